import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { type LikelyProduct, likelihoodOf, type Signs, signNames } from './rank-needed.ts'

type Weights = Readonly<Record<keyof Signs, number>>

/**
 * How much each sign tells of what is said next: of what was looked for before, of what is said now where that says more of it, and where it
 * is another need. Learned from `test/data/needs` by `node scripts/learn-needs.ts`.
 */
const ofFormer: Weights = { head: -3, texts: 8.4, kind: -0.7, words: 1.9 }
const ofMore: Weights = { head: -13.7, texts: 27.6, kind: 0.2, words: 0.15 }
const ofOther: Weights = { head: -10.9, texts: 24.5, kind: 9, words: -0.2 }
/** What was less likely than this share of the best is not what was looked for before, whatever is said of it; the same of what is of no kind that was shown. */
const LEAST_WANTED = 0.4
const LEAST_UNLIKE = 0.7
/** So many of those shown tell of which kind that was. */
const MOST_SHOWN = 3
/** How fast a product gets less likely that is behind the best. */
const SLOPE = 0.1

/** What is said behind a wish. */
export interface Followed {
  /** The signs of what was looked for before, as `signsOf` reads them. */
  former: readonly [SearchProduct, Signs][]
  /** External ids of what was shown for that, the best first. */
  shown: readonly string[]
  /** The signs of what is said now. */
  said: readonly [SearchProduct, Signs][]
  /** How likely it is another need, 0..1. */
  other: number
}

/** Whether a product was shown, or is of a kind that those shown first are of. @param shown external ids, the best first */
export function kinOf(shown: readonly string[], { kinds }: StoreCatalog): (id: string) => boolean {
  const isKind = (_: number, at: number) => at % 2 === 0
  const own = new Set(shown.slice(0, MOST_SHOWN).flatMap((id) => kinds.kindsOf(id).filter(isKind)))
  const all = new Set(shown)
  return (id) => all.has(id) || kinds.kindsOf(id).some((kind, at) => at % 2 === 0 && own.has(kind))
}

/**
 * Products by how likely they are meant by what is said behind a wish: "it has to survive the dishwasher", behind chopping boards, tells
 * which of these; "and something to keep it sharp", behind knives, what else is wanted. Best first; the best is worth 1.
 */
export function rankFollowed({ former, shown, said, other }: Followed, catalog: StoreCatalog): LikelyProduct[] {
  const before = new Map(former.map(([{ id }, signs]) => [id, signs]))
  const now = new Map(said.map(([{ id }, signs]) => [id, signs]))
  const wanted = new Map([...before].map(([id, signs]) => [id, likelihoodOf(signs)]))
  const most = Math.max(0, ...wanted.values())
  const isAlike = kinOf(shown, catalog)
  const isWanted = (id: string) => (wanted.get(id) ?? 0) >= most * (isAlike(id) ? LEAST_WANTED : LEAST_UNLIKE)
  const products = [...new Set([...before.keys(), ...now.keys()])].flatMap((id) => catalog.index.productById(id) ?? [])
  const same = shares(
    products.map(({ id }) =>
      isWanted(id) ? sum(before.get(id), ofFormer) + sum(now.get(id), ofMore) : Number.NEGATIVE_INFINITY,
    ),
  )
  const another = shares(products.map(({ id }) => sum(now.get(id), ofOther)))
  const likely = products
    .map((product, at) => ({
      product,
      likelihood: (1 - other) * (same[at] as number) + other * (another[at] as number),
    }))
    .sort((a, b) => b.likelihood - a.likelihood)
  const best = likely[0]?.likelihood ?? 1
  return likely.map(({ product, likelihood }) => ({ product, likelihood: (likelihood / best) ** SLOPE }))
}

const sum = (signs: Signs | undefined, weights: Weights): number =>
  signs ? signNames.reduce((all, name) => all + signs[name] * weights[name], 0) : 0

/** Of one, by their sums (softmax). */
function shares(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const worths = sums.map((one) => Math.exp(one - most))
  const all = worths.reduce((total, worth) => total + worth, 0)
  return worths.map((worth) => worth / all)
}
