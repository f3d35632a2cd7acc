import type { Command } from 'commander'
import { loadConfig } from '../config.ts'
import { rightTurns } from '../eval/talks/hold-talks.ts'
import { type TalkKind, talkKinds } from '../eval/talks/talk-types.ts'
import { printStep } from '../shared/terminal.ts'
import { openFitSource } from './eval-fit/fit-source.ts'
import { languageOf, readFloor, wholeNumber } from './eval-fit/read-eval-options.ts'
import { CommandError } from './operator.ts'
import { EXIT_FAILED, printResult } from './print.ts'

interface Options {
  store?: string
  catalog?: string
  count: string
  seed: string
  kind?: string
  language: string
  storeLanguage: string
  failBelow?: string
  perConversation?: boolean
  json?: boolean
}

const HELP = `
Nothing of a store is changed: its products are copied into a throw-away store, with orders made for the occasion; nothing is
mailed. What is counted is in docs/evaluate.md.

Examples:
  $ spiel eval conversations --store acme --count 60 --seed 1
  $ spiel eval conversations --catalog products.jsonl --kind refine,shown --language en,de --json

Exit codes: 0 whatever is found; with --fail-below 1 when fewer turns are right, or one contradicts a row; 2 wrong use.`

export function registerEvalConversations(evaluation: Command): void {
  evaluation
    .command('conversations')
    .description('hold generated conversations and hold every answer against the rows of a shop')
    .option('--store <slug>', 'slug or id of a store')
    .option('--catalog <file>', 'instead of a store: products, in any format that spiel push reads')
    .option('--count <number>', 'how many conversations', '60')
    .option('--seed <number>', 'another one makes other conversations', '1')
    .option('--kind <kinds>', `only these: ${talkKinds.join(', ')}`)
    .option('--language <tags>', 'languages of the shoppers', 'en,de,es,fr')
    .option('--store-language <tag>', 'language of the rows', 'en')
    .option('--fail-below <percent>', 'exit with 1 when fewer turns are right, or one contradicts a row')
    .option('--per-conversation', 'list every conversation, not only those that failed')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(runConversations)
}

async function runConversations(options: Options): Promise<void> {
  const floor = readFloor(options.failBelow)
  const kinds = options.kind?.split(',').map(kindOf)
  const shopLanguage = languageOf(options.storeLanguage)
  const given = {
    count: wholeNumber('--count', options.count, 10_000),
    seed: wholeNumber('--seed', options.seed, 2 ** 31),
    languages: options.language.split(',').map(languageOf),
    shopLanguage,
    ...(kinds ? { kinds } : {}),
  }
  const source = await openFitSource(options)
  await source.close()
  const { Shop } = await import('../eval/fit/shop.ts')
  const { generateTalks } = await import('../eval/talks/generate-talks.ts')
  const { holdTalks } = await import('../eval/talks/hold-talks.ts')
  const { openTalkStore } = await import('./eval-conversations/talk-store.ts')
  const { describeTalks, reportOf } = await import('./eval-conversations/report-talks.ts')
  const { rows } = source
  const shop = new Shop(rows)
  const talks = generateTalks(shop, given)
  if (talks.length === 0)
    throw new CommandError('bad_request', 'The rows give no conversation that they answer for certain')
  const store = await openTalkStore(loadConfig(), { rows, talks, language: shopLanguage })
  try {
    const { say, secrets } = store
    const onTalk = () => printStep('.')
    const report = reportOf(
      rows.length,
      await holdTalks(talks, { shop, say, secrets, onTalk }),
      options.perConversation ?? false,
    )
    printResult(report, options.json, describeTalks(report))
    const isBelow = floor !== undefined && rightTurns(report.total) * 100 < floor
    if (isBelow || (floor !== undefined && report.total.contradicting > 0)) process.exitCode = EXIT_FAILED
  } finally {
    await store.close()
  }
}

function kindOf(name: string): TalkKind {
  const kind = talkKinds.find((one) => one === name.trim())
  if (!kind) throw new CommandError('bad_request', `--kind must be among ${talkKinds.join(', ')}`)
  return kind
}
