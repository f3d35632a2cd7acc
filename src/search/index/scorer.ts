import { type Documents, maxLength } from './documents.ts'
import { countIn, descriptionField, descriptionShift, fieldNames } from './fields.ts'
import type { ParsedText, QueryGroup, Reading } from './parsed-text.ts'
import type { Postings } from './postings.ts'
import { maxEntriesPerQuery, type RankSettings } from './settings.ts'
import type { Vocabulary } from './vocabulary.ts'

const fieldCount = fieldNames.length
const tableWidth = maxLength + 1

export interface ScorerParts {
  documents: Documents
  vocabulary: Vocabulary
  postings: Postings
  settings: RankSettings
}

/** A group ready to be scored. */
interface ScoredGroup {
  group: QueryGroup
  /** Inverse document frequency times the group's weight; 0 when no product has it. */
  value: number
  entries: number
}

/**
 * Adds up the score of every product that has a word of the query, in arrays by document number that are kept between
 * queries. BM25F: counts weighed by field and field length, summed, then saturated.
 */
export class Scorer {
  readonly #parts: ScorerParts
  /** 1 / length normalization by field and length. */
  readonly #norms = new Float32Array(fieldCount * tableWidth)
  #normsVersion = -1
  scores = new Float32Array(0)
  /** Weight of the groups found, by document. */
  found = new Float32Array(0)
  #best = new Float32Array(0)
  #sum = new Float32Array(0)
  #seen = new Uint8Array(0)
  touched = new Uint32Array(0)
  touchedCount = 0

  constructor(parts: ScorerParts) {
    this.#parts = parts
  }

  /** The value of each group of the query: what a full match adds to the score. */
  valuesOf(query: ParsedText): number[] {
    return query.groups.map((group) => this.#scoredGroup(group).value)
  }

  /** Fills `scores`, `found` and `touched`; `clear` must be called when they are read. */
  run(query: ParsedText): void {
    this.#prepare()
    const groups = query.groups.map((group) => this.#scoredGroup(group)).filter(({ value }) => value > 0)
    // Rare words first: should the walk grow too long, the commonest, which tell least, are left out.
    const byRarity = [...groups].sort((a, b) => b.value - a.value || (a.group.surface < b.group.surface ? -1 : 1))
    let entries = 0
    for (const scored of byRarity) {
      entries += scored.entries
      if (entries > maxEntriesPerQuery && entries > scored.entries) break
      this.#addGroup(scored)
    }
  }

  clear(): void {
    const { scores, found, touched } = this
    for (let index = 0; index < this.touchedCount; index++) {
      const document = touched[index] as number
      scores[document] = 0
      found[document] = 0
    }
    this.touchedCount = 0
  }

  /** Saturated weight of a term in a document, 0..1. */
  strength(packed: number, document: number): number {
    this.#prepare()
    const frequency = this.#frequency(packed, document)
    return frequency / (this.#parts.settings.k1 + frequency)
  }

  get bytes(): number {
    return this.scores.byteLength * 5 + this.#seen.byteLength
  }

  #prepare(): void {
    const { documents, settings } = this.#parts
    if (this.scores.length < documents.count) {
      const size = Math.ceil(documents.count * 1.25)
      this.scores = new Float32Array(size)
      this.found = new Float32Array(size)
      this.#best = new Float32Array(size)
      this.#sum = new Float32Array(size)
      this.#seen = new Uint8Array(size)
      this.touched = new Uint32Array(size)
    }
    if (this.#normsVersion === documents.version) return
    this.#normsVersion = documents.version
    for (let field = 0; field < fieldCount; field++) {
      const share = settings.lengthShares[field] as number
      const average = Math.max(1, documents.averageLength(field))
      const weight = settings.fieldWeights[field] as number
      for (let length = 0; length < tableWidth; length++) {
        this.#norms[field * tableWidth + length] = weight / (1 - share + (share * length) / average)
      }
    }
  }

  #scoredGroup(group: QueryGroup): ScoredGroup {
    const { vocabulary, documents, postings } = this.#parts
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

  #addGroup({ group, value }: ScoredGroup): void {
    const readings = group.readings.filter((reading) => this.#isKnown(reading))
    const only = readings[0]
    if (readings.length === 1 && only !== undefined && only.terms.length === 1) {
      const term = this.#parts.vocabulary.termId(only.terms[0] as string)
      this.#eachStrength(term, (document, strength) =>
        this.#add(document, value * only.weight * strength, group.weight * only.weight),
      )
      return
    }
    const best = this.#best
    const first = this.touchedCount
    const own: number[] = []
    for (const reading of readings) {
      this.#eachOfReading(reading, (document, strength) => {
        if (best[document] === 0) own.push(document)
        best[document] = Math.max(best[document] as number, strength * reading.weight)
      })
    }
    if (first > this.touchedCount) return
    for (const document of own) {
      const strength = best[document] as number
      best[document] = 0
      this.#add(document, value * strength, group.weight)
    }
  }

  #isKnown(reading: Reading): boolean {
    return reading.terms.every((term) => this.#parts.vocabulary.termId(term) >= 0)
  }

  /** Mean strength of the reading's terms in the documents that have all of them. */
  #eachOfReading(reading: Reading, visit: (document: number, strength: number) => void): void {
    const terms = reading.terms.map((term) => this.#parts.vocabulary.termId(term))
    if (terms.length === 1) {
      this.#eachStrength(terms[0] as number, visit)
      return
    }
    const sum = this.#sum
    const seen = this.#seen
    const own: number[] = []
    for (const [index, term] of terms.entries()) {
      this.#eachStrength(term, (document, strength) => {
        if (seen[document] !== index) return
        if (index === 0) own.push(document)
        seen[document] = index + 1
        sum[document] = (sum[document] as number) + strength
      })
    }
    for (const document of own) {
      if (seen[document] === terms.length) visit(document, (sum[document] as number) / terms.length)
      seen[document] = 0
      sum[document] = 0
    }
  }

  #add(document: number, score: number, weight: number): void {
    if (this.scores[document] === 0) this.touched[this.touchedCount++] = document
    this.scores[document] = (this.scores[document] as number) + score
    this.found[document] = (this.found[document] as number) + weight
  }

  #eachStrength(term: number, visit: (document: number, strength: number) => void): void {
    const { postings, documents, settings } = this.#parts
    const { k1 } = settings
    const norms = this.#norms
    const lengths = documents.lengths
    const onlyDescription = 1 << descriptionShift
    const descriptionNorms = descriptionField * tableWidth
    postings.forEachSlice(term, (slice, counts, start, end) => {
      for (let at = start; at < end; at++) {
        const document = slice[at] as number
        const packed = counts[at] as number
        let frequency: number
        // Most entries are words of descriptions only.
        if ((packed & (onlyDescription - 1)) === 0) {
          const length = lengths[document * fieldCount + descriptionField] as number
          frequency = (packed >>> descriptionShift) * (norms[descriptionNorms + length] as number)
        } else frequency = this.#frequency(packed, document)
        visit(document, frequency / (k1 + frequency))
      }
    })
  }

  #frequency(packed: number, document: number): number {
    let frequency = 0
    for (let field = 0; field < fieldCount; field++) {
      const count = countIn(packed, field)
      if (count === 0) continue
      const length = this.#parts.documents.lengths[document * fieldCount + field] as number
      frequency += count * (this.#norms[field * tableWidth + length] as number)
    }
    return frequency
  }
}
