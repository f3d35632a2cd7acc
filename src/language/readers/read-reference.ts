import { remembering } from '../../shared/remembering.ts'
import { comparativesIn } from '../amounts/read-comparative.ts'
import { qualityOf } from '../amounts/read-degree.ts'
import { packOf, phraseList, wordList } from '../packs.ts'
import { conceptOf } from '../text/families.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'
import { asksNothing, isDetailWord } from './ask-nothing.ts'
import { predicatesIn } from './predicate.ts'
import { isPurposeWord } from './purpose.ts'

type Way = 'restart' | 'goesOn' | 'together' | 'which' | 'ofThem' | 'similar' | 'matching' | 'matchingNamed'

interface Words {
  it: ReadonlySet<string>
  many: ReadonlySet<string>
  one: ReadonlySet<string>
  something: PhraseTable<true>
  other: ReadonlySet<string>
  better: ReadonlySet<string>
  asking: ReadonlySet<string>
  addressed: ReadonlySet<string>
  /** "Ok", "and": what a question may come behind. */
  openers: ReadonlySet<string>
  articles: ReadonlySet<string>
  /** "Gibt es", "haben Sie": a pronoun of theirs stands for nothing. */
  requests: PhraseTable<true>
  /** "Not more than", before a price. */
  limits: PhraseTable<true>
  ways: PhraseTable<Way>
}

/** Of the shopper's language alone: "es" is a pronoun in one and a verb in another. */
const wordsOf = remembering((language): Words => {
  const pack = packOf(language)
  const own = pack?.references
  return {
    it: new Set(wordList(own?.it)),
    many: new Set(wordList(own?.many)),
    one: new Set(wordList(own?.one)),
    something: phraseTable<true>([[true, phraseList(own?.something)]]),
    other: new Set(wordList(own?.other)),
    better: new Set(wordList(own?.better)),
    asking: new Set(wordList(own?.asking)),
    addressed: new Set(wordList(own?.addressed)),
    openers: new Set([...wordList(pack?.acts?.okStarts), ...wordList(pack?.joiners)]),
    articles: new Set(wordList(pack?.articles)),
    requests: phraseTable<true>([[true, phraseList(pack?.requests)]]),
    limits: phraseTable<true>([[true, [...phraseList(pack?.prices?.atMost), ...phraseList(pack?.prices?.atLeast)]]]),
    ways: phraseTable<Way>([
      ['restart', phraseList(own?.restart)],
      ['goesOn', phraseList(own?.goesOn)],
      ['together', phraseList(own?.together)],
      ['which', phraseList(own?.which)],
      ['ofThem', phraseList(own?.ofThem)],
      ['similar', phraseList(own?.similar)],
      ['matching', phraseList(own?.matching)],
      ['matchingNamed', phraseList(own?.matchingNamed)],
    ]),
  }
})

/** How a message points at what was said or shown before it. */
export interface Reference {
  /** "It", "they": stands for what was shown. */
  isIt: boolean
  /** "They", "these": stands for several. */
  isMany: boolean
  /** "The black one": a description stands for one of what was shown. */
  isOne: boolean
  /** "Others", "something better": not what was shown. */
  isOther: boolean
  /** "Others", "another": no word that may only compare, as "more" does. */
  isAnother: boolean
  /** Begins as a question does. */
  isQuestion: boolean
  /** "Something to hang it on": another thing is wanted. */
  isSomething: boolean
  /** "Forget that": what was wished for counts no more. */
  isRestart: boolean
  /** "What about", "and": it goes on from what was said. */
  isGoingOn: boolean
  /** "Which one": asks for one of what was shown. */
  isWhich: boolean
  /** "The cheapest of them": speaks of what was shown. */
  isOfThem: boolean
  /** "Something similar", "more like this": another of the same kind. */
  isSimilar: boolean
  /** "That goes with it", "passend dazu": another thing, for what was shown. */
  isMatching: boolean
  /** "The red one" of "what goes with the red one"; null where nothing is named. */
  matched: string | null
  /** "What would both cost together". */
  isTogether: boolean
  /** The text without the words that start over or go on. */
  rest: string
}

/**
 * Reads how a message points back. A word that is an article too ("das", "les") points only where no word of a thing
 * stands right behind it.
 * @param text bounded by the caller
 * @param language the shopper's, ISO 639-1
 * @param isName whether a word is part of the name of what the message is about
 */
