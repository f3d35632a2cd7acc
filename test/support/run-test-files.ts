import { relative } from 'node:path'
import type { TestDatabaseKind } from './test-database.ts'
import { addCounts, formatCounts, indent, noCounts, type TestCounts } from './test-report.ts'
import { type FileResult, WorkerProcess } from './worker-process.ts'

/**
 * How many processes run files. Four on two cores: they wait for each other's servers a good part of the time, and beside other work
 * they get so much more of the processors.
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
  /** How many processes run files; by default up to four. */
  processes?: number
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
}

/** What has come of a group so far. */
class GroupRun {
  readonly group: TestGroup
  readonly env: string
  readonly #options: TestRunOptions
  readonly #seconds = new Map<string, number>()
  readonly #skips = new Map<string, number>()
  #startedAt = 0
  counts = noCounts

  constructor(group: TestGroup, options: TestRunOptions) {
    this.group = group
    this.env = JSON.stringify(group.env)
    this.#options = options
  }

  async run(file: string, worker: WorkerProcess): Promise<void> {
    const { root, print } = this.#options
    const startedAt = Date.now()
    this.#startedAt ||= startedAt
    const result = await worker.run({ file, root })
    this.#seconds.set(file, (Date.now() - startedAt) / 1000)
    this.counts = addCounts(this.counts, result.counts)
    if (process.env.TEST_FILE_TIMES) this.#printTime(file, result)
    if (result.counts.failed > 0) this.#printFailures(file, result)
    for (const [reason, count] of Object.entries(result.skips))
      this.#skips.set(reason, (this.#skips.get(reason) ?? 0) + count)
    if (this.#seconds.size < this.group.files.length) return
    const { name, kind, files } = this.group
    for (const [reason, count] of this.#skips) print(`    skipped ${count}: ${reason}`)
    if (files.length > 5) this.#printSlowest()
    const total = ((Date.now() - this.#startedAt) / 1000).toFixed(1)
    print(`${name}, ${kind} (${files.length} files, ${total} s): ${formatCounts(this.counts)}`)
  }

  #printFailures(file: string, { failures, output }: FileResult): void {
    const { root, print } = this.#options
    const name = relative(root, file)
    for (const failure of failures) print(`    FAILED ${failure.startsWith(name) ? failure : `${name} ${failure}`}`)
    if (output) print(`    printed by ${name}:\n${indent(output)}`)
  }

  /** How long a file took, of the clock and of a processor. */
  #printTime(file: string, { processorSeconds = 0 }: FileResult): void {
    const seconds = this.#seconds.get(file) ?? 0
    const name = relative(this.#options.root, file)
    this.#options.print(`    ${seconds.toFixed(1)} s, of a processor ${processorSeconds.toFixed(1)} s: ${name}`)
  }

  /** The files that the group spent most of its time on. */
  #printSlowest(): void {
    const slowest = [...this.#seconds].sort(([, a], [, b]) => b - a).slice(0, 5)
    const parts = slowest.map(([file, time]) => `${relative(this.#options.root, file)} ${time.toFixed(0)} s`)
    this.#options.print(`    slowest: ${parts.join(', ')}`)
  }
}

/**
 * Runs the files of groups in up to four processes, each one file after the other, and prints each failure and, when a group is done,
 * its line. A process that finds no more files of a group goes on with the next one, as another process where that has another
 * environment: so none waits for the last file of a group.
 */
export async function runTestGroups(groups: TestGroup[], options: TestRunOptions): Promise<TestCounts> {
  const runs = groups.map((group) => new GroupRun(group, options))
  const waiting = runs.flatMap((run) => run.group.files.map((file) => ({ run, file })))
  let faults = 0
  const end = async (worker: WorkerProcess | undefined) => {
    const fault = await worker?.end()
    if (fault === undefined) return
    faults++
    options.print(`    FAILED a process that ran test files ${fault}`)
  }
  const work = async () => {
    let worker: WorkerProcess | undefined
    let env = ''
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { run, file } = next
      if (worker && env !== run.env) await end(worker)
      if (!worker || worker.hasEnded) worker = new WorkerProcess(run.group.env, options.hangMs)
      env = run.env
      await run.run(file, worker)
    }
    await end(worker)
  }
  const { processes = processCount } = options
  await Promise.all(Array.from({ length: Math.min(processes, waiting.length) }, work))
  return runs.map(({ counts }) => counts).reduce(addCounts, { ...noCounts, failed: faults })
}
