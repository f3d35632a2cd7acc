import type { Statement } from '../statement.ts'
import type { CompareResult, ProductDetail, ProductResult, SearchResult, ToldVariant } from '../tools/tool-results.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import type { Row } from './frame-row.ts'
import { type Plan, planOf } from './operands.ts'
import { pricesOf } from './product-sentences.ts'

/** A price that is reckoned with. */
interface Priced {
  pieces: number
  product: ProductDetail
  variants: readonly ToldVariant[]
  price: number
  /** It comes at several: this is the lowest. */
  isFrom: boolean
}

/** More things than these are looked up side by side, so many at once. */
const FEW = 3
const AT_ONCE = 4

type Found = Extract<ProductResult, { found: true }>

/** Adds up prices, or takes one from another, each in the variant that is meant. */
function reckon(turn: EngineTurn): Move {
  const plan = planOf(turn.clause)
  if (!plan) return { say: [turn.say('together_which')] }
  const { operands } = plan
  const searches = turn.answers<SearchResult>('search_products')
  const searched = operands.filter(({ id }) => id === undefined)
  const next = searched[searches.length]
  if (next) return { call: { tool: 'search_products', input: { query: next.text, any_stock: true, lookup: true } } }
  const ids = operands.map((one) => one.id ?? searches[searched.indexOf(one)]?.products[0]?.id)
  const missing = operands.find((_, at) => ids[at] === undefined)
  if (missing) return { say: [turn.say('compare_missing', { name: missing.text.slice(0, 80) })] }
  // Of many things only the titles are named: they are looked up side by side.
  const isMany = operands.length > FEW
  const plain = isMany ? operands.flatMap(({ text }, at) => (text === '' ? (ids[at] ?? []) : [])) : []
  const sides = turn.answers<CompareResult>('compare_products')
  const side = plain.slice(sides.length * AT_ONCE, (sides.length + 1) * AT_ONCE)
  if (side.length > 1) return { call: { tool: 'compare_products', input: { product_ids: side } } }
  const known = sides.flatMap(({ products }) => products)
  // One call each for the others: two may be of one product, in other sizes.
  const told = turn.answers<ProductResult>('get_product')
  const asked = operands.flatMap((operand, at) => (known.some((one) => one.id === ids[at]) ? [] : [{ ...operand, at }]))
  const open = asked[told.length]
  if (open) {
    const question = open.id === undefined || open.text === '' ? {} : { question: open.text }
    return { call: { tool: 'get_product', input: { product_id: ids[open.at] as string, ...question } } }
  }
  const priced = operands.flatMap(({ pieces }, at) => {
    const product = known.find((one) => one.id === ids[at])
    const one = told[asked.findIndex((own) => own.at === at)]
    return pricedOf(product ? { found: true, product } : one?.found ? one : undefined, pieces) ?? []
  })
  // "Bench and cushion", both found by one title: what is added up was not understood.
  const keys = new Set(priced.map(({ product, variants }) => [product.id, ...variants.map((one) => one.id)].join(' ')))
  if (keys.size < priced.length) return { say: [turn.say('together_which')] }
  const currency = priced[0]?.product.currency ?? turn.scope.ctx.currency
  if (priced.length < operands.length || priced.some(({ product }) => product.currency !== currency))
    return { say: [turn.say('together_which')] }
  return { say: [sentenceOf(turn, plan.kind, priced, currency)] }
}

function pricedOf(one: Found | undefined, pieces: number): Priced | null {
  const all = one?.product.variants ?? []
  const variants = one?.answer?.variants.length ? one.answer.variants : (one?.wished ?? all)
  const [price, ...others] = pricesOf(variants)
  return one && price !== undefined
    ? { pieces, product: one.product, variants, price, isFrom: others.length > 0 }
    : null
}

const cents = (price: number): number => Math.round(price * 100)

function sentenceOf(turn: EngineTurn, kind: Plan['kind'], priced: readonly Priced[], currency: string): Statement {
  const amounts = priced.map(({ price }) => turn.money(price, currency))
  const [first, second] = priced.map(({ pieces, price }) => pieces * cents(price))
  const total =
    kind === 'difference'
      ? Math.abs((first ?? 0) - (second ?? 0))
      : priced.reduce((sum, { pieces, price }) => sum + pieces * cents(price), 0)
  const sum = { text: turn.amount(total / 100, currency), facts: amounts.flatMap(({ facts }) => facts) }
  const parts = priced.map(({ pieces, product, variants }, at) => {
    const value = variantNamed(product, variants)
    const named = `${turn.title(product).text}${value === '' ? '' : ` (${value})`} ${amounts[at]?.text}`
    return pieces === 1 ? named : `${pieces} × ${named}`
  })
  if (kind === 'difference') return turn.say('difference', { sum, parts: parts.join(', ') })
  const isFrom = priced.some((one) => one.isFrom)
  return turn.say(isFrom ? 'together_from' : 'together', { sum, parts: parts.join(', ') })
}

/** What tells the variants meant from the others: "28 cm". */
function variantNamed(product: ProductDetail, variants: readonly ToldVariant[]): string {
  if (variants.length === product.variants.length) return ''
  const [one] = variants
  return Object.entries(one?.options ?? {})
    .filter(([name, value]) => variants.every(({ options }) => options[name] === value))
    .filter(([name, value]) => product.variants.some(({ options }) => options[name] !== value))
    .map(([, value]) => value)
    .join(', ')
}

/** The row of the table for it. */
export const ofSum: Row = {
  frame: 'products shown',
  when: 'it asks what several cost together, or how much more one costs than another',
  does: 'adds them up, or tells the difference',
  holds: (clause) => planOf(clause) !== null,
  move: reckon,
}
