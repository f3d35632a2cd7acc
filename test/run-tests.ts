import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { parseArgs } from 'node:util'
import { findChromium } from './support/browser.ts'
import { PostgresMissingError, type PostgresServer, startPostgresServer } from './support/postgres-server.ts'
import { findTestFiles, type TestFiles } from './support/test-files.ts'
import { addCounts, formatCounts, type TestCounts, TestReport } from './support/test-report.ts'

const ROOT = new URL('..', import.meta.url).pathname
const GUARD = new URL('./support/no-outside-calls.ts', import.meta.url).href
/** Two cores, and each embedded database takes some 300 MB. */
const CONCURRENCY = 2
const FILE_TIMEOUT_MS = 300_000
const FULL_PROOF_TIMEOUT_MS = 3_600_000
const HELP = `npm test -- [--embedded] [--postgres] [path ...]
npm run prove -- [path ...]

  --embedded   database tests on the embedded database only
  --postgres   database tests on a PostgreSQL server only
  --full       the proofs under test/proofs only, with full counts
  path         only test files whose path contains it, such as src/catalog

Files that use test-database or test-app run on both kinds of database, all others once.`

interface Group {
  name: string
  files: string[]
  env: Record<string, string>
}

const print = (line: string) => console.log(line)

/** Runs one file in a process of its own and ends it when it takes too long, even when its tests are through. */
async function runFile(file: string, report: TestReport, timeoutMs: number): Promise<void> {
  const timeout = new AbortController()
  const timer = setTimeout(() => {
    report.addTimeout(file, timeoutMs)
    timeout.abort()
  }, timeoutMs)
  for await (const event of run({ files: [file], concurrency: 1, cwd: ROOT, signal: timeout.signal })) report.add(event)
  clearTimeout(timer)
}

/** Prints the files that a group spends most of its time on. */
function printSlowest(seconds: Map<string, number>): void {
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, 5)
  const parts = slowest.map(([file, time]) => `${relative(ROOT, file)} ${time.toFixed(0)} s`)
  print(`    slowest: ${parts.join(', ')}`)
}

/** Runs one group, prints its failures and its line. */
async function runGroup(group: Group, full: boolean): Promise<TestCounts> {
  const startedAt = Date.now()
  Object.assign(process.env, group.env)
  const report = new TestReport(ROOT, print)
  const waiting = [...group.files]
  const seconds = new Map<string, number>()
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const fileStartedAt = Date.now()
      await runFile(file, report, full ? FULL_PROOF_TIMEOUT_MS : FILE_TIMEOUT_MS)
      seconds.set(file, (Date.now() - fileStartedAt) / 1000)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  report.end()
  const total = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (seconds.size > 5) printSlowest(seconds)
  print(`${group.name} (${group.files.length} files, ${total} s): ${formatCounts(report.counts)}`)
  return report.counts
}

/** A part that the machine lacks: one clear line; on CI a failure, or nobody would notice. */
function reportMissing(what: string): TestCounts {
  const onCi = process.env.CI === 'true'
  print(`${onCi ? 'FAILED' : 'MISSING'} ${what}`)
  return { passed: 0, failed: onCi ? 1 : 0, skipped: 0 }
}

async function startServer(fileCount: number): Promise<PostgresServer | TestCounts> {
  try {
    const server = await startPostgresServer({ fast: true })
    print(`PostgreSQL ${server.version} (${server.kind})`)
    return server
  } catch (error) {
    if (!(error instanceof PostgresMissingError)) throw error
    return reportMissing(`${error.message}: ${fileCount} files do not run against a server`)
  }
}

function planGroups(files: TestFiles, kinds: string[], server: PostgresServer | undefined): Group[] {
  const groups: Group[] = [{ name: 'without a database', files: files.plain, env: {} }]
  if (kinds.includes('embedded')) {
    groups.push({ name: 'embedded database', files: files.database, env: { SPIEL_TEST_DATABASE: 'embedded' } })
  }
  if (server) {
    const env = { SPIEL_TEST_DATABASE: 'postgres', SPIEL_TEST_POSTGRES_URL: server.url }
    groups.push({ name: `PostgreSQL ${server.version}`, files: files.database, env })
  }
  return groups.filter((group) => group.files.length > 0)
}

async function runAll(files: TestFiles, kinds: string[], full: boolean): Promise<TestCounts> {
  let total: TestCounts = { passed: 0, failed: 0, skipped: 0 }
  if (files.browser.length > 0 && !findChromium()) {
    total = addCounts(total, reportMissing(`No Chromium found: ${files.browser.length} files skip their browser tests`))
  }
  // Pages under test load the widget; its size is checked by `npm run verify`.
  spawnSync(process.execPath, [`${ROOT}scripts/build-widget.ts`, '--quiet'], { stdio: 'inherit' })
  const runFolder = mkdtempSync(join(tmpdir(), 'spiel-test-run-'))
  const cleanUp = () => rmSync(runFolder, { recursive: true, force: true })
  process.once('exit', cleanUp)
  // The exit handlers of this file and of the server clean up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  Object.assign(process.env, {
    SPIEL_TEST_RUN_DIR: runFolder,
    SPIEL_PROOF: full ? 'full' : 'short',
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${GUARD}`].filter(Boolean).join(' '),
  })
  const wantsServer = kinds.includes('postgres') && files.database.length > 0
  const started = wantsServer ? await startServer(files.database.length) : undefined
  const server = started && 'url' in started ? started : undefined
  if (started && 'failed' in started) total = addCounts(total, started)
  try {
    for (const group of planGroups(files, kinds, server)) total = addCounts(total, await runGroup(group, full))
  } finally {
    await server?.stop()
  }
  return total
}

async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { embedded: flag, postgres: flag, full: flag, help: flag },
  })
  if (values.help) return print(HELP)
  const kinds =
    values.embedded === values.postgres ? ['embedded', 'postgres'] : [values.embedded ? 'embedded' : 'postgres']
  const files = findTestFiles(ROOT, positionals, values.full)
  const nothing = files.database.length + files.plain.length === 0
  if (nothing) print(`No test file matches ${positionals.join(' ') || 'anything'}`)
  const total = await runAll(files, kinds, values.full)
  print(formatCounts(total))
  process.exit(total.failed > 0 || nothing ? 1 : 0)
}

await main()
