import { amountsIn } from '../../../knowledge/charges/amounts-in.ts'
import type { Charge, Charges } from '../../../knowledge/charges/charge.ts'
import {
  chargesWished,
  deliveriesOf,
  deliveryTo,
  isOfSome,
  surchargesTo,
} from '../../../knowledge/charges/pick-charge.ts'
import { wholeOf } from '../../../knowledge/index/countries.ts'
import { placesIn } from '../../../knowledge/index/places.ts'
import type { Span } from '../../../knowledge/index/plain-answer.ts'
import { timeUntil } from '../../../language/readers/read-deadline.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { FactRef, Statement } from '../../statement.ts'
import type { PolicyPassage, PolicyResult } from '../../tools/tool-results.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import type { EngineTurn, Move, WantedCall } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { say, spoken } from '../say.ts'
import { placeSaid } from '../sums/place-said.ts'
import { callPages } from './call-pages.ts'
import {
  asksDeliveryCost,
  asksOfDelivery,
  asksSendingTo,
  type DeliveryAsked,
  deliveryAskedIn,
  restBeside,
} from './delivery-asked.ts'
import { goodsTold, worthShown } from './goods-asked.ts'
import { nameOfPlace, quotePolicy, spanOf } from './quote-policy.ts'

/** What delivery is to where the shopper wants it. */
interface Ways {
  standard: Charge | null
  express: Charge | null
}

type Told = { say: Statement[] }

/** The row of the table for how long delivery takes. */
export const ofDeliveryTime: Row = {
  frame: 'pages',
  when: 'it asks how long delivery takes, whether it can be faster, or whether it comes by a day: "it\'s for Friday"; or what it costs, of goods that go in a way of their own; or whether anything is sent to a place',
  does: 'tells the times of all ways of delivery that the pages tell, and which could be there by that day; what the pages tell of such goods and places',
  speaksTo: 'all',
  holds: (clause) => deliveryAskedIn(clause) !== null || asksDeliveryCost(clause) || asksSendingTo(clause),
  move: (turn) => {
    const { text } = turn.scope.understanding
    const { tool, input } = callPages(turn, text)
    const call: WantedCall = { tool, input: { ...input, charges: true } }
    const told = turn.answerTo<PolicyResult>(call)
    if (!told) return { call }
    const move = told.charges ? tellDelivery(turn, told.charges, told) : null
    if (move && 'call' in move) return move
    if (!move) return null
    turn.scope.state.lastPolicy = text.slice(-200)
    return withRest(turn, move, told)
  },
}

/** "How long does it take, and do you carry it upstairs?": with what the pages surely tell of the rest. */
function withRest(turn: EngineTurn, move: Told, { passages: all, charges }: PolicyResult): Move {
  const rest = restBeside(turn.clause)
  const call = rest === null ? null : callPages(turn, rest)
  const told = call && turn.answerTo<PolicyResult>(call)
  if (call && !told) return { call }
  const isOfDelivery = ({ title }: PolicyPassage) => charges?.all.some(({ passage }) => passage.title === title)
  const [passage] = told ? told.passages : all.filter((one) => one.isFurther && !isOfDelivery(one))
  if (!passage?.isSure) return move
  const isSaid = (sentence: string) => move.say.some(({ text }) => text.includes(sentence))
  const more = splitSentences(passage.quote).filter((sentence) => !isSaid(sentence))
  if (more.length === 0) return move
  const quoted = quotePolicy(turn, { found: true, passages: [{ ...passage, quote: more.join(' ') }] })
  return 'say' in quoted ? { say: [...move.say, ...quoted.say] } : move
}

