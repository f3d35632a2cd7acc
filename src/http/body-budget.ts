import { UnavailableError } from '../errors.ts'

const RETRY_AFTER_S = 5

/** A larger body needs room in the budget. */
export const BIG_BODY_BYTES = 256 * 1024
/** Two bodies of the greatest size in the process. */
const ROOM_BYTES = 20 * 1024 * 1024
const MOST_WAITING = 64
const MOST_WAIT_MS = 15_000

interface Waiting {
  hold: BodyHold
  bytes: number
  enter: () => void
}

export interface BodyBudgetOptions {
  roomBytes?: number
  waitMs?: number
  mostWaiting?: number
}

/**
 * How many bytes of big bodies a process holds at a time, from when they come in until their request was answered; one store can have
 * half of them. Whoever finds no room waits, first come first served, but nobody waits for another store's own limit.
 */
export class BodyBudget {
  readonly #options: Required<BodyBudgetOptions>
  #waiting: Waiting[] = []
  #usedBytes = 0
  readonly #usedBy = new Map<number, number>()

  constructor(options: BodyBudgetOptions = {}) {
    this.#options = { roomBytes: ROOM_BYTES, waitMs: MOST_WAIT_MS, mostWaiting: MOST_WAITING, ...options }
  }

  get usedBytes(): number {
    return this.#usedBytes
  }

  get waitingCount(): number {
    return this.#waiting.length
  }

  /** What one request of the store will hold: nothing yet. Release it whatever becomes of the request. */
  hold(storeId: number): BodyHold {
    return new BodyHold(this, storeId)
  }

  /** @throws {UnavailableError} when too many wait, nothing became free in time, or the signal came first. */
  async enter(hold: BodyHold, bytes: number, signal: AbortSignal): Promise<void> {
    const { mostWaiting, waitMs } = this.#options
    await new Promise<void>((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
        then()
      }
      const waiting: Waiting = { hold, bytes, enter: () => settle(resolve) }
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting)
        settle(() => reject(new UnavailableError(RETRY_AFTER_S)))
      }
      const timer = setTimeout(leave, waitMs)
      signal.addEventListener('abort', leave)
      this.#waiting.push(waiting)
      this.#letIn()
      if (this.#waiting.length > mostWaiting) leave()
    })
  }

  /** Adds to the bytes of a hold, or subtracts from them. */
  change(hold: BodyHold, bytes: number): void {
    const used = (this.#usedBy.get(hold.storeId) ?? 0) + bytes
    if (used > 0) this.#usedBy.set(hold.storeId, used)
    else this.#usedBy.delete(hold.storeId)
    this.#usedBytes += bytes
    hold.bytes += bytes
    if (bytes < 0) this.#letIn()
  }

  #letIn(): void {
    for (const one of [...this.#waiting]) {
      const used = this.#usedBy.get(one.hold.storeId) ?? 0
      if (used > 0 && used + one.bytes > this.#options.roomBytes / 2) continue
      // Nobody passes the first in the queue: smaller ones behind it could keep it waiting for ever.
      if (this.#usedBytes > 0 && this.#usedBytes + one.bytes > this.#options.roomBytes) return
      this.#waiting = this.#waiting.filter((other) => other !== one)
      this.change(one.hold, one.bytes)
      one.enter()
    }
  }
}

/** What one request holds of a budget. */
export class BodyHold {
  readonly #budget: BodyBudget
  readonly storeId: number
  /** Set by the budget. */
  bytes = 0

  constructor(budget: BodyBudget, storeId: number) {
    this.#budget = budget
    this.storeId = storeId
  }

  /**
   * Waits for room, once.
   * @throws {UnavailableError}
   */
  take(bytes: number, signal: AbortSignal): Promise<void> {
    return this.#budget.enter(this, bytes, signal)
  }

  /** Gives back what was taken beyond these bytes. */
  keep(bytes: number): void {
    if (bytes < this.bytes) this.#budget.change(this, bytes - this.bytes)
  }

  release(): void {
    this.keep(0)
  }
}
