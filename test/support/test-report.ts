import { relative } from 'node:path'
import type { EventData } from 'node:test'

/** What became of the tests of one group. */
export interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

/** What became of one file. */
export interface FileReport {
  counts: TestCounts
  /** For each failure where it is and what it says. */
  failures: string[]
  /** How many tests were skipped, by reason. */
  skips: Record<string, number>
  /** Seconds of a processor that its process, and the processes that this one started, took for it. */
  processorSeconds?: number
}

export interface TestEvent {
  type: string
  data: unknown
}

export const noCounts: TestCounts = { passed: 0, failed: 0, skipped: 0 }

export function addCounts(a: TestCounts, b: TestCounts): TestCounts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** The line that ends a run: `12 passed, 0 failed`, with `, 3 skipped` when some were. */
export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function describeError(error: unknown): string {
  const cause = (error as { cause?: unknown } | undefined)?.cause ?? error
  const { stack, message } = (cause ?? {}) as { stack?: string; message?: string }
  return String(stack ?? message ?? cause)
    .split('\n')
    .filter((line) => !line.includes('node:internal'))
    .join('\n')
}

/** Text that belongs to the line above it. */
export const indent = (text: string) => text.trimEnd().replace(/^/gm, '      ')

/** Gathers the events of node:test's run() on one file: counts, and for each failure its name and its error. */
export class TestReport {
  readonly #root: string
  readonly #failures: string[] = []
  readonly #skips: Record<string, number> = {}
  counts: TestCounts = noCounts

  /** @param root what names of files are printed relative to */
  constructor(root: string) {
    this.#root = root
  }

  /** Takes one event of the stream. */
  add({ type, data }: TestEvent): void {
    if (type === 'test:fail') this.#addFailure(data as EventData.TestFail)
    else if (type === 'test:pass') this.#addSkip(data as EventData.TestPass)
    else if (type === 'test:diagnostic') this.#addLateError(data as EventData.TestDiagnostic)
    else if (type === 'test:summary') this.#addSummary(data as EventData.TestSummary)
  }

  /** Notes a failure of the file that none of its tests has told of. */
  addFault(what: string): void {
    this.#failures.push(what)
    this.counts = addCounts(this.counts, { ...noCounts, failed: 1 })
  }

  result(): FileReport {
    return { counts: this.counts, failures: this.#failures, skips: this.#skips }
  }

  #addFailure({ name, file, line, details, todo }: EventData.TestFail): void {
    if (todo !== undefined && todo !== false) return
    const error = details.error as Error & { failureType?: string }
    // A suite or a file fails because of what is in it, which has been noted.
    if (error.failureType === 'subtestsFailed') return
    const where = file ? `${relative(this.#root, file)}:${line} ` : ''
    this.#failures.push(`${where}${name}\n${indent(describeError(error))}`)
  }

  /** An error that came when its test was over, which the summary counts. */
  #addLateError({ message }: EventData.TestDiagnostic): void {
    if (message.startsWith('Error: ')) this.#failures.push(message)
  }

  #addSkip({ skip }: EventData.TestPass): void {
    if (skip === undefined || skip === false) return
    const reason = typeof skip === 'string' && skip ? skip : 'no reason given'
    this.#skips[reason] = (this.#skips[reason] ?? 0) + 1
  }

  #addSummary({ file, counts, success }: EventData.TestSummary): void {
    if (file !== undefined) return
    const skipped = counts.skipped + counts.todo
    const failed = counts.tests - counts.passed - skipped
    // A suite or file can fail around its tests (a hook, an exit code) while each of them passed.
    this.counts = addCounts(this.counts, {
      passed: counts.passed,
      failed: success ? failed : Math.max(failed, 1),
      skipped,
    })
  }
}
