import { valuesOfProduct } from '../../../search/questions/values-of-product.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { Statement } from '../../statement.ts'
import type { ProductResult } from '../../tools/tool-results.ts'
import { withoutContacts } from '../../without-contacts.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, WantedCall } from '../engine-turn.ts'
import { tellStock } from '../product/stock-moves.ts'
import { itemsNamed, talkOf } from './order-asked.ts'
import type { ToldItem, ToldOrder } from './order-sentences.ts'

type Options = Record<string, string>

/** The values of a product's own options that words name, other than those it was bought in. */
function otherValues(
  { words, scope }: EngineTurn,
  { options: bought }: ToldItem,
  { variants }: SearchProduct,
): Options {
  const { options } = valuesOfProduct(
    withoutContacts(scope, words),
    variants.map((variant) => variant.options),
  )
  const had = new Map(Object.entries(bought).map(([name, value]) => [name.toLowerCase(), value]))
  const named = Object.entries(options).flatMap(([name, [value]]) =>
    value === undefined || had.get(name) === value ? [] : [[name, value] as const],
  )
  return Object.fromEntries(named)
}

/** "Another one with a zip", "the portia in orange": of no thing that was bought. */
function isOfOther({ reference, named, wish, scope }: Clause, items: readonly ToldItem[]): boolean {
  if (reference.isOther || named !== null) return true
  const products = items.flatMap(({ productId }) =>
    productId === null ? [] : (scope.catalog.index.productById(productId) ?? []),
  )
  return wish.thing?.isSold === true && !products.some((product) => wish.isThing(product))
}

interface Meant {
  item: ToldItem
  product: SearchProduct
  values: Options
}

/** The thing bought that is wanted in another value: the one named, else the only one that comes in it. */
function meantOf(turn: EngineTurn, { items }: ToldOrder): Meant | null {
  const named = itemsNamed(turn, items)
  if (named.length === 0 && isOfOther(turn.clause, items)) return null
  const all = (named.length > 0 ? named : items).flatMap((item): Meant[] => {
    const product = item.productId === null ? null : turn.scope.catalog.index.productById(item.productId)
    const values = product ? otherValues(turn, item, product) : {}
    return product && Object.keys(values).length > 0 ? [{ item, product, values }] : []
  })
  const [only, ...others] = all
  return only && others.length === 0 ? only : null
}

/**
 * "I want them in 43", "does the bra come in black too?" of what was bought: what there is of that, in the other values as it was bought;
 * null where no thing of the order is meant so.
 */
export function otherVariant(turn: EngineTurn, order: ToldOrder): { call: WantedCall } | { stock: Statement[] } | null {
  const meant = meantOf(turn, order)
  if (meant === null) return null
  const call: WantedCall = { tool: 'get_product', input: { product_id: meant.product.id } }
  const result = turn.answerTo<ProductResult>(call)
  if (!result) return { call }
  if (!result.found) return null
  const wanted = { ...lowered(meant.item.options), ...meant.values }
  const variants = result.product.variants.filter(({ options }) => {
    const own = lowered(options)
    return Object.entries(wanted).every(([name, value]) => own[name] === undefined || own[name] === value)
  })
  // There may be none as it was bought.
  const fitting =
    variants.length > 0
      ? variants
      : result.product.variants.filter(({ options }) =>
          Object.entries(meant.values).every(([name, value]) => lowered(options)[name] === value),
        )
  talkOf(turn, meant.item, { ...meant.item.options, ...meant.values })
  return { stock: tellStock(turn, result.product, fitting) }
}

const lowered = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name.toLowerCase(), value]))
