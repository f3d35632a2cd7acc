import type { Fact } from '../../fact.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Instead, type Scene, type Verdict } from '../claim.ts'
import { stem, stemsOf } from '../fact-words.ts'
import { formerPricesOf, type KnownProduct, numbersOf, numbersWith, pricesOf } from '../known.ts'
import { subjectAt, textOf, variantsIn } from '../meant.ts'
import { type Amount, isSameAmount, isSameHeat } from '../said-amounts.ts'
import { isCommon } from '../sentence-language.ts'
import { borneOutByPages } from './pages.ts'

const counted = (unit: string | null): boolean => unit === null || unit === 'pc' || unit === 'item'

/** Every number that no other kind has taken: measures, counts, sizes, ages. */
export function numberClaims(scene: Scene, clause: Clause, taken: readonly Claim[]): Claim[] {
  const isTaken = ({ from, to }: Amount) =>
    taken.some(
      ({ span, kind }) =>
        kind !== 'pages' && kind !== 'order' && kind !== 'feature' && span.from <= from && span.to >= to,
    )
  return clause.amounts
    .filter(
      (amount) => amount.unit !== 'money' && amount.unit !== 'rank' && !isTaken(amount) && !isListMark(scene, amount),
    )
    .map((amount) => ({
      kind: counted(amount.unit) && isCounting(scene, clause, amount) ? 'count' : 'measure',
      ...{
        mode: clause.mode,
        polarity: 'holds' as const,
        unit: amount.unit,
        span: { from: amount.from, to: amount.to },
      },
      ...{
        subject: subjectAt(scene, clause, amount.from),
        value: amount.values[0] ?? Number.NaN,
        said: textOf(scene, amount),
      },
    }))
}

/** "2." at the start of a point. */
const isListMark = ({ tokens }: Scene, { from, to }: Amount): boolean =>
  tokens.slice(0, from).every(({ kind }) => kind === 'sign') && /^[.):]$/.test(tokens[to]?.text ?? '')

/** "Five items", "three of them are lamps", "two great options". */
function isCounting({ tokens, known }: Scene, { cues, mentions }: Clause, { to }: Amount): boolean {
  const near = (from: number) => from >= to && tokens.slice(to, from).filter(({ kind }) => kind !== 'sign').length <= 2
  if (cues.some(({ name, from }) => name === 'trade.counted' && near(from))) return true
  if (mentions.some(({ from }) => near(from))) return true
  return tokens.slice(to, to + 3).some(({ text }) => known.titles.has(stem(text)))
}

const amountOf = (clause: Clause, claim: Claim): Amount =>
  clause.amounts.find(({ from }) => from === claim.span.from) as Amount

export function checkCount(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const { known, named } = scene
  const said = Number(claim.value)
  const { tokens } = scene
  const products = [...known.products.values()]
  const facts = known.counts.filter(({ value }) => Number(value) === said)
  if (facts.length > 0) return { holds: true, facts }
  if (said === products.length || said === named.length) return HOLDS
  // Some of what was shown: as many as are of the thing, or as many as the answer names.
  const behind = tokens.slice(claim.span.to, clause.to).flatMap(({ kind, text }) => (kind === 'word' ? stem(text) : []))
  for (const word of behind.slice(0, 5)) {
    const own = products.filter(({ texts }) =>
      texts.some(({ value, field }) => field !== 'description' && stemsOf(String(value)).includes(word)),
    )
    if (own.length === said) return { holds: true, facts: own.flatMap(({ title }) => title ?? []) }
  }
  const inSentence = new Set(scene.mentions.flatMap(({ products: own }) => own))
  const isOfShown = clause.cues.some(({ name, from }) => name === 'trade.counted' && from === claim.span.to)
  if (said <= 3 && said <= products.length && isOfShown && clause.mentions.length === 0) return HOLDS
  if (inSentence.size === said) return HOLDS
  // "In five colours"
  for (const { variants } of claim.subject) {
    if (variants.size === said) return HOLDS
    const names = new Map<string, Set<string>>()
    for (const { options } of variants.values())
      for (const { name, value } of options) names.set(name, (names.get(name) ?? new Set()).add(value))
    if ([...names.values()].some((values) => values.size === said)) return HOLDS
  }
  for (const { facts: own, items } of known.orders.values()) {
    const count = [...own, ...items].find(
      ({ field, value }) => (field === 'count' || field === 'quantity') && Number(value) === said,
    )
    if (count) return { holds: true, facts: [count] }
    const sum = items.filter(({ field }) => field === 'quantity').reduce((all, { value }) => all + Number(value), 0)
    if (sum === said) return HOLDS
  }
  const isMeant = clause.isOfOne || clause.mentions.length > 0
  const measured = isMeant ? checkMeasure(claim, scene, clause) : FAILS
  return measured.holds ? measured : FAILS
}

