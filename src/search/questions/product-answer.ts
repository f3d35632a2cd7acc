import type { SearchProduct } from '../search-product.ts'
import type { FittingSizes } from './size-chart.ts'

/** What the shop's data says to a question about one product. */
export interface ProductAnswer {
  /**
   * - `yes`, `no`: the shop says that it is so, or that it is not
   * - `told`: asked for a value (how much, how long, which), and it is there
   * - `unknown`: the page does not say
   */
  verdict: 'yes' | 'no' | 'told' | 'unknown'
  /** Sentences of the description (at most 2) that say so, verbatim, best first; empty when a field says it. */
  quotes: string[]
  /** Options that say so: name with the values that answer (of "no": all values there are). */
  options: { name: string; values: string[] }[]
  /** Variants (ids) that hold what was asked, where options decide; all when nothing of the question is about options. */
  variants: string[]
  /** What was asked and is not told, in the shopper's words ("wireless"); empty = nothing to name. */
  untold: string[]
  /** Those of `untold` that stand for something: no "hm", no "then". */
  named?: string[]
  /** The options are sizes that what was told of somebody lies in, or between; or the sentence alone tells how it stands to them. */
  fits?: 'in' | 'between' | 'quoted'
  /** Of `told`: no rule tells it, but a sentence is likely to. */
  isLikely?: true
  /** Of `unknown`: the sentence that comes nearest, verbatim. */
  nearest?: string
}

/** All variants of a product. */
export const allOf = ({ variants }: SearchProduct): string[] => variants.map(({ id }) => id)

/** The page does not say. */
export const unknown = (product: SearchProduct, untold: readonly string[]): ProductAnswer => ({
  ...{ verdict: 'unknown', quotes: [], options: [], variants: allOf(product), untold: [...new Set(untold)] },
})

/** "Chest 64 cm": the sizes that the page tells for that. */
export function bySizes({ option, values, stand, said, asked }: FittingSizes, product: SearchProduct): ProductAnswer {
  const isOf = ({ options }: SearchProduct['variants'][number]) => values.includes(options[option.name] ?? '')
  const quotes = said === null ? [] : [said]
  const told: ProductAnswer = { ...unknown(product, []), verdict: 'told', quotes }
  // "Does the M hold 34 kg?"
  if (asked !== undefined && said !== null)
    return { ...told, verdict: stand === 'in' && values.includes(asked) ? 'yes' : 'no', fits: 'quoted' }
  // Beyond all of them: the page tells up to where.
  if (stand === 'beyond')
    return said === null
      ? { ...told, options: [{ name: option.name, values: option.values }] }
      : { ...told, fits: 'quoted' }
  const variants = product.variants.filter(isOf).map(({ id }) => id)
  return { ...told, options: [{ name: option.name, values }], variants, fits: stand }
}

/** "The waterproof one, longest battery": the variants that hold what each part asks of options. */
export function bothOf(told: ProductAnswer, all: readonly ProductAnswer[]): Partial<ProductAnswer> | undefined {
  const others = all.filter(
    ({ options, verdict, variants }) => options.length > 0 && verdict !== 'no' && variants.length > 0,
  )
  if (told.options.length === 0 || told.verdict === 'no' || others.length < 2) return undefined
  const variants = told.variants.filter((id) => others.every((one) => one.variants.includes(id)))
  const options = [...told.options, ...others.filter((one) => one !== told).flatMap((one) => one.options)]
  return variants.length > 0 ? { variants, options } : undefined
}

/** Of answers that do not tell what was asked the variants that are meant are kept. */
export function merged(answers: readonly ProductAnswer[], product: SearchProduct): ProductAnswer {
  const { options = [], variants = allOf(product) } = answers.find((one) => one.options.length > 0) ?? {}
  return {
    ...unknown(
      product,
      answers.flatMap(({ untold }) => untold),
    ),
    ...{ options, variants },
  }
}

/**
 * "My machine has an open basket. Can the Kestrel do that?": that it is the Kestrel answers nothing while something else is untold.
 * @param isName the clause says no more than the title
 */
export const isTold = (
  { verdict, quotes, options }: ProductAnswer,
  all: readonly ProductAnswer[],
  isName: boolean,
): boolean =>
  verdict !== 'unknown' &&
  (verdict !== 'yes' ||
    (isName ? 0 : quotes.length) + options.length > 0 ||
    all.every((one) => one.verdict !== 'unknown' || one.untold.length === 0))

/** Most sentences that answer one question. */
export const MOST_QUOTED = 2

/**
 * What is told of several things that are asked at once: yes or no where that holds of all of them, else what there is to read; what nothing tells
 * of stays untold.
 */
export function together(answers: readonly ProductAnswer[], product: SearchProduct): ProductAnswer {
  // What comes near the one ("ok in the rain?") and answers the other ("is it water resistant?") is told once.
  const isSaidBy = (one: ProductAnswer, other: ProductAnswer) =>
    other.verdict !== 'told' && one.quotes.length > 0 && one.quotes.every((quote) => other.quotes.includes(quote))
  const told = answers.filter(
    (one) => one.verdict !== 'unknown' && !(one.verdict === 'told' && answers.some((other) => isSaidBy(one, other))),
  )
  const [first, ...others] = told
  if (!first) return merged(answers, product)
  const untold = answers.flatMap((one) => (one.verdict === 'unknown' ? one.untold : []))
  const isOne =
    answers.every(({ verdict }) => verdict !== 'unknown') && others.every(({ verdict }) => verdict === first.verdict)
  // The best of each goes before what else there is of one.
  const quotes = [...told.flatMap((one) => one.quotes.slice(0, 1)), ...told.flatMap((one) => one.quotes.slice(1))]
  return {
    ...(told.find(({ options }) => options.length > 0) ?? first),
    verdict: isOne ? first.verdict : 'told',
    quotes: [...new Set(quotes)].slice(0, Math.max(MOST_QUOTED, told.length)),
    untold: [...new Set(untold)],
  }
}
