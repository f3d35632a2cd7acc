import type { ProductNow } from '../../catalog/get-product.ts'
import { readWish } from '../../search/read-wish.ts'
import type { SearchVariant } from '../../search/search-product.ts'
import type { TurnScope } from '../turn-scope.ts'
import { isNamedIn, shownForm } from './form-meant.ts'
import { fittingVariants, searchedOf } from './present-product.ts'

type VariantNow = ProductNow['variants'][number]

type Options = Record<string, string[]>

/** What of the open wish still holds for a product that was shown for it. */
export interface WishedVariants {
  /** Those that have what is asked now, and what was wished for before as far as there are such. */
  variants: VariantNow[]
  /** Values wished for before that none of those has which have what is asked now: "XL", of a shirt that comes in blue up to L. */
  missing: string[]
  /** Values that were not wanted, and that all of those have which have the rest. */
  denied: string[]
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
  own: VariantNow[],
): WishedVariants {
  const missing: string[] = []
  let variants = own
  const narrow = (values: readonly string[], holds: (variant: VariantNow) => boolean): void => {
    const having = variants.filter(holds)
    if (having.length > 0) variants = having
    else if (now.variants.some(holds)) missing.push(...values)
  }
  const narrowBy = (options: Options, known: Options): void => {
    for (const [name, values] of Object.entries(options)) {
      if (isNamedIn(known, name)) continue
      const fitting = new Set(fittingVariants(now, { [name]: values }))
      narrow(values, (variant) => fitting.has(variant))
    }
  }
  // What was said of this product goes before what was looked for.
  const form = state.forms?.[now.externalId] ?? {}
  const known = { ...asked, ...form }
  const { search } = state
  const reading =
    search && state.shown.includes(now.externalId)
      ? readWish(search.query, catalog, understanding.language, { parts: search.parts })
      : null
  const denied: string[] = []
  // What was refused goes before all of it: rather is another wish given up.
  const refused = reading ? { ...reading.wishes.notOptions, ...search?.wishes.notOptions } : {}
  for (const [name, values] of Object.entries(refused)) {
    // "The leather one then" takes back what was not wanted.
    if (isNamedIn(known, name)) continue
    const having = new Set(fittingVariants(now, { [name]: values }))
    const left = variants.filter((variant) => !having.has(variant))
    if (left.length > 0) variants = left
    else denied.push(...values)
  }
  narrowBy(form, asked)
  const shown = shownForm(state, now)
  if (!reading) return { variants: asShown(variants, shown, known), missing, denied }
  narrowBy({ ...reading.wishes.options, ...search?.wishes.options }, known)
  const product = searchedOf(now)
  const byId = new Map(product.variants.map((variant) => [variant.id, variant]))
  for (const { word, isIn } of reading.optionWords(product)) {
    const holds = ({ externalId }: VariantNow) => isIn(byId.get(externalId) as SearchVariant)
    // A word of another value of the option that is asked for now was replaced by it.
    if (variants.some(holds) || word === null) narrow(word ? [word.surface] : [], holds)
  }
  return { variants: asShown(variants, shown, known), missing, denied }
}

/**
 * Those that were shown, else those that are most like these: "the kettle in red", of one that was shown in glass and 1 l. Where what was shown came
 * in several values of an option, none of them was chosen.
 */
function asShown(variants: VariantNow[], shown: readonly VariantNow[], asked: Options): VariantNow[] {
  const isAsked = Object.keys(asked).length > 0
  const same = variants.filter((one) => shown.includes(one))
  if (same.length > 0 && !isAsked) return same
  const names = new Set(shown.flatMap(({ options }) => Object.keys(options)))
  return [...names].reduce((left, name) => {
    const [value, ...others] = new Set(shown.map(({ options }) => options[name]))
    const isChosen = others.length === 0 && !isNamedIn(asked, name.toLowerCase())
    const alike = isChosen ? left.filter(({ options }) => options[name] === value) : []
    return alike.length > 0 ? alike : left
  }, variants)
}
