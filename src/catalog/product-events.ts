import type { NotedEvent } from '../db/event-log.ts'
import type { CatalogChange } from './catalog-change.ts'
import type { ProductState } from './product-state.ts'

/** A product of which something can be bought again. */
export interface BackInStock {
  id: string
  variants: string[]
  wasOut: boolean
}

export interface ProductEvents {
  events: NotedEvent[]
  back: BackInStock[]
}

/** Ids named in one event; more are counted. */
const MOST_VARIANTS_NAMED = 50

/** What a push has to tell of the products that it changed, in the order of their ids. */
export function productEvents(who: { storeId: number; actor: string }, change: CatalogChange): ProductEvents {
  const { storeId, actor } = who
  const told: ProductEvents = { events: [], back: [] }
  for (const id of [...change.changed].sort()) {
    const now = change.current.get(id) as ProductState
    const former = change.former.get(id)
    const [had, has] = [former ? variantsInStock(former) : new Set<string>(), variantsInStock(now)]
    const product = {
      externalId: id,
      ...{ title: now.title, status: now.status, url: now.url, available: has.size > 0 },
    }
    const tell = (type: string, data: object, products = 0) =>
      told.events.push({ storeId, type, actor, about: { data: { product, ...data } }, products })
    tell('product.updated', { isNew: former === undefined }, 1)
    // What nobody could have missed did not come back.
    if (!former) continue
    const out = [...had].filter((variant) => !has.has(variant))
    const back = [...has].filter((variant) => !had.has(variant) && former.variants.has(variant))
    if (out.length > 0) tell('product.out_of_stock', named(out))
    if (back.length > 0 || (had.size === 0 && has.size > 0)) {
      tell('product.back_in_stock', named(back))
      told.back.push({ id, variants: back, wasOut: had.size === 0 })
    }
  }
  return told
}

const named = (variants: string[]) => ({
  variants: variants.sort().slice(0, MOST_VARIANTS_NAMED),
  variantCount: variants.length,
})

/** Ids of the variants that a shopper can buy. Stock that is not tracked is there. */
function variantsInStock({ status, variants }: ProductState): Set<string> {
  const ids = new Set<string>()
  if (status !== 'active') return ids
  for (const { external_id, archived_at, inventory } of variants.values()) {
    if (archived_at === null && (inventory === null || inventory > 0)) ids.add(external_id)
  }
  return ids
}
