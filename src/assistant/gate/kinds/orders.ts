import type { OrderState } from '../../../language/pack-fields/pack-claims.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { fold } from '../../../language/text/fold.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, textOf, type Verdict } from '../claim.ts'
import { type Cue, cuesIn } from '../cues.ts'
import { hasCue } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { borneOutByPages } from './pages.ts'

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

export const STATES = 'deeds.states.'

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
  // "I can see that it was delivered" tells what is.
  const able = hasCue(clause, 'manner.granted') ? undefined : clause.cues.find(({ name }) => name === 'deeds.able')
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
  const numbers = squeeze(
    [...scene.known.orders.values()].flatMap(({ facts }) => facts.map(({ value }) => value)).join(' '),
  )
  const isCode = clause.amounts.some(({ unit, said }) => unit === 'code' && !numbers.includes(squeeze(said)))
  const isOther = found.some(({ value }) => isOfMoney(value)) || isCode
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
export const isTheirs = ({ tokens }: Scene, { from, to }: Clause): boolean =>
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
    .map((amount) => inGroups(scene, clause, amount))
    .map(({ from, to, said }) => ({
      ...{ kind: 'tracking', subject: [], mode: clause.mode, polarity: 'holds' as const, unit: null },
      ...{ value: said, span: { from, to }, said },
    }))
}

/** "0251 5550172": digits that are written in groups are one number. */
function inGroups(
  scene: Scene,
  { amounts }: Clause,
  { from, to, said, unit }: Amount,
): Pick<Amount, 'from' | 'to' | 'said'> {
  const first = amounts.find((one) => one.to === from && /^\d+$/.test(one.said))
  if (!first || unit !== null) return { from, to, said }
  return { from: first.from, to, said: textOf(scene, { from: first.from, to }) }
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
