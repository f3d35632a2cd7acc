import { unitOf } from '../../language/amounts/units.ts'
import { conceptOf } from '../../language/text/families.ts'
import {
  agentName,
  describes,
  describesThings,
  isAgent,
  isDescription,
  isPortion,
  isSpec,
  nameItSaysMoreOf,
} from './describing-names.ts'
import type { FoundName, NameToken } from './name-tokens.ts'
import { endOfSet, otherOfPair } from './sets-of-things.ts'
import type { Lexicon } from './thing-lexicon.ts'

/** What a phrase names. */
export interface ReadPhrase {
  /** What it is. */
  head: FoundName | null
  /** What it is too: "OXFORD shoes". */
  nearer: FoundName | null
  /** Other things it may be as well: "SHAMPOO and conditioner", or named on the way. */
  beside: FoundName[]
  /** A last word that no list knows, where there is a known thing before it or none at all. */
  unknown: string | null
  /** Where the thing is named by an unknown word, what that is for or of: "protector de COLCHON". */
  governed: FoundName | null
  /** All that is named, what only describes aside. */
  named: readonly FoundName[]
}

/** Where the details begin: what it is for, what it has. The token is not part of a name ("slip-on", "stand up"). */
export function endOfMain(tokens: readonly NameToken[], from: number, lexicon: Lexicon): number {
  for (let at = from; at < tokens.length; at++) {
    const { text, kind, isGlued } = tokens[at] as NameToken
    if (kind !== 'word' || isGlued || tokens[at + 1]?.isGlued) continue
    if (!lexicon.is('forWords', text) && !lexicon.is('detailWords', text)) continue
    const before = tokens[at - 1]
    // "16 in. tool bag"
    if (at > from && before?.kind === 'number' && unitOf(text) !== undefined) continue
    if (at > from && before?.kind === 'word' && lexicon.nameOf([before.text, text])) continue
    if (isWithinDescription(tokens, at, from, lexicon)) continue
    const behind = lexicon.isInner(text) ? endOfNameOver(tokens, at, from, lexicon) : null
    if (behind !== null) {
      at = behind - 1
      continue
    }
    return at
  }
  return tokens.length
}

/** "Mens NON slip shoes", "slim FIT flat front pants": before anything is named, these say what it is like. */
function isWithinDescription(tokens: readonly NameToken[], at: number, from: number, lexicon: Lexicon): boolean {
  const { text } = tokens[at] as NameToken
  const before = tokens[at - 1]
  if (tokens[at + 1]?.kind !== 'word') return false
  if (lexicon.is('attributes', text) && before && describes(before.text, lexicon)) return true
  if (!lexicon.is('prefixes', text)) return false
  return tokens
    .slice(Math.max(0, from - 1), at)
    .every(({ kind, text: own }) => kind !== 'word' || describes(own, lexicon) || lexicon.nameOf([own]) === null)
}

/** The end of a name that a word stands in the middle of: "nourriture POUR chien". null when there is none. */
function endOfNameOver(tokens: readonly NameToken[], at: number, from: number, lexicon: Lexicon): number | null {
  for (let start = at - 1; start >= Math.max(0, from - 1, at - lexicon.mostWords + 2); start--) {
    for (let end = Math.min(tokens.length, start + lexicon.mostWords); end > at + 1; end--) {
      const words = tokens.slice(start, end)
      if (words.every(({ kind }) => kind === 'word') && lexicon.nameOf(words.map(({ text }) => text)) !== null)
        return end
    }
  }
  return null
}

/** Reads a phrase without details: "red silicone case". */
export function readPhrase(tokens: readonly NameToken[], lexicon: Lexicon): ReadPhrase {
  const names = namesIn(tokens, lexicon)
  const found = (lexicon.words.head === 'last' ? lastOf : firstOf)(
    tokens.slice(0, endOfSet(tokens, names, lexicon)),
    names,
    lexicon,
  )
  const head = found && nameItSaysMoreOf(found, tokens, names, lexicon)
  const unknown = head?.isKnown ? null : unknownOf(tokens, lexicon)
  const beside =
    head === null || lexicon.words.head === 'first'
      ? []
      : names.filter(
          (other) => other !== head && !isDescription(tokens, other, lexicon) && isBeside(other, head, tokens, names),
        )
  const before = names.find(({ end }) => end === head?.start)
  const nearer =
    head && before && isApposition(before.name, head.name, lexicon)
      ? before
      : (head && otherOfPair(head, tokens, names, lexicon)) || null
  const tokenBefore = tokens[(head?.start ?? 0) - 1]
  if (head) head.isDescribed = tokenBefore?.kind === 'word' && describesThings(tokenBefore.text, lexicon)
  if (head) head.isSorted = before !== undefined && !isDescription(tokens, before, lexicon)
  const governed = head === null ? (names.find(({ start }) => isGoverned(tokens, start, lexicon)) ?? null) : null
  const others = names.filter((other) => other !== head && !isDescription(tokens, other, lexicon))
  return { head, nearer, beside, unknown: head && unknown === head.name ? null : unknown, governed, named: others }
}

