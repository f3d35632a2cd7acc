import type { ReckonedPart } from '../../../language/amounts/read-reckoning.ts'
import { directionOfSize } from '../../../language/amounts/read-size-end.ts'
import { isUnitWord } from '../../../language/amounts/units.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { audienceIn } from '../../../language/readers/read-audience.ts'
import { isSaidWord } from '../../../language/said/said.ts'
import { conceptOf } from '../../../language/text/families.ts'
import { fold } from '../../../language/text/fold.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { matchesFilters } from '../../../search/constraints/filters.ts'
import { sizesOf, valueAtEnd } from '../../../search/questions/compare-measures.ts'
import { readShopText } from '../../../search/questions/shop-texts.ts'
import { valuesOfProduct } from '../../../search/questions/values-of-product.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { isOnlyPlace } from '../../understanding/rules.ts'
import type { Clause } from '../clause.ts'
import { calledByItself, hasInName } from '../shown/called-so.ts'
import { isNameOf } from '../shown/named-elsewhere.ts'
import { placedAs } from '../shown/pointed-product.ts'
import { isHolder, spokenKind } from './spoken-kind.ts'

/** One of the prices that are reckoned with: of a product that is known, or of what is looked for. */
export interface Operand {
  pieces: number
  /** External id; undefined where `text` is to be looked for. */
  id: string | undefined
  /** What is said of it, as far as that tells a variant or a name. */
  text: string
  /** So many more of it than were chosen. */
  isMore?: true
  /** Of a name that several known products have: these, and the name. */
  others?: string[]
  named?: string
}

const pointers = new Set([
  ...wordsOfAll(({ references }) => references?.it),
  ...wordsOfAll(({ quantities }) => quantities?.them),
])
/** Products remembered that a part may name. */
const MOST_KNOWN = 24
/** A word that more titles have names none of them. */
const MOST_TITLED = 60
/** Roles of words that goods are named by: a thing, a value, for whom, what is pointed at. */
const ofGoods = 'tvar'
/** More words than these are no list without commas. */
const MOST_LISTED = 3

/**
 * What a part of a text names to be reckoned with: mostly one, several where they stand side by side ("kit timer and hose"), none where it
 * names nothing of the shop.
 * @param mostBeside words beside the thing that a part may have
 */
export function operandsOf(clause: Clause, said: ReckonedPart, mostBeside: number): Operand[] {
  // "El poste ese" points with both words at one.
  const words = tokenize(said.text).filter(({ kind }) => kind === 'word')
  const naming = words.filter(({ text }) => !pointers.has(text))
  const isPointed = naming.length > 0 && naming.length < words.length && words.length <= MOST_LISTED
  const part = isPointed ? { ...said, text: naming.map(({ raw }) => raw).join(' ') } : said
  // "4, what is that?" counts what is talked about, where that comes in no such value.
  const { count = 1 } = said
  if (count > 1 && clause.focus && knownOf(clause, said.text).length === 0)
    return Object.keys(valuesIn(said.text, clause.focus).options).length > 0
      ? [{ pieces: 1, id: clause.focus.id, text: said.text }]
      : [{ pieces: count, id: clause.focus.id, text: '' }]
  const whole = knownIn(clause, part)
  if (whole) return [whole]
  // "Velvet lamp" is one thing, and no list of a sofa and a lamp.
  const isOfOne = naming.slice(0, -1).some(({ text }) => conceptOf('material', text) ?? conceptOf('color', text))
  const isList = naming.length > 1 && naming.length <= MOST_LISTED && !isOfOne
  const each = isList ? naming.map(({ raw }) => knownIn(clause, { pieces: 1, text: raw })) : []
  const ids = new Set(each.map((one) => one?.id))
  if (isList && ids.size === each.length && !ids.has(undefined)) return each.flatMap((one) => one ?? [])
  // "9 women" counts who it is for.
  if (isOnlyAudience(clause, part.text)) return []
  const apart = toldApart(clause, part)
  return apart ? [apart] : (lookedFor(clause, part, mostBeside) ?? [])
}

