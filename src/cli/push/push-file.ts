import type { Readable } from 'node:stream'
import type { Spiel } from '../../../sdk/src/index.ts'
import type { FeedEntry, FeedFormat, FeedKind } from '../../feeds/feed-entry.ts'
import type { Feed, ReadFeedOptions } from '../../feeds/read-feed.ts'
import { ErrorFile, errorFileOf } from './error-file.ts'
import { PushLedger } from './push-ledger.ts'
import type { PushProgress } from './push-progress.ts'
import {
  identifyFile,
  type PushCounts,
  type PushIdentity,
  type PushState,
  readState,
  removeState,
  writeState,
} from './push-state.ts'

/** At most three a second: what is lost with a kill is sent again, which changes nothing. */
const STATE_INTERVAL_MS = 300
/** A long run of unreadable lines must not pile up behind a batch that is not full yet. */
const MOST_WAITING = 10_000

export type ReadFeed = (
  source: { path: string } | { stream: Readable; name: string },
  options: ReadFeedOptions,
) => Promise<Feed>

export interface PushFileOptions {
  format?: FeedFormat
  kind?: FeedKind
  shopUrl?: string
  resume: boolean
  batchSize: number
  concurrency: number
}

export interface PushFileInput {
  /** A path, or `-` for standard input. */
  file: string
  stdin: Readable
  options: PushFileOptions
  /** Where and as whom it is sent, for the state file. */
  target: Pick<PushIdentity, 'url' | 'keyPrefix'>
  spiel: Spiel
  readFeed: ReadFeed
  progress: PushProgress
  /** Soft stop: batches under way finish and the state is kept. */
  stopSignal: AbortSignal
  /** Hard stop. */
  signal: AbortSignal
  now: () => number
}

export interface FileOutcome {
  file: string
  format: FeedFormat
  kind: FeedKind
  counts: PushCounts
  /** Items that this run, not an earlier one, got answers for. */
  itemsThisRun: number
  resumed: boolean
  errorFile: string | null
  /** False when it was stopped or broke off; then `fault` says why, unless it was a stop. */
  complete: boolean
  fault: unknown
}

/** Keeps the ledger, the error file and the state file in step. Without a path to keep a state beside, there is none. */
class Bookkeeping {
  readonly ledger: PushLedger
  readonly errors: ErrorFile
  readonly resumed: boolean
  readonly #path: string | null
  readonly #identity: PushIdentity | null
  readonly #progress: PushProgress
  readonly #now: () => number
  #savedAtMs = 0
  #canSave = true

