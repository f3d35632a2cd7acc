import type { Fact } from '../../fact.ts'
import { boundAt } from '../bounds.ts'
import type { Claim, Clause, Scene } from '../claim.ts'
import { formerPricesOf, type KnownProduct, pricesOf } from '../known.ts'
import { variantsIn } from '../meant.ts'
import type { Amount } from '../said-amounts.ts'

export const cents = (value: number): number => Math.round(value * 100)
const MOST_PRODUCTS = 6
const MOST_PIECES = 12

/** An amount of a sentence, and what known amounts make: sums, multiples, differences. */
export class KnownMoney {
  readonly scene: Scene
  readonly clause: Clause
  readonly claim: Claim
  readonly amount: Amount
  readonly isAbout: boolean
  readonly bound: 'most' | 'least' | null

  constructor(scene: Scene, clause: Clause, claim: Claim, amount: Amount) {
    this.scene = scene
    this.clause = clause
    this.claim = claim
    this.amount = amount
    const near = clause.cues.filter(({ from, to }) => to <= amount.from && amount.from - to <= 2 && from < amount.from)
    this.isAbout = near.some(({ name }) => name === 'trade.about')
    this.bound = boundAt(scene.tokens, scene.language, amount.from, amount.to)
  }
  meets(price: number): boolean {
    const limit = Math.max(...this.amount.values)
    return this.bound === 'least' ? price >= limit : price <= limit
  }

  get products(): readonly KnownProduct[] {
    return this.claim.subject
  }

  /** Those that the sentence, else the answer, else the turn names. */
  get all(): readonly KnownProduct[] {
    const { mentions, known, named } = this.scene
    const own = [...new Set(mentions.flatMap(({ products }) => (products.length <= 2 ? products : [])))]
    if (own.length >= 2) return own
    const both = [...new Set([...own, ...this.clause.subject, ...named])]
    return (both.length >= 2 ? both : [...known.products.values()]).slice(0, MOST_PRODUCTS)
  }

  /** Prices of the variants that are meant. */
  pricesOf(product: KnownProduct): Fact[] {
    const { variants, isTold } = variantsIn(this.scene, this.clause, product, 'money')
    return pricesOf(product, isTold ? variants : [])
  }

  isMoneyOf(currency: string | undefined): boolean {
    const { currencies } = this.amount
    return currencies.includes(currency ?? this.scene.turn.currency)
  }

  same(value: number): boolean {
    return this.amount.values.some((own) => {
      if (cents(own) === cents(value)) return true
      const isWhole = Number.isInteger(own)
      if (this.isAbout) return Math.abs(own - value) <= Math.max(1, value * 0.06)
      // "$80" for 79.99 is no price; "80 dollars" behind a whole amount is.
      return isWhole && Math.trunc(value) === own && cents(value) % 100 === 0
    })
  }

  find(facts: readonly Fact[]): readonly Fact[] | null {
    const found = facts.find(({ value, currency }) => this.isMoneyOf(currency) && this.same(Number(value)))
    return found ? [found] : null
  }

  asDifference(): readonly Fact[] | null {
    const { turn } = this.scene
    const named = new Set(this.scene.mentions.flatMap(({ products }) => products))
    const prices = this.all.flatMap((product) => pricesOf(product).map((fact) => ({ product, fact })))
    for (const one of prices) {
      for (const other of prices) {
        // Of two variants only where one product is spoken of.
        if (one.product === other.product && named.size > 1) continue
        if (named.size > 0 && !named.has(one.product) && !named.has(other.product)) continue
        if (this.isMoneyOf(one.fact.currency) && this.same(Math.abs(Number(one.fact.value) - Number(other.fact.value))))
          return [one.fact, other.fact]
      }
      const limits = [...turn.shopperAmounts, ...this.scene.known.policies.flatMap(({ amounts }) => amounts)]
      for (const { values, unit } of limits) {
        if (unit !== null && unit !== 'money') continue
        const isApart = (value: number) =>
          this.counts.concat(1).some((count) => this.same(Math.abs(value - count * Number(one.fact.value))))
        if (values.some((value) => value > 0 && isApart(value))) return [one.fact]
      }
    }
    return this.betweenAmounts((a, b) => Math.abs(a - b))
  }

