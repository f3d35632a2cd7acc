import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { endOfDenial } from '../../language/readers/negation.ts'
import { weightsOfAudience } from '../../language/readers/read-audience.ts'
import { readWishedContents } from '../../language/readers/read-wished-contents.ts'
import { conceptOf } from '../../language/text/families.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { keyOfTokens, type TextToken, tokenize } from '../../language/text/tokens.ts'
import type { SearchFilters } from '../search-product.ts'
import type { ValueReading } from './claim-guard.ts'
import type { WishedContents } from './filters.ts'
import { OptionReader } from './option-reader.ts'
import { type PriceReading, readPrices } from './read-price.ts'
import type { StoreVocabulary } from './store-vocabulary.ts'

export interface ReadOptions {
  /** ISO 639-1 of the store or page; decides only what "1.200" means. Phrases of all languages are understood. */
  language: string
  /** ISO 4217 of the store's prices. */
  currency: string
}

type Named = 'vendor' | 'category' | 'tag'
type Valued = 'option' | 'not_option' | 'content' | 'not_content' | 'weight'
export type SpanKind = 'price' | 'other_currency' | 'cheap' | 'in_stock' | 'reduced' | Named | Valued

/** A piece of the query that was understood. Offsets in UTF-16 code units of the query; the end is exclusive. */
export interface ConstraintSpan {
  start: number
  end: number
  kind: SpanKind
  value: string
  /** The currency of a price that is not the store's, ISO 4217. */
  currency?: string
}

export interface ShopperConstraints {
  filters: SearchFilters
  /** Values not wanted, by option name as in `filters.options`. */
  notOptions?: Record<string, string[]>
  /** What must not be in it, and diets. */
  contents?: WishedContents
  /** The shopper wants the lower end of the prices: see `cheapThird`. */
  cheap: boolean
  /** The query without what was understood. */
  rest: string
  spans: ConstraintSpan[]
}

/** What is behind this is not read for constraints; search itself reads no further either. */
const MAX_QUERY_LENGTH = 512

const cheapWords = phraseTable([[true, phrasesOfAll(({ prices }) => prices?.cheap)]])
const stockWords = phraseTable([
  [true, phrasesOfAll(({ stock }) => stock?.there)],
  // Said of what is gone: no wish for what is there, and nothing to filter by.
  [false, phrasesOfAll(({ stock }) => stock?.gone)],
])
const reducedWords = phraseTable([[true, phrasesOfAll(({ prices }) => prices?.reduced)]])
const afterNegation = wordsOfAll(({ negation }) => negation?.before)
const vendorWords = phraseTable([[true, phrasesOfAll(({ named }) => named?.vendor)]])
const categoryWords = phraseTable([[true, phrasesOfAll(({ named }) => named?.category)]])
const tagWords = phraseTable([[true, phrasesOfAll(({ named }) => named?.tag)]])
const joiners = new Set([...wordsOfAll((pack) => pack.joiners), ',', '/'])

/**
 * Reads what a shopper insists on out of a query: price, stock, options, and vendor, category and tag where they are named
 * as such. Careful by design: what could be part of a product's name stays in `rest` for ranking. Understands the words of
 * all packs, whatever the store's language. Never throws; reads at most 512 characters.
 */
export function readConstraints(query: string, vocabulary: StoreVocabulary, options: ReadOptions): ShopperConstraints {
  const reading = new Reading(query, vocabulary)
  reading.readPrices(options)
  reading.readNamed()
  reading.readOptions()
  reading.readContents()
  return reading.finish()
}

class Reading {
  readonly #query: string
  readonly #vocabulary: StoreVocabulary
  readonly #tokens: TextToken[]
  readonly #taken: Uint8Array
  #measures: ReadonlySet<number> = new Set()
  readonly #result: Omit<ShopperConstraints, 'rest'> = { filters: {}, cheap: false, spans: [] }

  constructor(query: string, vocabulary: StoreVocabulary) {
    this.#query = query
    this.#vocabulary = vocabulary
    this.#tokens = tokenize(query.slice(0, MAX_QUERY_LENGTH))
    this.#taken = new Uint8Array(this.#tokens.length)
  }

