import type { Documents } from './documents.ts'
import type { Vocabulary } from './index-vocabulary.ts'
import type { ParsedText } from './parsed-text.ts'
import type { Postings } from './postings.ts'
import { isSame, type ScoredGroup, scoredGroup } from './scored-group.ts'
import { maxEntriesPerQuery, type RankSettings } from './settings.ts'
import { type Lengthening, lengtheningOf, strengthOf } from './word-strength.ts'

/** It is worth finding out which documents still count when so many times as many entries are left as there are documents. */
const entriesPerLook = 4
/** Sums of up to 32 rounded scores differ by less. */
const roundingShare = 0.9999

export interface ScorerParts {
  documents: Documents
  vocabulary: Vocabulary
  postings: Postings
  settings: RankSettings
}

/**
 * Adds up the score of every product that has a word of the query, in arrays by document number that are kept between
 * queries. BM25F: counts weighed by field and field length, summed, then saturated.
 */
export class Scorer {
  readonly #parts: ScorerParts
  #lengthening: Lengthening | undefined
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
  /** Whose scores are there, and of which products. */
  #query: ParsedText | undefined
  #version = -1
  /** Whether documents were left out of some words' walk. */
  #isCut = false

  constructor(parts: ScorerParts) {
    this.#parts = parts
  }

