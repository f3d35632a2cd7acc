import type { Command } from 'commander'
import type { Store } from '../stores/stores.schema.ts'
import { operate } from './operator.ts'
import { printResult, table } from './print.ts'

export function registerStore(program: Command): void {
  const store = program.command('store').description('make and list stores')
  store
    .command('create')
    .description('make a store')
    .requiredOption('--name <name>', 'name of the shop')
    .option('--slug <slug>', 'short name for commands; default: made from the name')
    .option('--currency <code>', 'ISO 4217; what amounts without a currency are in (default: USD)')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nExamples:\n  $ spiel store create --name "Acme"\n  $ spiel store create --name "Acme" --currency EUR --json',
    )
    .action(async (options: { name: string; slug?: string; currency?: string; json?: boolean }) => {
      const { json, ...input } = options
      const made = await operate<Store>('store.create', input)
      printResult(made, json, [
        `Made the store ${made.name}: slug ${made.slug}, id ${made.id}`,
        `Next: spiel key create --store ${made.slug} --scope read,write --name first`,
      ])
    })
  store
    .command('list')
    .description('list all stores')
    .option('--json', 'print one JSON list')
    .addHelpText('after', '\nExamples:\n  $ spiel store list\n  $ spiel store list --json')
    .action(async (options: { json?: boolean }) => {
      const stores = await operate<Store[]>('store.list', {})
      const rows = stores.map(({ slug, name, currency, id, createdAt }) => [slug, name, currency, id, createdAt])
      printResult(
        stores,
        options.json,
        stores.length === 0
          ? ['No store yet: spiel store create --name "My shop"']
          : table([['SLUG', 'NAME', 'CURRENCY', 'ID', 'CREATED'], ...rows]),
      )
    })
}
