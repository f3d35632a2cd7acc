import { daysTold } from '../../knowledge/index/days.ts'
import { isCountry, meaningReaderOf } from '../../knowledge/index/meanings.ts'
import { fullPacks, packOf, phraseList, wordList, wordsOfAll } from '../../language/packs.ts'
import { endOfNegation } from '../../language/readers/negation.ts'
import { fold } from '../../language/text/fold.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import { splitSentences } from '../../shared/sentences.ts'
import type { Fact } from '../fact.ts'
import { boundAt } from './bounds.ts'
import { cuesIn, type ReadLanguage, readLanguages } from './cues.ts'
import { MOST_KEPT, stemsOf } from './fact-words.ts'
import { isPlanted } from './leaks/planted.ts'
import { plainOf } from './plain-sentence.ts'
import { type Amount, readAmounts } from './said-amounts.ts'
import { type Hours, readHours } from './told-hours.ts'

/** Things for which a page denies what it else promises. */
export interface Exception {
  words: ReadonlySet<string>
  meanings: ReadonlySet<string>
  /** Whether only some of them are meant: "opened cosmetics". */
  isOfUsed: boolean
}

/** A sentence of the owner's pages. */
export interface KnownPolicy {
  fact: Fact
  /** Whether a tool of the turn read it for what the shopper asked: it may be told of without saying what it is about. */
  isRead: boolean
  words: ReadonlySet<string>
  /** The days of the week that it names, and those between two that it joins. */
  days: ReadonlySet<number>
  hours: readonly Hours[]
  /** What it and its heading speak of, in any language. */
  meanings: ReadonlySet<string>
  /** What it speaks of itself. */
  ownMeanings: ReadonlySet<string>
  amounts: Amount[]
  /** Of each amount the words and meanings of the part of the sentence that it stands in. */
  parts: ReadonlySet<string>[]
  /** Of each amount whether it is a limit. */
  bounds: ('most' | 'least' | null)[]
  isDenied: boolean
  /** What only the parts with a "not" speak of. */
  deniedMeanings: ReadonlySet<string>
  deniedWords: ReadonlySet<string>
  /** What it leaves out: "No returns of earrings". */
  exceptions: readonly Exception[]
  /** Whether it offers something for less or for nothing. */
  isOffer: boolean
  /** Whether it speaks of all: "every order". */
  isOfAll: boolean
  /** Whether it names a near day: "the next day". */
  isSoon: boolean
  /** Whether that day is the same one. */
  isToday: boolean
  /** Of each amount the other end of its range: "2 to 3 days". */
  ends: (Amount | null)[]
  /** In which it is written, ISO 639-1. */
  language: string
  text: string
}

const meaningReaders = new Map<string, (text: string) => ReadonlySet<string>>()
/** What some words mean in the policies of shops, by terms that are the same in every language. */
export function meaningsOf(text: string, language: string): ReadonlySet<string> {
  let read = meaningReaders.get(language)
  if (!read) {
    const reader = meaningReaderOf(language)
    read = remembering((one) => new Set(reader.read(one).meanings.map(({ term }) => term)))
    meaningReaders.set(language, read)
  }
  return read(text)
}

const hitsIn = remembering((text): ReadonlyMap<string, number> => {
  const words = tokenize(text.slice(0, 1500)).map(({ text: word }) => word)
  return new Map([...glues].map(([code, glue]) => [code, words.filter((word) => glue.has(word)).length]))
}, MOST_KEPT)

/** So many times more words tell another language than the likeliest: Spanish and Italian share theirs. */
const SURELY = 1.5

/** The language of a text among those whose pages are read, by its commonest words; the likeliest where others have no more. */
export function languageOfText(text: string, likeliest = 'en'): string {
  let best = { code: likeliest, hits: hitsIn(text).get(likeliest) ?? 0 }
  for (const [code, hits] of hitsIn(text)) if (hits > best.hits * SURELY) best = { code, hits }
  return best.code
}
const glues = new Map(
  fullPacks.map(({ code, glue, articles, possessives }) => [
    code,
    new Set([...wordList(glue), ...wordList(articles), ...wordList(possessives)]),
  ]),
)

/** Terms of some words of pages, looked up when one is first asked for: no process makes their tables before it reads a page. */
export function termsOf(find: () => Iterable<string>): Pick<ReadonlySet<string>, 'has'> {
  let terms: ReadonlySet<string> | undefined
  return {
    has(term) {
      terms ??= new Set(find())
      return terms.has(term)
    },
  }
}

/** The terms of words that are none of others. */
export const termsBeside = (words: string, others: readonly string[]): string[] =>
  [...meaningsOf(words, 'en')].filter((term) => !others.some((other) => meaningsOf(other, 'en').has(term)))

