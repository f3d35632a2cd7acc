import { isEitherWord } from '../../language/readers/either.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'
import { isNoun } from '../things/is-noun.ts'
import type { WishedThing } from './wished-thing.ts'

/** A word of a wish that nothing but the product's own texts can bear out: "waterproof", "dragon". */
export interface WishedWord {
  surface: string
  /** Its place among `asked.groups`. */
  group: number
  /** Tells one sort of the thing from another ("desk" lamp): what only a description mentions does not make it that sort. */
  isSort: boolean
  /** Tells what a thing that is made for others is for: an "hdmi" adapter. What does not have the word at all is none. */
  isOfUse: boolean
  /** "Without zipper". */
  isDenied: boolean
  /** Names what is not wished for, of what the shop sells: "no jackets". What is one is another thing. */
  refused: WishedThing | null
  /** The shop has products of a vendor of this name. */
  isVendor: boolean
  /** Its place among the words of the wish where it is said first and to the same effect: "black" of "black black". */
  first: number
  /** Any of these will do as well: "electric" of "gas or electric". */
  either: readonly WishedWord[]
  /** What it compares by, where no measure tells that and texts of the shop name it: "warm" of "warmest". Nothing is known to be more so than others. */
  quality: string | null
  /** What the thing is to be for, "for university", of which no text of the shop speaks. */
  isUntoldPurpose: boolean
  /** Names a thing that the shop does not sell: what does not have it in a name is none. */
  isUnsoldThing: boolean
  /** Tells what it is for, or was said beside the wish: it ranks, and is not insisted on. */
  isSoft: boolean
  /** Of these: it was said beside the wish. */
  isAside: boolean
  /** How much it tells of a product, by how few have it. */
  worth: number
}

/** "Hmm", "pls": a few letters that the catalog does not know say nothing of a thing. */
export const isNoise = (surface: string, isKnown: boolean): boolean =>
  !isKnown && surface.length <= SHORTEST_WORD && !/\p{N}/u.test(surface) && !isNoun(surface)

export const SHORTEST_WORD = 3
const MOST_NUMBERED = 20

/** "D3" of the "d" in "vitamin d": a letter may stand for what is numbered behind it. */
export const numberedOf = (surface: string): string[] =>
  /^\p{L}$/u.test(surface) ? Array.from({ length: MOST_NUMBERED + 1 }, (_, number) => `${surface}${number || ''}`) : []

export const plainWord = {
  isSort: false,
  isOfUse: false,
  isDenied: false,
  refused: null,
  isVendor: false,
  either: [],
  isUnsoldThing: false,
  quality: null,
  isUntoldPurpose: false,
  isSoft: false,
  isAside: false,
  worth: 1,
}

/**
 * A word as it was typed: the index joins a letter with what follows ("v neck"). Null where what follows holds other words together: "c to".
 */
export function asSaid(surface: string, typed: readonly string[]): string | null {
  if (typed.includes(surface)) return surface
  const at = typed.findIndex((word, place) => word.length === 1 && word + (typed[place + 1] ?? '') === surface)
  if (at < 0) return surface
  const next = typed[at + 1] as string
  return isOrdinaryWord(next) ? null : `${typed[at]} ${next}`
}

/** "Gas grill or electric": words on both sides of an "or" are one, any of which will do. */
export function joinEither(words: readonly WishedWord[], text: string): WishedWord[] {
  const tokens = tokenize(boundedReading(text, textBounds.query))
  const wordAt = (at: number) => words.find(({ surface, isDenied }) => !isDenied && surface === tokens[at]?.text)
  const joined = new Map<WishedWord, WishedWord[]>()
  const taken = new Set<WishedWord>()
  for (const [at, { text: own }] of tokens.entries()) {
    if (!isEitherWord(own)) continue
    const one = wordAt(at - 1) ?? wordAt(at - 2)
    const other = wordAt(at + 1)
    if (!one || !other || one === other || taken.has(other)) continue
    const first = [...joined].find(([, others]) => others.includes(one))?.[0] ?? one
    joined.set(first, [...(joined.get(first) ?? []), other])
    taken.add(other)
  }
  if (taken.size === 0) return [...words]
  const kept = words.filter((word) => !taken.has(word))
  return kept.map((word, at) => {
    const first = kept.indexOf(words[word.first] as WishedWord)
    return { ...word, first: first < 0 ? at : first, either: joined.get(word) ?? [] }
  })
}
