import { readAgeRange } from '../../language/amounts/read-age-range.ts'
import { unitOf } from '../../language/amounts/units.ts'
import { type AskedDimension, askedDimensions } from '../../language/data/asked-facts.ts'
import { isMaterialContent } from '../../language/data/contents.ts'
import { isEitherWord } from '../../language/readers/either.ts'
import { readContents } from '../../language/readers/read-contents.ts'
import { conceptOf, isKindWord, sizeRank } from '../../language/text/families.ts'
import { questionWordsOf } from './question-words.ts'
import { type AskedClause, dimensionsOfUnit } from './read-question.ts'
import { materialsIn, type ShopText, toldBy } from './shop-texts.ts'
import type { ReadText, TextWord } from './text-words.ts'

/** A type of what is asked for, which packs know by their words: how a text answers it. */
interface ValueType {
  /** How many values of it a text tells; none: it does not answer, whatever words it shares. */
  valuesIn: (text: ShopText) => number
  /** No list has all its words ("coir"): a sentence that is very likely to tell it answers too. */
  isOpen?: true
}

/** "4 m", "up to 8 hours": an amount in a unit of it. */
const measured = (type: AskedDimension): ValueType => ({
  valuesIn: (text) => (text.amounts.some((amount) => toldBy(text, amount).includes(type)) ? 1 : 0),
})

const nameOf = (text: ShopText, type: AskedDimension) => text.dimensions.filter(({ dimension }) => dimension === type)
/** "Made of", "made in", but not "fabric": several words lead to what they ask for. */
const isLedTo = (text: ShopText, type: AskedDimension): number =>
  nameOf(text, type).some(({ places }) => places.length > 1 && (places.at(-1) ?? 0) < text.words.length - 1) ? 1 : 0

/** "An" is a year in French. */
const isTime = (word: TextWord, { language }: ShopText): boolean =>
  !questionWordsOf(language).isFiller(word) && dimensionsOfUnit(unitOf(word.text)).includes('duration')
const isColour = (word: string): boolean => conceptOf('color', word)?.literalOnly === false
const sizesIn = ({ amounts, words }: ShopText): number =>
  amounts.length + words.filter(({ text }) => sizeRank(text) !== null).length

const valueTypes: Record<AskedDimension, ValueType> = {
  volume: measured('volume'),
  length: measured('length'),
  weight: measured('weight'),
  area: measured('area'),
  duration: {
    // "Lasts all day"
    valuesIn: (text) =>
      measured('duration').valuesIn(text) ||
      (nameOf(text, 'duration').length > 0 && text.words.some((word) => isTime(word, text)) ? 1 : 0),
  },
  temperature: measured('temperature'),
  power: measured('power'),
  storage: measured('storage'),
  energy: measured('energy'),
  count: measured('count'),
  people: measured('people'),
  age: { valuesIn: (text) => (readAgeRange(text.said) === null ? measured('age').valuesIn(text) : 1) },
  material: {
    isOpen: true,
    valuesIn: (text) => {
      const content = readContents(text.said, text.language).filter((own) => isMaterialContent(own.content))
      const parts = text.amounts.filter(({ unit }) => unit === 'pct')
      return materialsIn(text).length || content.length || parts.length || isLedTo(text, 'material')
    },
  },
  origin: { isOpen: true, valuesIn: (text) => nameOf(text, 'origin').length },
  size: {
    // "10 x 4 cm", "Sizes 2, 4 and 8", "One size"
    valuesIn: (text) =>
      measured('length').valuesIn(text) ||
      (text.words.some(({ text: word }) => isKindWord('size', word)) ? sizesIn(text) : 0),
  },
  color: { isOpen: true, valuesIn: ({ words }) => words.filter(({ text }) => isColour(text)).length },
}

/** Whether a number in a unit tells it. */
export const isMeasured = (type: AskedDimension): boolean => askedDimensions[type] !== ''

/** How many values of the types that are asked for a text tells. */
export const valuesTold = (text: ShopText, types: readonly AskedDimension[]): number =>
  Math.max(0, ...types.map((type) => valueTypes[type].valuesIn(text)))

/** What tells that a sentence answers a question for a value; null where none is asked for. */
export interface ValueTest {
  isTold: (text: ShopText) => boolean
  /** Words beyond those of the lists may tell it. */
  isOpen: boolean
  /** Nothing else is asked besides: "does it fold, and how long is it" is answered by either. */
  isAlone: boolean
}

/** What tells that a sentence answers one of these clauses. */
export function valueTest(clauses: readonly AskedClause[]): ValueTest | null {
  const asking = clauses.filter(
    ({ asksValue, dimensions, text }) => asksValue && dimensions.length > 0 && !isEither(text),
  )
  if (asking.length === 0) return null
  const types = asking.flatMap(({ dimensions }) => dimensions)
  const isOpen = types.some((type) => valueTypes[type].isOpen)
  // "How large a room" is told in square metres, "where is the wool from" by a name.
  const isOfOther = asking.some(({ units }) => units.length > 0)
  if (isOpen && isOfOther) return null
  const isAlone = clauses.every((clause) => asking.includes(clause) || !clause.isAsked)
  return { isTold: (text) => valuesTold(text, types) > 0 || (isOfOther && text.amounts.length > 0), isOpen, isAlone }
}

/** "Leather or suede": asks for one of both. */
export const isEither = ({ words }: ReadText): boolean => words.some(({ text }) => isEitherWord(text))
