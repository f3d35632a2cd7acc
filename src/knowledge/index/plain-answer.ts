import { packs, phrasesOfAll, wordList, wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { kindsAsked } from './answer-kinds.ts'
import { wholeOf } from './countries.ts'
import { isNameOfThing } from './goods-named.ts'
import { denies } from './listings.ts'
import { isCountry, type MeaningReader, meaningReaderOf, type Reading, relatedTo } from './meanings.ts'
import { codeAt, meaningNamed } from './policy-words.ts'
import { goesOn, isOfRest } from './quote.ts'
import { sending } from './sending.ts'

/** How long something takes or is valid. */
export interface Span {
  from: number
  to: number
  unit: 'h' | 'day' | 'workday' | 'week' | 'month' | 'year'
}

/** What of a quote can be told without quoting it: in another language than its own, or as a yes or no. */
export interface PlainAnswer {
  /** The place that was asked for, by its code of ISO 3166 and as it was written, and whether the shop sends there. */
  place: { code: string; written: string; isSentTo: boolean } | null
  /** Whether the quote tells as much at first sight, to who reads its language. */
  isSeen: boolean
  /** As the page writes them. */
  cost: string | null
  freeFrom: string | null
  time: Span | null
}

const returning = ['return', 'return shipping', 'refund', 'exchange', 'on account', 'instalments', 'klarna'].map(
  (name) => `#${meaningNamed(name)}`,
)
const outside = wordsOfAll(({ policies }) => policies?.outside)
const free = ['free', 'free shipping'].map((name) => `#${meaningNamed(name)}`)
const WORKDAYS = `#${meaningNamed('business days')}`
const hasAny = ({ meanings }: Reading, terms: readonly string[]): boolean =>
  meanings.some(({ term }) => terms.includes(term))
const placesIn = ({ meanings }: Reading): string[] => meanings.map(({ term }) => term).filter(isCountry)

/**
 * What a quote tells plainly of what was asked; null where it tells nothing so.
 * @param passage that the quote is of: what that says of a place goes before what the quote says of all others
 * @param languages of the question and of the quote
 */
export function plainAnswer(
  question: string,
  { quote, passage }: { quote: string; passage: string },
  languages: { asked: string; told: string },
): PlainAnswer | null {
  const asked = meaningReaderOf(languages.asked).read(question)
  const reader = meaningReaderOf(languages.told)
  const place = asked.meanings.find(({ term }) => isCountry(term))
  const kinds = kindsAsked(question, [])
  const isSending = (hasAny(asked, sending) || kinds.length > 0) && !hasAny(asked, returning)
  const piecesOf = (text: string) =>
    text.split(/\n|(?<=[.!?])\s+|;\s*/).map((piece) => ({ text: piece, read: reader.read(piece) }))
  const pieces = piecesOf(quote)
  if (place !== undefined) {
    const written = place.places.map((at) => asked.words[at]?.surface ?? '').join(' ')
    const told = isSending ? ofPlace({ term: place.term, written }, pieces, languages.told) : null
    if (told?.place?.isSentTo !== false) return told
    const isOf = (term: string) => term === place.term || isPartOf(place.term, term)
    const isNamed = piecesOf(passage).some((piece) => placesIn(piece.read).some(isOf) && !denies(piece.text))
    return isNamed ? null : told
  }
  const [first] = pieces.filter(({ text }) => text.trim() !== '')
  if (first === undefined || placesIn(first.read).length > 0) return null
  const told = factsOf(first.text, reader)
  const time = kinds.includes('time') ? told.time : null
  const cost = kinds.includes('amount') && !kinds.includes('time') ? told.cost : null
  return time || cost ? { place: null, isSeen: true, cost, freeFrom: null, time } : null
}

/** Alaska, of the United States. */
const isPartOf = (part: string, country: string): boolean => {
  const [own, whole] = [part, country].map((term) => codeAt(Number(term.slice(1))))
  return own !== undefined && wholeOf(own) === whole
}

interface Piece {
  text: string
  read: Reading
}

/** Strength from which a piece that names a larger place tells of one in it. */
const WHOLE_UNION = 0.9

function ofPlace(
  { term: place, written }: { term: string; written: string },
  pieces: readonly Piece[],
  language: string,
): PlainAnswer | null {
  const code = codeAt(Number(place.slice(1)))
  if (code === undefined) return null
  const unions = relatedTo(place)
    .filter(({ term, strength }) => isCountry(term) && strength >= WHOLE_UNION)
    .map(({ term }) => term)
  const plain = pieces.filter(({ read }) => !hasAny(read, returning) && !namesThings(read, language))
  const naming = plain.find(({ read }) => placesIn(read).includes(place))
  const wider = plain.find(({ read }) => placesIn(read).some((term) => unions.includes(term)))
  const own = naming ?? (wider && placesIn(wider.read).length === 1 ? wider : undefined)
  // "These are not sent to Norway" tells of what is named before it.
  const deniesAll = ({ text, read }: Piece) =>
    denies(text) && hasAny(read, sending) && !goesOn(text, language) && !tellsOther(read, meaningReaderOf(language))
  const rest = plain.find((piece) => isOfRest(piece.text) && deniesAll(piece))
  const none = { isSeen: false, cost: null, freeFrom: null, time: null }
  const sent = (isSentTo: boolean) => ({ code, written, isSentTo })
  if (own === undefined) return rest ? { place: sent(false), ...none } : null
  const facts = factsOf(own.text, meaningReaderOf(language))
  const isRow = facts.cost !== null || facts.time !== null
  const isSeen = pieces.length === 1 && placesIn(own.read).length === 1
  if (isRow) return { place: sent(true), isSeen, ...facts }
  if (denies(own.text)) return deniesAll(own) ? { place: sent(false), ...none } : null
  return hasAny(own.read, sending) ? { place: sent(true), ...none } : null
}

/** "Seeds may not be sent to Norway" is no word on all else: beside places and sending it speaks of something. */
const tellsOther = ({ words, meanings }: Reading, reader: MeaningReader): boolean => {
  const read = new Set(meanings.flatMap(({ places }) => places))
  // "Nor outside Europe" is of places too.
  const isOutside = (at: number) => words.slice(Math.max(0, at - 3), at).some(({ surface }) => outside.has(surface))
  return words.some(
    ({ surface }, at) => !read.has(at) && !outside.has(surface) && !isOutside(at) && !reader.isAsking(surface),
  )
}

const namesThings = ({ words }: Reading, language: string): boolean =>
  words.some(({ surface }) => isNameOfThing(surface, language))

const sign = '(?:[€£$]|eur|usd|chf|gbp|mxn)'
const amount = new RegExp(
  `${sign}\\s?\\d{1,6}(?:[.,]\\d{1,2})?(?![\\d%])|(?<!\\d)\\d{1,6}(?:[.,]\\d{1,2})?\\s?${sign}(?!\\p{L})`,
  'giu',
)

/** The cost, the amount from which it is free, and the time of a row; null where there are several of them. */
function factsOf(text: string, reader: MeaningReader): Omit<PlainAnswer, 'place' | 'isSeen'> {
  const parts = text.split(/,\s+|\s·\s|[()]/)
  const priced = parts.flatMap((part) => {
    const isFree = hasAny(reader.read(part), free)
    return [...part.matchAll(amount)].map(([found]) => ({ found, isFree }))
  })
  const [costs, limits] = [priced.filter(({ isFree }) => !isFree), priced.filter(({ isFree }) => isFree)]
  const only = (some: typeof priced) => (some.length === 1 ? (some[0]?.found ?? null) : null)
  const isClear = costs.length <= 1 && limits.length <= 1
  return { cost: isClear ? only(costs) : null, freeFrom: isClear ? only(limits) : null, time: onlyTime(text, reader) }
}

const unitNames = ['h', 'day', 'week', 'month', 'year'] as const
const unitOf = new Map(
  packs.flatMap(({ units }) =>
    unitNames.flatMap((unit) => wordList(units?.[unit]).map((word) => [word, unit] as const)),
  ),
)
const until = [...phrasesOfAll(({ prices }) => prices?.to), '-', '–'].sort((a, b) => b.length - a.length).join('|')
const span = new RegExp(
  `(?<![\\d€$£]\\s?|\\d[.,])(\\d+)(?:\\s?(?:${until})\\s?(\\d+))?\\s(\\p{L}+(?:\\s\\p{L}+)?)`,
  'gu',
)

/** The one time that a text tells; null where it tells none or several. @param language ISO 639-1 */
export const timeTold = (text: string, language: string): Span | null => onlyTime(text, meaningReaderOf(language))

/** "3 à 5 jours ouvrés"; null where none or several are told. */
function onlyTime(text: string, reader: MeaningReader): Span | null {
  const found = spansIn(fold(text), reader)
  return found.length === 1 ? (found[0]?.span ?? null) : null
}

/** A time that a text tells, with where it stands there. */
export interface ToldSpan {
  span: Span
  start: number
  end: number
}

/** All times that a text tells. @param folded as it is read @param language ISO 639-1 */
export const spansTold = (folded: string, language: string): ToldSpan[] => spansIn(folded, meaningReaderOf(language))

function spansIn(folded: string, reader: MeaningReader): ToldSpan[] {
  return [...folded.matchAll(span)].flatMap(({ 0: whole, 1: from = '', 2: to, 3: units = '', index }): ToldSpan[] => {
    const isWork = hasAny(reader.read(units), [WORKDAYS])
    const unit = isWork
      ? 'workday'
      : units
          .split(' ')
          .map((word) => unitOf.get(word))
          .find((one) => one !== undefined)
    const told = { from: Number(from), to: Number(to ?? from) }
    return unit ? [{ span: { ...told, unit }, start: index, end: index + whole.length }] : []
  })
}
