import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Command } from 'commander'
import type { PlatformStatus, PlatformSync } from '../platforms/platforms.schema.ts'
import { printLines, standardError } from '../shared/terminal.ts'
import { CommandError, operate } from './operator.ts'
import { printResult, table } from './print.ts'

interface Options {
  store: string
  json?: boolean
}

const EXAMPLES = `
What to paste for each platform, and where it is found: docs/platforms.md

Examples:
  $ spiel platform connect woocommerce --store acme --set shop=https://shop.example --set consumerKey=ck_... --set consumerSecret=cs_...
  $ spiel platform connect shopify --store acme --file shopify.json
  $ spiel platform sync --store acme --wait
  $ spiel platform status --store acme
  $ spiel platform disconnect --store acme --erase`

/** The platform that a store is synced from. */
export function registerPlatform(program: Command): void {
  const platform = program
    .command('platform')
    .description('sync a store from Shopify, BigCommerce or WooCommerce')
    .addHelpText('after', EXAMPLES)
  registerConnect(platform)
  registerSync(platform)
  registerStatus(platform)
  registerDisconnect(platform)
}

const inStore = (command: Command) =>
  command.requiredOption('--store <slug>', 'slug or id of the store').option('--json', 'print one JSON object')
const oneMore = (value: string, before: string[] = []) => [...before, value]

function registerConnect(platform: Command): void {
  inStore(platform.command('connect').description('connect a store to its shop; everything is read at once'))
    .argument('<platform>', 'shopify, bigcommerce or woocommerce')
    .option('--set <name=value>', 'one of the credentials; several times', oneMore)
    .option('--file <file>', 'JSON file with the credentials, so that they stand in no shell history')
    .option('--wait', 'until everything is read')
    .addHelpText('after', '\nExample:\n  $ spiel platform connect bigcommerce --store acme --file bigcommerce.json')
    .action(async (name: string, options: Options & { set?: string[]; file?: string; wait?: boolean }) => {
      const { store, json, set = [], file, wait } = options
      const credentials = { ...(file ? await readCredentials(file) : {}), ...readPairs(set) }
      let status = await operate<PlatformStatus>('platform.connect', { store, platform: name, credentials })
      if (wait) status = await waitForSync(store)
      printResult(status, json, describe(status))
    })
}

async function readCredentials(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new CommandError('bad_request', `${file} cannot be read as JSON: ${(error as Error).message}`)
  }
}

function readPairs(pairs: string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const sign = pair.indexOf('=')
      if (sign < 1) throw new CommandError('bad_request', '--set must be as in name=value')
      return [pair.slice(0, sign).trim(), pair.slice(sign + 1).trim()]
    }),
  )
}

function registerSync(platform: Command): void {
  inStore(platform.command('sync').description('read everything of the platform anew'))
    .option('--wait', 'until it is done')
    .addHelpText('after', '\nExample:\n  $ spiel platform sync --store acme --wait')
    .action(async ({ store, json, wait }: Options & { wait?: boolean }) => {
      const { started } = await operate<{ started: boolean }>('platform.sync', { store })
      const status = wait ? await waitForSync(store) : await getStatus(store)
      printResult(status, json, [started ? 'Begun' : 'One is under way already', ...describe(status)])
    })
}

function registerStatus(platform: Command): void {
  inStore(platform.command('status').description('how the sync of a store is doing'))
    .addHelpText('after', '\nExample:\n  $ spiel platform status --store acme')
    .action(async ({ store, json }: Options) => {
      const status = await operate<PlatformStatus | null>('platform.status', { store })
      printResult(status, json, status ? describe(status) : ['The store is connected to no platform'])
    })
}

function registerDisconnect(platform: Command): void {
  inStore(platform.command('disconnect').description('end the sync; what was synced stays, unless it is to be erased'))
    .option('--erase', 'delete what was synced')
    .addHelpText('after', '\nExample:\n  $ spiel platform disconnect --store acme --erase')
    .action(async ({ store, json, erase = false }: Options & { erase?: boolean }) => {
      const ended = await operate<{ shop: string; erased: Record<string, number> | null }>('platform.disconnect', {
        store,
        erase,
      })
      const gone = Object.entries(ended.erased ?? {}).map(([what, count]) => `Erased ${count} ${what}`)
      printResult(ended, json, [`Disconnected from ${ended.shop}`, ...gone])
    })
}

async function getStatus(store: string): Promise<PlatformStatus> {
  const status = await operate<PlatformStatus | null>('platform.status', { store })
  if (!status) throw new CommandError('conflict', 'The store is connected to no platform')
  return status
}

/** Progress goes to standard error, so that the result alone is on standard output. */
async function waitForSync(store: string): Promise<PlatformStatus> {
  for (let said = ''; ; await pause(1000)) {
    const status = await getStatus(store)
    if (!status.sync) return status
    if (status.fault) throw new CommandError('failed', status.fault.message)
    const line = progress(status.sync)
    if (line !== said) printLines([line], standardError)
    said = line
  }
}

const ofTotal = (count: number, total: number | null) => (total === null ? String(count) : `${count} of ${total}`)

function progress(sync: PlatformSync): string {
  const counts = `${ofTotal(sync.products, sync.productsTotal)} products, ${ofTotal(sync.orders, sync.ordersTotal)} orders`
  return `${sync.state}: ${counts}${sync.fault ? ` (${sync.fault})` : ''}`
}

function describe(status: PlatformStatus): string[] {
  const missing = status.scopes.filter(({ isMissing }) => isMissing).map(({ scope }) => scope)
  const [last] = status.lastSyncs
  const rows = [
    ['shop', `${status.shopName} (${status.shop}) on ${status.platform}: ${status.state}`],
    ['known', `${status.known.products} products, ${status.known.orders} orders`],
    ['sync', status.sync ? progress(status.sync) : last ? `${progress(last)}, ${last.finishedAt ?? ''}` : 'never'],
    ['hooks', describeHooks(status)],
    ['scopes', missing.length === 0 ? 'all there' : `missing: ${missing.join(', ')}`],
    ['changes', status.freshnessSeconds === null ? 'none seen yet' : `seen within ${status.freshnessSeconds} s`],
    ['waiting', String(status.waiting)],
    ['asked', status.polledAt ?? 'never'],
    ...(status.fault ? [['fault', `${status.fault.message}, ${status.fault.at}`]] : []),
    ...status.problems.map(({ id, message }) => ['problem', `${id}: ${message}`]),
  ]
  return table(rows as string[][])
}

function describeHooks({ hooks }: PlatformStatus): string {
  if (hooks.url === null)
    return 'none: the platform cannot reach this server (SPIEL_PUBLIC_URL), which asks each minute instead'
  const failed = hooks.failed.map(({ topic, reason }) => `${topic}: ${reason}`)
  return [`${hooks.active.length} come`, ...failed].join('; ')
}
