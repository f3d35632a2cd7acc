import { joinsWords } from '../../language/text/joins-words.ts'
import { wordsIn } from '../../language/text/tokens.ts'

/** Letters of a stem at least. */
const LEAST_STEM = 3

/**
 * Whether a text has a word itself, be it in another number: "non-ticking" has no "ticks". Where a language joins words, it may begin others.
 * @param language of the text, BCP 47
 */
export function hasForm(text: string, word: string, language: string): boolean {
  const stem = word.slice(0, Math.max(LEAST_STEM, word.length - 1))
  return wordsIn(text).some((own) => own.startsWith(stem) && (joinsWords(language) || own.length <= word.length + 1))
}
