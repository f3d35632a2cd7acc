import { languageOf } from '../analysis/languages.ts'
import { tellingWords } from './telling-words.ts'
import { lexiconIn } from './word-places.ts'

/** A kind of goods that words call for. */
export interface CalledFor {
  /** Its place in the lexicon. */
  kind: number
  /** How much of what was said has to do with it, by how rare the words are; more is more. */
  score: number
  /** Whether all words of one of its names were said. */
  isSaid: boolean
  /** The same, and no longer name that has these words. */
  isNamed: boolean
}

/** What only has the stem in common with a word that the lexicon has is worth less: "wandern" and "Wand". */
const OF_STEM = 0.7

/**
 * The kinds of goods that a text calls for, whether it names them ("a tent") or tells what they are needed for ("sleeping out with the kids").
 * @param language of the text, ISO 639-1
 * @returns the likeliest first; none in a language that the lexicon has not
 */
export function calledFor(text: string, language: string): CalledFor[] {
  const lexicon = lexiconIn(language)
  if (!lexicon) return []
  const { byWord, byStem, rarity, count: all, namesOf } = lexicon.goods
  const { stem: stemOf } = languageOf(language)
  const scores = new Map<number, number>()
  const heard = new Set<string>()
  for (const [word, share] of tellingWords(text, language).flatMap(lexicon.partsOf)) {
    const stem = stemOf(word)
    if (heard.has(stem)) continue
    heard.add(stem)
    const exact = new Map(byWord.kindsOf(word))
    const count = exact.size || byStem.countOf(stem)
    const worth = Math.log(1 + all / count) * (rarity.get(stem) ?? 1) * share
    const ofStem = exact.size > 0 ? OF_STEM : 1
    for (const [kind, weight] of byStem.kindsOf(stem)) {
      const own = worth * Math.max(exact.get(kind) ?? 0, weight * ofStem)
      scores.set(kind, (scores.get(kind) ?? 0) + own)
    }
  }
  const said = new Map(
    [...scores.keys()].flatMap((kind): [number, readonly string[]][] => {
      const own = namesOf(kind).filter((name) => name.every((one) => heard.has(one)))
      const longest = own.toSorted((a, b) => b.length - a.length)[0]
      return longest ? [[kind, longest]] : []
    }),
  )
  // A "fan heater" is no fan.
  const isWithin = (name: readonly string[]) =>
    [...said.values()].some((other) => other.length > name.length && name.every((one) => other.includes(one)))
  return [...scores]
    .map(([kind, score]) => {
      const name = said.get(kind)
      return { kind, score, isSaid: name !== undefined, isNamed: name !== undefined && !isWithin(name) }
    })
    .sort((a, b) => b.score - a.score)
}
