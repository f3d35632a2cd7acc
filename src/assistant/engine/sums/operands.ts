import { type ChargeWish, wantsCharges } from '../../../knowledge/charges/pick-charge.ts'
import { type Reckoning, readReckoning } from '../../../language/amounts/read-reckoning.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import type { Picked } from '../../dialogue-state.ts'
import type { TurnScope } from '../../turn-scope.ts'
import { namesBoth } from '../asks.ts'
import type { Clause } from '../clause.ts'
import { priceEndOf } from '../product/price-end.ts'
import { titlesApart } from '../shown/titles-apart.ts'
import { deliveryBefore, withDeliveryBefore } from './delivery-before.ts'
import {
  code,
  countsAgain,
  merged,
  type Named,
  namedIn,
  type Read,
  readFor,
  SURE,
  stillMeant,
  wishedIn,
} from './named-operands.ts'
import { isKnown, type Operand, operandsOf } from './operand-of.ts'
import { hasPrice } from './priced.ts'
import { saysThing } from './spoken-kind.ts'

/** What a clause wants reckoned. */
export interface Plan {
  kind: 'sum' | 'difference'
  operands: Operand[]
  /** What is named besides, and of which it is not clear what it is; '' = another one of two. */
  open: string | null
  /** Delivery, wrapping and discounts that are spoken of, and in which words. */
  charges: ChargeWish
  charged: string
  /** A sum was asked for, and not only what delivery is. */
  isSum: boolean
  /** A sum or a price was asked for. */
  isPriced: boolean
}

const either = wordsOfAll((pack) => pack.either)
const joiners = wordsOfAll((pack) => pack.joiners)
/** Deeds of who takes another one instead. */
const choosing = new Set(['refine', 'pick'])
const MOST_OPERANDS = 8
/** More words beside "together" ask for something else. */
const MOST_OF_PAIR = 6

const plans = new WeakMap<TurnScope, Plan | null>()

/** What is to be reckoned with what; null where a clause asks for nothing of that kind. */
export function planOf(clause: Clause): Plan | null {
  const { scope, before } = clause
  // The message is reckoned as one: its other clauses ask something else. "Was the total 50?", asked for an order, is asked of that.
  const isOfOrder = scope.understanding.slots.order_number !== undefined || before.pending?.kind.startsWith('order_')
  if (clause.text !== scope.understanding.text || isOfOrder) return null
  const known = plans.get(scope)
  const plan = known === undefined ? makePlan(clause) : known
  plans.set(scope, plan)
  return plan
}

