import type { FactRef, Statement } from '../../statement.ts'
import type { GradedBrief } from '../../tools/tool-results.ts'
import type { EngineTurn } from '../engine-turn.ts'
import type { PhraseKey } from '../say.ts'

/** The only one that fits, with its price. */
export const oneNamed = (turn: EngineTurn, product: GradedBrief): Statement =>
  tellOne(turn, product, ['one_no_price', 'one_found', 'one_found_from'])

/** Of one whose page does not tell all of the wish. */
export const mayFit = (turn: EngineTurn, product: GradedBrief): Statement =>
  tellOne(turn, product, ['maybe_no_price', 'maybe_one', 'maybe_one'])

function tellOne(
  turn: EngineTurn,
  product: GradedBrief,
  [unpriced, priced, from]: readonly [PhraseKey, PhraseKey, PhraseKey],
): Statement {
  if (product.priceFrom === null) {
    const key = product.available || unpriced !== 'one_no_price' ? unpriced : 'one_no_price_out'
    return turn.say(key, { title: turn.title(product) })
  }
  const price = turn.money(product.priceFrom, product.currency)
  if (!product.available) return soldOut(turn, product, price)
  const values = Object.values(product.options)
  // Of one form that is meant all is named.
  const value = values.every(({ length }) => length === 1) ? turn.valuesOf(only(product.options)) : null
  const isForm = value !== null && value.text !== ''
  return turn.say(isForm || isOnePrice(turn, product) ? priced : from, { title: turn.title(product, value), price })
}

/** Options of which one value is meant. */
const only = (options: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, values]) => (values.length === 1 ? [[name, values[0] as string]] : [])),
  )

/** Sold out in the values that are meant: of others there may be some. */
function soldOut(turn: EngineTurn, product: GradedBrief, price: FactRef): Statement {
  const value = turn.valuesOf(only(product.options))
  // Several that are gone are named without a price: others of it may be there.
  const all = Object.values(product.options).flat()
  if (value.text === '' && all.length > 0)
    return turn.say('out_of_stock', { title: turn.title(product, turn.values(all)) })
  return turn.say('about_out', { title: turn.title(product, value), price })
}

/** Whether the card shows one price only. */
const isOnePrice = ({ scope }: EngineTurn, { id }: GradedBrief): boolean =>
  new Set(scope.cards.find(({ externalId }) => externalId === id)?.variants.map(({ price }) => price)).size <= 1
