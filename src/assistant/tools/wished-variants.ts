import type { ProductNow } from '../../catalog/get-product.ts'
import { hasWord } from '../../language/has-word.ts'
import { readWish } from '../../search/read-wish.ts'
import type { TurnScope } from '../turn-scope.ts'
import { fittingVariants } from './present-product.ts'

type Options = Record<string, string[]>

/** What of the open wish still holds for a product that was shown for it. */
export interface WishedVariants {
  /** Those that have what is asked now, and what was wished for before as far as there are such. */
  variants: ProductNow['variants']
  /** Values wished for before that none of those has which have what is asked now: "XL", of a shirt that comes in blue up to L. */
  missing: string[]
}

/**
 * "In navy?" of the boots in size 40: the variants that are both.
 * @param asked the options that are asked for now; they come in place of those wished for before
 * @param own the variants that hold what is asked now
 */
export function wishedVariants(
  { catalog, understanding, state }: TurnScope,
  now: ProductNow,
  asked: Options,
  own: ProductNow['variants'],
): WishedVariants {
  if (!state.search || !state.shown.includes(now.externalId)) return { variants: own, missing: [] }
  const { wishes, words } = readWish(state.search.query, catalog, understanding.language)
  const former = Object.entries({ ...wishes.options, ...state.search.wishes.options }).filter(([name]) => !asked[name])
  const missing: string[] = []
  let variants = own
  const narrow = (values: readonly string[], holds: (variant: ProductNow['variants'][number]) => boolean): void => {
    const having = variants.filter(holds)
    if (having.length > 0) variants = having
    else if (now.variants.some(holds)) missing.push(...values)
  }
  for (const [name, values] of former) {
    const fitting = new Set(fittingVariants(now, { [name]: values }))
    narrow(values, (variant) => fitting.has(variant))
  }
  for (const { surface, isDenied } of words) {
    const hasIt = ({ options }: ProductNow['variants'][number]) =>
      Object.values(options).some((value) => hasWord(value, surface))
    // A word of another value of the option that is asked for now was replaced by it.
    if (!isDenied && variants.some(hasIt)) narrow([surface], hasIt)
  }
  return { variants, missing }
}