function makePlan(clause: Clause): Plan | null {
  // "Which of the two costs less?" wants no sum of both.
  if (clause.reference.isWhich && priceEndOf(clause) !== null) return null
  const { text } = clause.scope.understanding
  const titles = titlesApart(text, clause.scope.catalog)
  const { reckonedWith: before, picked = [] } = clause.before
  const isReckoned = typeof before === 'string'
  const told = readFor(clause, titles.text, withDeliveryBefore(clause, wishedIn(clause, text)))
  // "No, TWO lamps and one shade", behind a sum of them.
  const isCorrected = isReckoned && countsAgain(clause, told)
  const read: Read = isCorrected ? { ...told, reckoning: { ...told.reckoning, kind: 'sum' } } : told
  const { reckoning, asksPrice, isCharged, charges } = read
  const { isWrapped, isReduced } = charges
  const isSum = reckoning.kind === 'sum' || (reckoning.kind === 'all' && (asksPrice || isCharged))
  const isChanged = isReckoned && (reckoning.isAdding || reckoning.isLess)
  // "About 60 all in": a limit, and no sum.
  const { priceMin, priceMax } = clause.wish.wishes
  if (!asksPrice && !isChanged && (priceMin ?? priceMax) !== undefined) return null
  // "Can I exchange them for free?"
  const isOfReturn = clause.scope.understanding.found.some((one) => one.deed === 'returns' && one.confidence >= SURE)
  const isOfOwn = !isOfReturn && asksOfOwn(clause, charges)
  const isOfFree = isOfOwn || (!isOfReturn && charges.asksFree)
  if (!isSum && !asksPrice && !isCharged && !isChanged && !isOfFree && reckoning.kind !== 'difference') return null
  // "The price of that one plus the cups"
  const isAdded = reckoning.isAdding && asksPrice
  const isExplicit = isSum || isChanged || isOfFree || isAdded || (isCharged && charges.isDelivered)
  const all = namedIn(clause, titles, read, isExplicit ? 1 : 0)
  // "Is shipping free for the rug, and do I get a trial?": asked for no sum, what was not shown is meant by its whole title; what costs nothing is added to none.
  const isOfSum = isSum || isChanged || asksPrice
  const isMeant = (one: Operand) =>
    one.id === undefined ||
    isKnown(clause, one.id) ||
    (isOfSum ? hasPrice(clause, one) : titles.titleOf(titles.text) === one.id)
  const named = { ...all, operands: all.operands.filter(isMeant) }
  const isOfPicked = ({ id }: Operand) => picked.some((one) => one.id === id)
  if (isCorrected && (named.open !== null || !named.operands.every(isOfPicked))) return null
  // "Add something to cut with": what that is has to be looked for.
  const isUnknown = named.operands.length === 0 && named.open === null && reckoning.parts.length > 0
  if (isUnknown && isChanged && !isSum && !asksPrice && !isCharged && !wantsCharges(charges)) return null
  // "Does the code work on it?" is asked of what is talked about, "the vest and the cap, is there a deal?" of what is named.
  const isOfOthers = reckoning.parts.some(({ text: said }) => saysThing(clause, said))
  const isOnlyDeal = !isExplicit && isCharged && !asksPrice
  if (isOnlyDeal && (named.operands.length === 0 ? isOfOthers : !isReckoned && !code.test(text))) return null
  // "Do you ship for free?" asks the shop.
  if (isOfFree && !isOfOwn && !isSum && named.operands.every(({ id }) => id === undefined)) return null
  // "Is delivery free with that, or how much more do I need?"
  if (reckoning.kind === 'difference' && !isOfFree) return differenceOf(clause, named.operands, charges)
  const plan = isChanged || ((isExplicit || isCharged) && picked.length > 0) ? ofChosen(clause, named, read) : null
  const operands = plan ?? sumOf(clause, named, read)
  if (!operands || (!isSum && !isChanged && !operands.operands.every((one) => hasPrice(clause, one)))) return null
  // "And with the iron?": what was reckoned with before holds on.
  const former = charges.isDelivered ? deliveryBefore(clause) : ''
  const charged = [isReckoned && isChanged ? before : former, wantsCharges(charges) ? text : ''].join(' ').trim()
  return {
    kind: 'sum',
    ...operands,
    isSum,
    isPriced: isOfSum || isWrapped || isReduced,
    charges: merged(charges, readFor(clause, charged, wishedIn(clause, charged)).charges),
    charged,
  }
}

/** "With that, is shipping free?", "if I take 4, is it free?": of what was chosen or is talked about. */
function asksOfOwn({ scope, focus, before, reference }: Clause, { isDelivered, asksFree }: ChargeWish): boolean {
  const { picked = [] } = before
  const isCounted = (scope.understanding.slots.quantity ?? 1) > 1 && (focus !== null || picked.length === 1)
  return (isDelivered && isCounted) || (asksFree && (picked.length > 0 || (focus !== null && reference.isIt)))
}

/** What was chosen, with what is named besides, or without it. */
function ofChosen(clause: Clause, named: Named, read: Read): Named | null {
  const { operands, open, isBeside = false } = named
  const { reckoning } = read
  const { reckonedWith } = clause.before
  const picked = stillMeant(named, clause.before.picked ?? [])
  const isReckoned = typeof reckonedWith === 'string'
  const chosen = withFewer(clause, read, picked, operands)
  const others = operands.filter(({ id }) => !chosen.some((one) => one.id === id))
  if (reckoning.isLess && operands.length > 0) {
    const left = chosen.filter(({ id }) => !operands.some((one) => one.id === id))
    return left.length > 0 && left.length < chosen.length ? { operands: left, open: null } : null
  }
  const changed = chosen.map((one) => {
    const again = operands.find(({ id }) => id === one.id)
    if (!again) return one
    // "Add 2 more", of what was reckoned with.
    const isMore = isReckoned && again.isMore && (again.text === '' || again.text === one.text)
    return {
      ...one,
      pieces: isMore ? one.pieces + again.pieces : again.pieces > 1 ? again.pieces : one.pieces,
      text: again.text === '' ? one.text : again.text,
    }
  })
  // A new list of several is what is to be added up.
  if (operands.length > 1 && !reckoning.isAdding && !isBeside && !(reckoning.isAll && !isReckoned)) return null
  const { first, focus } = clause
  const isFocusNew = !isReckoned && focus !== null && !changed.some(({ id }) => id === focus.id)
  const isOwn = (operands.length === 0 || isBeside) && isFocusNew && !operands.some(({ id }) => id === focus.id)
  const own = isOwn && first !== undefined ? [{ pieces: 1, id: first, text: '' }] : []
  const all = [...changed, ...others, ...own]
  const isPair = namesBoth({ text: clause.text, before: { shown: all.map(({ text }) => text), compared: ['', ''] } })
  return { operands: all.slice(0, MOST_OPERANDS), open: open ?? (isPair && all.length === 1 ? '' : null) }
}

