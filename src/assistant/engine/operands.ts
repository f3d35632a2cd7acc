import { hasWord } from '../../language/has-word.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { plainOf } from '../../language/plain.ts'
import { type ReckonedPart, type Reckoning, readReckoning } from '../../language/read-reckoning.ts'
import { tokenize } from '../../language/tokens.ts'
import { valuesOfProduct } from '../../search/questions/values-of-product.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { priceDirectionOf } from '../understanding/rules.ts'
import { isOfPrice } from './asks.ts'
import type { Clause } from './clause.ts'

/** One of the prices that are reckoned with: of a product that is known, or of what is looked for. */
export interface Operand {
  pieces: number
  /** External id; undefined where `text` is to be looked for. */
  id: string | undefined
  /** What is said of it, as far as that tells a variant or a name. */
  text: string
}

/** What a clause wants reckoned. */
export interface Plan {
  kind: 'sum' | 'difference'
  operands: Operand[]
}

const pointers = new Set([
  ...wordsOfAll(({ references }) => references?.it),
  ...wordsOfAll(({ quantities }) => quantities?.them),
])
const either = wordsOfAll((pack) => pack.either)
/** Products remembered that a part may name. */
const MOST_KNOWN = 24
/** A word that more titles have names none of them. */
const MOST_TITLED = 60
const MOST_OPERANDS = 8
/** More words beside "together" ask for something else. */
const MOST_OF_PAIR = 6

/** What is to be reckoned with what; null where a clause asks for nothing of that kind. */
export function planOf(clause: Clause): Plan | null {
  const { text } = clause.scope.understanding
  // The message is reckoned as one: its other clauses ask something else.
  if (clause.text !== text) return null
  const reckoning = readReckoning(text)
  const asksPrice = isOfPrice(text) || text.split(/[,;.?!–—-]/).some(isOfPrice)
  if (reckoning.kind === null && (!asksPrice || reckoning.parts.length < 2)) return null
  if (reckoning.kind === 'all' && !asksPrice) return null
  // Where nothing but a price asks for it, what is added up has to be plain.
  const mostBeside = reckoning.kind === null ? 0 : 1
  const operands = reckoning.parts.flatMap((part) => operandOf(clause, part, mostBeside) ?? []).slice(0, MOST_OPERANDS)
  if (reckoning.kind === 'difference') return differenceOf(clause, operands)
  const isOfEach = reckoning.isAll && operands.every(({ id }) => id === clause.focus?.id)
  // "Bench and cushion", where both are found by one title.
  const keys = operands.map(({ id, text: named }) => `${id} ${named}`)
  if (operands.length > 1 && operands.every(({ id }) => id !== undefined) && new Set(keys).size < keys.length)
    return null
  const apart = new Set(operands.map(({ id, text: named }) => `${id ?? named} ${reckoning.kind === null ? '' : named}`))
  if (apart.size > 1 && !isOfEach) {
    const isChoice = reckoning.kind === null && tokenize(text).some(({ text: word }) => either.has(word))
    return isChoice ? null : { kind: 'sum', operands }
  }
  const [named] = operands
  // "And the loppers, what is that together": beside the one talked about.
  if (named && !isOfEach && reckoning.kind === 'sum' && clause.first !== undefined && named.id !== clause.first)
    return { kind: 'sum', operands: [{ pieces: 1, id: clause.first, text: '' }, named] }
  return pairPlan(clause, reckoning, isOfEach ? (named?.text ?? '') : null)
}

/** The two that were talked about last, else put side by side, else shown. @param said of each of them; null when nothing is */
function pairPlan({ before, reference, scope }: Clause, { kind, parts }: Reckoning, said: string | null): Plan | null {
  const isShort = tokenize(scope.understanding.text).filter((token) => token.kind !== 'sign').length <= MOST_OF_PAIR
  if ((kind !== 'sum' && kind !== 'all') || before.topic === 'order') return null
  if (said === null && parts.length > 0 && !isShort && !reference.isTogether) return null
  if (said === null && parts.length > 1) return null
  const { compared = [], shown, talked } = before
  const ids = [talked.slice(0, 2), compared, shown].find(({ length }) => length === 2) ?? []
  return ids.length === 2 ? { kind: 'sum', operands: ids.map((id) => ({ pieces: 1, id, text: said ?? '' })) } : null
}

