import { BUT, type ClaimBorder, claimBordersOf } from './claim-borders.ts'
import type { Fact } from './fact.ts'
import type { FactBook, ProductFacts } from './fact-book.ts'
import type { Hit } from './lexicon.ts'
import type { Mention } from './mentions.ts'
import { isOpenQuestion } from './open-question.ts'
import { variantsBySize } from './option-sizes.ts'
import type { VariantFacts } from './option-table.ts'
import { optionsSaidIn, type SaidOption } from './option-words.ts'
import type { PolicyPart } from './policy-part.ts'
import type { NumberRead, Token } from './read-tokens.ts'

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
  now: Date
}

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
  /** 1 for each token that a fact supports or that claims nothing. */
  readonly explained: Uint8Array
  readonly used = new Set<Fact>()
  readonly question: boolean
  /** The sentence of a policy that supports this one. */
  policy: PolicyPart | null = null
  /** The amounts of money that facts support. */
  readonly amounts: { from: number; to: number; values: readonly number[] }[] = []
  readonly #tags: ReadonlySet<string>
  readonly #having = new Map<number, ProductFacts[]>()
  #words: string | null = null
  readonly #variants = new Map<ProductFacts, Map<string, VariantFacts[] | null>>()
  readonly #saying = new Map<ProductFacts, Map<string, VariantFacts[]>>()
  readonly #optionsSaid = new Map<ProductFacts, readonly SaidOption[]>()
  readonly #segments = new Map<number, [number, number]>()
  #claims: readonly number[] | null = null
  readonly #breaks: readonly ClaimBorder[]

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
    this.#breaks = claimBordersOf(given.tokens)
    for (const { from, to } of given.mentions) this.explain(from, to)
  }

  /** All of it in plain words. */
  get words(): string {
    this.#words ??= this.tokens.flatMap(({ kind, text }) => (kind === 'sign' ? [] : [text])).join(' ')
    return this.#words
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
    const parted = this.tokens.findIndex(({ text }, at) => at >= to && /^(and|und|y|et|but|aber|pero|mais)$/.test(text))
    const end = Math.min(this.clauseEnd(to), parted < 0 ? Number.POSITIVE_INFINITY : parted)
    return this.hits.some(
      ({ tag, from: at, to: negEnd }) =>
        tag === 'neg' &&
        !but?.test((this.tokens[at] as Token).text) &&
        !(at >= from && negEnd <= to) &&
        ((at >= Math.max(start, from - 6) && negEnd <= from) || (at >= to && at < Math.min(end, to + 5))),
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
    return this.explained.subarray(from, to).every(Boolean)
  }

  /** Which products a claim at a place is about; null = any of this turn's. */
  subjectsAt(from: number, to: number): ProductFacts[] | null {
    const { mentions } = this
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

  #inherits(at: number): boolean {
    if (!this.inherited) return false
    return !this.hits.some(({ tag, from }) => tag === 'generic' && from < at + 12)
  }

  /** The products a place may be about, as a list to go through. */
  productsAt(from: number, to: number): ProductFacts[] {
    const subjects = this.subjectsAt(from, to)
    if (subjects) return subjects
    const known = this.#having.get(from)
    if (known) return known
    const all = [...this.book.products.values()]
    // "Two regular ones": the products that have "regular" as an option.
    const having = all.filter((product) => this.variantsOf(product, from)?.length)
    const meant = having.length > 0 ? having : all
    this.#having.set(from, meant)
    return meant
  }

  /** The variants that the option values said beside a claim leave of a product; null when none is said. */
  variantsOf(product: ProductFacts, at = 0): VariantFacts[] | null {
    if (product.variants.size === 0) return null
    const segment = this.#segment(at)
    // "The 2L one is of glass, but it's sold out."
    return this.variantsIn(product, segment) ?? (segment[0] > 0 ? this.variantsIn(product, [0, segment[0]]) : null)
  }

  /** The same by what is said in a part of the sentence. Each of its numbers asks, and a sentence may have hundreds. */
  variantsIn(product: ProductFacts, range: readonly [number, number]): VariantFacts[] | null {
    const key = `${range[0]} ${range[1]}`
    const known = this.#variants.get(product) ?? new Map<string, VariantFacts[] | null>()
    this.#variants.set(product, known)
    let variants = known.get(key)
    if (variants === undefined) {
      variants = this.#findVariants(product, range)
      known.set(key, variants)
    }
    return variants
  }

  #findVariants(product: ProductFacts, [start, end]: readonly [number, number]): VariantFacts[] | null {
    const said = this.optionsSaid(product).filter(({ places }) => places.some((at) => at >= start && at < end))
    if (said.length === 0) return variantsBySize(product, this.tokens, [start, end])
    // Many parts of a sentence may say the same.
    const key = said.map(({ name, key: words }) => `${name} ${words}`).join('\n')
    const known = this.#saying.get(product) ?? new Map<string, VariantFacts[]>()
    this.#saying.set(product, known)
    const found = known.get(key) ?? variantsWith(product, said)
    known.set(key, found)
    return found
  }

  /** The option values of a product that the sentence says, in order. */
  optionsSaid(product: ProductFacts): readonly SaidOption[] {
    const known = this.#optionsSaid.get(product)
    if (known) return known
    const said = optionsSaidIn(this, product.options).sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0))
    this.#optionsSaid.set(product, said)
    return said
  }

  /** The part of the sentence a claim is made in, when it makes several: "olive is sold out, but black is in stock". */
  #segment(at: number): [number, number] {
    const known = this.#segments.get(at)
    if (known) return known
    this.#claims ??= this.#findClaims()
    const claims = this.#claims
    const strongest = (from: number, to: number) =>
      this.#breaks.reduce<ClaimBorder | undefined>(
        (best, one) => (one.place > from && one.place < to && one.rank > (best?.rank ?? -1) ? one : best),
        undefined,
      )?.place
    // The last claim before with a border between, and the first one behind.
    const [before, behind] = [
      this.#breaks.findLast(({ place }) => place < at),
      this.#breaks.find(({ place }) => place > at),
    ]
    const former = before && claims.findLast((claim) => claim < before.place)
    const next = behind && claims.find((claim) => claim > behind.place)
    const start = former === undefined ? 0 : (strongest(former, at) ?? -1) + 1
    // What follows a "but" is about something else.
    const but = this.#breaks.find(({ place, rank }) => rank === BUT && place > at)?.place ?? this.tokens.length
    const end = Math.min(but, next === undefined ? this.tokens.length : (strongest(at, next) ?? next))
    this.#segments.set(at, [start, end])
    return [start, end]
  }

  /** The places where something may be claimed, in order. */
  #findClaims(): number[] {
    // "We have it in M and L, S is sold out."
    const having = this.tokens.flatMap(({ text }, from) =>
      /^(haben|have|tenemos|avons|comes|gibt|viene)$/.test(text) ? [from] : [],
    )
    return [...this.numbers, ...this.hits.filter(({ tag }) => tag.startsWith('stock'))]
      .map(({ from }) => from)
      .concat(having)
      .filter((from) => !this.inMention(from))
      .sort((a, b) => a - b)
  }
}

/** Those that have one of the values said of each option. */
function variantsWith(product: ProductFacts, said: readonly SaidOption[]): VariantFacts[] {
  const having = new Map<string, Set<VariantFacts>>()
  for (const { name, variants } of said) {
    const all = having.get(name) ?? new Set()
    having.set(name, all)
    for (const variant of variants) all.add(variant)
  }
  return [...product.variants.values()].filter((variant) => [...having.values()].every((all) => all.has(variant)))
}
