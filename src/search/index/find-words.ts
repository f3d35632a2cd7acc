import type { IndexParts } from './index-parts.ts'
import { countIn, type FieldName, fieldNames } from './indexed-fields.ts'
import type { ParsedText, ReadingSource } from './parsed-text.ts'

/** Where a word of a query stands in a product. */
export interface FoundWord {
  /** The first field that has it, in the order of `fieldNames`. */
  field: FieldName
  source: ReadingSource
}

/** By document, then by group of the query; null where the product has no reading of the group. */
export type FoundWords = Map<number, (FoundWord | null)[]>

/**
 * Where each word of a query stands in each of some products. Walks the postings of each term once: 5 words that each stand in 4,000
 * of 20,000 products take some 0.1 ms.
 */
export function findWords(
  query: Pick<ParsedText, 'groups'>,
  documents: readonly number[],
  parts: IndexParts,
): FoundWords {
  const places = new Map(documents.map((document, at) => [document, at]))
  const fieldsOf = new Map<string, Uint8Array>()
  for (const { readings } of query.groups) {
    for (const { terms } of readings) {
      for (const term of terms) if (!fieldsOf.has(term)) fieldsOf.set(term, firstFields(term, places, parts))
    }
  }
  return new Map(
    documents.map((document, at) => {
      const found = query.groups.map(({ readings }) => {
        let best: { field: number; source: ReadingSource } | null = null
        for (const { terms, source } of readings) {
          const fields = terms.map((term) => (fieldsOf.get(term) as Uint8Array)[at] as number)
          if (fields.includes(0)) continue
          const field = Math.min(...fields) - 1
          if (best === null || field < best.field) best = { field, source }
        }
        return best && { field: fieldNames[best.field] as FieldName, source: best.source }
      })
      return [document, found]
    }),
  )
}

/** By place of the document: 1 + the first field that has the term, 0 when none has. */
function firstFields(
  term: string,
  places: ReadonlyMap<number, number>,
  { vocabulary, postings }: IndexParts,
): Uint8Array {
  const first = new Uint8Array(places.size)
  const id = vocabulary.termId(term)
  if (id < 0) return first
  for (const { documents, counts, start, end } of postings.slicesOf(id)) {
    for (let at = start; at < end; at++) {
      const place = places.get(documents[at] as number)
      if (place === undefined) continue
      first[place] = 1 + fieldNames.findIndex((_, field) => countIn(counts[at] as number, field) > 0)
    }
  }
  return first
}
