import { readSizeEnd } from '../../../language/amounts/read-size-end.ts'
import { scaleOf } from '../../../language/amounts/units.ts'
import { phrasesOfAll, wordsOfAll } from '../../../language/packs.ts'
import { phraseAt, phraseTable } from '../../../language/text/phrase-table.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { unitPricesOf } from '../../../search/questions/unit-prices.ts'
import { valuesOfProduct } from '../../../search/questions/values-of-product.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { ProductResult } from '../../tools/tool-results.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { calledByItself } from '../shown/called-so.ts'
import { priceEndOf } from './price-end.ts'

const worth = phraseTable([[true, phrasesOfAll(({ reckoning }) => reckoning?.worth)]])
const per = wordsOfAll(({ reckoning }) => reckoning?.per)
const than = wordsOfAll(({ reckoning }) => reckoning?.than)

interface Asked {
  product: SearchProduct
  /** "Per kilo": in what it is asked, as typed. */
  unit: string | undefined
}

/** The product of which a clause asks in what size it costs least for what it is; null when it asks that of none. */
function askedOf(clause: Clause): Asked | null {
  const { catalog, understanding, before } = clause.scope
  const tokens = tokenize(clause.text)
  const units = tokens.flatMap(({ text }, at) => (per.has(text) ? tokens.slice(at + 1, at + 3) : []))
  const unit = units.find(({ text }) => scaleOf(text) !== null)?.text
  const isWorth = tokens.some((_, place) => phraseAt(worth, tokens, place) !== null)
  // "Is it cheaper in the big pack", but not "the cheaper one" or "cheaper than that".
  const isCheaper =
    clause.priceDirection < 0 && priceEndOf(clause) === null && !tokens.some(({ text }) => than.has(text))
  if (unit === undefined && !isWorth && !isCheaper) return null
  const called = clause.named?.id ?? calledByItself(clause)?.id
  const ids = [called ?? before.focus ?? [], before.shown.length === 1 ? before.shown : before.talked].flat()
  const isOfSize = ({ variants }: SearchProduct) =>
    readSizeEnd(tokens, understanding.language) !== null ||
    Object.keys(
      valuesOfProduct(
        clause.text,
        variants.map(({ options }) => options),
      ).options,
    ).length > 0
  const product = ids
    .flatMap((id) => catalog.index.productById(id) ?? [])
    .find(({ variants }) => unitPricesOf(variants.map(priced), catalog.language, unit) !== null)
  const isAsked = product !== undefined && (unit !== undefined || isWorth || isOfSize(product))
  return isAsked ? { product, unit } : null
}

const priced = <Variant extends { inventory: number | null }>(variant: Variant) => ({
  ...variant,
  available: variant.inventory !== 0,
})

/** Tells what the same amount costs in each size that it comes in. */
function tellUnitPrices(turn: EngineTurn): Move {
  const { product, unit } = askedOf(turn.clause) as Asked
  const call = { tool: 'get_product', input: { product_id: product.id } } as const
  const known = turn.answerTo<ProductResult>(call)
  if (!known) return { call }
  const { language } = turn.scope.catalog
  const variants = known.found ? known.product.variants : []
  const told = unitPricesOf(variants, language, unit)
  if (!known.found || !told) return { say: [turn.say('which_product')] }
  const { currency } = known.product
  const [best, ...others] = told.each.map(({ value, price, variant }) => ({
    ...{ value: turn.value(value), variant, price: variant.price ?? 0 },
    each: { text: turn.amount(price, currency), facts: turn.money(variant.price ?? 0, currency).facts },
  }))
  if (!best) return { say: [turn.say('which_product')] }
  const rest = {
    text: others.map(({ value, each }) => `${value.text} ${each.text}`).join(', '),
    facts: others.flatMap(({ value, each }) => [...value.facts, ...each.facts]),
  }
  const title = turn.title(known.product)
  const unitPrice = turn.say('unit_price', {
    title,
    value: best.value,
    per: told.of ?? turn.phrase('unit_piece'),
    each: best.each,
    others: rest,
  })
  if (best.variant.available) return { say: [unitPrice] }
  const named = { title: turn.title(known.product, best.value), price: turn.money(best.price, currency) }
  return { say: [unitPrice, turn.say('about_out', named)] }
}

/** The row of the table for it. */
export const ofUnitPrice: Row = {
  frame: 'products shown',
  when: 'it asks in which of its sizes a product costs least for what it is: "is the big bag better value", "per kilo"',
  does: 'works that out for each of them',
  speaksTo: 'all',
  holds: (clause) => askedOf(clause) !== null,
  move: tellUnitPrices,
}