const isOnlyAudience = (clause: Clause, text: string): boolean =>
  audienceIn(text) !== '' && clause.part(text).wish.thing === null

/** "Of them", "it": names nothing. */
export const pointsOnly = ({ text }: Pick<ReckonedPart, 'text'>): boolean =>
  tokenize(text).every(({ kind, text: word }) => kind === 'sign' || pointers.has(word))

/** Points at what is talked about, or names only what that comes in: "2 bags". */
export const standsForIt = (clause: Clause, text: string): boolean =>
  pointsOnly({ text }) || isHolder(text, spokenOf(clause, clause.before.shown))

/** The product that is known and a part names. */
function knownIn(clause: Clause, { pieces, text }: ReckonedPart): Operand | null {
  const words = tokenize(text).filter(({ kind }) => kind !== 'sign')
  if (standsForIt(clause, text)) return clause.first === undefined ? null : { pieces, id: clause.first, text: '' }
  // "The first, 2 of them": which number a word is the place of is told by the message.
  const place = isOnlyPlace(plainOf(text)) && !/\d/.test(text) ? placedAs(clause.part(text)) : undefined
  if (place !== undefined) return { pieces, id: place, text: '' }
  const { focus } = clause
  const size = focus && sizeNamed(clause, focus, text)
  if (focus && size) return { pieces, id: focus.id, text: size }
  const isOfValue =
    words.some(({ kind }) => kind === 'word') && words.every((one) => focus && hasValue(focus, one.text))
  if (focus && (valuesIn(text, focus).rest === '' || isOfValue)) return { pieces, id: focus.id, text }
  const part = clause.part(text)
  // "The black one", of a handle in "POM noir".
  const { options } = part.wish.wishes
  const hasThem = (product: SearchProduct) => matchesFilters(product, { options: options ?? {} }).variants.length > 0
  const valued = options && part.namesOnlyOptions ? spokenOf(clause, []).find(hasThem) : undefined
  if (valued) return { pieces, id: valued.id, text }
  const { named } = part
  // One word of a title is no name where others are called so.
  const isWhole = named !== null && (named.said === null || named.words > 1 || isKnown(clause, named.id))
  if (named && isWhole) return { pieces, id: named.id, text: named.beside.text }
  const [known, ...others] = knownOf(clause, text)
  if (known) {
    const own = { pieces, id: known.id, text: valuesIn(text, known).rest === text ? '' : text }
    const alike = others.length > 0 ? [known, ...others] : sharing(clause, text, known)
    return alike.length > 1 ? { ...own, others: alike.map(({ id }) => id), named: text } : own
  }
  const kin = spokenKind(clause, text, spokenOf(clause, [...clause.before.shown, ...(clause.before.seen ?? [])]))
  if (kin) return { pieces, id: kin.id, text: valuesIn(text, kin).rest === text ? '' : text }
  // "Mit der schere", behind a "Gartenschere": that, and no other that is called so.
  const apart = namesGoods(clause, text) ? calledByItself(clause.part(text)) : null
  const { index, language } = clause.scope.catalog
  const own = index.parse(text).groups.filter(({ isStopWord }) => !isStopWord)
  if (apart && isKnown(clause, apart.id) && own.every(({ surface }) => hasInName(apart, surface, language, true)))
    return { pieces, id: apart.id, text: '' }
  const titled = titledBy(clause, text)
  return titled ? { pieces, id: titled.id, text: valuesIn(text, titled).rest === text ? '' : text } : null
}

/** The one that some words of a part tell from others: "the clay one". */
function toldApart(clause: Clause, { pieces, text }: ReckonedPart): Operand | null {
  const known = namesGoods(clause, text) ? calledByItself(clause.part(text)) : null
  if (!known) return null
  const own = { pieces, id: known.id, text: valuesIn(text, known).rest === text ? '' : text }
  const alike = sharing(clause, text, known)
  return alike.length > 1 ? { ...own, others: alike.map(({ id }) => id), named: text } : own
}

