import { type ChargeWish, chargesWished } from '../../../knowledge/charges/pick-charge.ts'
import { type ReckonedPart, type Reckoning, readReckoning } from '../../../language/amounts/read-reckoning.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { endOfDenial } from '../../../language/readers/negation.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { isDenial, isOfPrice, namesBoth } from '../asks.ts'
import type { Clause } from '../clause.ts'
import { wordsNaming } from '../orders/order-asked.ts'
import { besideTitle, type titlesApart } from '../shown/titles-apart.ts'
import { namesGoods, type Operand, operandsOf, pointsOnly, standsForIt, valuesIn } from './operand-of.ts'
import { withNumber } from './with-number.ts'

const MOST_OPERANDS = 8
/** Words of a name that is not told apart. */
const MOST_OPEN = 2
/** A part of a hundred, or letters and digits as a discount has them: "SPRING10". */
export const code = /\d\s?%|(?<![\p{L}\d])\p{L}{4,}\d{1,3}(?![\p{L}\d])/u

/** What a text names to be added up, and of what it is not clear what that is. */
export interface Named {
  operands: Operand[]
  /** '' = another one of two. */
  open: string | null
  /** The first of them is led by a word of adding: "with the lid", "I take it, + 2 towels" are beside what is talked about. */
  isBeside?: boolean
  /** What is not to be added: "not the lock". */
  refused?: readonly string[]
  /** "Only the poles": what was chosen besides is left out. */
  isOnly?: boolean
}

const onlyWords = wordsOfAll(({ prices }) => prices?.only)
/** "And only the lamp" */
const MOST_BEFORE_ONLY = 2
/** Words before a no that begin a part: "oh I don't want the lock". */
const MOST_BEFORE_NO = 4

/** What a part refuses of what was chosen: "the lock no", "I don't want the lock". */
function refusedIn(clause: Clause, part: ReckonedPart, titled: string | null): string[] {
  const tokens = tokenize(part.text)
  const isNo = tokens.some((_, at) => at < MOST_BEFORE_NO && endOfDenial(tokens, at) !== null)
  const picked = (clause.before.picked ?? []).map(({ id }) => id)
  if (!isNo && !isDenial(part.text)) return []
  const named = titled === null ? operandsOf(clause, part, 1) : [{ id: titled }]
  return named.flatMap(({ id }) => (id !== undefined && picked.includes(id) ? id : []))
}

/** What was chosen, without what is refused now, or besides what alone is wanted. */
export function stillMeant<One extends { id: string }>(
  { refused = [], isOnly = false, operands }: Named,
  picked: readonly One[],
): readonly One[] {
  const left = picked.filter(
    ({ id }) => !refused.includes(id) && (!isOnly || operands.length === 0 || operands.some((one) => one.id === id)),
  )
  return left.length > 0 ? left : picked
}

/** What is said of one with what was said of all. */
export const merged = (own: ChargeWish, all: ChargeWish): ChargeWish => ({
  ...all,
  isReduced: own.isReduced || all.isReduced,
  place: own.place ?? all.place,
})

/** Which charges a text speaks of, beside what goods of the shop are called. */
export const wishedIn = ({ scope: { understanding, catalog } }: Clause, text: string): ChargeWish =>
  chargesWished(text, understanding.language, (word) => catalog.vocabulary.wordUse(word) !== undefined)

/** What the parts of a text name. @param mostBeside words beside a thing: where nothing but a price asks for a sum it has to be plain */
export function namedIn(
  clause: Clause,
  { titleOf }: ReturnType<typeof titlesApart>,
  { reckoning: { kind, parts, asksPay }, quantity }: Read,
  mostBeside: number,
): Named {
  let open: string | null = null
  const refused: string[] = []
  const named = withThem(clause, parts).flatMap((part): (Operand & { isPlus?: true | undefined })[] => {
    const no = refusedIn(clause, part, titleOf(part.text))
    refused.push(...no)
    if (no.length > 0) return []
    // "Not the plant pot. How much for the pan and the knife?", "no earbuds. What do the headphones cost?"
    if (part.text !== '' && isDenial(part.text)) return []
    const id = titleOf(part.text)
    if (id !== null)
      return [{ pieces: part.pieces, id, text: besideTitle(part.text), isPlus: part.isPlus, ...moreOf(part) }]
    const charge = wishedIn(clause, part.text)
    if (part.isFewer || code.test(part.text)) return []
    if (charge.isDelivered || charge.isReduced || charge.isWrapped || charge.place !== null) return []
    const isCounted = asksPay || kind === 'sum' || kind === 'all' || !mayBeValue(clause)
    const meant = operandsOf(clause, isCounted ? part : { ...part, count: 1 }, mostBeside)
    // Where nothing but a price asks for a sum, what is only pointed at is no other thing: "2 of those" are.
    const isPlain = mostBeside > 0 || kind !== null || part.pieces > 1
    const found = isPlain ? meant : meant.filter((one) => isNamed(clause, part.text, one))
    if (found.length === 0 && mostBeside > 0 && isOpen(clause, part)) open ??= part.text
    return found.map((one) => ({ ...one, isPlus: part.isPlus, ...moreOf(part) }))
  })
  const operands = counted(
    clause,
    named.map(({ isPlus: _, ...one }): Operand => one),
    parts,
    quantity,
  )
  const isBeside = named[0]?.isPlus === true
  const meant = joined(withoutVague(operands))
  // "I mean garden tools, the rake and the spade, how much for both": what is not known tells of which kind the two are.
  const known = meant.filter(({ id }) => id !== undefined)
  const isPair = known.length === 2 && namesBoth({ text: clause.text, before: { shown: ['', ''] } })
  const isOnly = parts.some(({ text }) =>
    tokenize(text)
      .slice(0, MOST_BEFORE_ONLY)
      .some((one) => onlyWords.has(one.text)),
  )
  return { operands: (isPair ? known : meant).slice(0, MOST_OPERANDS), open, isBeside, refused, isOnly }
}

