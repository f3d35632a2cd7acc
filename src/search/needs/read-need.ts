import type { StoreCatalog } from '../store-catalog.ts'
import { type CalledFor, calledFor } from './called-for.ts'
import { type RankedProduct, rankNeeded } from './rank-needed.ts'

/** A product that words call for. */
export interface Needed extends RankedProduct {
  /** Whether the text names the kind of goods that it is of. */
  isNamed: boolean
}

/** What a text calls for, whether it names it or not, and what a shop has of that. */
export interface Need {
  /** What the text calls for, the likeliest first. */
  products: readonly Needed[]
  /**
   * Whether it surely calls for something that the shop has nothing like: "need to read in bed" in a shop of cheese. Of 268 first messages that
   * a shop of `test/data/needs` can answer 13 are read so, and of 3,484 to the other shops 2,316.
   */
  isUnsold: boolean
  /** Whether nothing of the shop is near enough to be shown for it, though something may be: of 487 messages 80 are read so, of which 14 have the right one first. */
  isUnsure: boolean
  /** Whether it names a kind of which the shop has nothing, and calls for nothing that the shop sells as much as for that: "do you have christmas trees?" */
  namesUnsold: boolean
}

/**
 * Reads what a text calls for.
 * @param text bounded by the caller
 * @param language of the text, ISO 639-1
 */
export function readNeed(text: string, language: string, catalog: StoreCatalog): Need {
  const called = calledFor(text, language)
  const isSold = ({ kind }: CalledFor) => catalog.kinds.of(kind) !== undefined
  const sold = called.filter(isSold)
  const best = sold[0]?.score ?? 0
  const most = called[0]?.score ?? 0
  const products = neededProducts(rankNeeded(text, language, catalog), sold, catalog)
  const likely = products[0]?.likelihood ?? 0
  const isFar = best < most * LEAST_SOLD
  const isRead = catalog.kinds.count >= catalog.index.size * LEAST_READ
  const isSaidSold = sold.some(({ isSaid }) => isSaid)
  const isUnsure = most > 0 && !isSaidSold && (products[0]?.sureness ?? 0) < LEAST_SURE
  return {
    products,
    isUnsure,
    // "I got an induction hob and none of my kettles work on it" may mean a kettle.
    isUnsold: most > SURELY_CALLED && isRead && !isSaidSold && (likely < LEAST_LIKELY || (isFar && likely < LIKELY)),
    namesUnsold: likely < LIKELY && called.some((one) => one.isNamed && !isSold(one) && one.score >= best),
  }
}

/** As surely as this the lexicon tells what a text calls for. */
const SURELY_CALLED = 6
/** What is less sure to help than this is not shown for a need. */
const LEAST_SURE = 0.35
/** Where nothing is likelier than this, the shop has nothing like it. */
const LEAST_LIKELY = 0.2
/** What is as likely as this may be it, though it is not called so. */
const LIKELY = 0.45
/** The same where it is less called for than this share of what is called for most. */
const LEAST_SOLD = 0.5
/** The titles of so many of its products must name a kind. */
const LEAST_READ = 0.5

/** So many kinds that are sold are looked at. */
const MOST_KINDS = 40
/** What is as sure as this stays first. */
const SURE = 0.6
/** What is less likely than this share of the best is not taken. */
const LEAST_SHARE = 0.375
/** What is less likely than this is not needed at all. */
const LEAST_NEEDED = 0.15

/**
 * "My drinks are always warm": where the likeliest is so by its words alone, what surer helps goes before it.
 * Each is as likely as its place is. Of 438 messages of `test/data/needs` the first is right for 294, and for 277 without this.
 */
function surestFirst(ranked: readonly RankedProduct[]): readonly RankedProduct[] {
  const [first] = ranked
  if (!first || first.sureness >= SURE) return ranked
  const surest = ranked.toSorted((a, b) => b.sureness - a.sureness)
  return surest.map((one, at) => ({ ...one, likelihood: ranked[at]?.likelihood ?? 0 }))
}

function neededProducts(
  ranked: readonly RankedProduct[],
  sold: readonly CalledFor[],
  { kinds }: StoreCatalog,
): Needed[] {
  const named = sold.slice(0, MOST_KINDS).flatMap(({ kind, isNamed }) => [...((isNamed && kinds.of(kind)) || [])])
  const called = new Set(named.map(([id]) => id))
  const least = Math.max(LEAST_NEEDED, (ranked[0]?.likelihood ?? 0) * LEAST_SHARE)
  return surestFirst(ranked.filter(({ likelihood }) => likelihood >= least)).map((one) => ({
    ...one,
    isNamed: called.has(one.product.id),
  }))
}
