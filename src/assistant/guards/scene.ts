import { conceptOf } from '../../search/constraints/families.ts'
import { remembering } from '../../search/constraints/remembering.ts'
import type { Fact } from './fact.ts'
import { type FactBook, keyOfWords, type ProductFacts, stem, type VariantFacts } from './fact-book.ts'
import type { Hit } from './lexicon.ts'
import type { Mention } from './mentions.ts'
import type { PolicyPart } from './policy-part.ts'
import type { NumberRead, Token } from './reading.ts'

/** What a gate knows of the turn besides its facts. */
export interface TurnWords {
  language: string
  currency: string
  storeName: string
  allowedCodes: readonly string[]
  discountsDefined: boolean
  shopperText: string
  shopperNumbers: ReadonlySet<number>
  shopperWords: ReadonlySet<string>
  /** Order numbers and codes as the shopper wrote them, squeezed to letters and digits. */
  shopperCodes: ReadonlySet<string>
  /** Said by the embedded engine: our own words, filled in with facts. */
  isOurs: boolean
}

const colorOf = remembering((word) => conceptOf('color', word))

/** One sentence while it is checked. */
export class Scene {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly numbers: readonly NumberRead[]
  readonly hits: readonly Hit[]
  readonly mentions: readonly Mention[]
  readonly book: FactBook
  readonly turn: TurnWords
  /** Products of the sentence before, when this one names none. */
  readonly inherited: ProductFacts[] | null
  /** Tokens that a fact bears out or that claim nothing. */
  readonly explained: Uint8Array
  readonly used = new Set<Fact>()
  readonly question: boolean
  /** The sentence of a policy that bears this one out. */
  policy: PolicyPart | null = null
  /** The amounts of money that are borne out. */
  readonly amounts: { from: number; to: number }[] = []
  readonly #tags: ReadonlySet<string>
  readonly #segments = new Map<number, [number, number]>()

  constructor(given: {
    text: string
    tokens: readonly Token[]
    numbers: readonly NumberRead[]
    hits: readonly Hit[]
    mentions: readonly Mention[]
    book: FactBook
    turn: TurnWords
    inherited: ProductFacts[] | null
  }) {
    this.text = given.text
    this.tokens = given.tokens
    this.numbers = given.numbers
    this.hits = given.hits
    this.mentions = given.mentions
    this.book = given.book
    this.turn = given.turn
    this.inherited = given.inherited
    this.explained = new Uint8Array(given.tokens.length + 1)
    this.#tags = new Set(given.hits.map(({ tag }) => tag))
    this.question = isOpenQuestion(given.text, given.tokens)
    for (const { from, to } of given.mentions) this.explain(from, to)
  }

  has(tag: string): boolean {
    return this.#tags.has(tag)
  }

  of(tag: string): Hit[] {
    return this.hits.filter((hit) => hit.tag === tag)
  }

  /** Whether such words stand in the same clause, at most so many tokens before a place. */
  before(tag: string, at: number, reach: number): boolean {
    const start = Math.max(this.clauseStart(at), at - reach)
    return this.hits.some((hit) => hit.tag === tag && hit.from >= start && hit.to <= at)
  }

  near(tag: string, from: number, to: number, reach: number): boolean {
    return this.hits.some((hit) => hit.tag === tag && hit.to > from - reach && hit.from < to + reach)
  }

