import { fold } from '../../language/text/fold.ts'
import { joinsWords } from '../../language/text/joins-words.ts'
import { remembering } from '../../shared/remembering.ts'
import { languageOf } from '../analysis/languages.ts'
import { editCost } from '../index/edit-cost.ts'
import { type GoodsWords, goodsWords, isKnownWord } from './goods-words.ts'
import { isTellingWord, partsOfJoined, wordsWrittenAsOne } from './telling-words.ts'

/** Where the lexicon has a word, else the words that it is joined of: places, each followed by what that is worth. */
export type WordPlaces = readonly number[]

/** What a part of a joined word is worth. */
const OF_PART = 0.8

/** Where the lexicon has a word or the parts that it is joined of, and what tells more: a word that has to do with few kinds. */
export interface Lexicon {
  goods: GoodsWords
  kinds: number
  placesOf(word: string): WordPlaces
  /** A folded word itself, else the known ones that it is joined of, else none; with what each is worth. */
  partsOf(word: string): readonly (readonly [word: string, worth: number])[]
  /** The same of a word that may be mistyped, where it is read as no other. */
  placesOfTyped(word: string): WordPlaces
  /** A folded word as the lexicon has it. */
  stemOf(word: string): string
  /** What the word at each place tells by itself. */
  worths: Float32Array
}

const lexicons = new Map<string, Lexicon>()

/** The lexicon in a language, ISO 639-1; null where it has none. */
export function lexiconIn(language: string): Lexicon | null {
  const goods = goodsWords(language)
  if (!goods) return null
  const own = lexicons.get(language)
  if (own?.goods === goods) return own
  const made = lexiconOf(goods, language)
  lexicons.set(language, made)
  return made
}

function lexiconOf(goods: GoodsWords, language: string): Lexicon {
  const { byStem, count } = goods
  const { stem } = languageOf(language)
  const isJoined = joinsWords(language)
  const none: WordPlaces = []
  const isKnown = (word: string) => isKnownWord(word, language, goods)
  const partsOf = (word: string): [string, number][] => {
    if (isKnown(word)) return [[word, 1]]
    const parts = isJoined ? partsOfJoined(word, isKnown) : wordsWrittenAsOne(word, isKnown)
    return parts.map((part) => [part, OF_PART])
  }
  const placesOf = remembering((word): WordPlaces => {
    if (!isTellingWord(word, language)) return none
    return partsOf(word).flatMap(([part, worth]) => {
      const place = byStem.placeOf(stem(part))
      return place < 0 ? [] : [place, worth]
    })
  })
  let byLetter: Map<string | undefined, string[]> | undefined
  const placesOfTyped = remembering((word): WordPlaces => {
    const places = placesOf(word)
    if (places.length > 0 || !isTellingWord(word, language)) return places
    byLetter ??= Map.groupBy(goods.byWord.words, (one) => one[0])
    const meant = spelledRight(word, byLetter.get(word[0]) ?? [])
    return meant === null ? none : placesOf(meant)
  })
  const worths = Float32Array.from({ length: byStem.size }, (_, place) => Math.log(1 + count / byStem.countAt(place)))
  return {
    ...{ goods, worths, kinds: count, partsOf, stemOf: stem },
    placesOf: (word) => placesOf(fold(word)),
    placesOfTyped: (word) => placesOfTyped(fold(word)),
  }
}

/** Shorter words are too near to each other. */
const SHORTEST_MISTYPED = 5
/** Letters of a word in which there may be two slips. */
const LONG = 9

/** The one of some words, all with its first letter, that a mistyped one most likely is; null where none is near. */
function spelledRight(typed: string, words: readonly string[]): string | null {
  if (typed.length < SHORTEST_MISTYPED) return null
  let most = typed.length < LONG ? 1 : 2
  let best: string | null = null
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > most) continue
    const cost = editCost(typed, word, most)
    if (cost > most || (cost === most && best !== null)) continue
    most = cost
    best = word
  }
  return best
}
