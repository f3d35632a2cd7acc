import { type ChargeWish, chargesWished } from '../../knowledge/charges/pick-charge.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { type ReckonedPart, type Reckoning, readReckoning } from '../../language/read-reckoning.ts'
import { tokenize } from '../../language/tokens.ts'
import type { TurnScope } from '../turn-scope.ts'
import { isOfPrice, namesBoth } from './asks.ts'
import type { Clause } from './clause.ts'
import { namesGoods, type Operand, operandsOf } from './operand-of.ts'
import { besideTitle, titlesApart } from './titles-apart.ts'

/** What a clause wants reckoned. */
export interface Plan {
  kind: 'sum' | 'difference'
  operands: Operand[]
  /** What is named besides, and of which it is not clear what it is; '' = another one of two. */
  open: string | null
  /** Delivery, wrapping and discounts that are spoken of. */
  charges: ChargeWish
}

const either = wordsOfAll((pack) => pack.either)
const plus = wordsOfAll(({ reckoning }) => reckoning?.plus)
const MOST_OPERANDS = 8
/** More words beside "together" ask for something else. */
const MOST_OF_PAIR = 6
/** From this share on it asks for a price. */
const LIKELY = 0.3
/** From this on it asks for a discount. */
const SURE = 0.5

const plans = new WeakMap<TurnScope, Plan | null>()

/** What is to be reckoned with what; null where a clause asks for nothing of that kind. */
export function planOf(clause: Clause): Plan | null {
  const { scope } = clause
  // The message is reckoned as one: its other clauses ask something else.
  if (clause.text !== scope.understanding.text || scope.understanding.slots.order_number !== undefined) return null
  const known = plans.get(scope)
  const plan = known === undefined ? makePlan(clause) : known
  plans.set(scope, plan)
  return plan
}

interface Read {
  reckoning: Reckoning
  charges: ChargeWish
  /** Asks for what something costs. */
  asksPrice: boolean
  /** "With shipping", "and with the code": a charge is to be reckoned too. */
  isCharged: boolean
}

function makePlan(clause: Clause): Plan | null {
  const { text, language } = clause.scope.understanding
  const titles = titlesApart(text, clause.scope.catalog)
  const read = readFor(clause, titles.text, chargesWished(text, language))
  const { reckoning, asksPrice, isCharged, charges } = read
  const { isReckoned = false } = clause.before
  const isSum = reckoning.kind === 'sum' || (reckoning.kind === 'all' && (asksPrice || isCharged))
  const isChanged = isReckoned && (reckoning.isAdding || reckoning.isLess)
  const isOfFree = asksOfOwn(clause, charges)
  if (!isSum && !asksPrice && !isCharged && !isChanged && !isOfFree && reckoning.kind !== 'difference') return null
  const isExplicit = isSum || isChanged || isCharged || isOfFree
  const named = namedIn(clause, titles, reckoning, isExplicit ? 1 : 0)
  if (reckoning.kind === 'difference') return differenceOf(clause, named.operands, charges)
  const plan =
    isChanged || (isExplicit && (clause.before.picked ?? []).length > 0) ? ofChosen(clause, named, read) : null
  const operands = plan ?? sumOf(clause, named, read)
  if (!operands) return null
  return { kind: 'sum', ...operands, charges }
}

function readFor(clause: Clause, text: string, charges: ChargeWish): Read {
  const reckoning = readReckoning(text)
  const asksPrice = isOfPrice(text) || text.split(/[,;.?!–—-]/).some(isOfPrice) || sharesPrice(clause)
  const isWith = charges.isDelivered && isBehindPlus(text, clause.scope.understanding.language)
  const isReduced = charges.isReduced && isOfDiscount(clause)
  const isCharged = isWith || isReduced || (charges.isWrapped && asksPrice)
  return { reckoning, charges: { ...charges, isReduced }, asksPrice, isCharged }
}

const code = /\d\s?%|(?<![\p{L}\d])\p{L}{4,}\d{1,3}(?![\p{L}\d])/u
/** "And with SPRING10?", of what is named beside or was reckoned before. */
const isOfDiscount = ({ scope, before }: Clause): boolean =>
  code.test(scope.understanding.text) ||
  ((before.isReckoned ?? false) &&
    scope.understanding.found.some(({ deed, confidence }) => deed === 'discount' && confidence >= SURE))

const sharesPrice = ({ scope }: Clause): boolean =>
  scope.understanding.found.some(({ deed, confidence }) => deed === 'price' && confidence >= LIKELY)

/** "With shipping", "mit Versand": so many words between. */
const MOST_BETWEEN = 2

function isBehindPlus(text: string, language: string): boolean {
  const words = tokenize(text).filter(({ kind }) => kind !== 'sign')
  return words.some(({ text: word, end }, at) => {
    const last = words[at + MOST_BETWEEN] ?? words.at(-1)
    return plus.has(word) && last !== undefined && chargesWished(text.slice(end, last.end), language).isDelivered
  })
}

/** "With that, is shipping free?", "if I take 4, is it free?": of what was chosen or is talked about. */
function asksOfOwn({ scope, focus, before }: Clause, { isDelivered, asksFree }: ChargeWish): boolean {
  const isCounted = (scope.understanding.slots.quantity ?? 1) > 1 && focus !== null
  return (isDelivered && isCounted) || (asksFree && (before.picked ?? []).length > 0)
}

interface Named {
  operands: Operand[]
  open: string | null
}

