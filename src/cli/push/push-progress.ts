import type { Writable } from 'node:stream'
import { SingleBar } from 'cli-progress'
import { printable } from '../../shared/printable.ts'
import { printLines, printOverBar } from '../../shared/terminal.ts'
import type { PushCounts } from './push-state.ts'

const LINE_INTERVAL_MS = 10_000

export interface PushProgress {
  /** `totalBytes` null when the end of the input is not known. */
  start(name: string, totalBytes: number | null): void
  /** So much was done by an earlier run and says nothing of this one's pace. */
  resumeAt(bytes: number, counts: PushCounts): void
  update(bytes: number, counts: PushCounts): void
  /** The rate limit lets nothing through for a while. */
  waiting(waitMs: number): void
  /** A sentence for the user that must not be lost. */
  note(text: string): void
  stop(): void
}

export interface ProgressOptions {
  stderr: Writable & { isTTY?: boolean; columns?: number }
  quiet: boolean
  now: () => number
}

/** A bar on a terminal, a line every ten seconds elsewhere, only notes with `quiet`. */
export function createProgress(options: ProgressOptions): PushProgress {
  if (options.quiet) return new LineProgress(options, Number.POSITIVE_INFINITY)
  return options.stderr.isTTY ? new BarProgress(options) : new LineProgress(options, LINE_INTERVAL_MS)
}

/** What has been reached in this run, in words. */
class Meter {
  readonly #now: () => number
  #startedAtMs = 0
  #firstBytes = 0
  #firstItems = 0
  totalBytes: number | null = null
  bytes = 0
  counts: PushCounts = { items: 0, stored: 0, failed: 0, unreadable: 0 }

  constructor(now: () => number) {
    this.#now = now
  }

  start(totalBytes: number | null): void {
    this.#startedAtMs = this.#now()
    this.#firstBytes = 0
    this.#firstItems = 0
    this.totalBytes = totalBytes
    this.bytes = 0
  }

  resumeAt(bytes: number, counts: PushCounts): void {
    this.#firstBytes = bytes
    this.#firstItems = counts.items
    this.update(bytes, counts)
  }

  update(bytes: number, counts: PushCounts): void {
    this.bytes = bytes
    this.counts = { ...counts }
  }

  get percent(): number | null {
    return this.totalBytes ? Math.min(100, Math.floor((this.bytes / this.totalBytes) * 100)) : null
  }

  get itemsPerSecond(): number {
    const seconds = (this.#now() - this.#startedAtMs) / 1000
    return seconds > 0 ? Math.round((this.counts.items - this.#firstItems) / seconds) : 0
  }

  /** By the mean pace of the whole run: the rate limit lets requests go in bursts, so any shorter mean jumps about. */
  get timeLeft(): string {
    const done = this.bytes - this.#firstBytes
    // Read to the end is not sent to the end: the feed counts whole blocks that it has taken in.
    if (!this.totalBytes || done <= 0 || this.bytes >= this.totalBytes) return ''
    const leftMs = ((this.#now() - this.#startedAtMs) / done) * (this.totalBytes - this.bytes)
    return `${durationText(leftMs)} left`
  }

  get text(): string {
    const failed = this.counts.failed + this.counts.unreadable
    const parts = [
      `${this.counts.items} items`,
      `${this.itemsPerSecond}/s`,
      failed > 0 ? `${failed} failed` : '',
      this.timeLeft,
    ]
    return parts.filter((part) => part !== '').join(', ')
  }
}

class BarProgress implements PushProgress {
  readonly #stderr: ProgressOptions['stderr']
  readonly #meter: Meter
  #bar: SingleBar | null = null
  #name = ''

  constructor({ stderr, now }: ProgressOptions) {
    this.#stderr = stderr
    this.#meter = new Meter(now)
  }

  start(name: string, totalBytes: number | null): void {
    this.#name = printable(name)
    this.#meter.start(totalBytes)
    const format = totalBytes === null ? '{name} {text}' : '{name} [{bar}] {percentage}% {text}'
    this.#bar = new SingleBar({
      ...{
        format,
        stream: this.#stderr,
        fps: 5,
        barsize: 24,
        hideCursor: true,
        barCompleteChar: '=',
        barIncompleteChar: ' ',
      },
      // It would exit the process by itself on SIGINT, before batches under way have finished.
      gracefulExit: false,
    })
    this.#bar.start(totalBytes ?? 1, 0, { name: this.#name, text: '' })
  }

  resumeAt(bytes: number, counts: PushCounts): void {
    this.#meter.resumeAt(bytes, counts)
    this.#show(this.#meter.text)
  }

  update(bytes: number, counts: PushCounts): void {
    this.#meter.update(bytes, counts)
    this.#show(this.#meter.text)
  }

  waiting(waitMs: number): void {
    this.#show(`${this.#meter.text}, rate limit: next batch in ${durationText(waitMs)}`)
  }

  #show(text: string): void {
    const reached = this.#meter.totalBytes === null ? 0 : Math.min(this.#meter.bytes, this.#meter.totalBytes)
    this.#bar?.update(reached, { name: this.#name, text })
  }

  note(text: string): void {
    if (this.#bar) printOverBar(text, this.#stderr)
    else printLines([text], this.#stderr)
    this.#bar?.render()
  }

  stop(): void {
    this.#bar?.stop()
    this.#bar = null
  }
}

class LineProgress implements PushProgress {
  readonly #stderr: Writable
  readonly #now: () => number
  readonly #meter: Meter
  readonly #intervalMs: number
  #name = ''
  #shownAtMs = 0

  constructor({ stderr, now }: ProgressOptions, intervalMs: number) {
    this.#stderr = stderr
    this.#now = now
    this.#meter = new Meter(now)
    this.#intervalMs = intervalMs
  }

  start(name: string, totalBytes: number | null): void {
    this.#name = name
    this.#meter.start(totalBytes)
    this.#shownAtMs = this.#now()
  }

  resumeAt(bytes: number, counts: PushCounts): void {
    this.#meter.resumeAt(bytes, counts)
  }

  update(bytes: number, counts: PushCounts): void {
    this.#meter.update(bytes, counts)
    this.#show('')
  }

  waiting(waitMs: number): void {
    this.#show(`, rate limit: next batch in ${durationText(waitMs)}`)
  }

  #show(more: string): void {
    if (this.#now() - this.#shownAtMs < this.#intervalMs) return
    this.#shownAtMs = this.#now()
    const percent = this.#meter.percent
    this.note(`${this.#name}: ${percent === null ? '' : `${percent}%, `}${this.#meter.text}${more}`)
  }

  note(text: string): void {
    printLines([text], this.#stderr)
  }

  stop(): void {}
}

/** `1 h 5 min`, `2 min 10 s`, `39 s`, `0.4 s`. */
export function durationText(ms: number): string {
  if (ms < 9_950) return `${(Math.max(0, ms) / 1000).toFixed(1)} s`
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
