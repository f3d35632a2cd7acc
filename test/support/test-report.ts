import { relative } from 'node:path'
import type { EventData } from 'node:test'

/** What became of the tests of one group. */
export interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

const OUTPUT_LIMIT_CHARS = 8_000

export interface TestEvent {
  type: string
  data: unknown
}

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

const indent = (text: string) => text.trimEnd().replace(/^/gm, '      ')

/** Gathers the events of node:test's run(): counts, and for each failure its name, its error and what its file printed. */
export class TestReport {
  readonly #root: string
  readonly #print: (line: string) => void
  readonly #output = new Map<string, string>()
  readonly #failedFiles = new Set<string>()
  /** How many tests were skipped, by reason. */
  readonly skips = new Map<string, number>()
  counts: TestCounts = { passed: 0, failed: 0, skipped: 0 }

  constructor(root: string, print: (line: string) => void) {
    this.#root = root
    this.#print = print
  }

  /** Takes one event of the stream. */
  add({ type, data }: TestEvent): void {
    if (type === 'test:fail') this.#addFailure(data as EventData.TestFail)
    else if (type === 'test:pass') this.#addSkip(data as EventData.TestPass)
    else if (type === 'test:stdout' || type === 'test:stderr') this.#addOutput(data as EventData.TestStdout)
    else if (type === 'test:summary') this.#addSummary(data as EventData.TestSummary)
  }

  /** Notes that a file was ended because it took too long. */
  addTimeout(file: string, timeoutMs: number): void {
    this.#failedFiles.add(file)
    this.#print(`    FAILED ${this.#name(file)} took more than ${timeoutMs / 1000} s and was ended`)
  }

  /** Prints the output of files that failed. */
  end(): void {
    for (const file of this.#failedFiles) {
      const output = this.#output.get(file)
      if (output) this.#print(`    printed by ${this.#name(file)}:\n${indent(output)}`)
    }
  }

  #name(file: string | undefined): string {
    return file ? relative(this.#root, file) : '?'
  }

  #addFailure({ name, file, line, details, todo }: EventData.TestFail): void {
    if (todo !== undefined && todo !== false) return
    const error = details.error as Error & { failureType?: string }
    if (file) this.#failedFiles.add(file)
    // A suite or a file fails because of what is in it, which has been printed.
    if (error.failureType === 'subtestsFailed') return
    const where = name === file || !file ? this.#name(file ?? name) : `${this.#name(file)}:${line} ${name}`
    this.#print(`    FAILED ${where}\n${indent(describeError(error))}`)
  }

  #addSkip({ skip }: EventData.TestPass): void {
    if (skip === undefined || skip === false) return
    const reason = typeof skip === 'string' && skip ? skip : 'no reason given'
    this.skips.set(reason, (this.skips.get(reason) ?? 0) + 1)
  }

  #addOutput({ file, message }: EventData.TestStdout): void {
    if (!file) return
    this.#output.set(file, ((this.#output.get(file) ?? '') + message).slice(-OUTPUT_LIMIT_CHARS))
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
