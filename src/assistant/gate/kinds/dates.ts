import { monthOf, weekdayOf } from '../../../language/amounts/read-calendar.ts'
import { fold } from '../../../language/text/fold.ts'
import { type Claim, type Clause, FAILS, type Scene, textOf, type Verdict } from '../claim.ts'
import type { KnownPolicy } from '../known-pages.ts'
import { hasCue } from '../read-sentence.ts'
import { isTheirs, STATES } from './orders.ts'
import { borneOutByPages } from './pages.ts'
import { pagesSpokenOf } from './spoken-of.ts'

/** Days on which something was ordered or comes, as far as a sentence about an order tells them. */
export function dateClaims(scene: Scene, clause: Clause): Claim[] {
  const dates = clause.amounts.filter(({ unit }) => unit === 'date')
  const isOfOrder = hasCue(clause, 'deeds.order') && scene.known.orders.size > 0
  const isOfState = clause.cues.some(({ name }) => name.startsWith(STATES))
  // "You placed it on October 1, so seven weeks ago"
  const before = scene.clauses.slice(0, scene.clauses.indexOf(clause))
  const isTold = hasCue(clause, 'deeds.placed', 'deeds.arriving') || before.some(isOfPlacing)
  const isPlaced = scene.known.orders.size > 0 && (isOfOrder || isOfState || isTold)
  const soon = isPlaced ? clause.cues.filter(({ name }) => name === 'deeds.soon') : []
  const ago = isPlaced ? clause.amounts.filter(({ unit }) => unit === 'day' || unit === 'week' || unit === 'month') : []
  // "Sharpening costs $9, on Tuesdays": what the shop does for money it does on its days.
  const isPriced = clause.mode === 'asserted' && clause.amounts.some(({ unit }) => unit === 'money')
  const named = scene.tokens.flatMap(({ text }, at) => {
    const isDay = at >= clause.from && at < clause.to && weekdayOf(text) !== null && text.length > 3
    return isDay && (isPriced || hasCue(clause, 'deeds.arriving', 'deeds.order', 'trade.restocked', 'deeds.promised'))
      ? [{ from: at, to: at + 1 }]
      : []
  })
  return [...dates, ...soon, ...ago, ...named].map(({ from, to }) => ({
    ...{ kind: 'date', subject: [], mode: clause.mode, polarity: 'holds' as const, unit: null, span: { from, to } },
    ...{ value: textOf(scene, { from, to }), said: textOf(scene, { from, to }) },
  }))
}

const isOfPlacing = (clause: Clause): boolean => hasCue(clause, 'deeds.placed', `${STATES}placed`)

const DAY_MS = 86_400_000
const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS)

export function checkDate(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const { known, turn } = scene
  const amount = clause.amounts.find(({ from }) => from === claim.span.from)
  const isComing = isOfArrival(claim, scene)
  for (const { facts } of known.orders.values()) {
    for (const fact of facts.filter(({ field }) => /At$/.test(field) && !(isComing && field === 'placedAt'))) {
      const date = new Date(String(fact.value))
      const days = (turn.now.getTime() - date.getTime()) / DAY_MS
      const month = amount ? monthBeside(scene, amount) : null
      const isMonth = month === null || month === date.getUTCMonth() + 1
      if (amount?.unit === 'date' && isMonth && isPartOf(date, amount.values)) return { holds: true, facts: [fact] }
      if (amount?.unit === 'day' && amount.values.some((value) => Math.abs(value - days) <= 1))
        return { holds: true, facts: [fact] }
      if (amount?.unit === 'week' && amount.values.some((value) => Math.abs(value * 7 - days) <= 4))
        return { holds: true, facts: [fact] }
      const named = hasCue(clause, 'deeds.today') ? 0 : hasCue(clause, 'deeds.yesterday') ? 1 : null
      if (!amount && named !== null && dayOf(turn.now) - dayOf(date) === named) return { holds: true, facts: [fact] }
      if (!amount && weekdayOf(fold(claim.said)) === date.getUTCDay()) return { holds: true, facts: [fact] }
    }
  }
  // Of an order that is known no page tells when it comes.
  const isOfOrder = known.orders.size > 0 && isTheirs(scene, clause) && hasCue(clause, 'deeds.order', 'deeds.arriving')
  if (!amount) return isOfOrder ? FAILS : borneOutByPages(scene, clause, clause, (page) => saysSoon(page, claim, scene))
  const isAgo = amount.unit !== 'date' && known.orders.size > 0 && isOfPlacing(clause)
  const page = (isAgo ? [] : pagesSpokenOf(scene)).find(({ amounts }) =>
    amounts.some(({ values, unit }) => unit === amount.unit && values.some((value) => amount.values.includes(value))),
  )
  if (page) return { holds: true, facts: [page.fact] }
  return FAILS
}

/** The month that is named beside a number of a date. */
function monthBeside({ tokens }: Scene, { from, to }: { from: number; to: number }): number | null {
  for (const at of [from - 1, to, to + 1, from - 2, from - 3, from - 4]) {
    const word = tokens[at]?.text ?? ''
    const month = word.length > 2 ? monthOf(word) : null
    if (month !== null) return month
  }
  return null
}

const isPartOf = (date: Date, values: readonly number[]): boolean =>
  values.some((value) => value === date.getUTCDate() || value === date.getUTCFullYear())

/** "Tomorrow" is not "the next day". */
const saysSoon = ({ language, text }: KnownPolicy, { said }: Claim, scene: Scene): boolean =>
  language !== scene.language ||
  weekdayOf(fold(said)) !== null ||
  fold(said)
    .split(' ')
    .every((word) => text.includes(word))

/** "Your parcel arrives on October 1": that it was ordered then says nothing of it. "Your order of October 1 is on its way" does not tell when. */
function isOfArrival({ span }: Claim, { clauses }: Scene): boolean {
  const cues = clauses.flatMap((clause) => clause.cues)
  if (clauses.some(isOfPlacing)) return false
  const coming = cues.filter(({ name }) => name === 'deeds.arriving' || name.startsWith(STATES))
  const isOfOrder = cues.some(({ name, to }) => name === 'deeds.order' && to <= span.from)
  return coming.some(({ from }) => !isOfOrder || from < span.from)
}
