import { requireScope, type StoreContext } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { visibleText } from '../../shared/fields.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { explainSearch } from '../explain-search.ts'
import { audiencesOfTitle, conceptsOfTitle } from '../fit/title-readings.ts'
import type { FoundProduct } from '../present-hit.ts'
import { optionsOf } from '../questions/read-options.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { sureness } from '../things/title-cells.ts'
import { findOnShelf, findWholeProduct, type WholeProductRow } from './catalog-view.queries.ts'
import { presentShelf, type ShelfProduct } from './list-shelf.ts'

/** What the assistant understands a product to be. */
export interface ProductReading {
  /** What it is called, the surest first; `isSure` false: named on the way, or not known to be a name. */
  things: { name: string; isSure: boolean }[]
  /** For whom the title says that it is. */
  audiences: string[]
  /** In English, whatever the language of the title. */
  colors: string[]
  materials: string[]
  /** `kind`: what the option is understood as; null = by its own name only. */
  options: { name: string; kind: string | null; values: string[] }[]
}

export interface WholeProduct extends ShelfProduct {
  description: string | null
  tags: string[]
  url: string | null
  images: string[]
  createdAt: string
  embeddedAt: string | null
  variantList: {
    externalId: string
    title: string | null
    sku: string | null
    price: number | null
    compareAtPrice: number | null
    inventory: number | null
    options: Record<string, string>
    /** It left the product: kept for orders, never offered. */
    isArchived: boolean
  }[]
  /** null for a product that search does not have, since it is not active. */
  reading: ProductReading | null
}

/** One product with what the assistant reads out of it. @throws {NotFoundError} also for another store's product */
export async function readProduct(ctx: StoreContext, id: string): Promise<WholeProduct> {
  requireScope(ctx, 'read')
  const [line] = await findOnShelf(ctx.db, ctx.storeId, [id], ctx.embedder.id)
  const whole = await findWholeProduct(ctx.db, ctx.storeId, id)
  if (!line || !whole) throw new NotFoundError()
  const { catalog } = await ctx.indexes.get(ctx.storeId)
  const product = catalog.index.productById(id)
  return {
    ...presentShelf(line, ctx.currency),
    ...{ description: whole.description, tags: whole.tags, url: whole.url, images: whole.images },
    createdAt: whole.created_at.toISOString(),
    embeddedAt: whole.embedded_at?.toISOString() ?? null,
    variantList: whole.variants.map(presentVariant),
    reading: product ? readingOf(product, catalog) : null,
  }
}

const presentVariant = ({
  id,
  title,
  sku,
  price,
  compareAtPrice,
  inventory,
  options,
  archived,
}: WholeProductRow['variants'][number]): WholeProduct['variantList'][number] => ({
  ...{ externalId: id, title, sku, price, compareAtPrice, inventory, options, isArchived: archived },
})

function readingOf(product: SearchProduct, catalog: StoreCatalog): ProductReading {
  const names = catalog.things.titleNames(product).toSorted((one, other) => other.sure - one.sure)
  const things = new Map(
    names.map(({ name, sure }) => [
      name.replace(/^~/, ''),
      { name: name.replace(/^~/, ''), isSure: sure >= sureness.head },
    ]),
  )
  return {
    things: [...things.values()],
    audiences: audiencesOfTitle(product).map(String),
    colors: [...conceptsOfTitle('color', product)],
    materials: [...conceptsOfTitle('material', product)],
    options: optionsOf(product.variants, catalog.language).map(({ name, kind, values }) => ({ name, kind, values })),
  }
}

/** What became of a product when a shopper asks with certain words. */
export interface WhereInSearch {
  /** From 1; null when it is not among the first hundred. */
  place: number | null
  of: number
  found: Pick<FoundProduct, 'fit' | 'fails' | 'unknown' | 'available'> | null
  /** What the owner did to it for these words. */
  placed: 'pinned' | 'buried' | null
  /** Why it is not there, where that is plain; else its words are not near enough. */
  because: ShelfProduct['notShown']
  first: { externalId: string; title: string }[]
}

/** Where a product stands for certain words, and why. @throws {NotFoundError} also for another store's product */
export async function findInSearch(ctx: StoreContext, id: string, q: unknown): Promise<WhereInSearch> {
  requireScope(ctx, 'read')
  const words = parseInput(visibleText(200), q)
  const [line] = await findOnShelf(ctx.db, ctx.storeId, [id], ctx.embedder.id)
  if (!line) throw new NotFoundError()
  const { hits } = await explainSearch(ctx, { q: words, limit: '100' })
  const at = hits.findIndex(({ externalId }) => externalId === id)
  const hit = hits[at]
  return {
    ...{ place: at < 0 ? null : at + 1, of: hits.length, placed: hit?.placed ?? null },
    found: hit ? { fit: hit.fit, fails: hit.fails, unknown: hit.unknown, available: hit.available } : null,
    because: presentShelf(line, ctx.currency).notShown,
    first: hits.slice(0, 3).map(({ externalId, title }) => ({ externalId, title })),
  }
}
