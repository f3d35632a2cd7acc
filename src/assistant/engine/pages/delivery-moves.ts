import type { Charge, Charges } from '../../../knowledge/charges/charge.ts'
import { chargesWished, deliveryTo, isOfGoods } from '../../../knowledge/charges/pick-charge.ts'
import type { Span } from '../../../knowledge/index/plain-answer.ts'
import { timeUntil } from '../../../language/readers/read-deadline.ts'
import type { FactRef, Statement } from '../../statement.ts'
import type { PolicyResult } from '../../tools/tool-results.ts'
import type { EngineTurn, Move, WantedCall } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { say, spoken } from '../say.ts'
import { placeSaid } from '../sums/place-said.ts'
import { callPages } from './call-pages.ts'
import { type DeliveryAsked, deliveryAskedIn } from './delivery-asked.ts'
import { nameOfPlace, spanOf } from './quote-policy.ts'

/** What delivery is to where the shopper wants it. */
interface Ways {
  standard: Charge | null
  express: Charge | null
}

/** The row of the table for how long delivery takes. */
export const ofDeliveryTime: Row = {
  frame: 'pages',
  when: 'it asks how long delivery takes, whether it can be faster, or whether it comes by a day: "it\'s for Friday"',
  does: 'tells the times of all ways of delivery that the pages tell, and which could be there by that day',
  speaksTo: 'all',
  holds: (clause) => deliveryAskedIn(clause) !== null,
  move: (turn) => {
    const asked = deliveryAskedIn(turn.clause)
    const { text } = turn.scope.understanding
    const { tool, input } = callPages(turn, text)
    const call: WantedCall = { tool, input: { ...input, charges: true } }
    const told = turn.answerTo<PolicyResult>(call)
    if (!told) return { call }
    const move = asked && told.charges ? tellTimes(turn, asked, told.charges) : null
    if (move) turn.scope.state.lastPolicy = text.slice(-200)
    return move
  },
}

function tellTimes(turn: EngineTurn, asked: DeliveryAsked, charges: Charges): Move | null {
  const named = chargesWished(turn.scope.understanding.text, turn.language).place
  const place = named ?? placeSaid(turn)
  if (isSpecial(turn, charges)) return null
  const ways: Ways = {
    standard: deliveryTo(charges, place, 'standard'),
    express: deliveryTo(charges, place, 'express'),
  }
  const said = asked.deadline
    ? byDay(turn, asked, ways)
    : named !== null && ways.standard?.time
      ? ofPlace(turn, named, ways.standard)
      : ofWays(turn, asked, ways)
  const [first] = [ways.standard, ways.express].filter((way) => way?.time)
  if (!first || said.length === 0) return null
  return { say: [...said, sourceOf(turn, first)] }
}

/** "Wardrobes come with two people": of these, shown or named in the message, more than a time is told. */
function isSpecial({ clause: { focus, before }, scope }: EngineTurn, { all }: Charges): boolean {
  const isShown = focus !== null && before.shown.length > 0
  const shown = isShown ? `${focus.title}\n${focus.category ?? ''}\n${focus.vendor ?? ''}` : ''
  return [shown, scope.understanding.text].some((names) =>
    all.some((one) => one.kind === 'delivery' && isOfGoods(one, names, false)),
  )
}

const factsOf = ({ scope }: EngineTurn, { passage }: Charge): FactRef['facts'] =>
  scope.facts
    .filter(({ entity, id, field }) => entity === 'policy' && id === passage.id && field === 'text')
    .slice(0, 1)

const sourceOf = (turn: EngineTurn, charge: Charge): Statement =>
  charge.passage.url
    ? turn.say('policy_source_url', { url: turn.fact(charge.passage.url) })
    : turn.say('policy_source', { title: { text: charge.passage.title, facts: factsOf(turn, charge) } })

const costOf = (turn: EngineTurn, { cost }: Charge): string | null =>
  cost === null ? null : cost === 0 ? turn.phrase('cost_free') : turn.amount(cost, turn.scope.ctx.currency)

