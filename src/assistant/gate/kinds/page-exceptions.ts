import { isCountry, isGoods, isLight } from '../../../knowledge/index/meanings.ts'
import { type Clause, type Scene, textOf } from '../claim.ts'
import { isCommon } from '../common-words.ts'
import { stem } from '../fact-words.ts'
import { type KnownPolicy, meaningsOf, termsOf } from '../known-pages.ts'

const SHORTEST = 4
/** A clause that may be of more is of none of them. */
const MOST_PRODUCTS = 2
const conditions = termsOf(() => meaningsOf('unused, worn', 'en'))
const isOfTopic = (term: string): boolean => !isLight(term) && !isCountry(term) && !conditions.has(term)

/**
 * Whether another sentence of the pages leaves out what a clause is told of: "earrings can go back within 30 days", where everything can
 * but earrings, or where the one product that is spoken of is an earring.
 * @param bearing sentences that promise what the clause says
 */
export function isExcepted(scene: Scene, clause: Clause, bearing: readonly KnownPolicy[]): boolean {
  const { known, language, turn } = scene
  const text = textOf(scene, clause)
  const meant = meaningsOf(text, language)
  const topics = new Set([...meant, ...bearing.flatMap(({ ownMeanings }) => [...ownMeanings])].filter(isOfTopic))
  const hasTopic = (term: string): boolean => topics.has(term)
  const products = clause.isOfOne && clause.subject.length <= MOST_PRODUCTS ? clause.subject : []
  const titles = products.flatMap(({ titleWords }) => titleWords)
  const own = scene.tokens
    .slice(clause.from, clause.to)
    .flatMap(({ kind, text: word }) => (kind === 'word' ? word : []))
  const named = (from: readonly string[], code: string) =>
    from.filter(
      (word) =>
        word.length >= SHORTEST && !isCommon(word, code) && ![...meaningsOf(word, code)].some((term) => !isLight(term)),
    )
  const isOfUsed = [...meaningsOf(scene.text, language)].some((term) => conditions.has(term))
  return known.policies.some(({ exceptions, ownMeanings, language: code }) => {
    if (exceptions.length === 0 || ![...ownMeanings].some(hasTopic)) return false
    const words = [
      ...(code === language ? named(own, code).map(stem) : []),
      ...(code === turn.catalogLanguage ? named(titles, code) : []),
    ].filter((word) => !bearing.some((one) => one.words.has(word)))
    const goods = [...meant].filter(
      (term) => isLight(term) && isGoods(term) && !bearing.some((one) => one.meanings.has(term)),
    )
    return exceptions.some(
      (one) =>
        (!one.isOfUsed || isOfUsed) &&
        (words.some((word) => one.words.has(word)) || goods.some((term) => one.meanings.has(term))),
    )
  })
}
