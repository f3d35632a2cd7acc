import { isYes } from '../../../language/readers/yes-no.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { isReduced } from '../../../search/search-product.ts'
import type { FactRef, Statement } from '../../statement.ts'
import type { ProductDetail, ToldAnswer, ToldVariant } from '../../tools/tool-results.ts'
import { valuesNamed } from '../asks.ts'
import type { EngineTurn } from '../engine-turn.ts'

/** Most values of an option that a sentence names. */
const MOST_VALUES = 10

/** The price of the variants meant. */
export function priceOf(turn: EngineTurn, product: ProductDetail, variants: readonly ToldVariant[]): Statement {
  const [price, ...others] = pricesOf(variants)
  if (price === undefined) return turn.say('product_no_price', { title: turn.title(product) })
  const title = turn.title(product, commonValues(turn, product, variants))
  const told = { title, price: turn.money(price, product.currency) }
  if (others.length > 0) return turn.say('product_price_from', told)
  return turn.say(variants.every(({ available }) => !available) ? 'about_out' : 'product_price', told)
}

/** Different prices, the lowest first; those that can be had go before. */
export function pricesOf(variants: readonly ToldVariant[]): number[] {
  const there = variants.filter(({ available }) => available)
  const prices = (there.length > 0 ? there : variants).flatMap(({ price }) => price ?? [])
  return [...new Set(prices)].sort((a, b) => a - b)
}

/** What the variants meant have in common and the others of the product have not: "40, navy"; null when they are all of it. */
export function commonValues(
  turn: EngineTurn,
  product: ProductDetail,
  variants: readonly ToldVariant[],
): FactRef | null {
  if (variants.length === product.variants.length || variants.length === 0) return null
  const [first] = variants
  const common = Object.entries(first?.options ?? {}).filter(
    ([name, value]) =>
      variants.every(({ options }) => options[name] === value) &&
      product.variants.some(({ options }) => options[name] !== value),
  )
  const meant = new Set(
    [turn.clause.wish.wishes, turn.scope.state.search?.wishes ?? {}].flatMap(({ options }) =>
      Object.keys(options ?? {}),
    ),
  )
  // Of a "waterproof: yes" the name is what people say.
  const isSaid = ([name, value]: [string, string]) => hasWord(turn.words, isYes(value) ? name : value)
  const told = common.filter((option) => meant.has(option[0].toLowerCase()) || isSaid(option))
  // "Gold" of one that comes in gold and rose gold.
  const named = valuesNamed(turn.clause).join(', ')
  if (common.length === 0 && named === '') return null
  if (common.length === 0)
    return { text: named, facts: Object.values(first?.options ?? {}).flatMap((value) => turn.fact(value).facts) }
  // Of what all of them have in common only what was asked for is told.
  const shown = told.length > 0 ? told : common
  const values = turn.valuesOf(Object.fromEntries(shown))
  const [[name, value] = ['', '']] = shown
  // "Armrest: none", where it is asked for one without.
  return values.text === '' ? { text: `${turn.optionName(name)}: ${value}`, facts: turn.fact(value).facts } : values
}

/** "It comes in size: S, M. Sold out of these right now: M." */
export function optionSentences(turn: EngineTurn, product: ProductDetail, answer?: ToldAnswer): Statement[] {
  const told = answer
    ? answer.options.map(({ name, values }) => [name, values] as const)
    : Object.entries(product.options).filter(([, values]) => values.length > 1)
  return told.slice(0, 3).flatMap(([name, values]) => valueSentences(turn, product, name, values))
}

/** The values of an option that there are, and which of them no variant that can be had has. */
export function valueSentences(
  turn: EngineTurn,
  { variants }: Pick<ProductDetail, 'variants'>,
  name: string,
  values: readonly string[],
): Statement[] {
  const listed = values.slice(0, MOST_VALUES)
  const isThere = (value: string) => variants.some(({ options, available }) => available && options[name] === value)
  const out = listed.filter((value) => !isThere(value))
  return [
    turn.say('product_options', { name: turn.optionName(name), values: turn.values(listed) }),
    ...(out.length > 0 ? [turn.say('options_out', { values: turn.values(out) })] : []),
  ]
}

/** Whether it costs less than before. */
export function tellReduced(turn: EngineTurn, product: ProductDetail, variants: readonly ToldVariant[]): Statement {
  const [cut] = variants.filter(isReduced).sort((a, b) => (a.price as number) - (b.price as number))
  if (!cut) return turn.say('not_reduced', { title: turn.title(product) })
  const price = turn.money(cut.price as number, product.currency)
  const was = turn.money(cut.compareAtPrice as number, product.currency)
  return turn.say('reduced', { title: turn.title(product, commonValues(turn, product, [cut])), price, was })
}

/** "Chest 64 cm, which size?" */
export const tellSizes = (turn: EngineTurn, { fits, options, quotes: [quote] }: ToldAnswer): Statement[] =>
  options.map(({ values }) => {
    const key = fits === 'between' ? 'size_between' : 'size_fits'
    const told = { values: turn.values(values) }
    return quote === undefined ? turn.say(`${key}_own`, told) : turn.say(key, { ...told, quote: turn.quote(quote) })
  })
