import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Secret } from '../../eval/chat/check-leaks.ts'
import type { Suite } from '../../eval/chat/suite.ts'
import type { FeedKind } from '../../feeds/feed-entry.ts'
import { readFeed } from '../../feeds/read-feed.ts'
import { CommandError } from '../operator.ts'

type Item = Record<string, unknown>

/** What a suite's throw-away store is filled with, in the API's shapes. */
export interface SuiteData {
  products: Item[]
  orders: Item[]
  knowledge: { name: string; content: Buffer }[]
}

/**
 * Reads the files that a suite names.
 * @param catalogDir where catalogs and orders are looked for by their names first
 * @throws {CommandError} for a file that cannot be read
 */
export async function readSuiteData(
  suite: Pick<Suite, 'catalog' | 'orders' | 'knowledge'>,
  suiteFile: string,
  catalogDir?: string,
): Promise<SuiteData> {
  const find = (file: string) => {
    const near = resolve(dirname(suiteFile), file)
    const places = catalogDir ? [join(catalogDir, basename(file)), near] : [near]
    const found = places.find((place) => existsSync(place))
    if (!found) throw new CommandError('bad_request', `${suiteFile}: there is no file ${places.join(' or ')}`)
    return found
  }
  return {
    products: await readItems(find(suite.catalog), 'products'),
    orders: suite.orders ? await readItems(find(suite.orders), 'orders') : [],
    knowledge: await Promise.all(
      suite.knowledge.map(async (file) => ({ name: basename(file), content: await readFile(find(file)) })),
    ),
  }
}

async function readItems(path: string, kind: FeedKind): Promise<Item[]> {
  const feed = await readFeed({ path }, { kind })
  const items: Item[] = []
  for await (const entry of feed.items) {
    if ('problem' in entry) throw new CommandError('bad_request', `${path}:${entry.line}: ${entry.problem}`)
    items.push(entry.item as Item)
  }
  return items
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** What of the orders nobody but their buyers may see. */
export function secretsOf(orders: Item[]): Secret[] {
  return orders.map(({ externalId, number, email, customerName, trackingNumber, total }) => ({
    id: String(externalId),
    number: String(number ?? externalId),
    email: textOf(email),
    customerName: textOf(customerName),
    trackingNumber: textOf(trackingNumber),
    total: typeof total === 'number' ? total : null,
  }))
}

type Patches = NonNullable<Suite['conversations'][number]['given']['product_patch']>

/** @throws {CommandError} for a patch of a product or variant that there is not */
export function patchProducts(products: Item[], patches: Patches): Item[] {
  const patched = [...products]
  for (const [wanted, { variants: changes = {}, ...fields }] of Object.entries(patches)) {
    const at = patched.findIndex(({ externalId, title }) => externalId === wanted || title === wanted)
    const product = patched[at]
    if (!product) throw new CommandError('bad_request', `product_patch: the catalog has no product ${wanted}`)
    const variants = product.variants as Item[]
    const unknown = Object.keys(changes).find((id) => id !== '*' && !variants.some((one) => one.externalId === id))
    if (unknown) throw new CommandError('bad_request', `product_patch: ${wanted} has no variant ${unknown}`)
    patched[at] = {
      ...product,
      ...fields,
      variants: variants.map((variant) => ({ ...variant, ...changes['*'], ...changes[String(variant.externalId)] })),
    }
  }
  return patched
}
