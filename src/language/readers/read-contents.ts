import { type Content, contents } from '../data/contents.ts'
import type { AnyPack } from '../pack.ts'
import { packOf, packs, phraseList, wordsOfAll } from '../packs.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize, wordsIn } from '../text/tokens.ts'
import { endOfNegation, isNegationBehind } from './negation.ts'
import { openContentWords } from './open-content-words.ts'

/**
 * What a text says of a content:
 * - `there`: it is in it; of a diet: suits it
 * - `traces`: it may have come in by chance
 * - `little`: there is less of it than a page names: "caffeine below 0.1 %"
 * - `denied`: "without", "-free", "not for"
 * - `unbearable`: said of somebody who must not have it: "allergic to"
 */
export type ContentMode = 'there' | 'traces' | 'little' | 'denied' | 'unbearable'

/** A piece of a text. Offsets in UTF-16 code units; the end is exclusive. */
export interface ContentPiece {
  start: number
  end: number
}

/** One mention of a content. */
export interface ContentMention {
  content: Content
  mode: ContentMode
  /** The content by its name; null where it is told otherwise: "doesn't drink". */
  name: ContentPiece | null
  /** The content and what denies it; two where a thing stands between: "no" and "sugar" of "no biscuits with sugar". */
  pieces: ContentPiece[]
}

type Meaning = { content: Content; mode: 'named' | 'denied' | 'unbearable' } | { content: null }

interface Tables {
  names: PhraseTable<Meaning>
  /** How the first words of names begin: what has none of them names nothing. */
  beginnings: ReadonlySet<string>
  traces: PhraseTable<true>
  has: PhraseTable<true>
  allergies: PhraseTable<true>
  denies: PhraseTable<true>
  bounds: PhraseTable<true>
}

const all = Object.keys(contents) as Content[]

function tablesOf(own: readonly AnyPack[]): Tables {
  const phrases = (field: (pack: AnyPack) => string | undefined): string[] =>
    own.flatMap((pack) => phraseList(field(pack)))
  const meaning = (mode: 'named' | 'denied' | 'unbearable', field: 'names' | 'lacking' | 'refusals') =>
    all.map((content) => [{ content, mode }, phrases((pack) => pack.contents?.[field]?.[content])] as const)
  const names = phraseTable<Meaning>([
    [{ content: null }, phrases((pack) => pack.contents?.others)],
    ...meaning('unbearable', 'refusals'),
    ...meaning('denied', 'lacking'),
    ...meaning('named', 'names'),
  ])
  return {
    names,
    beginnings: new Set([...names.keys()].map((word) => word.slice(0, BEGINNING))),
    traces: phraseTable([[true, phrases((pack) => pack.contents?.traces)]]),
    has: phraseTable([[true, phrases((pack) => pack.contents?.has)]]),
    allergies: phraseTable([[true, phrases((pack) => pack.contents?.allergies)]]),
    denies: phraseTable([[true, phrases((pack) => pack.questions?.denies)]]),
    bounds: phraseTable([[true, phrases((pack) => pack.prices?.atMost)]]),
  }
}

/** Letters by which a text is looked at first. */
const BEGINNING = 3

let ofAll: Tables | undefined
const byLanguage = new Map<string, Tables>()

function tablesFor(language: string | null): Tables {
  if (language === null) {
    ofAll ??= tablesOf(packs)
    return ofAll
  }
  const pack = packOf(language)
  const code = pack?.code ?? ''
  let tables = byLanguage.get(code)
  if (!tables) {
    tables = tablesOf(pack ? [pack] : [])
    byLanguage.set(code, tables)
  }
  return tables
}

/** Whether a text may name a content: most sentences of most shops do not, and need not be read. */
export function mayNameContents(text: string, language: string): boolean {
  const { beginnings } = tablesFor(language)
  return wordsIn(text).some((word) => beginnings.has(word.slice(0, BEGINNING)))
}

