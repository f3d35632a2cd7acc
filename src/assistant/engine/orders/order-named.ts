import { readSaid } from '../../../language/said/said.ts'
import { type Deed, deeds } from '../../../language/said/said-lines.ts'
import { namingIn } from '../../../search/things/naming.ts'
import type { TurnScope } from '../../turn-scope.ts'
import { type Act, type FoundAct, wishing } from '../../understanding/understanding.ts'
import { withoutContacts } from '../../without-contacts.ts'
import { Clause } from '../clause.ts'

/** What may be wanted of an order. */
export const orderWishes = [
  ['human', 'human'],
  ['reorder', 'reorder'],
  ['orderedit', 'order_change'],
  ['returns', 'returns'],
  ['complain', 'complaint'],
  ['orderask', 'order_question'],
  ['status', 'order_status'],
] as const satisfies readonly (readonly [Deed, Act])[]
export type OrderAct = (typeof orderWishes)[number][1]
const orderActs = new Set<Act>(orderWishes.map(([, act]) => act))
export const isOrderAct = (act: Act): act is OrderAct => orderActs.has(act)

/** Less likely than this, nothing is wanted of the order but how it is. */
const LIKELY = 0.4
/** What else is said beside an order is answered too when it is as likely as this. */
const FURTHER = 0.4
/** Fewer words beside the number ask for nothing: "order was". */
const FEWEST_WORDS = 3
/** As short as this a number may count something, where it is not said to be of an order. */
const isAmount = /^\d{1,3}$/
const asides = new Set<Act>([
  ...(['greeting', 'thanks', 'goodbye', 'small_talk', 'unknown', 'yes', 'no', 'tell', 'leave_contact'] as const),
  ...(['refine', 'injection'] as const),
])

/** As likely as this an address is for being told when something is back. */
const SURELY_NOTICE = 0.6

/** Whether a message gives the number or address that an order was asked for by. "Let me know when it is back, ann@example.com" does not. */
export function givesForOrder({
  understanding: { slots, found },
  before,
}: Pick<TurnScope, 'understanding' | 'before'>): boolean {
  if (!before.pending?.kind.startsWith('order_')) return false
  if (slots.order_number !== undefined) return true
  return (
    slots.email !== undefined &&
    !found.some(({ act, confidence }) => act === 'back_in_stock' && confidence >= SURELY_NOTICE)
  )
}

/** Whether a message names an order, or gives what one was asked for by: then it is about that, whatever it sounds like. */
export function namesOrder({ understanding, before }: TurnScope): boolean {
  const { order_number: number } = understanding.slots
  if (givesForOrder({ understanding, before })) return true
  // "I want the 120 instead", of a bench that was shown, is no order.
  return (
    number !== undefined && (!isAmount.test(number) || (isOrderAct(understanding.act) && before.shown.length === 0))
  )
}

/**
 * What a message that names an order says: one clause about that, and what it asks for besides; null where it names none. Numbers and addresses
 * say nothing of what is wanted: the rest is read as one who talks about an order would be understood.
 */
export function clausesOfOrder(scope: TurnScope): Clause[] | null {
  if (!namesOrder(scope)) return null
  const text = withoutContacts(scope)
  const parts =
    (text.match(/\p{L}{2,}/gu) ?? []).length < FEWEST_WORDS ? [] : readSaid(text, 'order', namingIn(scope.catalog))
  const most = (deed: Deed) => Math.max(0, ...parts.map(({ shares }) => shares[deeds.indexOf(deed)] ?? 0))
  const [wish] = orderWishes.map(([deed, act]) => ({ act, share: most(deed) })).toSorted((a, b) => b.share - a.share)
  const act = wish && wish.share >= LIKELY ? wish.act : 'order_status'
  const order: Omit<FoundAct, 'intent'> = { act, confidence: 1, clause: text }
  const others = scope.understanding.found.filter(
    (one) =>
      one.confidence >= FURTHER &&
      !isOrderAct(one.act) &&
      !asides.has(one.act) &&
      isApart(scope, one, text) &&
      !isOfOrder(scope, order, one),
  )
  return [new Clause(scope, order), ...others.slice(0, 1).map((one) => new Clause(scope, one))]
}

/** As sure as this of what is said of an order, a wish beside it names a thing. */
const SURELY_OF_ORDER = 0.9

/** "I need the 25 instead", "disgusting for 65 quid", beside what is said of an order: sounds like a wish of its own, and is none. */
export function isOfOrder(scope: TurnScope, main: Pick<FoundAct, 'act' | 'confidence'>, part: FoundAct): boolean {
  if (!wishing.has(part.act)) return false
  const { wish, namesGoods, hasKnownWords } = new Clause(scope, part)
  const isSure = main.act === 'order_change' || main.confidence >= SURELY_OF_ORDER
  return isSure ? !wish.namesThing : !namesGoods && !hasKnownWords
}

/** Whether a part stands beside what is told of an order or a contact: it has neither number nor address in it. */
export const isApart = (scope: TurnScope, { clause }: FoundAct, text: string): boolean =>
  clause !== undefined && text.includes(clause) && withoutContacts(scope, clause) === clause.replace(/\s+/g, ' ').trim()
