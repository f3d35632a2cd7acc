import type { ReckonedPart } from '../../../language/amounts/read-reckoning.ts'
import { keyOf, tokenize } from '../../../language/text/tokens.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { Clause } from '../clause.ts'
import { spokenOf } from './operand-of.ts'

/** "The 4 piece" of a set that comes in 4 pieces, "the 2-seater" that is called so: the number is a part of the value or of the name, and counts nothing. */
export function withNumber(clause: Clause, part: ReckonedPart): ReckonedPart {
  const { said, count = 0, text } = part
  const spoken = spokenOf(clause, clause.before.shown)
  // "149 plus shipping", of what costs that much.
  if (text === String(count) && spoken.some(({ variants }) => variants.some(({ price }) => price === count)))
    return { pieces: 1, text: '' }
  const [number, behind] = tokenize(said ?? '').filter(({ kind }) => kind !== 'sign')
  // "2 of them" names no "2 l".
  if (said === undefined || !number || !behind) return part
  const has = (text: string, words: string) => ` ${keyOf(text)} `.includes(` ${keyOf(words)} `)
  const isOwn = ({ title, variants }: SearchProduct) =>
    has(title, `${number.raw} ${behind.raw}`) ||
    variants.some(({ options }) =>
      Object.entries(options).some(
        ([name, value]) =>
          has(value, `${number.raw} ${behind.raw}`) || (has(value, number.raw) && has(name, behind.raw)),
      ),
    )
  return spoken.some(isOwn) ? { ...part, pieces: 1, text: said } : part
}
