import { atOnce } from '../../shared/in-slices.ts'
import { pageFacets } from '../facets/read-facets.ts'
import { isBareAmount, isTold, kindOfWish, kindsAsked } from './answer-kinds.ts'
import { type AskedOf, tellingLabels, wordsOfLabel } from './asked-of.ts'
import { surenessOf } from './confidence.ts'
import { correctQuestion } from './correct-question.ts'
import type { Entry, IndexSource } from './entry.ts'
import { isCountry, meaningReaderOf } from './meanings.ts'
import { bm25, telling, weightOf } from './nearest.ts'
import { PageWords } from './page-words.ts'
import { isAbroad } from './policy-words.ts'
import { readQuestion, type Wish } from './question.ts'
import { homeOf, readPassage } from './read-passage.ts'
import { type FoundPassage, type Look, look, looksAt, ofAllGoods, present } from './score-passage.ts'
import { byRule } from './sent-back.ts'
import type { Asked, KnownWish } from './signs.ts'
import { weights } from './weights.ts'

/** Looked at sentence by sentence. */
const CLOSE_LOOK = 30
const MAX_QUESTION = 1000
/** The question at the end of a story. */
const lastClause = /[.,;!:]\s+([^\s.,;!:?][^.,;!:?]{7,199}\?)\s*$/

/** The passages of one store in memory. Does no I/O; every call is synchronous. */
export class PassageIndex {
  readonly #words = new PageWords()
  readonly #sources = new Map<string, Entry[]>()
  #entries: Entry[] = []
  /** By number of a term: number of entry and weighted count, by turns. */
  #postings: number[][] = []
  #meanWords = 1
  /** What kinds of answer any page has: a shop without a number tells in words that one cannot call it. */
  #told = 0
  /** The country that most sentences name: what is said of no place is of that. */
  #home: number | null = null
  #isStale = false
  #bytes = 0
  #hasTooManyLeftOver = false

