import type { IndexParts } from './index-parts.ts'
import { countIn, type FieldName, fieldNames, mostPacked } from './indexed-fields.ts'
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
  const fieldsOf = new Map<string, Uint8Array>()
  markPlaces(documents, parts)
  for (const { readings } of query.groups) {
    for (const { terms } of readings) {
      for (const term of terms) if (!fieldsOf.has(term)) fieldsOf.set(term, firstFields(term, documents.length, parts))
    }
  }
  for (const document of documents) if (document >= 0) placeOf[document] = 0
  const groups = query.groups.map(({ readings }) =>
    readings.map(({ terms, source }) => ({
      source,
      fields: terms.map((term) => fieldsOf.get(term) as Uint8Array),
    })),
  )
  return new Map(documents.map((document, at) => [document, groups.map((readings) => foundIn(readings, at))]))
}

interface ReadingFields {
  source: ReadingSource
  /** Of each of its terms, as `firstFields` tells them. */
  fields: readonly Uint8Array[]
}

function foundIn(readings: readonly ReadingFields[], at: number): FoundWord | null {
  let best: number = fieldNames.length
  let by: ReadingSource | null = null
  for (const { source, fields } of readings) {
    let field: number = fieldNames.length
    for (const first of fields) {
      const own = first[at] as number
      field = own === 0 ? Number.POSITIVE_INFINITY : Math.min(field, own - 1)
      if (own === 0) break
    }
    if (field >= best) continue
    best = field
    by = source
  }
  const field = fieldNames[best]
  return by === null || field === undefined ? null : { field, source: by }
}

/** By document, while words are looked for: 1 + its place among those asked for, 0 for all others. */
let placeOf = new Uint32Array(0)

function markPlaces(documents: readonly number[], { documents: { count } }: IndexParts): void {
  if (placeOf.length < count) placeOf = new Uint32Array(Math.ceil(count * 1.25))
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] as number
    if (document >= 0) placeOf[document] = at + 1
  }
}

/** By counts as `addCount` packs them: 1 + the first field that has any. */
const firstFieldOf = Uint8Array.from(
  { length: mostPacked + 1 },
  (_, packed) => 1 + fieldNames.findIndex((_, field) => countIn(packed, field) > 0),
)

/** By place of the document: 1 + the first field that has the term, 0 when none has. */
function firstFields(term: string, count: number, { vocabulary, postings }: IndexParts): Uint8Array {
  const first = new Uint8Array(count)
  const id = vocabulary.termId(term)
  if (id < 0) return first
  for (const { documents, counts, start, end } of postings.slicesOf(id)) {
    for (let at = start; at < end; at++) {
      const place = placeOf[documents[at] as number] as number
      if (place > 0) first[place - 1] = firstFieldOf[counts[at] as number] as number
    }
  }
  return first
}
