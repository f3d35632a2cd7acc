import { checkComparison, differenceAt, isDifference, isFromTo } from './differences.ts'
import type { Fact } from './fact.ts'
import { type OrderFacts, type ProductFacts, wordSet } from './fact-book.ts'
import { barePrice, type Fits, type MoneyRead, moneyAt, rangePartner, strayMark } from './price-claims.ts'
import type { NumberRead } from './read-tokens.ts'
import type { Scene } from './scene.ts'
import { isOnlySum, isSum } from './sums.ts'

const close = (a: number, b: number): boolean => Math.abs(a - b) < 0.005

/**
 * Checks that every amount of the sentence is a price, a total or part of a policy read in this turn. Returns the reason for a
 * refusal, or null.
 */
export function checkMoney(scene: Scene): string | null {
  for (let index = 0; index < scene.numbers.length; index++) {
    const read = scene.numbers[index] as NumberRead
    if (scene.isExplained(read.from, read.to)) continue
    const money = moneyAt(scene, index) ?? rangePartner(scene, index) ?? barePrice(scene, index)
    if (!money) continue
    const isLowered = () => isFromTo(scene, index, (told, fact) => priceFits(scene, told, fact))
    if (money.damaged || (!isLowered() && !isBorneOut(scene, money))) return 'money'
    scene.explain(money.from, money.to)
    scene.amounts.push(money)
  }
  return strayMark(scene) ?? checkComparison(scene) ?? vaguePrice(scene)
}

const costing = /^(costs?|kostet?n?|cuestan?|coute(nt)?)$/
const comparing = /^(more|less|same|mehr|weniger|gleich|genauso|mas|menos|igual|mismo|plus|moins|autant|meme)$/

/** "The Lamp costs half of what it was": a price in words that name none. */
function vaguePrice(scene: Scene): string | null {
  if (scene.question || scene.policy) return null
  const verbs = scene
    .of('price')
    .filter(({ from, to }) => to === from + 1 && costing.test(scene.tokens[from]?.text ?? ''))
  const isVague = verbs.some(({ from }, at) => {
    const next = verbs[at + 1]?.from ?? scene.tokens.length
    if (scene.helpsAt(from) || scene.hedgedAt(from) || scene.before('hedge', from, 12)) return false
    if (scene.numbers.some((read) => read.from > from && read.from < next && scene.explained[read.from])) return false
    return !scene.tokens.slice(from, from + 4).some(({ text }) => comparing.test(text)) && !isAmountBefore(scene, from)
  })
  return isVague ? 'money' : null
}

/** "$5 is what it costs", "delivery costs", "shipping cost". */
const isAmountBefore = (scene: Scene, at: number): boolean =>
  scene.amounts.some(({ to }) => to <= at && to >= at - 3) ||
  scene.hits.some(({ tag, to }) => tag === 'delivery' && to >= at)

const currencyFits = (fact: Fact, { currencies }: MoneyRead, scene: Scene): boolean =>
  currencies === null || currencies.includes(fact.currency ?? scene.turn.currency)

const priceFits = (scene: Scene, money: MoneyRead, fact: Fact, value = Number(fact.value)): boolean =>
  currencyFits(fact, money, scene) && money.values.some((said) => equals(scene, said, value, money.from))

function isBorneOut(scene: Scene, money: MoneyRead): boolean {
  const { from, to } = money
  const fits: Fits = (fact, value) => priceFits(scene, money, fact, value)
  if (isWish(scene, money)) return true
  if (isPriceBefore(scene, money, fits)) return true
  const difference = differenceAt(scene, money)
  if (difference && isDifference(scene, money, difference, fits)) return true
  if (difference === 'off') return onSalePrice(scene, money, fits)
  if (difference === 'between' || (difference && scene.has('discount'))) return false
  const bound = boundAt(scene, from)
  if (bound) return isBound(scene, money, bound)
  if (isSum(scene, money, fits)) return true
  if (isOnlySum(scene, money)) return false
  if (orderMoney(scene, money, fits)) return true
  return pricesAt(scene, from, to, fits)
}

function equals(scene: Scene, said: number, value: number, from: number): boolean {
  if (close(said, value)) return true
  return scene.before('about', from, 3) && Math.abs(said - value) <= Math.max(0.011, value * 0.02)
}

