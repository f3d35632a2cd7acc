import { wordsOfAll } from '../../language/packs.ts'
import { isDetailWord } from '../../language/readers/ask-nothing.ts'
import { isNegationBehind } from '../../language/readers/negation.ts'
import { isPurposeWord } from '../../language/readers/purpose.ts'
import { conceptOf, imitation } from '../../language/text/families.ts'
import { fold } from '../../language/text/fold.ts'
import { languageOf } from '../analysis/languages.ts'
import { bearingOut, type Cue, isContent, isGiven, questionWordsOf, rulingOut, tellsBeside } from './question-words.ts'
import type { AskedClause, AskedUnit } from './read-question.ts'
import type { ShopText } from './shop-texts.ts'
import type { ReadText, TextWord } from './text-words.ts'

/** Words behind a "not" that end what is said: "hose not included", "squirrel proof it is not". */
const MOST_BEHIND = 3
/** A denial reaches so many words forward: "do not leave under pressure in full sun". */
const REACH = 7

/** Whether a text says a unit is so or is not so; null when it speaks of something else. */
export function statedIn(
  text: ShopText,
  unit: AskedUnit,
  clause: Pick<AskedClause, 'asksIncluded' | 'asksGenuine'>,
): 'holds' | 'denied' | null {
  let denied = false
  const mentions = mentionsOf(text, unit)
  if (clause.asksGenuine && mentions.some(({ places }) => isImitated(text, places)))
    return unit.isDenied ? 'holds' : 'denied'
  for (const { places, isContrary } of mentions) {
    const isNo = isDenied(text, places)
    if (clause.asksIncluded) {
      const cues = cuesAround(text, places)
      if (cues.has('apart') || isNo) denied = true
      else if (cues.has('needs') && !cues.has('includes')) continue
      else if (cues.has('includes') || cues.has('given') || unit.facts.some(isGiven))
        return unit.isDenied ? 'denied' : 'holds'
      continue
    }
    // "Batteries not included": it may run on them all the same.
    if (isNo && isOfBox(text, places)) continue
    const isSo = isNo === isContrary
    // What is against a fact and is denied itself bears nothing out.
    if (isContrary && isSo) continue
    if (isSo !== unit.isDenied) return 'holds'
    denied = true
  }
  return denied ? 'denied' : null
}

/** A clause of which it is not asked whether something is in the box. */
export const plain = ({ asksGenuine }: Pick<AskedClause, 'asksGenuine'>) => ({ asksGenuine, asksIncluded: false })

/** Whether what denies a word says no more than that it is not in the box. */
const isOfBox = (text: ShopText, [first = 0]: readonly number[]): boolean =>
  text.cues.some(({ cue, places: [at = 0] }) => {
    if (cue !== 'includes' && cue !== 'apart') return false
    const [own = 0, ofCue = 0] = [text.words[first]?.clause, text.words[at]?.clause]
    // "Bag and rain cover are included, adapter not"
    return own === ofCue ? at > first && isDenied(text, [at]) : own === ofCue + 1 && !isDenied(text, [at])
  })

/** So many letters two words of one stem have in common. */
const COMMON = 3
/** "Lining" has a fact of its own, and is no "line", which is its stem. */
function isOtherWord({ facts, surface }: AskedUnit, stem: string): boolean {
  const word = fold(surface)
  return facts.length > 0 && !word.startsWith(stem) && word.startsWith(stem.slice(0, COMMON))
}

/** Where a text speaks of a unit. */
function mentionsOf(text: ShopText, unit: AskedUnit): { places: number[]; isContrary: boolean }[] {
  const found: { places: number[]; isContrary: boolean }[] = []
  for (const fact of unit.facts) {
    const [wanted, contrary] = [bearingOut(fact), rulingOut(fact)]
    for (const { fact: own, places } of text.facts) {
      if (wanted.has(own)) found.push({ places, isContrary: false })
      else if (contrary.has(own)) found.push({ places, isContrary: true })
    }
  }
  for (const { property, places } of text.properties)
    if (unit.properties.includes(property)) found.push({ places, isContrary: false })
    else if (unit.lacks?.includes(property)) found.push({ places, isContrary: true })
  for (const stems of unit.stems) {
    if (isOtherWord(unit, stems[0] ?? '')) continue
    for (const places of placesOfStems(text, stems)) found.push({ places, isContrary: false })
    if (stems.length === 1)
      for (const at of contrariesOf(text, stems[0] as string)) found.push({ places: [at], isContrary: true })
  }
  if (unit.quality !== null) {
    for (const [at, { text: word }] of text.words.entries()) {
      if (isQuality(word, unit.quality)) found.push({ places: [at], isContrary: false })
    }
  }
  return found
}

