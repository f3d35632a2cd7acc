import { HASH_EMBEDDER_ID } from './hash-embedder.ts'

const DEFAULT_MODEL_WEIGHT = 0.3

/**
 * The share of the vectors in the order of results: none for spelling hashes, which only serve similar products and queries that
 * found nothing.
 */
export function defaultVectorWeight(embedderId: string): number {
  return embedderId === HASH_EMBEDDER_ID ? 0 : DEFAULT_MODEL_WEIGHT
}

/**
 * Mixes scores by words with scores by vectors, each stretched to 0..1 over its own candidates; what one side did not find counts 0 there.
 * With weight 0 only what the words found is in the result, with weight 1 only what the vectors found. Where one side found
 * nothing at all, the other decides alone, whatever the weight.
 * @param weight share of the vectors, 0 to 1
 */
export function blend(
  lexical: ReadonlyMap<string, number>,
  vector: ReadonlyMap<string, number>,
  weight: number,
): Map<string, number> {
  if (!(weight >= 0 && weight <= 1)) throw new RangeError(`A weight is from 0 to 1, not ${weight}`)
  if (vector.size === 0 || (weight === 0 && lexical.size > 0)) return stretch(lexical)
  if (lexical.size === 0 || weight === 1) return stretch(vector)
  const mixed = new Map<string, number>()
  for (const [id, score] of stretch(lexical)) mixed.set(id, (1 - weight) * score)
  for (const [id, score] of stretch(vector)) mixed.set(id, (mixed.get(id) ?? 0) + weight * score)
  return mixed
}

/** Scores from 0 (the least) to 1 (the best); 1 for all when they are equal. */
function stretch(scores: ReadonlyMap<string, number>): Map<string, number> {
  let [least, most] = [Infinity, -Infinity]
  for (const score of scores.values()) {
    least = Math.min(least, score)
    most = Math.max(most, score)
  }
  const width = most - least
  return new Map([...scores].map(([id, score]) => [id, width > 0 ? (score - least) / width : 1]))
}
