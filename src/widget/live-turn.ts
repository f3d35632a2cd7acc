import type { TurnEvent } from '../conversations/turn.ts'
import type { TurnStep } from './turns.queries.ts'

/** A turn that is being answered in this process: its events so far, and who waits for the next. */
export class LiveTurn {
  readonly number: number
  readonly steps: TurnStep[] = []
  readonly #waiting = new Set<() => void>()
  #isOver = false
  /** Set when the turn failed before it said anything, or when it is unknown whether its answer was stored. */
  failure: unknown
  readonly over: Promise<void>
  #settle: () => void = () => {}

  constructor(number: number) {
    this.number = number
    this.over = new Promise((resolve) => {
      this.#settle = resolve
    })
  }

  add(event: TurnEvent): void {
    if (this.#isOver) return
    this.steps.push({ seq: (this.steps.at(-1)?.seq ?? 0) + 1, event: storable(event) })
    this.#wake()
  }

  end(): void {
    this.#isOver = true
    this.#settle()
    this.#wake()
  }

  /** The events after `seq`, each as it comes, to the last. A slow reader delays nobody else. */
  async *follow(seq: number, signal: AbortSignal): AsyncGenerator<TurnStep> {
    let next = this.steps.findIndex((step) => step.seq > seq)
    if (next < 0) next = this.steps.length
    while (!signal.aborted) {
      const step = this.steps[next]
      if (step) {
        next++
        yield step
      } else if (this.#isOver) return
      else await this.#changed(signal)
    }
  }

  #changed(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      this.#waiting.add(wake)
      signal.addEventListener('abort', wake)
    })
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake()
  }
}

/** PostgreSQL stores neither U+0000 nor half a surrogate pair, and what is kept must be what was sent. */
function storable(event: TurnEvent): TurnEvent {
  const json = JSON.stringify(event)
  if (!/\\u(0000|d[89a-f])/i.test(json)) return event
  return JSON.parse(json, (_key, value) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  )
}
