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
  const title = turn.title(product)
  if (product.priceFrom === null)
    return turn.say(product.available || unpriced !== 'one_no_price' ? unpriced : 'one_no_price_out', { title })
  const price = turn.money(product.priceFrom, product.currency)
  if (!product.available) return soldOut(turn, product, price)
  const values = Object.values(product.options)
  // Of one form that is meant all is named.
  const value = values.every(({ length }) => length === 1) ? turn.valuesOf(only(product.options)) : null
  const named =
    value && value.text !== ''
      ? { text: `${title.text} (${value.text})`, facts: [...title.facts, ...value.facts] }
      : title
  return turn.say(named !== title || isOnePrice(turn, product) ? priced : from, { title: named, price })
}

/** Options of which one value is meant. */
const only = (options: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, values]) => (values.length === 1 ? [[name, values[0] as string]] : [])),
  )

/** Sold out in the values that are meant: of others there may be some. */
function soldOut(turn: EngineTurn, product: GradedBrief, price: FactRef): Statement {
  const value = turn.valuesOf(only(product.options))
  const named = { title: turn.title(product), price }
  // Several that are gone are named without a price: others of it may be there.
  const all = Object.values(product.options).flat()
  if (value.text === '' && all.length > 0)
    return turn.say('out_of_stock_as', { title: named.title, value: turn.values(all) })
  // Without a value nothing is said of one: what no row bears out would take the sentence away.
  if (value.text === '') return turn.say('about_out', named)
  return turn.say('about_out_as', { ...named, value })
}

/** Whether the card shows one price only. */
const isOnePrice = ({ scope }: EngineTurn, { id }: GradedBrief): boolean =>
  new Set(scope.cards.find(({ externalId }) => externalId === id)?.variants.map(({ price }) => price)).size <= 1
