import { monthOf, weekdayOf } from '../../../language/amounts/read-calendar.ts'
import type { OrderState } from '../../../language/pack-fields/pack-claims.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { fold } from '../../../language/text/fold.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, textOf, type Verdict } from '../claim.ts'
import { type Cue, cuesIn } from '../cues.ts'
import type { KnownPolicy } from '../known-pages.ts'
import { hasCue } from '../read-sentence.ts'
import { isOfHours } from './hours-of-scene.ts'
import { borneOutByPages } from './pages.ts'
import { pagesSpokenOf } from './spoken-of.ts'

/** By which of its rows a state of an order is borne out, and what the API calls it there. */
const bearing: Record<OrderState, { of: RegExp; is: RegExp }> = {
  placed: { of: /^placedAt$/, is: /./ },
  delivered: { of: /^fulfillmentStatus$/, is: /^delivered$/ },
  shipped: {
    of: /^fulfillmentStatus$/,
    is: /^(?:partially_)?(?:shipped|fulfilled)$|^delivered$|^in_transit$|^returned$|^restocked$/,
  },
  transit: { of: /^fulfillmentStatus$/, is: /^(?:partially_)?(?:shipped|fulfilled)$|^in_transit$/ },
  open: {
    of: /^fulfillmentStatus$/,
    is: /^(?:unfulfilled|scheduled|on_hold|in_progress|processing|pending|partially_(?:fulfilled|shipped))$/,
  },
  packed: { of: /^fulfillmentStatus$/, is: /^in_progress$|^(?:partially_)?(?:fulfilled|shipped)$|^delivered$/ },
  cancelled: { of: /Status$|^cancelledAt$/, is: /^(?:cancelled|canceled|voided)$|^\d{4}-/ },
  returned: { of: /^fulfillmentStatus$/, is: /^(?:returned|restocked)$/ },
  refunded: { of: /^financialStatus$/, is: /^(?:partially_)?refunded$/ },
  paid: { of: /^financialStatus$/, is: /^(?:paid|partially_refunded|refunded|partially_paid)$/ },
  unpaid: { of: /^financialStatus$/, is: /^(?:pending|authorized|partially_paid|expired|voided)$/ },
  trouble: { of: /^$/, is: /^$/ },
  changeable: { of: /^fulfillmentStatus$/, is: /^(?:unfulfilled|scheduled|on_hold)$/ },
}

/** "Unfulfilled" is not packed; what is in progress may be. */
const isUnpacked = /^(?:unfulfilled|scheduled|on_hold)$/

const STATES = 'deeds.states.'

/** In what states an order is said to be. */
export function orderClaims(scene: Scene, clause: Clause): Claim[] {
  const { known } = scene
  const states = statesIn(scene, clause)
  // Money is given back for nothing else.
  const isOfOrder =
    hasCue(clause, 'deeds.order') ||
    states.some(({ value }) => value === 'refunded') ||
    hasCue(clause, 'deeds.payment') ||
    isOfUnknown(scene, clause) ||
    (known.orders.size > 0 && clause.mentions.length === 0)
  if (!isOfOrder) return []
  return states.map(({ value, polarity, from, to }) => ({
    ...{ kind: 'order', subject: [], mode: clause.mode, polarity, value, unit: null },
    ...{ span: { from, to }, said: textOf(scene, { from, to }) },
  }))
}

interface ToldState {
  value: OrderState
  polarity: Claim['polarity']
  from: number
  to: number
}

