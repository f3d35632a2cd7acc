import { asksNothing } from '../../language/readers/ask-nothing.ts'
import { endOfDenial, isNegation } from '../../language/readers/negation.ts'
import { isPurposeWord } from '../../language/readers/purpose.ts'
import { type Audience, readAudience } from '../../language/readers/read-audience.ts'
import { conceptOf, kindOfName } from '../../language/text/families.ts'
import { fold } from '../../language/text/fold.ts'
import { joinsWords } from '../../language/text/joins-words.ts'
import { keyOf, tokenize, wordsIn } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { oncePerText } from '../once-per-text.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { describes } from '../things/describing-names.ts'
import type { Thing } from '../things/read-thing.ts'
import { singularsOf } from '../things/singulars.ts'
import { lexiconOf } from '../things/thing-lexicon.ts'
import { sureness, type TitleName } from '../things/title-cells.ts'
import type { PartGrade } from './grade.ts'
import { isOfShelf } from './of-shelf.ts'
import { sortOfThing } from './sort-of-thing.ts'

/** The thing that a wish names. */
export interface WishedThing {
  /** Whether it is a word for things that is known, in the shop or anywhere: "Brighton" is none. */
  isKnown: boolean
  /** Whether the shop has it, under any name. */
  readonly isSold: boolean
  /** As wished, and in English where that is known. */
  names: readonly string[]
  /** What a word of the query is to the thing: its name, or the sort of it ("desk" lamp); null for any other. */
  roleOf(surface: string): 'thing' | 'sort' | null
  /** Whether all words that name it are such. */
  isOnly(holds: (word: string) => boolean): boolean
  /** What a word that says more of the thing is called in English, where that is known. */
  namesOf(surface: string): readonly string[]
  /** What a name of one word says of the sort: "brot" of "brotmesser". No word of the query is it. */
  joined: readonly { word: string; english: readonly string[] }[]
  /** Whether a product is the thing; the sort of it is graded apart, as words. */
  grade(product: SearchProduct): PartGrade
  /** What products that are the thing are called in the catalog, the most common first, where they are not called by the wished words. */
  otherNames(): readonly string[]
  /** What the thing is directly a kind of, as far as the catalog has it. */
  widerNames(): readonly string[]
  /** Which of these a product is; null when it is none. */
  widerNameOf(product: SearchProduct): string | null
  /** Whether it is made for other things, as a case or an adapter is: what sort it is tells what it is for. */
  isMadeForOthers: boolean
  /** Whether products of the catalog are called as wished. */
  isCalledSo: boolean
  /** What the catalog calls a product that is the thing. */
  nameOf(product: SearchProduct): string | null
  /** Whether the shopper has it already: "my tire". */
  isOwned: boolean
  /** How a name of the catalog stands to the thing; null where it is neither the same nor a kind of it. */
  relationOf(name: string): 'same' | 'kind' | null
}

/**
 * The thing named by a wish; null when it names none that is known.
 * @param text the wish without what is said around it
 * @param language the shopper's, BCP 47
 */