/** The places of all words of a text that speak of a unit. */
export const placesOfUnit = (text: ShopText, unit: AskedUnit): number[] =>
  mentionsOf(text, unit).flatMap(({ places }) => places)

/** Where the contrary of a word stands: "uncoated" of "coated". Shorter words are ends of others: "unit", "under". */
const SHORTEST_CONTRARY = 4
function contrariesOf({ words, language }: ReadText, stem: string): number[] {
  if (stem.length < SHORTEST_CONTRARY) return []
  const { contraries } = questionWordsOf(language)
  return words.flatMap((word, at) => (contraries.some((prefix) => word.stem === prefix + stem) ? at : []))
}

/** Where words stand together in a text; a word of it may also stand there as two: "hardcover", "hard cover". */
export function placesOfStems(
  { words, language }: Pick<ReadText, 'words' | 'language'>,
  stems: readonly string[],
): number[][] {
  const found: number[][] = []
  const [first = ''] = stems
  for (let at = 0; at < words.length; at++) {
    if (stems.every((stem, index) => isWord(words[at + index], stem))) found.push(stems.map((_, index) => at + index))
    else if (stems.length === 1 && isJoined({ words, language }, at, first)) found.push([at, at + 1])
  }
  return found
}

function isJoined({ words, language }: Pick<ReadText, 'words' | 'language'>, at: number, stem: string): boolean {
  const [one = '', other] = [words[at]?.text, words[at + 1]]
  if (other === undefined || !stem.startsWith(one)) return false
  const text = one + other.text
  return isWord({ ...other, text, stem: languageOf(language).stem(text) }, stem)
}

const isWord = (word: TextWord | undefined, stem: string): boolean =>
  word !== undefined && (word.stem === stem || word.text === stem || isOfFamily(word.stem, stem))

/** Letters of the shortest word that others are made of, and how many more those may have: "stretch" and "stretchy". */
const SHORTEST_ROOT = 5
const MOST_ADDED = 3

function isOfFamily(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= SHORTEST_ROOT && long.length - short.length <= MOST_ADDED && long.startsWith(short)
}

/** Letters of the shortest word that is found in a longer one, and fewest that one has besides: "nitro" and "nitrocellulose". */
const SHORTEST_PART = 4
const FEWEST_BESIDE = 3

/**
 * Whether a text speaks of what has to do with a unit, so that it may be read out, and neither "yes" nor "no" can be said: of another way to
 * wash it, or of a compound ("kiln oven" of "oven"). What a content or a material is called is part of other words too: "coconut milk".
 */
export function hasToDoWith(text: ShopText, unit: AskedUnit): boolean {
  if (mentionsOf(text, unit).length > 0) return true
  if (unit.facts.some((fact) => text.facts.some((own) => tellsBeside(fact).has(own.fact)))) return true
  if (unit.quality !== null || unit.facts.some(isContent)) return false
  const isPart = (long: string, stem: string): boolean =>
    stem.length >= SHORTEST_PART &&
    long.length - stem.length >= FEWEST_BESIDE &&
    (long.startsWith(stem) || long.endsWith(stem))
  return unit.stems.some(
    ([stem = '', ...others]) => others.length === 0 && text.words.some((word) => isPart(word.text, stem)),
  )
}

const isQuality = (word: string, quality: string): boolean =>
  (['color', 'material'] as const).some((kind) => conceptOf(kind, word)?.concept.lineage.includes(quality))

