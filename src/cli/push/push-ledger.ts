import type { BatchReport } from '../../../sdk/src/index.ts'
import type { ErrorLine } from './error-file.ts'
import type { PushCounts } from './push-state.ts'

interface Entry {
  line: number
  bytesRead: number
  isItem: boolean
  done: boolean
  error: ErrorLine | null
}

/**
 * The entries that were read but are not finished, in the order of the file. Answers come in any order; entries leave from the front
 * only, so that "the first n are done" is always true and error lines are in the order of the input.
 */
export class PushLedger {
  readonly counts: PushCounts
  entriesDone: number
  bytesDone = 0
  #waiting: Entry[] = []
  readonly #items = new Map<number, Entry>()
  #nextIndex = 0

  constructor(counts: PushCounts, entriesDone: number) {
    this.counts = { ...counts }
    this.entriesDone = entriesDone
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** A new call of the client's push begins; it counts its items from 0 again. */
  startPush(): void {
    this.#items.clear()
    this.#nextIndex = 0
  }

  readItem(line: number, bytesRead: number): void {
    const entry = { line, bytesRead, isItem: true, done: false, error: null }
    this.#waiting.push(entry)
    this.#items.set(this.#nextIndex, entry)
    this.#nextIndex += 1
  }

  readProblem(line: number, bytesRead: number, problem: string): void {
    const error = { line, externalId: null, code: 'unreadable', message: problem, issues: [] }
    this.#waiting.push({ line, bytesRead, isItem: false, done: true, error })
  }

  /** Notes a batch as answered and returns the error lines that may now be written. */
  acknowledge({ indexes, errors }: Pick<BatchReport, 'indexes' | 'errors'>): ErrorLine[] {
    for (const { index, externalId, code, message, issues } of errors) {
      const entry = this.#items.get(index)
      if (entry) entry.error = { line: entry.line, externalId, code, message, issues }
    }
    for (const index of indexes) {
      const entry = this.#items.get(index)
      if (entry) entry.done = true
      this.#items.delete(index)
    }
    return this.settle()
  }

  /** Lets finished entries leave from the front; returns their errors. */
  settle(): ErrorLine[] {
    const firstOpen = this.#waiting.findIndex((entry) => !entry.done)
    const finished = this.#waiting.splice(0, firstOpen === -1 ? this.#waiting.length : firstOpen)
    const lines: ErrorLine[] = []
    for (const entry of finished) {
      if (entry.error) lines.push(entry.error)
      if (!entry.isItem) this.counts.unreadable += 1
      else {
        this.counts.items += 1
        this.counts[entry.error ? 'failed' : 'stored'] += 1
      }
      this.bytesDone = entry.bytesRead
    }
    this.entriesDone += finished.length
    return lines
  }
}
