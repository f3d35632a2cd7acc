import type { ProductFacts } from './fact-book.ts'
import type { Mention } from './mentions.ts'
import { measuredIn } from './product-numbers.ts'
import type { Scene } from './scene.ts'

interface Adjective {
  more: RegExp
  less: RegExp
  /** The number by which each side of a comparison is measured. */
  measure: (product: ProductFacts) => number | null
}

const grams: Record<string, number> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 }
const scaled = (product: ProductFacts, units: Record<string, number>): number | null => {
  const found = measuredIn(product).find(({ unit }) => units[unit] !== undefined)
  return found ? found.value * (units[found.unit] ?? 1) : null
}
const lowest = ({ prices }: ProductFacts): number | null =>
  prices.length > 0 ? Math.min(...prices.map(({ value }) => Number(value))) : null

/** "-er" and "-est", "más" and "plus": the same words tell both degrees. */
const adjectives: Adjective[] = [
  {
    more: /\b(heavier|heaviest|weighs more|schwerer\w*|schwerste\w*|wiegt mehr|mas pesad\w+|pesa mas|plus lourd\w*|pese plus)\b/,
    less: /\b(lighter|lightest|weighs less|leichter\w*|leichteste\w*|wiegt weniger|mas (ligera?|liviana?)s?|mas (ligero|liviano)s?|pesa menos|plus leger\w*|pese moins)\b/,
    measure: (product) => scaled(product, grams),
  },
  {
    more: /\b(brighter|brightest|heller\w*|hellste\w*|mas (brillante|luminos[oa]|potente)s?|plus (lumineu\w+|puissante?)s?)\b/,
    less: /\b(dimmer|dimmest|dunkler\w*|menos (brillante|luminos[oa]|potente)s?|moins (lumineu\w+|puissante?)s?)\b/,
    measure: (product) => scaled(product, { lm: 1 }),
  },
  {
    more: /\b(most expensive|priciest|dearest|teuerste\w*|(?:el|la|los|las) mas car[oa]s?|(?:le|la|les) plus cher\w*)\b/,
    less: /\b(cheapest|least expensive|gunstigste\w*|billigste\w*|preiswerteste\w*|(?:el|la|los|las) mas (?:barat[oa]|economic[oa])s?|(?:le|la|les) moins cher\w*)\b/,
    measure: lowest,
  },
]

/** Every sentence with one of these adjectives is checked. */
const hint =
  /cheap|expens|pric|dear|g[uü]nst|billig|preiswert|teuer|barat|econ|car[oa]|cher|heav|light|weigh|schwer|leicht|wieg|pesa|liger|livian|lourd|l[eé]g[eè]r|p[eè]se|bright|dim|hell|dunk|brill|lumin|poten|puissant/i

/**
 * Checks "The Trail is lighter than the Summit" and "the cheapest of them" against the facts of both products. Returns the reason for
 * a refusal, or null.
 */
export function checkComparisons(scene: Scene): string | null {
  if (scene.question || scene.has('neg') || scene.mentions.length === 0) return null
  if (!hint.test(scene.text)) return null
  const { words } = scene
  for (const { more, less, measure } of adjectives) {
    const isMore = more.test(words)
    if (isMore === less.test(words)) continue
    const [one, others] = sidesOf(scene, (isMore ? more : less).exec(words)?.[0]?.split(' ').at(-1) ?? '')
    const own = one && measure(one)
    const theirs = others.flatMap((product) => measure(product) ?? [])
    if (own === undefined || own === null || theirs.length === 0) continue
    if (!theirs.every((value) => (isMore ? own >= value : own <= value)))
      return measure === lowest ? 'money' : 'feature'
    explain(scene, isMore ? more : less)
  }
  return null
}

/** The two sides of a comparison. The second is the other product named, else the other products of its kind. */
function sidesOf(scene: Scene, adjective: string): [ProductFacts | undefined, ProductFacts[]] {
  const at = scene.tokens.findIndex(({ text }) => text === adjective)
  const strong = scene.mentions.filter(({ products }) => products.length === 1)
  const before = strong.findLast(({ to }) => to <= at)
  const subject: Mention | undefined = strong.length > 1 ? strong[0] : (before ?? strong[0])
  const [product] = subject?.products ?? []
  if (!product) return [undefined, []]
  const named = strong.flatMap(({ products }) => products).filter((other) => other !== product)
  if (named.length > 0) return [product, named]
  const kind = product.titleWords.at(-1)
  const others = [...scene.book.products.values()].filter(
    (other) => other !== product && other.titleWords.at(-1) === kind && other.available.some(({ value }) => value),
  )
  return [product, others]
}

function explain(scene: Scene, pattern: RegExp): void {
  for (const [at, { text }] of scene.tokens.entries())
    if (pattern.test(`${scene.tokens[at - 1]?.text ?? ''} ${text}`)) scene.explain(at, at + 1)
}
