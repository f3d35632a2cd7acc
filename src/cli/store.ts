import type { Command } from 'commander'
import type { Store } from '../stores/stores.schema.ts'
import { operate } from './operator.ts'
import { printResult, table } from './print.ts'

const LANGUAGES = `
Languages: any ISO 639-1 code. Search knows the endings and filler words of en, es, fr, de, pt and it; words of
other languages are found as they are written, whatever the case and accents. Chinese, Japanese, Korean, Thai, Lao,
Khmer and Burmese are read by pairs of characters in a store of any language.`

export function registerStore(program: Command): void {
  const store = program.command('store').description('make, change and list stores')
  registerCreate(store)
  registerSet(store)
  registerList(store)
}

function registerCreate(store: Command): void {
  store
    .command('create')
    .description('make a store')
    .requiredOption('--name <name>', 'name of the shop')
    .option('--slug <slug>', 'short name for commands; default: made from the name')
    .option('--currency <code>', 'ISO 4217; what amounts without a currency are in (default: USD)')
    .option('--language <code>', 'ISO 639-1; what the catalog is written in (default: en)')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `${LANGUAGES}\n\nExamples:\n  $ spiel store create --name "Acme"\n  $ spiel store create --name "Acme" --currency EUR --language de --json`,
    )
    .action(async (options: { name: string; slug?: string; currency?: string; language?: string; json?: boolean }) => {
      const { json, ...input } = options
      const made = await operate<Store>('store.create', input)
      printResult(made, json, [
        `Made the store ${made.name}: slug ${made.slug}, id ${made.id}`,
        `Next: spiel key create --store ${made.slug} --scope read,write --name first`,
      ])
    })
}

function registerSet(store: Command): void {
  store
    .command('set')
    .description('change the language of a store')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .requiredOption('--language <code>', 'ISO 639-1; what the catalog is written in')
    .option('--json', 'print one JSON object')
    .addHelpText('after', `${LANGUAGES}\n\nExamples:\n  $ spiel store set --store acme --language de`)
    .action(async ({ json, ...input }: { store: string; language: string; json?: boolean }) => {
      const changed = await operate<Store>('store.update', input)
      printResult(changed, json, [`The language of ${changed.slug} is ${changed.language}`])
    })
}

function registerList(store: Command): void {
  store
    .command('list')
    .description('list all stores')
    .option('--json', 'print one JSON list')
    .addHelpText('after', '\nExamples:\n  $ spiel store list\n  $ spiel store list --json')
    .action(async (options: { json?: boolean }) => {
      const stores = await operate<Store[]>('store.list', {})
      const rows = stores.map((one) => [one.slug, one.name, one.currency, one.language, one.id, one.createdAt])
      printResult(
        stores,
        options.json,
        stores.length === 0
          ? ['No store yet: spiel store create --name "My shop"']
          : table([['SLUG', 'NAME', 'CURRENCY', 'LANGUAGE', 'ID', 'CREATED'], ...rows]),
      )
    })
}
