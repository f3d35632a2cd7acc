import { isCountry, isLight } from '../../../knowledge/index/meanings.ts'
import { boundAt } from '../bounds.ts'
import { type Clause, FAILS, type Scene, textOf, type Verdict } from '../claim.ts'
import { lowestOf } from '../known.ts'
import { type KnownPolicy, meaningsOf, termsBeside, termsOf } from '../known-pages.ts'
import { hasCue } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { general, pagesSpokenOf, speaksOf, ways } from './spoken-of.ts'

const cents = (value: number): number => Math.round(value * 100)

const freeSending = termsOf(() => termsBeside('free shipping', ['shipping']))

/** What a clause speaks of: "free shipping", one meaning, is of shipping too. */
function spokenIn(scene: Scene, clause: Clause): string[] {
  const own = [...meaningsOf(textOf(scene, clause), scene.language)]
  return own.some((term) => freeSending.has(term)) ? [...own, ...meaningsOf('shipping', 'en')] : own
}

/** The page from whose amount on something is free, of what a clause speaks of: of those that speak most of it. */
function offersOf(scene: Scene, clause: Clause): { page: KnownPolicy; from: number }[] {
  const { language, turn, topics, text } = scene
  const own = spokenIn(scene, clause).filter((term) => !isLight(term) && !general.has(term))
  const asked = [...meaningsOf(turn.shopperText.slice(0, 500), turn.language)]
  const places = [...meaningsOf(text, language), ...topics, ...asked].filter(
    (term) => isCountry(term) || ways.has(term),
  )
  const shared = ({ meanings, isRead }: KnownPolicy): number =>
    own.filter((term) => meanings.has(term)).length * 4 +
    places.filter((term) => speaksOf(meanings, term)).length * 2 +
    (isRead ? 1 : 0)
  const offers = pagesSpokenOf(scene).filter(
    (page) =>
      page.isOffer && own.some((term) => page.meanings.has(term)) && page.amounts.some(({ unit }) => unit === 'money'),
  )
  const most = Math.max(...offers.map(shared))
  return offers
    .filter((page) => shared(page) === most)
    .map((page) => {
      const money = page.amounts.flatMap(({ unit, values }) => (unit === 'money' ? (values[0] ?? 0) : []))
      // A fee that stands beside it is less.
      return { page, from: Math.max(...money) }
    })
}

/** Whether a page offers what a clause speaks of for nothing, whatever is paid. */
function isFreeAnyway(scene: Scene, clause: Clause): boolean {
  const own = new Set(spokenIn(scene, clause))
  const isOther = (term: string) => ways.has(term) && !own.has(term)
  return pagesSpokenOf(scene).some(
    ({ isOffer, amounts, ownMeanings }) =>
      isOffer &&
      !amounts.some(({ unit }) => unit === 'money') &&
      ![...ownMeanings].some(isOther) &&
      [...ownMeanings].some((term) => own.has(term) && !isLight(term) && !general.has(term)),
  )
}

/**
 * "Another $8 to free shipping", "you are past the $75, so it is free", worked out: what lacks to where a page says that it begins, or that
 * what was told comes to it. Null where neither is told.
 */
export function reachesFree(scene: Scene, clause: Clause): Verdict | null {
  const isMoney = ({ unit }: { unit: string | null }) => unit === 'money'
  const own = clause.amounts.filter(isMoney).flatMap(({ values }) => values)
  const told = [
    ...scene.clauses.flatMap(({ amounts }) => amounts.filter(isMoney).flatMap(({ values }) => values)),
    ...scene.said,
    ...clause.subject.flatMap((product) => (clause.isOfOne ? lowestOf(product) : [])),
  ]
  const before = [
    ...scene.clauses.flatMap(({ amounts, to }) =>
      to <= clause.from ? amounts.filter(isMoney).flatMap(({ values }) => values) : [],
    ),
    ...scene.said,
  ]
  // "From $70 it is free" tells where it begins itself.
  const isLimit = ({ from, to }: Amount) => boundAt(scene.tokens, scene.language, from, to) !== null
  if (told.length === 0 || (own.length > 0 && (hasCue(clause, 'trade.from') || clause.amounts.some(isLimit))))
    return null
  const offers = offersOf(scene, clause)
  const sumsFor = (from: number) => told.filter((value) => cents(value) !== cents(from))
  const lacking = offers.find(({ from }) =>
    own.length === 0
      ? hasCue(clause, 'trade.difference') && sumsFor(from).some((sum) => sum < from)
      : own.some((gap) => sumsFor(from).some((sum) => sum < from && cents(from - sum) === cents(gap))),
  )
  if (lacking) return { holds: true, facts: [lacking.page.fact] }
  // Of several countries none is meant: then it is enough for each of them.
  const isReached = offers.every(({ from }) => {
    const other = own.find((value) => cents(value) !== cents(from))
    const isTold = other !== undefined || before.some((value) => value >= from)
    return isTold && (other ?? Math.max(0, ...sumsFor(from))) >= from
  })
  if (offers.length > 0 && isReached && clause.negations.length === 0)
    return { holds: true, facts: offers.map(({ page }) => page.fact) }
  // "It is $79.99, so it ships free": a sum that comes to none of them, where nothing is free without one.
  const [sum = 0] = before.toSorted((a, b) => b - a)
  const isShort =
    sum > 0 && own.length === 0 && !hasCue(clause, 'manner.conditional') && offers.every(({ from }) => sum < from)
  return offers.length > 0 && isShort && !isFreeAnyway(scene, clause) ? FAILS : null
}
