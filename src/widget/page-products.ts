import { getProductsNow, type ProductNow } from '../catalog/get-product.ts'
import type { StoreContext } from '../context.ts'
import type { FoundProduct } from '../search/present-hit.ts'
import { searchProducts } from '../search/search-products.ts'
import { formatMoney } from '../shared/format-money.ts'
import { decodeEntities, factsIn } from '../shared/lay-out-text.ts'
import { fitLine } from './fit-line.ts'
import type { ShownProduct } from './widget.schema.ts'

const MOST_VARIANTS = 20
const USUAL = 6

/** What a page asks for: products by their ids, by words, or, with neither, those that are bought most. */
export interface ProductWish {
  ids: readonly string[]
  q: string
  limit?: number | undefined
}

/** Products for the shop's pages outside of any conversation, each with the facts of its description and how it answers the words. */
export async function showProducts(
  ctx: StoreContext,
  locale: string | null,
  { ids, q, limit = USUAL }: ProductWish,
): Promise<{ products: ShownProduct[]; corrected: string | null }> {
  if (ids.length > 0) return { products: (await getProductsNow(ctx, ids)).map((one) => shownOf(one)), corrected: null }
  const { data, corrected } = await searchProducts(ctx, { ...(q ? { q } : { in_stock: 'true' }), limit: String(limit) })
  const now = new Map(
    (
      await getProductsNow(
        ctx,
        data.map(({ externalId }) => externalId),
      )
    ).map((one) => [one.externalId, one]),
  )
  const products = data.flatMap((hit) => {
    const product = now.get(hit.externalId)
    if (!product) return []
    const money = (amount: number) => formatMoney(amount, product.currency, locale ?? 'en')
    return [shownOf(product, hit, q ? fitLine(hit, { locale, money }) : null)]
  })
  return { products, corrected }
}

/** @param hit the variants that fit the words; without it all are shown */
function shownOf(product: ProductNow, hit?: FoundProduct, note: string | null = null): ShownProduct {
  const { externalId, title, currency, url, imageUrl, description } = product
  const shown = hit ?? product
  return {
    ...{
      externalId,
      title: decodeEntities(title),
      price: shown.price,
      currency,
      available: shown.available,
      url,
      imageUrl,
      note,
    },
    variants: shown.variants
      .slice(0, MOST_VARIANTS)
      .map(({ externalId: id, title: name, price, available, options }) => ({
        ...{ externalId: id, title: name, price, available, options },
      })),
    facts: factsIn(description),
  }
}
