import { relative } from 'node:path'
import { run } from 'node:test'
import { addCounts, formatCounts, type TestCounts, TestReport } from './test-report.ts'

/** Two cores, and each embedded database takes some 300 MB. */
const CONCURRENCY = 2

export interface TestRunOptions {
  /** What file names are printed relative to, and where tests run. */
  root: string
  timeoutMs: number
  /** Whether a file that failed runs once more. */
  again: boolean
  print(line: string): void
}

export interface TestGroup {
  name: string
  files: string[]
  env: Record<string, string>
}

const noCounts: TestCounts = { passed: 0, failed: 0, skipped: 0 }

/** Runs one file in a process of its own and ends it when it takes too long, even when its tests are through. */
async function runFile(file: string, { root, timeoutMs, print }: TestRunOptions): Promise<TestReport> {
  const report = new TestReport(root, print)
  const timeout = new AbortController()
  const timer = setTimeout(() => {
    report.addTimeout(file, timeoutMs)
    timeout.abort()
  }, timeoutMs)
  for await (const event of run({ files: [file], concurrency: 1, cwd: root, signal: timeout.signal })) report.add(event)
  clearTimeout(timer)
  if (timeout.signal.aborted) report.counts.failed = Math.max(report.counts.failed, 1)
  return report
}

/** Prints the files that a group spends most of its time on. */
function printSlowest(seconds: Map<string, number>, { root, print }: TestRunOptions): void {
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, 5)
  const parts = slowest.map(([file, time]) => `${relative(root, file)} ${time.toFixed(0)} s`)
  print(`    slowest: ${parts.join(', ')}`)
}

/**
 * Runs the files of a group, two at a time, and prints each failure and the group's line. A file that failed runs once
 * more at the end, alone: what fails again counts as failed; what passes then was disturbed by its neighbour or by a slow
 * machine, which its line UNSTABLE says. Both failures are printed whole.
 */
export async function runTestGroup(group: TestGroup, options: TestRunOptions): Promise<TestCounts> {
  const { root, print } = options
  const startedAt = Date.now()
  Object.assign(process.env, group.env)
  const waiting = [...group.files]
  const seconds = new Map<string, number>()
  const reports = new Map<string, TestReport>()
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const fileStartedAt = Date.now()
      reports.set(file, await runFile(file, options))
      seconds.set(file, (Date.now() - fileStartedAt) / 1000)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  let counts = noCounts
  const skips = new Map<string, number>()
  for (const [file, first] of reports) {
    first.end()
    const report = first.counts.failed > 0 && options.again ? await runFile(file, options) : first
    if (report !== first) report.end()
    if (report !== first && report.counts.failed === 0) print(`    UNSTABLE ${relative(root, file)} passed alone`)
    counts = addCounts(counts, report.counts)
    for (const [reason, count] of report.skips) skips.set(reason, (skips.get(reason) ?? 0) + count)
  }
  for (const [reason, count] of skips) print(`    skipped ${count}: ${reason}`)
  const total = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (seconds.size > 5) printSlowest(seconds, options)
  print(`${group.name} (${group.files.length} files, ${total} s): ${formatCounts(counts)}`)
  return counts
}
