import { chargesWished } from '../../../knowledge/charges/pick-charge.ts'
import { type Facet, facets } from '../../../knowledge/facets/facets.ts'
import { pageFacets } from '../../../knowledge/facets/read-facets.ts'
import { type Deadline, readDeadline, readDeliveryDays } from '../../../language/readers/read-deadline.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import type { Act } from '../../understanding/understanding.ts'
import type { Clause } from '../clause.ts'

/** What is asked of the time that delivery takes. */
export interface DeliveryAsked {
  isTime: boolean
  isExpress: boolean
  deadline: Deadline | null
  /** The day when it is ordered, 0 = Sunday; null: today. */
  orderedOn: number | null
}

const TIME = facets.indexOf('delivery.time')
const EXPRESS = facets.indexOf('delivery.express')
const DATE = facets.indexOf('delivery.date')
const ofTime = new Set([TIME, EXPRESS, DATE])
/** What may be asked beside it. */
const beside = new Set<Facet>(['delivery.cost', 'delivery.where', 'delivery.free'])
/** As likely as this it is asked. */
const LIKELY = 0.3
/** As likely as this what was asked before was about delivery. */
const CLEARLY = 0.4
/** Where a day is named. */
const OF_DAY = 0.1

/** What a remark may sound like. */
const mayTell = new Set<Act>(['tell', 'small_talk', 'unknown', 'yes', 'no'])

/** Whether delivery is spoken of: in the clause, beside it or just before it. */
function isOfDelivery({ act, before, scope: { understanding } }: Clause): boolean {
  if (act === 'shipping') return true
  if (understanding.found.some((one) => one.act === 'shipping' && one.confidence >= LIKELY)) return true
  const former = before.topic === 'pages' ? before.lastPolicy : null
  if (!former) return false
  const asked = pageFacets.asked(former, understanding.language)
  return facets.some((facet, at) => facet.startsWith('delivery.') && (asked[at] ?? 0) >= CLEARLY)
}

/** What a clause asks of the time that delivery takes, with what the rest of its message asks of that; null where it asks nothing so. */
export function deliveryAskedIn(clause: Clause): DeliveryAsked | null {
  const { scope, before } = clause
  const isOfOrder = scope.understanding.slots.order_number !== undefined || before.topic === 'order'
  if (isOfOrder || before.pending?.kind.startsWith('order_')) return null
  const isSpoken = isOfDelivery(clause)
  const partsOf = (text: string) => clausesOf(text).flatMap((part) => askedIn(clause, part, isSpoken) ?? [])
  if (partsOf(clause.text).length === 0) return null
  // "How many days? And is there something faster?": one answer tells both.
  const all = partsOf(scope.understanding.text)
  return {
    isTime: all.some(({ isTime }) => isTime),
    isExpress: all.some(({ isExpress }) => isExpress),
    deadline: all.find(({ deadline }) => deadline !== null)?.deadline ?? null,
    orderedOn: readDeliveryDays(scope.understanding.text).orderedOn,
  }
}

/** As likely as this what is asked of a product is asked of its delivery. */
const SURELY = 0.7
const ofCost = (['delivery.cost', 'delivery.free'] as const).map((facet) => facets.indexOf(facet))

const sharesOf = (of: readonly number[], asked: ArrayLike<number>): number =>
  of.reduce((sum, at) => sum + (asked[at] ?? 0), 0)
const ofDelivery = facets.flatMap((facet, at) => (ofTime.has(at) || beside.has(facet) ? at : []))

/** Where it sounds like delivery, and it asks for nothing else as likely. */
const OF_SHIPPING = 0.25

/** Whether a clause asks what delivery costs: "what's shipping on those?" */
export function asksDeliveryCost({ act, text, scope }: Clause): boolean {
  const asked = pageFacets.asked(text, scope.understanding.language)
  if (act !== 'shipping') return ofCost.some((at) => (asked[at] ?? 0) >= SURELY)
  const share = sharesOf(ofCost, asked)
  return (
    share >= OF_SHIPPING &&
    asked.every((one, at) => ofCost.includes(at) || facets[at] === 'delivery.where' || one < share)
  )
}

const WHERE = facets.indexOf('delivery.where')

/** Whether a clause asks what is sent to a place that it names: "do you deliver to Jersey", "what's delivery on a piano to York". */
export const asksSendingTo = ({ act, text, scope: { understanding } }: Clause): boolean =>
  act === 'shipping' &&
  sharesOf([...ofCost, WHERE], pageFacets.asked(text, understanding.language)) >= OF_SHIPPING &&
  chargesWished(text, understanding.language).place !== null

/** Whether a part of a message asks what delivery costs, how long it takes or where to. */
export const asksOfDelivery = (part: string, language: string): boolean =>
  sharesOf(ofDelivery, pageFacets.asked(part, language)) >= LIKELY

/** What is asked beside what delivery costs and how long it takes; null where nothing is. */
export function restBeside(clause: Clause): string | null {
  const { language } = clause.scope.understanding
  const parts = clausesOf(clause.text)
  const rest = parts.filter(
    (part) => clause.part(part).isAsking && !asksOfDelivery(part, language) && readDeadline(part) === null,
  )
  return rest.length > 0 && rest.length < parts.length ? rest.join(' ') : null
}

function askedIn(clause: Clause, text: string, isSpoken: boolean): Omit<DeliveryAsked, 'orderedOn'> | null {
  const asked = pageFacets.asked(text, clause.scope.understanding.language)
  const share = [...ofTime].reduce((sum, at) => sum + (asked[at] ?? 0), 0)
  const isOther = facets.some(
    (facet, at) => !ofTime.has(at) && !beside.has(facet) && (asked[at] ?? 0) >= Math.max(share, LIKELY),
  )
  if (isOther) return null
  const whole = readDeliveryDays(clause.scope.understanding.text)
  const { orderedOn, namesOther, ...days } = readDeliveryDays(text)
  // "If I order on Monday | will it come Tuesday": both are one question, and of nothing else.
  const isOrdered = whole.deadline !== null && whole.orderedOn !== null
  const deadline = days.deadline ?? (orderedOn === null ? null : whole.deadline)
  if (isOrdered && deadline) return { isTime: false, isExpress: false, deadline }
  // "It's for Friday" tells of what is talked about.
  const isTold = mayTell.has(clause.act) && !clause.part(text).namesGoods
  if (deadline && (isSpoken ? share >= OF_DAY || clause.act === 'shipping' : isTold))
    return { isTime: false, isExpress: false, deadline }
  // "Do you deliver on Saturdays?"
  if (!isSpoken || share < LIKELY || namesOther) return null
  const [time = 0, express = 0, date = 0] = [asked[TIME], asked[EXPRESS], asked[DATE]]
  return date > Math.max(time, express) ? null : { isTime: time >= express, isExpress: express > time, deadline: null }
}
