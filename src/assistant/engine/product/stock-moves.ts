import { kindOfName } from '../../../language/text/families.ts'
import type { FactRef, Statement } from '../../statement.ts'
import type { ProductDetail, ProductResult, ToldVariant } from '../../tools/tool-results.ts'
import { awaitedBy, isSurelyNamed } from '../contact/awaited.ts'
import { leadCapture } from '../contact/lead-moves.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { wordsNaming } from '../orders/order-asked.ts'
import { awaitedProduct } from '../shown/named-elsewhere.ts'
import { commonValues, pricesOf } from './product-sentences.ts'

type Found = Extract<ProductResult, { found: true }>

/** Most variants that a sentence names in place of one that is sold out. */
const MOST_INSTEAD = 4
/** Most that are told to be sold out beside what can be had. */
const MOST_OUT = 2
/** Most variants of which a sentence tells how many there are. */
const MOST_COUNTED = 12

/** Whether it can be had, in the values asked for. */
export const tellStock = (turn: EngineTurn, product: ProductDetail, variants: readonly ToldVariant[]): Statement[] => [
  ...tellThere(turn, product, variants),
  ...(variants.some(({ available }) => available) ? [] : offer(turn, product, variants)),
]

/** The same, without an offer to tell when it is back. */
export function tellThere(turn: EngineTurn, product: ProductDetail, variants: readonly ToldVariant[]): Statement[] {
  const there = variants.filter(({ available }) => available)
  if (there.length === 0) return soldOutOf(turn, product, variants)
  const title = turn.title(product, commonValues(turn, product, variants))
  const [price, ...others] = pricesOf(there)
  if (price === undefined) return [turn.say('in_stock', { title })]
  const told = { title, price: turn.money(price, product.currency) }
  return [turn.say(others.length > 0 ? 'in_stock_from' : 'in_stock_for', told)]
}

/** That the variants meant are sold out, and which others there are. */
const soldOutOf = (turn: EngineTurn, product: ProductDetail, variants: readonly ToldVariant[]): Statement[] => [
  soldOut(turn, product, commonValues(turn, product, variants)),
  ...othersThere(turn, product, variants),
]

/** Where the variants meant are sold out, which others there are. */
export function othersThere(turn: EngineTurn, product: ProductDetail, meant: readonly ToldVariant[]): Statement[] {
  const others = product.variants.filter(({ available, id }) => available && !meant.some((one) => one.id === id))
  const isOut = meant.every(({ available }) => !available)
  return isOut && others.length > 0 && others.length < product.variants.length
    ? insteadOf(turn, nearest(meant, others))
    : []
}

const soldOut = (turn: EngineTurn, product: ProductDetail, value: FactRef | null): Statement =>
  turn.say('out_of_stock', { title: turn.title(product, value) })

/** Answers about a product that was not talked about, by its page alone, with that it is sold out: "no, the decaf one, in bags". */
export function withSoldOut(turn: EngineTurn, known: readonly Found[], says: Statement[][]): Statement[][] {
  const [first] = known
  const { focus, shown } = turn.scope.before
  if (!first || focus === first.product.id || (shown.length === 1 && shown[0] === first.product.id)) return says
  const isQuoted = says.map((own, at) => own.length > 0 && (known[at]?.answer?.quotes.length ?? 0) > 0)
  const last = isQuoted.lastIndexOf(true)
  const isOther = says.some((own, at) => own.length > 0 && !isQuoted[at])
  const { product, answer } = known[last] ?? first
  const meant = answer && answer.variants.length > 0 ? answer.variants : product.variants
  if (last < 0 || isOther || meant.some(({ available }) => available)) return says
  return says.map((own, at) => (at === last ? [...own, ...soldOutOf(turn, product, meant)] : own))
}

/** Of some variants those that differ in the fewest options from one of those meant. */
function nearest(meant: readonly ToldVariant[], others: readonly ToldVariant[]): ToldVariant[] {
  const changesTo = ({ options }: ToldVariant): number =>
    Math.min(
      ...meant.map((one) => Object.entries(one.options).filter(([name, value]) => options[name] !== value).length),
    )
  const changes = new Map(others.map((one) => [one, changesTo(one)]))
  const fewest = Math.min(...changes.values())
  // Who wears XL takes another colour before another size.
  const sizesOf = ({ options }: ToldVariant) =>
    Object.entries(options).filter(([name]) => kindOfName(name)?.kind === 'size')
  const sizes = new Set(meant.flatMap(sizesOf).map(([, value]) => value))
  const isOfSize = (one: ToldVariant) => sizesOf(one).some(([, value]) => sizes.has(value))
  return others
    .filter((one) => changes.get(one) === fewest)
    .toSorted((one, other) => Number(isOfSize(other)) - Number(isOfSize(one)))
}

