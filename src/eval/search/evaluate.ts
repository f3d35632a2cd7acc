/** ESCI's grades, or numbers already. */
export type Grade = 'E' | 'S' | 'C' | 'I' | number

/** A query and what people said of some products, by product id. */
export interface Judgment {
  query: string
  ratings: Record<string, Grade>
}

export interface QueryScore {
  query: string
  ndcg10: number
  /** Share of the first ten that anyone judged. */
  judged10: number
  /** Share of the exact products among the first 20; 1 when there is none to find. */
  recall20: number
  results: number
  latencyMs: number
}

export interface Evaluation {
  queries: QueryScore[]
  ndcg10: number
  judged10: number
  recall20: number
  zeroResultRate: number
  latencyMs: { p50: number; p95: number }
}

const gains: Record<string, number> = { E: 1, S: 0.1, C: 0.01, I: 0 }
const exactGain = 1

const gainOf = (grade: Grade | undefined): number =>
  grade === undefined ? 0 : typeof grade === 'number' ? grade : (gains[grade] ?? 0)

const discounted = (values: number[]): number =>
  values.slice(0, 10).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0)

export const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The value below which the given share (0..1) of the values lies; 0 without values. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** nDCG@10 with linear gains (E 1, S 0.1, C 0.01, I and unjudged 0) against the best order of the judged products. */
export function ndcg10(ids: string[], ratings: Record<string, Grade>): number {
  const ideal = discounted(
    Object.values(ratings)
      .map(gainOf)
      .sort((a, b) => b - a),
  )
  return ideal === 0 ? 0 : discounted(ids.map((id) => gainOf(ratings[id]))) / ideal
}

/** Runs all queries and scores them. `search` returns product ids, best first, 20 at least if there are as many. */
export function evaluate(options: { search: (query: string) => string[]; judgments: Judgment[] }): Evaluation {
  const queries = options.judgments.map(({ query, ratings }): QueryScore => {
    const start = performance.now()
    const ids = options.search(query)
    const latencyMs = performance.now() - start
    const top = ids.slice(0, 10)
    const largest = Math.max(exactGain, ...Object.values(ratings).map(gainOf))
    const exact = Object.keys(ratings).filter((id) => gainOf(ratings[id]) >= largest)
    const found = new Set(ids.slice(0, 20))
    return {
      query,
      ndcg10: ndcg10(ids, ratings),
      judged10: top.length === 0 ? 0 : top.filter((id) => Object.hasOwn(ratings, id)).length / top.length,
      recall20: exact.length === 0 ? 1 : exact.filter((id) => found.has(id)).length / exact.length,
      results: ids.length,
      latencyMs,
    }
  })
  const latencies = queries.map((query) => query.latencyMs)
  return {
    queries,
    ndcg10: mean(queries.map((query) => query.ndcg10)),
    judged10: mean(queries.map((query) => query.judged10)),
    recall20: mean(queries.map((query) => query.recall20)),
    zeroResultRate: mean(queries.map((query) => (query.results === 0 ? 1 : 0))),
    latencyMs: { p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95) },
  }
}
