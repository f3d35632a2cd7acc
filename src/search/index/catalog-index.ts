import { type Analyzer, createAnalyzer } from '../analysis/analyzer.ts'
import type { SearchProduct } from '../search-product.ts'
import { chooseBest } from './choose-best.ts'
import { Compaction } from './compaction.ts'
import { CompanyCounter } from './count-together.ts'
import { type Explanation, explainWords } from './explain.ts'
import { type FoundWords, findWords } from './find-words.ts'
import { IndexParts } from './index-parts.ts'
import { countIn, titleField } from './indexed-fields.ts'
import type { ParsedText, QueryGroup } from './parsed-text.ts'
import { planQuery } from './query-plan.ts'
import { closeLookCount, plainSettings, type RankSettings, usualSettings } from './settings.ts'
import { type Synonym, SynonymTable } from './synonyms.ts'
import { type Boosts, boostsOf, categoryShares, noBoosts, prepareCloseLook, sumOfBoosts } from './title-boosts.ts'

export interface CatalogIndexOptions {
  /** Language of the catalog, BCP 47. */
  language: string
  synonyms?: Synonym[]
  /** Plain BM25F without spelling, synonyms or boosts: only to compare with. */
  plain?: boolean
  settings?: Partial<RankSettings>
  compaction?: Partial<CompactionOptions>
}

/** When and how the leavings of removed products are cleared away. */
export interface CompactionOptions {
  /** Not before so many were removed. */
  minRemoved: number
  /** Work in one go. */
  sliceMs: number
  /** Has the next slice done later. */
  later: (work: () => void) => void
}

export interface RankOptions {
  limit: number
  /** Whether a document may be shown; asked only of those that would make it into the best. */
  allow?: (document: number) => boolean
}

export interface Ranked {
  document: number
  id: string
  /** Comparable within one result only. */
  score: number
  /** Whether a sku, barcode, part number or id of the product is in the query; such products come first. */
  codeMatch: boolean
  boosts: Readonly<Boosts>
}

const sliceMs = 5
const usualCompaction: CompactionOptions = {
  minRemoved: 1000,
  sliceMs,
  // As long a pause as a slice: half of a core is left to others, and the process may end meanwhile.
  later: (work) => setTimeout(work, sliceMs).unref(),
}
/** A compaction copies everything, so it waits until removed products are a third of all. */
const removedShare = 1 / 3

/**
 * The products of one store, searchable. Keeps everything in memory and does no I/O. Not for use by two threads; every call
 * is synchronous, and only compaction goes on between calls, in slices of 5 ms. A catalog changed in steps ranks exactly like
 * one indexed at once.
 */
export class CatalogIndex {
  readonly analyzer: Analyzer
  readonly settings: RankSettings
  readonly plain: boolean
  #synonyms: SynonymTable
  #parts: IndexParts
  readonly #compactionOptions: CompactionOptions
  #compaction: Compaction | undefined
  #company: CompanyCounter

  constructor({ language, synonyms = [], plain = false, settings, compaction }: CatalogIndexOptions) {
    this.analyzer = createAnalyzer(language)
    this.plain = plain
    this.settings = { ...(plain ? plainSettings : usualSettings), ...settings }
    this.#synonyms = new SynonymTable(synonyms, this.analyzer)
    this.#parts = new IndexParts(this.analyzer, this.settings)
    this.#company = new CompanyCounter(this.#parts)
    this.#compactionOptions = { ...usualCompaction, ...compaction }
  }

  /** What it is made of, for those who keep it on disk: valid until the next change. */
  get parts(): IndexParts {
    return this.#parts
  }

  /** Products in the index. */
  get size(): number {
    return this.#parts.documents.size
  }

  /** Adds products, or replaces those with the same id. The later of two with the same id wins. */
  upsert(products: SearchProduct[]): void {
    for (const product of products) {
      this.#parts.remove(product.id)
      this.#parts.add(product)
    }
    this.#parts.spelling.catchUp()
    this.#compactIfWorth()
  }

