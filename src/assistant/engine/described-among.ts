import { hasWord } from '../../language/has-word.ts'
import type { WishReading } from '../../search/read-wish.ts'
import type { SearchProduct } from '../../search/search-product.ts'

interface Describing {
  wish: Pick<WishReading, 'words' | 'grade'>
  hasValues: boolean
}

/** Those that a clause describes: the only one whose title has a word of it, else all that fit all of it. */
export function describedAmong(
  { wish, hasValues }: Describing,
  among: readonly SearchProduct[],
): readonly SearchProduct[] {
  const named = among.filter(({ title }) => wish.words.some(({ surface }) => hasWord(title, surface)))
  if (named.length === 1) return named
  const fitting = hasValues || wish.words.length > 0 ? wish.grade(among) : []
  return among.filter((_, at) => fitting[at]?.fit === 'exact')
}
