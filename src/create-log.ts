import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'
import { escapeJson } from './shared/printable.ts'

const STDOUT = 1
/** If whoever reads the log takes nothing for this long in all, the line is dropped, and nobody waits for the reader again until it reads. */
const STALLED_MS = 20
const PAUSE_MS = 5

/** Where log lines go: takes a whole line, or throws. */
export interface LogLines {
  write(line: string): void
}

/**
 * The log, which outlives its disk: a line that cannot be written (full disk, closed pipe, I/O error) is counted and dropped. The
 * first line after which writing works again is followed by one error line with `lostLines` and `fault`, the system's code.
 */
export function createLog(level: string, lines: LogLines = new StandardOutput()): Logger {
  let lostLines = 0
  let fault: string | undefined
  const log = pino(
    { level, hooks: { streamWrite: escapeJson } },
    {
      write: (line: string) => {
        try {
          lines.write(line)
        } catch (error) {
          lostLines++
          fault = (error as NodeJS.ErrnoException).code
          return
        }
        if (lostLines === 0) return
        const told = { lostLines, fault }
        lostLines = 0
        log.error(told, 'log lines could not be written')
        // The line that reports the lost lines was lost too.
        if (lostLines > 0) lostLines = told.lostLines
      },
    },
  )
  return log
}

/** Written at once: what was logged before a crash is there. */
class StandardOutput implements LogLines {
  /** A line that was cut off stands there without its end. */
  #isCut = false
  #isStalled = false

  write(line: string): void {
    const bytes = Buffer.from(this.#isCut ? `\n${line}` : line)
    let written = 0
    for (let waitedMs = 0; written < bytes.length; ) {
      try {
        written += writeSync(STDOUT, bytes, written)
        this.#isStalled = false
      } catch (error) {
        const isBusy = (error as NodeJS.ErrnoException).code === 'EAGAIN'
        if (isBusy && !this.#isStalled && waitedMs < STALLED_MS) {
          pause(PAUSE_MS)
          waitedMs += PAUSE_MS
          continue
        }
        this.#isStalled = isBusy
        this.#isCut ||= written > 0
        throw error
      }
    }
    this.#isCut = false
  }
}

const neverWoken = new Int32Array(new SharedArrayBuffer(4))
const pause = (ms: number): void => void Atomics.wait(neverWoken, 0, 0, ms)