  /** What a former price and the price now are apart. */
  asSaved(): readonly Fact[] | null {
    for (const product of this.products) {
      for (const former of formerPricesOf(product)) {
        const now = this.pricesOf(product).find(({ value }) => this.same(Number(former.value) - Number(value)))
        if (now) return [former, now]
      }
    }
    return this.betweenAmounts((a, b) => Math.abs(a - b))
  }

  /** "$100 minus $79.99 leaves $20.01": amounts of the same sentence, which are held for themselves. */
  betweenAmounts(work: (a: number, b: number) => number): readonly Fact[] | null {
    const said = this.scene.said.map((value) => ({ unit: 'money', values: [value] }))
    const others = [
      ...said,
      ...this.scene.clauses
        .flatMap(({ amounts }) => amounts)
        .filter((one) => one.unit === 'money' && one !== this.amount),
    ]
    const limits = this.scene.known.policies.flatMap(({ amounts }) => amounts.filter(({ unit }) => unit === 'money'))
    if (others.some((one) => limits.some(({ values }) => this.same(work(values[0] ?? 0, one.values[0] ?? 0)))))
      return []
    const isWorked = others.some((one, at) =>
      others.some((other, index) => index > at && this.same(work(one.values[0] ?? 0, other.values[0] ?? 0))),
    )
    return isWorked ? [] : null
  }

  asSum(): readonly Fact[] | null {
    const others = this.scene.clauses
      .flatMap(({ amounts }) => amounts)
      .filter((one) => one.unit === 'money' && one !== this.amount)
      .map(({ values }) => values[0] ?? 0)
    if (others.length >= 2 && this.same(others.reduce((sum, value) => sum + value, 0))) return []
    const isOfMany = new Set(this.scene.mentions.flatMap(({ products: own }) => own)).size >= 2
    const counts = isOfMany ? [] : this.counts
    const products = this.all
    for (const product of new Set([...this.products, ...products])) {
      for (const fact of this.pricesOf(product)) {
        for (const count of counts) if (count > 1 && this.same(Number(fact.value) * count)) return [fact]
      }
    }
    return this.sumOf(products)
  }

  /** One price of each; where the sentence names them, of all of them. */
  sumOf(products: readonly KnownProduct[]): readonly Fact[] | null {
    const isNamed = new Set(this.scene.mentions.flatMap(({ products: own }) => own)).size >= 2
    const sets = isNamed ? [products] : [this.scene.named.slice(0, 2), this.scene.named.slice(0, 3), products]
    for (const set of sets) {
      const found = set.length >= 2 ? this.sumOfAll(set) : null
      if (found) return found
    }
    return null
  }

  sumOfAll(products: readonly KnownProduct[]): readonly Fact[] | null {
    const add = (at: number, sum: number, facts: readonly Fact[]): readonly Fact[] | null => {
      if (at >= products.length) return this.same(sum) ? facts : null
      const prices = different(pricesOf(products[at] as KnownProduct)).slice(0, 4)
      for (const fact of prices) {
        const found = add(at + 1, sum + Number(fact.value), [...facts, fact])
        if (found) return found
      }
      return null
    }
    const found = add(0, 0, [])
    return found && this.isMoneyOf(found[0]?.currency) ? found : null
  }

  get counts(): number[] {
    const all = [...this.scene.clauses.flatMap(({ amounts }) => amounts), ...this.scene.turn.shopperAmounts]
    const said = all
      .filter(({ unit }) => unit === null || unit === 'pc' || unit === 'item')
      .flatMap(({ values }) => values)
    return [...new Set([2, ...said.filter((value) => Number.isInteger(value) && value <= 1000)])].slice(0, MOST_PIECES)
  }
}

export const different = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [fact.value, fact])).values(),
]
