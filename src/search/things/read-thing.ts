import { readNumberWords } from '../../language/amounts/read-number-words.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { propertiesOf, wordsOfProperty } from '../../language/properties.ts'
import { isAskingWord } from '../../language/readers/ask-nothing.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { describes } from './describing-names.ts'
import { type FoundName, type NameToken, type Segment, segmentsOf } from './name-tokens.ts'
import { unknownName } from './read-label.ts'
import { endOfMain, namesIn, readPhrase } from './read-name.ts'
import { type Lexicon, lexiconOf, thingLanguages } from './thing-lexicon.ts'

/** A word that says more of a thing. */
export interface Modifier {
  /** Folded, as the shopper wrote it. */
  word: string
  /** The same in English, where it is known, else as written. */
  english: string[]
  /** Whether it tells one sort of thing from another ("desk" lamp), not a property ("red", "cordless"). */
  isSort: boolean
  /** Whether it stands where the thing itself could, and may be the thing: "sun" of "capri sun". */
  isBehind: boolean
}

/** A thing a shopper wishes for. */
export interface Thing {
  /** Singular, in the shopper's language; "~" before a word that no list knows. */
  name: string
  /** What it is called in English; empty when that is not known. */
  english: readonly string[]
  modifiers: Modifier[]
  /** Of "alarm clock": the clock, with "alarm" as a modifier. null when the name is one word or the whole is no kind of it. */
  wider: { name: string; english: readonly string[]; modifiers: Modifier[] } | null
  /** Folded words of what it is for: "iphone", "12". */
  for: string[]
  /** The words as written, each with its part. */
  words: { text: string; role: 'thing' | 'modifier' | 'for' | 'other' }[]
  /** Words that wish for nothing more: what it comes in ("4 bags of soil"), what it does ("my tire keeps getting flat"). */
  told: ReadonlySet<string>
  /** Whether of what sort it has to be is looked for in texts, as no title tells it: the jacket of a "rain jacket". */
  isSortOfTexts?: true
  /** Whether the shopper has it: "my tire". */
  isOwned: boolean
  /** ISO 639-1 of the language that its name was found in. */
  language: string
}

/**
 * Reads what is wished for out of a shopper's words; null when they name nothing ("something nice").
 * @param words what is left when prices, options and the like are taken out; they do no harm
 * @param language of the shopper, BCP 47
 * @param catalogLanguage tried before the others when the shopper's language has no such name
 */
export function readThing(words: string, language: string, catalogLanguage: string): Thing | null {
  const own = readIn(words, lexiconOf(language))
  if (own === 'vague') return null
  if (own && !own.name.startsWith('~')) return own
  for (const tag of [catalogLanguage, ...thingLanguages]) {
    const thing = readIn(words, lexiconOf(tag))
    if (!thing || thing === 'vague' || thing.name.startsWith('~') || hasStopWord(thing, lexiconOf(language))) continue
    if (tag === catalogLanguage || !isHalfKnown(thing, lexiconOf(tag))) return thing
  }
  return own
}

/** "The" is no French tea where the shopper writes English. */
const hasStopWord = ({ words }: Thing, lexicon: Lexicon): boolean =>
  words.some(({ text, role }) => role === 'thing' && lexicon.isStopWord(text))

/** "Brighton" is no clay, whose German name it ends with. */
function isHalfKnown({ name }: Thing, lexicon: Lexicon): boolean {
  const [rest] = lexicon.isWhole(name) ? [] : (lexicon.partsOf(name) ?? [])
  return rest !== undefined && lexicon.nameOf([rest]) === null
}