/** The states that a clause tells, each denied by the "not" that is nearest before it. */
function statesIn(scene: Scene, clause: Clause): ToldState[] {
  const named = clause.cues.filter(({ name }) => name.startsWith(STATES))
  // "Not been paid" has "paid" in it.
  const isPart = (cue: Cue) =>
    named.some(({ from, to }) => from <= cue.from && to >= cue.to && to - from > cue.to - cue.from)
  const able = clause.cues.find(({ name }) => name === 'deeds.able')
  const changing = clause.cues.find(({ name }) => name === 'deeds.changing')
  // "It can still be cancelled" tells of no state that it is in, but of one in which that is allowed.
  if (able && changing) {
    const isDenied = clause.negations.some((at) => at < Math.max(able.to, changing.to) + 1)
    const span = { from: Math.min(able.from, changing.from), to: Math.max(able.to, changing.to) }
    return scene.known.orders.size > 0
      ? [{ value: 'changeable', polarity: isDenied ? 'denied' : 'holds', ...span }]
      : []
  }
  const states = named.filter((cue) => !isPart(cue) && !(able && able.to <= cue.from))
  const found = states.map((cue, at): ToldState => {
    const start = states[at - 1]?.to ?? clause.from
    const isDenied = clause.negations.some(
      (place) =>
        (place >= start && place < cue.from) ||
        (place >= cue.to && at === states.length - 1 && scene.language === 'de'),
    )
    const value = cue.name.slice(STATES.length) as OrderState
    return { value, polarity: isDenied ? 'denied' : 'holds', from: cue.from, to: cue.to }
  })
  return [...found, ...paymentIn(scene, clause, found)]
}

const isOfMoney = (state: OrderState): boolean => bearing[state].of.source === '^financialStatus$'

/** "The payment has gone through", in whatever words: it is made, where nothing in the clause says that it is open. */
function paymentIn(scene: Scene, clause: Clause, found: readonly ToldState[]): ToldState[] {
  const topic = clause.cues.find(({ name }) => name === 'deeds.payment')
  const isOther = found.some(({ value }) => isOfMoney(value)) || clause.amounts.some(({ unit }) => unit === 'code')
  const isTold = scene.known.orders.size > 0 || isOfUnknown(scene, clause)
  if (!topic || isOther || !isTold) return []
  const isOpen = hasCue(clause, 'deeds.pending') || clause.negations.length > 0
  return [{ value: isOpen ? 'unpaid' : 'paid', polarity: 'holds', from: topic.from, to: topic.to }]
}

/** "It was delivered", said to somebody who asks for an order that was not found. */
function isOfUnknown(scene: Scene, clause: Clause): boolean {
  const { known, turn } = scene
  if (known.orders.size > 0 || clause.mentions.length > 0) return false
  const asked = cuesIn(fold(turn.shopperText.slice(0, MOST_ASKED)).split(/[^\p{L}\p{N}]+/u), turn.language)
  const isAsked = asked.some(({ name }) => name === 'deeds.order') && /\d{3}/.test(turn.shopperText)
  return isAsked && (isTheirs(scene, clause) || hasCue(clause, 'telling.pointing'))
}

const MOST_ASKED = 500
const possessives = wordsOfAll((pack) => pack.possessives)
const isTheirs = ({ tokens }: Scene, { from, to }: Clause): boolean =>
  tokens.slice(from, to).some(({ text }) => possessives.has(text))

export function checkOrder(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const state = claim.value as OrderState
  const { of, is } = bearing[state]
  for (const { facts } of scene.known.orders.values()) {
    const own = facts.filter(({ field, value }) => of.test(field) && value !== null)
    const fact = own.find(({ value }) => is.test(String(value)))
    if (claim.polarity === 'holds' && fact) return { holds: true, facts: [fact] }
    const isOpen = state !== 'packed' || own.some(({ value }) => isUnpacked.test(String(value)))
    if (claim.polarity === 'denied' && own.length > 0 && isOpen && (!fact || state === 'placed' || state === 'packed'))
      return { holds: true, facts: own }
  }
  // Of the shopper's own order only an order tells; of any order the pages do: "paid within ten days after the parcel arrived".
  if (isOfUnknown(scene, clause)) return FAILS
  const isRule = state === 'changeable' ? !isDelivered(scene) : isTimedRule(clause)
  const isOfOrder = isTheirs(scene, clause) || scene.known.orders.size > 0
  return isOfOrder && (!isRule || (isTheirs(scene, clause) && state !== 'changeable'))
    ? FAILS
    : borneOutByPages(scene, clause, clause)
}