export const wishedThing = oncePerText((text, catalog, language: string): WishedThing | null => {
  const { things } = catalog
  const thing = meantThing(text, catalog, language)
  if (!thing) return null
  const named = thing.words.filter(({ role }) => role === 'thing').map(({ text }) => text)
  const modifiers = new Map(thing.modifiers.map((modifier) => [modifier.word, modifier]))
  const sorts = thing.modifiers.flatMap(({ word, isSort }) => (isSort ? [word] : []))
  // The query may have been put into the words of the catalog.
  const own = new Set([...named, ...thing.english.flatMap((name) => name.split(' '))])
  const bare: Thing = {
    ...thing,
    modifiers: [],
    wider: thing.wider && {
      ...thing.wider,
      modifiers: thing.wider.modifiers.filter(({ word }) => !modifiers.has(word)),
    },
  }
  const lexicon = lexiconOf('en')
  const isMadeForOthers = thing.english.some((name) => lexicon.isAccessory(name))
  const isNameless = (word: string) => modifiers.has(word) && !describes(word, lexicon)
  const near = () => things.nearNames(thing)
  const wider = () => near().filter(({ relation }) => relation === 'wider')
  return {
    get isSold() {
      return things.has(thing)
    },
    isKnown: thing.english.length > 0 || things.isCalledSo(thing),
    names: [named.join(' '), ...thing.english],
    roleOf(surface) {
      if (thing.told.has(surface)) return 'thing'
      const isOwn = (word: string) => singularsOf(word, catalog.language).some((form) => own.has(form))
      if (surface.split(/[\s-]+/).every(isOwn)) return 'thing'
      return modifiers.get(surface)?.isSort || (isMadeForOthers && isNameless(surface)) ? 'sort' : null
    },
    isMadeForOthers,
    isOnly: (holds) => named.every(holds),
    namesOf: (surface) => modifiers.get(surface)?.english ?? [],
    joined: thing.modifiers.filter(({ word, isSort }) => isSort && thing.words.every(({ text: own }) => own !== word)),
    grade(product) {
      const { grade: told, field, words, isWider } = things.gradeThing(bare, product)
      const grade = told === 'unknown' && field !== null && isOfShelf(named, product, catalog.language) ? 'holds' : told
      const isCalledElse = grade === 'holds' && field !== 'title' && things.titleNames(product).some(isKnownHead)
      return {
        ...{ part: 'thing', wanted: [...sorts, ...named].join(' '), verdict: grade },
        ...(isCalledElse ? { isCalledElse } : {}),
        ...(isWider ? { isWider } : {}),
        field: field === 'tag' ? 'tags' : field,
        says: grade === 'holds' ? null : words,
      }
    },
    otherNames: () => near().flatMap(({ name, relation }) => (relation === 'wider' ? [] : [name])),
    widerNames: () => wider().map(({ name }) => name),
    widerNameOf: (product) =>
      wider().find((one) => things.gradeThing(one.thing, product).grade === 'holds')?.name ?? null,
    get isCalledSo() {
      return things.isCalledSo(thing)
    },
    isOwned: thing.isOwned,
    nameOf(product) {
      const { grade, words, field } = things.gradeThing(bare, product)
      return grade === 'holds' && field === 'title' ? words : null
    },
    relationOf(name) {
      const relation = near().find((one) => one.name === name)?.relation
      return relation === 'wider' || relation === undefined ? null : relation
    },
  }
})

const isKnownHead = ({ name, sure }: TitleName): boolean => sure >= sureness.head && !name.startsWith('~')

/** Between commas: more are no wish, and each is read in every language. */
const MOST_PARTS = 12

/**
 * The thing that is meant, of all that a text may be read as: the first part between commas that names one; what the shop sells goes
 * before what it does not.
 */
export function meantThing(text: string, catalog: StoreCatalog, language: string): Thing | null {
  let first: Thing | null = null
  for (const [at, part] of text.split(/[,;:.!?](?=\s|$)|\s[-–]\s/, MOST_PARTS).entries()) {
    const whole = thingIn(part.trim(), catalog, language)
    // "A present, no jewelry", "a phone not apple"; but "men's no show socks" and "camiseta sin mangas" deny nothing.
    const before = beforeNegation(part, at > 0 ? 0 : 1)
    const own = before === part.trim() || isNamedByDenial(whole) ? whole : thingIn(before, catalog, language)
    const thing = own ?? (at > 0 ? null : whole)
    if (thing && catalog.things.has(thing)) return thing
    first ??= thing && isListed(thing) ? thing : null
  }
  return first
}

/** "Sin" is a part of the name of what is called "camiseta sin mangas". */
const isNamedByDenial = (thing: Thing | null): boolean =>
  thing?.words.some(({ text, role }) => role === 'thing' && isNegation(text)) ?? false

