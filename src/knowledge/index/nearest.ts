import { facetMatch } from '../../language/facets/taught-facets.ts'
import type { Entry } from './entry.ts'
import type { Wish } from './question.ts'
import type { KnownWish } from './signs.ts'
import { weights } from './weights.ts'

/** Passages that tell what is asked in other words: so many at the most, and how likely they tell it at the least. */
const MOST_TELLING = 10
const LEAST_MATCH = 0.15

/** The passages most likely to tell what is asked, whatever their words, by their numbers. */
export function telling(entries: readonly Entry[], asked: Float32Array): number[] {
  const found: [entry: number, match: number][] = []
  for (const [at, { sentences }] of entries.entries()) {
    let match = 0
    for (const { facets } of sentences) match = Math.max(match, facetMatch(asked, facets))
    if (match >= LEAST_MATCH) found.push([at, match])
  }
  return found
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST_TELLING)
    .map(([at]) => at)
}

/** BM25 of the passages that have any of what is asked, over the weighted fields, by their numbers. */
export function bm25(known: readonly KnownWish[], entries: readonly Entry[], meanWords: number): Map<number, number> {
  const scores = new Map<number, number>()
  for (const { counts, weight } of known) {
    for (const [entry, count] of counts) {
      const length = (entries[entry] as Entry).words / meanWords
      const norm = weights.k1 * (1 - weights.lengthShare + weights.lengthShare * length)
      scores.set(entry, (scores.get(entry) ?? 0) + (weight * count * (weights.k1 + 1)) / (count + norm))
    }
  }
  return scores
}

/** How much a wish weighs: the more the fewer passages have it. @param having passages with it */
export function weightOf(
  kind: Wish['kind'],
  having: number,
  { passages, rarest }: { passages: number; rarest: number },
): number {
  const idf = Math.log(1 + (passages - having + 0.5) / (having + 0.5))
  if (kind === 'light') return weights.light * (having === 0 ? 0 : Math.max(idf, 0.1 * rarest))
  if (kind === 'topic') return having === 0 ? weights.unknownTopic * rarest : Math.max(idf, weights.leastTopic * rarest)
  if (kind === 'name' && having === 0) return weights.unknownName * rarest
  const isForeign = kind === 'foreign'
  if (having === 0) return (isForeign ? weights.unknownForeign : weights.unknownWord) * rarest
  return (isForeign ? weights.foreign : weights.word) * Math.max(idf, 0.1 * rarest)
}
