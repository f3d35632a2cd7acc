import { tokenize } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'

/** The singular in a rough way: the same for both sides of a comparison. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 5 && /(?:sh|ch|ss|x)es$/.test(word)) return word.slice(0, -2)
  if (/(?:ar|el|oa)ves$/.test(word)) return `${word.slice(0, -3)}f`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Characters of a text that are read, and texts that are kept read. */
export const MOST_READ = 4000
export const MOST_KEPT = 10_000

/** The words and numbers of a text, in the singular, each once. */
export const stemsOf = remembering(
  (text): readonly string[] => [
    ...new Set(
      tokenize(text.slice(0, MOST_READ)).flatMap(({ kind, text: word }) => (kind === 'sign' ? [] : stem(word))),
    ),
  ],
  MOST_KEPT,
)