export function checkMeasure(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const { known, turn } = scene
  const amount = amountOf(clause, claim)
  const isAbout = clause.cues.some(
    ({ name, from, to }) => name === 'trade.about' && to <= amount.from && amount.from - from <= 3,
  )
  const isSame = (other: Pick<Amount, 'values' | 'unit'>): boolean =>
    other.values.some((value) =>
      amount.values.some(
        (own) =>
          isSameAmount({ value: own, unit: amount.unit }, { value, unit: other.unit }, isAbout) ||
          (amount.unit === 'deg' && other.unit === 'deg' && isSameHeat(own, value)) ||
          // "Size 42" of an option "42", "4 players" of "for 4".
          (own === value &&
            (amount.unit === 'code') === (other.unit === 'code') &&
            (counted(amount.unit) || counted(other.unit))),
      ),
    )
  const subjects = claim.subject.length > 0 ? claim.subject : [...known.products.values()]
  for (const product of subjects) {
    const { variants, isTold } = variantsIn(scene, clause, product)
    const stocked = variants.find(
      ({ inventory }) => counted(amount.unit) && inventory && amount.values.includes(Number(inventory.value)),
    )
    if (stocked?.inventory) return { holds: true, facts: [stocked.inventory] }
    const meant = new Set(variants.flatMap(({ options }) => options).map(({ fact }) => fact))
    const own = counted(amount.unit) && !isAbout ? numbersWith(product, amount.values) : numbersOf(product)
    const found = own.find(
      ({ amount: one, fact }) => isSame(one) && (!isTold || fact.entity !== 'variant' || meant.has(fact)),
    )
    if (found) return { holds: true, facts: [found.fact] }
  }
  const apart = isCompared(clause)
    ? apartBy(subjects.length > 1 ? subjects : [...known.products.values()], amount)
    : null
  if (apart) return { holds: true, facts: apart }
  if (amount.values.some((value) => isWorked(scene, amount, value))) return HOLDS
  // "The other three are dearer", "36 euros (before 45)"
  const next = scene.tokens[amount.to]
  const isAlone =
    next === undefined || next.kind === 'sign' || next.text.length <= 4 || isCommon(next.text, scene.language)
  if (
    counted(amount.unit) &&
    isAlone &&
    !/\d/.test(amount.said) &&
    amount.values.some((value) => value <= known.products.size)
  )
    return HOLDS
  const price = amount.unit === null ? priceOf(scene, subjects, amount, isAbout) : null
  if (price) return { holds: true, facts: [price] }
  // "500 g and 1 kg" of a product is no wish told back; how many pieces are wanted is.
  const isOfShopper = counted(amount.unit) || scene.mentions.length === 0 || clause.mode !== 'asserted'
  if (
    isOfShopper &&
    turn.shopperAmounts.some(
      (other) => isSame(other) || (counted(other.unit) && other.values.some((value) => amount.values.includes(value))),
    )
  )
    return HOLDS
  // "5 ft is about 1.52 m": what was said of one amount is true of the same in another unit.
  const others = scene.clauses
    .flatMap(({ amounts }) => amounts)
    .filter((one) => one.from < amount.from && one.unit !== amount.unit && one.unit !== null)
  if (amount.unit !== null && others.some((other) => isSame(other) || (other.unit === 'deg' && amount.unit === 'deg')))
    return HOLDS
  const elsewhere = inOtherFacts(scene, clause, amount, isSame)
  if (elsewhere) return elsewhere
  return { ...FAILS, ...(clause.mentions.length > 0 ? { instead: untold(claim) } : {}) }
}