/** "When is it back?": what is sold out, that no date is known, and whom to tell. */
export function tellWhenBack(turn: EngineTurn): Move {
  const { clause, scope } = turn
  const { email, phone } = scope.understanding.slots
  const { pending } = scope.before
  const isAsked = pending?.kind.startsWith('lead_') === true && pending.data.purpose === 'back_in_stock'
  const isAnswer = isAsked && clause.stockQuestion !== 'back'
  const soldOutOne = awaitedBy(clause)
  const awaited = soldOutOne?.product.id ?? awaitedProduct(clause)
  if (isAnswer || awaited === undefined) return leadCapture(turn, 'back_in_stock')
  // With an address it is kept, but not for what is surely named and there already.
  const hasAddress = (email ?? phone) !== undefined
  if (hasAddress && (soldOutOne !== null || !isSurelyNamed(clause, awaited))) return leadCapture(turn, 'back_in_stock')
  const known = turn.answer<ProductResult>('get_product')
  const { text } = scope.understanding
  if (!known) return { call: { tool: 'get_product', input: { product_id: awaited, question: text } } }
  if (!known.found) return leadCapture(turn, 'back_in_stock')
  const { product, answer } = known
  // "The drift is in stock?" of another: that this one is there answers nothing.
  const isPointed = clause.reference.isIt || scope.understanding.ordinals.length > 0
  const isNamed = clause.named !== null || wordsNaming(clause, product.title).length > 0
  const isOfOther = clause.hasKnownWords && !isNamed && !isPointed && (answer?.untold.length ?? 0) > 0
  if (isOfOther) return { say: [turn.say('which_product')] }
  const variants = answer?.variants ?? product.variants
  const there = variants.filter(({ available }) => available)
  if (there.length > 0) {
    // Which of it is awaited was not said: what can be had is told, and the few that cannot.
    const out = variants.filter(({ available }) => !available)
    const told =
      out.length > MOST_OUT ? [] : out.map(({ options }) => soldOut(turn, product, turn.valuesOf(options, ' / ')))
    return { say: [...tellStock(turn, product, there), ...told, ...(told.length > 0 ? offer(turn, product) : [])] }
  }
  const [only, ...others] = variants
  const isOne = others.length === 0 && product.variants.length > 1
  const waited = { productId: product.id, variantId: isOne ? only?.id : undefined }
  const lead = leadCapture(turn, 'back_in_stock', waited)
  if ('call' in lead) return lead
  return { say: [...soldOutOf(turn, product, variants), turn.say('back_untold'), ...lead.say] }
}

/** Offers to tell when it is back. @param variants those meant, all of which are sold out */
export function offer(turn: EngineTurn, product: ProductDetail, variants: readonly ToldVariant[] = []): Statement[] {
  const { email, phone } = turn.scope.understanding.slots
  // Who leaves an address with it asks for that.
  if ((email ?? phone) !== undefined) return []
  turn.button('button_tell_me')
  const asked = turn.say('offer_back_in_stock')
  const [only, ...others] = variants
  const isOne = only !== undefined && others.length === 0 && product.variants.length > 1
  turn.scope.state.pending = {
    kind: 'lead_email',
    data: {
      ...{ purpose: 'back_in_stock', productId: product.id, title: product.title, asked: asked.text },
      ...(isOne ? { variantId: only.id } : {}),
    },
  }
  return [asked]
}

function insteadOf(turn: EngineTurn, variants: readonly ToldVariant[]): Statement[] {
  const some = variants.slice(0, MOST_INSTEAD)
  const values = some.map(({ options }) => turn.valuesOf(options, ' / '))
  const texts = [...new Set(values.map(({ text }) => text))].filter((text) => text !== '')
  const facts = values.flatMap((value) => value.facts)
  return texts.length > 0 ? [turn.say('instead', { values: { text: texts.join(', '), facts } })] : []
}

/** How many there are of what is meant: of each form, where that are a few. */
export function tellLeft(turn: EngineTurn, product: ProductDetail, variants: readonly ToldVariant[]): Statement[] {
  const title = turn.title(product)
  const there = variants.filter(({ available }) => available)
  const [first, ...others] = there
  if (!first || there.length > MOST_COUNTED) return tellStock(turn, product, variants)
  if (there.some(({ inventory }) => inventory === null)) return [turn.say('left_untold', { title })]
  const count = ({ inventory }: ToldVariant) => turn.fact(String(inventory))
  if (others.length === 0) {
    const named = turn.title(product, commonValues(turn, product, there))
    return [turn.say('left', { title: named, count: count(first) })]
  }
  const each = there.map((one) => ({ value: turn.valuesOf(one.options, ' / '), count: count(one) }))
  const text = each.map(({ value, count: own }) => `${value.text}: ${own.text}`).join(', ')
  const facts = each.flatMap(({ value, count: own }) => [...value.facts, ...own.facts])
  return [turn.say('left_each', { title, count: { text, facts } })]
}

/** A number of pieces is held against the stock. */
export function tellPieces(
  turn: EngineTurn,
  product: ProductDetail,
  variants: readonly ToldVariant[],
  pieces: number,
): Statement[] {
  const best = [...variants].sort((a, b) => (b.inventory ?? Infinity) - (a.inventory ?? Infinity))[0]
  if (!best?.available) return tellStock(turn, product, variants)
  // Of several forms the one that is told is named.
  const title = turn.title(product, commonValues(turn, product, [best]))
  if (best.inventory !== null && best.inventory < pieces) {
    return [turn.say('pieces_few', { title, count: turn.fact(String(best.inventory)) })]
  }
  const [price] = pricesOf([best])
  const stock = turn.say('pieces_enough', { title, pieces })
  if (price === undefined) return [stock]
  const sum = { ...turn.money(price, product.currency), text: turn.amount(price * pieces, product.currency) }
  return [stock, turn.say('pieces_cost', { pieces, price: turn.money(price, product.currency), sum })]
}