const isTimedRule = (clause: Clause): boolean =>
  !hasCue(clause, 'telling.pointing') && clause.amounts.some(({ unit }) => /^(?:h|day|week|month)$/.test(unit ?? ''))

const isDelivered = ({ known }: Scene): boolean =>
  [...known.orders.values()].some(({ facts }) =>
    facts.some(({ field, value }) => bearing.shipped.of.test(field) && bearing.shipped.is.test(String(value))),
  )

/** Days on which something was ordered or comes, as far as a sentence about an order tells them. */
export function dateClaims(scene: Scene, clause: Clause): Claim[] {
  const dates = clause.amounts.filter(({ unit }) => unit === 'date')
  const isOfOrder = hasCue(clause, 'deeds.order') && scene.known.orders.size > 0
  const isOfState = clause.cues.some(({ name }) => name.startsWith('deeds.states.'))
  const isPlaced =
    scene.known.orders.size > 0 && (isOfOrder || isOfState || hasCue(clause, 'deeds.placed', 'deeds.arriving'))
  const soon = isPlaced ? clause.cues.filter(({ name }) => name === 'deeds.soon') : []
  const ago = isPlaced ? clause.amounts.filter(({ unit }) => unit === 'day' || unit === 'week' || unit === 'month') : []
  // Hours are held with their days.
  const named = (isOfHours(scene, clause) ? [] : scene.tokens).flatMap(({ text }, at) => {
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
  const isComing = isOfArrival(claim, scene)
  for (const { facts } of known.orders.values()) {
    for (const fact of facts.filter(({ field }) => /At$/.test(field) && !(isComing && field === 'placedAt'))) {
      const date = new Date(String(fact.value))
      const days = (turn.now.getTime() - date.getTime()) / DAY_MS
      const month = amount ? monthBeside(scene, amount) : null
      const isMonth = month === null || month === date.getUTCMonth() + 1
      if (amount?.unit === 'date' && isMonth && isPartOf(date, amount.values, month !== null))
        return { holds: true, facts: [fact] }
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
  const page = pagesSpokenOf(scene).find(({ amounts }) =>
    amounts.some(({ values, unit }) => unit === amount.unit && values.some((value) => amount.values.includes(value))),
  )
  if (page) return { holds: true, facts: [page.fact] }
  const own = known.others.find(
    ({ field, value }) => /At$/.test(field) && isPartOf(new Date(String(value)), amount.values),
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

const isPartOf = (date: Date, values: readonly number[], isMonthNamed = false): boolean =>
  values.some(
    (value) =>
      value === date.getUTCDate() ||
      value === date.getUTCFullYear() ||
      (!isMonthNamed && value === date.getUTCMonth() + 1),
  )

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
  if (hasCue({ cues }, 'deeds.placed', `${STATES}placed`)) return false
  const coming = cues.filter(({ name }) => name === 'deeds.arriving' || name.startsWith(STATES))
  const isOfOrder = cues.some(({ name, to }) => name === 'deeds.order' && to <= span.from)
  return coming.some(({ from }) => !isOfOrder || from < span.from)
}

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
  const texts = [...known.products.values()].flatMap((product) => product.texts)
  const text = texts.find(({ value }) => squeeze(String(value)).includes(code))
  if (text) return { holds: true, facts: [text] }
  const page = known.policies.find(({ text: own }) => squeeze(own).includes(code))
  if (page) return { holds: true, facts: [page.fact] }
  // Without an order nothing is known of a parcel, whoever named its number.
  const isTold = claim.mode === 'asserted' && known.orders.size === 0 && /^\d{8,}$/.test(code)
  return squeeze(turn.shopperText).includes(code) && !isTold ? HOLDS : FAILS
}

export const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
