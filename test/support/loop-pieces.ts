/** What the event loop of this process did while it was watched. Processor time of the main thread, not that of the clock. */
export interface LoopPieces {
  /** The longest turn of the loop: all that ran between two of its check phases, garbage collection included. */
  longestMs: number
  turns: number
  /** Of how many turns each took more than 50 ms. */
  over50Ms: number
}

/**
 * Watches the event loop until `stop()`. A chain of setImmediate reads the processor time of the main thread once in each turn, so that
 * what other threads and other processes do counts for nothing, however busy the machine is. The chain keeps the loop spinning: for
 * tests and measurements only.
 */
export function watchLoop(): { stop(): LoopPieces } {
  const pieces: LoopPieces = { longestMs: 0, turns: 0, over50Ms: 0 }
  let isOn = true
  let last = spentMs()
  const look = () => {
    const now = spentMs()
    const ms = now - last
    last = now
    pieces.turns++
    if (ms > pieces.longestMs) pieces.longestMs = ms
    if (ms > 50) pieces.over50Ms++
    if (isOn) setImmediate(look)
  }
  setImmediate(look)
  return {
    stop: () => {
      isOn = false
      return pieces
    },
  }
}

function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The least of `times` runs, numbered from 0: what a compiler or a collector of garbage adds to one of them is not the work's own. */
export async function leastPieces(times: number, work: (run: number) => Promise<void>): Promise<LoopPieces> {
  let least: LoopPieces | undefined
  for (let run = 0; run < times; run++) {
    const watch = watchLoop()
    let pieces: LoopPieces
    try {
      await work(run)
    } finally {
      pieces = watch.stop()
    }
    if (!least || pieces.longestMs < least.longestMs) least = pieces
  }
  return least as LoopPieces
}
