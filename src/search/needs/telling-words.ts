import { tokenize } from '../../language/text/tokens.ts'
import { languageOf } from '../analysis/languages.ts'

const SHORTEST = 3
/** Shorter parts of joined words are not looked for. */
const SHORTEST_PART = 4
/** No longer words are parted: it takes the square of their letters. */
const LONGEST_JOINED = 40

/** The words of a text that may tell what it is about, folded. @param language ISO 639-1 */
export const tellingWords = (text: string, language: string): string[] => {
  const { stopWords } = languageOf(language)
  return tokenize(text).flatMap(({ kind, text: word }) =>
    kind === 'word' && word.length >= SHORTEST && !stopWords.has(word) ? word : [],
  )
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