const joiners = wordsOfAll((pack) => pack.joiners)
const small = new Set([
  ...wordsOfAll(({ negation }) => negation?.before),
  ...wordsOfAll((pack) => pack.articles),
  ...wordsOfAll((pack) => pack.possessives),
])
const fillers = wordsOfAll(({ questions }) => questions?.fillers)
const isJoining = ({ kind, text }: TextToken): boolean =>
  joiners.has(text) || (kind === 'sign' && /^[,/&+-]$/.test(text))
const isHyphen = (token: TextToken | undefined): boolean => token?.kind === 'sign' && /^[-‐–]$/.test(token.text)

/** Other words that may stand between a "no" and what it denies: "no added sugar", "not suitable for vegetarians". */
const MOST_BETWEEN = 2
/** Tokens looked back over: a list of some ten. */
const REACH = 40

/**
 * What a text tells of contents and diets, in the order of the text. Linear but for a look back of a bounded length.
 * @param text bounded by the caller
 * @param language of the text, BCP 47; null: words of all languages count, as shoppers write any
 */
export function readContents(text: string, language: string | null): ContentMention[] {
  const tables = tablesFor(language)
  const tokens = openContentWords(tokenize(text))
  const found: ContentMention[] = []
  let from = 0
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && !isEnd(tokens, at)) continue
    found.push(...readSentence(tokens.slice(from, at), tables, language !== null))
    from = at + 1
  }
  return found
}

/** Where a sentence ends; "3.5" and "0.0" are one token. */
const isEnd = (tokens: readonly TextToken[], at: number): boolean => {
  const { kind, text } = tokens[at] as TextToken
  return kind === 'sign' && /^[.!?;:•|✓*)(]$/.test(text)
}

interface Named {
  content: Content
  mode: 'named' | 'denied' | 'unbearable'
  from: number
  to: number
}

/** @param isOfPage whether it is of a page, and not said by a shopper */
function readSentence(tokens: readonly TextToken[], tables: Tables, isOfPage: boolean): ContentMention[] {
  const named: Named[] = []
  const ofName = new Uint8Array(tokens.length)
  for (let at = 0; at < tokens.length; at++) {
    const phrase = phraseAt(tables.names, tokens, at)
    if (!phrase) continue
    const { meaning, end } = phrase
    if (meaning.content !== null) {
      named.push({ content: meaning.content, mode: meaning.mode, from: at, to: end })
      ofName.fill(1, at, end)
    }
    at = end - 1
  }
  const sentence = { tokens, ofName, tables, isOfPage }
  return named.map((one): ContentMention => {
    const { mode, pieces } = asPagesTell(modeOf(one, sentence), one, sentence)
    const name = one.mode === 'named' ? pieceOf([one.from, one.to], tokens) : null
    return { content: one.content, mode, name, pieces: pieces.map((piece) => pieceOf(piece, tokens)) }
  })
}

/** Places of tokens; the end is exclusive. */
type Places = readonly [from: number, to: number]

const pieceOf = ([from, to]: Places, tokens: readonly TextToken[]): ContentPiece => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
})

interface Sentence {
  tokens: readonly TextToken[]
  ofName: Uint8Array
  tables: Tables
  isOfPage: boolean
}

function modeOf({ mode, from, to }: Named, sentence: Sentence): Mode {
  if (mode !== 'named') return { mode, pieces: [[from, to]] }
  const behind = endOfBehind(to, sentence)
  if (behind !== null) return { mode: 'denied', pieces: [[from, behind]] }
  const { tokens, tables } = sentence
  const allergy = phraseAt(tables.allergies, tokens, isHyphen(tokens[to]) ? to + 1 : to)
  // "Not suitable for people with a nut allergy": traces of it may be in there.
  const isWarning = sentence.isOfPage && isBehindDenial(from, tokens)
  if (allergy) return { mode: isWarning ? 'traces' : 'unbearable', pieces: [[from, allergy.end]] }
  const before = lookBack(from, to, sentence)
  if (!before) return { mode: isBehindTraces(from, sentence) ? 'traces' : 'there', pieces: [[from, to]] }
  const { isApart, places } = before
  return {
    mode: before.mode === 'unbearable' && isWarning ? 'traces' : before.mode,
    pieces: isApart ? [places, [from, to]] : [[places[0], to]],
  }
}

type Mode = { mode: ContentMode; pieces: Places[] }

