import { fold } from '../../../language/fold.ts'
import type { OrderState } from '../../../language/pack-claims.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { monthOf, weekdayOf } from '../../../language/read-calendar.ts'
import type { Fact } from '../../fact.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, textOf, type Verdict } from '../claim.ts'
import type { Cue } from '../cues.ts'
import { hasCue } from '../read-sentence.ts'
import { borneOutByPages } from './pages.ts'
import { pagesSpokenOf } from './spoken-of.ts'

/** What the API calls the states that bear out what is said. */
const bearing: Record<OrderState, RegExp> = {
  delivered: /^delivered$/,
  shipped: /^(?:partially_)?(?:shipped|fulfilled)$|^delivered$|^in_transit$/,
  transit: /^(?:partially_)?(?:shipped|fulfilled)$|^in_transit$/,
  open: /^(?:unfulfilled|scheduled|on_hold|in_progress|processing|pending|partially_(?:fulfilled|shipped))$/,
  cancelled: /^(?:cancelled|canceled|voided)$/,
  returned: /^(?:returned|restocked)$/,
  refunded: /^(?:partially_)?refunded$/,
  paid: /^(?:paid|partially_refunded|refunded|partially_paid)$/,
  unpaid: /^(?:pending|authorized|partially_paid|expired|voided)$/,
  trouble: /^$/,
}

/** In what state an order is. */
export function orderClaims(scene: Scene, clause: Clause): Claim[] {
  const cue = clause.cues.find(({ name }) => name.startsWith('deeds.states.'))
  // Money is given back for nothing else.
  const isOfOrder =
    cue?.name === 'deeds.states.refunded' ||
    hasCue(clause, 'deeds.order') ||
    (scene.known.orders.size > 0 && clause.mentions.length === 0)
  if (!cue || !isOfOrder) return []
  const polarity = clause.negations.some((at) => at < cue.from || (at >= cue.to && scene.language === 'de'))
    ? 'denied'
    : 'holds'
  const value = cue.name.slice('deeds.states.'.length)
  return [
    { kind: 'order', subject: [], mode: clause.mode, polarity, value, unit: null, span: cue, said: textOf(scene, cue) },
  ]
}

const possessives = wordsOfAll((pack) => pack.possessives)
const statesOf = (facts: readonly Fact[]): Fact[] => facts.filter(({ field }) => /Status$|^cancelledAt$/.test(field))

export function checkOrder(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const named = clause.cues.filter(({ name }) => name.startsWith('deeds.states.'))
  // "Not been paid" has "paid" in it.
  const isPart = (cue: Cue) =>
    named.some(({ from, to }) => from <= cue.from && to >= cue.to && to - from > cue.to - cue.from)
  const states = named.filter((cue) => !isPart(cue)).map(({ name }) => name.slice('deeds.states.'.length) as OrderState)
  for (const { facts } of scene.known.orders.values()) {
    const own = statesOf(facts)
    const bears = (state: OrderState) =>
      own.find(({ field, value }) =>
        field === 'cancelledAt' ? state === 'cancelled' : bearing[state].test(String(value)),
      )
    const found = states.map(bears)
    if (claim.polarity === 'denied' ? found.every((one) => !one) : found.every(Boolean))
      return { holds: true, facts: found.flatMap((one) => one ?? own) }
  }
  // Of the shopper's own order only an order tells; of any order the pages do.
  const isTheirs = scene.tokens.slice(clause.from, clause.to).some(({ text }) => possessives.has(text))
  return scene.known.orders.size > 0 || isTheirs ? FAILS : borneOutByPages(scene, clause, clause)
}

/** Days on which something was ordered or comes, as far as a sentence about an order tells them. */
export function dateClaims(scene: Scene, clause: Clause): Claim[] {
  const dates = clause.amounts.filter(({ unit }) => unit === 'date')
  const isOfOrder = hasCue(clause, 'deeds.order') && scene.known.orders.size > 0
  const isOfState = clause.cues.some(({ name }) => name.startsWith('deeds.states.'))
  const isPlaced =
    scene.known.orders.size > 0 && (isOfOrder || isOfState || hasCue(clause, 'deeds.placed', 'deeds.arriving'))
  const soon = isPlaced ? clause.cues.filter(({ name }) => name === 'deeds.soon') : []
  const ago = isPlaced ? clause.amounts.filter(({ unit }) => unit === 'day' || unit === 'week' || unit === 'month') : []
  const named = scene.tokens.flatMap(({ text }, at) => {
    const isDay = at >= clause.from && at < clause.to && weekdayOf(text) !== null && text.length > 3
    return isDay && hasCue(clause, 'deeds.arriving', 'deeds.order', 'trade.restocked', 'deeds.promised')
      ? [{ from: at, to: at + 1 }]
      : []
  })
  return [...dates, ...soon, ...ago, ...named].map(({ from, to }) => ({
    ...{ kind: 'date', subject: [], mode: clause.mode, polarity: 'holds' as const, unit: null, span: { from, to } },
    ...{ value: textOf(scene, { from, to }), said: textOf(scene, { from, to }) },
  }))
}

