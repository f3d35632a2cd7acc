import { splitSentences } from '../sentences.ts'
import { type Entry, type FoundPassage, type IndexSource, type KnownWish, look } from './close-look.ts'
import { correctQuestion } from './correct-question.ts'
import { isPolicyLanguage, MeaningReader } from './meanings.ts'
import { readQuestion, type Wish } from './question.ts'
import { weights } from './weights.ts'

/** Looked at sentence by sentence. */
const CLOSE_LOOK = 30
const MAX_QUESTION = 1000
/** The question at the end of a story. */
const lastClause = /[.,;!:]\s+([^.,;!:?]{8,200}\?)\s*$/
/** How many, how much: an answer has a number in it. */
const asksNumber = /\b(how (many|much)|wie ?viele?|combien|cu[aá]nt[oa]s?)\b/i

const asksTime =
  /\b(?:when|how (?:long|soon|fast|quick\w*|many days)|deadline|wann|wie (?:lange?|schnell|viele tage)|frist|dauer\w*|quand|combien de (?:temps|tps|jours)|d[eé]lais?|cu[aá]ndo|cu[aá]nto (?:tiempo|tarda\w*|dura)|plazo|tarda\w*)\b/i

const asksContact =
  /\b(?:who|whom|how|wie|wen|wer|qui|comment|quien|como|donde|where)\b.{0,20}\b(?:contact|reach|e-?mail|write|ask|contactar|contacto|escribir|contacter|joindre|kontakt\w*|erreich\w*|fragen)\b/i

/** The passages of one store in memory. Does no I/O; every call is synchronous. */
export class PassageIndex {
  readonly #readers = new Map<string, MeaningReader>()
  readonly #numbers = new Map<string, number>()
  /** Words of the pages by language, folded. */
  readonly #surfaces = new Map<string, Set<string>>()
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
    const isKnown = (surface: string) =>
      [own, ...others].some(({ analyzer }) => this.#numbers.has(analyzer.termOf(surface)))
    const words = this.#surfaces.get(own.language) ?? new Set()
    const text = correctQuestion(question.slice(0, MAX_QUESTION), own, isKnown, words)
    const all = this.#answer(readQuestion(text, own, others), text)
    // "I bought shoes two weeks ago, can I send them back?": what comes before may be no part of what is asked.
    const last = lastClause.exec(text)?.[1]
    const asked = last === undefined ? [] : this.#answer(readQuestion(last, own, others), last)
    const isClearer = (asked[0]?.confidence ?? 0) > (all[0]?.confidence ?? 0)
    return (isClearer ? asked : all).slice(0, limit)
  }

  #answer(wishes: Wish[], question: string): FoundPassage[] {
    if (wishes.length === 0 || this.#entries.length === 0) return []
    const known = wishes.map((wish) => this.#toKnown(wish))
    const best = [...this.#rank(known)].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, CLOSE_LOOK)
    const asked = {
      asksNumber: asksNumber.test(question),
      asksTime: asksTime.test(question),
      asksContact: asksContact.test(question),
      rarest: this.#rarest,
    }
    const found = best.map(([entry, score]) => look(this.#entries[entry] as Entry, score, known, asked))
    return found.sort((a, b) => b.score - a.score)
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
    const surfaces = this.#surfaces.get(reader.language) ?? new Set()
    this.#surfaces.set(reader.language, surfaces)
    for (const { surface } of words) if (surface.length > 4) surfaces.add(surface)
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
      // Measured at 20,000 passages: 13 KB each, most of it postings.
      bytes += 1500 + 2 * (entry.text.length + entry.heading.length) + 60 * entry.words
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
    const counts = new Map<number, number>()
    for (const [term, strength] of strengths) {
      const postings = this.#postings[term] ?? []
      for (let at = 0; at < postings.length; at += 2) {
        const entry = postings[at] as number
        counts.set(entry, Math.max(counts.get(entry) ?? 0, strength * (postings[at + 1] as number)))
      }
    }
    const count = this.#entries.length
    const idf = Math.log(1 + (count - counts.size + 0.5) / (counts.size + 0.5))
    const full = counts.size === 0 ? weights.unknown * this.#rarest : Math.max(idf, 0.1 * this.#rarest)
    return { strengths, counts, weight: isLight ? weights.light * full : full, isLight }
  }

  /** Weight of a word that a single passage has. */
  get #rarest(): number {
    return Math.log(1 + (this.#entries.length - 0.5) / 1.5)
  }

  #strengthen(strengths: Map<number, number>, term: string, strength: number): void {
    const number = this.#numbers.get(term)
    if (number !== undefined) strengths.set(number, Math.max(strength, strengths.get(number) ?? 0))
  }

  /** BM25 over the weighted fields. */
  #rank(known: KnownWish[]): Map<number, number> {
    const scores = new Map<number, number>()
    for (const { counts, weight } of known) {
      for (const [entry, count] of counts) {
        const length = (this.#entries[entry] as Entry).words / this.#meanWords
        const norm = weights.k1 * (1 - weights.lengthShare + weights.lengthShare * length)
        scores.set(entry, (scores.get(entry) ?? 0) + (weight * count * (weights.k1 + 1)) / (count + norm))
      }
    }
    return scores
  }
}
