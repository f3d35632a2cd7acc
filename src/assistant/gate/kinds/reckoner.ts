import type { Fact } from '../../fact.ts'
import { boundAt } from '../bounds.ts'
import type { Clause, Scene } from '../claim.ts'
import { pricesAt } from '../clause-parts.ts'
import { formerPricesOf, type KnownProduct, pricesOf } from '../known.ts'
import { variantsIn } from '../meant.ts'
import { hasCue } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { countsIn, different } from './counts.ts'
import { perMeasure, ratedIn, referencesIn } from './prices-per-measure.ts'
import { moneyOfPages } from './spoken-of.ts'

const MOST_PRODUCTS = 6
const MOST_PRICES = 4
const MOST_COUNTS = 8
/** A smaller number that a shopper tells without a currency counts something. */
const LEAST_LIMIT = 5
/** Share of a limit within which a price per piece is told by it. */
const NEAR = 0.2

/** An amount of money of a sentence, and what known amounts make: sums, multiples, differences, prices per piece. */
export class Reckoner {
  readonly scene: Scene
  readonly clause: Clause
  readonly products: readonly KnownProduct[]
  readonly amount: Amount
  /** Whether it is told as a limit: "under $50". */
  readonly bound: 'most' | 'least' | null
  readonly #isAbout: boolean
  readonly #amounts: readonly Amount[]

