import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './support/browser.ts'
import { PostgresMissingError, type PostgresServer, startPostgresServer } from './support/postgres-server.ts'
import { runTestGroup, type TestGroup } from './support/run-test-files.ts'
import { findTestFiles, type TestFiles } from './support/test-files.ts'
import { addCounts, formatCounts, type TestCounts } from './support/test-report.ts'

const ROOT = new URL('..', import.meta.url).pathname
const GUARD = new URL('./support/no-outside-calls.ts', import.meta.url).href
const FILE_TIMEOUT_MS = 300_000
const FULL_PROOF_TIMEOUT_MS = 3_600_000
const HELP = `npm test -- [--embedded] [--postgres] [path ...]
npm run prove -- [path ...]

  --embedded   database tests on the embedded database only
  --postgres   database tests on a PostgreSQL server only
  --full       the proofs under test/proofs only, with full counts
  path         only test files whose path contains it, such as src/catalog

A file that fails runs once more, alone; its line UNSTABLE says when it passes then.
Files that use test-database or test-app run on both kinds of database, all others once.`

const print = (line: string) => console.log(line)

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

function planGroups(files: TestFiles, kinds: string[], server: PostgresServer | undefined): TestGroup[] {
  const groups: TestGroup[] = [{ name: 'without a database', files: files.plain, env: {} }]
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
    // Some hundred processes load the same modules.
    NODE_COMPILE_CACHE: join(runFolder, 'compiled'),
    SPIEL_PROOF: full ? 'full' : 'short',
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${GUARD}`].filter(Boolean).join(' '),
  })
  const wantsServer = kinds.includes('postgres') && files.database.length > 0
  const started = wantsServer ? await startServer(files.database.length) : undefined
  const server = started && 'url' in started ? started : undefined
  if (started && 'failed' in started) total = addCounts(total, started)
  const options = { root: ROOT, timeoutMs: full ? FULL_PROOF_TIMEOUT_MS : FILE_TIMEOUT_MS, again: !full, print }
  try {
    for (const group of planGroups(files, kinds, server)) total = addCounts(total, await runTestGroup(group, options))
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
