import type { Fact } from '../../fact.ts'
import { boundAt } from '../bounds.ts'
import type { Clause, Scene } from '../claim.ts'
import { formerPricesOf, type KnownProduct, numbersOf, pricesOf } from '../known.ts'
import { variantsIn } from '../meant.ts'
import { hasCue } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { inBase } from '../same-amount.ts'
import { countsIn, different, isCount, notCounted, sizeWords } from './counts.ts'
import { moneyOfPages, pagesSpokenOf } from './spoken-of.ts'
import { apart, made, percent, product, referencesIn, sum, type Term, taken, told } from './workings.ts'

const MOST_PRODUCTS = 6
const MOST_PRICES = 4
const MOST_COUNTS = 8
/** A smaller number that a shopper tells without a currency counts something. */
const LEAST_LIMIT = 5
/** Share of a limit within which a price per piece is told by it. */
const NEAR = 0.2

const cents = (value: number): number => Math.round(value * 100)
const termOf =
  (product: KnownProduct) =>
  (fact: Fact): Term => ({ value: Number(fact.value), facts: [fact], product })

/** An amount of money of a sentence, and what known amounts make: sums, multiples, differences, prices per piece. */
export class Reckoner {
  readonly scene: Scene
  readonly clause: Clause
  readonly products: readonly KnownProduct[]
  readonly amount: Amount
  /** Whether it is told as a limit: "under $50". */
  readonly bound: 'most' | 'least' | null
  readonly #isAbout: boolean

  constructor(scene: Scene, clause: Clause, products: readonly KnownProduct[], amount: Amount) {
    this.scene = scene
    this.clause = clause
    this.products = products
    this.amount = amount
    this.bound = boundAt(scene.tokens, scene.language, amount.from, amount.to)
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

  find(facts: readonly Fact[]): readonly Fact[] | null {
    const found = facts.find(({ value, currency }) => this.isMoneyOf(currency) && this.same(Number(value)))
    return found ? [found] : null
  }

  former = (): readonly Fact[] | null => this.find(this.products.flatMap(formerPricesOf))

  /** Prices of the variants that are meant. */
  pricesOf(product: KnownProduct): Fact[] {
    const { variants, isTold, own } = variantsIn(this.scene, this.clause, product, 'money')
    return isTold
      ? [...pricesOf(product, variants), ...(own.length > 0 ? pricesOf(product, own) : [])]
      : pricesOf(product)
  }

  /** The prices of a product to reckon with: of what is meant, where these are not too many those that were told. */
  #few(product: KnownProduct): Fact[] {
    const all = different(pricesOf(product))
    if (all.length <= MOST_PRICES) return all
    const { likely } = variantsIn(this.scene, this.clause, product, 'money')
    const prices = different(pricesOf(product, likely))
    if (prices.length <= MOST_PRICES) return prices
    const said = this.#amounts
      .flatMap(({ unit, values, from }) => (unit === 'money' && from !== this.amount.from ? values : []))
      .concat(this.scene.said)
    const told = all.filter(({ value }) => said.includes(Number(value)))
    return (told.length > 0 ? told : prices.toSorted((a, b) => Number(a.value) - Number(b.value))).slice(0, MOST_PRICES)
  }

  /** Those that the sentence, else the answer, else the turn names. */
  get all(): readonly KnownProduct[] {
    const { mentions, known, named } = this.scene
    const own = [...new Set(mentions.flatMap(({ products }) => (products.length <= 2 ? products : [])))]
    if (own.length >= 2) return own.slice(0, MOST_PRODUCTS)
    const both = [...new Set([...own, ...this.clause.subject, ...named])]
    return (both.length >= 2 ? both : [...known.products.values()]).slice(0, MOST_PRODUCTS)
  }

  /** A count of pieces right before the amount: "three bags would be $22". */
  countBefore = (): number | null => countsIn(this.#before())[0] ?? null

  #before(): Amount[] {
    const { tokens } = this.scene
    const { cues, mentions } = this.clause
    // Of things that are named or pointed at, not "for six people".
    const isOfThings = (to: number) =>
      [...cues.filter(({ name }) => name === 'trade.counted' || name === 'telling.pointing'), ...mentions].some(
        ({ from }) => from >= to && from - to <= 2,
      )
    const before = this.clause.amounts.find(
      ({ from, to }) =>
        to <= this.amount.from &&
        this.amount.from -
          to -
          mentions.reduce(
            (sum, one) => sum + (one.from >= to && one.to <= this.amount.from ? one.to - one.from : 0),
            0,
          ) <=
          6 &&
        isOfThings(to) &&
        !notCounted.has(tokens[from - 1]?.text ?? '') &&
        !sizeWords.has(tokens[from - 1]?.text ?? ''),
    )
    return before ? [before] : []
  }

