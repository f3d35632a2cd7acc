import { ConflictError } from '../errors.ts'

/** Too many messages of one conversation wait, or one waited too long. */
export class BusyError extends ConflictError {
  constructor() {
    super('busy')
  }
}

const MOST_WAITING = 3

/** Lets one turn of a conversation through at a time, in the order of arrival in this process. */
export class TurnQueue {
  readonly #lines = new Map<string, { length: number; last: Promise<void> }>()

  /** Whether nobody is waiting: the next to enter has its turn at once. */
  isFree(conversationId: string): boolean {
    return !this.#lines.has(conversationId)
  }

  /**
   * Resolves when it is this caller's turn, with what ends it.
   * @param waitMs for each that came before
   * @throws {BusyError} when three wait already, or after that time
   */
  async enter(conversationId: string, waitMs: number): Promise<() => void> {
    const line = this.#lines.get(conversationId) ?? { length: 0, last: Promise.resolve() }
    if (line.length > MOST_WAITING) throw new BusyError()
    this.#lines.set(conversationId, line)
    line.length++
    const before = line.last
    let end: () => void = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    line.last = before.then(() => ended)
    const leave = () => {
      end()
      if (--line.length === 0) this.#lines.delete(conversationId)
    }
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, waitMs * (line.length - 1), 'late')
    })
    const first = await Promise.race([before, late])
    clearTimeout(timer)
    if (first !== 'late') return leave
    leave()
    throw new BusyError()
  }
}
