import type { ReckonedPart } from '../../../language/amounts/read-reckoning.ts'
import { keyOf, tokenize } from '../../../language/text/tokens.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { Clause } from '../clause.ts'
import { spokenOf } from './operand-of.ts'

/**
 * "The 4 piece" of a set that comes in 4 pieces, "the 2-seater" that is called so, "149 plus shipping" of what costs that: the number is a part
 * of the value or of the name, or is the price, and counts nothing.
 */
export function withNumber(clause: Clause, part: ReckonedPart): ReckonedPart {
  const { count, ...rest } = part
  if (count !== undefined) return isPriceOf(clause.focus, count) ? { ...rest, text: '' } : part
  const { said } = part
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
  return spokenOf(clause, clause.before.shown).some(isOwn) ? { ...part, pieces: 1, text: said } : part
}

const isPriceOf = (product: SearchProduct | null, amount: number): boolean =>
  product?.variants.some(({ price }) => price !== null && (price === amount || Math.floor(price) === amount)) ?? false