/** `vague` where the words wish for just anything: "baby shower gifts". */
function readIn(words: string, lexicon: Lexicon): Thing | 'vague' | null {
  const segments = segmentsOf(words)
  const tokens = segments.flatMap((segment) => segment.tokens)
  const asked = endOfAsking(tokens, lexicon)
  const isVague = (text: string, next: NameToken | undefined) =>
    lexicon.is('vague', text) && (next?.kind !== 'word' || lexicon.nameOf([text, next.text]) === null)
  const first = tokens.findIndex(
    ({ text, kind }, at) => at >= asked && kind === 'word' && !isVague(text, tokens[at + 1]),
  )
  if (first < 0) return null
  const start = behindContainer(tokens, first, lexicon)
  const mainEnd = endOfMain(tokens, start + 1, lexicon)
  const end = endOfSubject(tokens, start, mainEnd, lexicon)
  const main = tokens.slice(start, end)
  // "Baby shower gifts" are no showers.
  if (lexicon.words.head === 'last' && lexicon.is('vague', main.at(-1)?.text ?? '')) return 'vague'
  const { head, unknown } = readPhrase(main, lexicon)
  const found = head?.isKnown ? head : unknownHead(main, head, unknown)
  // "Something nice" names nothing.
  if (!found || (!found.isKnown && start > 0)) return null
  const name = found.isKnown ? found.name : unknownName(found.name, lexicon)
  const isFor = (at: number): boolean =>
    at >= end && tokens.slice(end, at).some(({ text }) => lexicon.is('forWords', text))
  const roles = tokens.map((token, at): Thing['words'][number] => {
    const inMain = at - start
    if (inMain >= found.start && inMain < found.end) return { text: token.text, role: 'thing' }
    if (at >= first && at < start) return { text: token.text, role: 'other' }
    if (at >= end) return { text: token.text, role: isFor(at) ? 'for' : 'other' }
    return { text: token.text, role: isModifier(token, lexicon) ? 'modifier' : 'other' }
  })
  const isOwned = tokens.slice(0, start + found.start).some(({ text }) => possessives.has(text))
  const modifiers = roles.flatMap(({ role, text }, at) =>
    role === 'modifier' ? [modifierOf(text, at - start >= found.end && lexicon.words.head === 'last', lexicon)] : [],
  )
  const english = found.isKnown ? lexicon.englishOf(name) : []
  return {
    name,
    english,
    modifiers: [...modifiers, ...joinedModifier(name, lexicon)],
    wider: widerOf(main.slice(found.start, found.end), name, modifiers, lexicon),
    told: new Set([
      ...(start > first ? tokens.slice(Math.max(0, first - 1), start) : []).map(({ text }) => text),
      ...(end < mainEnd || (isOwned && lexicon.isVerb(tokens[end]?.text ?? ''))
        ? tokens.slice(end, endOfSegment(segments, end))
        : []
      ).flatMap(toldBy),
    ]),
    isOwned,
    for: roles.filter(({ role }) => role === 'for').map(({ text }) => text),
    words: roles,
    language: lexicon.language,
  }
}

const articles = wordsOfAll((pack) => pack.articles)
const possessives = wordsOfAll(({ possessives: words }) => words)
const toldBy = ({ kind, text }: NameToken): string[] => (kind === 'word' ? [text] : [])

function endOfSegment(segments: readonly Segment[], at: number): number {
  let end = 0
  for (const { tokens } of segments) {
    end += tokens.length
    if (end > at) return end
  }
  return end
}

/** "4 bags of the SOIL": where the thing is named that comes in bags; the place itself where it is no such phrase. */
function behindContainer(tokens: readonly NameToken[], start: number, lexicon: Lexicon): number {
  const isCounted = readNumberWords(tokenize(tokens[start]?.text ?? ''), 0) !== null
  if (isCounted && start + 1 < tokens.length) {
    const behind = behindContainer(tokens, start + 1, lexicon)
    return behind > start + 1 ? behind : start
  }
  const [container, link] = tokens.slice(start, start + 2)
  if (!container || !link || !lexicon.is('ofWords', link.text)) return start
  // "Bolsa de agua caliente" is a thing of its own.
  const [whole] = namesIn(tokens.slice(start), lexicon)
  if (whole?.start === 0 && whole.end > 2) return start
  const isSet = lexicon.is('sets', container.text)
  if (!isSet && !lexicon.is('containers', container.text)) return start
  const rest = tokens.slice(start + 2, endOfMain(tokens, start + 2, lexicon))
  const { head } = readPhrase(rest, lexicon)
  if (!head?.isKnown || lexicon.nameOf([container.text, link.text, rest[head.start]?.text ?? '']) !== null) return start
  const before = tokens[start - 1]
  const isAmount = before?.kind === 'number' || (before && readNumberWords(tokenize(before.text), 0) !== null)
  return isSet || isAmount || lexicon.isConsumed(head.name) ? start + 2 : start
}

