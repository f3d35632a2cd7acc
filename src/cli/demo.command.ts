import type { Command } from 'commander'
import { loadConfig } from '../config.ts'
import { readLock } from '../db/embedded/data-folder-lock.ts'
import type { FilledStore } from '../demo/fill-demo.ts'
import type { Store } from '../stores/stores.schema.ts'
import type { DemoMode } from '../widget/demo-origin.ts'
import { CommandError, operate } from './operator.ts'
import { ownAddress } from './own-address.ts'
import { printResult } from './print.ts'

interface Options {
  url?: string
  renew?: boolean
  fill?: boolean
  store?: string
  json?: boolean
}

interface Demo {
  mode: DemoMode
  /** Where to open it. */
  urls: string[]
}

const HELP = `
A server without a store gets one, filled with a made-up shop: 120 illustrated products, 60 orders, policies and opening hours.
--fill --store puts the same into a store that you name.

The link holds a secret: who has it sees the catalogs of all stores as a shopper would, and can talk to their assistants. It stays
the same until --renew. SPIEL_DEMO=public opens the demo to everybody, off to nobody.

Examples:
  $ spiel demo
  $ spiel demo --url https://spiel.shop.example
  $ spiel demo --renew
  $ spiel demo --fill --store my-shop`

export function registerDemo(program: Command): void {
  program
    .command('demo')
    .description('print the link that opens the demo shop; on a server without a store, make one to try')
    .option(
      '--url <url>',
      'where browsers reach this Spiel; default: where the running server listens, else HOST and PORT',
    )
    .option('--renew', 'make another link: the former one, and who came with it, are refused from now on')
    .option('--fill', 'put the made-up catalog, orders and policies into the store of --store')
    .option('--store <slug>', 'the store to fill')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async ({ url, renew = false, fill, store, json }: Options) => {
      if (url !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(url)) {
        throw new CommandError('bad_request', '--url must be such as https://spiel.shop.example, without a path')
      }
      if (fill && !store) throw new CommandError('bad_request', '--fill needs --store: the slug of the store to fill')
      const config = loadConfig()
      const { link } = await operate<{ link: string }>('demo.link', { renew })
      const address = url ?? (config.databaseUrl ? undefined : readLock(config.dataDir)?.url) ?? ownAddress(config)
      const origin = address.replace(/\/$/, '')
      const filled = await operate<FilledStore | null>('demo.fill', { origin, ...(fill ? { store } : {}) })
      const demo = { ...(await describe(config.demo, `${origin}/demo`, link)), ...(filled ? { filled } : {}) }
      const told = filled ? [`Filled ${filled.slug} with ${filled.products} products and ${filled.orders} orders`] : []
      printResult(demo, json, demo.mode === 'off' ? ['There is no demo: SPIEL_DEMO is off'] : [...told, ...demo.urls])
    })
}

async function describe(mode: DemoMode, demo: string, link: string): Promise<Demo> {
  if (mode === 'off') return { mode, urls: [] }
  if (mode === 'link') return { mode, urls: [`${demo}?link=${link}`] }
  const stores = await operate<Store[]>('store.list', {})
  return { mode, urls: stores.length === 0 ? [demo] : stores.map(({ slug }) => `${demo}/${slug}`) }
}
