import type { Content } from '../../language/data/contents.ts'
import type { ContentNeed } from '../../language/readers/read-wished-contents.ts'
import { accepts, isKindWord, kindOfName, type OptionKind, sizeRank } from '../../language/text/families.ts'
import { foldName } from '../../language/text/fold.ts'
import { remembering } from '../../shared/remembering.ts'
import {
  isAvailable,
  isReduced,
  type SearchFilters,
  type SearchProduct,
  type SearchVariant,
} from '../search-product.ts'

/**
 * What a shopper insists on, as read from words: values take in their families (blue: navy; S: small; "EU 42": 42), across
 * languages and names of options ("color", "Farbe", "frame color").
 */
export interface ConstraintFilters extends SearchFilters {
  /** Values not wanted, by option name. A variant without the option fits. */
  notOptions?: Record<string, string[]>
  /** What must not be in it, and diets to be kept, by content. They filter nothing: grades hold products against them. */
  contents?: WishedContents
  /** Whether a product that does not tell an option or a price may fit: silence is not No. */
  mayBeUntold?: boolean
  /** Filters that must hold besides, meant as they stand: only the same value of the option with the same name, case and accents aside. */
  literal?: SearchFilters
}

/** By content what is needed of it, and what the shopper calls it. */
export type WishedContents = Readonly<Partial<Record<Content, { need: ContentNeed; said: string | null }>>>

/** Tells which variants of a product a shopper with these filters may be shown; null = the product is not for them. */
export type CompiledFilter = (product: SearchProduct) => SearchVariant[] | null

/**
 * Makes a filter of what a shopper insists on. What is about variants (price, stock, options) must hold on one and the
 * same variant. A product without variants fits only when nothing is asked of variants. Remembers how each text of the
 * catalog fared, so keep the function for a whole search. 20,000 products
 * with 80,000 variants that share their options (`SharedOptions`) took 1.5 to 4 ms, 10 to 16 ms when none are shared.
 */
export function compileFilters({ literal = {}, mayBeUntold = false, ...filters }: ConstraintFilters): CompiledFilter {
  const fitsProduct = both(productTest(filters), productTest(literal))
  const fitsVariant = both(
    variantTest(filters, { families: true, mayBeUntold }),
    variantTest(literal, { families: false, mayBeUntold: false }),
  )
  return (product) => {
    if (fitsProduct && !fitsProduct(product)) return null
    const { variants } = product
    if (!fitsVariant || (mayBeUntold && variants.length === 0)) return variants
    const misfit = variants.findIndex((variant) => !fitsVariant(variant))
    // Most products fit with all their variants or with none: neither needs a list of its own.
    if (misfit < 0) return variants.length > 0 ? variants : null
    let fitting: SearchVariant[] | null = misfit > 0 ? variants.slice(0, misfit) : null
    for (let at = misfit + 1; at < variants.length; at++) {
      const variant = variants[at] as SearchVariant
      if (!fitsVariant(variant)) continue
      if (fitting) fitting.push(variant)
      else fitting = [variant]
    }
    return fitting
  }
}

/** The answer of `matchesFilters`. */
export interface FilterMatch {
  matches: boolean
  /** Those that fit. */
  variants: SearchVariant[]
}

/** One product against filters; for many products use `compileFilters`. */
export function matchesFilters(product: SearchProduct, filters: ConstraintFilters): FilterMatch {
  const variants = compileFilters(filters)(product)
  return { matches: variants !== null, variants: variants ?? [] }
}

/** Whether every product fits, so that none need be looked at. */
export const isForAll = ({ literal = {}, mayBeUntold = false, ...filters }: ConstraintFilters): boolean =>
  ![filters, literal].some((one) => productTest(one) || variantTest(one, { families: false, mayBeUntold }))

type Test<T> = (value: T) => boolean

function both<T>(one: Test<T> | null, other: Test<T> | null): Test<T> | null {
  if (!one || !other) return one ?? other
  return (value) => one(value) && other(value)
}

function productTest({ vendor, category, tags }: SearchFilters): Test<SearchProduct> | null {
  const tests: Test<SearchProduct>[] = []
  if (vendor !== undefined) {
    const wanted = foldName(vendor)
    const isVendor = remembering((text) => foldName(text) === wanted)
    tests.push((product) => product.vendor !== null && isVendor(product.vendor))
  }
  if (category !== undefined) {
    const wanted = pathOf(category)
    const isWithin = remembering((text) => pathOf(text).includes(wanted))
    tests.push((product) => product.category !== null && isWithin(product.category))
  }
  for (const tag of tags ?? []) {
    const wanted = foldName(tag)
    const isTag = remembering((text) => foldName(text) === wanted)
    tests.push((product) => product.tags.some(isTag))
  }
  if (tests.length === 0) return null
  return (product) => tests.every((test) => test(product))
}