/** "My tire KEEPS getting flat": what a noun does is no name of a thing. */
function endOfSubject(tokens: readonly NameToken[], start: number, end: number, lexicon: Lexicon): number {
  const isOwned = tokens.slice(0, start + 1).some(({ text }) => possessives.has(text))
  for (let at = start + 1; at < end - 1; at++) {
    const [before, word, behind] = tokens.slice(at - 1, at + 2) as [NameToken, NameToken, NameToken]
    if (word.kind !== 'word' || before.kind !== 'word' || behind.kind !== 'word') continue
    // "How many can play": a verb, but "a can opener" and "the trash can" are things.
    const isNamed = articles.has(before.text) || lexicon.nameOf([before.text, word.text]) !== null
    const isVerb = isAskingWord(word.text, lexicon.language) && lexicon.nameOf([word.text]) !== null
    if (isVerb && !isNamed && lexicon.nameOf([word.text, behind.text]) === null) return at
    if (lexicon.nameOf([before.text]) === null) continue
    if (lexicon.isVerb(word.text) && lexicon.nameOf([behind.text]) === null && !describes(behind.text, lexicon))
      return at
    // "My bike makes a weird noise": nothing else is named behind it.
    const says = lexicon.nameOf([word.text]) !== null || describes(word.text, lexicon) || lexicon.isStopWord(word.text)
    if (isOwned && !says && (lexicon.isUnknownVerb(word.text) || namesIn(tokens.slice(at, end), lexicon).length === 0))
      return at
  }
  return end
}

/** Where the wish begins: "I am looking FOR a", "I want to FIND". Words like "like" count before any thing is named. */
function endOfAsking(tokens: readonly NameToken[], lexicon: Lexicon): number {
  let end = 0
  for (const [at, { text }] of tokens.entries()) {
    // "Montre" is a watch, and "show" before the name of something else.
    const isName = lexicon.nameOf([text, tokens[at + 1]?.text ?? '']) !== null
    if (lexicon.is('asks', text) && !isName) end = at + 1
    else if (end === at && (lexicon.is('forWords', text) || lexicon.is('detailWords', text))) end = at + 1
    else if (text.length > 1 && !lexicon.isStopWord(text) && lexicon.nameOf([text]) !== null) break
  }
  return end < tokens.length ? end : 0
}

function unknownHead(main: readonly NameToken[], head: FoundName | null, unknown: string | null): FoundName | null {
  if (head) return head
  const at = main.findLastIndex(({ text }) => text === unknown)
  return unknown === null || at < 0 ? null : { name: unknown, start: at, end: at + 1, isKnown: false }
}

const isModifier = ({ text, kind }: NameToken, lexicon: Lexicon): boolean =>
  kind === 'word' &&
  text.length > 1 &&
  !lexicon.is('vague', text) &&
  !lexicon.is('sets', text) &&
  !lexicon.is('ofWords', text) &&
  !lexicon.isStopWord(text)

function modifierOf(word: string, isBehind: boolean, lexicon: Lexicon): Modifier {
  const name = lexicon.nameOf([word])
  const english =
    name === null
      ? propertiesOf(word, lexicon.language).flatMap((property) => wordsOfProperty(property, 'en'))
      : lexicon.englishOf(name)
  const isNoun = isBehind || name !== null || lexicon.kinds.nouns.has(word)
  return {
    word,
    english: english.length > 0 ? [...english] : [word],
    isSort: isNoun && !describes(word, lexicon),
    isBehind,
  }
}

/** "winter" of "winterstiefel", where only the last part is known in English. */
function joinedModifier(name: string, lexicon: Lexicon): Modifier[] {
  const parts = lexicon.isWhole(name) ? null : lexicon.partsOf(name)
  return parts ? [{ ...modifierOf(parts[0], false, lexicon), isSort: true }] : []
}

/** @param tokens of the name */
function widerOf(tokens: readonly NameToken[], name: string, modifiers: Modifier[], lexicon: Lexicon): Thing['wider'] {
  const [whole = name] = lexicon.englishOf(name)
  // "Handyhülle" is one word, but a phone case in English.
  const words = lexicon.language === 'en' ? tokens.map(({ text }) => text) : whole.split(' ')
  const english = lexiconOf('en')
  const head = words.length > 1 ? english.nameOf([words.at(-1) as string]) : null
  if (head === null || english.kinds.relate(head, whole) === null) return null
  const rest = words.slice(0, -1).filter((word) => word.length > 1)
  if (rest.length === 0) return null
  const own = rest.map((word) => ({ ...modifierOf(word, false, english), isSort: true }))
  return { name: head, english: [head], modifiers: [...modifiers, ...own] }
}