  /** Forgets products; unknown ids are ignored. */
  remove(ids: string[]): void {
    for (const id of ids) this.#parts.remove(id)
    this.#compactIfWorth()
  }

  /** Replaces the owner's synonyms; holds from the next query on. */
  setSynonyms(synonyms: Synonym[]): void {
    this.#synonyms = new SynonymTable(synonyms, this.analyzer)
  }

  /** The product of a document number, without its description; null when it is gone. */
  product(document: number): SearchProduct | null {
    return this.#parts.documents.products[document] ?? null
  }

  /** The product with the id, without its description. */
  productById(id: string): SearchProduct | null {
    const document = this.#parts.documents.numberOf(id)
    return document === undefined ? null : this.product(document)
  }

  /** All products, without descriptions, oldest change first. */
  *products(): Generator<SearchProduct> {
    for (const product of this.#parts.documents.products) if (product !== null) yield product
  }

  /** Bytes held, estimated: arrays exactly, strings and objects by rule of thumb. */
  estimateBytes(): number {
    return this.#parts.bytes + (this.#compaction?.bytes ?? 0)
  }

  /** Whether what removed products left behind is just being cleared away. */
  get isCompacting(): boolean {
    return this.#compaction !== undefined
  }

  /** Reads a query for `rank`: the first 512 characters, 32 words. Never throws. */
  parse(text: string): ParsedText {
    return planQuery(text, {
      analyzer: this.analyzer,
      vocabulary: this.#parts.vocabulary,
      synonyms: this.#synonyms,
      spelling: this.#parts.spelling,
      countTogether: (term, others) => this.#company.count(term, others),
      settings: this.settings,
      size: this.size,
      plain: this.plain,
    })
  }

  /**
   * The best products for a query, best first; products with a word of it at least, so that an empty query finds none.
   * Those with a code of the query come on top. Same scores: see `compareEquals`.
   */
  rank(query: ParsedText, { limit, allow }: RankOptions): Ranked[] {
    const byCode = this.#byCode(query, allow)
    const hits = [...byCode, ...this.#byWords(query, Math.max(limit, closeLookCount), allow, byCode)]
    return hits.slice(0, limit)
  }

  /** Where the words of a query stand in some of the products. */
  findWords(query: Pick<ParsedText, 'groups'>, documents: readonly number[]): FoundWords {
    return findWords(query, documents, this.#parts)
  }

  /** Whether a product has a word of a query as it was typed, a part or a synonym of it. */
  knows({ readings }: QueryGroup): boolean {
    const { vocabulary } = this.#parts
    return readings.some(
      ({ source, terms }) => source !== 'spelling' && terms.every((term) => vocabulary.countOf(term) > 0),
    )
  }

  /** Whether a product has a word of a query together with one of other words. */
  isTogether({ readings }: QueryGroup, others: readonly string[]): boolean {
    const terms = others.map((word) => this.analyzer.termOf(word))
    return readings.some(
      ({ source, terms: [own = ''] }) => source !== 'spelling' && this.#company.count(own, terms) > 0,
    )
  }

  /** How much a word tells of a product, by how few have it; 0 where none has. */
  rarityOf({ readings }: QueryGroup): number {
    const { vocabulary } = this.#parts
    const counts = readings
      .filter(({ source }) => source !== 'spelling')
      .map(({ terms }) => Math.min(...terms.map((term) => vocabulary.countOf(term))))
    const most = Math.max(0, ...counts.filter(Number.isFinite))
    return most === 0 ? 0 : Math.log1p(this.size / most)
  }

  /** The products that have a word of a query, as it was typed, in their titles; null when more than `most` have. */
  titled({ readings }: QueryGroup, most: number): SearchProduct[] | null {
    const { vocabulary, postings, documents } = this.#parts
    const typed = readings.filter(({ source, terms }) => source === 'typed' && terms.length === 1)
    const found = new Set<SearchProduct>()
    for (const { terms } of typed) {
      const term = vocabulary.termId(terms[0] as string)
      if (term < 0) continue
      for (const { documents: numbers, counts, start, end } of postings.slicesOf(term)) {
        for (let at = start; at < end; at++) {
          // Most have it in their descriptions only.
          if (countIn(counts[at] as number, titleField) === 0) continue
          const product = documents.products[numbers[at] as number]
          if (product) found.add(product)
          if (found.size > most) return null
        }
      }
    }
    return [...found]
  }

  /** The number of a product while it stays as it is; undefined when it is not there. */
  documentOf(id: string): number | undefined {
    return this.#parts.documents.numberOf(id)
  }

  /** Why a hit of `rank` with the same query stands where it stands. */
  explain(query: ParsedText, hit: Ranked): Explanation {
    const words = explainWords(query, hit.document, this.#parts)
    const total = words.reduce((sum, word) => sum + word.score, 0)
    const boosted = sumOfBoosts(hit.boosts)
    return {
      id: hit.id,
      score: hit.score,
      codeMatch: hit.codeMatch,
      words,
      corrections: query.corrections,
      keptShare: hit.codeMatch || total === 0 ? 1 : (hit.score - boosted) / total,
      boosts: hit.boosts,
    }
  }

  #byWords(query: ParsedText, count: number, allow: RankOptions['allow'], taken: Ranked[]): Ranked[] {
    const { documents, scorer } = this.#parts
    const skip = new Set(taken.map((hit) => hit.document))
    const best = chooseBest(query, { count, allow, skip }, this.#parts)
    const look = prepareCloseLook(query, scorer.valuesOf(query), this.#parts)
    const order = best.documents.map((document, index) => ({ document, score: best.scores[index] as number }))
    order.sort((a, b) => b.score - a.score || (this.#isBetter(a.document, b.document) ? -1 : 1))
    const shares = categoryShares(order, this.#parts)
    const hits = order.map(({ document, score }, place): Ranked => {
      const id = (documents.products[document] as SearchProduct).id
      if (this.plain) return { document, id, score, codeMatch: false, boosts: noBoosts }
      const boosts = boostsOf(look, this.#parts, document)
      boosts.category = this.settings.categoryBoost * look.total * (shares[place] as number)
      return { document, id, score: score + sumOfBoosts(boosts), codeMatch: false, boosts }
    })
    return hits.sort((a, b) => b.score - a.score || (this.#isBetter(a.document, b.document) ? -1 : 1))
  }

  #byCode(query: ParsedText, allow: RankOptions['allow']): Ranked[] {
    const hits = new Map<number, Ranked>()
    for (const code of query.codes) {
      const found = this.#parts.codes
        .find(code, (document) => this.product(document))
        .filter((document) => allow?.(document) ?? true)
      for (const document of found.sort((a, b) => (this.#isBetter(a, b) ? -1 : 1))) {
        const id = this.product(document)?.id ?? ''
        if (!hits.has(document)) hits.set(document, { document, id, score: 1000, codeMatch: true, boosts: noBoosts })
      }
    }
    return [...hits.values()]
  }

  /** Between products with the same score. */
  #isBetter(one: number, other: number): boolean {
    return this.#parts.documents.compareEquals(one, other) < 0
  }

  #compactIfWorth(): void {
    const { documents } = this.#parts
    const removed = documents.count - documents.size
    const { minRemoved, later } = this.#compactionOptions
    if (this.#compaction || removed < minRemoved || removed <= documents.count * removedShare) return
    this.#compaction = new Compaction(this.#parts)
    later(() => this.#compactOn())
  }

  #compactOn(): void {
    const { sliceMs, later } = this.#compactionOptions
    if (!this.#compaction) return
    if (!this.#compaction.run(performance.now() + sliceMs)) {
      later(() => this.#compactOn())
      return
    }
    this.#parts = this.#compaction.parts
    this.#company = new CompanyCounter(this.#parts)
    this.#compaction = undefined
  }
}