/** "the old price of €49.90" */
function isPriceBefore(scene: Scene, { from, to }: MoneyRead, fits: Fits): boolean {
  const words = scene.tokens
    .slice(Math.max(0, from - 4), from)
    .map(({ text }) => text)
    .join(' ')
  if (
    !/\b(old|former|previous|original|alte[nr]?|vorherige[nr]?|ursprungliche[nr]?|precio anterior|antiguo precio|ancien prix|prix initial)\b/.test(
      words,
    )
  )
    return false
  const fact = scene
    .productsAt(from, to)
    .flatMap(({ compareAt }) => compareAt)
    .find((one) => fits(one))
  if (fact) scene.used.add(fact)
  return fact !== undefined
}

function pricesAt(scene: Scene, from: number, to: number, fits: Fits): boolean {
  const isFrom =
    scene.before('from', from, 2) &&
    !scene.tokens.slice(to, to + 2).some(({ text }) => /^(to|bis|a|hasta|-)$/.test(text))
  const respective = respectiveAt(scene, from)
  const subjects = respective ?? scene.productsAt(from, to)
  const all =
    !respective &&
    scene.mentions.length > 1 &&
    /\b(both|each|beide|jeweils|ambos|ambas|chacun|cada|les deux)\b/.test(wordsOf(scene))
  const found = subjects.map((product) => priceOf(scene, product, from, isFrom, fits))
  const named = all
    ? scene.mentions.flatMap(({ products }) => products).map((product) => priceOf(scene, product, from, false, fits))
    : found
  for (const fact of named) if (fact) scene.used.add(fact)
  return all ? named.every(Boolean) : found.some(Boolean)
}

const wordsOf = (scene: Scene): string => scene.tokens.map(({ text }) => text).join(' ')

/** "A and B cost 59 and 79": the first amount is of the first product. */
function respectiveAt(scene: Scene, from: number): ProductFacts[] | null {
  const amounts = scene.numbers.filter(
    ({ from: at }) => !scene.mentions.some((mention) => at >= mention.from && at < mention.to),
  )
  const last = scene.mentions.at(-1)
  if (scene.mentions.length < 2 || amounts.length !== scene.mentions.length || !last) return null
  if (amounts.some(({ from: at }) => at < last.to)) return null
  const index = amounts.findIndex(({ from: at, to }) => at >= from && at <= Math.max(from + 1, to))
  return scene.mentions[index]?.products ?? null
}

function priceOf(scene: Scene, product: ProductFacts, at: number, lowest: boolean, fits: Fits): Fact | null {
  const variants = scene.variantsOf(product, at)
  const prices = variants?.length ? variants.flatMap(({ price }) => price) : product.prices
  if (lowest && !variants?.length) {
    const least = Math.min(...prices.map(({ value }) => Number(value)))
    return prices.find((fact) => Number(fact.value) === least && fits(fact)) ?? null
  }
  const wasBefore =
    /\b(was|were|instead|before|originally|statt|vorher|fruher|antes|en lugar|au lieu|avant|reduced from|list|original\w*|ursprunglich\w*|origine|initial|passee?|bajado|gesunken|down|regular|regularly|usually|normally|normal|uvp|rrp|msrp)\b/
  const found = prices.find((fact) => fits(fact))
  if (found) return found
  const segment = scene.tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ text }) => text)
    .join(' ')
  return wasBefore.test(segment) ? (product.compareAt.find((fact) => fits(fact)) ?? null) : null
}

/** The shopper's own number told as their wish: "your budget of $50". */
function isWish(scene: Scene, { from, to, values }: MoneyRead): boolean {
  const own = values.some((value) => scene.turn.shopperNumbers.has(value))
  if (!own || scene.has('discount') || scene.has('freebie')) return false
  return (
    scene.before('wish', from, 7) ||
    (scene.near('wish', from, to, 3) &&
      scene.tokens.slice(to, to + 3).some(({ text }) => /budget|presupuesto/.test(text)))
  )
}

function boundAt(scene: Scene, from: number): 'up' | 'down' | null {
  // "add up to", "suman hasta": no limit.
  if (scene.of('sum').some(({ to }) => to === from)) return null
  if (scene.before('boundUp', from, 3)) return 'up'
  return scene.before('boundDown', from, 3) ? 'down' : null
}

