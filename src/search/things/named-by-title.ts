import { wordsOfAll } from '../../language/packs.ts'
import { propertiesOf } from '../../language/properties.ts'
import { asksNothing } from '../../language/readers/ask-nothing.ts'
import { isPurposeWord } from '../../language/readers/purpose.ts'
import { conceptOf } from '../../language/text/families.ts'
import { keyOf, type TextToken, tokenize, wordsIn } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { isNoun } from './is-noun.ts'
import { lexiconOf } from './thing-lexicon.ts'

/** Products that a text names by how their titles begin. */
export interface NamedByTitle {
  ids: string[]
  /** Words of the title that were said. */
  words: number
  /** They, as typed; the text without them, and what of it stands before. */
  said: string
  rest: string
  before: string
}

/** A word that more titles have is no name of one. */
const MOST_TITLED = 12
/** Shorter words are no name by themselves. */
const LEAST_LETTERS = 4
/** Words of a maker's name. */
const MOST_OF_MAKER = 3

interface Run {
  product: SearchProduct
  from: number
  to: number
  isOfMaker: boolean
}

/**
 * The products whose titles begin with words of a text, its maker aside: "pandemic" of "Pandemic Board Game", "ticket to ride", "bote drift".
 * Words for what a thing is or what it is like name no product: those are read as wishes. Null where nothing is named.
 * @param language the shopper's, BCP 47
 */
export function namedByTitle(text: string, catalog: StoreCatalog, language: string): NamedByTitle | null {
  const read = boundedReading(text, textBounds.query)
  const tokens = tokenize(read).filter(({ kind }) => kind !== 'sign')
  const words = tokens.map(({ text: word }) => word)
  const codes = codesIn(read)
  let best: Run[] = []
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] as string
    const isCode = beginsCode(tokens, codes, at)
    if (isSmall(word) && !isCode) continue
    // "D-15E" is found by its number, "SM57" is one word.
    const titled = isCode ? [`${word}${next}`, next] : [word]
    for (const product of new Set(titled.flatMap((one) => titledWith(one, catalog)))) {
      const run = runAt({ words, codes }, at, product)
      if (run === null || !isName({ words, codes }, run, catalog, language)) continue
      const length = lengthOf(best[0])
      if (lengthOf(run) > length) best = [run]
      else if (lengthOf(run) === length && run.from === best[0]?.from) best.push(run)
    }
  }
  const [one] = best
  if (!one) return null
  const [first, last] = [tokens[one.from] as TextToken, tokens[one.to - 1] as TextToken]
  return {
    ids: [...new Set(best.map(({ product }) => product.id))],
    words: lengthOf(one),
    said: read.slice(first.start, last.end),
    before: read.slice(0, first.start),
    rest: `${read.slice(0, first.start)} ${read.slice(last.end)}`.trim(),
  }
}

const isSmall = (word: string): boolean => word.length < 2 || isOrdinaryWord(word) || asksNothing(word)

const lengthOf = (run: Run | undefined): number => (run ? run.to - run.from : 0)

function titledWith(word: string, { index }: StoreCatalog): readonly SearchProduct[] {
  const [group, ...others] = index.parse(word).groups
  return group && others.length === 0 ? (index.titled(group, MOST_TITLED) ?? []) : []
}

/** Places of words and numbers that go on with a code: the "8" of "s8", the "15" and "e" of "D-15E". 'glued' where no sign stands between. */
type Codes = ReadonlyMap<number, 'glued' | 'joined'>

interface Said {
  words: readonly string[]
  codes: Codes
}

const titleCodes = remembering((title: string) => codesIn(title))

/** The "8" of "s8" is a part of a name, as that of "8 cm" is not. */
function codesIn(text: string): Codes {
  const codes = new Map<number, 'glued' | 'joined'>()
  const tokens = tokenize(text)
  let at = -1
  for (const [place, { kind, glued }] of tokens.entries()) {
    if (kind === 'sign') continue
    at++
    const hyphen = glued && tokens[place - 1]?.text === '-' && tokens[place - 1]?.glued === true
    const before = tokens[hyphen ? place - 2 : place - 1]
    const isOne = glued && (kind === 'number') !== (before?.kind === 'number') && before?.kind !== 'sign'
    if (isOne && (kind === 'number' || codes.has(at - 1))) codes.set(at, hyphen ? 'joined' : 'glued')
  }
  return codes
}

/** Whether letters stand here that a number goes on with. */
const beginsCode = (tokens: readonly TextToken[], codes: Codes, at: number): boolean =>
  tokens[at]?.kind === 'word' && tokens[at + 1]?.kind === 'number' && codes.has(at + 1)

