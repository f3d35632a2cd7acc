/** Work done in one go before others have their turn. */
const SLICE_MS = 10

const waiting: (() => void)[] = []

/** One continuation in each turn of the event loop: slices of several requests would otherwise add up in a single one. */
function giveTurn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(giveTurn)
}

/** Resolves in a turn of the event loop in which no other long work goes on. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(giveTurn)
  })
}

/**
 * Long work in slices of some 10 ms: ask `isSpent` after each small step, and `await rest()` when it says so. The time is that of the
 * clock, which a busy machine can only make too early.
 */
export class Slices {
  #endMs = performance.now() + SLICE_MS

  get isSpent(): boolean {
    return performance.now() >= this.#endMs
  }

  async rest(): Promise<void> {
    await nextTurn()
    this.#endMs = performance.now() + SLICE_MS
  }
}

/** Does something with each of many, letting others have their turn in between. */
export async function forEachYielding<T>(
  list: Iterable<T>,
  step: (one: T, index: number) => void,
  slices: Slices = new Slices(),
): Promise<void> {
  let index = 0
  for (const one of list) {
    step(one, index++)
    if (slices.isSpent) await slices.rest()
  }
}