/** "3–5 working days; express in 1–2 working days for $14.90." */
function ofWays(turn: EngineTurn, { isTime }: DeliveryAsked, { standard, express }: Ways): Statement[] {
  const cost = express ? costOf(turn, express) : null
  const fast =
    express?.time && cost ? [say(turn.language, 'express_in', { time: spanOf(turn, express.time), cost })] : []
  const usual = isTime && standard?.time ? [spanOf(turn, standard.time)] : []
  // Whether it can be faster is not told by how long it takes.
  if (isTime ? usual.length === 0 : fast.length === 0) return []
  const facts = [standard, express].flatMap((way) => (way ? factsOf(turn, way) : []))
  const told = [...usual, ...fast].join('; ')
  return [turn.say('plain_told', { told: { text: told.charAt(0).toUpperCase() + told.slice(1), facts } })]
}

/** "Canada: $16, 6–9 working days.", with the sentences that tell it. */
function ofPlace(turn: EngineTurn, code: string, way: Charge): Statement[] {
  const facts = factsOf(turn, way)
  const { currency } = turn.scope.ctx
  const { focus } = turn.clause
  const prices = focus?.variants.flatMap(({ price }) => price ?? []) ?? []
  const isFree = way.from !== null && prices.length > 0 && Math.min(...prices) >= way.from
  const cost = isFree ? turn.phrase('cost_free') : costOf(turn, way)
  const limit = way.from === null || isFree ? null : turn.amount(way.from, currency)
  const told = [
    ...(cost === null ? [] : [cost]),
    ...(way.time ? [spanOf(turn, way.time)] : []),
    ...(limit === null ? [] : [say(turn.language, 'plain_free', { amount: limit })]),
  ].join(', ')
  const name = nameOfPlace({ code, written: '' }, turn.language)
  const quotes = [isFree ? (way.limitQuote ?? way.quote) : way.quote, way.time?.quote ?? '']
  return [
    turn.say('plain_place', { place: { text: name, facts }, told: { text: told, facts } }),
    turn.say('policy_quote', { quote: { text: [...new Set(quotes)].join(' ').trim(), facts } }),
  ]
}

/** Days of the unit that are left, by which a time is told. */
const inDays = ({ from, to, unit }: Span): { from: number; to: number; isOfWork: boolean } | null => {
  if (unit === 'workday' || unit === 'day') return { from, to, isOfWork: unit === 'workday' }
  if (unit === 'h') return { from: Math.ceil(from / 24), to: Math.ceil(to / 24), isOfWork: true }
  return unit === 'week' ? { from: from * 7, to: to * 7, isOfWork: false } : null
}

/** Which way could be there by a day: never that it will be. */
function byDay(turn: EngineTurn, { deadline }: DeliveryAsked, { standard, express }: Ways): Statement[] {
  if (!deadline) return []
  const left = timeUntil(deadline, turn.scope.now)
  const isToday = left.day.getUTCDay() === turn.scope.now.getUTCDay()
  const day = new Intl.DateTimeFormat(spoken(turn.language), {
    ...{ weekday: 'long', timeZone: 'UTC' },
    // "By Saturday", on a Saturday.
    ...(isToday ? { day: 'numeric', month: 'long' } : {}),
  }).format(left.day)
  const ways = [standard, express].flatMap((way) => {
    const days = way?.time ? inDays(way.time) : null
    if (!way?.time || !days) return []
    const most = days.isOfWork ? left.workdays : left.days
    const rank = days.to <= most ? 0 : days.from <= most ? 1 : 2
    return [{ way, rank, span: way.time }]
  })
  const keys = ['by_day', 'by_day_unsure', 'by_day_late'] as const
  const { isBefore } = deadline
  return ways
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ way, rank, span }) => {
      const cost = way.way === 'express' ? costOf(turn, way) : null
      const name = turn.phrase(way.way === 'express' ? 'way_express' : 'way_standard')
      const facts = factsOf(turn, way)
      return turn.say(keys[rank] as (typeof keys)[number], {
        way: cost === null ? name : `${name} (${cost})`,
        time: { text: spanOf(turn, span), facts },
        when: say(turn.language, isBefore ? 'day_before' : 'day_by', { day }),
      })
    })
}