/** "Men > Tops" is in Men, in Tops and in Men > Tops: each of them is a piece of this text. */
const pathOf = (category: string): string => `>${category.split('>').map(foldName).join('>')}>`

const MOST_OPTIONS = 10_000

/** How a test takes what is wished: values in their families, and a variant that does not tell. */
interface TestKind {
  families: boolean
  mayBeUntold: boolean
}

function variantTest(
  filters: Omit<ConstraintFilters, 'mayBeUntold'>,
  { families, mayBeUntold }: TestKind,
): Test<SearchVariant> | null {
  const { priceMin = -Infinity, priceMax = Infinity, inStock, reduced, options = {}, notOptions = {} } = filters
  const wanted = Object.entries(options).map(([name, values]) => optionTest(name, values, families))
  const denied = Object.entries(notOptions).map(([name, values]) => optionTest(name, values, families))
  const hasPrice = filters.priceMin !== undefined || filters.priceMax !== undefined
  if (!hasPrice && !inStock && !reduced && wanted.length === 0 && denied.length === 0) return null
  const fitsOptions = optionsTest(wanted, denied, mayBeUntold)
  return (variant) => {
    const { price } = variant
    if (hasPrice && (price === null ? !mayBeUntold : !(price >= priceMin && price <= priceMax))) return false
    if (inStock && !isAvailable(variant)) return false
    if (reduced && !isReduced(variant)) return false
    return fitsOptions === null || fitsOptions(variant.options)
  }
}

type Options = Record<string, string>
/** Asks the options of a variant for wanted values; null when it has no such option. */
export type OptionTest = (options: Options) => boolean | null

/** Decides once for variants that share their options: see `SharedOptions`. */
function optionsTest(
  wanted: OptionTest[],
  denied: OptionTest[],
  mayBeUntold: boolean,
): ((options: Options) => boolean) | null {
  if (wanted.length === 0 && denied.length === 0) return null
  const known = new Map<Options, boolean>()
  return (options) => {
    const before = known.get(options)
    if (before !== undefined) return before
    const holds = (test: OptionTest) => {
      const told = test(options)
      return told === null ? mayBeUntold : told
    }
    const fits = wanted.every(holds) && !denied.some((test) => test(options) === true)
    if (known.size < MOST_OPTIONS) known.set(options, fits)
    return fits
  }
}

/** How well the name of a variant's option answers to the wanted one: the same, the same kind, of that kind ("lens colour"). */
type Rank = 1 | 2 | 3

interface NameVerdict {
  rank: Rank
  /** Null where the value is nothing of the kind: "17-inch" of a "screen size" is no size as one wears it. */
  accepts: (value: string) => boolean | null
}

/** True: has a wanted value. False: has the option with other values. Null: has no such option. */
export function optionTest(wantedName: string, values: string[], families: boolean): OptionTest {
  const name = foldName(wantedName)
  const wantedKind = families ? kindOfName(name) : null
  const folded = values.map((value) => foldName(value))
  const acceptsFor = (kind: OptionKind | null) =>
    remembering((value) =>
      families ? values.some((wanted) => accepts(kind, wanted, value)) : folded.includes(foldName(value)),
    )
  const ownKind = acceptsFor(wantedKind?.kind ?? null)
  const verdictOn = remembering((text): NameVerdict | null => {
    const own = foldName(text)
    if (own === name) return { rank: 1, accepts: ownKind }
    const kind = wantedKind?.plain ? kindOfName(own) : null
    if (wantedKind?.kind === 'size' && !kind && isKindWord('size', own.slice(own.lastIndexOf(' ') + 1)))
      return { rank: 3, accepts: (value) => (sizeRank(value) === null ? null : ownKind(value)) }
    if (!kind || kind.kind !== wantedKind?.kind) return null
    return { rank: kind.plain ? 2 : 3, accepts: ownKind }
  })
  return (options) => {
    let best = 4
    let fits: boolean | null = null
    for (const own in options) {
      const verdict = verdictOn(own)
      if (!verdict || verdict.rank > best) continue
      const isFitting = verdict.accepts(options[own] as string)
      if (isFitting === null) continue
      // Of two options that answer equally well, "frame color" and "lens color", one may do.
      fits = verdict.rank < best ? isFitting : isFitting || fits === true
      best = verdict.rank
    }
    return fits
  }
}
