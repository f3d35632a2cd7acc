import { unitOf } from '../../../language/amounts/units.ts'
import { wordsIn } from '../../../language/text/tokens.ts'
import type { Fact } from '../../fact.ts'
import { boundAt } from '../bounds.ts'
import { type Claim, type Clause, FAILS, type Scene, textOf, untoldOf, type Verdict } from '../claim.ts'
import { partWith } from '../clause-parts.ts'
import { stem } from '../fact-words.ts'
import { formerPricesOf, type KnownProduct, numbersOf, numbersWith, pricesOf } from '../known.ts'
import { articlesOf, namedIn, subjectAt, variantsIn } from '../meant.ts'
import { hasCue, isBeside } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { inUnitOf, isSameAmount } from '../same-amount.ts'
import { comparedWith } from '../subject-of-money.ts'
import { countedIn, countedInOrder, countsIn, isCount, isListMark } from './counts.ts'
import { isHourOfPages } from './hours.ts'
import { borneOutByPages, nearestPageWith } from './pages.ts'
import { portionsOf } from './portions.ts'
import { isReference } from './prices-per-measure.ts'

const FEWEST_OF_ADVICE = 3
/** "14 years" may be told as "from 14"; days and hours have their unit. */
const isTime = (unit: string | null): boolean => unit === 'day' || unit === 'h' || unit === 'min'

/** Every number that no other kind has taken: measures, counts, sizes, ages. */
export function numberClaims(scene: Scene, clause: Clause, taken: readonly Claim[]): Claim[] {
  // Where pages are held for a clause, each of its numbers is.
  const isTaken = ({ from, to }: Amount) =>
    isHourOfPages(scene, from) ||
    taken.some(({ span, kind }) => kind !== 'order' && kind !== 'feature' && span.from <= from && span.to >= to)
  return clause.amounts
    .filter(
      (amount) =>
        amount.unit !== 'money' &&
        amount.unit !== 'rank' &&
        !isTaken(amount) &&
        !isListMark(scene, amount) &&
        !isOfPeople(scene, clause, amount) &&
        !isArticle(scene, amount) &&
        !isReference(clause, amount),
    )
    .map((amount) => ({
      kind: isCount(amount.unit) ? 'count' : 'measure',
      ...{ mode: clause.mode, polarity: 'holds' as const, unit: amount.unit },
      ...{ span: { from: amount.from, to: amount.to }, said: textOf(scene, amount) },
      ...{
        subject: comparedWith(scene, clause, amount.from) ?? subjectAt(scene, clause, amount),
        value: amount.values[0] ?? Number.NaN,
      },
    }))
}

/** "For a family of four, ...", "for a dog of 15 kg ...": whom a clause is for stands first. */
function isForWhom({ tokens }: Scene, { from: start, cues }: Clause): boolean {
  const first = tokens.findIndex(({ kind }, at) => at >= start && kind !== 'sign')
  return cues.some(({ name, from }) => name === 'manner.meantFor' && from === first)
}

/** "Un pied" is a foot of a sewing machine as well as twelve inches: an article counts nothing. */
const isArticle = ({ tokens, language }: Scene, { from, to, unit }: Amount): boolean =>
  !isCount(unit) && !isTime(unit) && to - from === 2 && articlesOf(language).has(tokens[from]?.text ?? '')

/** "For a family of four, the 28 cm one is best": whom advice is for is no claim. */
const isOfPeople = (scene: Scene, clause: Clause, { unit }: Amount): boolean =>
  isCount(unit) && isForWhom(scene, clause) && clause.mentions.length === 0 && scene.clauses.at(-1) !== clause

/** Holds a number against all that is known: what stands in texts, what is counted, what is worked out of both. */
export function checkNumber(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const amount = clause.amounts.find(({ from }) => from === claim.span.from) as Amount
  const number = new SaidNumber(scene, clause, claim, amount)
  const facts = number.facts()
  if (facts) return { holds: true, facts }
  return { ...FAILS, ...(clause.mentions.length > 0 ? { instead: untoldOf(claim.subject.slice(0, 1)) } : {}) }
}

class SaidNumber {
  readonly scene: Scene
  readonly clause: Clause
  readonly amount: Amount
  readonly subjects: readonly KnownProduct[]
  readonly #isAbout: boolean

