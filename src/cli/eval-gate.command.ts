import { dirname, join } from 'node:path'
import type { Command } from 'commander'
import { loadConfig } from '../config.ts'
import { type GateCase, gateCaseSchema } from '../eval/gate/gate-case.ts'
import type { PlayedCase } from '../eval/gate/tally-gate.ts'
import { readFeed } from '../feeds/read-feed.ts'
import { printStep } from '../shared/terminal.ts'
import { CommandError } from './operator.ts'
import { EXIT_FAILED, printResult } from './print.ts'

interface GateOptions {
  stores?: string
  kinds?: boolean
  wrong?: boolean
  only?: string
  mostBlocked?: string
  mostShown?: string
  json?: boolean
}

const HELP = `
A file holds answers as a model would write them, one JSON object a line, with the calls they rest on and whether they are true; its
form is in docs/evaluate.md. Each is played as a turn of the assistant, in a throw-away store, with a model that says just this.

Examples:
  $ spiel eval gate test/data/gate/judged-working.jsonl --kinds --wrong
  $ spiel eval gate answers.jsonl --stores stores.json --most-blocked 3 --most-shown 0

Exit codes: 0 all was played, 1 more went wrong than the limits allow, 2 a file is broken.`

export function registerEvalGate(evaluation: Command): void {
  evaluation
    .command('gate')
    .description('play answers of a model, and count true ones that are blocked and lies that are shown')
    .argument('<file...>', 'judged answers, JSON Lines')
    .option('--stores <file>', 'the stores they are about; without it stores.json beside each file')
    .option('--kinds', 'a line for each kind too')
    .option('--wrong', 'list each answer that went wrong')
    .option('--only <text>', 'only answers with this in their id')
    .option('--most-blocked <percent>', 'exit with 1 when more of the true answers are blocked')
    .option('--most-shown <percent>', 'exit with 1 when more of the lies are shown')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(runGate)
}

async function runGate(files: string[], options: GateOptions): Promise<void> {
  const limits = [percentOf('--most-blocked', options.mostBlocked), percentOf('--most-shown', options.mostShown)]
  const read = await readFiles(files, options)
  const { describeGate, describePlayed, reportOf } = await import('./eval-gate/report-gate.ts')
  const all = await playAll(read)
  const reports = all.map(({ file, played }) => reportOf(file, played))
  const wrong = all.flatMap(({ played }) => played.filter(({ judgement }) => judgement.outcome !== 'right'))
  const result = { reports, ...(options.wrong ? { wrong } : {}) }
  printResult(result, options.json, [
    ...reports.flatMap((report) => ['', ...describeGate(report, options.kinds ?? false)]),
    ...(options.wrong ? wrong.flatMap(describePlayed) : []),
  ])
  const isOver = reports.some(({ truths, lies }) =>
    [truths, lies].some(({ total: { all } }, at) => 100 * all.wrong > (limits[at] ?? 100) * all.of),
  )
  if (isOver) process.exitCode = EXIT_FAILED
}

type ReadFile = Awaited<ReturnType<typeof readFiles>>[number]

/** Broken data shows before a database is opened. */
async function readFiles(files: readonly string[], { stores, only }: GateOptions) {
  const { readGateStores } = await import('./eval-gate/gate-stores.ts')
  const read = []
  for (const file of files) {
    const cases = await readCases(file, only)
    const place = stores ?? join(dirname(file), 'stores.json')
    const known = await readGateStores(place)
    const stranger = cases.find(({ store }) => !(store in known))
    if (stranger) throw new CommandError('bad_request', `${place} has no store ${stranger.store}`)
    read.push({ file, cases, place, known })
  }
  return read
}

async function playAll(read: readonly ReadFile[]): Promise<{ file: string; played: PlayedCase[] }[]> {
  const { openThrowAwayApp } = await import('./eval-chat/throw-away-stages.ts')
  const { GateStage } = await import('./eval-gate/gate-stores.ts')
  const app = await openThrowAwayApp(loadConfig())
  try {
    const stages = new Map<string, InstanceType<typeof GateStage>>()
    const all: { file: string; played: PlayedCase[] }[] = []
    for (const { file, cases, place, known } of read) {
      const stage = stages.get(place) ?? new GateStage(app, known, place)
      stages.set(place, stage)
      all.push({ file, played: await playFile(cases, (name) => stage.contextOf(name)) })
    }
    return all
  } finally {
    await app.close()
  }
}

async function playFile(
  cases: readonly GateCase[],
  contextOf: InstanceType<typeof import('./eval-gate/gate-stores.ts').GateStage>['contextOf'],
): Promise<PlayedCase[]> {
  const { BrokenCaseError, playCase } = await import('../eval/gate/play-case.ts')
  const played: PlayedCase[] = []
  for (const gateCase of cases) {
    try {
      played.push(await playCase(await contextOf(gateCase.store), gateCase))
    } catch (error) {
      if (error instanceof BrokenCaseError) throw new CommandError('bad_request', error.message)
      throw error
    }
    printStep(played.at(-1)?.judgement.outcome === 'right' ? '.' : 'F')
  }
  return played
}

async function readCases(file: string, only: string | undefined): Promise<GateCase[]> {
  const feed = await readFeed({ path: file }, { format: 'jsonl', kind: 'products' })
  const cases: GateCase[] = []
  for await (const entry of feed.items) {
    const parsed = 'problem' in entry ? undefined : gateCaseSchema.safeParse(entry.item)
    if (!parsed?.success) throw new CommandError('bad_request', `${file}:${entry.line} is no judged answer`)
    if (only === undefined || parsed.data.id.includes(only)) cases.push(parsed.data)
  }
  if (cases.length === 0) throw new CommandError('bad_request', `${file} has no answer${only ? ` with ${only}` : ''}`)
  return cases
}

function percentOf(name: string, text: string | undefined): number {
  const value = Number(text ?? 100)
  if (!(value >= 0 && value <= 100)) throw new CommandError('bad_request', `${name} must be a number from 0 to 100`)
  return value
}
