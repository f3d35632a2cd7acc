import { type Documents, maxLength } from './documents.ts'
import { countIn, descriptionField, descriptionShift, fieldNames } from './indexed-fields.ts'
import type { RankSettings } from './settings.ts'

const fieldCount = fieldNames.length
const tableWidth = maxLength + 1
const onlyOtherFields = (1 << descriptionShift) - 1
const descriptionNorms = descriptionField * tableWidth

/** What tells how much a word counts in a document. */
export interface Lengthening {
  /** Words in each field, by document. */
  lengths: Uint16Array
  /** Weight / length normalization by field and length. */
  norms: Float32Array
  k1: number
  /** Of the documents that it holds for. */
  version: number
}

/** @param former of the same documents as they were before */
export function lengtheningOf(
  { documents, settings }: { documents: Documents; settings: RankSettings },
  former: Lengthening | undefined,
): Lengthening {
  const { version, lengths } = documents
  if (former?.version === version) return former
  const norms = former?.norms ?? new Float32Array(fieldCount * tableWidth)
  for (let field = 0; field < fieldCount; field++) {
    const share = settings.lengthShares[field] as number
    const average = Math.max(1, documents.averageLength(field))
    const weight = settings.fieldWeights[field] as number
    for (let length = 0; length < tableWidth; length++) {
      norms[field * tableWidth + length] = weight / (1 - share + (share * length) / average)
    }
  }
  return { lengths, norms, k1: settings.k1, version }
}

/** Saturated weight of a term in a document, 0..1. */
export function strengthOf(packed: number, document: number, { lengths, norms, k1 }: Lengthening): number {
  // Most entries are words of descriptions only: to look at all fields takes twice the time.
  const isInDescription = (packed & onlyOtherFields) === 0
  const length = lengths[document * fieldCount + descriptionField] as number
  const frequency = isInDescription
    ? (packed >>> descriptionShift) * (norms[descriptionNorms + length] as number)
    : frequencyIn(packed, document, lengths, norms)
  return frequency / (k1 + frequency)
}

function frequencyIn(packed: number, document: number, lengths: Uint16Array, norms: Float32Array): number {
  let frequency = 0
  for (let field = 0; field < fieldCount; field++) {
    const count = countIn(packed, field)
    if (count === 0) continue
    const length = lengths[document * fieldCount + field] as number
    frequency += count * (norms[field * tableWidth + length] as number)
  }
  return frequency
}
