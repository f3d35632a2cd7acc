import { isCountry, isLight } from '../../../knowledge/index/meanings.ts'
import { weekdayOf } from '../../../language/amounts/read-calendar.ts'
import { fold } from '../../../language/text/fold.ts'
import { boundAt } from '../bounds.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Instead, type Scene, textOf, type Verdict } from '../claim.ts'
import { type KnownPolicy, meaningsOf, termsBeside, termsOf } from '../known-pages.ts'
import { hasCue } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { isSameAmount } from '../same-amount.ts'
import { reachesFree } from './free-from.ts'
import { deniesIn, general, grantedToWorn, isPlaced, spans } from './spoken-of.ts'
import { Told } from './told-by-pages.ts'

const MOST_OF_TIME = 5
const lasting = /^(?:min|h|day|week|month|year)$/

/** What a shop promises, whatever it sells: where pages were read, a clause without a product that speaks of these promises it too. */
const promises = termsOf(() =>
  termsBeside(
    'refund, return, exchange, price match, cash on delivery, buy on invoice, direct debit, paypal, klarna, apple pay, bitcoin',
    ['pay'],
  ),
)
const returning = termsOf(() => meaningsOf('refund, return', 'en'))
const sending = termsOf(() => meaningsOf('shipping, delivery, parcel, dispatch', 'en'))

/** What a shop promises: when it delivers, what can be sent back, what it takes, what a warranty covers. */
export function pageClaims(scene: Scene, clause: Clause): Claim[] {
  const isPromise =
    hasCue(clause, 'deeds.promised') || isPromising(scene, clause) || grantedToWorn(scene, clause) !== null
  const isArriving = hasCue(clause, 'deeds.arriving', 'trade.restocked')
  const before = scene.clauses[scene.clauses.indexOf(clause) - 1]
  // "The day after tomorrow, it is with you"
  const isBefore = before !== undefined && before.to - before.from <= MOST_OF_TIME && hasCue(before, 'deeds.soon')
  const isTimed =
    isBefore ||
    hasCue(clause, 'deeds.soon') ||
    clause.amounts.some(({ unit, values }) => spans.test(unit ?? '') && !values.includes(Number.NaN))
  // "Together that is $54 before shipping" tells a sum.
  const isPriced = clause.amounts.some(({ unit }) => unit === 'money') && !hasCue(clause, 'trade.sum')
  // "Another $8 to free shipping" is worked out.
  const isPrice = clause.amounts.some(({ unit }) => unit === 'money')
  // "Two would be $64 before shipping" tells a sum too.
  if (isPrice && clause.mode === 'hedged') return []
  if (isPrice && hasCue(clause, 'trade.sum') && !hasCue(clause, 'trade.free') && !isTimed) return []
  // "Open, the board ..." begins what is told of a thing.
  const words = scene.places.filter((place) => place >= clause.from && place < clause.to).length
  if (words === 1 && scene.clauses.length > 1) return []
  if (!isPromise && !(isArriving && (isTimed || isPriced || hasCue(clause, 'trade.free')))) return []
  // Of an order that is known its own rows tell.
  const isLasting = hasCue(clause, 'deeds.soon') || clause.amounts.some(({ unit }) => lasting.test(unit ?? ''))
  if (scene.known.orders.size > 0 && isOfOrder(clause) && !isLasting) return []
  const span = { from: clause.from, to: clause.to }
  const said = textOf(scene, span)
  const polarity = clause.negations.length > 0 ? 'denied' : 'holds'
  return [{ kind: 'pages', subject: clause.subject, mode: clause.mode, polarity, value: said, unit: null, span, said }]
}

/** "By Friday". */
const weekdaysIn = ({ tokens }: Scene, { from, to }: Clause): number[] =>
  tokens.slice(from, to).flatMap(({ text }) => (text.length > 3 ? (weekdayOf(text) ?? []) : []))

const isOfOrder = (clause: Clause): boolean => hasCue(clause, 'deeds.order')

