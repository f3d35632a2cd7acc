import type { LanguagePack } from '../../language/pack.ts'
import { fullPacks, wordList } from '../../language/packs.ts'
import { normalised } from '../../shared/bounded-text.ts'

export interface MessageSentiment {
  /** Points of praise and blame; from CLEAR on it counts. */
  good: number
  bad: number
  angry: boolean
}

/** Below this a message is neutral: we only call clear cases. */
export const CLEAR = 2
/** How many words after it a negator reaches. */
const REACH = 3

interface Reader {
  /** Whether "ae" is written for "ä". */
  hasDigraphs: boolean
  words: Map<string, number>
  stems: [string, number][]
  contentment: RegExp
  negators: Set<string>
  but: RegExp
  wishes: RegExp
  good: RegExp
  bad: RegExp
  anger: RegExp
  empty: RegExp
}

const readers = new Map(fullPacks.map((pack) => [pack.code, readerOf(pack)]))

/** Lower case without accents and apostrophes; ae, oe, ue written for German umlauts become one letter. */
function plain(text: string, { hasDigraphs }: Reader): string {
  const bare = normalised(text.toLowerCase().replaceAll('ß', 'ss'), 'NFD').replace(/[\p{M}'’`´]/gu, '')
  return hasDigraphs ? bare.replace(/([aou])e/g, '$1') : bare
}

/** What one message says, by the words of its language; of an unknown language only signs count. */
export function readSentiment(text: string, language: string | null): MessageSentiment {
  const signs = readSigns(text)
  const known = readers.has(language ?? '') ? [language as string] : language === null ? [...readers.keys()] : []
  const read = known.map((one) => readWords(text, readers.get(one) as Reader))
  const most = read.sort((a, b) => b.good + b.bad - a.good - a.bad)[0] ?? { good: 0, bad: 0, angry: false }
  const shouts = isShouting(text)
  return {
    good: most.good + signs.good,
    bad: most.bad + signs.bad + (shouts && most.bad > 0 ? 1 : 0),
    angry: read.some(({ angry }) => angry) || (shouts && most.bad > 0) || /[😡🤬]/u.test(text),
  }
}

function readWords(text: string, reader: Reader): MessageSentiment {
  const found: MessageSentiment = { good: 0, bad: 0, angry: false }
  for (const sentence of plain(text, reader).match(/[^.!?;\n]+[.!?;\n]*/g) ?? []) {
    const isQuestion = sentence.includes('?')
    const words = sentence.replace(/[^\p{L}\p{N},]+/gu, ' ').trim()
    const unpunctuated = words.replace(/,/g, ' ').replace(/ +/g, ' ')
    const isWish = isQuestion || reader.wishes.test(unpunctuated)
    if (reader.anger.test(unpunctuated)) {
      found.angry = true
      found.bad += CLEAR
    }
    found.good += isQuestion ? 0 : CLEAR * countOf(reader.good, unpunctuated)
    found.bad += isQuestion ? 0 : CLEAR * countOf(reader.bad, unpunctuated)
    const rest = words.replace(reader.good, ' , ').replace(reader.bad, ' , ').replace(reader.empty, ' , ')
    for (const clause of rest.split(reader.but)) addClause(found, clause, reader, { isWish, isQuestion })
  }
  return found
}

function addClause(
  found: MessageSentiment,
  clause: string,
  reader: Reader,
  { isWish, isQuestion }: { isWish: boolean; isQuestion: boolean },
): void {
  let reach = 0
  for (const word of clause.match(/[\p{L}\p{N}]+|,/gu) ?? []) {
    const isDenied = reach > 0
    reach = word === ',' ? 0 : reader.negators.has(word) ? REACH : reach - 1
    const weight = weightOf(reader, word)
    if (weight === 0) continue
    if (weight > 0 && !isDenied) found.good += isWish ? 0 : weight
    else if (weight > 0) found.bad += isQuestion ? 0 : reader.contentment.test(word) ? CLEAR : weight === CLEAR ? 1 : 0
    else if (isDenied) found.good += isWish ? 0 : 1
    else found.bad += isWish && weight === -1 ? 0 : -weight
  }
}

function weightOf({ words, stems }: Reader, word: string): number {
  return words.get(word) ?? stems.find(([stem]) => word.startsWith(stem))?.[1] ?? 0
}

const GLAD = /:-?\)|;-?\)|:D|<3|[😊🙂😀😃😄👍👌🙏]/gu
const DELIGHTED = /[😍🥰🤩❤🎉💯]/gu
const SAD = /:-?\(|[😞😢😕🙁😒]/gu
const CROSS = /[😡🤬👎😠🤮💩]/gu

function readSigns(text: string): { good: number; bad: number } {
  const count = (pattern: RegExp) => Math.min(2, text.match(pattern)?.length ?? 0)
  return { good: Math.min(1, count(GLAD)) + 2 * count(DELIGHTED), bad: Math.min(1, count(SAD)) + 2 * count(CROSS) }
}

/** At least three words, nearly all of them in capitals. */
export function isShouting(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  const letters = words.join('')
  const upper = letters.match(/\p{Lu}/gu)?.length ?? 0
  return words.length >= 3 && letters.length >= 10 && upper / letters.length > 0.8
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

function readerOf({ talk, contrasts, names }: LanguagePack): Reader {
  const own = talk.feelings
  const words = new Map<string, number>()
  const stems: [string, number][] = []
  for (const [list, weight] of [
    [own.weakGood, 1],
    [own.weakBad, -1],
    [own.good, CLEAR],
    [own.bad, -CLEAR],
  ] as const) {
    for (const word of wordList(list)) {
      if (word.endsWith('*')) stems.push([word.slice(0, -1), weight])
      else words.set(word, weight)
    }
  }
  const anyOf = (patterns: readonly string[], flags = 'g') => new RegExp(`\\b(?:${patterns.join('|')})\\b`, flags)
  return {
    hasDigraphs: names.hasDigraphs ?? false,
    words,
    stems,
    contentment: new RegExp(`^(?:${own.contentment.replaceAll('*', '\\w*').replaceAll(' ', '|')})$`),
    negators: new Set(wordList(own.negators)),
    but: new RegExp(`\\b(?:${contrasts.replaceAll(' ', '|')})\\b`),
    wishes: anyOf(own.wishes, ''),
    good: anyOf(own.goodPhrases),
    bad: anyOf(own.badPhrases),
    anger: anyOf(own.anger, ''),
    empty: anyOf(own.empty),
  }
}
