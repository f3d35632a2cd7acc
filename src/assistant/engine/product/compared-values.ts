import { keyOf } from '../../../language/text/tokens.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { Statement } from '../../statement.ts'
import type { ProductDetail, ProductResult, ToldVariant } from '../../tools/tool-results.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { onlyProduct } from '../shown/about-shown.ts'
import { saysComparing, saysDifference } from '../shown/sides.ts'
import { valuesIn } from '../sums/operand-of.ts'
import { priceOf } from './product-sentences.ts'

/** As likely as this a clause compares, where it names two values. */
const COMPARES = 0.35
/** No more values are put side by side. */
const MOST_VALUES = 4
const MOST_QUOTED = 2

/** The values of one option of the product that is talked about which a clause compares: "cast iron or enamel"; null where it does not. */
function comparedValues(clause: Clause): { name: string; values: string[] } | null {
  const product = clause.scope.catalog.index.productById(onlyProduct(clause) ?? '')
  const isComparing =
    saysComparing(clause.text) || saysDifference(clause.text) || (clause.share(['compare']) ?? 0) >= COMPARES
  if (!product || !isComparing) return null
  const compared = Object.entries(valuesIn(clause.text, product).options).map(([name, values]) => ({
    ...{ name, values: [...new Set(values)].slice(0, MOST_VALUES) },
  }))
  const several = compared.filter(({ values }) => values.length > 1)
  return several.length === 1 ? (several[0] ?? null) : null
}

/** What each of the values costs, and what the page says of them. */
function compareValues(turn: EngineTurn): Move | null {
  const compared = comparedValues(turn.clause)
  const id = onlyProduct(turn.clause)
  if (!compared || id === undefined) return null
  const known = turn.answer<ProductResult>('get_product')
  if (!known) return { call: { tool: 'get_product', input: { product_id: id } } }
  if (!known.found) return null
  const { product, wished = [] } = known
  const hasValue =
    (value: string) =>
    ({ options }: ToldVariant): boolean =>
      Object.entries(options).some(([name, own]) => name.toLowerCase() === compared.name && own === value)
  const say = compared.values.map((value): Statement => {
    const own = product.variants.filter(hasValue(value))
    // Of what was wished for before only that is compared, where all of them come in it.
    const isOfWish = compared.values.every((one) => wished.some(hasValue(one)))
    return priceOf(turn, product, isOfWish ? wished.filter(hasValue(value)) : own)
  })
  return { say: [...quotesOf(turn, product, compared.values), ...say] }
}

/** The sentences of the page that have one of the values. */
function quotesOf(turn: EngineTurn, product: ProductDetail, values: readonly string[]): Statement[] {
  const keys = values.map((value) => ` ${keyOf(value)} `)
  return splitSentences(product.description ?? '')
    .filter((sentence) => keys.some((key) => ` ${keyOf(sentence)} `.includes(key)))
    .slice(0, MOST_QUOTED)
    .map((quote, at) =>
      turn.say(at === 0 ? 'answer_quote' : 'answer_quote_more', {
        title: turn.title(product),
        quote: turn.quote(quote),
      }),
    )
}

export const ofComparedValues: Row = {
  frame: 'products shown',
  when: 'it compares values of an option of the product that is talked about: "enamel or steel, what is the difference?"',
  does: 'tells what each of them costs, and what the page says of them',
  of: ['compare', 'ask', 'options', 'price'],
  speaksTo: 'all',
  holds: (clause) => comparedValues(clause) !== null,
  move: compareValues,
}
