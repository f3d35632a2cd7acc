import { wantsCharges } from '../../../knowledge/charges/pick-charge.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { wordsIn } from '../../../language/text/tokens.ts'
import type { Statement } from '../../statement.ts'
import type { PolicyResult, ProductDetail, ProductResult, SearchResult, ToldVariant } from '../../tools/tool-results.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move, WantedCall } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { priceOf, pricesOf } from '../product/product-sentences.ts'
import { hasInName } from '../shown/called-so.ts'
import { titleRuns } from '../shown/title-runs.ts'
import { chargesOn } from './charge-sentences.ts'
import type { Operand } from './operand-of.ts'
import { type Plan, planOf } from './operands.ts'
import type { Priced } from './priced.ts'

type Found = Extract<ProductResult, { found: true }>
type Known = Operand & { id: string }
/** More words than these are no name. */
const MOST_OF_NAME = 3

/** Adds up prices, or takes one from another, each in the variant that is meant. */
function reckon(turn: EngineTurn): Move | null {
  const plan = planOf(turn.clause)
  if (!plan) return { say: [turn.say('together_which')] }
  const { operands } = plan
  const queries = [...new Set(operands.flatMap(({ id, text }) => (id === undefined ? [text] : [])))]
  const searches = turn.answers<SearchResult>('search_products')
  if (searches.length < queries.length)
    return all(
      queries.map((query) => ({ tool: 'search_products', input: { query, any_stock: true, lookup: true } }) as const),
    )
  const known = operands.map((one) => ({
    ...one,
    id: one.id ?? bestOf(turn, one.text, searches[queries.indexOf(one.text)]),
  }))
  const missing = known.find(({ id }) => id === undefined)
  // "And some cups to go with it, what would both be?": which cups, nothing tells.
  if (missing && turn.clause.reference.isMatching) return null
  if (missing) {
    const named = turn.echo([nameOf(turn.clause, missing.text)])
    return { say: [named === null ? turn.say('together_which') : turn.say('compare_missing', { missing: named })] }
  }
  const meant = known as Known[]
  const calls = callsFor(operands, meant)
  const told = turn.answers<ProductResult>('get_product')
  const charged = turn.answer<PolicyResult>('answer_policy')
  const isCharged = plan.kind === 'sum' && wantsCharges(plan.charges)
  const policy = { tool: 'answer_policy', input: { question: turn.scope.text, charges: true } } as const
  // Of a difference the one meant is looked up before the other, which is meant from then on.
  const next = plan.kind === 'difference' ? calls.slice(told.length, told.length + 1) : calls
  if (told.length < calls.length) return all([...next, ...(isCharged && !charged ? [policy] : [])])
  const keys = calls.map(({ input }) => JSON.stringify(input))
  const priced = meant.flatMap((one, at) => {
    const result = told[keys.indexOf(JSON.stringify(inputOf(operands[at] as Operand, one)))]
    return pricedOf(result?.found ? result : undefined, one.pieces) ?? []
  })
  // "Bench and cushion", both found by one title: what is added up was not understood.
  // "The shop does not tell the price of it": of others it is told beside.
  const found = told.flatMap((one) => (one.found ? [one] : []))
  if (priced.length < operands.length && !plan.isSum) return null
  if (priced.length < operands.length && found.length === calls.length)
    return {
      say: found.map((one) =>
        priceOf(turn, one.product, one.answer?.variants.length ? one.answer.variants : one.product.variants),
      ),
    }
  const forms = new Set(priced.map(({ product, variants }) => [product.id, ...variants.map(({ id }) => id)].join(' ')))
  const currency = priced[0]?.product.currency ?? turn.scope.ctx.currency
  const isOfOthers = priced.length < operands.length || priced.some(({ product }) => product.currency !== currency)
  if (forms.size < priced.length || isOfOthers) return { say: [turn.say('together_which')] }
  note(turn, meant, plan, priced)
  // "Is shipping free for the desk?" asks for no price of it.
  const isSumTold = plan.isPriced || priced.length > 1 || plan.open !== null || priced.some(({ pieces }) => pieces > 1)
  const sum = isSumTold ? [sentenceOf(turn, plan, priced, currency)] : []
  const short = plan.kind === 'sum' ? priced.flatMap((one) => shortOf(turn, one)) : []
  return {
    say: [
      ...sum,
      ...short,
      ...(isCharged && charged && plan.open === null ? chargesOn(turn, plan, priced, charged) : []),
    ],
  }
}

/** What a part that was not found names: no more of it than the thing, where it has more words than that. */
function nameOf(clause: Clause, text: string): string {
  const { thing } = clause.part(text).wish
  const words = wordsIn(text)
  const own = thing?.names.find((name) => wordsIn(name).every((word) => words.includes(word)))
  return words.length > MOST_OF_NAME && own !== undefined ? own : text
}

const all = ([call, ...further]: readonly WantedCall[]): Move => ({ call: call as WantedCall, further })

