import { plainOf } from '../../../language/text/plain.ts'
import { valuesOfProduct } from '../../../search/questions/values-of-product.ts'
import type { Statement } from '../../statement.ts'
import type { ProductDetail, ToldAnswer, ToldVariant } from '../../tools/tool-results.ts'
import { valuesNamed } from '../asks.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { commonValues, optionSentences, pricesOf } from './product-sentences.ts'
import { offer } from './stock-moves.ts'

/** What it is, what it costs, whether it can be had. */
export function describe(turn: EngineTurn, product: ProductDetail, variants: readonly ToldVariant[]): Statement[] {
  const value = commonValues(turn, product, variants)
  const [price, ...others] = pricesOf(variants)
  const title = turn.title(product)
  if (price === undefined) return [turn.say('product_no_price', { title })]
  const told = { title: turn.title(product, value), price: turn.money(price, product.currency) }
  if (variants.every(({ available }) => !available)) return [turn.say('about_out', told), ...offer(turn, product)]
  if (others.length > 0) return [turn.say('about_from', { ...told, title }), ...optionSentences(turn, product)]
  return [turn.say('about_in_stock', told), ...(value ? [] : optionSentences(turn, product))]
}

/** "No, it does not come in L; it comes in size: S, M." */
export function tellMissing(turn: EngineTurn, product: ProductDetail, answer: ToldAnswer): Statement[] {
  const wanted = answer.untold[0] ?? valuesNamed(turn.clause)[0]
  const has = optionSentences(turn, product, answer)
  if (wanted === undefined) return has
  // Each of several values is there, and no form has them all: "drip, 4 cups and a timer".
  const options = product.variants.map((variant) => variant.options)
  const own = Object.values(valuesOfProduct(turn.clause.text, options).options).flat()
  if (own.length > 1 && own.some((value) => plainOf(value) === plainOf(wanted))) {
    const values = own.map((value) => turn.value(value).text).join(', ')
    return [turn.say('product_has_not_all', { title: turn.title(product), values }), ...has]
  }
  return [turn.say('product_has_not', { title: turn.title(product), value: turn.value(wanted).text }), ...has]
}

/** "Does that one have a filter?" of the form that was shown, and only others have one: that this one has not, and what those cost; null where it is as asked. */
export function ofOtherForm(
  turn: EngineTurn,
  product: ProductDetail,
  { shown, variants }: ToldAnswer,
): Statement[] | null {
  const share = turn.clause.share(['ask']) ?? 0
  const isOfIt = turn.clause.reference.isIt && share > (turn.clause.share(['options', 'stock']) ?? 1)
  if (!shown || shown.price === null || !isOfIt) return null
  return [
    turn.say('form_not', { price: turn.money(shown.price, product.currency) }),
    ...describe(turn, product, variants),
  ]
}