function tellDelivery(turn: EngineTurn, charges: Charges, { passages }: PolicyResult): Move | null {
  const asked = deliveryAskedIn(turn.clause)
  const named = chargesWished(turn.scope.understanding.text, turn.language).place
  const place = named ?? placeSaid(turn)
  const told = goodsTold(turn)
  const all = deliveriesOf(charges, told)
  const special = all.filter(({ isAdded }) => !isAdded)
  const added = asksDeliveryCost(turn.clause) ? surchargesTo(charges, place, all) : []
  const standard = deliveryTo(charges, place, 'standard', all.length > special.length ? all : [])
  const own = special.length > 0 && !asked?.isExpress ? deliveryTo(charges, place, 'standard', special) : null
  const ofSpecial = own && ofGoods(turn, own, named, asked !== null)
  if (special.length > 0 && !special.every((one) => isOfSome(one, told))) return ofSpecial
  const isPlain = isUsual(charges, place) && asksNothingElse(turn) && asksDeliveryCost(turn.clause)
  const usual = asked
    ? tellTimes(turn, asked, charges, { named, place, standard })
    : isPlain && standard
      ? ofGoods(turn, { ...standard, time: null }, null, false)
      : null
  // "What is delivery of the coffee machine to Austria?", of a country that has a cost of its own.
  const ofCountry =
    !usual &&
    !ofSpecial &&
    named !== null &&
    standard !== null &&
    standard.places.length > 0 &&
    asksDeliveryCost(turn.clause)
      ? ofGoods(turn, standard, named, false)
      : null
  if (usual || ofSpecial || ofCountry) {
    const more = added.map((one) => quoteOf(turn, one, one.quote))
    return { say: [...(usual?.say ?? ofCountry?.say ?? []), ...more, ...(ofSpecial?.say ?? [])] }
  }
  // "We ship machines to Austria only" tells less than the row of a table for it.
  const hasOwn = named !== null && standard?.places.includes(named) === true
  const isToldSo = passages.some(({ plain }, at) => at === 0 && plain?.place && !(hasOwn && plain.cost === null))
  return named === null || isToldSo || isUsual(charges, place) ? null : sentTo(turn, named, standard)
}

/** What is told of a place that no sentence about it answers: what delivery there costs, else whether the pages say that nothing is sent there. */
function sentTo(turn: EngineTurn, named: string, standard: Charge | null): Move | null {
  const { focus, wish, text } = turn.clause
  if (standard) {
    // "Do you send bulbs to Norway?", and of a country of a union: what is told of bulbs, and of all of the union, goes before.
    if (focus || wish.namesThing || !standard.places.includes(named)) return null
    return { say: [...ofPlace(turn, named, standard), sourceOf(turn, standard)] }
  }
  const place = nameOfPlace({ code: named, written: placesIn(text, turn.language) }, turn.language)
  const call = callPages(turn, say(turn.language, 'ask_sent_to', { place }))
  const told = turn.answerTo<PolicyResult>(call)
  if (!told) return { call }
  return told.passages[0]?.plain?.place ? quotePolicy(turn, told) : null
}

/** "Cool. What's shipping on those, I'm in Ohio": what stands beside it is only told. */
function asksNothingElse({ clause, scope: { understanding } }: EngineTurn): boolean {
  const asked = clausesOf(understanding.text).filter((part) => clause.part(part).isAsking)
  return asked.length < 2 || asked.every((part) => asksOfDelivery(part, understanding.language))
}

function tellTimes(
  turn: EngineTurn,
  asked: DeliveryAsked,
  charges: Charges,
  { named, place, standard }: { named: string | null; place: string | null; standard: Charge | null },
): Told | null {
  const ways: Ways = {
    standard,
    express: deliveryTo(charges, place, 'express'),
  }
  // By zones that no place is known of, or not sent at all.
  if (standard?.cost === null) return { say: [...ofPlace(turn, null, standard), sourceOf(turn, standard)] }
  const said = asked.deadline
    ? byDay(turn, asked, ways)
    : named !== null && ways.standard?.time
      ? ofPlace(turn, named, ways.standard)
      : ofWays(turn, asked, ways)
  const [first] = [ways.standard, ways.express].filter((way) => way?.time)
  if (!first || said.length === 0) return null
  // "Express comes the next day if you order by noon", told in words alone.
  const { express } = ways
  const isOpen =
    express !== null && express.time === null && named === null && (asked.deadline !== null || asked.isExpress)
  return { say: [...said, ...(isOpen ? [quoteOf(turn, express, express.quote)] : []), sourceOf(turn, first)] }
}

/** Whether to a place it is sent as to all where the shop is. */
const isUsual = ({ all, home }: Charges, place: string | null): boolean =>
  place === null || place === home || (wholeOf(place) === home && !all.some(({ places }) => places.includes(place)))

/** What delivery costs by the sentences that tell it, and plainly where these tell more; null where a time is asked that they do not tell. */
function ofGoods(turn: EngineTurn, charge: Charge, place: string | null, isOfTime: boolean): Told | null {
  if (isOfTime && charge.time === null) return null
  return { say: [...ofPlace(turn, place, charge), sourceOf(turn, charge)] }
}

