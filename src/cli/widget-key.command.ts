import type { Command } from 'commander'
import type { WidgetKey } from '../widget/widget-keys.schema.ts'
import { operate } from './operator.ts'
import { printResult, table } from './print.ts'

interface Options {
  store: string
  origin?: string[]
  json?: boolean
}

const ORIGINS = `
An origin is scheme, host and port as the browser's address line has them, without a path: https://shop.example.
https://*.shop.example stands for every host under shop.example, at any depth, but not for shop.example itself.
http:// is allowed where you name it so, as for http://localhost:3000.`

const oneMore = (origin: string, origins: string[] = []) => [...origins, origin]

export function registerWidgetKey(program: Command): void {
  const key = program.command('widget-key').description('make, list, change and revoke widget keys')
  registerCreate(key)
  registerList(key)
  registerSetOrigins(key)
  key
    .command('revoke')
    .description('end a widget key: the very next request of its sessions is refused')
    .argument('<key>', 'the key or its id')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  $ spiel widget-key revoke sp_pub_... --store acme')
    .action(async (old: string, { store, json }: Options) => {
      const revoked = await operate<WidgetKey>('widget-key.revoke', { store, key: old })
      printResult(revoked, json, [`Revoked ${revoked.key}`])
    })
}

function registerCreate(key: Command): void {
  key
    .command('create')
    .description("make a key for the shop's pages; it is public, and good on its origins only")
    .requiredOption('--store <slug>', 'slug or id of the store')
    .requiredOption('--origin <origin>', 'where the widget runs; may be given several times', oneMore)
    .option('--name <name>', 'what the key is for', 'widget')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `${ORIGINS}\n\nExamples:\n  $ spiel widget-key create --store acme --origin https://shop.example --json\n  $ spiel widget-key create --store acme --origin https://shop.example --origin 'https://*.shop.example'`,
    )
    .action(async ({ store, origin, name, json }: Options & { name: string }) => {
      const made = await operate<WidgetKey>('widget-key.create', { store, name, origins: origin })
      const tag = `<script async src="https://ADDRESS-OF-YOUR-SPIEL/widget.js" data-key="${made.key}"></script>`
      printResult(made, json, [made.key, `Good on ${made.origins.join(', ')}. On its pages:`, '', tag])
    })
}

function registerList(key: Command): void {
  key
    .command('list')
    .description('list the widget keys of a store')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--json', 'print one JSON list')
    .addHelpText('after', '\nExample:\n  $ spiel widget-key list --store acme')
    .action(async ({ store, json }: Options) => {
      const keys = await operate<WidgetKey[]>('widget-key.list', { store })
      const rows = keys.map((one) => [one.key, one.name, one.status, one.origins.join(' ')])
      const lines = table([['KEY', 'NAME', 'STATUS', 'ORIGINS'], ...rows])
      printResult(keys, json, keys.length === 0 ? ['The store has no widget key'] : lines)
    })
}

function registerSetOrigins(key: Command): void {
  key
    .command('set-origins')
    .description('replace the origins of a key')
    .argument('<key>', 'the key or its id')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .requiredOption('--origin <origin>', 'where the widget runs; may be given several times', oneMore)
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `${ORIGINS}\n\nExample:\n  $ spiel widget-key set-origins sp_pub_... --store acme --origin https://shop.example`,
    )
    .action(async (which: string, { store, origin, json }: Options) => {
      const changed = await operate<WidgetKey>('widget-key.set-origins', { store, key: which, origins: origin })
      printResult(changed, json, [`${changed.key} is good on ${changed.origins.join(', ')}`])
    })
}
