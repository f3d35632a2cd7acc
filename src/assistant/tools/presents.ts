import type { GradedHit } from '../../search/find-hits.ts'
import { isAvailable } from '../../search/search-product.ts'

/**
 * Of presents those that have most of what the person likes and are for such a person, all where nothing of it was told. What is sold out comes last: it is no
 * present to begin with.
 */
export function presentsOf(hits: readonly GradedHit[]): GradedHit[] {
  const canBeHad = ({ grade }: GradedHit) => Number(grade.variants.some(isAvailable))
  return likedOf(hits).toSorted((a, b) => canBeHad(b) - canBeHad(a))
}

function likedOf(hits: readonly GradedHit[]): readonly GradedHit[] {
  const countOf = ({ grade }: GradedHit) =>
    grade.parts.filter(({ part, isLiked, verdict }) => (isLiked || part === 'word') && verdict === 'holds').length
  if (hits.every(({ grade }) => !grade.parts.some(({ part }) => part === 'word'))) return hits
  const most = Math.max(...hits.map(countOf))
  return most === 0 ? [] : hits.filter((hit) => countOf(hit) === most)
}
