import { currenciesOf } from '../../../language/amounts/read-money.ts'
import { moneyInDoubt } from '../../../language/data/currencies.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import type { TextToken } from '../../../language/text/tokens.ts'
import { formatMoney } from '../../../shared/format-money.ts'
import type { Fact } from '../../fact.ts'
import { type Claim, type Clause, FAILS, type Instead, type Scene, textOf, type Verdict } from '../claim.ts'
import { partOfMoney } from '../clause-parts.ts'
import { isCommon } from '../common-words.ts'
import { numbersWith, pricesOf } from '../known.ts'
import { hasCue } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { subjectOfMoney } from '../subject-of-money.ts'
import { countsIn, different } from './counts.ts'
import { borneOutByPages } from './pages.ts'
import { referencesIn } from './prices-per-measure.ts'
import { Reckoner } from './reckoner.ts'

/** Every amount of money of a clause, and what is told of money without a number that could be read. */
export function moneyClaims(scene: Scene, clause: Clause): Claim[] {
  // "#KR2119" is the number of an order, not so many kroner.
  const isOfOrder = ({ from }: { from: number }) => scene.tokens[from - 1]?.text === '#'
  const read = clause.amounts.filter((amount) => amount.unit === 'money' && !isOfOrder(amount))
  const unread = unreadIn(scene, clause).map((from) => ({ ...{ from, to: from + 1 }, values: [], currencies: [] }))
  return [...read, ...unread].map((amount) => ({
    ...{ kind: 'money', mode: clause.mode, polarity: 'holds' as const, unit: amount.currencies[0] ?? null },
    subject: subjectOfMoney(scene, clause, amount.from),
    value: amount.values[0] ?? Number.NaN,
    span: { from: amount.from, to: amount.to },
    said: textOf(scene, amount),
  }))
}

const costs = wordsOfAll(({ claims }) => claims?.trade?.costs)

/** Places where a clause tells a price in no number: "costs a fiver", "doze euros". "In dollars" and "costs more" tell none. */
function unreadIn({ tokens, language }: Scene, clause: Clause): number[] {
  const { amounts, mentions, cues, from, to, mode } = clause
  if (mode !== 'asserted') return []
  const places: number[] = []
  const isCompared = cues.some(({ name }) => /^(?:praise\..*\.price|trade\.(?:difference|free|each))$/.test(name))
  const isNumbered = amounts.some(({ unit }) => unit === 'money' || unit === null)
  for (let at = from; at < to; at++) {
    const { text, kind } = tokens[at] as TextToken
    if (kind === 'number') continue
    const isCost =
      costs.has(text) && !isCompared && !isNumbered && mentions.some((one) => one.to <= at && at - one.to <= 2)
    const isCurrency = currenciesOf(text) !== null && !moneyInDoubt.includes(text)
    const isCounted = amounts.some((one) => one.from <= at && at < one.to)
    const isNamed = kind === 'word' && isCommon(tokens[at - 1]?.text ?? '', language)
    const isLoose = kind === 'sign' || (at > from && tokens[at - 1]?.kind === 'word')
    if (isCost || (isCurrency && !isCounted && !isNamed && isLoose)) places.push(at)
  }
  return places
}

/** Tells that an amount is worked out, in what it is told with. */
const working = ['trade.difference', 'trade.saved', 'trade.sum', 'trade.each', 'trade.discount'] as const

export function checkMoney(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const amount = clause.amounts.find(({ from }) => from === claim.span.from) ?? {
    ...unread,
    ...claim.span,
    said: claim.said,
  }
  const money = new Money(scene, clause, claim, amount)
  const facts = money.facts()
  return facts ? { holds: true, facts } : { ...FAILS, ...money.instead() }
}

const unread = { values: [], unit: 'money', currencies: [] }
const cents = (value: number): number => Math.round(value * 100)

/** One amount against all that it could be. */
class Money extends Reckoner {
  constructor(scene: Scene, clause: Clause, claim: Claim, amount: Amount) {
    super(scene, clause, claim.subject, amount)
  }

