import { type Documents, maxLength } from './documents.ts'
import type { Vocabulary } from './index-vocabulary.ts'
import { countIn, descriptionField, descriptionShift, fieldNames } from './indexed-fields.ts'
import type { ParsedText, QueryGroup, Reading } from './parsed-text.ts'
import type { Postings } from './postings.ts'
import { maxEntriesPerQuery, type RankSettings } from './settings.ts'

const fieldCount = fieldNames.length
const tableWidth = maxLength + 1
const onlyOtherFields = (1 << descriptionShift) - 1
const descriptionNorms = descriptionField * tableWidth

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
  /** Documents that the readings of one group have. */
  #own = new Uint32Array(0)
  #ownCount = 0
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
    this.#walk(query)
    this.#sortTouched()
  }

  #walk(query: ParsedText): void {
    const groups = query.groups.map((group) => this.#scoredGroup(group)).filter(({ value }) => value > 0)
    // Rare words first: should the walk grow too long, the commonest, which tell least, are left out.
    const byRarity = [...groups].sort((a, b) => b.value - a.value || (a.group.surface < b.group.surface ? -1 : 1))
    let entries = 0
    for (let at = 0; at < byRarity.length; ) {
      const scored = byRarity[at] as ScoredGroup
      let times = 0
      // A word said again is added again without another walk.
      for (; at < byRarity.length && isSame(byRarity[at] as ScoredGroup, scored); at++, times++) {
        entries += scored.entries
        if (entries > maxEntriesPerQuery && entries > scored.entries) {
          this.#addGroup(scored, times)
          return
        }
      }
      this.#addGroup(scored, times)
    }
  }

  /** Many documents are read in the order in which they lie in memory: to jump about there takes several times as long. */
  #sortTouched(): void {
    const { scores, found, touched } = this
    const { count } = this.#parts.documents
    if (this.touchedCount * 8 < count) return
    this.touchedCount = 0
    for (let document = 0; document < count; document++) {
      if ((scores[document] as number) > 0 || (found[document] as number) > 0) touched[this.touchedCount++] = document
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
    return this.#strength(packed, document)
  }

  get bytes(): number {
    return this.scores.byteLength * 6 + this.#seen.byteLength
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
      this.#own = new Uint32Array(size)
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

  #addGroup({ group, value }: ScoredGroup, times: number): void {
    if (times === 0) return
    const { vocabulary } = this.#parts
    const readings = group.readings
      .map(({ terms, weight }) => ({ terms: terms.map((term) => vocabulary.termId(term)), weight }))
      .filter(({ terms }) => terms.every((term) => term >= 0))
    const only = readings[0]
    if (readings.length === 1 && only !== undefined && only.terms.length === 1) {
      this.#addTerm(only.terms[0] as number, value * only.weight, group.weight * only.weight, times)
      return
    }
    const best = this.#best
    this.#ownCount = 0
    for (const { terms, weight } of readings) {
      if (terms.length === 1) this.#raiseByTerm(terms[0] as number, weight)
      else this.#raiseByTerms(terms, weight)
    }
    for (let at = 0; at < this.#ownCount; at++) {
      const document = this.#own[at] as number
      const strength = best[document] as number
      best[document] = 0
      for (let time = 0; time < times; time++) this.#add(document, value * strength, group.weight)
    }
  }

  #addTerm(term: number, value: number, weight: number, times: number): void {
    const { scores, found, touched } = this
    const { k1 } = this.#parts.settings
    const norms = this.#norms.subarray(descriptionNorms)
    const { lengths } = this.#parts.documents
    let { touchedCount } = this
    for (const { documents, counts, start, end } of this.#parts.postings.slicesOf(term)) {
      for (let at = start; at < end; at++) {
        const document = documents[at] as number
        const packed = counts[at] as number
        // As in `#frequency`, for most entries are words of descriptions only: calls and look-ups would take twice the time.
        const frequency =
          (packed & onlyOtherFields) === 0
            ? (packed >>> descriptionShift) *
              (norms[lengths[document * fieldCount + descriptionField] as number] as number)
            : this.#frequency(packed, document)
        const score = value * (frequency / (k1 + frequency))
        let sum = scores[document] as number
        if (sum === 0) touched[touchedCount++] = document
        for (let time = 0; time < times; time++) {
          sum = Math.fround(sum + score)
          found[document] = (found[document] as number) + weight
        }
        scores[document] = sum
      }
    }
    this.touchedCount = touchedCount
  }

  #raiseByTerm(term: number, weight: number): void {
    const best = this.#best
    const own = this.#own
    const { k1 } = this.#parts.settings
    const norms = this.#norms.subarray(descriptionNorms)
    const { lengths } = this.#parts.documents
    let ownCount = this.#ownCount
    for (const { documents, counts, start, end } of this.#parts.postings.slicesOf(term)) {
      for (let at = start; at < end; at++) {
        const document = documents[at] as number
        const packed = counts[at] as number
        const frequency =
          (packed & onlyOtherFields) === 0
            ? (packed >>> descriptionShift) *
              (norms[lengths[document * fieldCount + descriptionField] as number] as number)
            : this.#frequency(packed, document)
        const strength = (frequency / (k1 + frequency)) * weight
        if (best[document] === 0) own[ownCount++] = document
        if (strength > (best[document] as number)) best[document] = strength
      }
    }
    this.#ownCount = ownCount
  }

  /** By the mean strength of the terms, in the documents that have all of them. */
  #raiseByTerms(terms: number[], weight: number): void {
    const sum = this.#sum
    const seen = this.#seen
    const own: number[] = []
    for (const [index, term] of terms.entries()) {
      for (const { documents, counts, start, end } of this.#parts.postings.slicesOf(term)) {
        for (let at = start; at < end; at++) {
          const document = documents[at] as number
          if (seen[document] !== index) continue
          if (index === 0) own.push(document)
          seen[document] = index + 1
          sum[document] = (sum[document] as number) + this.#strength(counts[at] as number, document)
        }
      }
    }
    for (const document of own) {
      if (seen[document] === terms.length) this.#raise(document, ((sum[document] as number) / terms.length) * weight)
      seen[document] = 0
      sum[document] = 0
    }
  }

  #raise(document: number, strength: number): void {
    const best = this.#best
    if (best[document] === 0) this.#own[this.#ownCount++] = document
    if (strength > (best[document] as number)) best[document] = strength
  }

  #add(document: number, score: number, weight: number): void {
    if (this.scores[document] === 0) this.touched[this.touchedCount++] = document
    this.scores[document] = (this.scores[document] as number) + score
    this.found[document] = (this.found[document] as number) + weight
  }

  #strength(packed: number, document: number): number {
    const frequency = this.#frequency(packed, document)
    return frequency / (this.#parts.settings.k1 + frequency)
  }

  #frequency(packed: number, document: number): number {
    const { lengths } = this.#parts.documents
    let frequency = 0
    for (let field = 0; field < fieldCount; field++) {
      const count = countIn(packed, field)
      if (count === 0) continue
      const length = lengths[document * fieldCount + field] as number
      frequency += count * (this.#norms[field * tableWidth + length] as number)
    }
    return frequency
  }
}

/** Whether two groups add the same to the same products. */
function isSame(one: ScoredGroup, other: ScoredGroup): boolean {
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
