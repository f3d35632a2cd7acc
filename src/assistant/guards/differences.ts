import { wordsOfAll } from '../../language/packs.ts'
import type { Fact } from './fact.ts'
import { type ProductFacts, stem } from './fact-book.ts'
import { extremesOf } from './option-sizes.ts'
import { ordinaryNames, ordinaryWords } from './ordinary-words.ts'
import { type Fits, type MoneyRead, moneyAt } from './price-claims.ts'
import type { Scene } from './scene.ts'
import { stopWords } from './stop-words.ts'
import { namesUnread } from './unread-name.ts'

/** How an amount is meant as a difference: from a former price, between two products, or possibly so. */
export type DifferenceKind = 'off' | 'between' | 'perhaps'

const noun = /^(difference|diferencia|ecart|\w*unterschied|\w*differenz)$/
const lower = wordsOfAll(({ comparisons }) => comparisons?.lower)
const higher = wordsOfAll(({ comparisons }) => comparisons?.higher)
const filler = /^(mas|plus|more|de|d|con|en|etwa|rund)$/

/** Reads "€5 cheaper", "€10 off" and "reduced by €15" as a difference of two prices; null for any other amount. */
export function differenceAt(scene: Scene, { from, to }: MoneyRead): DifferenceKind | null {
  const next = scene.tokens.slice(to, to + 3).map(({ text }) => text)
  if (next[0] === 'off' && !/^(your|the|an?|every|each)$/.test(next[1] ?? '')) return 'off'
  if (isByAmount(scene, from)) return 'off'
  if (scene.beside('discount', from, to, 6)) return isNowPrice(scene, from) ? null : 'off'
  if (lower.has(next[0] ?? '') || higher.has(next[0] ?? '')) return 'between'
  if (filler.test(next[0] ?? '') && (lower.has(next[1] ?? '') || higher.has(next[1] ?? ''))) return 'between'
  if (/\bzwischen\b.{0,120}\bliegen\b/.test(scene.words)) return 'perhaps'
  const named = scene.of('difference').some(({ from: at }) => noun.test(scene.tokens[at]?.text ?? ''))
  return scene.beside('difference', from, to, named ? 9 : 4) ? 'perhaps' : null
}

/** "reduced by €15", "um 15 € gesenkt". */
const isByAmount = ({ tokens }: Scene, from: number): boolean =>
  /^(by|um)$/.test(tokens[from - 1]?.text ?? '') &&
  tokens
    .slice(Math.max(0, from - 5), from + 6)
    .some(({ text }) =>
      /^(reduced|lowered|dropped|down|cut|gesenkt|reduziert|heruntergesetzt|gunstiger|billiger|cheaper)$/.test(text),
    )

/** "reduced from €69.90 to €54.90", "statt 69,90 €": prices of before and now. */
const isNowPrice = ({ tokens }: Scene, from: number): boolean =>
  /^(from|to|de|a|von|vom|auf|statt|instead|at|for|jetzt|now|ahora|maintenant)$/.test(tokens[from - 1]?.text ?? '')

/** "down from €69.90 to €54.90", "de 69,90 € a 54,90 €": two prices of one product, the higher one of before. */
export function isFromTo(scene: Scene, index: number, fits: (read: MoneyRead, fact: Fact) => boolean): boolean {
  const isPart = (at: number, pattern: RegExp) =>
    pattern.test(scene.tokens[(scene.numbers[at]?.from ?? 0) - 1]?.text ?? '') ||
    pattern.test(scene.tokens[(scene.numbers[at]?.from ?? 0) - 2]?.text ?? '')
  const isSecond = isPart(index, second)
  const [a, b] = isSecond ? [index - 1, index] : [index, index + 1]
  const [was, now] = [a, b].map((at) => (scene.numbers[at] ? moneyAt(scene, at) : null))
  if (!was || !now || !isPart(a, first) || !isPart(b, second)) return false
  for (const product of scene.productsAt(was.from, now.to)) {
    const before = product.compareAt.find((fact) => fits(was, fact))
    const after = product.prices.find((fact) => fits(now, fact) && Number(fact.value) < Number(before?.value))
    if (!before || !after) continue
    scene.used.add(before).add(after)
    return true
  }
  return false
}

const first = /^(from|de|von|vom)$/
const second = /^(to|a|auf)$/

/** The prices that one side of a comparison may have. */
type Party = Fact[]

/** "save $20", "$20 cheaper", "$20 off": the difference of two prices that were read. */
export function isDifference(scene: Scene, money: MoneyRead, kind: DifferenceKind, fits: Fits): boolean {
  const isCompared = kind === 'between' && (scene.mentions.length > 1 || scene.has('generic'))
  if (!isCompared && isLowered(scene, money, fits)) return true
  if (kind === 'off') return false
  for (const [one, other] of pairsOf(scene, money)) {
    for (const a of one.slice(0, 60)) {
      const b = other.find((fact) => a !== fact && fits(fact, Math.abs(Number(a.value) - Number(fact.value))))
      if (!b) continue
      scene.used.add(a).add(b)
      return true
    }
  }
  return false
}

function isLowered(scene: Scene, { from, to }: MoneyRead, fits: Fits): boolean {
  for (const product of scene.productsAt(from, to)) {
    for (const before of product.compareAt) {
      const price = product.prices.find(
        (fact) => fits(fact, Number(before.value) - Number(fact.value)) && Number(before.value) > Number(fact.value),
      )
      if (!price) continue
      scene.used.add(price).add(before)
      return true
    }
  }
  return false
}