  /** The value of each group of the query: what a full match adds to the score. */
  valuesOf(query: ParsedText): number[] {
    return query.groups.map((group) => scoredGroup(group, this.#parts).value)
  }

  /**
   * Fills `scores`, `found` and `touched`, for as long as no other query is run.
   * @param leastNeeded what the whole score of a document must come to, as far as is known by now: documents that cannot reach it any more
   * are left as they are
   */
  run(query: ParsedText, leastNeeded: () => number): void {
    const { version } = this.#parts.documents
    // What filters leave nothing of is ranked again with fewer of them.
    if (query === this.#query && version === this.#version && !this.#isCut) return
    this.#clear()
    this.#prepare()
    this.#query = query
    this.#version = version
    this.#walk(query, leastNeeded)
    this.#sortTouched()
  }

  #walk(query: ParsedText, leastNeeded: () => number): void {
    const groups = query.groups.map((group) => scoredGroup(group, this.#parts)).filter(({ value }) => value > 0)
    // Rare words first: should the walk grow too long, the commonest, which tell least, are left out.
    const byRarity = [...groups].sort((a, b) => b.value - a.value || (a.group.surface < b.group.surface ? -1 : 1))
    let [left, walked] = [groups.reduce((sum, { value }) => sum + value, 0), 0]
    let entriesLeft = groups.reduce((sum, group) => sum + group.entries, 0)
    let [needed, lookAt] = [0, left]
    let entries = 0
    for (let at = 0; at < byRarity.length; ) {
      const scored = byRarity[at] as ScoredGroup
      // The best by now have about half of what the words walked are worth.
      if (left <= lookAt && left * 2 < walked && entriesLeft > this.touchedCount * entriesPerLook) {
        lookAt = left / 2
        needed = Math.max(needed, leastNeeded() * roundingShare - left)
        this.#drop(needed)
      }
      let times = 0
      // A word said again is added again without another walk.
      for (; at < byRarity.length && isSame(byRarity[at] as ScoredGroup, scored); at++, times++) {
        entries += scored.entries
        if (entries > maxEntriesPerQuery && entries > scored.entries) {
          this.#addGroup(scored, times, needed)
          return
        }
      }
      this.#addGroup(scored, times, needed)
      left -= scored.value * times
      walked += scored.value * times
      entriesLeft -= scored.entries * times
    }
  }

  /** Forgets the documents that cannot come to the score needed. */
  #drop(needed: number): void {
    if (needed <= 0) return
    const { scores, found, touched } = this
    let kept = 0
    for (let index = 0; index < this.touchedCount; index++) {
      const document = touched[index] as number
      if ((scores[document] as number) >= needed) touched[kept++] = document
      else {
        scores[document] = 0
        found[document] = 0
      }
    }
    this.touchedCount = kept
    this.#isCut = true
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

  #clear(): void {
    const { scores, found, touched } = this
    for (let index = 0; index < this.touchedCount; index++) {
      const document = touched[index] as number
      scores[document] = 0
      found[document] = 0
    }
    this.touchedCount = 0
    this.#query = undefined
    this.#isCut = false
  }

  /** Saturated weight of a term in a document, 0..1. */
  strength(packed: number, document: number): number {
    this.#prepare()
    return strengthOf(packed, document, this.#lengthening as Lengthening)
  }

  get bytes(): number {
    return this.scores.byteLength * 6 + this.#seen.byteLength
  }

  #prepare(): void {
    const { documents } = this.#parts
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
    this.#lengthening = lengtheningOf(this.#parts, this.#lengthening)
  }

  /** @param needed documents whose score is below it have no more to gain */
  #addGroup({ group, value }: ScoredGroup, times: number, needed: number): void {
    if (times === 0) return
    const { vocabulary } = this.#parts
    const readings = group.readings
      .map(({ terms, weight }) => ({ terms: terms.map((term) => vocabulary.termId(term)), weight }))
      .filter(({ terms }) => terms.every((term) => term >= 0))
    const only = readings[0]
    if (readings.length === 1 && only !== undefined && only.terms.length === 1) {
      this.#addTerm(only.terms[0] as number, value * only.weight, group.weight * only.weight, times, needed)
      return
    }
    const best = this.#best
    this.#ownCount = 0
    for (const { terms, weight } of readings) {
      if (terms.length === 1) this.#raiseByTerm(terms[0] as number, weight, needed)
      else this.#raiseByTerms(terms, weight, needed)
    }
    for (let at = 0; at < this.#ownCount; at++) {
      const document = this.#own[at] as number
      const strength = best[document] as number
      best[document] = 0
      this.#add(document, value * strength, group.weight, times)
    }
  }

  #addTerm(term: number, value: number, weight: number, times: number, needed: number): void {
    const { scores, found, touched } = this
    const lengthening = this.#lengthening as Lengthening
    let { touchedCount } = this
    for (const { documents, counts, start, end } of this.#parts.postings.slicesOf(term)) {
      for (let at = start; at < end; at++) {
        const document = documents[at] as number
        let sum = scores[document] as number
        if (sum < needed) continue
        const score = value * strengthOf(counts[at] as number, document, lengthening)
        if (sum === 0) touched[touchedCount++] = document
        let weights = found[document] as number
        for (let time = 0; time < times; time++) {
          sum = Math.fround(sum + score)
          weights = Math.fround(weights + weight)
        }
        scores[document] = sum
        found[document] = weights
      }
    }
    this.touchedCount = touchedCount
  }

  #raiseByTerm(term: number, weight: number, needed: number): void {
    const { scores } = this
    const best = this.#best
    const own = this.#own
    const lengthening = this.#lengthening as Lengthening
    let ownCount = this.#ownCount
    for (const { documents, counts, start, end } of this.#parts.postings.slicesOf(term)) {
      for (let at = start; at < end; at++) {
        const document = documents[at] as number
        if ((scores[document] as number) < needed) continue
        const strength = strengthOf(counts[at] as number, document, lengthening) * weight
        const former = best[document] as number
        if (former === 0) own[ownCount++] = document
        if (strength > former) best[document] = strength
      }
    }
    this.#ownCount = ownCount
  }

  /** By the mean strength of the terms, in the documents that have all of them. */
  #raiseByTerms(terms: number[], weight: number, needed: number): void {
    const sum = this.#sum
    const seen = this.#seen
    const own: number[] = []
    for (const [index, term] of terms.entries()) {
      for (const { documents, counts, start, end } of this.#parts.postings.slicesOf(term)) {
        for (let at = start; at < end; at++) {
          const document = documents[at] as number
          if (seen[document] !== index || (this.scores[document] as number) < needed) continue
          if (index === 0) own.push(document)
          seen[document] = index + 1
          sum[document] =
            (sum[document] as number) + strengthOf(counts[at] as number, document, this.#lengthening as Lengthening)
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

  #add(document: number, score: number, weight: number, times: number): void {
    if (this.scores[document] === 0) this.touched[this.touchedCount++] = document
    for (let time = 0; time < times; time++) {
      this.scores[document] = (this.scores[document] as number) + score
      this.found[document] = (this.found[document] as number) + weight
    }
  }
}