/** On a page "not gluten-free" tells that it is in there, and "caffeine below 0.1 %" nothing that its other words do not. */
function asPagesTell(read: Mode, { to }: Named, { tokens, tables, isOfPage }: Sentence): Mode {
  if (!isOfPage) return read
  const [from, end] = read.pieces[0] ?? [0, 0]
  // "No nuts, gluten-free" denies both.
  const isOwn = tokens.slice(to, end).every((token) => isHyphen(token) || isNegationBehind(token.text))
  if (read.mode === 'denied' && isOwn && startOf(from - 1, tokens, (at) => endOfNegation(tokens, at)) !== null)
    return { ...read, mode: 'there' }
  const bound = phraseAt(tables.bounds, tokens, to)
  const isLittle = read.mode === 'there' && bound !== null && tokens[bound.end]?.kind === 'number'
  return isLittle ? { ...read, mode: 'little' } : read
}

/** The end of "-free" behind a content, or behind a list that it is in: "gluten and dairy free". */
function endOfBehind(to: number, { tokens, ofName }: Sentence): number | null {
  let at = to
  for (; at < tokens.length && at < to + REACH; at++) {
    const token = tokens[at] as TextToken
    if (isNegationBehind(token.text)) return at + 1
    if (!isJoining(token) && ofName[at] !== 1) return null
  }
  return null
}

interface Before {
  mode: 'denied' | 'unbearable'
  /** Of the words that deny. */
  places: Places
  /** Whether a word that may be a thing stands between. */
  isApart: boolean
}

/** The "no" or "allergic to" before a content, with what is listed between. */
function lookBack(from: number, to: number, { tokens, ofName, tables }: Sentence): Before | null {
  const next = tokens[to]
  const isLast = next === undefined || next.kind === 'sign' || joiners.has(next.text)
  const denialAt = (at: number) =>
    startOf(at, tokens, (start) => endOfNegation(tokens, start) ?? phraseAt(tables.denies, tokens, start)?.end)
  let [between, isApart] = [0, false]
  const found = (mode: Before['mode'], start: number, at: number): Before => ({
    mode,
    places: [start, at + 1],
    isApart,
  })
  for (let at = from - 1; at >= 0 && at >= from - REACH; at--) {
    const token = tokens[at] as TextToken
    const denial = denialAt(at)
    if (denial !== null) return found('denied', denial, at)
    const allergy = startOf(at, tokens, (start) => phraseAt(tables.allergies, tokens, start)?.end)
    if (allergy !== null) return found('unbearable', allergy, at)
    if (ofName[at] === 1) continue
    if (isJoining(token)) {
      // "No wine, milk chocolate please": a part of a list ends with its content.
      if (!isLast && !isHyphen(token)) return null
      continue
    }
    if (startOf(at, tokens, (start) => phraseAt(tables.has, tokens, start)?.end) !== null) {
      const denied = denialAt(at - 1)
      return denied === null ? null : found('denied', denied, at)
    }
    if (small.has(token.text) || token.text.length <= 2) continue
    isApart ||= !fillers.has(token.text)
    if (++between > MOST_BETWEEN) return null
  }
  return null
}

/** Most words of a phrase that is looked for backwards. */
const MOST_PHRASE = 5

/** Where a phrase begins that ends right behind a token; null when none does. */
function startOf(
  last: number,
  tokens: readonly TextToken[],
  endOf: (start: number) => number | null | undefined,
): number | null {
  for (let start = Math.max(0, last - MOST_PHRASE); start <= last; start++) {
    if (tokens[start]?.kind !== 'sign' && endOf(start) === last + 1) return start
  }
  return null
}

function isBehindDenial(from: number, tokens: readonly TextToken[]): boolean {
  for (let at = from - 1; at >= 0 && at >= from - REACH && tokens[at]?.text !== ','; at--)
    if (endOfNegation(tokens, at) !== null) return true
  return false
}

function isBehindTraces(from: number, { tokens, tables }: Sentence): boolean {
  for (let at = Math.max(0, from - REACH); at < from; at++) if (phraseAt(tables.traces, tokens, at)) return true
  return false
}