/** Names of things; of loan words only where no name of the language itself stands beside them: "Rucksack Puffer". */
export function namesIn(tokens: readonly NameToken[], lexicon: Lexicon): FoundName[] {
  const names = allNamesIn(tokens, lexicon)
  const own = names.filter(({ name }) => !lexicon.isLoan(name))
  return own.some((found) => !isDescription(tokens, found, lexicon)) ? own : names
}

/** Names of things that do not overlap, longest first, found from the end where the thing stands last. */
function allNamesIn(tokens: readonly NameToken[], lexicon: Lexicon): FoundName[] {
  const names: FoundName[] = []
  if (lexicon.words.head === 'first') {
    for (let at = 0; at < tokens.length; ) {
      const found = nameWithin(tokens, (length) => [at, at + length], lexicon)
      if (found) names.push(found)
      at = found?.end ?? at + 1
    }
    return names
  }
  for (let end = tokens.length; end > 0; ) {
    const place = end
    const found = nameWithin(tokens, (length) => [place - length, place], lexicon)
    if (found) names.unshift(found)
    end = found?.start ?? end - 1
  }
  return names
}

function nameWithin(
  tokens: readonly NameToken[],
  range: (length: number) => [number, number],
  lexicon: Lexicon,
): FoundName | null {
  let words = 0
  // As many tokens as are words without a break, from the near end on.
  while (words < lexicon.mostWords) {
    const [start, end] = range(words + 1)
    const token = tokens[lexicon.words.head === 'first' ? end - 1 : start]
    if (start < 0 || token?.kind !== 'word') break
    words++
  }
  for (let length = words; length > 0; length--) {
    const [start, end] = range(length)
    const name = lexicon.nameOf(wordsOfName(tokens.slice(start, end), lexicon))
    if (name !== null) return { name, start, end, isKnown: true }
  }
  return null
}

/** The words of what may be a name; of "mesa BAJA de centro" without what is said of it in between. */
function wordsOfName(tokens: readonly NameToken[], lexicon: Lexicon): string[] {
  const words = tokens.map(({ text }) => text)
  if (lexicon.words.head === 'last' || words.length < 4) return words
  const [, second = '', third = ''] = words
  return describes(second, lexicon) && lexicon.is('ofWords', third) ? words.toSpliced(1, 1) : words
}

function lastOf(tokens: readonly NameToken[], names: readonly FoundName[], lexicon: Lexicon): FoundName | null {
  let spare: FoundName | null = null
  let isDescribed = false
  for (let at = tokens.length - 1; at >= 0; at--) {
    const { text, kind } = tokens[at] as NameToken
    const before = tokens[at - 1]
    if (kind === 'word' && lexicon.is('sets', text) && before && isChore(before.text, at > 1, lexicon))
      return chore(tokens, at - 1)
    // "Peanut butter FLAVOR" is no peanut butter.
    if (kind === 'word' && lexicon.is('tastes', text)) {
      at = names.find(({ end }) => end === at)?.start ?? at
      continue
    }
    if (kind !== 'word' || lexicon.is('sets', text)) continue
    const found = names.find(({ start, end }) => start <= at && at < end)
    if (
      before?.kind === 'word' &&
      !(found && found.end - found.start > 1) &&
      conceptOf('color', `${before.text} ${text}`)
    )
      at--
    // "Teekanne GLAS 1 l": what it is made of, behind the thing.
    else if (
      found &&
      at > 0 &&
      lexicon.language !== 'en' &&
      found.end - found.start === 1 &&
      conceptOf('material', text)
    )
      spare ??= found
    else if (found && isHolderOf(tokens, at, names, lexicon)) return found
    else if (found && isDescription(tokens, found, lexicon)) {
      if (!lexicon.is('vague', text) && !spare) [spare, isDescribed] = [found, true]
      at = found.start
    } else if (found && (isPortion(tokens, at, names, lexicon) || isSpec(tokens, found, names, lexicon)))
      spare ??= found
    else if (found) return found
    else if (!describes(text, lexicon) && at > 0 && isAgent(text, lexicon)) {
      return { name: agentName(text, lexicon), start: at, end: at + 1, isKnown: false }
    }
  }
  // "Waterproof cajon" is no waterproof.
  return spare && isDescribed && unknownOf(tokens.slice(spare.end), lexicon) !== null ? null : spare
}