/** "One of them less": takes pieces away from what was chosen. */
function withFewer(
  clause: Clause,
  { reckoning, quantity }: Read,
  picked: readonly Picked[],
  named: readonly Operand[],
): Operand[] {
  const fewer = reckoning.parts.filter(({ isFewer }) => isFewer)
  return picked.flatMap((one): Operand[] => {
    const less = fewer.find((part) => {
      const own = operandsOf(clause, part, 0).find(({ id }) => picked.some((other) => other.id === id))
      const focus = picked.find(({ id }) => id === clause.focus?.id) ?? picked[0]
      return (own ?? focus)?.id === one.id
    })
    // "If I take 4": of the only one that was chosen, where that is not counted by itself, and "2 mugs with it" are not the ones that are counted.
    const isNamed = named.some(({ id, pieces }) => pieces > 1 && (id === one.id || pieces === quantity))
    const counted = picked.length === 1 && fewer.length === 0 && !isNamed ? quantity : undefined
    const pieces = (counted ?? one.pieces) - (less?.pieces ?? 0)
    return pieces > 0 ? [{ ...one, pieces }] : []
  })
}

/** "Both, the jeans in blue and the jumper": what is to be looked for is what is talked about, where that is not the other. */
function inPair({ focus, text }: Clause, operands: readonly Operand[]): Operand[] {
  const [one, ...others] = operands.filter(({ id }) => id === undefined)
  const isPair = operands.length === 2 && one !== undefined && others.length === 0
  const isMeant = isPair && focus !== null && !operands.some(({ id }) => id === focus.id)
  return isMeant && namesBoth({ text, before: { shown: ['', ''] } })
    ? operands.map((operand) => (operand === one ? { pieces: one.pieces, id: focus.id, text: '' } : operand))
    : [...operands]
}

function sumOf(clause: Clause, { operands: all, open, isBeside = false }: Named, read: Read): Named | null {
  const { reckoning, asksPrice, isCharged, charges } = read
  const { text } = clause.scope.understanding
  // "And the loppers, what is that together": beside the one talked about; "40 plates, what is that" is all of it.
  const talked = clause.focus?.id ?? (clause.shown.length === 1 ? clause.first : undefined)
  const isOwn = isBeside && talked !== undefined && all.every(({ id }) => id !== talked)
  const operands = inPair(clause, isOwn ? [{ pieces: 1, id: talked, text: '' }, ...all] : all)
  const isOfEach = reckoning.isAll && operands.length > 0 && operands.every(({ id }) => id === clause.focus?.id)
  // "Bench and cushion", where both are found by one title.
  const keys = operands.map(({ id, text: named }) => `${id} ${named}`)
  if (operands.length > 1 && operands.every(({ id }) => id !== undefined) && new Set(keys).size < keys.length)
    return null
  const apart = new Set(operands.map(({ id, text: named }) => `${id ?? named} ${reckoning.kind === null ? '' : named}`))
  if (apart.size > 1 && !isOfEach) {
    const isChoice = reckoning.kind === null && tokenize(text).some(({ text: word }) => either.has(word))
    const isOfGoods = isCharged && (charges.isDelivered || charges.isReduced)
    const isAsked = reckoning.kind !== null || asksPrice || charges.asksFree || isOfGoods
    return isChoice || !isAsked ? null : { operands, open }
  }
  const [named] = operands
  if (named && !isOfEach && reckoning.kind !== null && named.pieces > 1) return { operands: [named], open }
  // "I'll take it, and the cover too. All of it?", of several that were shown: which one was taken is not clear.
  const isUnclear = talked === undefined && clause.shown.length > 1 && clause.shown.every(({ id }) => id !== named?.id)
  if (named && (reckoning.isAll || clause.reference.isIt) && isUnclear) return { operands: [named], open: '' }
  if (named && !reckoning.isAll && choosesAnew(clause, reckoning)) return { operands: [named], open }
  if (named && !isOfEach && reckoning.kind !== null && talked !== undefined && named.id !== talked)
    return { operands: [{ pieces: 1, id: talked, text: '' }, named], open: null }
  if (named && !isOfEach && open !== null && reckoning.kind !== null) return { operands: [named], open }
  const pair = pairOf(clause, reckoning, isOfEach ? (named?.text ?? '') : null)
  return pair ?? oneOf(clause, named, read)
}