/** How far a text says a title from its beginning on, with its maker or without, or from a code that it has; null where it does not. */
function runAt(text: Said, at: number, product: SearchProduct): Run | null {
  const { words, codes } = text
  const title: Said = { words: wordsIn(product.title), codes: titleCodes(product.title) }
  const maker = wordsIn(product.vendor ?? '').slice(0, MOST_OF_MAKER)
  const isMakerFirst = maker.length > 0 && maker.every((word, place) => word === title.words[place])
  const saysMaker = (from: number) => maker.length > 0 && maker.every((word, place) => word === words[from + place])
  const places = [isMakerFirst ? maker.length : 0, 0, ...(codes.has(at + 1) ? codePlaces(title) : [])]
  const said = Math.max(...places.map((place) => saidOf(title, place, text, at)))
  let to = at + said
  while (to > at && isSmall(words[to - 1] as string) && !codes.has(to - 1)) to--
  if (to <= at || (!codes.has(to - 1) && isWithinJoined(product.title, words.slice(at, to)))) return null
  const before = at - maker.length
  const isBehindMaker = before >= 0 && saysMaker(before)
  return {
    ...{ product, from: isBehindMaker ? before : at, to },
    isOfMaker: isBehindMaker || (saysMaker(at) && said > maker.length),
  }
}

/** Where the codes of a title begin, but for what it is made for: "Windscreen for SM58". */
function codePlaces({ words, codes }: Said): number[] {
  const end = words.findIndex(isPurposeWord)
  const places = [...codes.keys()].flatMap((at) => (codes.has(at - 1) ? [] : at - 1))
  return places.filter((place) => end < 0 || place < end)
}

/** "Cordless" of a "Cordless-Drill X2": what only begins a joined word of a title is what the thing is like, and not its name. */
function isWithinJoined(title: string, said: readonly string[]): boolean {
  const joined = title.split(/\s+/).map(wordsIn)
  const own = joined.find((parts) => parts.length > 1 && parts[0] === said[0])
  return own !== undefined && said.length < own.length && said.every((word, at) => word === own[at])
}

/** How many words a text says of a title from a place on, no code of either cut: "D15E" is no "D-15", nor is "D15" a "D-15E". */
function saidOf(title: Said, from: number, text: Said, at: number): number {
  let length = 0
  while (from + length < title.words.length && text.words[at + length] === title.words[from + length]) length++
  const isWithin = () => text.codes.get(at + length) === 'glued' || title.codes.get(from + length) === 'glued'
  while (length > 0 && isWithin()) length--
  return length
}

/** Whether words of a title are its name, and not what such a thing is or is like. */
function isName({ words, codes }: Said, run: Run, { things }: StoreCatalog, language: string): boolean {
  const said = words.slice(run.from, run.to)
  if (codes.has(run.to - 1) && (said.length > 2 || codes.has(run.from + 1))) return true
  const names = things.titleNames(run.product).flatMap(({ name }) => (name.startsWith('~') ? [] : name.split(' ')))
  const meant = said.filter((word) => !isSmall(word))
  // "Bluetooth speaker" is what it is; "board game", behind a name, says nothing more of that.
  const own = meant.filter((word) => !names.includes(word) && !isDescribing(word, language))
  if (own.length === 0) return false
  if (meant.length > 1) return run.isOfMaker || own.length > 1 || own.some((word) => !isNoun(word))
  // "A chunky sweater" is no "Chunky Wool Beanie".
  const next = words[run.to] ?? ''
  const isOfNext = isNoun(next) && !isSmall(next) && !wordsIn(run.product.title).includes(next)
  if (isOfNext && indefinite.has(words[run.from - 1] ?? '')) return false
  // "The heron" of a shop of reels; "heron" alone may be the bird.
  const isPointed = definite.has(words[run.from - 1] ?? '') || said.length === words.length
  return own.every((word) => word.length >= LEAST_LETTERS && /^\p{L}+$/u.test(word) && (isPointed || !isNoun(word)))
}

const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)
const indefinite = wordsOfAll(({ numbers }) => numbers?.one)

/** Whether a word tells what something is like, and names none. */
export function isDescribing(word: string, language: string): boolean {
  const key = keyOf(word)
  const lexicon = lexiconOf(language)
  return (
    conceptOf('color', key) !== null ||
    conceptOf('material', key) !== null ||
    propertiesOf(word, language).length > 0 ||
    propertiesOf(word, 'en').length > 0 ||
    ['attributes', 'audiences', 'vague', 'asks', 'sets', 'containers'].some((list) =>
      lexicon.is(list as 'attributes', word),
    ) ||
    lexicon.isAdjective(word)
  )
}