const moreOf = ({ isMore }: ReckonedPart): Pick<Operand, 'isMore'> => (isMore ? { isMore } : {})

/** "The mug. 3 of them", "the mug, how much are 3 of those?": what is named before is counted, where no other thing is added to it. */
function withThem(clause: Clause, parts: readonly ReckonedPart[]): ReckonedPart[] {
  const { text } = clause
  const all: ReckonedPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    const [from, to] = [text.indexOf(last?.text ?? ''), text.lastIndexOf(part.text)]
    const between = tokenize(text.slice(Math.max(0, from + (last?.text.length ?? 0)), Math.max(0, to)))
    const isOfLast =
      part.pieces > 1 && standsForIt(clause, part.text) && between.every(({ text: word }) => !joining.has(word))
    if (last && last.pieces === 1 && !pointsOnly(last) && isOfLast)
      all[all.length - 1] = { ...last, pieces: part.pieces }
    else all.push(part)
  }
  return all
}

/** "How much is the 42?": a number that is a value of what is talked about, or stands where one would, and counts nothing. */
function mayBeValue({ focus, text }: Clause): boolean {
  if (focus === null) return true
  const { options, lacking } = valuesIn(text, focus)
  return lacking !== null || Object.values(options).some((values) => values.some((value) => /\d/.test(value)))
}

/** "The lamp, if I take 3 of them, is delivery free?": what is counted beside the charge is the one thing that is named. */
function counted(
  { scope }: Clause,
  operands: Operand[],
  parts: readonly ReckonedPart[],
  quantity: number | undefined,
): Operand[] {
  const { understanding } = scope
  const [only, ...others] = operands
  const charged = parts.filter(({ text }) => chargesWished(text, understanding.language).isDelivered)
  // "The pan. What is it for 2 with delivery?", where it does not come in a 2.
  const product = only?.id === undefined ? null : scope.catalog.index.productById(only.id)
  const isValue = ({ text }: ReckonedPart) =>
    product !== null && Object.keys(valuesIn(text, product).options).length > 0
  const counts = parts.flatMap((part) => (part.count !== undefined && !isValue(part) ? part.count : []))
  if (!only || only.pieces > 1 || others.length > 0 || charged.length + counts.length === 0) return operands
  const pieces = Math.max(quantity ?? 1, ...charged.map((one) => one.pieces), ...counts)
  return [{ ...only, pieces }]
}

/** Whether words name a product, by its title or by what it is. */
function isNamed(clause: Clause, text: string, { id }: Operand): boolean {
  const product = id === undefined ? null : clause.scope.catalog.index.productById(id)
  if (!product) return id === undefined
  const { wish } = clause.part(text)
  return (wish.namesThing && wish.isThing(product)) || wordsNaming(clause.part(text), product.title).length > 0
}

/** "Sand then, 40 plates": two parts that say of one product different things are one. */
function joined(operands: readonly Operand[]): Operand[] {
  const left: Operand[] = []
  for (const one of operands) {
    if (countsOthers(one, operands)) continue
    const same = left.find(
      ({ id, text, pieces }) =>
        id !== undefined && id === one.id && (text === '') !== (one.text === '') && Math.min(pieces, one.pieces) === 1,
    )
    if (!same) left.push({ ...one })
    else {
      same.text ||= one.text
      same.pieces = Math.max(same.pieces, one.pieces)
    }
  }
  return left
}

