import type { ScaleName } from '../data/scales.ts'
import type { Words } from '../text/word-lists.ts'

/** By what things are said to be more or less so. Words end with `*` where any ending may follow. */
export interface ScaleWords {
  /** "More", "most", "better"; "less", "fewest". */
  more: Words
  less: Words
  /** Of them what says that there is no more: "most", and how such a word ends: "est". */
  most: Words
  endings: Words
  /** Words for a scale. */
  of: Partial<Record<ScaleName, QualityWords>>
  /** Units by their symbol, besides those of `units`: `mile: 'mile miles'`. */
  units: Readonly<Record<string, Words>>
  /** Between two numbers of a range: "to" of "25 to 40 miles". */
  between: Words
  /** Behind an amount that is of something else: "400 g of down". */
  ofElse: Words
  /** Behind one that is of all of it: "24 lb empty". */
  ofWhole: Words
}

export interface QualityWords {
  /** Has much of it: "heavy", with forms that no rule makes: "further". */
  much?: Words
  /** Has little of it: "light". */
  little?: Words
  /** By what it is asked and told besides: "weigh", "weight". */
  by?: Words
}
