import type { IndexParts } from './index-parts.ts'
import { countIn, type FieldName, fieldNames } from './indexed-fields.ts'
import type { ParsedText, ReadingSource } from './parsed-text.ts'
import type { Boosts } from './title-boosts.ts'

/** Why a word of the query counted for a product. */
export interface ExplainedWord {
  /** The word as the index reads it (corrected). */
  word: string
  isStopWord: boolean
  /** What a full match of the word is worth in this catalog. */
  value: number
  /** The reading that counted, null when the product has none of them. */
  reading: { terms: string[]; source: ReadingSource; weight: number } | null
  /** How often the reading's terms stand in each field that has one. */
  fields: Partial<Record<FieldName, number>>
  /** What the word added to the score. */
  score: number
}

export interface Explanation {
  id: string
  score: number
  codeMatch: boolean
  words: ExplainedWord[]
  corrections: { from: string; to: string }[]
  /** Share (0..1) of the sum of the words that was kept, for the words of the query that are missing. */
  keptShare: number
  boosts: Readonly<Boosts>
}

/** What each word of the query adds to a document's score; walks the postings, so it is for a few hits only. */
export function explainWords(query: ParsedText, document: number, parts: IndexParts): ExplainedWord[] {
  const values = parts.scorer.valuesOf(query)
  return query.groups.map((group, index) => {
    const value = values[index] as number
    const explained: ExplainedWord = {
      word: group.surface,
      isStopWord: group.isStopWord,
      value,
      reading: null,
      fields: {},
      score: 0,
    }
    for (const reading of group.readings) {
      const counts = reading.terms.map((term) => packedCounts(term, document, parts))
      if (counts.includes(0)) continue
      const strengths = counts.map((packed) => parts.scorer.strength(packed, document))
      const strength = strengths.reduce((sum, one) => sum + one, 0) / strengths.length
      const score = value * reading.weight * strength
      if (score <= explained.score) continue
      explained.reading = { terms: reading.terms, source: reading.source, weight: reading.weight }
      explained.fields = fieldsOf(counts)
      explained.score = score
    }
    return explained
  })
}

function fieldsOf(counts: number[]): ExplainedWord['fields'] {
  const fields: ExplainedWord['fields'] = {}
  for (const [field, name] of fieldNames.entries()) {
    const count = counts.reduce((sum, packed) => sum + countIn(packed, field), 0)
    if (count > 0) fields[name] = count
  }
  return fields
}

/** The counts of a term in a document as `addCount` packs them; 0 when it has none. */
function packedCounts(term: string, document: number, { vocabulary, postings }: IndexParts): number {
  const id = vocabulary.termId(term)
  let found = 0
  if (id < 0) return found
  for (const { documents, counts, start, end } of postings.slicesOf(id)) {
    for (let at = start; at < end; at++) if (documents[at] === document) found = counts[at] as number
  }
  return found
}
