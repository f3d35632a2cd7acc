import type { GradedHit } from '../../search/find-hits.ts'
import { isAvailable } from '../../search/search-product.ts'

/** What costs less than this share of what may be spent is no present, where others are. */
const LEAST_OF_LIMIT = 0.1

/**
 * Of presents those that have most of what the person likes and are for such a person, all where nothing of it was told. What is sold out comes last: it is no
 * present to begin with.
 * @param limit what may be spent, where that was told
 */
export function presentsOf(hits: readonly GradedHit[], limit = 0): GradedHit[] {
  const canBeHad = ({ grade }: GradedHit) => Number(grade.variants.some(isAvailable))
  const isWorth = ({ grade }: GradedHit) => grade.variants.some(({ price }) => (price ?? 0) >= limit * LEAST_OF_LIMIT)
  const liked = likedOf(hits)
  const worthy = liked.filter(isWorth)
  return (worthy.length > 0 ? worthy : [...liked]).toSorted((a, b) => canBeHad(b) - canBeHad(a))
}

function likedOf(hits: readonly GradedHit[]): readonly GradedHit[] {
  const countOf = ({ grade }: GradedHit) =>
    grade.parts.filter(({ part, isLiked, verdict }) => (isLiked || part === 'word') && verdict === 'holds').length
  if (hits.every(({ grade }) => !grade.parts.some(({ part }) => part === 'word'))) return hits
  const most = Math.max(...hits.map(countOf))
  return most === 0 ? [] : hits.filter((hit) => countOf(hit) === most)
}
