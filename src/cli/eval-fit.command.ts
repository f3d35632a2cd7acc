import type { Command } from 'commander'
import { type FitQuery, fitQuerySchema } from '../eval/fit/fit-query.ts'
import { readFeed } from '../feeds/read-feed.ts'
import { printJson } from '../shared/terminal.ts'
import { type FitSource, openFitSource } from './eval-fit/fit-source.ts'
import { languageOf, readFloor, wholeNumber } from './eval-fit/read-eval-options.ts'
import { CommandError } from './operator.ts'
import { EXIT_FAILED, printResult } from './print.ts'

interface GenerateOptions {
  store?: string
  catalog?: string
  count: string
  seed: string
  kind: string
  language: string
  storeLanguage: string
}

interface FitOptions extends Omit<GenerateOptions, 'kind'> {
  queries?: string
  failBelow?: string
  perQuery?: boolean
  json?: boolean
}

/**
 * `generate` writes queries, `fit` asks them: apart, so that the same queries can be asked of two versions, read by eye, and
 * mended by hand.
 */
export function registerEvalFit(evaluation: Command): void {
  withRows(
    evaluation.command('generate').description('make queries whose right answers follow from the rows of a shop'),
  )
    .requiredOption('--kind <kind>', 'what the queries are for; today: search')
    .addHelpText('after', '\nExample:\n  $ spiel eval generate --store acme --kind search --count 200 > queries.jsonl')
    .action(async (options: GenerateOptions) => {
      if (options.kind !== 'search') throw new CommandError('bad_request', '--kind must be search')
      await withSource(options, async (source) => printJson((await generate(source, options)).queries))
    })
  withRows(
    evaluation.command('fit').description('ask generated queries and hold the answers against the rows of a shop'),
  )
    .option('--queries <file>', 'what `spiel eval generate` wrote; without it queries are made of --count and --seed')
    .option('--fail-below <percent>', 'exit with 1 when fewer are right, or a row contradicts an exact fit')
    .option('--per-query', 'list every query too')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  $ spiel eval fit --catalog products.jsonl --count 200 --seed 1 --per-query')
    .action((options: FitOptions) => withSource(options, (source) => runFit(source, options)))
}

const withRows = (command: Command): Command =>
  command
    .option('--store <slug>', 'slug or id of a store')
    .option('--catalog <file>', 'instead of a store: products, in any format that spiel push reads')
    .option('--count <number>', 'how many queries', '200')
    .option('--seed <number>', 'another one makes other queries', '1')
    .option('--language <tags>', 'languages of the queries', 'en,de,es,fr')
    .option('--store-language <tag>', 'language of the rows', 'en')

async function withSource(
  options: FitOptions | GenerateOptions,
  use: (source: FitSource) => Promise<unknown>,
): Promise<void> {
  const source = await openFitSource(options)
  try {
    await use(source)
  } finally {
    await source.close()
  }
}

async function generate({ rows }: FitSource, options: Omit<GenerateOptions, 'kind'>) {
  const { generateQueries } = await import('../eval/fit/generate-queries.ts')
  const { Shop } = await import('../eval/fit/shop.ts')
  const shop = new Shop(rows)
  const queries = generateQueries(shop, {
    count: wholeNumber('--count', options.count, 10_000),
    seed: wholeNumber('--seed', options.seed, 2 ** 31),
    languages: options.language.split(',').map(languageOf),
    shopLanguage: languageOf(options.storeLanguage),
  })
  return { shop, queries }
}

async function runFit(source: FitSource, options: FitOptions): Promise<void> {
  const floor = readFloor(options.failBelow)
  const { Shop } = await import('../eval/fit/shop.ts')
  const { evaluateFit, rightShare } = await import('../eval/fit/evaluate-fit.ts')
  const { describeFit } = await import('./eval-fit/report-fit.ts')
  const { shop, queries } = options.queries
    ? { shop: new Shop(source.rows), queries: await readQueries(options.queries) }
    : await generate(source, options)
  if (queries.length === 0) throw new CommandError('bad_request', 'The rows give no query that they answer for certain')
  const report = await evaluateFit(shop, queries, await source.search())
  const { judged, ...totals } = report
  printResult(options.perQuery ? report : totals, options.json, describeFit(report, shop, options.perQuery ?? false))
  const isBelow = floor !== undefined && rightShare(report.total) * 100 < floor
  if (isBelow || (floor !== undefined && report.faults.exact_contradicted > 0)) process.exitCode = EXIT_FAILED
}

async function readQueries(file: string): Promise<FitQuery[]> {
  const feed = await readFeed({ path: file }, { format: 'jsonl', kind: 'products' })
  const queries: FitQuery[] = []
  for await (const entry of feed.items) {
    const parsed = 'problem' in entry ? undefined : fitQuerySchema.safeParse(entry.item)
    if (!parsed?.success)
      throw new CommandError('bad_request', `${file}:${entry.line} is no query of spiel eval generate`)
    queries.push(parsed.data)
  }
  return queries
}