/** A part of a wish up to where something is denied. @param from the word from which on that ends it */
function beforeNegation(part: string, from: number): string {
  const text = part.trim()
  const tokens = tokenize(text)
  const at = tokens.findIndex((_, place) => place >= from && endOfDenial(tokens, place) !== null)
  return at < 0 ? text : text.slice(0, tokens[at]?.start).trim()
}

function thingIn(text: string, catalog: StoreCatalog, language: string): Thing | null {
  const { things } = catalog
  const thing = text === '' ? null : (things.readThing(text, language) ?? joinedThing(text, catalog, language))
  if (!thing || isPurpose(thing) || isSomebody(thing, text) || isLikeOnly(thing)) return null
  if (isContainer(thing) && !things.has(thing)) return null
  if (tellsOfOther(thing, text, language) && !things.has(thing)) return null
  if (isColour(thing) || ((isQuality(thing) || isOptionName(thing)) && !things.has(thing))) return null
  // "Food for my dog" is dog food.
  const purpose = thing.for.at(-1)
  const sort = purpose === undefined ? null : things.readThing(`${purpose} ${thing.english[0] ?? thing.name}`, language)
  if (sort && sort.name !== thing.name && sort.modifiers.length === 0 && things.has(sort)) {
    return { ...sort, words: thing.words.map((word) => (word.text === purpose ? { ...word, role: 'thing' } : word)) }
  }
  if (things.has(thing)) return thing
  if (isStuffOfGoods(thing, catalog) || isWordOfTitle(thing, catalog)) return null
  return describedThing(text, catalog, language) ?? sortOfThing(thing, catalog) ?? thing
}

/** Shorter words end too many others. */
const LEAST_LETTERS = 4

/** "Brett", which no list knows, of a shop that has one kind of them: "Schneidebrett". */
function joinedThing(text: string, { things }: StoreCatalog, language: string): Thing | null {
  const word = fold(text).split(' ').at(-1) ?? ''
  if (word.length < LEAST_LETTERS || !joinsWords(language)) return null
  const [name, ...others] = things.namesEndingIn(word)
  const thing = name === undefined || others.length > 0 ? null : things.readThing(name, language)
  return thing && { ...thing, modifiers: [], words: [{ text: word, role: 'thing' }] }
}

/** More titles are not looked at. */
const MOST_TITLED = 20

/** "Springform", where a title ends in it, "loratadine", where one has it and names nothing else: a word of that, and not missing. */
function isWordOfTitle(thing: Thing, { index, things }: StoreCatalog): boolean {
  const [named, ...others] = thing.words.flatMap(({ role, text }) => (role === 'thing' ? text : []))
  const [group] = named === undefined || others.length > 0 ? [] : index.parse(named).groups
  const titled = group ? (index.titled(group, MOST_TITLED) ?? []) : []
  const isOfName = (product: SearchProduct) => isListed(thing) && things.gradeThing(thing, product).grade === 'unknown'
  return titled.some((product) => wordsIn(product.title).at(-1) === named || isOfName(product))
}

/** Words that may stand behind the thing and describe it. */
const MOST_BEHIND = 6

/**
 * The thing that the shop sells and that a text begins with, where what stands behind it describes it: "kettles glass", "bike medium
 * frame". A noun right behind it makes another thing of it: a "bike rack" is no bike.
 */
function describedThing(text: string, catalog: StoreCatalog, language: string): Thing | null {
  const words = text.split(' ')
  const isDescribing = (word: string): boolean =>
    catalog.vocabulary.findValue(keyOf(word)).length > 0 ||
    conceptOf('material', word) !== null ||
    describes(word, lexiconOf(language))
  for (let end = words.length - 1; end > 0 && end >= words.length - MOST_BEHIND; end--) {
    // "Hard shell", of what the shop calls "hardshell".
    const behind = fold(words.slice(end).join(' '))
    const isValue = [behind, behind.replaceAll(' ', '')].some(
      (text) => catalog.vocabulary.findValue(keyOf(text)).length > 0,
    )
    if (!isValue && !isDescribing(fold(words[end] as string))) continue
    const thing = thingIn(words.slice(0, end).join(' '), catalog, language)
    if (thing && catalog.things.has(thing)) return thing
  }
  return null
}

