import { quantile } from '../src/eval/search/evaluate.ts'
import type { SearchProduct } from '../src/search/search-product.ts'

export type QueryKind = 'typed' | 'typo' | 'hostile'
export type QuerySets = Record<QueryKind, string[]>
/** Of each kind of query, and of all together. */
export type Latencies = Record<QueryKind | 'all', Latency>

export interface SearchOrder {
  engine: 'spiel' | 'minisearch'
  products: number
  /** Times each query is run. */
  rounds: number
}

export interface Latency {
  p50: number
  p95: number
  p99: number
  max: number
}

export interface SearchRun {
  buildSeconds: number
  /** Of the thread's own processor time; undefined for a server. */
  buildCpuSeconds?: number
  /** Longest time one page of 500 took. */
  longestPageMs: number
  megabytes: number
  /** By way of asking, then by kind of query. */
  latencies: Record<string, Latencies>
  /** Samples taken again since another process had the core. */
  disturbed: number
  changes?: ChangesRun
}

export interface ChangesRun {
  /** Processor milliseconds of an upsert of 200 products, all in one go. */
  medianMs: number
  maxMs: number
  /** Longest processor time between two turns of the event loop while a third of the catalog is replaced and compacted away. */
  longestBlockMs: number
  compactions: number
}

/** What the measurement needs of an engine. */
export interface MeasuredEngine {
  add(products: SearchProduct[]): void
  /** The ways to ask it, each with a function that finds the best 20. */
  ways: Record<string, (query: string) => unknown>
}

export interface VectorsRun {
  vectors: number
  dimensions: number
  /** By kernel: the best 100 of all. */
  kernels: Record<'wasm' | 'javascript', { p50: number; p95: number }>
  /** Largest difference between the kernels in the score of one product. */
  largestDifference: number
  /** Share of the queries for which both name the same 100. */
  sameAnswers: number
}

export interface SizeRun {
  products: number
  spiel: SearchRun
  /** Undefined where MiniSearch or PostgreSQL is not measured. */
  miniSearch: SearchRun | undefined
  postgres: SearchRun | undefined
}

export interface SearchBench {
  /** False: made-up products and queries, since the shared ones are not here. */
  sharedData: boolean
  sizes: SizeRun[]
  vectors: VectorsRun
}

/** @param times in ms */
export function latencyOf(times: number[]): Latency {
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99), max: Math.max(...times) }
}