  /** Bytes held, estimated. */
  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#sources.size
  }

  /** The passages of all sources: another array after each change. */
  get entries(): readonly Entry[] {
    if (this.#isStale) atOnce(this.stepsOfUpdate())
    return this.#entries
  }

  put(source: IndexSource): void {
    atOnce(this.stepsOfPut(source))
  }

  /** The same passage by passage: it is in the index when all steps are done. */
  *stepsOfPut({ chunks, ...rest }: IndexSource): Generator<void, void> {
    const reader = meaningReaderOf(rest.language)
    const entries: Entry[] = []
    for (const chunk of chunks) {
      entries.push(readPassage(rest, chunk, reader, this.#words))
      yield
    }
    this.#sources.set(rest.id, entries)
    this.#isStale = true
  }

  remove(id: string): void {
    this.#isStale = this.#sources.delete(id) || this.#isStale
  }

  /**
   * The passages nearest to a question, best first, each with how sure it is to answer.
   * @param language of the question, ISO 639-1
   */
  find(
    question: string,
    { language, limit, of }: { language: string; limit: number; of?: AskedOf | undefined },
  ): FoundPassage[] {
    const { text, read } = this.#understand(question, language)
    const called = of ? this.#labelsOf(of) : null
    const all = this.#answer(read(text), text, language, called)
    // "I bought shoes two weeks ago, can I send them back?": what comes before may be no part of what is asked.
    const last = lastClause.exec(text)?.[1]
    const asked = last === undefined ? [] : this.#answer(read(last), last, language, called)
    const isClearer = (asked[0]?.confidence ?? 0) > (all[0]?.confidence ?? 0)
    return (isClearer ? asked : all).slice(0, limit)
  }

  /** Every sentence of the passages that a question is looked for in, with the signs of it: by these the weights are learned. */
  everySentence(question: string, language: string): { looks: Look[][]; asked: Asked } | null {
    const { text, read } = this.#understand(question, language)
    const asked = this.#asked(read(text), text, language)
    if (asked === null) return null
    return { asked, looks: this.#nearest(asked, looksAt) }
  }

  #understand(question: string, language: string): { text: string; read(asked: string): Wish[] } {
    if (this.#isStale) atOnce(this.stepsOfUpdate())
    const { own, others, read } = this.#readerOf(language)
    const isKnown = (surface: string) =>
      [own, ...others].some(({ analyzer }) => this.#words.numberOf(analyzer.termOf(surface)) !== undefined)
    const words = this.#words.surfacesOf(own.language)
    const text = correctQuestion(question.slice(0, MAX_QUESTION), own, isKnown, words)
    return { text, read }
  }

  #readerOf(language: string) {
    const own = meaningReaderOf(language)
    const pages = new Set([...this.#sources.values()].flatMap((entries) => entries[0]?.source.language ?? []))
    const others = [...pages].filter((page) => page !== own.language).map((page) => meaningReaderOf(page))
    const read = (asked: string): Wish[] => readQuestion(asked, own, others, pages.has(own.language))
    return { own, others, read }
  }

  #asked(wishes: Wish[], question: string, language: string, called: KnownWish[][] | null = null): Asked | null {
    // "Which sofa?" names a thing and asks nothing that a page could tell, "how much is that?" does not say of what.
    const isAsked = (some: Wish[]) => some.some((wish) => wish.kind !== 'light' && !isBareAmount(wish))
    const meant = isAsked(wishes) ? wishes : this.#asHeaded(wishes)
    if (!isAsked(meant) || this.#entries.length === 0) return null
    const of = called && tellingLabels(called, this.#entries)
    return {
      wishes: meant.map((wish) => this.#toKnown(wish, language)),
      kinds: kindsAsked(question, meant).filter((kind) => isTold(this.#told, kind)),
      facets: pageFacets.asked(question, language),
      rarest: this.#rarest,
      passages: this.#entries.length,
      home: this.#home,
      of,
      called: called ?? [],
      goodsKinds: of === null ? [] : this.#entries.flatMap(({ sentences }) => sentences.flatMap(({ kinds }) => kinds)),
    }
  }

  /** What it is asked of, label by label. */
  #labelsOf({ labels, language }: AskedOf): KnownWish[][] {
    const { read } = this.#readerOf(language)
    const words = labels.map((label) => wordsOfLabel(read(label), language))
    return words.map((some) => some.map((wish) => this.#toKnown(wish, language)))
  }

  #answer(wishes: Wish[], question: string, language: string, of: KnownWish[][] | null): FoundPassage[] {
    const asked = this.#asked(wishes, question, language, of)
    if (asked === null) return []
    const looks = ofAllGoods(this.#nearest(asked, look).sort(byRule))
    const [best, second] = looks
    return looks.map((found) => {
      const other = found === best ? second : best
      return present(found, asked, surenessOf(found, asked, other ? found.value - other.value : null))
    })
  }

  /** The passages with most of what was asked, looked at in some way. */
  #nearest<Seen>(asked: Asked, lookAt: (entry: Entry, ranked: number, asked: Asked) => Seen): Seen[] {
    const scores = bm25(asked.wishes, this.#entries, this.#meanWords)
    const best = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, CLOSE_LOOK)
    const top = best[0]?.[1] || 1
    const ofIt = (asked.of ?? [])
      .flatMap((words) => words.flatMap(({ counts }) => [...counts.keys()]))
      .slice(0, CLOSE_LOOK)
    const near = new Set([...best.map(([entry]) => entry), ...telling(this.#entries, asked.facets), ...ofIt])
    return [...near].map((entry) => lookAt(this.#entries[entry] as Entry, (scores.get(entry) ?? 0) / top, asked))
  }

  /** "Does he need a licence?" of a shop that has a passage about that: words that an answer may do without are all that is asked for. */
  #asHeaded(wishes: Wish[]): Wish[] {
    const isHeading = (term: string) => {
      const number = this.#words.numberOf(term) ?? -1
      return this.#entries.some(({ headingTerms }) => headingTerms.includes(number))
    }
    return wishes.map((wish) => ([...wish.terms].some(isHeading) ? { ...wish, kind: 'word' } : wish))
  }

  /** Takes what was put in or removed into account, passage by passage; until it is done `find` has what was there before. */
  *stepsOfUpdate(): Generator<void, void> {
    if (!this.#isStale) return
    this.#isStale = false
    const entries = [...this.#sources.values()].flat()
    const postings: number[][] = []
    let words = 0
    let used = 0
    let told = 0
    let bytes = this.#words.size * 80
    for (const [number, entry] of entries.entries()) {
      words += entry.words
      // Measured at 20,000 passages: 13 KB each, most of it postings.
      bytes += 1500 + 2 * (entry.text.length + entry.heading.length) + 60 * entry.words
      const counts = new Map<number, number>()
      const count = (terms: Uint32Array, weight: number) => {
        for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight)
      }
      count(entry.titleTerms, weights.titleBoost)
      count(entry.headingTerms, weights.headingBoost)
      for (const { terms, told: own } of entry.sentences) {
        count(terms, 1)
        told |= own
      }
      for (const [term, weight] of counts) {
        const known = postings[term]
        if (known) known.push(number, weight)
        else {
          // Most words are in one passage only: an array that begins empty grows to 17 places.
          postings[term] = [number, weight]
          used++
        }
      }
      yield
    }
    this.#home = homeOf(entries)
    this.#entries = entries
    this.#postings = postings
    this.#told = told
    this.#meanWords = Math.max(1, words / Math.max(1, entries.length))
    this.#bytes = bytes
    this.#hasTooManyLeftOver = this.#words.hasTooManyLeftOver(used)
  }

  /** Whether so many of its words are of pages that are gone that it is to be made anew. */
  get hasTooManyLeftOver(): boolean {
    return this.#hasTooManyLeftOver
  }

  /** The same pages in an index of their own, passage by passage, without the words of those that are gone. */
  *stepsOfRenewal(): Generator<void, PassageIndex> {
    const renewed = new PassageIndex()
    for (const entries of this.#sources.values()) {
      const source = entries[0]?.source
      if (source) yield* renewed.stepsOfPut({ ...source, chunks: entries })
    }
    yield* renewed.stepsOfUpdate()
    return renewed
  }

  #toKnown(wish: Wish, language: string): KnownWish {
    const { terms, meanings, related, lists, kind } = wish
    const strengths = new Map<number, number>()
    for (const term of meanings) this.#strengthen(strengths, term, weights.meaning)
    for (const term of terms) this.#strengthen(strengths, term, 1)
    const direct = this.#countsOf(strengths)
    for (const term of direct.size === 0 ? this.#relativesOf(wish, language) : [])
      this.#strengthen(strengths, term, weights.part)
    // "Delivery abroad" tells nothing of the country that the shop is in.
    const isHome = [...meanings].some((term) => this.#words.numberOf(term) === this.#home)
    for (const [term, strength] of related) if (!isHome || !isAbroad(term)) this.#strengthen(strengths, term, strength)
    const isPlace = [...meanings].some(isCountry)
    // A list of places tells nothing of one that has a line of its own.
    const isListed = lists.size > 0 && !(isPlace && direct.size > 0)
    const unlisted = isListed ? new Map(strengths) : null
    if (isListed) for (const [term, strength] of lists) this.#strengthen(strengths, term, strength)
    const counts = this.#countsOf(strengths)
    const weight = weightOf(kind, direct.size, { passages: this.#entries.length, rarest: this.#rarest })
    const answer = kindOfWish(wish)
    const isToldHere = answer !== null && isTold(this.#told, answer.kind)
    return {
      strengths,
      unlisted,
      counts,
      weight,
      kind,
      answer: isToldHere ? answer : null,
      isPlace,
      isNamed: direct.size > 0,
    }
  }

  /** Terms of words that a word which no page has is a part of, or that are a part of it. */
  #relativesOf({ surface, kind }: Wish, language: string): string[] {
    if (surface === null || kind === 'foreign' || kind === 'light') return []
    const { analyzer } = meaningReaderOf(language)
    return this.#words.relativesOf(surface, language).map((word) => analyzer.termOf(word))
  }

  /** By number of an entry: the most that any of the terms counts there. */
  #countsOf(strengths: Map<number, number>): Map<number, number> {
    const counts = new Map<number, number>()
    for (const [term, strength] of strengths) {
      const postings = this.#postings[term] ?? []
      for (let at = 0; at < postings.length; at += 2) {
        const entry = postings[at] as number
        counts.set(entry, Math.max(counts.get(entry) ?? 0, strength * (postings[at + 1] as number)))
      }
    }
    return counts
  }

  /** Weight of a word that a single passage has. */
  get #rarest(): number {
    return Math.log(1 + (this.#entries.length - 0.5) / 1.5)
  }

  #strengthen(strengths: Map<number, number>, term: string, strength: number): void {
    const number = this.#words.numberOf(term)
    if (number !== undefined) strengths.set(number, Math.max(strength, strengths.get(number) ?? 0))
  }
}
