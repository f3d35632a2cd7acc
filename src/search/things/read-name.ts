import { conceptOf } from '../../language/families.ts'
import { readNumberWords } from '../../language/read-number-words.ts'
import { tokenize } from '../../language/tokens.ts'
import type { NameToken } from './name-tokens.ts'
import type { Lexicon } from './thing-lexicon.ts'

/** A name of a thing within a phrase. */
export interface FoundName {
  /** Singular, in the language of the phrase. */
  name: string
  /** First token and the one after the last. */
  start: number
  end: number
  /** Whether the language's lists or the dictionary have it; else it only stands where the thing's name stands. */
  isKnown: boolean
  /** Whether another thing's name stands right before it: "iPhone case". */
  isSorted?: boolean
}

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
}

/** Where the details begin: what it is for, what it has. The token is not part of a name ("slip-on", "stand up"). */
export function endOfMain(tokens: readonly NameToken[], from: number, lexicon: Lexicon): number {
  for (let at = from; at < tokens.length; at++) {
    const { text, kind, isGlued } = tokens[at] as NameToken
    if (kind !== 'word' || isGlued || tokens[at + 1]?.isGlued) continue
    if (!lexicon.is('forWords', text) && !lexicon.is('detailWords', text)) continue
    const before = tokens[at - 1]
    if (at > from && before?.kind === 'word' && lexicon.nameOf([before.text, text])) continue
    const behind = lexicon.isInner(text) ? endOfNameOver(tokens, at, from, lexicon) : null
    if (behind !== null) {
      at = behind - 1
      continue
    }
    return at
  }
  return tokens.length
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
  let head = (lexicon.words.head === 'last' ? lastOf : firstOf)(tokens, names, lexicon)
  if (head && isLine(head.name, lexicon)) {
    const made = names.findLast(({ name, end }) => end <= (head?.start ?? 0) && lexicon.is('accessories', name))
    if (made) head = made
  }
  // "Gloves Goatskin", "Scissors Five Blades": what it is made of, or has so many of, behind a thing that shops sell.
  const sold = names.findLast(({ name, end }) => end <= (head?.start ?? 0) && lexicon.kinds.isListed(name))
  if (head && sold && lexicon.words.head === 'last' && isMadeOf(head, tokens, lexicon)) head = sold
  // "iPhone 13 Graphite": a word that may be a colour.
  const line = names.findLast(({ name, end }) => end <= (head?.start ?? 0) && isLine(name, lexicon))
  if (line && head && conceptOf('color', head.name)) head = line
  const unknown = head?.isKnown ? null : unknownOf(tokens, lexicon)
  const beside =
    head === null || lexicon.words.head === 'first'
      ? []
      : names.filter(
          (other) => other !== head && !isDescription(tokens, other, lexicon) && isBeside(other, head, tokens, names),
        )
  const before = names.find(({ end }) => end === head?.start)
  const nearer = head && before && isApposition(before.name, head.name, lexicon) ? before : null
  if (head) head.isSorted = before !== undefined && !isDescription(tokens, before, lexicon)
  return { head, nearer, beside, unknown: head && unknown === head.name ? null : unknown }
}

/** WordNet's names for what things consist of. */
const substances = ['material', 'fluid', 'chemical']

/** Whether a name that the project's list does not have is that of a substance, or is counted. */
function isMadeOf({ name, start }: FoundName, tokens: readonly NameToken[], { kinds, language }: Lexicon): boolean {
  if (language !== 'en' || kinds.isListed(name)) return false
  const before = tokens[start - 1]
  if (before && (before.kind === 'number' || readNumberWords(tokenize(before.text), 0) !== null)) return true
  return substances.some((substance) => kinds.relate(substance, name) === 'kind')
}

const isLine = (name: string, lexicon: Lexicon): boolean => lexicon.is('lines', name)

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
    const name = lexicon.nameOf(tokens.slice(start, end).map(({ text }) => text))
    if (name !== null) return { name, start, end, isKnown: true }
  }
  return null
}

/** Whether a word only says something of a thing. */
export function describes(word: string, lexicon: Lexicon): boolean {
  if (lexicon.is('attributes', word) || lexicon.is('audiences', word) || lexicon.is('vague', word)) return true
  const concept = conceptOf('color', word) ?? conceptOf('material', word)
  return concept !== null && !concept.literalOnly && !concept.thing
}

/** "Black and white", "women": names of something too, but not here. */
const isDescription = (tokens: readonly NameToken[], { start, end }: FoundName, lexicon: Lexicon): boolean =>
  tokens.slice(start, end).every(({ text }) => describes(text, lexicon) || lexicon.is('andWords', text))

function lastOf(tokens: readonly NameToken[], names: readonly FoundName[], lexicon: Lexicon): FoundName | null {
  let spare: FoundName | null = null
  let isDescribed = false
  for (let at = tokens.length - 1; at >= 0; at--) {
    const { text, kind } = tokens[at] as NameToken
    const before = tokens[at - 1]
    if (kind === 'word' && lexicon.is('sets', text) && before && lexicon.is('chores', before.text))
      return chore(tokens, at - 1)
    if (kind !== 'word' || lexicon.is('sets', text)) continue
    const found = names.find(({ start, end }) => start <= at && at < end)
    if (
      before?.kind === 'word' &&
      !(found && found.end - found.start > 1) &&
      conceptOf('color', `${before.text} ${text}`)
    )
      at--
    else if (found && isDescription(tokens, found, lexicon)) {
      if (!lexicon.is('vague', text) && !spare) [spare, isDescribed] = [found, true]
      at = found.start
    } else if (found && before?.kind === 'number' && lexicon.is('containers', text)) spare ??= found
    else if (found) return found
    else if (!describes(text, lexicon) && at > 0 && isAgent(text, lexicon)) {
      return { name: agentName(text, lexicon), start: at, end: at + 1, isKnown: false }
    }
  }
  // "Waterproof cajon" is no waterproof.
  return spare && isDescribed && unknownOf(tokens.slice(spare.end), lexicon) !== null ? null : spare
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
    const { text } = tokens[found.start] as NameToken
    if (found.end - found.start > 1 || !(lexicon.is('sets', text) || describes(text, lexicon))) return found
    if (!lexicon.is('vague', text)) spare ??= found
  }
  return spare && unknownOf(tokens.slice(0, spare.start), lexicon) !== null ? null : spare
}

const isAgent = (word: string, lexicon: Lexicon): boolean =>
  word.length > 4 && lexicon.words.agentEndings.split(' ').some((ending) => ending !== '' && word.endsWith(ending))

const agentName = (word: string, lexicon: Lexicon): string =>
  lexicon.language === 'en' && word.endsWith('s') ? word.slice(0, -1) : word

/** The last word (the first where the thing stands first) that is no known thing and says nothing of one. */
function unknownOf(tokens: readonly NameToken[], lexicon: Lexicon): string | null {
  const words = tokens.filter(
    ({ kind, text }) => kind === 'word' && text.length > 1 && !describes(text, lexicon) && !lexicon.isStopWord(text),
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