/** "Two of them, one green M and one red L" are two, and not four. */
function countsOthers({ id, pieces, text }: Operand, operands: readonly Operand[]): boolean {
  const forms = operands.filter((one) => id !== undefined && one.id === id && one.text !== '')
  return text === '' && forms.length > 1 && forms.reduce((sum, one) => sum + one.pieces, 0) === pieces
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
  namesGoods(clause, text) && clause.part(text).wish.thing !== null && tokenize(text).length <= MOST_OPEN

const plus = wordsOfAll(({ reckoning }) => reckoning?.plus)
const joining = new Set(['+', ...plus, ...wordsOfAll((pack) => pack.joiners)])
const included = wordsOfAll(({ reckoning }) => reckoning?.included)
/** From this share on it asks for a price. */
const LIKELY = 0.3
/** From this on it is sure. */
export const SURE = 0.5

/** What the words of a text want reckoned. */
export interface Read {
  reckoning: Reckoning
  charges: ChargeWish
  /** Asks for what something costs. */
  asksPrice: boolean
  /** "With shipping", "and with the code": a charge is to be reckoned too. */
  isCharged: boolean
  /** How many are wanted, where that number is no part of a value. */
  quantity: number | undefined
}

/** Reads it. @param charges those that the text speaks of */
export function readFor(clause: Clause, text: string, charges: ChargeWish): Read {
  const told = readReckoning(text)
  const reckoning = { ...told, parts: told.parts.map((part) => withNumber(clause, part)) }
  const asksPrice =
    reckoning.asksPay || isOfPrice(text) || text.split(/[,;.?!–—-]/).some(isOfPrice) || sharesPrice(clause)
  const { language } = clause.scope.understanding
  const behind = behindPlus(text, language)
  const isWith = behind.some(({ isDelivered, asksFree }) => isDelivered && !asksFree)
  const isWrapped = charges.isWrapped || [...behind, ...beforeIncluded(text, language)].some(({ isPacked }) => isPacked)
  // "Sent to Milan, what is the total?", "how much would 2 be to Milan?"
  const isCounted = asksPrice && reckoning.parts.some(({ pieces, count = pieces }) => count > 1)
  const isDelivered = charges.isDelivered || (charges.place !== null && (reckoning.kind === 'sum' || isCounted))
  // "What do I pay with the student code?"
  const isOfPay = charges.isReduced && reckoning.asksPay
  const isReduced = isOfPay || isOfDiscount(clause) || code.test(text)
  const isCharged = isWith || isReduced || (isWrapped && asksPrice)
  const isOfValue = reckoning.parts.some((part, at) => part !== told.parts[at])
  const quantity = isOfValue ? undefined : clause.scope.understanding.slots.quantity
  return {
    ...{ reckoning, isCharged, asksPrice: asksPrice || isWith, quantity },
    charges: { ...charges, isReduced, isWrapped, isDelivered },
  }
}

/** Counts something, and asks for nothing to be reckoned. */
export const countsAgain = ({ isAsking }: Clause, { asksPrice, reckoning }: Read): boolean =>
  reckoning.kind === null &&
  !(reckoning.isAdding || reckoning.isLess || asksPrice || isAsking) &&
  reckoning.parts.some(({ pieces }) => pieces > 1)

/** "And with SPRING10?", of what is named beside or was reckoned before. */
const isOfDiscount = ({ scope, before, focus, reference }: Clause): boolean =>
  (typeof before.reckonedWith === 'string' || (focus !== null && reference.isIt)) &&
  scope.understanding.found.some(({ deed, confidence }) => deed === 'discount' && confidence >= SURE)

const sharesPrice = ({ scope }: Clause): boolean =>
  scope.understanding.found.some(({ deed, confidence }) => deed === 'price' && confidence >= LIKELY)

/** "With shipping", "mit Versand": so many words between. */
const MOST_BETWEEN = 2

/** "Wrapping included", "emballage compris". */
function beforeIncluded(text: string, language: string): ChargeWish[] {
  const words = tokenize(text).filter(({ kind }) => kind !== 'sign')
  return words.flatMap(({ text: word, start }, at) => {
    const first = words[Math.max(0, at - MOST_BETWEEN)]
    return included.has(word) && first ? [chargesWished(text.slice(first.start, start), language)] : []
  })
}

function behindPlus(text: string, language: string): ChargeWish[] {
  const words = tokenize(text).filter(({ kind }) => kind !== 'sign')
  return words.flatMap(({ text: word, end }, at) => {
    const last = words[at + MOST_BETWEEN] ?? words.at(-1)
    return plus.has(word) && last !== undefined ? [chargesWished(text.slice(end, last.end), language)] : []
  })
}
