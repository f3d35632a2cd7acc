import { isWishWord } from '../language/pack-words.ts'
import { readSaid } from '../language/said/said.ts'
import { isNoun } from './things/is-noun.ts'

/** As sure as this that a word is neither the thing nor said of it, it is left out; surer where the shop's titles have the word. */
const SURE = 0.5
const SURE_OF_KNOWN = 0.85
const SHORTEST = 3
/** Fewer words are a query and no sentence. */
const FEWEST_WORDS = 3

/**
 * A text with spaces in place of what is only said around a wish: "honestly my old one just died, any kettles". What the packs know (a
 * "not", a limit, a unit) stays. As long as the text, so that places in it are the same.
 * @param isTitled whether titles of the shop have a folded word
 */
export function withoutFillers(text: string, isTitled: (word: string) => boolean): string {
  let left = text
  const parts = readSaid(text, 'none', (word) => isTitled(word) && isNoun(word))
  const words = parts.flatMap((part) => part.words)
  if (words.length < FEWEST_WORDS) return text
  for (const { token, role, confidence } of words) {
    const { kind, text: word, start, end } = token
    if (kind !== 'word' || role !== 'o' || word.length < SHORTEST || isWishWord(word)) continue
    if (confidence < (isTitled(word) ? SURE_OF_KNOWN : SURE)) continue
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  }
  return left.trim() === '' ? text : left
}
