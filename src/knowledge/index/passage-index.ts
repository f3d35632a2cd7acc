import { splitSentences } from '../sentences.ts'
import { isPolicyLanguage, MeaningReader } from './meanings.ts'
import { readQuestion, type Wish } from './question.ts'
import { weights } from './weights.ts'

/** A source as the index takes it. */
export interface IndexSource {
  id: string
  title: string
  url: string | null
  language: string
  /** ISO 8601. */
  asOf: string
  chunks: { position: number; heading: string; text: string }[]
}

interface Entry {
  source: Omit<IndexSource, 'chunks'>
  position: number
  heading: string
  text: string
  /** Numbers of terms. */
  titleTerms: Uint32Array
  headingTerms: Uint32Array
  sentences: { text: string; terms: Uint32Array }[]
  words: number
}

export interface FoundPassage {
  source: Omit<IndexSource, 'chunks'>
  position: number
  heading: string
  text: string
  bestSentences: string[]
  score: number
  confidence: number
}

/** Looked at sentence by sentence. */
const CLOSE_LOOK = 30
const MAX_QUESTION = 1000
/** Characters: a sentence as short as this is quoted with the next. */
const SHORT_QUOTE = 60
/** How many, how much: an answer has a number in it. */
const asksNumber = /\b(how (many|much)|wie ?viele?|combien|cu[aá]nt[oa]s?)\b/i

/** The passages of one store in memory. Does no I/O; every call is synchronous. */
export class PassageIndex {
  readonly #readers = new Map<string, MeaningReader>()
  readonly #numbers = new Map<string, number>()
  readonly #sources = new Map<string, Entry[]>()
  #entries: Entry[] = []
  /** By number of a term: number of entry and weighted count, by turns. */
  #postings: number[][] = []
  #meanWords = 1
  #isStale = false
  #bytes = 0