/** A number that stands in a page, an order, or what else was read. */
function inOtherFacts(
  scene: Scene,
  clause: Clause,
  amount: Amount,
  isSame: (other: Pick<Amount, 'values' | 'unit'>) => boolean,
): Verdict | null {
  const { known } = scene
  const page = borneOutByPages(scene, { ...clause, amounts: [amount] }, amount)
  if (page.holds) return page
  const inPage = known.policies.find(({ amounts }) =>
    amounts.some((other) => other.unit === amount.unit && isSame(other)),
  )
  if (inPage && clause.mentions.length === 0) return { holds: true, facts: [inPage.fact] }
  for (const { facts, items } of known.orders.values()) {
    const fact = [...facts, ...items].find(({ value }) => amount.values.includes(Number(value)))
    if (fact) return { holds: true, facts: [fact] }
  }
  const other = known.others.find(({ value }) => String(value).includes(amount.said))
  if (other) return { holds: true, facts: [other] }
  const count = known.counts.find(({ value }) => counted(amount.unit) && amount.values.includes(Number(value)))
  if (count) return { holds: true, facts: [count] }
  return null
}

/** "36 euros (before 45)": a bare number beside money that is a price. */
function priceOf(scene: Scene, subjects: readonly KnownProduct[], { values }: Amount, isAbout: boolean): Fact | null {
  if (!scene.clauses.some(({ amounts }) => amounts.some(({ unit }) => unit === 'money'))) return null
  const prices = subjects.flatMap((product) => [...pricesOf(product), ...formerPricesOf(product)])
  const isSame = (own: number, price: number) => own === price || (isAbout && Math.abs(own - price) <= price * 0.02)
  return prices.find(({ value }) => values.some((own) => isSame(own, Number(value)))) ?? null
}

const isCompared = (clause: Clause): boolean =>
  clause.cues.some(({ name }) => name === 'trade.difference' || /^praise\.(?:more|less)/.test(name))

/** "24 g lighter": what two products' measures are apart. */
function apartBy(products: readonly KnownProduct[], { values, unit }: Amount): readonly Fact[] | null {
  if (unit === null) return null
  const own = products.slice(0, 8).map((product) => numbersOf(product).filter(({ amount }) => amount.unit === unit))
  for (const [at, ones] of own.entries()) {
    for (const others of own.slice(at + 1)) {
      for (const one of ones) {
        const other = others.find(({ amount }) =>
          values.includes(Math.abs((one.amount.values[0] ?? 0) - (amount.values[0] ?? 0))),
        )
        if (other) return [one.fact, other.fact]
      }
    }
  }
  return null
}

/** "20 bags of 1.5 g, 30 g in all", "9 in stock: six leave three": worked out from two numbers of the same sentence. */
function isWorked({ clauses }: Scene, amount: Amount, value: number): boolean {
  const others = clauses
    .flatMap(({ amounts }) => amounts)
    .filter((one) => one.to <= amount.from && (one.unit === amount.unit || counted(one.unit)))
  const pairs = others.flatMap((one, at) =>
    others.slice(at + 1).map((other) => [one.values[0] ?? 0, other.values[0] ?? 0] as const),
  )
  return pairs.some(([a, b]) => [a * b, a + b, Math.abs(a - b)].some((made) => Math.abs(made - value) < 0.006))
}

function untold(claim: Claim): Instead {
  const [product] = claim.subject
  const title = product?.title
  return { key: 'gate_untold', params: { title: title ? String(title.value) : '' }, facts: title ? [title] : [] }
}