const unused = termsOf(() => meaningsOf('unused', 'en'))
const conditions = termsOf(() => meaningsOf('unused, worn', 'en'))
const gratis = termsOf(() => meaningsOf('free', 'en'))
const free = termsOf(() => termsBeside('free shipping', ['shipping']))

/** What a part of a sentence denies: all of it, or the words behind a "without". */
function deniedPart(part: string, read: ReadLanguage): { affirmed: string; denied: string; isDenied: boolean } {
  const plain = plainOf(part)
  const tokens = tokenize(plain)
  const places = tokens.flatMap(({ kind }, at) => (kind === 'sign' ? [] : [at]))
  const cues = cuesIn(
    places.map((at) => (tokens[at] as TextToken).text),
    read,
  )
  const without = cues.filter(({ name }) => name === 'manner.without')
  const isNo =
    cues.some(({ name }) => name === 'manner.denied') ||
    tokens.some((_, at) => endOfNegation(tokens, at) !== null && !without.some(({ from }) => places[from] === at))
  // "We do not ship outside the US" ships within it.
  const border = tokens.findIndex(({ text }) => outside.has(text))
  if (isNo && border > 0)
    return { affirmed: plain.slice(tokens[border]?.end), denied: plain.slice(0, tokens[border]?.start), isDenied: true }
  if (isNo) return { affirmed: '', denied: plain, isDenied: true }
  const [first] = without
  if (!first) return { affirmed: plain, denied: '', isDenied: false }
  const start = tokens[places[first.from] as number]?.start ?? 0
  const end = tokens[places[first.to + MOST_WITHOUT] as number]?.start ?? plain.length
  return { affirmed: `${plain.slice(0, start)} ${plain.slice(end)}`, denied: plain.slice(start, end), isDenied: false }
}

/** What only the parts of a sentence with a "not" speak of: "... within 30 days, but no opened food". */
function deniedIn(
  sentence: string,
  language: string,
  read: ReadLanguage,
): Pick<KnownPolicy, 'deniedMeanings' | 'deniedWords' | 'isDenied' | 'exceptions'> {
  const parts = partsOf(sentence, language).map((part) => deniedPart(part, read))
  const isShort = ({ affirmed }: { affirmed: string }) => affirmed.split(' ').filter(Boolean).length <= MOST_LISTED
  const first = parts.findIndex((part) => part.isDenied)
  const lead = parts[first]?.denied.endsWith(':') ? first : -1
  // "Medicines and opened creams are excluded", "Excluded: medicines, creams": a list shares what its end or its beginning denies.
  const isListed = (at: number) => (at < first && parts.slice(0, first).every(isShort)) || (lead >= 0 && at > lead)
  for (const [at, part] of parts.entries())
    if (isListed(at) && !part.isDenied) Object.assign(part, { affirmed: '', denied: part.affirmed })
  const meant = (texts: string[]) => new Set(texts.flatMap((text) => [...meaningsOf(text, language)]))
  const worded = (texts: string[]) => new Set(texts.flatMap((text) => [...stemsOf(text)]))
  const affirmed = parts.map((part) => part.affirmed)
  const denied = parts.map((part) => part.denied)
  const [yes, yesWords] = [meant(affirmed), worded(affirmed)]
  return {
    isDenied: parts.some((part) => part.isDenied),
    // "Not opened" is a condition, and not what is denied.
    deniedMeanings: new Set([...meant(denied)].filter((term) => !yes.has(term) && !unused.has(term))),
    deniedWords: new Set([...worded(denied)].filter((word) => !yesWords.has(word))),
    exceptions: denied.flatMap((text) => (text === '' ? [] : exceptionOf(text, language))),
  }
}

export function exceptionOf(text: string, language: string): Exception {
  const meanings = meaningsOf(text, language)
  return { words: new Set(stemsOf(text)), meanings, isOfUsed: [...meanings].some((term) => conditions.has(term)) }
}

/** Whether a heading denies what stands under it: "We cannot take back". */
export const isRefusing = (heading: string, language: string): boolean =>
  deniedPart(heading, readLanguages.find((code) => code === language) ?? 'en').isDenied

const MOST_WITHOUT = 2
const MOST_LISTED = 2
const outside = wordsOfAll(({ policies }) => policies?.outside)

/** The amount that ends or begins a range with another. */
function endOf(amount: Amount, other: Amount | undefined): Amount | null {
  if (!other || other.unit !== amount.unit || amount.unit === null) return null
  return Math.max(amount.from - other.to, other.from - amount.to) <= 1 ? other : null
}

