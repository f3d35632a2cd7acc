import { phrasesOfAll } from '../packs.ts'
import { endOfNegation } from '../readers/negation.ts'
import { isPurposeWord } from '../readers/purpose.ts'
import { readAudience } from '../readers/read-audience.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'

/** For which ages a thing is, in whole years; null at an end that is not told. */
export interface AgeRange {
  from: number | null
  to: number | null
}

type Bound = 'least' | 'most'

interface Words {
  bounds: PhraseTable<Bound>
  around: PhraseTable<true>
  to: PhraseTable<true>
  orMore: PhraseTable<true>
  years: PhraseTable<true>
  /** Of units shorter than a year how many make one. */
  parts: PhraseTable<number>
  ages: PhraseTable<true>
}

let known: Words | undefined
const words = (): Words => {
  known ??= {
    bounds: phraseTable<Bound>([
      ['least', phrasesOfAll(({ prices }) => prices?.atLeast)],
      ['least', phrasesOfAll(({ prices }) => prices?.atLeastOfMoney)],
      ['most', phrasesOfAll(({ prices }) => prices?.atMost)],
      ['most', phrasesOfAll(({ prices }) => prices?.to)],
    ]),
    around: phraseTable([[true, phrasesOfAll(({ prices }) => prices?.aroundOfMoney)]]),
    to: phraseTable([[true, phrasesOfAll(({ prices }) => prices?.to)]]),
    orMore: phraseTable([[true, phrasesOfAll(({ prices }) => prices?.orMore)]]),
    years: phraseTable([
      [true, phrasesOfAll(({ ages }) => ages?.years)],
      [true, phrasesOfAll(({ ages }) => ages?.old)],
    ]),
    parts: phraseTable([
      [12, phrasesOfAll(({ ages }) => ages?.months)],
      [52, phrasesOfAll(({ ages }) => ages?.weeks)],
    ]),
    ages: phraseTable([[true, phrasesOfAll(({ ages }) => ages?.label)]]),
  }
  return known
}

/** Nobody says of older people from which age on something is for them. */
const OLDEST = 18
/** A word before a number that leads on to it has no more tokens: "à partir de". */
const MOST_LEADING = 4

/**
 * For which ages one sentence of a page says that a thing is, in any language: "from 3 years", "ages 8-11", "nicht für Kinder unter 3
 * Jahren". Null when it does not say. A number of years with nobody it is for and nothing that leads on to it is no age: "5 years warranty".
 * @param sentence bounded by the caller
 * @param isForYoung whether the thing is said to be for children: then "4 to 6 years" by itself tells which
 */
export function readAgeRange(sentence: string, isForYoung = false): AgeRange | null {
  if (!/\d/.test(sentence)) return null
  const tokens = tokenize(sentence)
  const places = tokens.map((_, at) => at)
  const isTold = (at: number) =>
    rangeAt(tokens, at) !== null || (isForYoung && (rangeAt(tokens, at, true)?.from ?? null) !== null)
  if (!places.some(isTold)) return null
  // "From 12 years one a day, 6-12 years half of it": beside an age other years are ages too.
  const all = places.flatMap((at) => rangeAt(tokens, at, true) ?? [])
  return all.reduce(joined)
}

/** Both together, where each tells from which age on; else the first. */
function joined(one: AgeRange, other: AgeRange): AgeRange {
  if (one.from === null || other.from === null) return one
  const to = one.to === null || other.to === null ? null : Math.max(one.to, other.to)
  return { from: Math.min(one.from, other.from), to }
}

/** @param isOfAges whether the sentence tells ages anyway */
function rangeAt(tokens: readonly TextToken[], at: number, isOfAges = false): AgeRange | null {
  const { bounds, around, to, orMore, years, parts, ages } = words()
  const own = numberAt(tokens, at)
  if (own === null) return null
  const hedged = startOf(around, tokens, at) ?? at
  const bound = leading(bounds, tokens, hedged)
  const isLabelled = startOf(ages, tokens, hedged) !== null
  let end = at + 1
  const isPlus = tokens[end]?.text === '+'
  if (isPlus) end++
  const join = /^[-–]$/.test(tokens[end]?.text ?? '') ? end + 1 : phraseAt(to, tokens, behindDash(tokens, end))?.end
  const last = join === undefined ? null : numberAt(tokens, join)
  if (last !== null) end = (join as number) + 1
  const unit = behindDash(tokens, end)
  const part = phraseAt(parts, tokens, unit)
  const named = part ?? phraseAt(years, tokens, unit)
  // "Not for children under 12"
  const isOfChildren = bound === 'most' && readAudience(tokens)?.value === 'kids' && tokens[end]?.kind !== 'word'
  if (!named && !isLabelled && !isOfChildren) return null
  const isMore = isPlus || phraseAt(orMore, tokens, named?.end ?? end) !== null
  const year = (age: number): number => Math.floor(age / (part?.meaning ?? 1))
  // "A bike for 2 to 4 years"
  const isFor = last !== null && isPurposeWord(tokens[hedged - 1]?.text ?? '')
  const isOfSomebody = isOfAges || isLabelled || isFor || readAudience(tokens) !== null
  if (last !== null) return bound || isOfSomebody ? { from: year(own), to: year(last) } : null
  if (bound === 'least' || isMore) return { from: year(own), to: null }
  if (bound !== 'most' || !isOfSomebody) return null
  const isDenied = tokens.slice(0, at).some((_, place) => endOfNegation(tokens, place) !== null)
  return isDenied ? { from: year(own), to: null } : { from: null, to: year(own) }
}

function numberAt(tokens: readonly TextToken[], at: number): number | null {
  const text = tokens[at]?.text ?? ''
  return /^\d{1,2}$/.test(text) && Number(text) <= OLDEST ? Number(text) : null
}

const behindDash = (tokens: readonly TextToken[], at: number): number =>
  /^[-–]$/.test(tokens[at]?.text ?? '') ? at + 1 : at

/** Where a phrase that ends at a place begins; null when none does. */
function startOf<Meaning>(table: PhraseTable<Meaning>, tokens: readonly TextToken[], end: number): number | null {
  for (let from = Math.max(0, end - MOST_LEADING); from < end; from++) {
    if (phraseAt(table, tokens, from)?.end === end) return from
  }
  return null
}

/** What the phrase that ends at a place means. */
function leading<Meaning>(table: PhraseTable<Meaning>, tokens: readonly TextToken[], end: number): Meaning | null {
  const from = startOf(table, tokens, end)
  return from === null ? null : (phraseAt(table, tokens, from)?.meaning ?? null)
}
