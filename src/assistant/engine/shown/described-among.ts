import { hasWord } from '../../../language/text/has-word.ts'
import { readWish, type WishReading } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { TurnScope } from '../../turn-scope.ts'

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

interface AskedOf {
  text: string
  isAsked: boolean
  scope: Pick<TurnScope, 'catalog' | 'understanding' | 'parts'>
}

/** "Is the blade replaceable": whether what is asked names a part of a product, by what the shop says of it. */
export function isPartOf(product: SearchProduct | null, { text, isAsked, scope }: AskedOf): boolean {
  if (!product || !isAsked) return false
  const { catalog, understanding, parts } = scope
  const [grade] = readWish(text, catalog, understanding.language, { isAnyThing: false, parts }).grade([product])
  return grade?.parts.some(({ part, verdict }) => part === 'word' && verdict === 'holds') ?? false
}

interface Among extends Describing {
  focus: SearchProduct | null
  shown: readonly SearchProduct[]
  wish: Pick<WishReading, 'words' | 'grade' | 'namesThing' | 'isThing'>
}

/** Those shown or talked about that are the thing named; all where none is named. */
export function thoseNamed({ focus, shown, wish }: Among): SearchProduct[] {
  const all = [...new Set([...(focus ? [focus] : []), ...shown])]
  return wish.namesThing ? all.filter((product) => wish.isThing(product)) : all
}

/** The one of them that a clause describes: "the red one", "the one with the strap"; null when none or several. */
export function onlyDescribed(clause: Among): SearchProduct | null {
  const among = thoseNamed(clause)
  if (among.length === 1 && clause.wish.namesThing) return among[0] ?? null
  const fitting = among.length > 1 ? describedAmong(clause, among) : []
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