/** "Something for running" names what it is for, and no thing. */
function isPurpose({ words }: Thing): boolean {
  const at = words.findIndex(({ role }) => role === 'thing')
  return words.slice(0, at).some(({ text }) => isPurposeWord(text))
}

const grown: ReadonlySet<Audience> = new Set(['men', 'women', 'adults'])

/** "Something to calm my dog" names whom it is for, and no thing. */
function isSomebody({ words }: Thing, text: string): boolean {
  const tokens = tokenize(boundedReading(text, textBounds.query))
  const somebody = readAudience(tokens)
  // "Dog" alone may be a toy; "my dog" and "men" are not for sale.
  if (!somebody) return false
  if (!grown.has(somebody.value) && tokens.slice(somebody.from, somebody.to).length < 2) return false
  const told = new Set(tokens.slice(somebody.from, somebody.to).map((token) => token.text))
  return words.every(({ role, text: word }) => role !== 'thing' || told.has(word))
}

/** "Foldable" names no thing in any language, though it is translated like one. */
function isLikeOnly({ english }: Thing): boolean {
  const lexicon = lexiconOf('en')
  return (
    english.length > 0 && english.every((name) => lexicon.is('attributes', name) && !lexicon.kinds.nouns.isGood(name))
  )
}

/** "Linen" and "silver" tell what a thing is like; "glass" is a thing as well. */
function isQuality({ words }: Thing): boolean {
  const named = words.filter(({ role }) => role === 'thing').map(({ text }) => text)
  const quality = conceptOf('material', named.join(' ')) ?? conceptOf('color', named.join(' '))
  return quality !== null && !quality.thing
}

/** A title that ends in "White" sells no whites. */
function isColour({ words }: Thing): boolean {
  const named = words.flatMap(({ role, text }) => (role === 'thing' ? text : []))
  const colour = conceptOf('color', named.join(' '))
  return colour !== null && !colour.thing && !colour.literalOnly
}

/** "Squat proof", "vanilla flavour": says of something else what it withstands or how it tastes. */
function tellsOfOther({ words }: Thing, text: string, language: string): boolean {
  const named = words.flatMap(({ role, text: word }) => (role === 'thing' ? word : []))
  const [name = ''] = named
  return named.length === 1 && lexiconOf(language).is('tastes', name) && wordsIn(text).indexOf(name) > 0
}

/** "Which colours do you have": the name of an option is nothing that is sold. */
const isOptionName = ({ words, english }: Thing): boolean =>
  [words.flatMap(({ role, text }) => (role === 'thing' ? text : [])).join(' '), ...english].some(
    (name) => kindOfName(name)?.plain === true,
  )

/** WordNet's names for what goods have in them. */
const stuffs = 'chemical, chemical element, vitamin, nutrient, drug, medicine, herb, acid, oil, resin'.split(', ')

/** "Magnesium", where the shop has magnesium powder: what is in goods is looked for as a word of theirs, and is not missing. */
function isStuffOfGoods({ english, words }: Thing, { index }: StoreCatalog): boolean {
  const lexicon = lexiconOf('en')
  const named = words.flatMap(({ role, text }) => (role === 'thing' ? text : [])).join(' ')
  const [group, ...others] = index.parse(named).groups
  const isTitled = group !== undefined && others.length === 0 && index.titled(group, 0) === null
  return isTitled && english.some((name) => lexicon.isKindOfAny(name, stuffs))
}

/** "The biggest pack": asks for no thing, where the shop sells none that is called so. */
const isContainer = ({ words }: Thing): boolean =>
  words.every(({ role, text }) => role !== 'thing' || asksNothing(text))

/** A name that no list knows may be a brand or a model: only where products are called so does it name a thing. */
const isListed = ({ name }: Thing): boolean => !name.startsWith('~')