  /** As near(), with no comma or "and" between. */
  beside(tag: string, from: number, to: number, reach: number): boolean {
    const parted = (a: number, b: number) =>
      this.tokens.slice(a, b).some(({ text }, at) => /^([,;:(]|and|und|y|et)$/.test(text) && !this.inMention(a + at))
    return this.hits.some((hit) => {
      if (hit.tag !== tag || hit.to <= from - reach || hit.from >= to + reach) return false
      return hit.to <= from ? !parted(hit.to, from) : !parted(to, hit.from)
    })
  }

  inMention(at: number): boolean {
    return this.mentions.some(({ from, to }) => at >= from && at < to)
  }

  clauseStart(at: number): number {
    for (let place = at - 1; place >= 0; place--) {
      const { text, kind } = this.tokens[place] as Token
      if (kind === 'sign' && /^[,;:()!?]$/.test(text)) return place + 1
      if (text === '-' && !this.tokens[place + 1]?.glued && !(this.tokens[place] as Token).glued) return place + 1
      if (/^(but|aber|pero|mais|sondern|sino)$/.test(text)) return place + 1
    }
    return 0
  }

  clauseEnd(at: number): number {
    for (let place = at; place < this.tokens.length; place++) {
      const { text, kind } = this.tokens[place] as Token
      if (kind === 'sign' && /^[,;:()!?]$/.test(text)) return place
    }
    return this.tokens.length
  }

  negatedAt(from: number, to: number, but?: RegExp): boolean {
    const start = this.clauseStart(from)
    const end = this.clauseEnd(to)
    return this.hits.some(
      ({ tag, from: at, to: negEnd }) =>
        tag === 'neg' &&
        !but?.test((this.tokens[at] as Token).text) &&
        !(at >= from && negEnd <= to) &&
        ((at >= Math.max(start, from - 6) && negEnd <= from) || (at >= to && at < Math.min(end, to + 3))),
    )
  }

  deniedInClause(at: number): boolean {
    const [start, end] = [this.clauseStart(at), this.clauseEnd(at)]
    return this.of('neg').some(({ from }) => from >= start && from < end)
  }

  /** Whether help is offered in the clause of a place. */
  helpsAt(at: number): boolean {
    const [start, end] = [this.clauseStart(at), this.clauseEnd(at)]
    return this.of('helper').some(({ from, to }) => from >= start && to <= end)
  }

  hedgedAt(from: number): boolean {
    return this.before('hedge', from, 12) && !this.before('neg', 0, 0)
  }

  explain(from: number, to: number): void {
    this.explained.fill(1, from, to)
  }

  isExplained(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (!this.explained[at]) return false
    return true
  }

  /** Which products a claim at a place is about; null = any of this turn's. */
  subjectsAt(from: number, to: number): ProductFacts[] | null {
    const mentions = this.#binding()
    if (mentions.length === 0) return this.#inherits(from) ? this.inherited : null
    const forIt = /^(for|fur|para|por|pour|al|bei|beim)$/
    for (let at = to; at < Math.min(to + 3, this.tokens.length); at++) {
      if (!forIt.test(this.tokens[at]?.text ?? '')) continue
      const following = mentions.find((mention) => mention.from > at && mention.from <= at + 4)
      if (following) return following.products
    }
    const preceding = mentions.filter((mention) => mention.to <= from)
    return (preceding.at(-1) ?? (mentions[0] as Mention)).products
  }

  #binding(): readonly Mention[] {
    return this.mentions
  }

