import { wordsOfAll } from '../../../language/packs.ts'
import { kindOfName } from '../../../language/text/families.ts'
import { wordsIn } from '../../../language/text/tokens.ts'
import type { Fact } from '../../fact.ts'
import { everyday, unitsIn } from '../asked-units.ts'
import type { Clause, Scene } from '../claim.ts'
import { isCommon } from '../common-words.ts'
import { stem, stemsOf } from '../fact-words.ts'
import { isThere, type Known, type KnownProduct, pricesOf } from '../known.ts'
import { variantsIn } from '../meant.ts'
import { optionsOf } from '../options.ts'
import type { Amount } from '../said-amounts.ts'

const MOST_PIECES = 100
const MOST_LISTED = 12

/** A number of pieces: without a unit, or "pieces". */
export const isCount = (unit: string | null): boolean => unit === null || unit === 'pc' || unit === 'item'
export const different = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.toReversed().map((fact) => [fact.value, fact])).values(),
]
/** The numbers of pieces among some amounts. */
export const countsIn = (amounts: readonly Amount[]): number[] =>
  amounts.flatMap(({ unit, values: [value = 0] }) =>
    isCount(unit) && Number.isInteger(value) && value >= 2 && value <= MOST_PIECES ? value : [],
  )
export const sizeWords = wordsOfAll(({ options }) => options?.names?.size)

/** "2." at the start of a point. */
export const isListMark = ({ tokens }: Scene, { from, to }: Amount): boolean =>
  tokens.slice(0, from).every(({ kind }) => kind === 'sign') &&
  /^\d{1,2}$/.test(tokens[from]?.text ?? '') &&
  /^[.):]$/.test(tokens[to]?.text ?? '')

/** A number of pieces or of different things of an order that was shown. */
function countedInOrders({ orders }: Known, said: number): readonly Fact[] | null {
  for (const { facts, items } of orders.values()) {
    const quantities = items.filter(({ field }) => field === 'quantity')
    const count = [...facts.filter(({ field }) => field === 'count'), ...quantities].find(
      ({ value }) => Number(value) === said,
    )
    if (count) return [count]
    if (quantities.reduce((sum, { value }) => sum + Number(value), 0) === said) return quantities
  }
  return null
}

/** What an order tells of a number: so many of an item that is named behind it, so many items; undefined where the number is none of these. */
export function countedInOrder(scene: Scene, { unit, values, to }: Amount): readonly Fact[] | null | undefined {
  const quantity = quantityAt(scene, to)
  if (quantity !== null) return values.includes(quantity) ? [] : null
  const isOfItems = unit === 'item' && scene.mentions.length === 0 && isOrderAsked(scene)
  return isOfItems ? countedInOrders(scene.known, values[0] ?? 0) : undefined
}

/** Whether the shopper asked about an order, by its number. */
const isOrderAsked = ({ known, turn }: Scene): boolean =>
  [...known.orders.values()].some(({ facts }) =>
    facts.some(({ field, value }) => field === 'number' && turn.shopperText.includes(String(value).replace('#', ''))),
  )

/** "It contains three chairs": how many of an order's items the words behind a count tell; null where they name none. */
function quantityAt(scene: Scene, at: number): number | null {
  const { tokens, known, mentions } = scene
  const isProduct = mentions.some(({ from }) => from === at)
  if (isProduct && !isOrderAsked(scene)) return null
  for (const { items } of known.orders.values()) {
    for (const { id, value } of items.filter(({ field }) => field === 'title')) {
      const title = stemsOf(String(value))
      let to = at
      while (to < tokens.length && title.includes(stem(tokens[to]?.text ?? ''))) to++
      const isNamed = to > at && stem(tokens[to - 1]?.text ?? '') === title.at(-1)
      const quantity = items.find((one) => one.id === id && one.field === 'quantity')
      if (isNamed && quantity) return Number(quantity.value)
    }
  }
  return null
}

/** What can be counted: what was found, what is named, options of a product, how many of them can be had. */
export function countedIn(
  scene: Scene,
  clause: Clause,
  amount: Amount,
  subjects: readonly KnownProduct[],
): readonly Fact[] | null {
  const { known, named, tokens, mentions, language, turn } = scene
  const [said = 0] = amount.values
  // "1/2 of the price" counts nothing.
  if (!Number.isInteger(said)) return null
  const next = tokens[amount.to]
  const isCounted = clause.cues.some(({ name, from }) => name === 'trade.counted' && from === amount.to)
  // "The tent is for 6 people" is no number of what was found.
  const isOfFound =
    mentions.every(({ to }) => to > amount.from) || isCounted || next === undefined || next.kind === 'sign'
  const found = known.counts.filter(({ value }) => isOfFound && Number(value) === said)
  if (found.length > 0) return found
  const isOption = next?.kind === 'word' && kindOfName(next.text) !== null
  // "Two pockets" are no two sizes.
  const isOfFeature = unitsIn(scene, clause).some(
    ({ at, unit }) => at === amount.to && unit.facts.some((fact) => !everyday.has(fact)),
  )
  const ofOptions =
    next !== undefined &&
    !isOfFeature &&
    subjects.some((product) => {
      const variants = [...product.variants.values()]
      const there = variants.filter(isThere).length
      const values = [...optionsOf(product, turn.catalogLanguage).values()].map(({ size }) => size)
      const { variants: own } = variantsIn(scene, clause, product)
      return [
        ...values,
        variants.length,
        there,
        variants.length - there,
        own.length,
        own.filter(isThere).length,
      ].includes(said)
    })
  if (ofOptions) return []
  // "Two tapenades": as often as the texts name one; "five things:", before a list of them.
  const noun = next?.kind === 'word' && language === turn.catalogLanguage ? stem(next.text) : ''
  const isNamed = subjects.some(({ texts }) =>
    texts.some(({ value }) => wordsIn(String(value)).filter((word) => stem(word) === noun).length >= said),
  )
  const isListed = tokens[clause.to - 1]?.text === ':' && isCounted
  if (said <= MOST_LISTED && (isListed || (noun.length > 3 && isNamed))) return []
  if (isOption) return null
  // "Ten tees at $24 make $240": so many of it as are reckoned with.
  const sums = scene.clauses.flatMap(({ amounts }) =>
    amounts.flatMap(({ unit, values }) => (unit === 'money' ? values : [])),
  )
  const isReckoned = subjects.some((product) =>
    pricesOf(product).some(({ value }) => sums.some((sum) => Math.abs(Number(value) * said - sum) < 0.006)),
  )
  if (said >= 2 && isReckoned) return []
  const products = [...known.products.values()]
  const inSentence = new Set(mentions.flatMap(({ products: own }) => own)).size
  if (isOfFound && (said === products.length || said === named.length || said === inSentence)) return []
  // Some of what was shown.
  const isOfShown =
    next === undefined ||
    next.kind === 'sign' ||
    isCommon(next.text, language) ||
    isCounted ||
    tokens[clause.to - 1]?.text === ':'
  if (said <= products.length && isOfShown && clause.mentions.length === 0) return []
  return countedInOrders(known, said)
}
