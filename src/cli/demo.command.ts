import type { Command } from 'commander'
import { loadConfig } from '../config.ts'
import { readLock } from '../db/embedded/data-folder-lock.ts'
import type { Store } from '../stores/stores.schema.ts'
import type { DemoMode } from '../widget/demo-origin.ts'
import { CommandError, operate } from './operator.ts'
import { ownAddress } from './own-address.ts'
import { printResult } from './print.ts'

interface Options {
  url?: string
  renew?: boolean
  json?: boolean
}

interface Demo {
  mode: DemoMode
  /** Where to open it. */
  urls: string[]
}

const HELP = `
The link holds a secret: who has it sees the catalogs of all stores as a shopper would, and can talk to their assistants. It stays
the same until --renew. SPIEL_DEMO=public opens the demo to everybody, off to nobody.

Examples:
  $ spiel demo
  $ spiel demo --url https://spiel.shop.example
  $ spiel demo --renew`

export function registerDemo(program: Command): void {
  program
    .command('demo')
    .description('print the link that opens the demo shop')
    .option(
      '--url <url>',
      'where browsers reach this Spiel; default: where the running server listens, else HOST and PORT',
    )
    .option('--renew', 'make another link: the former one, and who came with it, are refused from now on')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async ({ url, renew = false, json }: Options) => {
      if (url !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(url)) {
        throw new CommandError('bad_request', '--url must be such as https://spiel.shop.example, without a path')
      }
      const config = loadConfig()
      const { link } = await operate<{ link: string }>('demo.link', { renew })
      const address = url ?? (config.databaseUrl ? undefined : readLock(config.dataDir)?.url) ?? ownAddress(config)
      const demo = await describe(config.demo, `${address.replace(/\/$/, '')}/demo`, link)
      printResult(demo, json, demo.mode === 'off' ? ['There is no demo: SPIEL_DEMO is off'] : demo.urls)
    })
}

async function describe(mode: DemoMode, demo: string, link: string): Promise<Demo> {
  if (mode === 'off') return { mode, urls: [] }
  if (mode === 'link') return { mode, urls: [`${demo}?link=${link}`] }
  const stores = await operate<Store[]>('store.list', {})
  return { mode, urls: stores.length === 0 ? [demo] : stores.map(({ slug }) => `${demo}/${slug}`) }
}