  /** Bytes held, estimated. */
  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#sources.size
  }

  put(source: IndexSource): void {
    const { chunks, ...rest } = source
    const reader = this.#reader(source.language)
    this.#sources.set(
      source.id,
      chunks.map((chunk) => this.#toEntry(rest, chunk, reader)),
    )
    this.#isStale = true
  }

  remove(id: string): void {
    this.#isStale = this.#sources.delete(id) || this.#isStale
  }

  /**
   * The passages nearest to a question, best first, each with how sure it is to answer.
   * @param language of the question, ISO 639-1
   */
  find(question: string, { language, limit }: { language: string; limit: number }): FoundPassage[] {
    if (this.#isStale) this.#rebuild()
    const own = this.#reader(language)
    const pages = new Set([...this.#sources.values()].flatMap((entries) => entries[0]?.source.language ?? []))
    const others = [...pages].filter((page) => page !== own.language).map((page) => this.#reader(page))
    const wishes = readQuestion(question.slice(0, MAX_QUESTION), own, others)
    if (wishes.length === 0 || this.#entries.length === 0) return []
    const known = wishes.map((wish) => this.#toKnown(wish))
    const scores = this.#rank(known)
    const best = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, CLOSE_LOOK)
    const asked = { asksNumber: asksNumber.test(question), rarest: this.#rarest }
    const found = best.map(([entry, score]) => look(this.#entries[entry] as Entry, score, known, asked))
    return found.sort((a, b) => b.score - a.score).slice(0, limit)
  }

  #reader(language: string): MeaningReader {
    const code = isPolicyLanguage(language) ? language : language.slice(0, 8)
    const reader = this.#readers.get(code) ?? new MeaningReader(code)
    this.#readers.set(code, reader)
    return reader
  }

  #toEntry(source: Entry['source'], chunk: IndexSource['chunks'][number], reader: MeaningReader): Entry {
    const sentences = splitSentences(chunk.text).map((text) => ({ text, terms: this.#termsOf(text, reader) }))
    return {
      source,
      ...chunk,
      titleTerms: this.#termsOf(source.title, reader),
      headingTerms: this.#termsOf(chunk.heading, reader),
      sentences,
      words: sentences.reduce((sum, { terms }) => sum + terms.length, 0),
    }
  }

  /** Words and meanings of a text, each as often as it stands there. */
  #termsOf(text: string, reader: MeaningReader): Uint32Array {
    const { words, meanings } = reader.read(text)
    const terms = words.filter(({ surface }) => !reader.analyzer.isStopWord(surface)).map(({ term }) => term)
    const phrases = meanings.flatMap(({ term, phrase }) => (phrase === null ? [term] : [term, phrase]))
    return Uint32Array.from([...terms, ...phrases], (term) => {
      const known = this.#numbers.get(term)
      if (known !== undefined) return known
      this.#numbers.set(term, this.#numbers.size)
      return this.#numbers.size - 1
    })
  }

  #rebuild(): void {
    this.#entries = [...this.#sources.values()].flat()
    this.#postings = []
    let words = 0
    let bytes = this.#numbers.size * 80
    for (const [number, entry] of this.#entries.entries()) {
      words += entry.words
      bytes += 600 + 2 * (entry.text.length + entry.heading.length) + 4 * entry.words + 120 * entry.sentences.length
      const counts = new Map<number, number>()
      const count = (terms: Uint32Array, weight: number) => {
        for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight)
      }
      count(entry.titleTerms, weights.titleBoost)
      count(entry.headingTerms, weights.headingBoost)
      for (const { terms } of entry.sentences) count(terms, 1)
      for (const [term, weight] of counts) {
        this.#postings[term] ??= []
        this.#postings[term]?.push(number, weight)
      }
    }
    this.#meanWords = Math.max(1, words / Math.max(1, this.#entries.length))
    this.#bytes = bytes
    this.#isStale = false
  }

  #toKnown({ terms, meanings, isLight }: Wish): KnownWish {
    const strengths = new Map<number, number>()
    for (const term of meanings) this.#strengthen(strengths, term, weights.meaning)
    for (const term of terms) this.#strengthen(strengths, term, 1)
    const having = new Set<number>()
    for (const term of strengths.keys()) {
      const postings = this.#postings[term] ?? []
      for (let at = 0; at < postings.length; at += 2) having.add(postings[at] as number)
    }
    const count = this.#entries.length
    const idf = Math.log(1 + (count - having.size + 0.5) / (having.size + 0.5))
    const full = having.size === 0 ? weights.unknown * this.#rarest : Math.max(idf, 0.1 * this.#rarest)
    return { strengths, having, weight: isLight ? weights.light * full : full }
  }

  /** Weight of a word that a single passage has. */
  get #rarest(): number {
    return Math.log(1 + (this.#entries.length - 0.5) / 1.5)
  }

  #strengthen(strengths: Map<number, number>, term: string, strength: number): void {
    const number = this.#numbers.get(term)
    if (number !== undefined) strengths.set(number, Math.max(strength, strengths.get(number) ?? 0))
  }

  /** BM25 over the weighted fields; a wish counts by the best of its words. */
  #rank(known: KnownWish[]): Map<number, number> {
    const scores = new Map<number, number>()
    for (const { strengths, weight } of known) {
      const counts = new Map<number, number>()
      for (const [term, strength] of strengths) {
        const postings = this.#postings[term] ?? []
        for (let at = 0; at < postings.length; at += 2) {
          const entry = postings[at] as number
          counts.set(entry, Math.max(counts.get(entry) ?? 0, strength * (postings[at + 1] as number)))
        }
      }
      for (const [entry, count] of counts) {
        const length = (this.#entries[entry] as Entry).words / this.#meanWords
        const norm = weights.k1 * (1 - weights.lengthShare + weights.lengthShare * length)
        scores.set(entry, (scores.get(entry) ?? 0) + (weight * count * (weights.k1 + 1)) / (count + norm))
      }
    }
    return scores
  }
}

interface KnownWish {
  /** By number of a term: how much it is the word asked for. */
  strengths: Map<number, number>
  having: Set<number>
  weight: number
}

const bestIn = (terms: Uint32Array, { strengths }: KnownWish): number => {
  let best = 0
  for (const term of terms) best = Math.max(best, strengths.get(term) ?? 0)
  return best
}

/** Reads a passage sentence by sentence: two neighbours with the words asked for say more than words all over it. */
function look(
  entry: Entry,
  score: number,
  wishes: KnownWish[],
  question: { asksNumber: boolean; rarest: number },
): FoundPassage {
  const total = wishes.reduce((sum, { weight }) => sum + weight, 0)
  const above = wishes.map((wish) =>
    Math.max(weights.heading * bestIn(entry.headingTerms, wish), weights.title * bestIn(entry.titleTerms, wish)),
  )
  const inSentences = entry.sentences.map(({ terms }) => wishes.map((wish) => bestIn(terms, wish)))
  const shareOf: ShareOf = (...rows) =>
    wishes.reduce((sum, { weight }, at) => sum + weight * Math.max(0, ...rows.map((row) => row[at] ?? 0)), 0) / total
  const coverage = shareOf(above, ...inSentences)
  const best = bestWindow(above, inSentences, shareOf)
  const quoted = quote(entry, best.start, inSentences, shareOf)
  const evidence = evidenceOf(above, inSentences, wishes) / question.rarest
  const isEnough = Math.min(
    1,
    weights.littleEvidence + ((1 - weights.littleEvidence) * evidence) / weights.fullEvidence,
  )
  const lacksNumber = question.asksNumber && !/\d/.test(quoted.join(' '))
  const fit =
    (weights.coverage * coverage + (1 - weights.coverage) * best.share) *
    isEnough *
    (lacksNumber ? weights.noNumber : 1)
  return {
    source: entry.source,
    position: entry.position,
    heading: entry.heading,
    text: entry.text,
    bestSentences: quoted,
    score: score * (0.3 + 0.7 * fit),
    confidence: 1 / (1 + Math.exp(-weights.steepness * (fit - weights.middle))),
  }
}

type ShareOf = (...rows: number[][]) => number

/** The two neighbouring sentences that, with what stands above them, have most of the question. */
function bestWindow(above: number[], rows: number[][], shareOf: ShareOf): { share: number; start: number } {
  let best = { share: shareOf(above), start: 0, own: -1 }
  for (let start = 0; start < rows.length; start++) {
    const window = rows.slice(start, start + 2)
    const share = shareOf(above, ...window)
    const own = shareOf(...window)
    if (share > best.share + 1e-9 || (share > best.share - 1e-9 && own > best.own + 1e-9)) best = { share, start, own }
  }
  return best
}

/** A word that a passage mentions once in passing says little of what it is about; a heading, or a word that comes again, more. */
function evidenceOf(above: number[], rows: number[][], wishes: KnownWish[]): number {
  return wishes.reduce((sum, { weight }, at) => {
    const times = 2 * (above[at] as number) + rows.reduce((count, row) => count + (row[at] as number), 0)
    return sum + weight * Math.min(1, times / 2)
  }, 0)
}

/** One or two neighbouring sentences, as written: the second only when it has something that the first lacks. */
function quote(entry: Entry, start: number, rows: number[][], shareOf: ShareOf): string[] {
  const [first = [], second = []] = [rows[start], rows[start + 1]]
  const both = entry.sentences.slice(start, start + 2).map(({ text }) => text)
  const [one, two] = [shareOf(first), shareOf(second)]
  if (one === 0 && two > 0) return both.slice(1)
  const isWhole = one > 0 && shareOf(first, second) <= one + 1e-9 && (both[0]?.length ?? 0) >= SHORT_QUOTE
  return isWhole ? both.slice(0, 1) : both
}