/** Where an order is known what its rows tell comes first: of returns only the pages tell. */
function isPromising(scene: Scene, clause: Clause): boolean {
  const { passages, orders } = scene.known
  if (passages.length === 0 || clause.mentions.length > 0 || (orders.size > 0 && isOfOrder(clause))) return false
  const meanings = meaningsIn(scene, clause)
  return orders.size > 0
    ? meanings.some((term) => returning.has(term))
    : meanings.some((term) => promises.has(term) || isCountry(term))
}

export const checkPages = (_: Claim, scene: Scene, clause: Clause): Verdict => {
  // "It ships today" tells a time, whatever the sum is.
  const isOfMoney = clause.amounts.every(({ unit }) => unit === 'money') && !hasCue(clause, 'deeds.soon')
  const reckoned = isOfMoney && hasCue(clause, 'trade.free', 'deeds.arriving') ? reachesFree(scene, clause) : null
  const verdict = reckoned ?? borneOutByPages(scene, clause, clause)
  if (verdict.holds) return verdict
  if (isNowhere(scene, clause)) return HOLDS
  return { ...FAILS, ...(scene.known.policies.length > 0 ? { instead: pagesInstead(scene, clause) } : {}) }
}

/** "We do not offer cash on delivery", where the pages that were read say nothing of it. */
function isNowhere(scene: Scene, clause: Clause): boolean {
  const { policies } = scene.known
  if (deniesIn(scene, clause).length === 0 || policies.length === 0 || clause.amounts.length > 0) return false
  const topics = meaningsIn(scene, clause).filter((term) => !general.has(term))
  return topics.length > 0 && topics.every((term) => !policies.some(({ meanings }) => meanings.has(term)))
}

export function pagesInstead(scene: Scene, clause: Clause): Instead {
  const wanted = meaningsIn(scene, clause)
  // That of the country that is spoken of first.
  const shared = ({ meanings }: KnownPolicy) =>
    wanted.reduce((sum, term) => sum + (meanings.has(term) ? (isCountry(term) ? 3 : 1) : 0), 0)
  // What has the very amount that is denied would bear it out to who reads over it.
  const has = ({ amounts }: KnownPolicy) =>
    amounts.some(({ unit, values }) =>
      clause.amounts.some((own) => own.unit === unit && own.values.some((value) => values.includes(value))),
    )
  const others = scene.known.policies.filter((policy) => !has(policy))
  const best = (others.some((policy) => shared(policy) > 0) ? others : scene.known.policies).toSorted(
    (a, b) => shared(b) - shared(a),
  )[0]
  const quote = best && shared(best) > 0 ? quoteOf(best) : null
  return quote === null || !best
    ? { key: 'gate_untold', params: {}, facts: [] }
    : { key: 'gate_pages', params: { quote }, facts: [best.fact] }
}

const quoteOf = ({ fact, text }: KnownPolicy): string | null => {
  const sentences = String(fact.value).split(/(?<=[.!?])\s+|\n/)
  return sentences.find((sentence) => fold(sentence) === text) ?? null
}

const meaningsIn = (scene: Scene, { from, to }: { from: number; to: number }): string[] =>
  [...meaningsOf(textOf(scene, { from, to }), scene.language)].filter((term) => !isLight(term))

/**
 * Whether the owner's pages say what a clause says: each of its numbers, what it speaks of, and whether it is so.
 * @param mayTell whether a sentence of the pages counts
 */
