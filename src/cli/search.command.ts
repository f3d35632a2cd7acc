import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { ExplainedSearch } from '../search/explain-search.ts'
import type { SearchAnswer } from '../search/search-products.ts'
import { printDocument } from '../shared/terminal.ts'
import { describeExplained, describeInstead, describeRelaxation } from './describe-explained.ts'
import { CommandError, operate } from './operator.ts'
import { printResult, table } from './print.ts'

interface SearchOptions {
  store: string
  limit: string
  priceMin?: string
  priceMax?: string
  inStock?: boolean
  vendor?: string
  category?: string
  tag?: string[]
  option?: string[]
  explain?: boolean
  json?: boolean
}

const collect = (value: string, former: string[] = []): string[] => [...former, value]

export function registerSearch(program: Command): void {
  program
    .command('search')
    .description('find products of a store as the assistant does')
    .argument('<query>', 'what a shopper would type')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--limit <number>', 'products to show, 1 to 100', '10')
    .option('--price-min <amount>', 'lowest price')
    .option('--price-max <amount>', 'highest price')
    .option('--in-stock', 'only what can be had')
    .option('--vendor <name>', 'only of this vendor')
    .option('--category <name>', 'only in this category')
    .option('--tag <tag>', 'only with this tag; may be given several times', collect)
    .option(
      '--option <name=value>',
      'only with this option, for example color=red; several values of a name: any fits',
      collect,
    )
    .option('--explain', 'say for each hit why: fields, words, corrections, boosts, filters, vectors')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nExamples:\n  $ spiel search "blue jacket under 50 dollars" --store acme --explain\n  $ spiel search "waterproof jacket" --store acme\n  $ spiel search jacket --store acme --price-max 100 --option color=red --option size=M --in-stock',
    )
    .action(async (query: string, options: SearchOptions) => {
      const input = { store: options.store, ...toQuery(query, options) }
      if (options.explain) {
        const explained = await operate<ExplainedSearch>('search.explain', input)
        printResult(explained, options.json, describeExplained(explained))
        return
      }
      const answer = await operate<SearchAnswer>('search.query', input)
      printResult(answer, options.json, describe(answer))
    })
  registerSettings(program)
}

function registerSettings(program: Command): void {
  program
    .command('search-settings')
    .description("show or replace a store's search settings: synonyms, pins, buries, boosts, weight of vectors")
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--set <file>', 'JSON file that replaces them')
    .addHelpText(
      'after',
      '\nExamples:\n  $ spiel search-settings --store acme > settings.json\n  $ spiel search-settings --store acme --set settings.json',
    )
    .action(async ({ store, set }: { store: string; set?: string }) => {
      const settings = set
        ? await operate<object>('search.set', { store, settings: await readJsonFile(set) })
        : await operate<object>('search.settings', { store })
      printDocument(settings)
    })
}

async function readJsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new CommandError('bad_request', `${file} cannot be read as JSON: ${(error as Error).message}`)
  }
}

/** The options as the API's query parameters. */
function toQuery(q: string, options: SearchOptions): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = { q, limit: options.limit }
  if (options.priceMin) query.price_min = options.priceMin
  if (options.priceMax) query.price_max = options.priceMax
  if (options.inStock) query.in_stock = 'true'
  if (options.vendor) query.vendor = options.vendor
  if (options.category) query.category = options.category
  if (options.tag) query.tag = options.tag
  for (const pair of options.option ?? []) {
    const at = pair.indexOf('=')
    if (at < 1) throw new CommandError('bad_request', `--option ${pair} must be <name>=<value>`)
    const name = `option.${pair.slice(0, at)}`
    query[name] = [...((query[name] as string[] | undefined) ?? []), pair.slice(at + 1)]
  }
  return query
}

function describe({ data, corrected, relaxed, instead }: SearchAnswer): string[] {
  const notes = relaxed.map(describeRelaxation)
  if (corrected !== null) notes.unshift(`Understood as: ${corrected}`)
  if (instead !== null) notes.push(describeInstead(instead))
  const rows = data.map(({ externalId, title, price, currency, available, score }) => [
    externalId,
    title.length > 60 ? `${title.slice(0, 59)}…` : title,
    price === null ? '-' : `${price} ${currency}`,
    available ? 'yes' : 'no',
    score.toFixed(2),
  ])
  return [
    ...notes,
    ...(rows.length === 0 ? ['Nothing found'] : table([['ID', 'TITLE', 'PRICE', 'IN STOCK', 'SCORE'], ...rows])),
  ]
}
