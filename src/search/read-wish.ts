import { withoutCountMarks } from '../language/amounts/read-quantity.ts'
import { openAudiences } from '../language/readers/open-audiences.ts'
import { againstIn } from '../language/readers/purpose.ts'
import { type Order, readOrder } from '../language/readers/read-order.ts'
import { readWishedContents } from '../language/readers/read-wished-contents.ts'
import { conceptOf } from '../language/text/families.ts'
import { fold } from '../language/text/fold.ts'
import { keyOf, tokenize, wordsIn } from '../language/text/tokens.ts'
import { boundedReading, textBounds } from '../shared/bounded-text.ts'
import type { ConstraintFilters } from './constraints/filters.ts'
import type { ConstraintSpan } from './constraints/read-constraints.ts'
import { wishesOf } from './find-hits.ts'
import type { Grade } from './fit/grade.ts'
import { Grader, type WishedQuery } from './fit/grade-hits.ts'
import type { OptionWord } from './fit/option-words.ts'
import type { PreparedWish } from './fit/prepare-wish.ts'
import type { WishedThing } from './fit/wished-thing.ts'
import { translateQuery } from './glossary/translate-query.ts'
import { oncePerText } from './once-per-text.ts'
import type { SearchProduct } from './search-product.ts'
import type { StoreCatalog } from './store-catalog.ts'
import { namingIn } from './things/naming.ts'
import { understandQuery } from './understand-query.ts'
import { isSoft, isStory, type WordPart, type WordParts, without, wordPartsOf } from './word-parts.ts'

/** What a shopper's words wish for, in the light of a catalog. */
export interface WishReading {
  /** The thing that is named, sold here or not; null when none is. */
  thing: WishedThing | null
  namesThing: boolean
  /** Whether it names a model: "lagoon 120", "iphone 12". */
  namesModel: boolean
  /** Amounts, options, vendor and the like. */
  wishes: ConstraintFilters
  /** Where they stand in the text, with amounts that filter nothing: those of another currency. */
  spans: readonly ConstraintSpan[]
  /** Which end of the list is asked for. */
  order: Order | null
  /** Whether it tells whom it is for. */
  hasAudience: boolean
  /** Words that are neither the thing nor a constraint nor said around them: "waterproof", "roses". */
  words: PreparedWish['words']
  /** Whether a product is the thing that was named. */
  isThing(product: SearchProduct): boolean
  /** What its words say of a product's variants. */
  optionWords(product: SearchProduct): OptionWord[]
  /** Holds products against all of it. */
  grade(products: readonly SearchProduct[]): Grade[]
}

interface ReadOptions {
  isSoldThingOnly?: boolean
  isAnyThing?: boolean
  parts?: WordParts | undefined
}

/** A query in the words of the catalog, understood. */
export type QueryInCatalog = WishedQuery & { q: string }

/**
 * Reads a query, whatever its language.
 * @param language the shopper's, ISO 639-1; the catalog's when it is not known
 * @param told what its words are, where that is known from the message that they were said in
 */
export const inCatalog = (
  whole: string,
  catalog: StoreCatalog,
  language: string | undefined,
  told?: WordParts,
): QueryInCatalog => readQuery(whole, catalog, { language, told })

interface QueryContext {
  language: string | undefined
  told: WordParts | undefined
}

const readQuery = oncePerText((whole: string, catalog, { language, told }: QueryContext): QueryInCatalog => {
  const text = openAudiences(boundedReading(whole, textBounds.query))
  // Without a shopper's language it is the query of a program.
  const parts =
    told ??
    (language === undefined
      ? {}
      : wordPartsOf(text, 'none', { isTitled: titledIn(catalog), naming: namingIn(catalog), language }))
  // What is counted is no value of it.
  const uncounted = withoutCountMarks(text, (mark) => namesMark(catalog, mark))
  const typed = without(uncounted, parts, ['filler'])
  const first = readInCatalog(typed, catalog, language)
  const left = withoutSoftOptions(typed, first, parts)
  const read = left === typed ? first : readInCatalog(left, catalog, language)
  return { ...read, whole: text, parts: inWordsOf(read, parts, catalog, language) }
})

/** "3x" of tees that come in that, "10x" of "Binoculars 10x Zoom". */
function namesMark({ vocabulary }: StoreCatalog, mark: string): boolean {
  const [first = '', second = ''] = wordsIn(mark)
  return vocabulary.findValue(keyOf(mark)).length > 0 || vocabulary.sideBySide(first, second) > 0
}

const isKindOf = (kind: 'color' | 'material', word: string): boolean => conceptOf(kind, word) !== null