/** One that was spoken of, else one that has a price, in stock where any is; of those that are called as was said. */
function bestOf({ clause }: EngineTurn, said: string, found: SearchResult | undefined) {
  const { picked = [], talked, seen = [] } = clause.before
  // What is only a bottle too is no other bottle.
  const isOther = found?.instead.some(({ relation }) => relation === 'kind') ?? false
  // "The drifter 6'6": each word is in its name, or in a value that it comes in.
  const run = new Set(titleRuns(said, clause.scope)[0]?.products.map(({ id }) => id))
  const called =
    found?.products.filter(({ id }) => !isOther && (run.has(id) || isCalledSo(clause.part(said), id))) ?? []
  const priced = called.filter(({ priceFrom }) => priceFrom !== null)
  const known = [...talked, ...picked.map(({ id }) => id), ...seen]
    .flatMap((id) => priced.find((one) => one.id === id) ?? [])
    .at(0)
  return (known ?? priced.find(({ available }) => available) ?? priced[0] ?? called[0])?.id
}

/** Whether a product's title, maker, shelf or options have every word of a name: what only comes near to it makes a false sum. */
function isCalledSo({ scope: { catalog, understanding }, text, wish }: Clause, id: string): boolean {
  const product = catalog.index.productById(id)
  // In another language its words are translated.
  if (!product || understanding.language !== catalog.language) return product !== undefined
  const { title, vendor, category, tags } = product
  // "The perfume", of one that only its tags call "perfumes".
  const kind = wish.isThing(product) ? (wish.thing?.names ?? []) : []
  const named = [title, vendor, category, ...tags, ...kind].join(' ')
  const words = catalog.index.parse(text).groups.filter((group) => !group.isStopWord && catalog.index.knows(group))
  return words.every(({ surface }) => hasWord(named, surface) || hasInName(product, surface, catalog.language, true))
}

const inputOf = (operand: Operand, { id }: Known) =>
  operand.text === '' ? { product_id: id } : { product_id: id, question: operand.text }

/** One call each: two may be of one product, in other sizes. */
function callsFor(operands: readonly Operand[], known: readonly Known[]): WantedCall[] {
  const inputs = new Map(
    known.map((one, at) => {
      const input = inputOf(operands[at] as Operand, one)
      return [JSON.stringify(input), input] as const
    }),
  )
  return [...inputs.values()].map((input) => ({ tool: 'get_product', input }))
}

/** What is added up is what was chosen from here on, in the form that it was told in. */
function note(
  { scope: { state } }: EngineTurn,
  known: readonly Known[],
  { kind, charged }: Plan,
  priced: readonly Priced[],
): void {
  if (kind !== 'sum') return
  // Two forms of one product are told apart by what was said of each.
  const isTwice = (id: string) => known.filter((one) => one.id === id).length > 1
  state.picked = known.map(({ id, pieces, text }, at) => {
    const one = priced[at]
    return { id, pieces, text: isTwice(id) && text === '' && one ? variantNamed(one.product, one.variants) : text }
  })
  state.reckonedWith = charged
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

function sentenceOf(turn: EngineTurn, { kind, open }: Plan, priced: readonly Priced[], currency: string): Statement {
  const amounts = priced.map(({ price }) => turn.money(price, currency))
  const [first, second] = priced.map(({ pieces, price }) => pieces * cents(price))
  const total =
    kind === 'difference'
      ? Math.abs((first ?? 0) - (second ?? 0))
      : priced.reduce((sum, { pieces, price }) => sum + pieces * cents(price), 0)
  const facts = amounts.flatMap((one) => one.facts)
  const sum = { text: turn.amount(total / 100, currency), facts }
  const parts = priced
    .map(({ pieces, product, variants }, at) => {
      const value = variantNamed(product, variants)
      const named = `${turn.title(product).text}${value === '' ? '' : ` (${value})`} ${amounts[at]?.text}`
      return pieces === 1 ? named : `${pieces} × ${named}`
    })
    .join(', ')
  if (kind === 'difference') return turn.say('difference', { sum, parts })
  if (open !== null) {
    const told = { text: parts, facts }
    const missing = turn.echo([open])
    return missing === null
      ? turn.say('together_open', { parts: told })
      : turn.say('together_open_as', { parts: told, missing })
  }
  const isFrom = priced.some((one) => one.isFrom)
  if (priced.length === 1) return turn.say(isFrom ? 'together_one_from' : 'together_one', { sum, parts })
  return turn.say(isFrom ? 'together_from' : 'together', { sum, parts })
}

/** Of what there are fewer than are wanted it is said; that there are enough where that is asked: "do you have that many, and what do they cost?" */
function shortOf(turn: EngineTurn, { product, variants, pieces, price }: Priced): Statement[] {
  const title = turn.title(product)
  if (variants.every(({ available }) => !available))
    return [turn.say('about_out', { title, price: turn.money(price, product.currency) })]
  const most = Math.max(...variants.map(({ available, inventory }) => (available ? (inventory ?? Infinity) : 0)))
  if (most < pieces) return [turn.say('pieces_few', { title, count: turn.fact(String(most)) })]
  const isAsked = pieces > 1 && (turn.clause.asksStock || clausesOf(turn.clause.text).some(asksHaving))
  return isAsked ? [turn.say('pieces_enough', { title, pieces })] : []
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
  when: 'it asks what several cost together or with delivery, or how much more one costs than another',
  does: 'adds them up, with what the pages tell of delivery, wrapping and discounts, or tells the difference',
  speaksTo: 'all',
  holds: (clause) => planOf(clause) !== null,
  move: reckon,
}
