import { isPreposition } from '../amounts/measured-sides.ts'
import { isMeasure, scaleOf } from '../amounts/units.ts'
import { phrasesOfAll, wordsOfAll } from '../packs.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'

/** Whom a thing is for. */
export const audiences = [
  ...(['men', 'women', 'boys', 'girls', 'kids', 'baby', 'adults', 'unisex'] as const),
  ...(['pets', 'dogs', 'puppies', 'cats', 'kittens', 'rodents', 'birds'] as const),
] as const
export type Audience = (typeof audiences)[number]

/** A piece of a text that tells whom a thing is for. Token places; the end is exclusive. */
export interface AudienceReading {
  value: Audience
  /** As told, in whole years: 0 below one year, null when it is not told. */
  ageYears: number | null
  /** False where the words have other meanings too: "him" of a son is no man. */
  isSure: boolean
  from: number
  to: number
}

interface Words {
  /** `isSure` is false where the words have other meanings too. */
  persons: PhraseTable<{ audience: Audience; isSure: boolean }>
  old: PhraseTable<true>
  years: PhraseTable<true>
  aged: PhraseTable<true>
  purposes: PhraseTable<true>
  describing: ReadonlySet<string>
  possessives: ReadonlySet<string>
  articles: ReadonlySet<string>
  copulas: ReadonlySet<string>
  /** Of units shorter than a year how many make one. */
  parts: PhraseTable<number>
}

let known: Words | undefined
const words = (): Words => {
  known ??= {
    persons: phraseTable(
      audiences.flatMap((audience) =>
        phrasesOfAll((pack) => pack.audiences?.[audience]).map(
          (phrase) => [{ audience, isSure: !phrase.endsWith('!') }, [phrase.replace('!', '')]] as const,
        ),
      ),
    ),
    old: phraseTable([[true, phrasesOfAll(({ ages }) => ages?.old)]]),
    years: phraseTable([
      [true, phrasesOfAll(({ ages }) => ages?.years)],
      [true, phrasesOfAll(({ ages }) => ages?.months)],
      [true, phrasesOfAll(({ ages }) => ages?.weeks)],
    ]),
    parts: phraseTable([
      [12, phrasesOfAll(({ ages }) => ages?.months)],
      [52, phrasesOfAll(({ ages }) => ages?.weeks)],
    ]),
    aged: phraseTable([[true, phrasesOfAll(({ ages }) => ages?.aged)]]),
    purposes: phraseTable([[true, phrasesOfAll(({ purposes }) => purposes?.for)]]),
    describing: wordsOfAll(({ options }) => options?.describing),
    possessives: wordsOfAll(({ possessives }) => possessives),
    articles: wordsOfAll(({ articles }) => articles),
    copulas: wordsOfAll(({ dialogue }) => dialogue?.copulas),
  }
  return known
}

/** Older people are no children, and nothing tells what else they are. */
const ADULT = 18
const TODDLER = 3

/**
 * The first piece at or behind a place that tells whom a thing is for, in any language: "for my wife", "men's", "8 year old boy",
 * "para bebé". Null when there is none. Linear: each place is looked at once, and a piece has a bounded length.
 */
export function readAudience(tokens: readonly TextToken[], from = 0): AudienceReading | null {
  for (let at = from; at < tokens.length; at++) {
    const reading = audienceAt(tokens, at)
    if (reading) return reading
  }
  return null
}

/**
 * The places of amounts that tell what the one weighs whom a thing is for, and not what the thing does: "a dog of 6 kg", "my 30 kg dog", "mi
 * perro pesa 6 kg", but no "dog food, 6 kg". How tall a child is may be the size of its clothes.
 */
