import { kindOfName } from '../../../language/text/families.ts'
import type { Statement } from '../../statement.ts'
import type { ProductDetail, ToldVariant } from '../../tools/tool-results.ts'
import { kindsAsked } from '../asks.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { commonValues, valueSentences } from './product-sentences.ts'

/** Most values that a sentence lists. */
const MOST_LISTED = 12

/** "Which sizes are there in black?": the values of the option named, of the variants meant that can be had; of all of them what is sold out too. */
export function valuesAsked(
  turn: EngineTurn,
  product: ProductDetail,
  variants: readonly ToldVariant[],
  question: string,
): Statement[] {
  const there = variants.filter(({ available }) => available)
  const asked = turn.clause.part(question)
  if (there.length === 0 || there.length === product.variants.length) return []
  const kinds = new Set(kindsAsked(asked))
  const names = Object.keys(product.options).filter((name) => {
    const named = kindOfName(name)
    return named !== null && kinds.has(named.kind)
  })
  return names.flatMap((name) => {
    const all = product.options[name] ?? []
    const values = all.filter((value) => there.some(({ options }) => options[name] === value))
    const value = commonValues(turn, product, variants)
    // "Which colours are there?": what is sold out is one of them.
    if (!value && !asked.asksStock) return valueSentences(turn, product, name, all)
    const listed = { name: turn.optionName(name), values: turn.values(values.slice(0, MOST_LISTED)) }
    return [turn.say('values_there', { ...listed, title: turn.title(product, value) })]
  })
}
