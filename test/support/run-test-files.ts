import { relative } from 'node:path'
import type { TestDatabaseKind } from './test-database.ts'
import { addCounts, formatCounts, indent, noCounts, type TestCounts } from './test-report.ts'
import { type FileResult, WorkerProcess } from './worker-process.ts'

/**
 * How many processes run the files of a group. Four on two cores: they wait for each other's servers a good part of the time, and
 * beside other work they get so much more of the processors.
 */
const MOST_PROCESSES = 4
/** Each takes up to so much: what it loaded, and an embedded database of some 300 MB. */
const PROCESS_BYTES = 1.5 * 1024 ** 3

const processCount = Math.max(2, Math.min(MOST_PROCESSES, Math.floor(process.availableMemory() / PROCESS_BYTES)))

export interface TestRunOptions {
  /** What file names are printed relative to, and where tests run. */
  root: string
  /** After which a file is taken to hang. */
  hangMs: number
  print(line: string): void
}

export interface TestGroup {
  name: string
  /** The database that its files open. */
  kind: TestDatabaseKind
  /** Absolute paths. */
  files: string[]
  /** What its processes get beside this one's environment. */
  env: Record<string, string>
  /** How many of them run it; by default up to four. */
  processes?: number
}

function printFailures(file: string, { failures, output }: FileResult, { root, print }: TestRunOptions): void {
  const name = relative(root, file)
  for (const failure of failures) print(`    FAILED ${failure.startsWith(name) ? failure : `${name} ${failure}`}`)
  if (output) print(`    printed by ${name}:\n${indent(output)}`)
}

/** Prints the files that a group spends most of its time on. */
function printSlowest(seconds: Map<string, number>, { root, print }: TestRunOptions): void {
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, 5)
  const parts = slowest.map(([file, time]) => `${relative(root, file)} ${time.toFixed(0)} s`)
  print(`    slowest: ${parts.join(', ')}`)
}

/** Runs the files of a group in up to four processes, each one file after the other, and prints each failure and the group's line. */
export async function runTestGroup(
  { name, kind, files, env, processes = processCount }: TestGroup,
  options: TestRunOptions,
): Promise<TestCounts> {
  const { root, hangMs, print } = options
  const startedAt = Date.now()
  const waiting = [...files]
  const seconds = new Map<string, number>()
  const skips = new Map<string, number>()
  let counts = noCounts
  const work = async () => {
    let worker: WorkerProcess | undefined
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (!worker || worker.hasEnded) worker = new WorkerProcess(env, hangMs)
      const fileStartedAt = Date.now()
      const result = await worker.run({ file, root })
      seconds.set(file, (Date.now() - fileStartedAt) / 1000)
      counts = addCounts(counts, result.counts)
      if (result.counts.failed > 0) printFailures(file, result, options)
      for (const [reason, count] of Object.entries(result.skips)) skips.set(reason, (skips.get(reason) ?? 0) + count)
    }
    const fault = await worker?.end()
    if (fault === undefined) return
    counts = addCounts(counts, { ...noCounts, failed: 1 })
    print(`    FAILED a process that ran files of this group ${fault}`)
  }
  await Promise.all(Array.from({ length: Math.min(processes, files.length) }, work))
  for (const [reason, count] of skips) print(`    skipped ${count}: ${reason}`)
  const total = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (seconds.size > 5) printSlowest(seconds, options)
  print(`${name}, ${kind} (${files.length} files, ${total} s): ${formatCounts(counts)}`)
  return counts
}