export function weightsOfAudience(tokens: readonly TextToken[]): Set<number> {
  const { articles, possessives } = words()
  const textAt = (at: number) => tokens[at]?.text ?? ''
  const isOne = (at: number) => articles.has(textAt(at)) || possessives.has(textAt(at))
  const places = new Set<number>()
  for (const [at, { kind }] of tokens.entries()) {
    if (kind !== 'number' || !weights.has(scaleOf(textAt(at + 1))?.base ?? '')) continue
    const link = tokens[at - 1]
    const isLinked = link?.kind === 'word' && !beforeSize.has(link.text) && !isOne(at - 1)
    const starts = isLinked ? [at - 2, at - 3] : []
    const isBehind = starts.some((from) => personAt(tokens, from, from, false)?.to === at - 1 && isOne(from - 1))
    const person = isOne(at - 1) ? (personAt(tokens, at, at + 2, false) ?? personAt(tokens, at, at + 3, false)) : null
    if (isBehind || person) for (const place of [at, at + 1]) places.add(place)
  }
  return places
}

const weights = new Set(['g', 'lb'])

const isMeasureAt = (tokens: readonly TextToken[], at: number): boolean =>
  isMeasure(tokens[at]?.text ?? '') && !isPreposition(tokens, at)

const beforeSize = wordsOfAll(({ options }) => options?.beforeSize)

/** A text without whom it is for: "shorts for women" is "shorts". @param text bounded by the caller */
export function withoutAudience(text: string): string {
  const found = readAudience(tokenize(text))
  if (!found) return text
  const tokens = tokenize(text)
  return `${text.slice(0, tokens[found.from]?.start)} ${text.slice(tokens[found.to - 1]?.end)}`
    .replace(/\s+/g, ' ')
    .trim()
}

/** "For my husband" of a text; empty where it tells of nobody. @param text bounded by the caller */
export function audienceIn(text: string): string {
  const tokens = tokenize(text)
  const found = readAudience(tokens)
  return found ? text.slice(tokens[found.from]?.start, tokens[found.to - 1]?.end) : ''
}

let ofChildren: readonly string[] | undefined

/** What children are called in any language, as shops call what is for them: "kids", "kinder". */
export function childNames(): readonly string[] {
  ofChildren ??= phrasesOfAll((pack) => pack.audiences?.kids).filter((phrase) => /^\p{L}+$/u.test(phrase))
  return ofChildren
}

function audienceAt(tokens: readonly TextToken[], from: number): AudienceReading | null {
  const { purposes, describing, possessives, articles, copulas } = words()
  const purpose = phraseAt(purposes, tokens, from)
  const start = purpose?.end ?? (describing.has(tokens[from]?.text ?? '') ? from + 1 : from)
  const textAt = (at: number) => tokens[at]?.text ?? ''
  let at = start
  while (at < start + 2 && (possessives.has(textAt(at)) || articles.has(textAt(at)))) at++
  // A word may own what follows or be the person: "for her dog", "for her", "my son".
  for (; at >= start; at--) {
    const isOwned = tokens.slice(start, at).some(({ text }) => possessives.has(text))
    // "I'm a guy", "size L, guy": a word with other meanings is sure as well.
    const isSaid = start === from && (copulas.has(textAt(from - 1)) || isAlone(tokens, at))
    // Without anything before it, an article is no part of the piece.
    if (at > start && start === from && !isOwned && !isSaid) continue
    const isMeant = purpose !== null || isOwned || isSaid
    const reading = personAt(tokens, from, at, isMeant) ?? ageAt(tokens, from, at, purpose !== null)
    if (reading) return reading
  }
  return null
}