/** The pairs of prices whose difference an amount may be: of the options named, of the products named, or of one of them and any other. */
function pairsOf(scene: Scene, { from, to }: MoneyRead): [Party, Party][] {
  const subjects = scene.productsAt(from, to)
  const ofOptions = subjects.flatMap((product) => pairsOfOptions(scene, product))
  const across = scene.mentions.flatMap(({ products }, at) =>
    scene.mentions.slice(at + 1).map((other): [Party, Party] => [pricesOf(products), pricesOf(other.products)]),
  )
  if (ofOptions.length > 0 || across.length > 0) return [...ofOptions, ...across]
  const all = pricesOf([...scene.book.products.values()])
  return [[pricesOf(subjects), scene.mentions.length > 0 ? all : pricesOf(subjects)]]
}

const pricesOf = (products: readonly ProductFacts[]): Party => products.flatMap(({ prices }) => prices)

/** "The 1 l bottle is €8.50 more than the 500 ml one", "the long one costs €20 more". */
function pairsOfOptions(scene: Scene, product: ProductFacts): [Party, Party][] {
  const ends = extremesOf(product, scene.tokens)
  if (ends) return [[ends[0].flatMap(({ price }) => price), ends[1].flatMap(({ price }) => price)]]
  const said = scene.optionsSaid(product)
  const groups = said.map(({ variants }) => variants)
  const prices = groups.map((group) => group.flatMap(({ price }) => price))
  const [first, second] = prices
  if (first && second) return [[first, second]]
  if (!first) return []
  const others = [...product.variants.values()].filter((one) => !groups[0]?.includes(one)).flatMap(({ price }) => price)
  return [[first, others]]
}

const cheaper =
  /\b(cheaper|less expensive|costs? [^a-z]{0,24}(\w+ )?less|more affordable|gunstiger|billiger|weniger|mas barat\w+|menos car\w+|cuesta [^a-z]{0,24}(\w+ )?menos|moins cher\w*|coute\w* [^a-z]{0,24}(\w+ )?(de )?moins)\b/
const dearer =
  /\b(more expensive|pricier|dearer|costs? [^a-z]{0,24}(\w+ )?more|is [\d.]+ more|teurer|kostet [^a-z]{0,24}(\w+ )?mehr|mas car\w+|cuesta [^a-z]{0,24}(\w+ )?mas|plus cher\w*|coute\w* [^a-z]{0,24}(\w+ )?(de )?plus)\b/

const comparing =
  /cheap|expens|pric|dear|less|more|afford|g[uü]nst|billig|wenig|mehr|teur|teuer|barat|menos|car[oa]|m[aá]s|cher|moins|plus/i

/** "A is cheaper than B", of products or of options of one: true of their lowest prices. */
export function checkComparison(scene: Scene): string | null {
  if (scene.question || scene.has('neg')) return null
  if (!comparing.test(scene.text)) return null
  // Most sentences compare nothing. This is asked first because finding the two sides is the slowest step here.
  const all = wordsIn(scene, 0, scene.tokens.length)
  if (!cheaper.test(all) && !dearer.test(all)) return null
  if (isWithUnread(scene)) return 'money'
  for (const [a, b, from, to] of comparedIn(scene)) {
    const words = wordsIn(scene, from, to)
    const isCheaper = cheaper.test(words)
    if (isCheaper === dearer.test(words)) continue
    const [one, other] = [a, b].map((prices) => Math.min(...prices.map(({ value }) => Number(value))))
    if (one === undefined || other === undefined || !(isCheaper ? one < other : one > other)) return 'money'
  }
  return null
}

const wordsIn = ({ tokens }: Scene, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .filter(({ kind, text }) => kind !== 'sign' || text === '.')
    .map(({ text }) => text)
    .join(' ')

/** The two sides of a comparison, and the tokens between them. */
function comparedIn(scene: Scene): [Party, Party, number, number][] {
  const { mentions } = scene
  if (mentions.length > 1)
    // Two products may have the same title: the comparison must be true of each.
    return mentions.slice(1).flatMap((other, at) => {
      const one = mentions[at]
      if (!one || one.products[0] === other.products[0]) return []
      return one.products.flatMap((a) =>
        other.products.map((b): [Party, Party, number, number] => [a.prices, b.prices, one.to, other.from]),
      )
    })
  return scene.productsAt(0, 0).flatMap((product) => {
    const [first, second, third] = scene.optionsSaid(product)
    const [pair] = pairsOfOptions(scene, product)
    return first && second && !third && pair ? [[...pair, first.places[0] ?? 0, second.places[0] ?? 0]] : []
  })
}

const than = /^(than|als|que)$/

/** "The Swing is cheaper than the Soft Drinks" when no soft drinks were read. */
function isWithUnread(scene: Scene): boolean {
  const at = scene.tokens.findIndex(
    ({ text }, place) => than.test(text) && comparative.test(textsOf(scene, place - 3, place)),
  )
  if (at < 0) return false
  if (namesUnread(scene, at)) return true
  if (scene.mentions.some(({ from }) => from > at)) return false
  const end = scene.clauseEnd(at)
  return scene.tokens
    .slice(at + 1, end)
    .some(({ kind, raw, text }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(raw) && !isRead(scene, text))
}

const comparative = /\b(cheaper|expensive|dearer|pricier|gunstiger|billiger|teurer|barat\w+|car[oa]s?|cher\w*)\b/
const textsOf = ({ tokens }: Scene, from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ')

const isRead = ({ book }: Scene, word: string): boolean =>
  book.names.has(stem(word)) || ordinaryWords.has(word) || ordinaryNames.has(word) || stopWords.has(word)