/** What stands around each amount, between commas and the like. */
function partsWith(tokens: readonly TextToken[], amounts: readonly Amount[], language: string): ReadonlySet<string>[] {
  const cuts = tokens.flatMap(({ text }, at) => (/^[,;:(–]$/.test(text) && tokens[at + 1]?.glued === false ? at : []))
  const sets = new Map<number, ReadonlySet<string>>()
  return amounts.map(({ from }) => {
    const begin = cuts.findLast((at) => at < from) ?? -1
    const end = cuts.find((at) => at > from) ?? tokens.length
    const part = tokens.slice(begin + 1, end).map(({ raw }) => raw)
    const known = sets.get(begin) ?? new Set([...stemsOf(part.join(' ')), ...meaningsOf(part.join(' '), language)])
    sets.set(begin, known)
    return known
  })
}

/** Between signs, and before an "and". */
function partsOf(sentence: string, language: string): string[] {
  const ands = phraseList(packOf(language)?.further?.and).filter((word) => word.length > 0 && !word.includes(' '))
  const words = sentence.split(' ')
  const parts: string[][] = [[]]
  for (const word of words) {
    if (ands.includes(fold(word))) parts.push([])
    parts.at(-1)?.push(word)
    if (/[,;:(–]$/.test(word)) parts.push([])
  }
  return parts.map((part) => part.join(' '))
}

/** The lines of a text, each point of a list with the line above it that it goes on from: "We do not take back:". */
function linesOf(text: string): { line: string; lead: string }[] {
  let lead = ''
  return text.split('\n').map((line) => {
    const isLead = /:\s*$/.test(line)
    // A whole sentence ends the list.
    if (isLead || /[.!?]\s*$/.test(line)) lead = isLead ? line : ''
    return { line, lead: isLead ? '' : lead }
  })
}

/** The sentences of a line: "Germany and France: €8.90. Free from €80." tells both of the same countries. */
function sentencesOf(
  { line, lead }: { line: string; lead: string },
  language: string,
): { sentence: string; lead: string; places: readonly string[] }[] {
  let places: readonly string[] = []
  return splitSentences(line)
    .filter((sentence) => !isPlanted(sentence))
    .map((sentence) => {
      const own = [...meaningsOf(sentence, language)].filter(isCountry)
      const inherited = own.length > 0 ? [] : places
      // What is told behind "We do not deliver to Switzerland" is told of other places.
      if (own.length > 0) places = isRefusing(sentence, language) ? [] : own
      return { sentence, lead, places: inherited }
    })
}

/** The sentences of a page of a shop that writes in a language, read once. */
export const policySentences = remembering((likeliest) =>
  remembering((text): readonly Omit<KnownPolicy, 'fact' | 'isRead'>[] => {
    const language = languageOfText(text, likeliest)
    const [first = ''] = text.split('\n')
    const heading = text.includes('\n') && !/[.!?]$/.test(first) ? meaningsOf(first, language) : []
    const sentences = linesOf(text).flatMap((line) => sentencesOf(line, language))
    return sentences.map(({ sentence, lead, places }) => {
      const whole = lead === '' ? sentence : `${lead} ${sentence}`
      const tokens = tokenize(plainOf(sentence))
      const amounts = readAmounts(tokens, language)
      const read = readLanguages.find((code) => code === language) ?? 'en'
      const cues = cuesIn(
        tokens.flatMap(({ kind, text: word }) => (kind === 'sign' ? [] : word)),
        read,
      )
      const bounds = amounts.map(({ from, to }) => boundAt(tokens, language, from, to))
      // "Orders from $50 travel free"
      const isFrom =
        amounts.some(({ unit }) => unit === 'money') &&
        (bounds.some((one) => one !== null) || cues.some(({ name }) => name === 'trade.from'))
      return {
        words: new Set(stemsOf(sentence)),
        days: new Set(daysTold(sentence)),
        hours: readHours(tokens),
        meanings: new Set([...meaningsOf(whole, language), ...heading, ...places]),
        ownMeanings: meaningsOf(whole, language),
        amounts,
        parts: partsWith(tokens, amounts, language),
        ...deniedIn(whole, language, read),
        isOffer:
          cues.some(({ name }) => name === 'trade.discount' || name === 'trade.free') ||
          [...meaningsOf(sentence, language)].some((term) => free.has(term) || (isFrom && gratis.has(term))),
        isToday: cues.some(({ name }) => name === 'deeds.today'),
        ends: amounts.map((amount, at) => endOf(amount, amounts[at + 1]) ?? endOf(amount, amounts[at - 1])),
        isSoon: cues.some(({ name }) => name === 'deeds.soon'),
        isOfAll: cues.some(({ name }) => name === 'trade.all'),
        language,
        bounds,
        text: fold(sentence),
      }
    })
  }, 500),
)
