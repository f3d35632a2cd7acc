import type { SearchFilters } from '../search-product.ts'
import type { ValueReading } from './claim-guard.ts'
import { conceptOf } from './families.ts'
import { OptionReader } from './option-reader.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import { type PriceReading, readPrices } from './read-price.ts'
import { keyOfTokens, type TextToken, tokenize } from './tokens.ts'
import type { StoreVocabulary } from './vocabulary.ts'

export interface ReadOptions {
  /** ISO 639-1 of the store or page; decides only what "1.200" means. Phrases of all languages are understood. */
  language: string
  /** ISO 4217 of the store's prices. */
  currency: string
}

export type SpanKind =
  | 'price'
  | 'other_currency'
  | 'cheap'
  | 'in_stock'
  | 'option'
  | 'not_option'
  | 'vendor'
  | 'category'
  | 'tag'

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
  /** The shopper wants the lower end of the prices: see `cheapThird`. */
  cheap: boolean
  /** The query without what was understood. */
  rest: string
  spans: ConstraintSpan[]
}

/** What is behind this is not read for constraints; search itself reads no further either. */
const MAX_QUERY_LENGTH = 512

const cheapWords = phrasesOf<true>([
  [
    true,
    'cheap,cheaper,cheapest,the cheapest,affordable,inexpensive,low cost,low price,low priced,lowest price,budget friendly,on a budget,not too expensive,not expensive,' +
      'barato,barata,baratos,baratas,mas barato,mas barata,mas baratos,mas baratas,economico,economica,economicos,economicas,' +
      'que no sea caro,que no sea cara,no muy caro,no muy cara,pas trop cher,pas trop chere,pas trop chers,pas trop cheres,' +
      'nicht zu teuer,nicht teuer,nicht so teuer,asequible,asequibles,pas cher,pas chere,pas chers,pas cheres,moins cher,moins chere,moins chers,moins cheres,bon marche,' +
      'abordable,abordables,gunstig,gunstige,gunstiger,gunstiges,gunstigen,gunstigem,gunstigste,gunstigsten,gunstigstes,billig,billige,' +
      'billiger,billiges,billigen,billigste,billigsten,billigstes,preiswert,preiswerte,preiswerter,preiswerten,preiswertes,preisgunstig,' +
      'preisgunstige,mais barato,mais barata,piu economico,piu economica,a buon mercato,a buon prezzo',
  ],
])
const stockWords = phrasesOf<boolean>([
  [
    true,
    'in stock,instock,available,available now,available in stock,currently available,auf lager,lagernd,verfugbar,sofort verfugbar,vorratig,' +
      'lieferbar,sofort lieferbar,en stock,disponible,disponibles,en existencia,em estoque,disponivel,disponiveis,disponibile,disponibili,' +
      'in magazzino',
  ],
  // Said of what is gone: no wish for what is there, and nothing to filter by.
  [
    false,
    'out of stock,not available,not in stock,unavailable,back in stock,no disponible,no disponibles,non disponible,pas disponible,' +
      'pas en stock,nicht verfugbar,nicht lieferbar,nicht auf lager,ausverkauft,agotado,nao disponivel,non disponibile',
  ],
])
const negations = phrasesOf<true>([
  [
    true,
    'not,no,non,without,except,except for,anything but,but not,other than,excluding,not in,nothing in,ohne,nicht,nicht in,kein,keine,' +
      'keinen,keiner,keines,ausser,bloss nicht,sin,excepto,menos en,que no sea,que no sean,sans,pas,pas de,pas en,sauf,hors,sem,nao,senza',
  ],
])
const afterNegation = new Set('any a the of in color colour farbe aus de en el la una un eine einen is made'.split(' '))
const vendorWords = phrasesOf<true>([
  [
    true,
    'by,made by,brand,brand :,by brand,from brand,from the brand,from,of brand,marke,marke :,von,von marke,von der marke,der marke,' +
      'de la marca,de marca,marca,marca :,de la marque,de marque,marque,marque :,da marca,della marca,de,vendor :,vendor',
  ],
])
const categoryWords = phrasesOf<true>([
  [
    true,
    'in category,in the category,category,category :,in kategorie,in der kategorie,kategorie,kategorie :,en la categoria,en categoria,' +
      'categoria,categoria :,dans la categorie,categorie,categorie :,na categoria,nella categoria',
  ],
])
const tagWords = phrasesOf<true>([
  [true, 'tagged,tagged as,tagged with,with tag,with the tag,tag,tag :,etiqueta,etiqueta :'],
])
const joiners = new Set(['or', 'and', 'o', 'u', 'ou', 'oder', 'und', 'y', 'e', 'et', ',', '/', 'nor'])

/**
 * Reads what a shopper insists on out of a query: price, stock, options, and vendor, category and tag where they are named
 * as such. Careful by design: what could be part of a product's name stays in `rest` for ranking. Understands English,
 * Spanish, French and German, and some Portuguese and Italian. Never throws; reads at most 512 characters.
 */
export function readConstraints(query: string, vocabulary: StoreVocabulary, options: ReadOptions): ShopperConstraints {
  const reading = new Reading(query, vocabulary)
  reading.readPrices(options)
  reading.readNamed()
  reading.readOptions()
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
      const cheap = phraseAt(cheapWords, this.#tokens, at)
      if (stock) {
        if (stock.meaning) this.#takeFact('in_stock', at, stock.end)
        at = stock.end - 1
      } else if (cheap) {
        if (!phraseAt(negations, this.#tokens, at - 1)) this.#takeFact('cheap', at, cheap.end)
        at = cheap.end - 1
      } else this.#readName(at)
    }
  }

  #takeFact(kind: 'in_stock' | 'cheap', from: number, to: number): void {
    if (kind === 'cheap') this.#result.cheap = true
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
    for (let at = 0; at < this.#tokens.length; at++) {
      if (this.#taken[at]) continue
      const negation = phraseAt(negations, this.#tokens, at)
      const denied = negation && this.#readDenied(reader, negation.end)
      if (denied) {
        this.#addValues('not_option', at, denied)
        at = (denied.at(-1) as ValueReading).to - 1
        continue
      }
      if (negation) {
        at = negation.end - 1
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