const DAY_MS = 86_400_000
const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS)

export function checkDate(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const { known, turn } = scene
  const amount = clause.amounts.find(({ from }) => from === claim.span.from)
  for (const { facts } of known.orders.values()) {
    for (const fact of facts.filter(({ field }) => /At$/.test(field))) {
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
  const words = fold(claim.said).split(' ')
  const day = weekdayOf(fold(claim.said))
  // Of an order that is known no page tells that it comes today.
  const pages = known.orders.size > 0 && !amount ? known.passages : pagesSpokenOf(scene)
  const page = pages.find(({ text, days, amounts }) =>
    amount
      ? amounts.some(
          ({ values, unit }) => unit === amount.unit && values.some((value) => amount.values.includes(value)),
        )
      : (day !== null && days.has(day)) || words.every((word) => text.includes(word)),
  )
  if (page) return { holds: true, facts: [page.fact] }
  if (words.every((word) => fold(turn.shopperText).includes(word)) && clause.mode !== 'asserted') return HOLDS
  const own = known.others.find(
    ({ field, value }) => /At$/.test(field) && amount && isPartOf(new Date(String(value)), amount.values),
  )
  return own ? { holds: true, facts: [own] } : FAILS
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
  values.some(
    (value) => value === date.getUTCDate() || value === date.getUTCFullYear() || value === date.getUTCMonth() + 1,
  )

/** What others have bought is told to nobody. */
export function personClaims(scene: Scene, clause: Clause): Claim[] {
  const cue = clause.cues.find(({ name }) => name === 'deeds.bought')
  // Of the order that was shown the shopper is told; of what others bought nobody.
  if (!cue || (scene.known.orders.size > 0 && !hasCue(clause, 'praise.people'))) return []
  const span = { from: cue.from, to: cue.to }
  return [
    {
      kind: 'person',
      subject: [],
      mode: clause.mode,
      polarity: clause.negations.length > 0 ? 'denied' : 'holds',
      value: textOf(scene, span),
      unit: null,
      span,
      said: textOf(scene, span),
    },
  ]
}

export const checkPerson = ({ polarity }: Claim): Verdict => (polarity === 'denied' ? HOLDS : FAILS)

/** Numbers of orders and parcels, and who carries them: digits with "#", and long runs of them. */
export function trackingClaims(scene: Scene, clause: Clause): Claim[] {
  return clause.amounts
    .filter(({ unit, said, from }) => {
      const before = scene.tokens[from - 1]?.text
      return (
        (unit === 'code' && hasCue(clause, 'deeds.order')) || before === '#' || (unit === null && /^\d{5,}$/.test(said))
      )
    })
    .map(({ from, to, said }) => ({
      ...{ kind: 'tracking', subject: [], mode: clause.mode, polarity: 'holds' as const, unit: null },
      ...{ value: said, span: { from, to }, said },
    }))
}

export function checkTracking(claim: Claim, { known, turn }: Scene): Verdict {
  const code = squeeze(String(claim.value))
  for (const { facts } of known.orders.values()) {
    const found = facts.find(({ value }) => squeeze(String(value)).includes(code))
    if (found) return { holds: true, facts: [found] }
  }
  const texts = [...known.products.values()].flatMap(({ texts: own, variants }) => [
    ...own,
    ...[...variants.values()].flatMap(({ options }) => options.map(({ fact }) => fact)),
  ])
  const text = texts.find(({ value }) => squeeze(String(value)).includes(code))
  if (text) return { holds: true, facts: [text] }
  const page = known.policies.find(({ text: own }) => squeeze(own).includes(code))
  if (page) return { holds: true, facts: [page.fact] }
  // Without an order nothing is known of a parcel, whoever named its number.
  const isTold = claim.mode === 'asserted' && known.orders.size === 0 && /^\d{8,}$/.test(code)
  return squeeze(turn.shopperText).includes(code) && !isTold ? HOLDS : FAILS
}

export const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
