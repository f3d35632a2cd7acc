import { isKindWord } from '../../language/text/families.ts'
import { allOf, type ProductAnswer, unknown } from './product-answer.ts'
import type { AskedProduct } from './product-read.ts'
import type { AskedClause } from './read-question.ts'
import { statedIn } from './stated-in.ts'

/** "Which UK size is a 28?": a sentence tells it that has both; that there is a 28 does not. */
export function equalSizes(clause: AskedClause, { product, sentences }: AskedProduct): ProductAnswer {
  const { amounts, text, units } = clause
  const telling = sentences.find(
    (own) =>
      amounts.every(({ max }) => own.amounts.some((one) => one.max === max)) &&
      units.some((unit) => statedIn(own, unit, clause) !== null),
  )
  if (telling) return { ...unknown(product, []), verdict: 'told', quotes: [telling.said], variants: allOf(product) }
  // "UK size", "taille fr", as typed.
  const named = text.words.flatMap(({ at, text: word }, place) =>
    isKindWord('size', word) || units.some(({ places }) => places.includes(place)) ? (text.tokens[at]?.raw ?? []) : [],
  )
  return unknown(product, [named.join(' ')])
}