  constructor(scene: Scene, clause: Clause, products: readonly KnownProduct[], amount: Amount) {
    this.scene = scene
    this.clause = clause
    this.products = products
    this.amount = amount
    this.#amounts = scene.clauses.flatMap(({ amounts }) => amounts)
    // "Adds up to $50" is a sum.
    const isSum = clause.cues.some(({ name, to }) => name === 'trade.sum' && to === amount.from)
    this.bound = isSum ? null : boundAt(scene.tokens, scene.language, amount.from, amount.to)
    this.#isAbout = clause.cues.some(
      ({ name, from, to }) =>
        name === 'trade.about' && to <= amount.from && amount.from - to <= 2 && from < amount.from,
    )
  }

  same(value: number): boolean {
    return this.amount.values.some((own) => {
      if (Math.abs(own - value) < 0.00501) return true
      // "About $2.75" is rounded to the cent, "about $40" is not.
      return this.#isAbout && Math.abs(own - value) <= (Number.isInteger(own) ? Math.max(1, value * 0.06) : 0.0101)
    })
  }

  /** Whether a price keeps to the limit that the amount is. */
  meets(price: number): boolean {
    const limit = Math.max(...this.amount.values)
    return this.bound === 'least' ? price >= limit : price <= limit
  }

  /** "Less than $2 each", of $1.92. */
  #isNear(value: number): boolean {
    const [limit = 0] = this.amount.values
    return this.bound ? this.meets(value) && Math.abs(value - limit) <= limit * NEAR : this.same(value)
  }

  /** Cents are of any currency. */
  isMoneyOf = (currency: string | undefined): boolean =>
    this.amount.currencies.length === 0 || this.amount.currencies.includes(currency ?? this.scene.turn.currency)

  find = (facts: readonly Fact[]): readonly Fact[] | null =>
    facts
      .filter(({ value, currency }) => this.isMoneyOf(currency) && this.same(Number(value)))
      .map((one) => [one])[0] ?? null

  former = (): readonly Fact[] | null => this.find(this.products.flatMap(formerPricesOf))

  /** "10 % off the slats, so only €143.10": a price less a share that is told before it, and held for itself. */
  lessShare(): readonly Fact[] | null {
    const shares = this.#amounts.filter(({ unit, from }) => unit === 'pct' && from < this.amount.from)
    const prices = shares.length > 0 ? this.all.flatMap((product) => this.#few(product)) : []
    const fact = prices.find(({ value }) =>
      shares.some(({ values: [share = 0] }) => this.same(Number(value) * (1 - share / 100))),
    )
    return fact ? [fact] : null
  }

  /** Prices of the variants that are meant. */
  pricesOf = (product: KnownProduct): Fact[] => pricesAt(this.scene, this.clause, product, this.amount)

  /** The prices of a product to reckon with: of what is meant, where these are not too many those that were told. */
  #few(product: KnownProduct): Fact[] {
    const all = different(this.pricesOf(product))
    if (all.length <= MOST_PRICES) return all
    const { likely } = variantsIn(this.scene, this.clause, product, 'money')
    const prices = different(pricesOf(product, likely))
    const said = this.#said()
    const told = all.filter(({ value }) => said.includes(Number(value)))
    return (told.length > 0 ? told : prices.toSorted((a, b) => Number(a.value) - Number(b.value))).slice(0, MOST_PRICES)
  }

  /** Those that the sentence, else the answer, else the turn names. */
  get all(): readonly KnownProduct[] {
    const { mentions, known, named } = this.scene
    const own = [...new Set(mentions.flatMap(({ products }) => (products.length <= 2 ? products : [])))]
    const both = [...new Set([...own, ...this.clause.subject, ...named])]
    return (both.length >= 2 ? both : [...known.products.values()]).slice(0, MOST_PRODUCTS)
  }

  countBefore = (): number | null => countsIn(this.before())[0] ?? null

  /** A count of pieces right before the amount: "three bags would be $22". */
  before(): Amount[] {
    const { cues, mentions } = this.clause
    // Of things that are named or pointed at, not "for six people".
    const isOfThings = (to: number) =>
      [...cues.filter(({ name }) => name === 'telling.pointing'), ...mentions].some(
        ({ from }) => from >= to && from - to <= 2,
      )
    const lengthFrom = (start: number, { from, to }: { from: number; to: number }) =>
      from >= start && to <= this.amount.from ? to - from : 0
    const before = this.clause.amounts.find(
      ({ to }) =>
        to <= this.amount.from &&
        this.amount.from - to - mentions.reduce((sum, one) => sum + lengthFrom(to, one), 0) <= 6 &&
        isOfThings(to),
    )
    return before ? [before] : []
  }

  /** Numbers of pieces that the answer or the shopper told, and one more of each. */
  get #counts(): number[] {
    const said = countsIn([...this.#amounts, ...this.scene.turn.shopperAmounts])
    const all = [...new Set([...said, ...this.scene.counts])].slice(0, MOST_COUNTS)
    return [...new Set([...all, ...all.map((count) => count + 1)])]
  }

  /** Amounts of money that were told before; of what follows the prices: what is itself made of the amount bears it not out. */
  #said(): number[] {
    const products = [...this.scene.known.products.values()]
    const isPrice = (said: number) => products.some((one) => pricesOf(one).some(({ value }) => Number(value) === said))
    const own = this.#amounts.filter(
      ({ unit, from, values }) =>
        unit === 'money' && (from < this.amount.from || (from > this.amount.from && values.some(isPrice))),
    )
    return [...own.map(({ values }) => values[0] ?? 0), ...this.scene.said]
  }

  limits = () => moneyOfPages(this.scene, this.amount)

  /** From where something is free: what lacks to it, or is over it, is told. */
  #thresholds = (): number[] =>
    this.limits().flatMap(({ amount, isOffer }) => (isOffer && amount.currencies.length > 0 ? amount.values : []))

  /** What makes the amount, of all that is known; null where nothing does. */
  workedOut(): readonly Fact[] | null {
    if (!this.isMoneyOf(this.products[0] && pricesOf(this.products[0])[0]?.currency)) return null
    const total = this.#multiple() ?? this.#sum()
    // "Two of them cost $60 in total": what some prices are apart is no total, nor a limit that none of them keeps to.
    const isApart = hasCue(this.clause, 'trade.difference')
    const isOther = (hasCue(this.clause, 'trade.sum') || this.bound !== null) && !isApart && !this.#isSaved
    return total ?? (isOther ? null : this.#apart()) ?? this.#betweenSaid() ?? this.#each()
  }

  /** "$20 off": between a price and a former one, or two that are spoken of. */
  get #isSaved(): boolean {
    return !hasCue(this.clause, 'trade.difference') && hasCue(this.clause, 'trade.saved', 'trade.discount')
  }

  #multiple(): readonly Fact[] | null {
    // "The lamp and the shade, $52 for both": not twice the lamp.
    const named = new Set(this.scene.mentions.flatMap(({ products }) => products))
    const isOfMany =
      named.size >= 2 && (this.products.length > 1 || hasCue(this.clause, 'trade.sum') || this.#said().length > 1)
    const isOwn = ({ to }: Amount) => to <= this.amount.from
    const counts = isOfMany ? countsIn(this.clause.amounts.filter(isOwn)) : this.#counts
    for (const product of isOfMany ? this.products : new Set([...this.products.slice(0, MOST_PRODUCTS), ...this.all])) {
      const fact = this.#few(product).find(({ value }) => counts.some((count) => this.same(Number(value) * count)))
      if (fact) return [fact]
    }
    return null
  }

  /** One price of each of some products, or several of it; the fees of a page may come to it. */
  #sum(): readonly Fact[] | null {
    const { mentions, named } = this.scene
    const own = new Set(mentions.flatMap(({ products }) => products))
    // "The headlamp and the poles": one of those that are called so.
    const groups = [...new Set(mentions.map(({ products }) => products))]
    const sets =
      own.size >= 2 && own.size <= MOST_PRODUCTS ? [[...own]] : [named.slice(0, 2), named.slice(0, 3), this.all]
    for (const set of [...sets.map((set) => set.map((product) => [product])), groups]) {
      const made = set.length >= 2 ? this.#sums(set).find(({ sum }) => this.same(sum)) : undefined
      if (made) return made.facts
    }
    return null
  }

  /** All sums of one price each, a price taken as often as a count says. */
  #sums(groups: readonly (readonly KnownProduct[])[]): { sum: number; facts: Fact[] }[] {
    const counts = groups.length <= 3 ? [1, ...this.#counts.slice(0, 3)] : [1]
    let sums: { sum: number; facts: Fact[] }[] = [{ sum: 0, facts: [] }]
    for (const group of groups) {
      const prices = group.slice(0, MOST_PRODUCTS).flatMap((product) => this.#few(product))
      sums = sums.flatMap(({ sum, facts }) =>
        prices.flatMap((fact) =>
          counts.map((count) => ({ sum: sum + Number(fact.value) * count, facts: [...facts, fact] })),
        ),
      )
      if (sums.length > 2000) return []
    }
    return sums
  }

  /** What two prices are apart, or a price and a limit of the shopper or of a page. */
  #apart(): readonly Fact[] | null {
    const { turn } = this.scene
    // Of the sizes that are named, else of any with the one that is: "the 500 g bag saves you $1 over two small ones".
    const prices = this.all.flatMap((product) => {
      const meant = this.#few(product)
      const all = meant.length > 1 ? meant : [...new Set([...meant, ...different(pricesOf(product))])]
      return all.slice(0, MOST_PRICES).map((fact) => ({ product, fact, isMeant: meant.includes(fact) }))
    })
    const counts = [1, ...this.#counts]
    // "$5 more than the black one" is not what was crossed out.
    const isThan = hasCue(this.clause, 'praise.than') && !this.#isSaved && !hasCue(this.clause, 'trade.was')
    const formersOf = (product: KnownProduct) =>
      this.products.includes(product) && !isThan ? formerPricesOf(product) : []
    const isFormer =
      this.#isSaved && !hasCue(this.clause, 'praise.than') && this.products.some((one) => formersOf(one).length > 0)
    const limits = turn.shopperAmounts.filter(
      ({ unit, values: [value = 0] }) => unit === 'money' || (unit === null && value >= LEAST_LIMIT),
    )
    const all = this.#isSaved ? [] : [...limits.flatMap(({ values }) => values), ...this.#thresholds()]
    const isApart = (a: number, b: number) => a !== b && this.same(Math.abs(a - b))
    const isSomeApart = (a: number, b: number) => counts.some((n) => isApart(a * n, b) || isApart(a, b * n))
    for (const { product, fact } of prices.filter(({ isMeant }) => isMeant)) {
      const value = Number(fact.value)
      const other = prices.find(
        (one) =>
          !isFormer &&
          (one.product === product || one.isMeant) &&
          // Twice a price less itself is that price again.
          (one.product === product && one.fact !== fact ? isSomeApart : isApart)(value, Number(one.fact.value)),
      )
      if (other) return [fact, other.fact]
      const former = formersOf(product).find((one) =>
        counts.some((count) => isApart(Number(one.value) * count, value * count)),
      )
      if (former) return [former, fact]
      if (all.some((limit) => counts.some((count) => isApart(limit, value * count)))) return [fact]
    }
    const sums = this.all.length >= 2 && this.all.length <= 3 ? this.#sums(this.all.map((one) => [one])) : []
    return sums.find(({ sum }) => all.some((limit) => isApart(limit, sum)))?.facts ?? null
  }

  /** "$100 minus $79.99 leaves $20.01": amounts that were told, and held for themselves. */
  #betweenSaid(): readonly Fact[] | null {
    const said = this.#said()
    const all = [...said, ...this.#thresholds()]
    const sum = said.length >= 2 && this.same(said.reduce((one, other) => one + other, 0))
    const isOfTwo = said.some((one, at) =>
      all.some((other, index) => index > at && (this.same(Math.abs(one - other)) || this.same(one + other))),
    )
    return sum || isOfTwo ? [] : null
  }

  /** "$2 per piece" of a pack of six, "1.59 € for 100 g" of 750 g; what two such prices are apart. */
  #each(): readonly Fact[] | null {
    const isEachTold = this.scene.clauses.some((one) => hasCue(one, 'trade.each', 'trade.about'))
    const isPerMeasure = referencesIn(this.scene).length > 0
    if (!isEachTold && !isPerMeasure && (this.bound !== null || this.#counts.length === 0)) return null
    for (const product of new Set([...this.products.slice(0, 3), ...this.all])) {
      const prices = isPerMeasure ? ratedIn(this.scene, this.clause, product, this.amount) : this.#few(product)
      const all = [
        ...perMeasure(this.scene, product, prices),
        ...prices.flatMap((fact) => this.#counts.map((count) => ({ fact, value: Number(fact.value) / count }))),
      ]
      const one = all.find(({ value }) => this.#isNear(value))
      if (one) return [one.fact]
      const isApart = isPerMeasure && hasCue(this.clause, 'trade.difference', 'trade.saved')
      const pair = isApart && all.find((a) => all.some((b) => this.same(Math.abs(a.value - b.value))))
      if (pair) return [pair.fact]
    }
    return null
  }
}
