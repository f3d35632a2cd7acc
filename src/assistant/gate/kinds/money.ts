import { wordsOfAll } from '../../../language/packs.ts'
import type { Fact } from '../../fact.ts'
import { type Claim, type Clause, FAILS, type Instead, type Scene, type Verdict } from '../claim.ts'
import { formerPricesOf, lowestOf, pricesOf } from '../known.ts'
import { subjectOfMoney, textOf } from '../meant.ts'
import { moneyOf } from '../money-text.ts'
import { hasCue } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { cents, different, KnownMoney } from './money-known.ts'
import { borneOutByPages } from './pages.ts'

/** What an amount of money is told as. */
type Role = 'price' | 'sum' | 'difference' | 'saved' | 'was' | 'bound' | 'each' | 'pages'

/** Every amount of money of a clause. */
export function moneyClaims(scene: Scene, clause: Clause): Claim[] {
  return clause.amounts
    .filter(({ unit }) => unit === 'money')
    .map((amount) => ({
      ...{ kind: 'money', mode: clause.mode, polarity: 'holds' as const, unit: amount.currencies[0] ?? null },
      subject: subjectOfMoney(scene, clause, amount.from),
      value: amount.values[0] ?? Number.NaN,
      span: { from: amount.from, to: amount.to },
      said: textOf(scene, amount),
    }))
}

/** What the cues around an amount tell it as, the likeliest first. */
function rolesOf(
  scene: Scene,
  clause: Clause,
  amount: Amount,
  bound: 'most' | 'least' | null,
  isOfTwo: boolean,
): Role[] {
  const roles: Role[] = []
  if (bound) roles.push('bound')
  if (hasCue(clause, 'trade.difference')) roles.push('difference')
  if (hasCue(clause, 'trade.saved', 'trade.discount')) roles.push('saved')
  if (hasCue(clause, 'trade.sum') || countBefore(scene, clause, amount) || amountsPlus(clause, amount))
    roles.push('sum')
  if (scene.clauses.some((one) => hasCue(one, 'trade.each'))) roles.push('each')
  if (isOfTwo || hasCue(clause, 'trade.was', 'trade.discount', 'trade.saved')) roles.push('was')
  return isOfSeveral(scene, clause, amount) ? roles : [...roles, 'price', 'pages']
}

const counted = (unit: string | null): boolean => unit === null || unit === 'pc' || unit === 'item'

/** "Three bags would be $22": a count of pieces right before it. */
const sizeWords = wordsOfAll(({ options }) => options?.names?.size)
const notCounted = wordsOfAll(({ quantities }) => quantities?.notCounted)
const countBefore = ({ tokens }: Scene, { amounts }: Clause, { from }: Amount): boolean =>
  amounts.some(
    ({ from: start, to, unit, values }) =>
      to <= from &&
      from - to <= 6 &&
      !notCounted.has(tokens[start - 1]?.text ?? '') &&
      !sizeWords.has(tokens[start - 1]?.text ?? '') &&
      counted(unit) &&
      (values[0] ?? 0) >= 2 &&
      (values[0] ?? 0) <= 100,
  )

/** "Two of them would cost $52": the price of one is not meant. */
function isOfSeveral(scene: Scene, clause: Clause, amount: Amount): boolean {
  const isOnly = clause.amounts.filter(({ unit }) => unit === 'money').length === 1
  return countBefore(scene, clause, amount) && isOnly && !hasCue(clause, 'trade.each', 'trade.from')
}

/** "$26 + $35 = $61" */
const amountsPlus = (clause: Clause, amount: Amount): boolean =>
  clause.amounts.filter(({ unit }) => unit === 'money').indexOf(amount) >= 2

export function checkMoney(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const amount = clause.amounts.find(({ from }) => from === claim.span.from) as Amount
  const money = new Money(scene, clause, claim, amount)
  const isOfTwo = scene.clauses.flatMap(({ amounts }) => amounts).filter(({ unit }) => unit === 'money').length > 1
  if (money.isShoppers()) return { holds: true, facts: [] }
  for (const role of rolesOf(scene, clause, amount, money.bound, isOfTwo)) {
    const facts = money.asRole(role)
    if (facts) return { holds: true, facts }
  }
  return { ...FAILS, ...money.instead() }
}

/** One amount against all that it could be. */
class Money extends KnownMoney {
  /** The shopper's own limit, told back to them, and nothing said of a product with it. */
  isShoppers(): boolean {
    const { turn } = this.scene
    const isTheirs = turn.shopperAmounts.some(
      ({ values, unit }) =>
        (unit === null || unit === 'money') &&
        values.some((value) => this.amount.values.some((own) => cents(own) === cents(value))),
    )
    if (this.clause.mode === 'asked' && (this.bound !== null || isTheirs) && !this.#isTold) return true
    if (!isTheirs) return false
    const isUntold = this.clause.mode === 'untold' || this.clause.negations.length > 0
    if (
      this.clause.mentions.length > 0 &&
      !isUntold &&
      !this.clause.subject.some((product) => this.meets(lowestOf(product)))
    )
      return false
    const isRecap = this.clause.mode === 'wished' || this.clause.mode === 'untold' || this.clause.mode === 'offered'
    return isRecap || (this.clause.mentions.length === 0 && this.bound !== null && this.#allMeet())
  }

  /** "Would you like the Rain Jacket for $19?" tells a price. */
  get #isTold(): boolean {
    return this.clause.mentions.length > 0 && this.bound === null
  }

  #allMeet(): boolean {
    const { known } = this.scene
    const products = [...known.products.values()].filter((product) => Number.isFinite(lowestOf(product)))
    return products.length === 0 || products.some((product) => this.meets(lowestOf(product)))
  }