  get #amounts(): Amount[] {
    return this.scene.clauses.flatMap(({ amounts }) => amounts)
  }

  /** Numbers of pieces that the answer or the shopper told, and one more of each. */
  get #counts(): number[] {
    const said = countsIn([...this.#amounts, ...this.scene.turn.shopperAmounts])
    const all = [...new Set([...said, ...this.scene.counts])].slice(0, MOST_COUNTS)
    return [...new Set([...all, ...all.map((count) => count + 1)])]
  }

  /** Amounts of money that were told, in the sentence and before: what stands behind this one is no evidence unless it is known. */
  #said(): number[] {
    const own = this.#amounts.filter(({ unit, from }) => unit === 'money' && from !== this.amount.from)
    const known = [
      ...this.all
        .flatMap((product) => [...pricesOf(product), ...formerPricesOf(product)])
        .map(({ value }) => Number(value)),
      ...this.pageMoney().flatMap(({ amount }) => amount.values),
      ...this.#limitsOfShopper(),
      ...(this.all.length >= 2 && this.all.length <= 3 ? this.#sums(this.all).map(({ value }) => value) : []),
    ]
    const isKnown = ({ from, values: [value = 0] }: Amount) =>
      from < this.amount.from || known.some((one) => cents(one) === cents(value))
    return [...own.filter(isKnown).map(({ values }) => values[0] ?? 0), ...this.scene.said]
  }

  pageMoney = () => moneyOfPages(this.scene, this.amount)

  /** What makes the amount, of all that is known; null where nothing does. */
  workedOut(): readonly Fact[] | null {
    if (!this.isMoneyOf(this.products[0] && pricesOf(this.products[0])[0]?.currency)) return null
    const named = new Set(this.scene.mentions.flatMap(({ products }) => products))
    const said = told(this.#said())
    // "The lamp and the shade, $52 for both": not twice the lamp.
    const isOfMany =
      named.size >= 2 && (this.products.length > 1 || hasCue(this.clause, 'trade.sum') || said.length > 1)
    const own = isOfMany ? this.products : [...new Set([...this.products.slice(0, MOST_PRODUCTS), ...this.all])]
    const counts = this.#counts
    const multiples = taken(own.flatMap(this.#prices), isOfMany ? countsIn(this.#before()) : counts)
    const prices = this.all.flatMap(this.#prices)
    const several = taken(prices, [1, ...counts])
    const former = taken(
      this.all.flatMap((product) => formerPricesOf(product).map(termOf(product))),
      [1, ...counts],
    )
    const sums = this.#sets(named).flatMap((set) => this.#sums(set))
    const pages = this.pageMoney()
    const fees = told(pages.flatMap(({ amount }) => amount.values))
    // From where something is free, and what the shopper would spend or has in the cart.
    const limits = told([
      ...pages.flatMap(({ amount, isOffer }) => (isOffer && amount.currencies.length > 0 ? amount.values : [])),
      ...this.#limitsOfShopper(),
    ])
    const percents = this.#amounts.flatMap(({ unit, values }) => (unit === 'pct' ? told(values) : []))
    const extras = said.filter(({ value }) => fees.some((fee) => cents(fee.value) === cents(value)))
    const isSame = (value: number) => this.same(value)
    const find = (terms: readonly Term[]) => terms.find(({ value }) => isSame(value))?.facts ?? null
    const isOfTwo = (one: Term, other: Term) =>
      one.facts[0] !== other.facts[0] &&
      // Of two variants only where one product is spoken of; a multiple less its own price is no price of another.
      (one.product === other.product ? named.size <= 1 : one.times === 1) &&
      (named.size === 0 || [one, other].some((term) => term.product && named.has(term.product)))
    const isReduced = (one: Term, other: Term) => one.product === other.product && one.times === other.times
    return (
      find([...multiples, ...sums]) ??
      made(isSame, several, prices, [apart], isOfTwo) ??
      made(isSame, former, several, [apart], isReduced) ??
      made(isSame, [...several, ...sums], limits, [apart]) ??
      // "$100 minus $79.99 leaves $20.01": amounts that were told, and held for themselves.
      find(said.length > 1 ? told([said.reduce((all, { value }) => all + value, 0)]) : []) ??
      made(isSame, said, said, [sum, apart]) ??
      made(
        isSame,
        said,
        told(isOfMany ? countsIn(this.#before()) : [...countsIn(this.#amounts), ...this.scene.counts]),
        [product],
      ) ??
      made(isSame, said, limits, [apart]) ??
      made(isSame, said, fees, [sum]) ??
      made(isSame, [...several, ...sums], extras, [sum]) ??
      made(isSame, [...said, ...own.flatMap(this.#prices), ...multiples, ...sums], percents, [percent]) ??
      made(isSame, said, this.#percentsOfPages(), [percent]) ??
      this.#each()
    )
  }

  #prices = (product: KnownProduct): Term[] => this.#few(product).map(termOf(product))

  /** Which products may be added up: those the sentence names, else those that the answer named last. */
  #sets(own: ReadonlySet<KnownProduct>): (readonly KnownProduct[])[] {
    const { named } = this.scene
    const isNamed = own.size >= 2 && own.size <= MOST_PRODUCTS
    const sets = isNamed ? [[...own]] : [named.slice(0, 2), named.slice(0, 3), this.all]
    return sets.filter(({ length }) => length >= 2)
  }

  /** All sums of one price each, a price taken as often as a count says. */
  #sums(products: readonly KnownProduct[]): Term[] {
    const counts = products.length <= 3 ? [1, ...this.#counts.slice(0, 3)] : [1]
    let sums: Term[] = [{ value: 0, facts: [] }]
    for (const product of products) {
      const own = taken(this.#prices(product), counts)
      sums = sums.flatMap((one) =>
        own.map((term) => ({ value: one.value + term.value, facts: [...one.facts, ...term.facts] })),
      )
      if (sums.length > 2000) return []
    }
    return sums
  }

  #percentsOfPages = (): Term[] =>
    pagesSpokenOf(this.scene).flatMap(({ amounts, fact }) =>
      amounts.flatMap(({ unit, values: [value = 0] }) => (unit === 'pct' ? { value, facts: [fact] } : [])),
    )

  #limitsOfShopper = (): number[] =>
    this.scene.turn.shopperAmounts.flatMap(({ unit, said, values }) =>
      unit === 'money' || (unit === null && /\d/.test(said) && (values[0] ?? 0) >= LEAST_LIMIT) ? values : [],
    )

  /** "$2 per piece" of a pack of six, "1.59 € for 100 g" of 750 g. */
  #each(): readonly Fact[] | null {
    const isEachTold = this.scene.clauses.some((one) => hasCue(one, 'trade.each', 'trade.about'))
    const references = referencesIn(this.scene)
    if (!isEachTold && references.length === 0 && this.#counts.length === 0) return null
    for (const product of new Set([...this.products.slice(0, 3), ...this.all])) {
      // Measures that the sentence tells are held for themselves: "30 g in all, so about 13 cents a gram".
      const measured = this.#amounts.filter(inBase)
      const numbers = [
        ...numbersOf(product, this.scene.turn.catalogLanguage),
        ...measured.flatMap((amount) => (product.title ? { amount, fact: product.title } : [])),
      ]
      for (const fact of this.#few(product)) {
        const isEach = (part: number) => part > 0 && part !== 1 && this.#isNear(Number(fact.value) / part)
        const isPart = numbers
          .filter(({ fact: { entity, id } }) => entity !== 'variant' || id === fact.id)
          .some(({ amount }) => {
            if (isCount(amount.unit) || amount.unit === 'code') return amount.values.some(isEach)
            const own = inBase(amount)
            const wanted = references.filter(({ base }) => base === own?.base)
            return own && wanted.length > 0
              ? wanted.some(({ value }) => isEach(own.value / value))
              : amount.values.some((part) => [1, 10, 100, 1000].some((of) => isEach(part / of)))
          })
        if (isPart || this.#counts.some(isEach)) return [fact]
      }
    }
    return null
  }
}