/** "Screen PRINTING kit": what is done to the thing named before. */
const isChore = (word: string, hasThing: boolean, lexicon: Lexicon): boolean =>
  lexicon.is('chores', word) ||
  (hasThing &&
    lexicon.words.choreEndings.split(' ').some((ending) => ending !== '' && word.endsWith(ending)) &&
    lexicon.nameOf([word]) === null)

/** "Game SLEEVES": what may describe clothes stands right behind a thing, and nothing behind it. */
const isHolderOf = (
  tokens: readonly NameToken[],
  at: number,
  names: readonly FoundName[],
  lexicon: Lexicon,
): boolean => {
  const before = names.find(({ end }) => end === at)
  const isLast = tokens.slice(at + 1).every(({ kind, text }) => kind !== 'word' || lexicon.is('sets', text))
  return (
    isLast && lexicon.is('accessories', tokens[at]?.text ?? '') && !!before && !isDescription(tokens, before, lexicon)
  )
}

/** A word of doing something to things, as the name of what one does it with. */
const chore = (tokens: readonly NameToken[], at: number): FoundName => ({
  ...{ name: (tokens[at] as NameToken).text, start: at, end: at + 1 },
  isKnown: false,
})

function firstOf(tokens: readonly NameToken[], names: readonly FoundName[], lexicon: Lexicon): FoundName | null {
  const [first] = tokens
  if (first && tokens.length > 1 && lexicon.is('chores', first.text)) return chore(tokens, 0)
  let spare: FoundName | null = null
  for (const found of names) {
    if (isGoverned(tokens, found.start, lexicon)) continue
    const { text } = tokens[found.start] as NameToken
    if (found.end - found.start > 1 || !(lexicon.is('sets', text) || describes(text, lexicon))) return found
    if (!lexicon.is('vague', text)) spare ??= found
  }
  return spare && unknownOf(tokens.slice(0, spare.start), lexicon) !== null ? null : spare
}

/** "Protector de COLCHON", "protege-SIEGE": an unknown word before it says what it is, and this only of what. */
function isGoverned(tokens: readonly NameToken[], start: number, lexicon: Lexicon): boolean {
  const own = tokens[start] as NameToken
  const before = tokens[start - 1]
  if (lexicon.words.head === 'last' || before?.kind !== 'word') return false
  if (own.isGlued) return before.text.length > 2 && !describes(before.text, lexicon)
  if (!lexicon.is('ofWords', before.text)) return false
  const governing = tokens[start - 2]
  if (governing?.kind !== 'word' || describes(governing.text, lexicon) || lexicon.isStopWord(governing.text))
    return false
  return !lexicon.is('sets', governing.text) && !lexicon.is('containers', governing.text)
}

/** The last word (the first where the thing stands first) that is no known thing and says nothing of one. */
function unknownOf(tokens: readonly NameToken[], lexicon: Lexicon): string | null {
  const words = tokens.filter(
    ({ kind, text }, at) =>
      kind === 'word' &&
      text.length > 1 &&
      !(tokens[at - 1]?.kind === 'number' && (unitOf(text) !== undefined || lexicon.words.joins)) &&
      !describes(text, lexicon) &&
      !lexicon.isStopWord(text),
  )
  const word = lexicon.words.head === 'last' ? words.at(-1) : words[0]
  return word === undefined || lexicon.is('sets', word.text) ? null : word.text
}

/** Whether a name stands for a thing of its own: beside "and" or "/", or with something else than a thing after it. */
function isBeside(
  other: FoundName,
  head: FoundName,
  tokens: readonly NameToken[],
  names: readonly FoundName[],
): boolean {
  if (other.end > head.start) return false
  const next = tokens[other.end]
  if (next?.kind !== 'word') return true
  return !names.some(({ start }) => start === other.end)
}

/** "oxfords shoes": both say what it is. */
export const isApposition = (one: string, other: string, lexicon: Lexicon): boolean => {
  const [first = one] = lexicon.englishOf(one)
  const [second = other] = lexicon.englishOf(other)
  return lexicon.kinds.relate(second, first) === 'kind'
}