const quoteOf = (turn: EngineTurn, charge: Charge, text: string): Statement =>
  turn.say('policy_quote', { quote: { text, facts: factsOf(turn, charge) } })

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
  // "Is express free from 75 too?": what of it is, the sentences tell.
  if (express && standard && chargesWished(turn.words, turn.language).asksFree)
    return [standard, express].map((way) => quoteOf(turn, way, way.limitQuote ?? way.quote))
  const fast =
    express?.time && cost ? [say(turn.language, 'express_in', { time: spanOf(turn, express.time), cost })] : []
  const usual = isTime && standard?.time ? [spanOf(turn, standard.time)] : []
  // Whether it can be faster is not told by how long it takes.
  if (isTime ? usual.length === 0 : fast.length === 0) return []
  const facts = [standard, express].flatMap((way) => (way ? factsOf(turn, way) : []))
  const told = [...usual, ...fast].join('; ')
  return [turn.say('plain_told', { told: { text: told.charAt(0).toUpperCase() + told.slice(1), facts } })]
}

/**
 * "Canada: $16, 6–9 working days.", with the sentences that tell it. Where no place was named they tell it by themselves, but for what is free
 * with the goods shown, and where they tell what other goods cost too.
 */
function ofPlace(turn: EngineTurn, code: string | null, way: Charge): Statement[] {
  const facts = factsOf(turn, way)
  const worth = worthShown(turn)
  const isFree = way.from !== null && worth !== null && worth >= way.from
  if (way.cost === null && !isFree) return [quoteOf(turn, way, way.quote)]
  const cost = isFree ? turn.phrase('cost_free') : costOf(turn, way)
  const amount = (value: number) => ({ text: turn.amount(value, turn.scope.ctx.currency), facts })
  const limit = way.from === null || isFree ? null : amount(way.from).text
  const told = [
    ...(cost === null ? [] : [cost]),
    ...(way.time ? [spanOf(turn, way.time)] : []),
    ...(limit === null ? [] : [say(turn.language, 'plain_free', { amount: limit })]),
  ].join(', ')
  // "Mallorca" is a part of a country, and has the name that it was called by.
  const name = code === null ? '' : nameOfPlace({ code, written: placesIn(turn.words, turn.language) }, turn.language)
  const quote = isFree ? (way.limitQuote ?? way.quote) : way.quote
  const time = way.time?.quote ?? ''
  const isOfMore = amountsIn(way.quote, way.passage.language).filter(({ role }) => role === 'cost').length > 1
  const plain =
    name !== ''
      ? [turn.say('plain_place', { place: { text: name, facts }, told: { text: told, facts } })]
      : isFree
        ? [turn.say('charge_free', { limit: amount(way.from ?? 0), goods: amount(worth) })]
        : isOfMore || code !== null
          ? [turn.say('plain_told', { told: { text: told, facts } })]
          : []
  return [...plain, quoteOf(turn, way, quote.includes(time) ? quote : `${quote} ${time}`)]
}

/** Days of the unit that are left, by which a time is told. */
const inDays = ({ from, to, unit }: Span): { from: number; to: number; isOfWork: boolean } | null => {
  if (unit === 'workday' || unit === 'day') return { from, to, isOfWork: unit === 'workday' }
  if (unit === 'h') return { from: Math.ceil(from / 24), to: Math.ceil(to / 24), isOfWork: true }
  return unit === 'week' ? { from: from * 7, to: to * 7, isOfWork: false } : null
}

/** Which way could be there by a day: never that it will be. */
function byDay(turn: EngineTurn, { deadline, orderedOn }: DeliveryAsked, { standard, express }: Ways): Statement[] {
  if (!deadline) return []
  const left = timeUntil(deadline, turn.scope.now, orderedOn)
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
  // "By Friday? And what's delivery?"
  const { text } = turn.scope.understanding
  const isOfCost = clausesOf(text).some((part) => asksDeliveryCost(turn.clause.part(part)))
  const { isBefore } = deadline
  return ways
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ way, rank, span }) => {
      const cost = way.way === 'express' || isOfCost ? costOf(turn, way) : null
      const name = turn.phrase(way.way === 'express' ? 'way_express' : 'way_standard')
      const facts = factsOf(turn, way)
      return turn.say(keys[rank] as (typeof keys)[number], {
        way: cost === null ? name : `${name} (${cost})`,
        time: { text: spanOf(turn, span), facts },
        when: say(turn.language, isBefore ? 'day_before' : 'day_by', { day }),
      })
    })
}
