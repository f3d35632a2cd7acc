import type { FactRef, Statement } from '../statement.ts'
import type { GradedBrief } from '../tools/tool-results.ts'
import type { EngineTurn } from './engine-turn.ts'

/** The only one that fits, with its price. */
export function oneNamed(turn: EngineTurn, product: GradedBrief): Statement {
  const title = turn.title(product)
  if (product.priceFrom === null) return turn.say(product.available ? 'one_no_price' : 'one_no_price_out', { title })
  const price = turn.money(product.priceFrom, product.currency)
  if (!product.available) return soldOut(turn, product, price)
  const all = Object.values(product.options)
  const value = turn.valuesOf(only(product.options))
  if (value.text === '' || all.some(({ length }) => length !== 1))
    return turn.say(isOnePrice(turn, product) ? 'one_found' : 'one_found_from', { title, price })
  return turn.say('one_found_as', { title, value, price })
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
  // Without a value nothing is said of one: what no row bears out would take the sentence away.
  if (value.text === '') return turn.say('about_out', named)
  return turn.say('about_out_as', { ...named, value })
}

/** Of one whose page does not tell all of the wish. */
export function mayFit(turn: EngineTurn, product: GradedBrief): Statement {
  const title = turn.title(product)
  if (product.priceFrom === null) return turn.say('maybe_no_price', { title })
  const price = turn.money(product.priceFrom, product.currency)
  if (!product.available) return soldOut(turn, product, price)
  return turn.say('maybe_one', { title, price })
}

/** Whether the card shows one price only. */
const isOnePrice = ({ scope }: EngineTurn, { id }: GradedBrief): boolean =>
  new Set(scope.cards.find(({ externalId }) => externalId === id)?.variants.map(({ price }) => price)).size <= 1