  constructor(input: PushFileInput, identity: PushIdentity | null, state: PushState | null) {
    this.#path = input.file === '-' ? null : input.file
    this.#identity = identity
    this.#progress = input.progress
    this.#now = input.now
    this.resumed = state !== null
    this.ledger = new PushLedger(
      state?.counts ?? { items: 0, stored: 0, failed: 0, unreadable: 0 },
      state?.entriesDone ?? 0,
    )
    this.errors = new ErrorFile(errorFileOf(this.#path ?? 'stdin'), state?.errorBytes ?? 0)
  }

  note(lines: ReturnType<PushLedger['settle']>): void {
    this.errors.append(lines)
    this.#progress.update(this.ledger.bytesDone, this.ledger.counts)
    if (this.#now() - this.#savedAtMs >= STATE_INTERVAL_MS) this.save()
  }

  save(): void {
    if (this.#path === null || this.#identity === null || !this.#canSave || this.ledger.entriesDone === 0) return
    this.#savedAtMs = this.#now()
    const { entriesDone, counts } = this.ledger
    try {
      writeState(this.#path, { version: 1, ...this.#identity, entriesDone, errorBytes: this.errors.bytes, counts })
    } catch (error) {
      this.#canSave = false
      this.#progress.note(
        `Cannot write the state file, so an interruption would start from the beginning: ${(error as Error).message}`,
      )
    }
  }

  close(complete: boolean): void {
    this.errors.append(this.ledger.settle())
    this.errors.close()
    if (complete && this.#path !== null) removeState(this.#path)
    else this.save()
  }
}

/**
 * Sends one file, going on where an interrupted push of the same file stopped. A fault of the server ends in the outcome,
 * with the state saved. @throws when the file cannot be read at all (FeedFormatError, ENOENT).
 */
export async function pushFile(input: PushFileInput): Promise<FileOutcome> {
  const { file, options, progress } = input
  const reading = { format: options.format, kind: options.kind, shopUrl: options.shopUrl }
  const identity =
    file === '-' ? null : { ...(await identifyFile(file)), ...input.target, reading: JSON.stringify(reading) }
  const feed = await input.readFeed(file === '-' ? { stream: input.stdin, name: 'stdin' } : { path: file }, reading)
  const books = new Bookkeeping(input, identity, stateToResume(input, identity))
  const itemsBefore = books.ledger.counts.items
  progress.start(file === '-' ? 'stdin' : file, feed.totalBytes)
  noteIgnoredColumns(progress, feed)
  let fault: unknown = null
  try {
    await sendEntries(input, feed, books)
  } catch (error) {
    fault = error
  }
  const complete = fault === null && !input.stopSignal.aborted
  books.close(complete)
  progress.stop()
  const { counts } = books.ledger
  return {
    ...{ file, format: feed.format, kind: feed.kind, counts, complete, fault },
    itemsThisRun: counts.items - itemsBefore,
    resumed: books.resumed,
    errorFile: counts.failed + counts.unreadable > 0 ? books.errors.path : null,
  }
}

function stateToResume({ file, options, progress }: PushFileInput, identity: PushIdentity | null): PushState | null {
  if (identity === null || !options.resume) return null
  const { state, reason } = readState(file, identity)
  if (reason) progress.note(`${file}: an earlier push was interrupted, but ${reason}; starting from the beginning`)
  if (state) progress.note(`${file}: going on after ${state.entriesDone} entries that an earlier push has sent`)
  return state
}

/** Several pushes one after the other when the ledger fills up; each sends what it has read before the next begins. */
async function sendEntries(input: PushFileInput, feed: Feed, books: Bookkeeping): Promise<void> {
  const { spiel, options, signal, stopSignal } = input
  const entries = feed.items[Symbol.asyncIterator]()
  const room = feed.kind === 'orders' ? spiel.orders : spiel.catalog
  let skip = books.ledger.entriesDone
  let ended = false

  async function* items() {
    while (!stopSignal.aborted) {
      const next: IteratorResult<FeedEntry> = await entries.next()
      if (next.done) {
        ended = true
        return
      }
      if (skip > 0) {
        skip -= 1
        if (skip === 0) input.progress.resumeAt(next.value.bytesRead, books.ledger.counts)
        continue
      }
      const entry = next.value
      if ('problem' in entry) books.ledger.readProblem(entry.line, entry.bytesRead, entry.problem)
      else {
        books.ledger.readItem(entry.line, entry.bytesRead)
        yield entry.item as { externalId: string }
      }
      if (books.ledger.waiting >= MOST_WAITING) return
    }
  }

  const stopReading = () => void entries.return?.(undefined)?.then(undefined, () => {})
  stopSignal.addEventListener('abort', stopReading, { once: true })
  try {
    while (!ended && !stopSignal.aborted) {
      books.ledger.startPush()
      await room.push(items(), {
        batchSize: options.batchSize,
        concurrency: options.concurrency,
        keepErrors: false,
        signal,
        stopSignal,
        onBatch: (report) => books.note(books.ledger.acknowledge(report)),
      })
      books.note(books.ledger.settle())
    }
  } finally {
    stopSignal.removeEventListener('abort', stopReading)
    stopReading()
    // A pipe that stays open would keep the process alive.
    if (input.file === '-') input.stdin.destroy()
  }
}

/** A column whose name we do not know is more often a slip than a wish. */
export function noteIgnoredColumns(progress: PushProgress, { ignoredColumns }: Feed): void {
  if (ignoredColumns.length > 0) progress.note(`Columns that are not known and not sent: ${ignoredColumns.join(', ')}`)
}
