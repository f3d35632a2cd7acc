import { wordsOfAll } from '../../language/packs.ts'
import type { Fact } from './fact.ts'
import { type OrderFacts, type ProductFacts, stem, wordSet } from './fact-book.ts'
import type { Fits, MoneyRead } from './price-claims.ts'
import { saidUnit } from './product-numbers.ts'
import type { Scene } from './scene.ts'

const MOST_SUMS = 2000
const each = wordsOfAll(({ quantities }) => quantities?.each)

/** Whether an amount is the sum of what is named, of several of one thing, or of an order's items. */
export function isSum(scene: Scene, money: MoneyRead, fits: Fits): boolean {
  if ((scene.has('sum') || scene.tokens.some(({ text }) => ofItems.test(text))) && isSumOfOrder(scene, fits))
    return true
  const counted = countBefore(scene, money)
  if (!scene.has('sum') && counted === null) return false
  const mention = counted && scene.mentions.find(({ from }) => from >= counted.to && from <= counted.to + 5)
  const named = namedIn(scene).filter((one) => !mention || one.from === mention.from)
  const fact = named[0]?.prices[0]
  if (!fact) return false
  if (named.length === 1 || scene.mentions.length === 0) {
    const counts = counted === null ? countsBefore(scene, money) : [counted.count]
    const product = named.find(({ prices }) =>
      prices.some((price) => counts.some((n) => fits(price, Number(price.value) * n))),
    )
    if (product?.prices[0]) scene.used.add(product.prices[0])
    if (product && counted) scene.explain(counted.from, counted.to)
    return product !== undefined
  }
  const isFound = sumsOf(scene, named).some((sum) => fits(fact, sum))
  if (isFound) for (const { prices } of named) if (prices[0]) scene.used.add(prices[0])
  return isFound
}

/** "Three bottles come to €18.50": an amount for several pieces, which need not be the price of one. */
export const isOnlySum = (scene: Scene, money: MoneyRead): boolean => {
  if (scene.tokens.some(({ text }, at) => each.has(text) && !scene.inMention(at))) return false
  // Whatever else the sentence says: "A starts at $29 and two of A would cost $29".
  if (countBefore(scene, money) !== null) return !scene.has('all')
  if (scene.amounts.length > 0) return false
  const isAlone = scene.numbers.filter(({ from }) => scene.tokens[from - 1]?.kind === 'sign').length < 2
  return isAlone && scene.mentions.length > 1 && scene.has('sum') && !scene.has('all')
}

interface Named {
  prices: Fact[]
  count: number
  /** Where it is named. */
  from: number
}

/** What is added up: each with the prices of the options named beside it. */
function namedIn(scene: Scene): Named[] {
  if (scene.mentions.length > 0)
    return scene.mentions.map(({ products, from }) => ({
      prices: products.flatMap((product) => pricesOf(scene, product, from)),
      count: countAt(scene, from) ?? 1,
      from,
    }))
  const products = scene.inherited ?? scene.productsAt(0, 0)
  return products.map((product) => ({ prices: pricesOf(scene, product, 0), count: 1, from: -1 }))
}

const pricesOf = (scene: Scene, product: ProductFacts, at: number): Fact[] => {
  const variants = scene.variantsOf(product, at)
  return variants?.length ? variants.flatMap(({ price }) => price) : product.prices
}

function sumsOf(scene: Scene, named: readonly Named[]): number[] {
  let sums: number[] = [0]
  for (const { prices, count } of named) {
    const values = [...new Set(prices.map(({ value }) => Number(value) * count))].slice(0, 40)
    sums = sums.flatMap((sum) => values.map((value) => sum + value)).slice(0, MOST_SUMS)
  }
  return scene.has('sum') ? sums : []
}

/** How many of what stands at a place: "three small bottles". */
function countAt(scene: Scene, at: number): number | null {
  const read = scene.numbers.findLast(
    ({ to, values }) => to <= at && to >= at - 3 && Number.isInteger(values[0]) && saidUnit(scene, to) === null,
  )
  const count = read?.values[0]
  return count !== undefined && count > 1 && count <= 100 ? count : null
}

const countsBefore = (scene: Scene, { from }: MoneyRead): number[] =>
  scene.numbers
    .filter((read) => read.from < from)
    .flatMap(({ values }) => values)
    .filter((count) => Number.isInteger(count) && count > 1 && count <= 100)

const pieces = new Set([
  'd',
  ...wordsOfAll(({ quantities }) => quantities?.counters),
  ...wordsOfAll(({ quantities }) => quantities?.of),
  ...wordsOfAll(({ quantities }) => quantities?.them),
])
const costing =
  /^(cost|costs|come|comes|be|are|were|make|makes|kosten|machen|ergeben|cuestan|costarian|suman|salen|coutent|font|reviennent|total)$/

/** "Two of them would cost", "three bottles come to": the count of what the amount is for. */
function countBefore(scene: Scene, { from: end }: MoneyRead): { count: number; from: number; to: number } | null {
  for (const { from, to, values } of scene.numbers) {
    const [count] = values
    if (to >= end || count === undefined || !Number.isInteger(count) || count < 2 || count > 100) continue
    const between = scene.tokens.slice(to, end)
    if (
      between.length > 18 ||
      between.some(({ text }) => /^([,;:(]|but|aber|pero|mais|from|ab|desde|under|unter)$/.test(text))
    )
      continue
    if (!between.some(({ text }) => costing.test(text))) continue
    const isPieces = between.slice(0, 2).some(({ text }) => pieces.has(text))
    const isThing = scene.mentions.some((mention) => mention.from >= to && mention.from <= to + 5 && mention.to <= end)
    const isOption = scene.tokens[to]?.kind === 'word' && scene.tokens[to]?.glued
    if ((isPieces || isThing) && !isOption && !scene.inMention(from)) return { count, from, to }
  }
  return null
}

/** The total, all items, or so many of one of them. */
function isSumOfOrder(scene: Scene, fits: Fits): boolean {
  for (const order of scene.book.orders.values()) {
    const total = order.facts.find(({ field }) => field === 'total')
    const sum = order.items.find(({ field }) => field === 'price')
    const subtotals = itemsOf(order)
    const isOfItems = !total || scene.tokens.some(({ text }) => ofItems.test(text))
    const isAll =
      sum &&
      isOfItems &&
      fits(
        sum,
        subtotals.reduce((all, { value }) => all + value, 0),
      )
    const isOne = subtotals.find(
      ({ price, value, words }) => fits(price, value) && (subtotals.length === 1 || isSaid(scene, words)),
    )
    const found = total && fits(total) ? total : isAll ? sum : isOne?.price
    if (!found) continue
    scene.used.add(found)
    return true
  }
  return false
}

/** Without these, "the total" is that of the order with what comes on top. */
const ofItems =
  /^(items?|articles?|products?|goods|together|artikel|waren?|produkte|zusammen|articulos|productos|juntos|juntas|produits|ensemble)$/

const isSaid = ({ tokens }: Scene, words: ReadonlySet<string>): boolean =>
  tokens.some(({ kind, text }) => kind === 'word' && words.has(stem(text)))

/** Each item of an order with what so many of it cost. */
function itemsOf({ items }: OrderFacts): { price: Fact; value: number; words: ReadonlySet<string> }[] {
  return items.flatMap((price) => {
    if (price.field !== 'price') return []
    const of = (field: string) => items.find((fact) => fact.id === price.id && fact.field === field)?.value
    return [
      { price, value: Number(price.value) * Number(of('quantity') ?? 1), words: wordSet(String(of('title') ?? '')) },
    ]
  })
}
