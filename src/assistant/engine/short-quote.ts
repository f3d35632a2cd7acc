import { hasWord } from '../../language/text/has-word.ts'
import { tokenize } from '../../language/text/tokens.ts'

/** Characters of a quote that is read out whole. */
const MOST = 320
/** Characters of what is left of a longer one. */
const CUT = 220
/** Shorter words of a question tell nothing of where its answer stands. */
const SHORTEST = 4
/** Where a page that puts no full stops begins something else: behind a sign, before one of a list, or with a capital right behind a small letter. */
const BORDER = /(?<=[.!?;])\s|(?<=\s)(?=[✅✔•●★–-]\s?\p{Lu})|(?<=[\p{Ll})])(?=\p{Lu}\p{Ll})/u

/**
 * A quote of a product's page as it is read out: a "sentence" of many hundred characters, as pages without full stops have, is cut to
 * what has most words of the question, with its neighbours. Left out is marked by "…". Where no part has a word of it, it stays whole.
 */
export function shortQuote(text: string, question: string): string {
  if (text.length <= MOST) return text
  const parts = text.split(BORDER).filter((part) => part.trim() !== '')
  const words = tokenize(question).flatMap(({ kind, text: word }) =>
    kind === 'word' && word.length >= SHORTEST ? word : [],
  )
  const counts = parts.map((part) => words.filter((word) => hasWord(part, word)).length)
  const best = counts.indexOf(Math.max(...counts))
  if (!counts[best]) return text
  let [from, to] = [best, best + 1]
  const length = () => parts.slice(from, to).join(' ').length
  while (to < parts.length && length() + (parts[to] as string).length < CUT) to++
  while (from > 0 && length() + (parts[from - 1] as string).length < CUT) from--
  const start = text.indexOf(parts[from] as string)
  const last = parts[to - 1] as string
  const end = text.indexOf(last, start) + last.length
  return `${from > 0 ? '… ' : ''}${text.slice(start, end).trim()}${to < parts.length ? ' …' : ''}`
}