/** "No, the crystal ones. Total?" instead of what is talked about, and not beside it. */
const choosesAnew = ({ scope, text }: Clause, { kind, isAdding }: Reckoning): boolean =>
  kind === 'sum' &&
  !isAdding &&
  !joiners.has(tokenize(text)[0]?.text ?? '') &&
  scope.understanding.found.slice(0, 1).some(({ deed = '', confidence }) => choosing.has(deed) && confidence >= SURE)

/** The two that were talked about last, else put side by side, else shown. @param said of each of them; null when nothing is */
function pairOf(
  { before, reference, scope, text }: Clause,
  { kind, parts }: Reckoning,
  said: string | null,
): Named | null {
  const isShort = tokenize(scope.understanding.text).filter((token) => token.kind !== 'sign').length <= MOST_OF_PAIR
  if ((kind !== 'sum' && kind !== 'all') || before.topic === 'order') return null
  const isBoth = namesBoth({ text, before: { shown: ['', ''] } })
  if (said === null && parts.length > 0 && !isShort && !reference.isTogether && !isBoth) return null
  if (said === null && parts.length > 1 && !isBoth) return null
  const { compared = [], shown, talked, focus } = before
  const [last] = talked
  // "How much is all of it": what was found last, and not chosen from, may belong to it.
  const isUnclear =
    !isBoth && focus === null && shown.length > 1 && compared.length !== 2 && !shown.includes(last ?? '')
  const ids = isUnclear ? [] : ([talked.slice(0, 2), compared, shown].find(({ length }) => length === 2) ?? [])
  const operands = ids.map((id): Operand => ({ pieces: 1, id, text: said ?? '' }))
  if (operands.length === 2) return { operands, open: null }
  return (isBoth || isUnclear) && last !== undefined
    ? { operands: [{ pieces: 1, id: last, text: '' }], open: '' }
    : null
}

/** "What is it with shipping to Cologne": of one that is talked about or named. */
function oneOf(
  { focus, pieces }: Clause,
  named: Operand | undefined,
  { reckoning, asksPrice, isCharged, charges }: Read,
): Named | null {
  const isAsked = asksPrice || reckoning.kind !== null || charges.isReduced
  const isWanted = charges.asksFree || (wantsCharges(charges) && (isCharged || reckoning.kind === 'sum') && isAsked)
  const own = named ?? (focus ? { pieces: Math.max(1, pieces), id: focus.id, text: '' } : undefined)
  const isCounted = charges.isDelivered && own !== undefined && own.pieces > 1
  return own && (isWanted || isCounted) ? { operands: [own], open: null } : null
}

/** "How much more is the 32": beside the one that is meant. */
function differenceOf(clause: Clause, operands: readonly Operand[], charges: ChargeWish): Plan | null {
  const isPair =
    operands.length === 0 || (operands.length < 2 && namesBoth({ text: clause.text, before: { shown: ['', ''] } }))
  const two = isPair ? pairOf(clause, { ...readReckoning(''), kind: 'all' }, null) : null
  const [one, other] = two?.operands ?? operands
  const plan = (both: Operand[]): Plan => ({
    kind: 'difference',
    operands: both,
    open: null,
    charges,
    charged: '',
    isSum: true,
    isPriced: true,
  })
  if (one && other) return plan([one, other])
  const { first } = clause
  if (!one || first === undefined || (one.id === first && one.text === '')) return null
  // The one meant is looked up before the other, which is meant from then on.
  return plan([{ pieces: 1, id: first, text: '' }, one])
}
