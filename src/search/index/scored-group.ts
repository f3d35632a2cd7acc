import type { Documents } from './documents.ts'
import type { Vocabulary } from './index-vocabulary.ts'
import type { QueryGroup, Reading } from './parsed-text.ts'
import type { Postings } from './postings.ts'

/** A group ready to be scored. */
export interface ScoredGroup {
  group: QueryGroup
  /** Inverse document frequency times the group's weight; 0 when no product has it. */
  value: number
  entries: number
}

export function scoredGroup(
  group: QueryGroup,
  { vocabulary, documents, postings }: { vocabulary: Vocabulary; documents: Documents; postings: Postings },
): ScoredGroup {
  let count = 0
  let likeCount = 0
  let entries = 0
  for (const reading of group.readings) {
    const counts = reading.terms.map((term) => vocabulary.countOf(term))
    const least = Math.min(...counts)
    if (least === 0) continue
    for (const term of reading.terms) entries += postings.entriesOf(vocabulary.termId(term))
    // How rare a thing is, is told by the word typed, not by a rarer spelling of it.
    if (reading.source === 'typed' || reading.source === 'joined') count = Math.max(count, least)
    else likeCount = Math.max(likeCount, least)
  }
  const used = count > 0 ? count : likeCount
  const value = used === 0 ? 0 : group.weight * Math.log(1 + (documents.size - used + 0.5) / (used + 0.5))
  return { group, value, entries }
}

/** Whether two groups add the same to the same products. */
export function isSame(one: ScoredGroup, other: ScoredGroup): boolean {
  const [a, b] = [one.group, other.group]
  if (one === other) return true
  if (a.surface !== b.surface || one.value !== other.value || a.weight !== b.weight) return false
  return (
    a.readings.length === b.readings.length &&
    a.readings.every((reading, at) => {
      const twin = b.readings[at] as Reading
      return reading.weight === twin.weight && reading.terms.join(' ') === twin.terms.join(' ')
    })
  )
}