/** What is to be looked for; null where a part names nothing that the shop may have. */
function lookedFor(clause: Clause, { pieces, text }: ReckonedPart, mostBeside: number): Operand[] | null {
  const words = tokenize(text).filter(({ kind }) => kind !== 'sign')
  const { thing, words: wished } = clause.part(text).wish
  // "4 people over" names no thing of the shop, "shame" is no name at all.
  if (!namesGoods(clause, text)) return null
  const beside = words.filter(({ text: word }) => !thing?.names.some((name) => hasWord(name, word)))
  const isPlain = Math.min(beside.length, wished.length) <= mostBeside
  if (thing?.isSold && isPlain) return [{ pieces, id: undefined, text }]
  // A sum without what could not be found would be false: "the grey set".
  const { index } = clause.scope.catalog
  const isCalled = index
    .parse(text)
    .groups.some((group) => !group.isStopWord && (index.titled(group, MOST_TITLED) ?? []).length > 0)
  // "La de futbol", where titles are English: the words of the search are translated.
  const isPointed = words.length <= MOST_NAMED && words.some(({ text: word }) => 'tr'.includes(roleOf(clause, word)))
  return mostBeside > 0 && (isCalled || isPointed) ? [{ pieces, id: undefined, text }] : null
}

const MOST_NAMED = 4
const roleOf = ({ scope }: Clause, word: string): string => scope.understanding.roles.get(word) ?? 'o'

/** Whether a word of a text that is more than an article is read as one of goods. */
export function namesGoods({ scope }: Clause, text: string): boolean {
  const { roles } = scope.understanding
  const { index } = scope.catalog
  const { groups } = index.parse(text)
  // "+ stange", where nobody would say that of anything else.
  const titled = new Set(
    groups.flatMap((group) => ((index.titled(group, MOST_TITLED) ?? []).length > 0 ? group.surface : [])),
  )
  const stops = new Set(groups.filter(({ isStopWord }) => isStopWord).map(({ surface }) => surface))
  return tokenize(text).some(
    ({ kind, text: word }) =>
      kind === 'word' &&
      !stops.has(word) &&
      // "Nah stick with those": a noun that was learned, and read as none of that.
      (ofGoods.includes(roles.get(word) ?? 'o') ||
        [isNoun(word), titled.has(word), !isSaidWord(word)].filter(Boolean).length > 1),
  )
}

const isMeasured = (surface: string): boolean => /^\d[\d.,]*\p{L}{0,3}$/u.test(surface) || isUnitWord(surface)

/** The product whose title, or a value that it comes in, has every word of a part: one that is known, or of the shelf that was shown from, that has a price, and has least besides. */
function titledBy(clause: Clause, text: string): SearchProduct | null {
  const { index } = clause.scope.catalog
  const groups = index.parse(text).groups.filter(({ isStopWord }) => !isStopWord)
  // "How much for 500 g?" names none that is called "Pasta 500 g".
  if (groups.every(({ surface }) => isMeasured(surface))) return null
  const titled = groups.map((group) => index.titled(group, MOST_TITLED))
  if (titled.includes(null)) return null
  // "The kids toothpaste strawberry", of one that comes in that.
  const named = [...new Set(titled.flatMap((products) => products ?? []))].filter((product) =>
    groups.every(({ surface }, at) => titled[at]?.includes(product) || hasValue(product, surface)),
  )
  // "Tell me what it costs" names no gift that "tells time": what was not shown is meant by what it is, or by no word of talk.
  const isCalled = groups.some(({ surface }) => !isSaidWord(surface) || isNameOf(surface, clause.scope.catalog))
  const all = isCalled ? named : named.filter(({ id }) => isKnown(clause, id))
  const shelves = new Set(clause.shown.flatMap(({ category }) => category ?? []))
  const rank = ({ id, title, category, variants }: SearchProduct) =>
    (isKnown(clause, id) ? 0 : 4_000) +
    (category !== null && shelves.has(category) ? 0 : 2_000) +
    (variants.some(({ price }) => price !== null) ? 0 : 1_000) +
    title.length
  return all.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}

export const isKnown = ({ before }: Clause, id: string): boolean =>
  before.focus === id ||
  (before.picked ?? []).some((one) => one.id === id) ||
  before.shown.includes(id) ||
  (before.seen ?? []).includes(id)