/** Between signs, or behind one at the end. */
const isAlone = (tokens: readonly TextToken[], at: number): boolean =>
  /^[,;:.(!]$/.test(tokens[at - 1]?.text ?? '') && (tokens[at + 1]?.kind ?? 'sign') === 'sign'

/** "wife", "men's", "son (8 years)". */
function personAt(tokens: readonly TextToken[], from: number, at: number, isMeant: boolean): AudienceReading | null {
  const person = phraseAt(words().persons, tokens, at) ?? (isMeant ? ownerAt(tokens, at) : null)
  if (!person || !(person.meaning.isSure || isMeant)) return null
  const to = behindGenitive(tokens, person.end)
  const age = ageBehind(tokens, to)
  const { audience, isSure } = person.meaning
  return { value: audience, ageYears: age?.years ?? null, isSure, from, to: age?.end ?? to }
}

/** "My husbands birthday": the genitive, as many write it. */
function ownerAt(tokens: readonly TextToken[], at: number) {
  const { text = '' } = tokens[at] ?? {}
  const [owner] =
    text.endsWith('s') && tokens[at + 1]?.kind === 'word' ? (words().persons.get(text.slice(0, -1)) ?? []) : []
  return owner?.words.length === 1 ? { meaning: owner.meaning, end: at + 1 } : null
}

/** "8 year old boy", "for 3 years and up". */
function ageAt(
  tokens: readonly TextToken[],
  from: number,
  at: number,
  isBehindPurpose: boolean,
): AudienceReading | null {
  const age = numberOfYears(tokens, at, isBehindPurpose)
  if (!age) return null
  const next = tokens[age.end]?.text === '-' ? age.end + 1 : age.end
  const person = phraseAt(words().persons, tokens, next)
  const { years } = age
  if (person) {
    const to = behindGenitive(tokens, person.end)
    return { value: person.meaning.audience, ageYears: years, isSure: true, from, to }
  }
  if (years >= ADULT) return null
  return { value: years < TODDLER ? 'baby' : 'kids', ageYears: years, isSure: true, from, to: age.end }
}

/** "'s" of "men's" belongs to the word. */
function behindGenitive(tokens: readonly TextToken[], at: number): number {
  const isGenitive = /^['’]$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === 's' && tokens[at + 1]?.glued
  return isGenitive ? at + 2 : at
}

/** ", 8 years", "aged 8", "(8)". */
function ageBehind(tokens: readonly TextToken[], from: number): { years: number; end: number } | null {
  const at = /^[,(]$/.test(tokens[from]?.text ?? '') ? from + 1 : from
  const aged = phraseAt(words().aged, tokens, at)
  const isOf = words().copulas.has(tokens[at]?.text ?? '')
  const told = isOf ? bareAge(tokens, at + 1) : null
  // "My son is 4", but not "for my dad is 60 too much".
  const own = told && told.years < ADULT ? (numberOfYears(tokens, at + 1, true) ?? told) : null
  const age = own ?? numberOfYears(tokens, aged?.end ?? at, true) ?? (aged ? bareAge(tokens, aged.end) : null)
  if (!age) return null
  return tokens[from]?.text === '(' && tokens[age.end]?.text === ')' ? { ...age, end: age.end + 1 } : age
}

const agePattern = /^\d{1,2}$/

/** "aged 8", "ages 3-5"; but a "dog of 8 kg" is not eight. */
function bareAge(tokens: readonly TextToken[], at: number): { years: number; end: number } | null {
  const token = tokens[at]
  const isAge = token && agePattern.test(token.text) && !isMeasureAt(tokens, at + 1)
  return isAge ? { years: Number(token.text), end: behindRange(tokens, at + 1) } : null
}

/** The place behind "-5" of "3-5". */
function behindRange(tokens: readonly TextToken[], at: number): number {
  return /^[-–]$/.test(tokens[at]?.text ?? '') && agePattern.test(tokens[at + 1]?.text ?? '') ? at + 2 : at
}

function numberOfYears(
  tokens: readonly TextToken[],
  from: number,
  isMeant: boolean,
): { years: number; end: number } | null {
  const number = bareAge(tokens, from)
  if (!number) return null
  const { old, years, parts } = words()
  const at = /^[-–]$/.test(tokens[number.end]?.text ?? '') ? number.end + 1 : number.end
  const found = phraseAt(old, tokens, at) ?? (isMeant ? phraseAt(years, tokens, at) : null)
  if (!found) return null
  const part = phraseAt(parts, tokens, at)
  return { years: Math.floor(number.years / (part?.meaning ?? 1)), end: found.end }
}
