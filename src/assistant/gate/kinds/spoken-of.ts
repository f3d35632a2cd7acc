import { isCountry, isLight, relatedTo } from '../../../knowledge/index/meanings.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import type { Fact } from '../../fact.ts'
import { type Clause, type Scene, textOf } from '../claim.ts'
import { type KnownPolicy, meaningsOf, termsBeside, termsOf } from '../known-pages.ts'
import type { Amount } from '../said-amounts.ts'

/** Units of time and of days. */
export const spans = /^(?:min|h|day|week|month|year|date|clock)$/

/** Meanings that say nothing of what a sentence is about: what is free, what it costs, how long it takes. */
export const general = termsOf(() => meaningsOf('free cost how long minimum at least takes', 'en'))
/** What tells one way of delivery, or one sort of goods, from another: its sentences say nothing of the others. */
export const ways = termsOf(() => [
  ...meaningsOf('express, abroad, pick up, parcel locker, collection point, island, upstairs', 'en'),
  ...termsBeside('return costs', ['return', 'costs']),
])
export const unused = termsOf(() => meaningsOf('unused, worn', 'en'))
const worn = termsOf(() => termsBeside('worn, used items, opened package', ['unused', 'items', 'package']))
const returning = termsOf(() => meaningsOf('refund, return, exchange', 'en'))

/** Whether a meaning tells a country or a way of delivery. */
export const isPlaced = (term: string): boolean => isCountry(term) || ways.has(term)

/** Whether some meanings tell of a term: of France where they tell of Europe. */
export const speaksOf = (meanings: ReadonlySet<string>, term: string): boolean =>
  meanings.has(term) ||
  (isCountry(term) && relatedTo(term).some((wider) => isCountry(wider.term) && meanings.has(wider.term)))

/** Sentences of the pages that the turn was about, and those that speak of what the sentence and the one before speak of. */
export function pagesSpokenOf({ known, text, language, topics }: Scene): KnownPolicy[] {
  const spoken = [...meaningsOf(text, language), ...topics].filter((term) => !general.has(term) && !isLight(term))
  return known.policies.filter(({ isRead, meanings }) => isRead || spoken.some((term) => meanings.has(term)))
}

const MOST_OF_HEAD = 5

/** "Customs | and VAT are not included": the first of two things that are told together. */
export function isHeadOfDenied(scene: Scene, clause: Clause): boolean {
  const next = scene.clauses[scene.clauses.indexOf(clause) + 1]
  const isJoined = next !== undefined && ands.has(scene.tokens[next.from]?.text ?? '')
  const isShort = clause.to - clause.from <= MOST_OF_HEAD
  return isJoined && isShort && deniesIn(scene, next).length > 0
}
const ands = wordsOfAll(({ further }) => further?.and?.replaceAll(',', ' '))

/** Where a clause denies: not in "unused" told in two words, nor in "costs nothing". */
export function deniesIn(scene: Scene, clause: Clause): number[] {
  const free = clause.cues.find(({ name }) => name === 'trade.free')
  const without = clause.cues.filter(({ name }) => name === 'manner.without')
  return clause.negations.filter((at) => {
    if (without.some(({ from }) => from === at)) return false
    const near = meaningsOf(textOf(scene, { from: at, to: Math.min(at + 3, clause.to) }), scene.language)
    const isTerm = [...near].some((term) => unused.has(term))
    return !isTerm && (!free || at < free.from || at >= free.to)
  })
}

/** What is granted to what was used, as a term: "if you wore it, you can send it back". Null where a sentence grants it to none such. */
export function grantedToWorn(scene: Scene, clause: Clause): string | null {
  if (scene.clauses.some(({ negations }) => negations.length > 0)) return null
  const own = [...meaningsOf(textOf(scene, clause), scene.language)]
  if (!own.some((term) => returning.has(term))) return null
  return (
    scene.clauses
      .flatMap((one) => [...meaningsOf(textOf(scene, one), scene.language)])
      .find((term) => worn.has(term)) ?? null
  )
}

/** What the owner's pages tell in money of what is spoken of, in the currency of an amount: fees, and from where they fall away. */
export const moneyOfPages = (
  scene: Scene,
  { currencies: said }: Amount,
): { amount: Amount; fact: Fact; isOffer: boolean }[] =>
  pagesSpokenOf(scene).flatMap(({ amounts, fact, isOffer }) =>
    amounts
      .filter(({ unit, currencies }) => unit === 'money' && currencies.some((code) => said.includes(code)))
      .map((amount) => ({ amount, fact, isOffer })),
  )
