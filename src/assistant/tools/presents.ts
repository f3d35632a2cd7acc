import type { GradedHit } from '../../search/find-hits.ts'
import { isAvailable } from '../../search/search-product.ts'

/**
 * Of presents those that have most of what the person likes, all where nothing of it was told. What is sold out comes last: it is no
 * present to begin with.
 */
export function presentsOf(hits: readonly GradedHit[]): GradedHit[] {
  const canBeHad = ({ grade }: GradedHit) => Number(grade.variants.some(isAvailable))
  return likedOf(hits).toSorted((a, b) => canBeHad(b) - canBeHad(a))
}

function likedOf(hits: readonly GradedHit[]): readonly GradedHit[] {
  const ofWords = ({ grade }: GradedHit) => grade.parts.filter(({ part }) => part === 'word')
  if (hits.every((hit) => ofWords(hit).length === 0)) return hits
  const liked = new Map(hits.map((hit) => [hit, ofWords(hit).filter(({ verdict }) => verdict === 'holds').length]))
  const most = Math.max(...liked.values())
  return most === 0 ? [] : hits.filter((hit) => liked.get(hit) === most).map(asPresent)
}

/** One thing that somebody likes is enough, whatever else is told of them. */
function asPresent(hit: GradedHit): GradedHit {
  const { fit, parts } = hit.grade
  const isOpen = fit === 'other' && parts.every(({ verdict }) => verdict !== 'fails')
  return isOpen ? { ...hit, grade: { ...hit.grade, fit: 'likely' } } : hit
}
