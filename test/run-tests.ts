import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium, startSharedBrowser } from './support/browser.ts'
import {
  isProcessWith,
  PostgresMissingError,
  type PostgresServer,
  startPostgresServer,
} from './support/postgres-server.ts'
import { runTestGroups, type TestGroup } from './support/run-test-files.ts'
import type { TestDatabaseKind } from './support/test-database.ts'
import { findTestFiles, longFirst, type TestFiles } from './support/test-files.ts'
import { addCounts, formatCounts, noCounts, type TestCounts } from './support/test-report.ts'

const ROOT = new URL('..', import.meta.url).pathname
const GUARD = new URL('./support/no-outside-calls.ts', import.meta.url).href
/** Says that a file hangs, and says nothing of its speed: the slowest takes a minute of a processor, its neighbours may take the rest. */
const HANG_MS = 20 * 60_000
const FULL_PROOF_HANG_MS = 2 * 3_600_000
/** Proofs start servers of their own. */
const FULL_PROOF_PROCESSES = 3
const RUN_FOLDER = 'spiel-test-run-'
/** Memory as a folder, as Linux has it. */
const MEMORY_FOLDER = '/dev/shm'
/** A run takes up to a fourth of it. */
const MEMORY_FOLDER_BYTES = 4 * 1024 ** 3
const HELP = `npm test -- [--embedded] [--postgres] [path ...]
npm run test:all -- [--rest]
npm run prove -- [path ...]

  --all        also the other kind of database, the tests in a browser and the proofs with small counts
  --rest       of these only what \`npm test\` leaves out
  --embedded   database tests on the embedded database only
  --postgres   database tests on a PostgreSQL server only
  --full       the proofs under test/proofs, and tests that have small and full counts as these have, with the full ones
  path         only test files whose path contains it, such as src/catalog, browser tests and proofs too

Without --embedded and --postgres database tests run on PostgreSQL where its programs are, else on the embedded database.`

/** Which test files a run is about. */
type Part = 'usual' | 'all' | 'rest'

const print = (line: string) => console.log(line)

/** A part that the machine lacks: one clear line; on CI a failure, or nobody would notice. */
function reportMissing(what: string): TestCounts {
  const onCi = process.env.CI === 'true'
  print(`${onCi ? 'FAILED' : 'MISSING'} ${what}`)
  return { ...noCounts, failed: onCi ? 1 : 0 }
}

async function startServer(): Promise<PostgresServer | TestCounts> {
  try {
    const server = await startPostgresServer({ fast: true })
    print(`PostgreSQL ${server.version} (${server.kind})`)
    return server
  } catch (error) {
    if (!(error instanceof PostgresMissingError)) throw error
    return reportMissing(`${error.message}: nothing is tested on a PostgreSQL server`)
  }
}

/** Proofs of what a database keeps: with small counts these run on the other kind too, with full counts all do. */
const ofDatabase = /\/(?:kills|cursor-walks|overlapping-pushes|database-restarts)\.proof\.ts$/

/** What runs where, the first kind of database being the usual one. Files that need no database see it too. */
function planGroups(
  files: TestFiles,
  [first, second]: TestDatabaseKind[],
  { part, isFull }: { part: Part; isFull: boolean },
): Omit<TestGroup, 'env'>[] {
  if (!first) return []
  const usual: (Omit<TestGroup, 'env'> | undefined)[] = [
    {
      ...{ name: 'tests', kind: first },
      files: longFirst([...files.plain, ...files.bothDatabases, ...files.databaseOnce, ...files.database]),
    },
    second && { name: 'about databases', kind: second, files: files.bothDatabases },
  ]
  const rest: typeof usual = [
    {
      ...{ name: 'proofs and in a browser', kind: first },
      files: longFirst([...files.browser, ...files.proofsOnce, ...files.proofs]),
    },
    second && {
      ...{ name: 'proofs and with a database', kind: second },
      files: longFirst([
        ...(isFull ? [...files.proofsOnce, ...files.proofs] : files.proofs.filter((file) => ofDatabase.test(file))),
        ...files.database,
      ]),
    },
  ]
  const groups = part === 'usual' ? usual : part === 'rest' ? rest : [...usual, ...rest]
  // A process has to start anew for the other kind.
  return [first, second].flatMap((kind) =>
    groups.filter((group) => group !== undefined).filter((group) => group.kind === kind && group.files.length > 0),
  )
}