/** "There is no headlamp under €30" when one was read that can be bought. */
function hasBelow(scene: Scene, money: MoneyRead): boolean {
  const [value = 0] = money.values
  const isBare = /^([.,;:!]|)$/.test(scene.tokens[money.to]?.text ?? '')
  const [start, end] = [scene.clauseStart(money.from), scene.clauseEnd(money.from)]
  const named = scene.mentions.filter(({ from, to }) => from >= start && to <= end).flatMap(({ products }) => products)
  return (
    isBare &&
    !/\b(all|any|every|only|alle|todos|tous)\b/.test(scene.words) &&
    named.some(
      (product) =>
        !scene.variantsOf(product, money.from) &&
        [...product.variants.values()].some(
          ({ price, available }) =>
            available.some((fact) => fact.value === true) &&
            price.some((fact) => currencyFits(fact, money, scene) && Number(fact.value) < value),
        ),
    )
  )
}

/** "under $50" is allowed in a question, in a denial, or when it is true of the products the sentence is about. */
function isBound(scene: Scene, money: MoneyRead, bound: 'up' | 'down'): boolean {
  const { from, to } = money
  const [value] = money.values
  if (scene.question) return true
  if (scene.deniedInClause(from)) return !(bound === 'up' && hasBelow(scene, money))
  const subjects = scene.mentions.length > 0 ? scene.productsAt(from, to) : [...scene.book.products.values()]
  const holds = (product: ProductFacts) => {
    const variants = scene.variantsOf(product, from)
    const prices = (variants?.length ? variants.flatMap(({ price }) => price) : product.prices).filter((fact) =>
      currencyFits(fact, money, scene),
    )
    const fact = prices.find((price) =>
      bound === 'up' ? Number(price.value) <= (value ?? 0) : Number(price.value) >= (value ?? 0),
    )
    if (fact) scene.used.add(fact)
    return fact !== undefined
  }
  if (subjects.length === 0) return scene.has('helper')
  // "Under €30 there is one headlamp": a kind of thing, of which some are meant.
  const isKind = subjects.length > 1 && scene.mentions.some(({ products, strong }) => !strong && products === subjects)
  return (scene.has('all') || scene.mentions.length > 0) && !isKind ? subjects.every(holds) : subjects.some(holds)
}

function orderMoney(scene: Scene, money: MoneyRead, fits: Fits): boolean {
  if (scene.book.orders.size === 0) return false
  const product = scene.mentions.some(({ strong }) => strong)
  for (const order of scene.book.orders.values()) {
    for (const fact of [...order.facts, ...order.items]) {
      if (!/total|price|amount/i.test(fact.field) || !fits(fact)) continue
      if (product && fact.entity === 'order' && !scene.has('sum') && !scene.has('order')) continue
      if (fact.entity === 'order_item' && product && !scene.has('order') && !isItemNamed(scene, order, fact)) continue
      if (scene.before('discount', money.from, 9)) continue
      scene.used.add(fact)
      return true
    }
  }
  return false
}

/** "The Lamp was $30" is not supported by another item of the order that cost $30. */
function isItemNamed(scene: Scene, { items }: OrderFacts, { id }: Fact): boolean {
  const title = items.find((fact) => fact.id === id && fact.field === 'title')
  const words = wordSet(String(title?.value ?? ''))
  return scene.mentions.some(({ products }) => products.some(({ titleWords }) => titleWords.every((w) => words.has(w))))
}

/** "on sale for $59, reduced from $80": both have to be read, and the second has to be more. */
function onSalePrice(scene: Scene, { from, to }: MoneyRead, fits: Fits): boolean {
  if (
    /\b(off|save|saves|saving|savings|discount of|rabatt von|sparen|sparst|ahorra\w*|descuento de|remise de|economis\w*|nachlass)\b/.test(
      wordsOf(scene),
    )
  )
    return false
  for (const product of scene.productsAt(from, to)) {
    const facts = [...product.prices, ...product.compareAt].filter((fact) => fits(fact))
    if (!facts[0]) continue
    scene.used.add(facts[0])
    return true
  }
  return false
}