/** Whether a text denies what stands at these places: "not for puppies under 6 months". */
export function isDenied(text: ShopText, places: readonly number[]): boolean {
  const { words, negations } = text
  // "Too drying FOR DRY skin"
  const first = places.find((place) => !isPurposeWord(words[place]?.text ?? '')) ?? (places[0] as number)
  const last = places.at(-1) as number
  const clause = (words[first] as TextWord).clause
  // "Made of plastic, free of BPA": what stands behind a comma denies something else.
  const next = words[last + 1]
  if (next && next.clause === words[last]?.clause && isNegationBehind(next.text)) return true
  for (const { from, to, until } of negations) {
    if (until !== undefined && (first < to || first >= until)) continue
    if (isForAfterWithout(text, to, first)) continue
    if (from >= first && to <= last + 1) return true
    if (to <= first && first - to < REACH && (words[from]?.clause === clause || isListed(text, to, first))) return true
    if (from > last && words[from]?.clause === clause && !isAside(text, last, from) && isEnding(text, to, clause))
      return true
  }
  return false
}

/** "Without soap for dry skin": what a thing is without ends where it is told what it is for. */
function isForAfterWithout({ words }: ShopText, behind: number, first: number): boolean {
  const isWithout = isDetailWord(words[behind - 1]?.text ?? '')
  return isWithout && words.slice(behind + 1, first + 1).some(({ text }) => isPurposeWord(text))
}

/** "For induction (the small one is not seen by some hobs)": what brackets deny is told of something else; "(not included)" is told of what stands before. */
function isAside({ words, tokens }: ReadText, last: number, from: number): boolean {
  const [start, end] = [words[last]?.at ?? 0, words[from]?.at ?? 0]
  const open = tokens.findLastIndex(({ text }, at) => at > start && at < end && text === '(')
  return open >= 0 && open < end - 1
}

/** "Free from dyes, parabens, and gluten": items of a list, of which an "and" or "or" comes before the last. */
const MOST_ITEM_WORDS = 3
function isListed({ words, tokens }: ShopText, from: number, place: number): boolean {
  const clauses = new Map<number, number>()
  for (const word of words.slice(from)) clauses.set(word.clause, (clauses.get(word.clause) ?? 0) + 1)
  const own = words[place]?.clause ?? 0
  for (let clause = words[from]?.clause ?? own; clause <= own; clause++) {
    if ((clauses.get(clause) ?? 0) > MOST_ITEM_WORDS + 1) return false
  }
  const isComma = tokens
    .slice(words[from]?.at ?? 0, words[place]?.at ?? 0)
    .every(({ kind, text }) => kind !== 'sign' || /^[,&-]$/.test(text))
  return isComma && words.slice(from, place + MOST_ITEM_WORDS + 3).some(({ text }) => joiners.has(text))
}

function isEnding(text: ShopText, from: number, clause: number): boolean {
  const { stopWords } = languageOf(text.language)
  const { isFiller } = questionWordsOf(text.language)
  const rest = text.words.slice(from).filter((word) => word.clause === clause)
  return (
    rest.length <= MOST_BEHIND &&
    rest.every(
      (word, index) =>
        stopWords.has(word.text) || isFiller(word) || text.cues.some(({ places }) => places.includes(from + index)),
    )
  )
}

const joiners = wordsOfAll((pack) => pack.joiners)

const isImitated = ({ words }: ShopText, places: readonly number[]): boolean => {
  const first = words[places[0] as number] as TextWord
  return words.some(
    ({ text, clause }, at) => clause === first.clause && at < (places[0] as number) && imitation.has(text),
  )
}

/** "With six steel screws": so many words at most. */
const GIVEN_REACH = 4
/** "Rake, shovel and trowel included": so many words may stand between. */
const NEAR = 8
const isNear = ([a = 0]: readonly number[], [b = 0]: readonly number[]): boolean => Math.abs(a - b) <= NEAR

function cuesAround(text: ShopText, places: readonly number[]): Set<Cue> {
  const { words, cues } = text
  const [first = 0] = places
  const clause = words[first]?.clause
  const near = cues
    .filter(({ places: [at = 0] }) => words[at]?.clause === clause)
    // "With screws", but not "battery compartment and switch".
    .filter(({ cue, places: [at = 0] }) => cue !== 'given' || (at < first && first - at <= GIVEN_REACH))
    .map(({ cue }) => cue)
  if (near.length > 0) return new Set(near)
  // "Battery required (not included)" has been looked at; "Rake, shovel and trowel included" has its word at the end of the list.
  return new Set(
    cues
      .filter(({ cue, places: own }) => cue === 'includes' && !isDenied(text, own) && isNear(own, places))
      .map(({ cue }) => cue),
  )
}