  constructor(scene: Scene, clause: Clause, { subject }: Claim, amount: Amount) {
    this.scene = scene
    this.clause = clause
    this.amount = amount
    // "With the 4.0 Ah battery (€49.90)": what costs just that.
    const prices = clause.amounts.flatMap(({ unit, values }) => (unit === 'money' ? values : []))
    const all = [...scene.known.products.values()]
    const priced = all.filter((product) => pricesOf(product).some(({ value }) => prices.includes(Number(value))))
    this.subjects = subject.length > 0 ? [...new Set([...subject, ...(priced.length === 1 ? priced : [])])] : all
    this.#isAbout = clause.cues.some(
      ({ name, from, to }) => name === 'trade.about' && to <= amount.from && amount.from - from <= 3,
    )
  }

  facts(): readonly Fact[] | null {
    if (this.#isOtherName()) return null
    const inOrder = isCount(this.amount.unit) ? countedInOrder(this.scene, this.amount) : undefined
    if (inOrder !== undefined) return inOrder
    return (
      this.#inTexts() ??
      (isCount(this.amount.unit) ? countedIn(this.scene, this.clause, this.amount, this.subjects) : null) ??
      this.#workedOut() ??
      this.#asPrice() ??
      this.#ofShopper() ??
      this.#elsewhere()
    )
  }

  /** "The Komfort 20", of a title "Komfort 18": a number right behind a name is part of it where titles have one there. */
  #isOtherName(): boolean {
    const { scene, clause, amount } = this
    const mention = clause.mentions.find(({ to }) => to === amount.from)
    if (!mention || amount.unit !== null) return false
    const last = stem(scene.tokens[amount.from - 1]?.text ?? '')
    return mention.products.every((product) => {
      const { titleWords } = product
      const [number = '', unit = ''] = titleWords.slice(titleWords.indexOf(last) + 1)
      return /^\d/.test(number) && unitOf(unit) === undefined && namedIn(scene, clause, product).size === 0
    })
  }

  #isSame = (other: Pick<Amount, 'values' | 'unit'>): boolean =>
    other.values.some((value) =>
      this.amount.values.some(
        (own) =>
          isSameAmount({ value: own, unit: this.amount.unit }, { value, unit: other.unit }, this.#isAbout) ||
          // "Size 42" of an option "42", "4 players" of "for 4"; and "2 days" of no "two bails".
          (own === value &&
            !isTime(this.amount.unit) &&
            (this.amount.unit === 'code') === (other.unit === 'code') &&
            (isCount(this.amount.unit) || isCount(other.unit))),
      ),
    )

  #inTexts(): readonly Fact[] | null {
    const { catalogLanguage } = this.scene.turn
    const { unit, values } = this.amount
    for (const product of this.subjects) {
      const isAlike = (one: Amount) => one.unit === unit || (isCount(one.unit) && isCount(unit))
      const part = partWith(this.scene, this.clause, product, this.amount, this.clause.amounts.filter(isAlike))
      const { variants: all, isTold, own: inPart } = variantsIn(this.scene, part, product)
      // "Four hours in black, ten in white"
      const variants = all.length > 0 ? all : inPart
      const named = namedIn(this.scene, part, product)
      const isOfStock =
        isCount(unit) && this.scene.clauses.some((one) => hasCue(one, 'trade.there', 'trade.left', 'trade.gone'))
      const stocked = variants.find(({ inventory }) => isOfStock && values.includes(Number(inventory?.value)))
      if (stocked?.inventory) return [stocked.inventory]
      const meant = new Set(variants.flatMap(({ options }) => options).map(({ fact }) => fact))
      const own = isCount(unit) ? numbersWith(product, catalogLanguage, values) : numbersOf(product, catalogLanguage)
      // "6-, 7- or 8-inch": of the same option as those that are named.
      const isBeside = ({ field, value }: Fact) => {
        const values = isCount(unit) ? named.get(field.slice('option.'.length).toLowerCase()) : undefined
        return values !== undefined && !values.has(String(value))
      }
      const found = own.find(
        ({ amount: one, fact }) =>
          this.#isSame(one) && (!isTold || fact.entity !== 'variant' || meant.has(fact) || isBeside(fact)),
      )
      if (found) return [found.fact]
    }
    return null
  }

  /** Two numbers of the sentence or of what it is about, added, taken from one another or multiplied; the same in another unit. */
  #workedOut(): readonly Fact[] | null {
    const { clauses, turn, mentions, named } = this.scene
    const { amount } = this
    const before = clauses.flatMap(({ amounts }) => amounts).filter(({ from }) => from < amount.from)
    // "5 ft is about 1.52 m": what was said of one amount is true of the same in another unit.
    const isConverted = before.some(
      (one) =>
        one.unit !== null &&
        amount.unit !== null &&
        (one.unit === 'deg' ? amount.unit === 'deg' : one.unit !== amount.unit && this.#isSame(one)),
    )
    if (isConverted) return []
    // "Three boxes are $33.60. That is 60 doses": how many were told before, or wanted.
    const wanted = isCount(amount.unit) ? [...this.scene.counts, ...countsIn(turn.shopperAmounts)] : []
    const told = before.flatMap((one) => inUnitOf(one, amount, isCount) ?? [])
    const said = [...told, ...wanted].map((value) => ({ value, facts: [] as Fact[] }))
    const spoken = [...new Set([...this.subjects, ...mentions.flatMap(({ products }) => products), ...named])]
    const own = spoken.length <= 4 ? spoken.map((product) => this.#knownOf(product, turn)) : []
    // Of one product all that is counted may be multiplied; what two of them have is compared.
    const pairs = [
      [said, said],
      ...own.map((one) => [said, one]),
      ...own.flatMap((one, at) => own.slice(at + 1).map((other) => [one, other])),
    ]
    for (const [ones = [], others = []] of pairs) {
      for (const one of ones) {
        const other = others.find(({ value }) => one.value !== value && this.#isMadeOf(one.value, value))
        if (other) return [...one.facts, ...other.facts]
      }
    }
    return portionsOf(this.scene, amount, spoken)
  }

  #knownOf(product: KnownProduct, { catalogLanguage }: { catalogLanguage: string }) {
    return numbersOf(product, catalogLanguage)
      .filter(({ amount: { unit } }) => !isCount(unit) || isCount(this.amount.unit))
      .flatMap(({ amount, fact }) => ({ value: inUnitOf(amount, this.amount, isCount) ?? Number.NaN, facts: [fact] }))
      .filter(({ value }) => !Number.isNaN(value))
      .slice(0, 24)
  }

  /** "300 chips, 50 for each of six": of pieces that are shared out evenly. */
  #shares = (one: number, other: number): number[] => (isCount(this.amount.unit) ? [one / other, other / one] : [])

  #isMadeOf = (one: number, other: number): boolean =>
    [one * other, one + other, Math.abs(one - other), ...this.#shares(one, other)].some((made) =>
      this.amount.values.some((value) => Math.abs(made - value) < 0.006),
    )

  /** "36 euros (before 45)": a bare number beside money that is a price. */
  #asPrice(): readonly Fact[] | null {
    const { unit, values } = this.amount
    if (unit !== null) return null
    const prices = this.subjects.flatMap((product) => [...pricesOf(product), ...formerPricesOf(product)])
    const isSame = (own: number, price: number) =>
      own === price || (this.#isAbout && Math.abs(own - price) <= price * 0.02)
    const found = prices.find(({ value }) => values.some((own) => isSame(own, Number(value))))
    return found ? [found] : null
  }

  /** "500 g and 1 kg" of a product is no wish told back; how many pieces are wanted is. */
  #ofShopper(): readonly Fact[] | null {
    const { turn, mentions } = this.scene
    const { unit } = this.amount
    // Nor is what it "also comes in", or the hour until which something holds.
    const isHad = this.clause.cues.some(
      (cue) => cue.name === 'telling.having' && cue.to <= this.amount.from && !isBeside(this.clause, cue),
    )
    // "Prices start at 111", which the shopper says was promised; "you would pay 708 in all", which they want said.
    const isPrice = isCount(unit) && hasCue(this.clause, 'trade.sum', 'trade.from')
    if (isHad || isPrice || unit === 'clock' || this.#isOfPage()) return null
    const isOfProduct = !isCount(unit) && mentions.length > 0
    if (isOfProduct && !this.#isOfAdvice()) return null
    const isTheirs = turn.shopperAmounts.some((other) => this.#isSame(other))
    return isTheirs ? [] : null
  }

  /** "The mat is for up to 2000 pieces", "it is for 5 players": of a product whose page counts the same, or as its limit. */
  #isOfPage(): boolean {
    const { clause, amount, scene } = this
    if (clause.mentions.length === 0) return false
    if (boundAt(scene.tokens, scene.language, amount.from, amount.to) !== null) return true
    const noun = stem(scene.tokens[amount.to]?.text ?? '')
    return this.subjects.some(({ texts }) =>
      texts.some(({ value }) =>
        wordsIn(String(value)).some((word, at, all) => /^\d+$/.test(all[at - 1] ?? '') && stem(word) === noun),
      ),
    )
  }

  /** "So at 105 kg he is within the limit": a clause that names and points at nothing, and is no part of a list. */
  #isOfAdvice(): boolean {
    const { clause, amount, scene } = this
    const isOfProduct = clause.mentions.length > 0 || hasCue(clause, 'telling.pointing', 'telling.having')
    const words = scene.places.filter(
      (at) => at >= clause.from && at < clause.to && (at < amount.from || at >= amount.to),
    )
    // "A present for a boy of 9 who starts: the Dabble Kit", told before anything is named.
    const isBefore = scene.mentions.every(({ from }) => from >= clause.to)
    return (!isOfProduct || isBefore || isForWhom(scene, clause)) && words.length > FEWEST_OF_ADVICE
  }

  /** A number that stands in a page, an order, or what else was read. */
  #elsewhere(): readonly Fact[] | null {
    const { known } = this.scene
    const { amount, clause } = this
    const page = borneOutByPages(
      this.scene,
      { ...clause, amounts: clause.amounts.filter(({ unit }) => unit === amount.unit) },
      amount,
    )
    if (page.holds) return page.facts
    const near = clause.mentions.length === 0 ? nearestPageWith(this.scene, clause, amount) : null
    if (near) return [near.fact]
    const figure = /^.*\p{N}/su.exec(amount.said)?.[0]
    // "It is for 3 people" of a product is no number of an order.
    for (const { items } of clause.mentions.length === 0 ? known.orders.values() : []) {
      const isFigure = (value: string) => figure !== undefined && wordsIn(value).includes(figure)
      const fact = items.find(({ value, field }) => /^(?:title|option\.)/.test(field) && isFigure(String(value)))
      if (fact) return [fact]
    }
    return null
  }
}