export function readReference(text: string, language: string, isName: (word: string) => boolean): Reference {
  const { it, many, one, something, other, better, asking, addressed, openers, articles, requests, ways } =
    wordsOf(language)
  const tokens = tokenize(text)
  const found = {
    isIt: predicatesIn(text, language).length > 0,
    isMany: false,
    isOne: false,
    isSomething: false,
    isOther: false,
    isAnother: false,
    isQuestion: false,
    isRestart: false,
    isGoingOn: false,
    isTogether: false,
    isWhich: false,
    isOfThem: false,
    isSimilar: false,
    isMatching: false,
    matched: null as string | null,
  }
  let rest = text
  const cut = (from: number, to: number) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`
  }
  const compared = comparedIn(tokens, language)
  let asked = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as TextToken
    asked = phraseAt(requests, tokens, at)?.end ?? asked
    const way = phraseAt(ways, tokens, at)
    // "Something else then, a perfume": the thing is named behind it.
    const isParted = way?.meaning === 'restart' && isBeforeSign(tokens, way.end)
    const isSomething = !isParted && phraseAt(something, tokens, at) !== null && !saysMore(tokens, at, isName)
    if (way?.meaning === 'restart' || way?.meaning === 'ofThem') {
      found[way.meaning === 'restart' ? 'isRestart' : 'isOfThem'] = true
      cut(at, way.end)
    } else if (way?.meaning === 'together') found.isTogether = true
    else if (way?.meaning === 'which') found.isWhich ||= isFirst(tokens, at) || isBegin(tokens, at, openers)
    else if (way?.meaning === 'goesOn' && isFirst(tokens, at)) {
      found.isGoingOn = true
      cut(at, way.end)
    }
    if (isSomething) found.isSomething = true
    if (way?.meaning === 'similar' || way?.meaning === 'matching') {
      found[way.meaning === 'similar' ? 'isSimilar' : 'isMatching'] = true
      cut(at, way.end)
      at = way.end - 1
      continue
    }
    if (way?.meaning === 'matchingNamed') {
      const behind = tokens.slice(way.end).filter(({ kind }) => kind !== 'sign')
      const isPointing = behind.every(({ text: word }) => it.has(word) || articles.has(word))
      if (isPointing || !tokens.slice(0, at).some(({ text: word }) => isName(word))) {
        found.isMatching = true
        found.matched = isPointing ? null : text.slice(tokens[way.end]?.start).replace(/(?<![?!.])[?!.]+$/, '')
        cut(at, tokens.length)
        break
      }
    }
    const next = tokens[at + 1]
    const isBeforeName = next?.kind === 'word' && isName(next.text) && !articles.has(next.text)
    if (it.has(token.text) && !(articles.has(token.text) && isBeforeName) && at >= asked) {
      found.isIt = true
      found.isMany ||= many.has(token.text)
    }
    const asks =
      (asking.has(token.text) && !isSomething) || (addressed.has(next?.text ?? '') && !openers.has(token.text))
    if (asks && isBegin(tokens, at, openers)) found.isQuestion = true
    if (other.has(token.text) && !compared.has(at)) {
      found.isOther = true
      found.isAnother ||= !better.has(token.text)
      cut(at, at + 1)
    }
    const isAlone = !articles.has(token.text) || compared.has(at + 1) || saysNoName(next, language)
    if (one.has(token.text) && tokens[at - 1]?.kind === 'word' && isAlone && !isBeforeName) {
      found.isOne = true
      cut(at, at + 1)
    }
  }
  return { ...found, rest: rest.replace(/\s+/g, ' ').trim() }
}

/** Places of words that compare, and stand for nothing else: "plus" of "la plus petite", "more" of "not more than 55". */
function comparedIn(tokens: readonly TextToken[], language: string): Set<number> {
  const { limits } = wordsOf(language)
  const places = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
  const bounds = tokens.flatMap((_, at) => {
    const limit = phraseAt(limits, tokens, at)
    const isOfNumber = limit && tokens.slice(limit.end, limit.end + 2).some(({ kind }) => kind === 'number')
    return limit && isOfNumber ? places(at, limit.end) : []
  })
  return new Set([...comparativesIn(tokens, language).flatMap(({ from, to }) => places(from, to)), ...bounds])
}

/** Whether what stands behind an article is no name: "un plus grand", "eine schwarze", "una para correr", "eine, die nicht kippt". */
const saysNoName = (token: TextToken | undefined, language: string): boolean =>
  token?.kind !== 'word' ||
  wordsOf(language).articles.has(token.text) ||
  wordsOf(language).asking.has(token.text) ||
  asksNothing(token.text) ||
  isDetailWord(token.text) ||
  isPurposeWord(token.text) ||
  qualityOf(token.text) !== undefined ||
  conceptOf('color', token.text) !== null

const MOST_BEFORE_SIGN = 2

/** "Something classic" of "a desk lamp, something classic". */
const saysMore = (tokens: readonly TextToken[], at: number, isName: (word: string) => boolean): boolean =>
  tokens[at - 1]?.text === ',' && tokens.slice(0, at).some(({ kind, text }) => kind === 'word' && isName(text))

/** Whether a sign follows soon, and words behind it. */
const isBeforeSign = (tokens: readonly TextToken[], from: number): boolean => {
  const at = tokens.slice(from, from + MOST_BEFORE_SIGN).findIndex(({ kind }) => kind === 'sign')
  return at >= 0 && tokens.slice(from + at).some(({ kind }) => kind === 'word')
}

const isBegin = (tokens: readonly TextToken[], at: number, openers: ReadonlySet<string>): boolean =>
  tokens.slice(0, at).every(({ kind, text }) => kind === 'sign' || openers.has(text))

const isFirst = (tokens: readonly TextToken[], at: number): boolean =>
  tokens.slice(0, at).every(({ kind, text }) => kind === 'sign' || text.length <= 2)