  readPrices(options: ReadOptions): void {
    const { prices, measures } = readPrices(this.#tokens, this.#vocabulary, options)
    this.#measures = measures
    for (const price of prices) this.#addPrice(price)
  }

  #addPrice({ from, to, min, max, otherCurrency }: PriceReading): void {
    const value = [min, max].map((bound) => (bound === undefined ? '' : String(bound))).join('-')
    if (otherCurrency) {
      this.#take(from, to, { kind: 'other_currency', value, currency: otherCurrency })
      return
    }
    const { filters } = this.#result
    if (min !== undefined) filters.priceMin = Math.max(min, filters.priceMin ?? 0)
    if (max !== undefined) filters.priceMax = Math.min(max, filters.priceMax ?? max)
    this.#take(from, to, { kind: 'price', value })
  }

  /** What is told by fixed words: cheap, in stock, "by Nike", "in category Shoes". */
  readNamed(): void {
    for (let at = 0; at < this.#tokens.length; at++) {
      if (this.#taken[at]) continue
      const stock = phraseAt(stockWords, this.#tokens, at)
      const reduced = phraseAt(reducedWords, this.#tokens, at)
      const cheap = phraseAt(cheapWords, this.#tokens, at)
      if (stock) {
        if (stock.meaning) this.#takeFact('in_stock', at, stock.end)
        at = stock.end - 1
      } else if (reduced) {
        this.#takeFact('reduced', at, reduced.end)
        at = reduced.end - 1
      } else if (cheap) {
        if (endOfDenial(this.#tokens, at - 1) === null) this.#takeFact('cheap', at, cheap.end)
        at = cheap.end - 1
      } else {
        // What is "not from Acme" is for the grades to tell: a product without a vendor may be from anybody.
        const behind = endOfDenial(this.#tokens, at)
        if (behind === null) this.#readName(at)
        else at = behind
      }
    }
  }

  #takeFact(kind: 'in_stock' | 'reduced' | 'cheap', from: number, to: number): void {
    if (kind === 'cheap') this.#result.cheap = true
    else if (kind === 'reduced') this.#result.filters.reduced = true
    else this.#result.filters.inStock = true
    this.#take(from, to, { kind, value: 'true' })
  }

  #readName(from: number): void {
    const { filters } = this.#result
    const vendor = this.#nameBehind(phraseAt(vendorWords, this.#tokens, from)?.end, (key) =>
      this.#vocabulary.vendor(key),
    )
    if (vendor && !conceptOf('material', vendor.text)) {
      filters.vendor = vendor.text
      this.#take(from, vendor.to, { kind: 'vendor', value: vendor.text })
      return
    }
    const category = this.#nameBehind(phraseAt(categoryWords, this.#tokens, from)?.end, (key) =>
      this.#vocabulary.category(key),
    )
    if (category) {
      filters.category = category.text
      this.#take(from, category.to, { kind: 'category', value: category.text })
      return
    }
    const tag = this.#nameBehind(phraseAt(tagWords, this.#tokens, from)?.end, (key) => this.#vocabulary.tag(key))
    if (!tag) return
    filters.tags = [...(filters.tags ?? []), tag.text]
    this.#take(from, tag.to, { kind: 'tag', value: tag.text })
  }

  /** The longest name of the store at this place. */
  #nameBehind(at: number | undefined, find: (key: string) => string | undefined): { text: string; to: number } | null {
    if (at === undefined) return null
    for (let to = Math.min(this.#tokens.length, at + 10); to > at; to--) {
      if (this.#tokens[to - 1]?.kind === 'sign') continue
      const text = find(keyOfTokens(this.#tokens, at, to))
      if (text) return { text, to }
    }
    return null
  }

  readOptions(): void {
    const reader = new OptionReader(this.#tokens, this.#taken, this.#vocabulary, this.#measures)
    // "For a dog of 6 kg" is no wish for a bag of 6 kg.
    for (const at of weightsOfAudience(this.#tokens)) this.#take(at, at + 1, { kind: 'weight', value: '' })
    for (let at = 0; at < this.#tokens.length; at++) {
      if (this.#taken[at]) continue
      const behind = endOfDenial(this.#tokens, at)
      const denied = behind === null ? null : this.#readDenied(reader, behind)
      if (denied) {
        this.#addValues('not_option', at, denied)
        at = (denied.at(-1) as ValueReading).to - 1
        continue
      }
      if (behind !== null) {
        at = behind - 1
        continue
      }
      const first = reader.readAt(at)
      if (!first) continue
      const values = this.#readList(reader, first)
      this.#addValues('option', at, values)
      at = (values.at(-1) as ValueReading).to - 1
    }
  }

  /** Values behind "not", which is meant of them even where they could be part of a name. */
  #readDenied(reader: OptionReader, from: number): ValueReading[] | null {
    let at = from
    while (at < from + 3 && afterNegation.has(this.#tokens[at]?.text ?? '')) at++
    for (let start = from; start <= at; start++) {
      const first = reader.readDeniedAt(start)
      if (first) return this.#readList(reader, first)
    }
    return null
  }

  /** "red, white or blue". */
  #readList(reader: OptionReader, first: ValueReading): ValueReading[] {
    const values = [first]
    for (let to = first.to; values.length < 10; ) {
      let at = to
      while (at < to + 2 && joiners.has(this.#tokens[at]?.text ?? '')) at++
      const next = at > to ? reader.readFurther(at, first) : null
      if (!next) break
      values.push(next)
      to = next.to
    }
    return values
  }

  #addValues(kind: 'option' | 'not_option', from: number, values: ValueReading[]): void {
    const { name } = values[0] as ValueReading
    const to = (values.at(-1) as ValueReading).to
    const before = kind === 'option' ? this.#result.filters.options : this.#result.notOptions
    const own = [...new Set([...(before?.[name] ?? []), ...values.map(({ value }) => value)])]
    const after = { ...before, [name]: own }
    if (kind === 'option') this.#result.filters.options = after
    else this.#result.notOptions = after
    this.#take(from, to, { kind, value: values.map(({ value }) => value).join(',') })
  }

  /** What somebody must not have, and diets: where it is no value of an option. */
  readContents(): void {
    const isOther = this.#taken.slice()
    for (const { content, need, said, pieces } of readWishedContents(this.#query.slice(0, MAX_QUERY_LENGTH))) {
      const places = pieces.map(({ start, end }) => this.#placesOf(start, end))
      const isTaken = places.some(([from, to]) =>
        this.#tokens.slice(from, to).some((_, at) => isOther[from + at] === 1),
      )
      if (isTaken) continue
      const former = this.#result.contents?.[content]
      this.#result.contents = {
        ...this.#result.contents,
        [content]: former?.need === 'never' ? former : { need, said },
      }
      const kind = need === 'must' ? 'content' : 'not_content'
      for (const [from, to] of places) this.#take(from, to, { kind, value: content })
    }
  }

  /** The tokens of a piece of the query; a word that begins or ends in it counts whole. */
  #placesOf(start: number, end: number): readonly [from: number, to: number] {
    const from = this.#tokens.findIndex((token) => token.end > start)
    const to = this.#tokens.findLastIndex((token) => token.start < end)
    return [Math.max(0, from), to + 1]
  }

  #take(from: number, to: number, span: Omit<ConstraintSpan, 'start' | 'end'>): void {
    this.#taken.fill(1, from, to)
    const start = this.#tokens[from]?.start ?? 0
    this.#result.spans.push({ start, end: this.#tokens[to - 1]?.end ?? start, ...span })
  }

  finish(): ShopperConstraints {
    const { spans } = this.#result
    spans.sort((a, b) => a.start - b.start)
    return { ...this.#result, rest: spans.length > 0 ? this.#rest() : this.#query.trim() }
  }

  /** What is left, without the joiners and signs that stood between what was taken. */
  #rest(): string {
    const isTaken = (at: number) => at < 0 || at >= this.#tokens.length || this.#taken[at] === 1
    const isLoose = ({ text, kind }: TextToken) => joiners.has(text) || (kind === 'sign' && !/^["'’%]$/.test(text))
    this.#tokens.forEach((token, at) => {
      if (isLoose(token) && isTaken(at - 1)) this.#taken[at] = 1
    })
    for (let at = this.#tokens.length - 1; at >= 0; at--) {
      if (isLoose(this.#tokens[at] as TextToken) && isTaken(at + 1)) this.#taken[at] = 1
    }
    let rest = ''
    let from = 0
    this.#tokens.forEach(({ start, end }, at) => {
      if (this.#taken[at] !== 1) return
      rest += `${this.#query.slice(from, start)} `
      from = end
    })
    return (rest + this.#query.slice(from)).replace(/\s+/g, ' ').trim()
  }
}