export function borneOutByPages(
  scene: Scene,
  clause: Clause,
  span: { from: number; to: number },
  mayTell: (policy: KnownPolicy) => boolean = () => true,
): Verdict {
  // "Your parcel comes on Monday": the sentence that names the day has to tell it.
  const weekdays = weekdaysIn(scene, clause)
  const isSent = hasCue(clause, 'deeds.arriving')
  const isOfDays = ({ days, meanings }: KnownPolicy) =>
    weekdays.every((day) => days.has(day)) &&
    (weekdays.length === 0 || !isSent || [...meanings].some((term) => sending.has(term)))
  const policies = scene.known.policies.filter((policy) => isOfDays(policy) && mayTell(policy))
  const own = meaningsIn(scene, span)
  const whole = meaningsIn(scene, { from: 0, to: scene.tokens.length })
  // "The mainland takes two days, free from $75" goes on with its sentence, "above $75 it is free" with the one before.
  const isSilent = own.every((term) => general.has(term))
  const isGoingOn = scene.topics.length === 0 || whole.some((term) => !general.has(term))
  const said = isSilent ? [...own, ...(isGoingOn ? whole : scene.topics)] : own
  // "We deliver to Belgium, and it takes 4 days": of what the clauses before name, where this one names none.
  const before = meaningsIn(scene, { from: 0, to: span.from }).filter(isPlaced)
  const inherited = said.some(isPlaced) ? [] : before
  const asked = [...meaningsOf(scene.turn.shopperText.slice(0, 500), scene.turn.language)]
  const around = [...whole, ...scene.topics]
  const attempts = [
    [...said, ...inherited],
    // "Yes, to France: it takes 7 to 12 days".
    [...said, ...inherited, ...around.filter(isPlaced)],
    // What the shopper asked about is what an answer is about: "you have 30 days".
    ...(clause.amounts.length > 0 ? [[...said, ...inherited, ...asked.filter((term) => !isLight(term))]] : []),
  ].map((terms) => [...new Set(terms)])
  for (const [at, terms] of attempts.entries()) {
    if (at > 0 && terms.length === said.length + inherited.length) continue
    const facts = new Told(scene, clause, terms, policies).facts()
    if (facts) return { holds: true, facts }
  }
  return FAILS
}

/** What the clause itself speaks of counts so many times more. */
const OF_CLAUSE = 4

/**
 * The page that tells a number where a sentence does not say what of: no page that tells another in its unit speaks of more of what the
 * sentence, the one before and the shopper speak of, and of every country and way of delivery the page speaks too.
 */
export function nearestPageWith(scene: Scene, clause: Clause, amount: Amount): KnownPolicy | null {
  const { unit } = amount
  const bound = boundAt(scene.tokens, scene.language, amount.from, amount.to)
  const isSame = (other: Amount, { values }: Pick<Amount, 'values'> = amount): boolean =>
    other.values.some((value) => values.some((own) => isSameAmount({ value: own, unit }, { value, unit: other.unit })))
  // "In three days" is not "in 3 to 5 days".
  const isWhole = (end: Amount | null | undefined) =>
    !end || bound !== null || clause.amounts.some((other) => other !== amount && isSame(other, end))
  const before = meaningsIn(scene, { from: 0, to: clause.to })
  const own = before.length > 0 ? before : meaningsIn(scene, { from: 0, to: scene.tokens.length })
  const asked = [...meaningsOf(scene.turn.shopperText.slice(0, 500), scene.turn.language)]
  const spoken = new Set([...own, ...scene.topics, ...asked])
  // "You have 30 days, and in Germany it is free": what follows says nothing of what stands before it.
  const places = (before.some(isPlaced) ? before : scene.topics).filter(isPlaced)
  const inClause = meaningsIn(scene, clause)
  const shared = ({ meanings, ownMeanings }: KnownPolicy): number =>
    [...spoken].filter((term) => meanings.has(term)).length +
    OF_CLAUSE * inClause.filter((term) => ownMeanings.has(term)).length
  const told = scene.known.policies.filter(({ amounts }) => amounts.some((one) => one.unit === unit))
  const has = ({ amounts, ends }: KnownPolicy) => amounts.some((one, at) => isSame(one) && isWhole(ends[at]))
  const most = Math.max(0, ...told.filter((policy) => !has(policy)).map(shared))
  return (
    told.find((policy) => has(policy) && shared(policy) >= most && places.every((term) => policy.meanings.has(term))) ??
    null
  )
}
