import type { Command } from 'commander'
import type { Commerce } from '../orders/cart-link.ts'
import type { Store } from '../stores/stores.schema.ts'
import { CommandError, operate } from './operator.ts'
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

interface SetOptions {
  store: string
  language?: string
  platform?: string
  origin?: string
  cartUrl?: string
  json?: boolean
}

const CART_LINKS = `
Cart links lead a shopper who buys an order again to the shop's own checkout. Shopify, WooCommerce (10 and later) and
BigCommerce have theirs: set --platform and --origin. For other shops give a template with {items}, which stands for
ID:QUANTITY,ID:QUANTITY. Another form: {items:PIECE|SEPARATOR}, with {id}, {number}, {sku}, {quantity} and {index} in
the piece. It must lead to the shop itself: to --origin, else to where your products' links lead.`

function registerSet(store: Command): void {
  store
    .command('set')
    .description('change the language of a store, or how its shoppers get to the checkout')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--language <code>', 'ISO 639-1; what the catalog is written in')
    .option('--platform <name>', 'shopify, woocommerce, bigcommerce or custom')
    .option('--origin <url>', 'where the shop is: https://shop.example')
    .option('--cart-url <template>', 'link that fills a cart; "" for that of the platform')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `${LANGUAGES}\n${CART_LINKS}\n\nExamples:\n  $ spiel store set --store acme --language de\n  $ spiel store set --store acme --platform shopify --origin https://acme.myshopify.com\n  $ spiel store set --store acme --cart-url 'https://shop.example/cart?{items:add[]={id}&qty[]={quantity}|&}'`,
    )
    .action(async ({ json, store: slug, language, ...commerce }: SetOptions) => {
      if (language === undefined && Object.keys(commerce).length === 0) {
        throw new CommandError('bad_request', 'Say what to set: --language, --platform, --origin or --cart-url')
      }
      const lines: string[] = []
      const result: Partial<Store> & { commerce?: Commerce } = {}
      if (language !== undefined) {
        Object.assign(result, await operate<Store>('store.update', { store: slug, language }))
        lines.push(`The language of ${result.slug} is ${result.language}`)
      }
      if (Object.keys(commerce).length > 0) {
        result.commerce = await operate<Commerce>('store.commerce', { store: slug, ...commerce })
        const { platform, origin, cartTemplate } = result.commerce
        lines.push(`${slug}: platform ${platform}, at ${origin}, cart link ${cartTemplate ?? 'of the platform'}`)
      }
      printResult(result, json, lines)
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