  asRole(role: Role): readonly Fact[] | null {
    if (role === 'pages') return this.#inPages()
    if (role === 'bound') return this.#asBound()
    if (role === 'was') return this.find(this.products.flatMap(formerPricesOf))
    if (role === 'difference') return this.asDifference()
    if (role === 'saved') return this.asSaved()
    if (role === 'sum') return this.asSum()
    if (role === 'each') return this.#asEach()
    return this.#asPrice()
  }

  #asPrice(): readonly Fact[] | null {
    const { products } = this
    // A thing by which several are called is told of any that was shown.
    const meant = products.length === 1 ? products : [...products, ...this.scene.known.products.values()]
    for (const product of meant) {
      const found = this.find(this.pricesOf(product))
      if (found) return found
    }
    const isOfOrder = this.clause.mentions.length === 0 || hasCue(this.clause, 'deeds.order')
    return isOfOrder || this.products.length === 0 ? this.#inOrders() : null
  }

  #inOrders(): readonly Fact[] | null {
    for (const { facts, items } of this.scene.known.orders.values()) {
      const amounts = [...facts, ...items].filter(({ field }) => field === 'total' || field === 'price')
      const found = this.find(amounts)
      if (found) return found
      const isItems = items
        .filter(({ field }) => field === 'price')
        .reduce((sum, item) => sum + Number(item.value) * quantityOf(items, item.id), 0)
      if (isItems > 0 && !hasCue(this.clause, 'trade.sum') && this.same(isItems))
        return items.filter(({ field }) => field === 'price')
      const quantities = new Map(
        items.map((item) => [item.id, item] as const).filter(([, { field }]) => field === 'quantity'),
      )
      for (const item of items) {
        const count = Number(quantities.get(item.id)?.value ?? 1)
        if (item.field === 'price' && this.same(Number(item.value) * count)) return [item]
      }
    }
    return null
  }

  /** Owner's pages, where they tell this amount of what the clause speaks of. */
  #inPages(): readonly Fact[] | null {
    const isOfPages = hasCue(this.clause, 'deeds.arriving', 'deeds.promised', 'trade.free')
    if (isOfPages) {
      const verdict = borneOutByPages(this.scene, this.clause, this.clause)
      return verdict.holds ? verdict.facts : null
    }
    const found = this.scene.known.policies.find(({ amounts }) =>
      amounts.some(
        ({ unit, values, currencies }) =>
          unit === 'money' &&
          currencies.some((code) => this.amount.currencies.includes(code)) &&
          values.some((value) => this.same(value)),
      ),
    )
    return found && this.clause.mentions.length === 0 ? [found.fact] : null
  }

  #asBound(): readonly Fact[] | null {
    for (const product of this.products) {
      const found = this.pricesOf(product).find(
        ({ value, currency }) => this.isMoneyOf(currency) && this.meets(Number(value)),
      )
      if (found) return [found]
    }
    return null
  }

  /** "$2 per piece" of a pack of six. */
  #asEach(): readonly Fact[] | null {
    const plain = this.#asPrice()
    if (plain) return plain
    for (const product of this.products) {
      const options = [...product.variants.values()].flatMap((variant) => variant.options.map(({ fact }) => fact))
      const texts = [...product.texts, ...options].map(({ value }) => String(value)).join(' ')
      const counts = [...texts.matchAll(/\d{1,4}/g)].map(([digits]) => Number(digits))
      for (const fact of pricesOf(product)) {
        if (
          [...counts, ...this.counts].some(
            (count) => count > 1 && this.same(Math.round((Number(fact.value) / count) * 100) / 100),
          )
        )
          return [fact]
      }
    }
    return null
  }

  instead(): { instead?: Instead } {
    const [product, second] = this.products
    const title = product?.title
    if (!product || second || !title || hasCue(this.clause, 'trade.sum', 'trade.difference')) return {}
    const prices = pricesOf(product).toSorted((a, b) => Number(a.value) - Number(b.value))
    const [lowest] = prices
    if (!lowest) return {}
    const { locale, currency } = this.scene.turn
    const price = moneyOf(Number(lowest.value), lowest.currency ?? currency, locale)
    const key = different(prices).length > 1 ? 'gate_price_from' : 'gate_price'
    return { instead: { key, params: { title: String(title.value), price }, facts: [title, lowest] } }
  }
}

const quantityOf = (items: readonly Fact[], id: string): number =>
  Number(items.find((one) => one.id === id && one.field === 'quantity')?.value ?? 1)