/** "He's a black lab", said beside a wish, is no wish for black. */
function withoutSoftOptions(typed: string, { original, understood }: QueryInCatalog, parts: WordParts): string {
  let text = typed
  for (const { kind, start, end } of (original ?? understood).constraints.spans) {
    const words = tokenize(typed.slice(start, end))
    const isAside = words.every(({ text: word }) => isSoft(parts[word]) && isKindOf('color', word))
    if (kind === 'option' && words.length > 0 && isAside && isStory(parts))
      text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  }
  return text.trim() === '' ? typed : text
}

/** Whether titles of the shop have a folded word. */
export const titledIn =
  ({ vocabulary }: StoreCatalog) =>
  (word: string): boolean =>
    vocabulary.wordUse(fold(word)) !== undefined

const readInCatalog = oncePerText((typed: string, catalog, language: string | undefined): QueryInCatalog => {
  const isKnown = titledIn(catalog)
  const meant = withAgainst(typed, language ?? catalog.language, isKnown)
  const q = language === undefined ? meant : translated(meant, { from: language, to: catalog.language, isKnown })
  const understood = understandQuery(q, catalog)
  return {
    q,
    understood,
    ...(q === typed ? {} : { original: understandQuery(meant, catalog) }),
    ...(language === undefined ? {} : { language }),
  }
})

/** What only ranks is that in the words of the catalog too, and where its spelling was mended. */
function inWordsOf(
  { original, understood }: QueryInCatalog,
  parts: WordParts,
  catalog: StoreCatalog,
  language: string | undefined,
): WordParts {
  const soft = Object.entries(parts).filter(([, part]) => isSoft(part))
  if (soft.length === 0) return parts
  const more: Record<string, WordPart> = {}
  const add = (text: string, part: WordPart): void => {
    for (const { text: word } of tokenize(text)) if (parts[word] === undefined) more[word] ??= part
  }
  for (const [word, part] of soft) {
    if (original && language !== undefined)
      add(translateQuery(word, { from: language, to: catalog.language, isKnown: titledIn(catalog) }), part)
    for (const { from, to } of understood.parsed.corrections) if (fold(from) === word) add(to, part)
  }
  return { ...more, ...parts }
}

/** "Zeckenschutz", which no text of the shop has, is something against ticks. */
const withAgainst = (text: string, language: string, isKnown: (word: string) => boolean): string =>
  text.replace(/\p{L}+/gu, (word) => (isKnown(word) ? word : (againstIn(fold(word), language) ?? word)))

/** What tells of contents is read in any language, and stays: "sans huile de palme". */
function translated(typed: string, options: Parameters<typeof translateQuery>[1]): string {
  const pieces = readWishedContents(typed)
    .flatMap((wished) => wished.pieces)
    .sort((a, b) => a.start - b.start)
  let text = ''
  let from = 0
  for (const { start, end } of pieces) {
    if (start > from) text += `${translateQuery(typed.slice(from, start), options)} `
    text += `${typed.slice(Math.max(from, start), end)} `
    from = Math.max(from, end)
  }
  return (text + translateQuery(typed.slice(from), options)).trim()
}

/**
 * Reads what is wished for in a message or a part of it. Never throws.
 * @param options.isAnyThing false = all nouns are words, none is the thing
 * @param options.isSoldThingOnly a noun counts as the thing only where the shop sells it
 * @param options.parts what its words are, as the whole message tells
 */
export const readWish = (
  text: string,
  catalog: StoreCatalog,
  language: string,
  { isSoldThingOnly = false, isAnyThing = true, parts }: ReadOptions = {},
): WishReading => wishIn(text, catalog, { language, isSoldThingOnly, isAnyThing, parts })

interface WishContext extends Required<Omit<ReadOptions, 'parts'>>, Pick<ReadOptions, 'parts'> {
  language: string
}

const wishIn = oncePerText((text: string, catalog, context: WishContext): WishReading => {
  const { language, isSoldThingOnly, isAnyThing, parts } = context
  const query = { ...inCatalog(text, catalog, language, parts), isSoldThingOnly, isAnyThing }
  const wishes = wishesOf(query.understood)
  let made: Grader | undefined
  // Most messages name no thing, and reading one is the larger part.
  const grader = (): Grader => {
    made ??= new Grader(query, wishes, catalog)
    return made
  }
  return {
    get thing() {
      return grader().thing
    },
    get namesThing() {
      return grader().namesThing
    },
    get namesModel() {
      return grader().wish.models.length > 0
    },
    wishes,
    spans: (query.original ?? query.understood).constraints.spans,
    order: readOrder(tokenize(query.q))?.value ?? null,
    get hasAudience() {
      return grader().wish.audience !== null
    },
    get words() {
      return grader().wish.words
    },
    isThing: (product) => grader().isThing(product),
    optionWords: (product) => grader().optionWordsOf(product),
    grade: (products) => grader().grade(products),
  }
})
