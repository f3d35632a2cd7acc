import { tokenize } from '../../language/text/tokens.ts'
import { languageOf } from '../analysis/languages.ts'

const SHORTEST = 3
/** Shorter parts of joined words are not looked for. */
const SHORTEST_PART = 4
/** No longer words are parted: it takes the square of their letters. */
const LONGEST_JOINED = 40

/** The words of a text that may tell what it is about, folded. @param language ISO 639-1 */
export const tellingWords = (text: string, language: string): string[] =>
  tokenize(text).flatMap(({ kind, text: word }) => (kind === 'word' && isTellingWord(word, language) ? word : []))

/** Whether a folded word may tell what a text is about. @param language ISO 639-1 */
export const isTellingWord = (word: string, language: string): boolean =>
  word.length >= SHORTEST && !languageOf(language).stopWords.has(word)

/** "Snowpants": the two known words that a word is all of, in a language that does not join words; none where it is no such. */
export function wordsWrittenAsOne(word: string, isKnown: (part: string) => boolean): string[] {
  for (let at = SHORTEST; at <= word.length - SHORTEST && word.length <= LONGEST_JOINED; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every(isKnown)) return parts
  }
  return []
}

/**
 * What a joined word is joined of: the two known parts that cover most of it, or the only one.
 * @param isKnown whether a part is a word of the language
 */
export function partsOfJoined(word: string, isKnown: (part: string) => boolean): string[] {
  const known = (part: string) => [part, part.replace(/s$/, '')].find((one) => one !== word && isKnown(one))
  const length = (parts: readonly string[]) => parts.reduce((sum, part) => sum + part.length, 0)
  let best: string[] = []
  if (word.length > LONGEST_JOINED) return best
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const parts = [known(word.slice(0, at)), known(word.slice(at))].filter((part) => part !== undefined)
    if (length(parts) > length(best)) best = parts
  }
  return best
}