  #inherits(at: number): boolean {
    if (!this.inherited) return false
    return !this.hits.some(({ tag, from }) => tag === 'generic' && from < at + 12)
  }

  /** The products a place may be about, as a list to go through. */
  productsAt(from: number, to: number): ProductFacts[] {
    return this.subjectsAt(from, to) ?? [...this.book.products.values()]
  }

  /** The variants that the option values said in the sentence leave of a product; null when none is said. */
  variantsOf(product: ProductFacts, at = 0): VariantFacts[] | null {
    if (product.variants.size === 0) return null
    const said = this.#optionsSaid(product, at)
    if (said.size === 0) return null
    return [...product.variants.values()].filter((variant) =>
      [...said].every(([name, keys]) => variant.options.some((option) => option.name === name && keys.has(option.key))),
    )
  }

  #optionsSaid(product: ProductFacts, at: number): Map<string, Set<string>> {
    const said = new Map<string, Set<string>>()
    const keys = new Set<string>()
    const segment = this.#segments.get(at) ?? this.#segment(at)
    this.#segments.set(at, segment)
    const [start, end] = segment
    for (const variant of product.variants.values()) {
      for (const { name, key } of variant.options) {
        if (keys.has(`${name} ${key}`)) continue
        keys.add(`${name} ${key}`)
        if (!this.#says(name, key, start, end)) continue
        const values = said.get(name)
        if (values) values.add(key)
        else said.set(name, new Set([key]))
      }
    }
    return said
  }

  /** The part of the sentence a claim is made in, when it makes several: "olive is sold out, but black is in stock". */
  #segment(at: number): [number, number] {
    const isBreak = (place: number) => /^([,;]|and|und|y|et|but|aber|pero|mais)$/.test(this.tokens[place]?.text ?? '')
    const claims = [...this.numbers, ...this.hits.filter(({ tag }) => tag.startsWith('stock'))]
      .map(({ from }) => from)
      .filter((from) => !this.mentions.some((mention) => from >= mention.from && from < mention.to))
    const breaks = this.tokens.flatMap((_, place) => (isBreak(place) ? [place] : []))
    let start = 0
    for (const claim of claims) {
      if (claim >= at) continue
      const parted = breaks.find((place) => place > claim && place < at)
      if (parted !== undefined) start = Math.max(start, parted + 1)
    }
    const next = Math.min(
      ...claims.filter((claim) => claim > at && breaks.some((place) => place > at && place < claim)),
    )
    const end = Number.isFinite(next)
      ? (breaks.find((place) => place > at && place < next) ?? next)
      : this.tokens.length
    return [start, end]
  }

  #says(name: string, key: string, start: number, end: number): boolean {
    if (/^(none|no|yes|\d+)$/.test(key) && !this.#sizeBefore(key)) return false
    const words = key.split(' ')
    for (let at = start; at < end; at++) {
      if (this.mentions.some(({ from, to }) => at >= from && at < to)) continue
      if (this.#isAt(words, at)) return true
    }
    if (!/colou?r|farbe|couleur/.test(name)) return false
    const wanted = colorOf(key)?.concept
    if (!wanted) return false
    for (let at = start; at < end; at++) {
      const token = this.tokens[at] as Token
      const said = token.kind === 'word' ? (colorOf(token.text) ?? colorOf(stem(token.text))) : null
      if (said?.concept === wanted) {
        if (!this.mentions.some(({ from, to }) => at >= from && at < to)) return true
      }
    }
    return false
  }

  #sizeBefore(key: string): boolean {
    const at = this.tokens.findIndex(({ text }) => text === key)
    return at > 0 && /^(size|grosse|gr|talla|taille|pointure|t|numero)$/.test(this.tokens[at - 1]?.text ?? '')
  }

  #isAt(words: string[], at: number): boolean {
    let place = at
    for (const [index, word] of words.entries()) {
      while (index > 0 && this.tokens[place]?.skip) place++
      const token = this.tokens[place]
      if (!token || token.text !== word) return false
      // "m" and "l" are sizes only in capitals; "I'm", "l'article".
      if (word.length === 1 && words.length === 1 && (token.raw !== token.raw.toUpperCase() || token.glued))
        return false
      place++
    }
    return true
  }
}

const opener =
  /^(do|does|would|should|shall|could|can|may|which|what|how|where|when|who|are you|is there|is it|any|want|need|or|and|mochte\w*|soll\w*|willst|wollen|welche\w*|was|wie|wo|wann|darf|kann|brauch\w*|such\w*|hast|haben|geht|quieres|quiere|te|le|prefieres|prefiere|cual\w*|que|como|cuando|donde|puedo|necesitas|busca\w*|voulez|veux|souhait\w*|prefer\w*|quel\w*|puis|avez|as|est|qu|comment|ou|quand|cherch\w*|aimer\w*|desea\w*|looking)$/
const telling =
  /\b(did you know|know that|wusste\w*|sabias|sabia usted|saviez|savais|why not|warum nicht|por que no|pourquoi pas|is not it|right \?|isn t|oder \?|verdad \?|n est ce|guess what|have you (seen|heard))/

/** A question that asks, rather than one that tells ("did you know it's half price?"). */
function isOpenQuestion(text: string, tokens: readonly Token[]): boolean {
  if (!/[?？]\s*["'”»)]*\s*$/.test(text)) return false
  const plain = tokens.map(({ text: word }) => word).join(' ')
  if (telling.test(plain)) return false
  const words = tokens.filter(({ kind }) => kind === 'word')
  return words.slice(0, 1).some(({ text: word }) => opener.test(word)) || opener.test(lastClauseWord(tokens))
}

function lastClauseWord(tokens: readonly Token[]): string {
  const breaks = tokens.map(({ text }, at) => (/^[,;:!¿-]$/.test(text) ? at : -1)).filter((at) => at >= 0)
  return tokens[(breaks.at(-1) ?? -1) + 1]?.text ?? ''
}

/** The words of a text, in a rough singular, for looking up. */
export const wordSet = (text: string): Set<string> => new Set(keyOfWords(text).split(' ').filter(Boolean).map(stem))