/**
 * Where test data goes: into memory where there is room, since each database is some 40 MB of files, and writing them takes a
 * busy disk many times as long. Proofs with full counts are about the real thing.
 */
function scratchFolder(full: boolean): string {
  if (full || !existsSync(MEMORY_FOLDER)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize >= MEMORY_FOLDER_BYTES ? MEMORY_FOLDER : tmpdir()
}

/** What runs that were killed have left behind. */
function removeFormerRuns(scratch: string): void {
  for (const name of readdirSync(scratch).filter((entry) => entry.startsWith(RUN_FOLDER))) {
    const pid = Number.parseInt(name.slice(RUN_FOLDER.length), 10)
    if (pid > 0 && !isProcessWith(pid, 'run-tests')) rmSync(join(scratch, name), { recursive: true, force: true })
  }
}

/** What every test process gets. The folder is removed at exit. */
function prepareEnvironment(full: boolean): void {
  // Pages under test load the widget; its size is checked by `npm run verify`.
  spawnSync(process.execPath, [`${ROOT}scripts/build-widget.ts`, '--quiet'], { stdio: 'inherit' })
  spawnSync(process.execPath, [`${ROOT}scripts/build-dashboard.ts`, '--quiet'], { stdio: 'inherit' })
  // Else each process would learn for a minute by itself, after a change of what is learned from.
  spawnSync(process.execPath, [`${ROOT}scripts/build-lessons.ts`, '--quiet'], { stdio: 'inherit' })
  const scratch = scratchFolder(full)
  removeFormerRuns(scratch)
  const runFolder = mkdtempSync(join(scratch, `${RUN_FOLDER}${process.pid}-`))
  process.once('exit', () => rmSync(runFolder, { recursive: true, force: true }))
  // The exit handlers of this file, of the servers and of the browser clean up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  Object.assign(process.env, {
    SPIEL_TEST_RUN_DIR: runFolder,
    TMPDIR: scratch,
    // Processes that tests start load the same modules again and again, in the next run too. It is where the server has its own.
    NODE_COMPILE_CACHE: `${ROOT}node_modules/.cache/spiel`,
    SPIEL_PROOF: full ? 'full' : 'short',
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${GUARD}`].filter(Boolean).join(' '),
  })
}

async function runAll(files: TestFiles, kinds: TestDatabaseKind[], part: Part, full: boolean): Promise<TestCounts> {
  let total = noCounts
  prepareEnvironment(full)
  const started = kinds.includes('postgres') ? await startServer() : undefined
  const server = started && 'url' in started ? started : undefined
  if (started && 'failed' in started) total = addCounts(total, started)
  const there = server ? kinds : kinds.filter((kind) => kind !== 'postgres')
  const groups = planGroups(files, there, { part, isFull: full })
  const opensBrowser = groups.some((group) => group.files.some((file) => files.browser.includes(file)))
  if (opensBrowser && !findChromium()) {
    total = addCounts(total, reportMissing(`No Chromium found: ${files.browser.length} files skip their browser tests`))
  }
  const browser = opensBrowser && findChromium() ? await startSharedBrowser() : undefined
  const options = full
    ? { root: ROOT, hangMs: FULL_PROOF_HANG_MS, processes: FULL_PROOF_PROCESSES, print }
    : { root: ROOT, hangMs: HANG_MS, print }
  try {
    const withEnv = groups.map((group) => ({
      ...group,
      env: { SPIEL_TEST_DATABASE: group.kind, SPIEL_TEST_POSTGRES_URL: server?.url ?? '', ...browser?.env },
    }))
    total = addCounts(total, await runTestGroups(withEnv, options))
  } finally {
    await browser?.close()
    await server?.stop()
  }
  return total
}

async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { embedded: flag, postgres: flag, all: flag, rest: flag, full: flag, help: flag },
  })
  if (values.help) return print(HELP)
  const files = findTestFiles(ROOT, positionals, values.full)
  const nothing = Object.values(files).every((list) => list.length === 0)
  if (nothing) print(`No test file matches ${positionals.join(' ') || 'anything'}`)
  const kinds: TestDatabaseKind[] =
    values.embedded === values.postgres ? ['postgres', 'embedded'] : [values.embedded ? 'embedded' : 'postgres']
  const isAll = values.all || values.full || positionals.length > 0
  const total = await runAll(files, kinds, values.rest ? 'rest' : isAll ? 'all' : 'usual', values.full)
  print(formatCounts(total))
  process.exit(total.failed > 0 || nothing ? 1 : 0)
}

await main()