/** What a text names of the values that a product comes in. */
export const valuesIn = (text: string, { variants }: SearchProduct) =>
  valuesOfProduct(
    text,
    variants.map(({ options }) => options),
  )

const ones = new Set([...wordsOfAll(({ references }) => references?.one), ...wordsOfAll((pack) => pack.articles)])

/** "The big one", "den kleinen": the value of a product that is at that end of its sizes; null where it says more. */
function sizeNamed({ scope: { catalog } }: Clause, product: SearchProduct, text: string): string | null {
  const words = tokenize(text).filter(({ kind, text: word }) => kind !== 'sign' && !ones.has(word))
  const direction = words.length === 1 ? directionOfSize(words[0]?.text ?? '') : undefined
  if (!direction) return null
  const [values = []] = sizesOf(product, 'size', catalog.language).map(([, all]) => all)
  return valueAtEnd(
    values,
    values.map((value) => readShopText(value, catalog.language)),
    direction,
  )
}

/** Whether a word is of a value that a product comes in: "plastic" of "Plastic 28 cm". */
const hasValue = ({ variants }: SearchProduct, word: string): boolean =>
  variants.some(({ options }) => Object.values(options).some((value) => hasWord(value, word)))

/** Those known whose titles have the same words of a part: of "sand", which several are called. */
function sharing(clause: Clause, text: string, found: SearchProduct): SearchProduct[] {
  const { groups } = clause.scope.catalog.index.parse(text)
  const words = groups.filter(({ isStopWord, surface }) => !isStopWord && hasWord(found.title, surface))
  const isSo = ({ title }: SearchProduct) => words.every(({ surface }) => hasWord(title, surface))
  return words.length > 0 ? clause.shown.filter(isSo) : []
}

/** What was talked about and chosen, the last first, and others. */
export function spokenOf({ before, scope }: Clause, others: readonly string[]): SearchProduct[] {
  const chosen = (before.picked ?? []).map(({ id }) => id)
  const ids = [before.focus ?? [], chosen, before.talked, others].flat()
  return [...new Set(ids)].slice(0, MOST_KNOWN).flatMap((id) => scope.catalog.index.productById(id) ?? [])
}

/** What was talked about and shown that a part names by words of its title, beside values of its options: the one that is meant, and others called so. */
function knownOf(clause: Clause, text: string): SearchProduct[] {
  const { before, scope } = clause
  const { index } = scope.catalog
  const known = spokenOf(clause, [...before.shown, ...(before.seen ?? [])])
  // "The tub" of what was ordered as "Tub of 50".
  const own = index.parse(text).groups.filter(({ isStopWord }) => !isStopWord)
  const isForm = ({ text: form }: { text: string }) =>
    own.length > 0 && own.every(({ surface }) => hasWord(form, surface))
  const [form, ...forms] = (before.picked ?? []).filter(isForm)
  if (form && forms.length === 0) return [index.productById(form.id) ?? []].flat()
  const fitting = known.filter((product) => {
    const { rest } = valuesIn(text, product)
    // Of "put sand then" no product has the verb.
    const words = index.parse(rest).groups.filter((group) => !group.isStopWord && index.knows(group))
    const titled = words.filter(({ surface }) => hasWord(product.title, surface))
    // "The straight in black", of "Washed Black".
    const isCalled = titled.length > 0 && words.every((one) => titled.includes(one) || hasValue(product, one.surface))
    return isCalled || ` ${fold(product.title)} `.includes(` ${fold(text)} `)
  })
  return calledBy(fitting, text)
}

/** The one whose title ends with the last word of a part: of a "Bench" and a "Bench Cushion" the bench; else all. */
function calledBy(fitting: readonly SearchProduct[], text: string): SearchProduct[] {
  const last = tokenize(text).findLast(({ kind }) => kind !== 'sign')?.raw ?? ''
  const isHead = ({ title }: SearchProduct) => hasWord(title.split(/\s/).at(-1) ?? '', last)
  const head = fitting.find(isHead)
  return head ? [head] : [...fitting]
}