/** "How much more is the 32": beside the one that is meant. */
function differenceOf(clause: Clause, operands: readonly Operand[]): Plan | null {
  const [one, other] = operands
  if (one && other) return { kind: 'difference', operands: [one, other] }
  const { first } = clause
  if (!one || first === undefined) return null
  // The one meant is looked up before the other, which is meant from then on.
  return { kind: 'difference', operands: [{ pieces: 1, id: first, text: '' }, one] }
}

/** @param mostBeside words beside the thing that a part may have */
function operandOf(clause: Clause, { pieces, text }: ReckonedPart, mostBeside: number): Operand | null {
  const words = tokenize(text).filter(({ kind }) => kind !== 'sign')
  if (words.every(({ text: word }) => pointers.has(word)))
    return clause.first === undefined ? null : { pieces, id: clause.first, text: '' }
  const { focus } = clause
  if (focus && valuesIn(text, focus).rest === '') return { pieces, id: focus.id, text }
  const part = clause.part(text)
  // "The black one", of a handle in "POM noir".
  if (focus && part.namesOnlyOptions && part.wish.wishes.options) return { pieces, id: focus.id, text }
  if (part.named) return { pieces, id: part.named.id, text: part.named.beside.text }
  const known = knownOf(clause, text)
  if (known) return { pieces, id: known.id, text: valuesIn(text, known).rest === text ? '' : text }
  const titled = titledBy(clause, text)
  if (titled) return { pieces, id: titled.id, text: '' }
  // "4 people over" names no thing of the shop.
  const { thing } = part.wish
  const beside = words.filter(({ text: word }) => !thing?.names.some((name) => hasWord(name, word)))
  const isPlain = Math.min(beside.length, part.wish.words.length) <= mostBeside
  if (thing?.isSold && isPlain) return { pieces, id: undefined, text }
  // A sum without what could not be found would be false: "the grey set".
  const { index } = clause.scope.catalog
  const isCalled = index
    .parse(text)
    .groups.some((group) => !group.isStopWord && (index.titled(group, MOST_TITLED) ?? []).length > 0)
  return mostBeside > 0 && isCalled ? { pieces, id: undefined, text } : null
}

/** The product whose title has every word of a part, and least besides. */
function titledBy({ scope }: Clause, text: string): SearchProduct | null {
  const { index } = scope.catalog
  const groups = index.parse(text).groups.filter(({ isStopWord }) => !isStopWord)
  const [first, ...others] = groups.map((group) => index.titled(group, MOST_TITLED))
  if (!first || others.some((one) => one === null)) return null
  const all = first.filter((product) => others.every((one) => one?.includes(product)))
  return all.toSorted((a, b) => a.title.length - b.title.length)[0] ?? null
}

const valuesIn = (text: string, { variants }: SearchProduct) =>
  valuesOfProduct(
    text,
    variants.map(({ options }) => options),
  )

/** The one of what was talked about and shown that a part names by words of its title, beside values of its options. */
function knownOf({ before, scope }: Clause, text: string): SearchProduct | null {
  const { index } = scope.catalog
  const ids = [before.focus ?? [], before.talked, before.shown, before.seen ?? []].flat()
  const known = [...new Set(ids)].slice(0, MOST_KNOWN).flatMap((id) => index.productById(id) ?? [])
  const direction = priceDirectionOf(plainOf(text))
  const fitting = known.filter((product) => {
    const { rest } = valuesIn(text, product)
    const words = index.parse(rest).groups.filter(({ isStopWord }) => !isStopWord)
    return words.length > 0 && words.every(({ surface }) => hasWord(product.title, surface))
  })
  if (direction === 0 || fitting.length < 2) return calledBy(fitting, text)
  const priceOf = ({ variants }: SearchProduct) => Math.min(...variants.flatMap(({ price }) => price ?? []))
  return fitting.toSorted((a, b) => (priceOf(a) - priceOf(b)) * -direction)[0] ?? null
}

/** The one whose title ends with the last word of a part: of a "Bench" and a "Bench Cushion" the bench. */
function calledBy(fitting: readonly SearchProduct[], text: string): SearchProduct | null {
  const last = tokenize(text).findLast(({ kind }) => kind !== 'sign')?.raw ?? ''
  const isHead = ({ title }: SearchProduct) => hasWord(title.split(/\s/).at(-1) ?? '', last)
  return fitting.find(isHead) ?? fitting[0] ?? null
}
