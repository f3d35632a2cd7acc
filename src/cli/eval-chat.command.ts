import { readFile, writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { loadConfig } from '../config.ts'
import { parseSuite, SuiteError } from '../eval/chat/parse-suite.ts'
import type { Suite } from '../eval/chat/suite.ts'
import { printStep } from '../shared/terminal.ts'
import { type OperatorSession, openOperatorSession } from './chat/operator-session.ts'
import { LiveStages } from './eval-chat/live-stages.ts'
import { htmlReport } from './eval-chat/report-html.ts'
import { junitReport } from './eval-chat/report-junit.ts'
import { describeResults } from './eval-chat/report-table.ts'
import { type ConversationResult, runSuite, type SuiteResult } from './eval-chat/run-suite.ts'
import { readSuiteData, type SuiteData } from './eval-chat/suite-data.ts'
import { totalsOf } from './eval-chat/totals.ts'
import { CommandError } from './operator.ts'
import { EXIT_FAILED, inline, printResult } from './print.ts'

interface EvalChatOptions {
  store?: string
  own?: boolean
  catalogDir?: string
  json?: string | true
  junit?: string
  html?: string
  repeat?: string
  filter?: string
}

const HELP = `
A suite holds conversations with what is expected of each turn; its form is in docs/evaluate.md. Without --store a throw-away
store is filled from the files that the suite names, and removed at the end. A model set by SPIEL_LLM_* answers, else the
assistant by itself.

Examples:
  $ spiel eval chat evals/starter/working/*.yml
  $ spiel eval chat my-suite.yml --filter kettle --html report.html
  $ spiel eval chat my-suite.yml --store acme --repeat 4 --junit report.xml --json report.json
  $ spiel eval chat --own --store acme

Exit codes: 0 all passed, 1 a conversation failed, 2 a suite or one of its files is broken.`

export function registerEvalChat(evaluation: Command): void {
  evaluation
    .command('chat')
    .description('hold conversations with the assistant and check what it says, shows and does')
    .argument('[file...]', 'suites of conversations, YAML')
    .option('--store <slug>', 'talk to a store that is there instead of a throw-away one')
    .option('--own', "with --store: the store's own suite, of answers reported as wrong in its inbox")
    .option('--catalog-dir <folder>', "look here first for a suite's catalogs and orders, by their file names")
    .option('--repeat <number>', 'hold each conversation so many times: pass^k')
    .option('--filter <text>', 'only conversations with this in their name, or of this category')
    .option('--json [file]', 'write all results as JSON; without a file on standard output')
    .option('--junit <file>', 'write a JUnit report')
    .option('--html <file>', 'write one page with all transcripts')
    .addHelpText('after', HELP)
    .action(async (files: string[], options: EvalChatOptions) => {
      if (files.length === 0 && !options.own)
        throw new CommandError('bad_request', 'Name a suite, or --own with --store')
      if (options.own && options.store === undefined) throw new CommandError('bad_request', '--own needs --store')
      const suites = await readSuites(files)
      const results = await runAll(suites, options)
      const totals = totalsOf(results)
      if (totals.conversations + totals.skipped === 0) {
        throw new CommandError('bad_request', `No conversation fits --filter ${options.filter}`)
      }
      if (typeof options.json === 'string') await writeFile(options.json, `${inline({ totals, results })}\n`)
      if (options.junit) await writeFile(options.junit, junitReport(results))
      if (options.html) await writeFile(options.html, htmlReport(results, totals))
      printResult({ totals, results }, options.json === true, describeResults(results, totals))
      if (totals.passed.count < totals.passed.of) process.exitCode = EXIT_FAILED
    })
}

interface ReadSuite {
  file: string
  suite: Suite
}

/** All suites are read before the first is run; the faults of all are told at once. */
async function readSuites(files: string[]): Promise<ReadSuite[]> {
  const faults: string[] = []
  const suites: ReadSuite[] = []
  for (const file of files) {
    try {
      suites.push({ file, suite: parseSuite(await readFile(file, 'utf8'), file) })
    } catch (error) {
      const isKnown = error instanceof SuiteError
      faults.push(isKnown ? error.message : `${file} cannot be read: ${(error as Error).message}`)
    }
  }
  if (faults.length > 0) throw new CommandError('bad_request', faults.join('\n'))
  return suites
}

function readRepeat(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const repeat = Number(text)
  if (!Number.isInteger(repeat) || repeat < 1 || repeat > 100) {
    throw new CommandError('bad_request', '--repeat must be a whole number from 1 to 100')
  }
  return repeat
}

async function runAll(suites: ReadSuite[], options: EvalChatOptions): Promise<SuiteResult[]> {
  const own = { repeat: readRepeat(options.repeat), filter: options.filter, onConversation: tellProgress }
  const results: SuiteResult[] = []
  if (options.store !== undefined) {
    const session = await openOperatorSession()
    const stages = new LiveStages(session, options.store)
    try {
      for (const { suite, file } of suites) results.push(await runSuite(suite, { ...own, file, stages }))
      if (options.own) results.push(await runOwn(session, options.store, { ...own, stages }))
    } finally {
      await stages.close()
    }
    return results
  }
  // Broken data shows before a database is opened.
  const data: SuiteData[] = []
  for (const { suite, file } of suites) data.push(await readData(suite, file, options.catalogDir))
  const { openThrowAwayApp, ThrowAwayStages } = await import('./eval-chat/throw-away-stages.ts')
  const app = await openThrowAwayApp(loadConfig())
  try {
    for (const [at, { suite, file }] of suites.entries()) {
      const stages = new ThrowAwayStages(app, suite, data[at] as SuiteData)
      results.push(await runSuite(suite, { ...own, file, stages }))
    }
  } finally {
    await app.close()
  }
  return results
}

/** The store's own suite; how a run of the whole of it went is noted for the dashboard. */
async function runOwn(
  session: OperatorSession,
  store: string,
  options: Omit<Parameters<typeof runSuite>[1], 'file'>,
): Promise<SuiteResult> {
  const file = `own suite of ${store}`
  const suite = parseSuite(await session.run<string>('eval.own-suite', { store }), file)
  const result = await runSuite(suite, { ...options, file })
  if (options.filter === undefined) {
    const passed = result.conversations.filter(({ outcome }) => outcome === 'passed').length
    await session.run('eval.note-run', { store, passed, cases: result.conversations.length })
  }
  return result
}

async function readData(suite: Suite, file: string, catalogDir?: string): Promise<SuiteData> {
  if (suite.catalog === 'live') {
    throw new CommandError('bad_request', `${file} names no catalog: add one, or name a store with --store`)
  }
  try {
    return await readSuiteData(suite, file, catalogDir)
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError('bad_request', `${file}: ${(error as Error).message}`)
  }
}

function tellProgress({ outcome }: ConversationResult): void {
  printStep(outcome === 'passed' ? '.' : outcome === 'failed' ? 'F' : '-')
}