  /** What bears the amount out; null where nothing does. */
  facts(): readonly Fact[] | null {
    if (this.amount.values.length === 0) return null
    if (this.#isShoppers()) return []
    const others = this.scene.clauses.flatMap(({ amounts }) => amounts).filter(({ unit }) => unit === 'money')
    const isOfTwo = others.length > 1 || hasCue(this.clause, 'trade.was', 'trade.discount', 'trade.saved')
    return (
      (this.bound && !this.#isOfSending() && this.#asBound()) ||
      (this.#isOfSeveral() ? null : (this.#asPrice() ?? this.#inPages())) ||
      (isOfTwo ? this.former() : null) ||
      this.lessShare() ||
      (this.#isPlain() || this.#isOfRange() ? null : this.workedOut())
    )
  }

  /** "The lamp costs $26": a price and nothing else. */
  #isPlain(): boolean {
    const { mentions } = this.clause
    const isCounted = countsIn(this.clause.amounts).length > 0
    // "... $29.99, one binder about $3.75"
    const isRounded =
      hasCue(this.clause, 'trade.about') && this.amount.values.every((value) => !Number.isInteger(value))
    if (isRounded || referencesIn(this.scene).length > 0) return false
    return mentions.length === 1 && !hasCue(this.clause, ...working) && !isCounted
  }

  /** "Shipping is $5 for orders under $50": a limit that a page tells. */
  #isOfSending = (): boolean => this.clause.mentions.length === 0 && hasCue(this.clause, 'deeds.arriving')

  /** "From $15 to $27": the ends of a range are prices. */
  #isOfRange(): boolean {
    const [low, high, third] = this.clause.amounts.filter(({ unit }) => unit === 'money')
    const isRange = low !== undefined && high !== undefined && !third && high.from - low.to === 1
    return isRange && hasCue(this.clause, 'trade.from') && !hasCue(this.clause, 'trade.each')
  }

  /** "Two of them would cost $52": the price of one is not meant. */
  #isOfSeveral(): boolean {
    const { amounts } = this.clause
    const isOnly = amounts.filter(({ unit }) => unit === 'money').length === 1
    const count = this.countBefore()
    // "The six glasses cost $44.95", of a set of six.
    const { catalogLanguage } = this.scene.turn
    const isSet =
      count !== null &&
      this.products.some((one) =>
        numbersWith(one, catalogLanguage, [count]).some(
          ({ fact }) => fact.field === 'title' || fact.entity === 'variant',
        ),
      )
    // "A pack has 20 tablets and costs $2": so many are in it.
    const [told] = this.before()
    const isIn =
      this.clause.cues.some(({ name, to }) => name === 'telling.having' && to === told?.from) &&
      this.products.some((one) => numbersWith(one, catalogLanguage, told?.values ?? []).length > 0)
    return isOnly && count !== null && !isSet && !isIn && !hasCue(this.clause, 'trade.each', 'trade.from')
  }

  /** The shopper's own limit, told back to them, and nothing said of a product with it. */
  #isShoppers(): boolean {
    const { clause } = this
    const isTheirs = this.scene.turn.shopperAmounts.some(
      ({ values, unit }) =>
        (unit === null || unit === 'money') &&
        values.some((value) => this.amount.values.some((own) => cents(own) === cents(value))),
    )
    const isTold = clause.mode === 'wished' || clause.mode === 'untold' || clause.mode === 'offered'
    return isTheirs && (isTold || (clause.mentions.length === 0 && this.bound !== null))
  }

  #asPrice(): readonly Fact[] | null {
    const { products, clause } = this
    // A thing by which several are called is told of any that was shown.
    const meant = products.length === 1 ? products : [...products, ...this.scene.known.products.values()]
    for (const product of meant) {
      const found = this.find(this.pricesOf(product))
      if (found) return found
    }
    // "From $231 to $260": the ends of all prices, whatever options are named with them.
    const isRange = clause.amounts.filter(({ unit }) => unit === 'money').length === 2
    for (const product of isRange
      ? products.filter((one) => partOfMoney(this.scene, clause, one, this.amount) === clause)
      : []) {
      const all = pricesOf(product).toSorted((a, b) => Number(a.value) - Number(b.value))
      const found = this.find([...all.slice(0, 1), ...all.slice(-1)])
      if (found) return found
    }
    return clause.mentions.length === 0 ? this.#inOrders() : null
  }

  #inOrders(): readonly Fact[] | null {
    for (const { facts, items } of this.scene.known.orders.values()) {
      const prices = items.filter(({ field }) => field === 'price')
      const found = this.find([...facts.filter(({ field }) => field === 'total'), ...prices])
      if (found) return found
    }
    return null
  }

  /** Owner's pages, where they tell this amount of what the clause speaks of. */
  #inPages(): readonly Fact[] | null {
    // "$9 short of free delivery" is worked out, and stands on no page.
    const isApart = hasCue(this.clause, 'trade.difference')
    if (!isApart && hasCue(this.clause, 'deeds.arriving', 'deeds.promised', 'trade.free')) {
      const verdict = borneOutByPages(this.scene, this.clause, this.clause)
      return verdict.holds ? verdict.facts : null
    }
    const found = this.limits().find(({ amount }) => amount.values.some((value) => this.same(value)))
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

  instead(): { instead?: Instead } {
    const [product, second] = this.products
    const title = product?.title
    if (!product || second || !title || hasCue(this.clause, 'trade.sum', 'trade.difference')) return {}
    const prices = pricesOf(product).toSorted((a, b) => Number(a.value) - Number(b.value))
    const [lowest] = prices
    if (!lowest) return {}
    const { locale, currency } = this.scene.turn
    const price = formatMoney(Number(lowest.value), lowest.currency ?? currency, locale)
    const key = different(prices).length > 1 ? 'gate_price_from' : 'gate_price'
    return { instead: { key, params: { title: String(title.value), price }, facts: [title, lowest] } }
  }
}