/** What the parts of a text name. @param mostBeside words beside a thing: where nothing but a price asks for a sum it has to be plain */
function namedIn(
  clause: Clause,
  { titleOf }: ReturnType<typeof titlesApart>,
  { parts }: Reckoning,
  mostBeside: number,
): Named {
  const { language } = clause.scope.understanding
  let open: string | null = null
  const operands = parts.flatMap((part): Operand[] => {
    const id = titleOf(part.text)
    if (id !== null) return [{ pieces: part.pieces, id, text: besideTitle(part.text) }]
    const charge = chargesWished(part.text, language)
    if (charge.isDelivered || charge.isReduced || charge.isWrapped || charge.place !== null) return []
    const found = operandsOf(clause, part, mostBeside)
    if (found.length === 0 && mostBeside > 0 && isOpen(clause, part)) open ??= part.text
    return found
  })
  return { operands: withoutVague(operands).slice(0, MOST_OPERANDS), open }
}

/** "Sand then, 40 flat ones": a word of several titles says more of those that are named beside. */
function withoutVague(operands: readonly Operand[]): Operand[] {
  const isVague = (one: Operand) =>
    one.others !== undefined && operands.some((other) => other !== one && one.others?.includes(other.id ?? ''))
  return operands
    .filter((one) => !isVague(one))
    .map((one) => {
      const said = operands.filter((other) => isVague(other) && other.others?.includes(one.id ?? ''))
      return { ...one, text: [one.text, ...said.map(({ named }) => named ?? '')].join(' ').trim() }
    })
}

/** Whether a part names goods, and it is not told which. */
const isOpen = (clause: Clause, { text }: ReckonedPart): boolean =>
  namesGoods(clause, text) && clause.part(text).wish.thing !== null && tokenize(text).length <= MOST_BETWEEN

/** What was chosen, with what is named besides, or without it. */
function ofChosen(clause: Clause, { operands, open }: Named, { reckoning }: Read): Named | null {
  const { picked = [], isReckoned = false } = clause.before
  const chosen = picked.map(({ id, pieces, text }): Operand => ({ id, pieces, text }))
  const others = operands.filter(({ id }) => !chosen.some((one) => one.id === id))
  if (reckoning.isLess && operands.length > 0) {
    const left = chosen.filter(({ id }) => !operands.some((one) => one.id === id))
    return left.length > 0 && left.length < chosen.length ? { operands: left, open: null } : null
  }
  const changed = chosen.map((one) => {
    const again = operands.find(({ id }) => id === one.id)
    if (!again) return one
    return {
      ...one,
      pieces: again.pieces > 1 ? again.pieces : one.pieces,
      text: again.text === '' ? one.text : again.text,
    }
  })
  // A new list of several is what is to be added up.
  if (!isReckoned && operands.length > 1) return null
  if (isReckoned && reckoning.kind !== null && !reckoning.isAdding && others.length > 1) return null
  const { first, focus } = clause
  const isFocusNew = !isReckoned && focus !== null && !changed.some(({ id }) => id === focus.id)
  const own = operands.length === 0 && isFocusNew && first !== undefined ? [{ pieces: 1, id: first, text: '' }] : []
  const all = [...changed, ...others, ...own]
  const isPair = namesBoth({ text: clause.text, before: { shown: all.map(({ text }) => text), compared: ['', ''] } })
  return { operands: all.slice(0, MOST_OPERANDS), open: open ?? (isPair && all.length === 1 ? '' : null) }
}

function sumOf(
  clause: Clause,
  { operands, open }: Named,
  { reckoning, asksPrice, isCharged, charges }: Read,
): Named | null {
  const { text } = clause.scope.understanding
  const isOfEach = reckoning.isAll && operands.length > 0 && operands.every(({ id }) => id === clause.focus?.id)
  // "Bench and cushion", where both are found by one title.
  const keys = operands.map(({ id, text: named }) => `${id} ${named}`)
  if (operands.length > 1 && operands.every(({ id }) => id !== undefined) && new Set(keys).size < keys.length)
    return null
  const apart = new Set(operands.map(({ id, text: named }) => `${id ?? named} ${reckoning.kind === null ? '' : named}`))
  if (apart.size > 1 && !isOfEach) {
    const isChoice = reckoning.kind === null && tokenize(text).some(({ text: word }) => either.has(word))
    const isAsked = reckoning.kind !== null || asksPrice || (isCharged && (charges.isDelivered || charges.isReduced))
    return isChoice || !isAsked ? null : { operands, open }
  }
  const [named] = operands
  // "And the loppers, what is that together": beside the one talked about.
  if (named && !isOfEach && reckoning.kind !== null && clause.first !== undefined && named.id !== clause.first)
    return { operands: [{ pieces: 1, id: clause.first, text: '' }, named], open: null }
  if (named && !isOfEach && open !== null && reckoning.kind !== null) return { operands: [named], open }
  const pair = pairOf(clause, reckoning, isOfEach ? (named?.text ?? '') : null)
  return pair ?? oneOf(clause, named, { reckoning, asksPrice, isCharged, charges })
}

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
  const isWanted =
    charges.isDelivered && (isCharged || reckoning.kind === 'sum') && (asksPrice || reckoning.kind !== null)
  const own = named ?? (focus ? { pieces: Math.max(1, pieces), id: focus.id, text: '' } : undefined)
  const isCounted = charges.isDelivered && own !== undefined && own.pieces > 1
  return own && (isWanted || isCounted) ? { operands: [own], open: null } : null
}

/** "How much more is the 32": beside the one that is meant. */
function differenceOf(clause: Clause, operands: readonly Operand[], charges: ChargeWish): Plan | null {
  const [one, other] = operands
  const plan = (both: Operand[]): Plan => ({ kind: 'difference', operands: both, open: null, charges })
  if (one && other) return plan([one, other])
  const { first } = clause
  if (!one || first === undefined) return null
  // The one meant is looked up before the other, which is meant from then on.
  return plan([{ pieces: 1, id: first, text: '' }, one])
}
