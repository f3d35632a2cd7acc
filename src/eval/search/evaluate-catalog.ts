import { findHits } from '../../search/find-hits.ts'
import { CatalogIndex } from '../../search/index/catalog-index.ts'
import { searchSettingsSchema } from '../../search/search.schema.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { StoreCatalog } from '../../search/store-catalog.ts'
import { understandQuery } from '../../search/understand-query.ts'
import { bootstrap, type Interval, pairedBootstrap } from './bootstrap.ts'
import { type Evaluation, evaluate, type Judgment, mean } from './evaluate.ts'
import { createTypoMaker } from './typos.ts'

export interface SearchReport {
  products: number
  queries: number
  buildMs: number
  indexBytes: number
  rows: { name: string; ndcg10: Interval; evaluation: Omit<Evaluation, 'queries'> }[]
  /** nDCG@10 of ours less that of plain BM25F on the same queries, with its 95 % interval. */
  gain: Interval & { relative: number }
  /** Score with one slip in each query as a share of the score without. */
  typoShare: { ours: number; plain: number }
  perQuery: { query: string; ours: number; plain: number; results: number }[]
}

const RESULTS = 20
const PAGE = 500
const NO_VECTORS = { scores: new Map<string, number>(), weight: 0 }

/** Search as shoppers get it: constraints are read out of the words and held. */
function spielSearch(catalog: StoreCatalog): (query: string) => string[] {
  const settings = searchSettingsSchema.parse({})
  return (q) => {
    const understood = understandQuery(q, catalog)
    const { hits } = findHits({ q, understood, filters: {}, limit: RESULTS, settings, nearest: NO_VECTORS }, catalog)
    return hits.slice(0, RESULTS).map(({ product }) => product.id)
  }
}

/** Scores search on a catalog with judged queries, beside a plain BM25F of our own, with and without a typo in each query. */
export function evaluateCatalog(
  products: SearchProduct[],
  judgments: Judgment[],
  { language, seed = 1 }: { language: string; seed?: number },
): SearchReport {
  const startedAt = performance.now()
  const catalog = new StoreCatalog({ language, currency: products[0]?.currency ?? 'USD' })
  for (let at = 0; at < products.length; at += PAGE) catalog.upsert(products.slice(at, at + PAGE))
  const buildMs = performance.now() - startedAt
  const plainIndex = new CatalogIndex({ language, plain: true })
  plainIndex.upsert(products)
  const plain = (query: string) => plainIndex.rank(plainIndex.parse(query), { limit: RESULTS }).map(({ id }) => id)
  const ours = spielSearch(catalog)
  const slip = createTypoMaker(seed)
  const mistyped = judgments.map(({ query, ratings }) => ({ query: slip(query), ratings }))
  const run = (search: (query: string) => string[], queries: Judgment[]) => evaluate({ search, judgments: queries })
  // Once unmeasured, so that the first queries do not pay for compiling.
  run(ours, judgments)
  const results = [
    { name: 'plain BM25F', evaluation: run(plain, judgments) },
    { name: 'Spiel', evaluation: run(ours, judgments) },
    { name: 'plain BM25F, one typo', evaluation: run(plain, mistyped) },
    { name: 'Spiel, one typo', evaluation: run(ours, mistyped) },
  ] as const
  const scores = results.map(({ evaluation }) => evaluation.queries.map((query) => query.ndcg10))
  const [plainScores, ourScores, plainTypo, ourTypo] = scores as [number[], number[], number[], number[]]
  const gain = pairedBootstrap(ourScores, plainScores, { seed })
  return {
    products: products.length,
    queries: judgments.length,
    buildMs,
    indexBytes: catalog.bytes,
    rows: results.map(({ name, evaluation: { queries, ...rest } }) => ({
      name,
      ndcg10: bootstrap(
        queries.map((query) => query.ndcg10),
        { seed },
      ),
      evaluation: rest,
    })),
    gain: { ...gain, relative: gain.mean / mean(plainScores) },
    typoShare: { ours: mean(ourTypo) / mean(ourScores), plain: mean(plainTypo) / mean(plainScores) },
    perQuery: judgments.map(({ query }, at) => ({
      query,
      ours: ourScores[at] as number,
      plain: plainScores[at] as number,
      results: results[1].evaluation.queries[at]?.results ?? 0,
    })),
  }
}
