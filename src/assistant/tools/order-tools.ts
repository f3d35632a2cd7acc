import { getVariantsNow, type VariantNow } from '../../catalog/get-variants.ts'
import { ConflictError } from '../../errors.ts'
import { checkOrder, type OrderCheck } from '../../orders/check-order.ts'
import { MOST_CODE_TRIES, prepareOrderCodeUse } from '../../orders/confirm-order-code.ts'
import { prepareReorder } from '../../orders/confirm-reorder.ts'
import { offerReorder, type ReorderChoice } from '../../orders/offer-reorder.ts'
import type { OrderCheckIdentity } from '../../orders/order-attempts.ts'
import type { OrderCard, ReorderOffer } from '../../orders/order-card.ts'
import { orderCodesAre, prepareOrderCode } from '../../orders/send-order-code.ts'
import type { Picked } from '../dialogue-state.ts'
import { MOST_IDENTITY_FAILURES } from '../due-hand-off.ts'
import { saidCode, wantsOrderCode } from '../order-code-words.ts'
import { hasAgreed } from '../shopper-agreed.ts'
import type { TurnScope } from '../turn-scope.ts'
import { typedEmail, typedNumber } from '../typed-by-shopper.ts'
import { recall } from './shown-products.ts'
import type { OrderResult, ReorderResult } from './tool-results.ts'

/**
 * Tells an order's status to its buyer. Who that is comes from the server's context, from number and e-mail together, or from a
 * code that was mailed; a model's arguments prove nothing, and neither ask for a code nor give one.
 */
export async function checkOrderTool(
  scope: TurnScope,
  input: { number?: string | undefined; email?: string | undefined },
): Promise<OrderResult> {
  const { ctx, state } = scope
  const { shopper } = ctx.visitor
  const code = state.orderCode.sent || scope.codeAnswer ? saidCode(scope.text) : undefined
  if (code) return once(scope, () => tryCode(scope, code))
  const isAsking = wantsOrderCode(scope)
  const { asked, sent } = scope.before.orderCode
  const number = input.number ?? (isAsking ? (asked?.number ?? sent?.number) : undefined)
  if (!number) return { found: false, reason: 'needs_number' }
  // An order number that the shopper did not type finds only orders shown earlier in this conversation.
  const isSaid = typedNumber(scope, number)
  if (!isSaid && state.verifiedOrders.length === 0) return { found: false, reason: 'needs_number' }
  const isCode = isSaid && isAsking
  const check = await checkOrder(
    ctx,
    { number, email: isSaid && !isCode ? typedEmail(scope, input.email) : undefined },
    {
      ...whoIn(scope),
      shopper: isSaid && shopper ? { email: shopper.email, customerId: shopper.id } : null,
      verifiedOrders: state.verifiedOrders,
    },
  )
  if (check.kind === 'found') return show(scope, check)
  if (isCode) return once(scope, () => sendCode(scope, number))
  if (check.kind === 'no_match') state.identityFailures++
  return { found: false, reason: check.kind, ...offered(scope, number, check.kind) }
}

const whoIn = (scope: TurnScope): OrderCheckIdentity => ({
  conversationId: scope.conversationId,
  addressKey: scope.ctx.visitor.addressKey,
  networkKey: scope.ctx.visitor.networkKey,
  shopper: null,
  verifiedOrders: [],
})

/** A message sends or checks a code once, however often a model calls the tool, even twice at the same time. */
function once(scope: TurnScope, run: () => Promise<OrderResult>): Promise<OrderResult> {
  scope.codeAnswer ??= run()
  return scope.codeAnswer as Promise<OrderResult>
}

/** Tells a model that a code can be sent, and remembers what a yes, or "I don't know it", would be about. */
function offered(scope: TurnScope, number: string, reason: string): { canSendCode?: true } {
  const { state, ctx } = scope
  const isOffer = reason === 'no_match'
  // After the last failure a person is called instead.
  const isOver = isOffer && state.identityFailures >= MOST_IDENTITY_FAILURES
  if (isOver || (!isOffer && reason !== 'needs_email') || orderCodesAre(ctx) !== 'on') return {}
  state.orderCode.asked = { number, turn: state.turns, isOffer }
  if (isOffer) scope.question = { key: 'order_code_offer', params: {} }
  return { canSendCode: true }
}

async function sendCode(scope: TurnScope, number: string): Promise<OrderResult> {
  const { ctx, state, understanding } = scope
  const { sending, send } = await prepareOrderCode(ctx, { number, language: understanding.language }, whoIn(scope))
  if (sending.kind === 'off') return { found: false, reason: 'no_code' }
  if (sending.kind !== 'accepted') return { found: false, reason: sending.kind }
  if (send) scope.effects.push(send)
  state.orderCode = { asked: null, sent: { number, wrong: 0 } }
  return { found: false, reason: 'code_sent' }
}

async function tryCode(scope: TurnScope, code: string): Promise<OrderResult> {
  const { ctx, state } = scope
  const { check, use } = await prepareOrderCodeUse(ctx, { code }, whoIn(scope))
  if (use) {
    scope.effects.push(async (trx) => {
      if (!(await use(trx))) throw new ConflictError('The code was used before')
    })
  }
  if (check.kind === 'found') return show(scope, check)
  state.identityFailures++
  const { number, wrong } = state.orderCode.sent ?? { number: '', wrong: 0 }
  const isEnded = wrong + 1 >= MOST_CODE_TRIES
  state.orderCode = { asked: null, sent: isEnded ? null : { number, wrong: wrong + 1 } }
  return { found: false, reason: isEnded ? 'code_ended' : 'wrong_code' }
}

async function show(scope: TurnScope, { orderId, order }: OrderCheck & { kind: 'found' }): Promise<OrderResult> {
  const { state } = scope
  const variants = await variantsOf(scope, order)
  // What was bought is what is talked about from here on: "does it come with a filter?"
  if (state.lastOrder !== orderId) recall(state, productsOf(order, variants))
  state.identityFailures = 0
  state.orderCode = { asked: null, sent: null }
  state.lastOrderNumber = order.number
  state.verifiedOrders = [...new Set([...state.verifiedOrders, orderId])].slice(-20)
  state.lastOrder = orderId
  scope.order = order
  if (scope.question?.key === 'order_code_offer') scope.question = null
  addOrderFacts(scope, orderId, order, variants)
  const { number, financialStatus, fulfillmentStatus, placedAt, cancelledAt, tracking, total, currency } = order
  const items = order.items.map(({ title, quantity, unitPrice, platformVariantId }) => {
    const { productId = null, options = {} } = variants.get(platformVariantId ?? '') ?? {}
    return { title, quantity, unitPrice, productId, variantId: productId === null ? null : platformVariantId, options }
  })
  return {
    found: true,
    order: { number, financialStatus, fulfillmentStatus, placedAt, cancelledAt, items, total, currency, tracking },
  }
}

/** Items of which it is looked up what they are in the shop. */
const MOST_LOOKED_UP = 60

/** The variants bought that the shop still has, by their ids: in which size or colour something was ordered. */
async function variantsOf({ ctx }: TurnScope, { items }: OrderCard): Promise<Map<string, VariantNow>> {
  const ids = items.flatMap(({ platformVariantId }) => platformVariantId ?? []).slice(0, MOST_LOOKED_UP)
  const variants = ids.length > 0 ? await getVariantsNow(ctx, ids) : []
  return new Map(variants.map((variant) => [variant.externalId, variant]))
}

/** The products bought, in the order of the items. */
const productsOf = ({ items }: OrderCard, variants: ReadonlyMap<string, VariantNow>) =>
  items.flatMap(({ platformVariantId }) => {
    const { productId, productTitle, price } = variants.get(platformVariantId ?? '') ?? {}
    return productId === undefined ? [] : { id: productId, title: productTitle ?? '', price: price ?? null }
  })

/** Characters of an order's titles that a sentence may tell: some 60 items. Its card shows all. */
const MOST_TOLD_UNITS = 3_000

function addOrderFacts(
  scope: TurnScope,
  id: string,
  order: OrderCard,
  variants: ReadonlyMap<string, VariantNow>,
): void {
  const add = (field: string, value: string | number | null | undefined, currency?: string | null) =>
    scope.addFact('order', id, field, value ?? null, { currency: currency ?? undefined })
  add('number', order.number)
  add('financialStatus', order.financialStatus)
  add('fulfillmentStatus', order.fulfillmentStatus)
  add('placedAt', order.placedAt)
  add('cancelledAt', order.cancelledAt)
  add('total', order.total, order.currency)
  add('carrier', order.tracking?.carrier)
  add('trackingNumber', order.tracking?.number)
  add('trackingUrl', order.tracking?.url)
  add('count', order.items.length)
  let units = 0
  order.items.forEach((item, at) => {
    units += item.title.length
    if (units > MOST_TOLD_UNITS) return
    const own = (field: string, value: string | number | null, currency?: string | null) =>
      scope.addFact('order_item', `${id}/${at}`, field, value, { currency: currency ?? undefined, of: id })
    own('title', item.title)
    own('quantity', item.quantity)
    own('price', item.unitPrice, order.currency)
    for (const [name, value] of Object.entries(variants.get(item.platformVariantId ?? '')?.options ?? {}))
      own(`option.${name}`, value)
  })
}

interface ChosenItem {
  variant_id: string
  quantity: number
}

const choiceOf = (only: readonly ChosenItem[] | undefined): ReorderChoice[] | undefined =>
  only?.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }))
const writeChoice = (only: readonly ReorderChoice[]): string =>
  only.map(({ variantId, quantity }) => `${quantity}\t${variantId}`).join('\n')
const readChoice = (written: string | undefined): ReorderChoice[] | undefined =>
  written?.split('\n').flatMap((line) => {
    const [quantity, variantId] = line.split('\t')
    return variantId === undefined ? [] : { variantId, quantity: Number(quantity) }
  })

/** Offers what was ordered again at today's prices; makes a cart link after an explicit yes. Never charges. */
export async function reorderTool(
  scope: TurnScope,
  input: { order_number?: string | undefined; confirm?: boolean | undefined; only?: readonly ChosenItem[] | undefined },
): Promise<ReorderResult> {
  const { ctx, state } = scope
  const orderId = state.lastOrder && state.verifiedOrders.includes(state.lastOrder) ? state.lastOrder : null
  if (!orderId) return { found: false, reason: 'not_verified' }
  const who = { conversationId: scope.conversationId, verifiedOrders: state.verifiedOrders }
  // A model's "confirm" counts only after an offer that the shopper has seen and agreed to themselves.
  const isAgreed = scope.before.pending?.kind === 'reorder_confirm' && hasAgreed(scope.understanding, scope.text)
  const isConfirmed = input.confirm === true && scope.before.offered === orderId && isAgreed
  // A yes is to what was offered.
  const only = isConfirmed ? readChoice(scope.before.pending?.data.only) : choiceOf(input.only)
  const chosen: { only?: string } = only ? { only: writeChoice(only) } : {}
  const { offer, keep } = isConfirmed
    ? await prepareReorder(ctx, { orderId, idempotencyKey: scope.turnId, only }, who)
    : { offer: await offerReorder(ctx, { orderId, only }, who), keep: null }
  if (keep) scope.effects.push(keep)
  if (isConfirmed) state.reorders = { offered: null, confirmed: [...state.reorders.confirmed, orderId].slice(-20) }
  else {
    const hasItems = offer.items.length > 0
    state.reorders.offered = hasItems ? orderId : null
    state.pending = hasItems ? { kind: 'reorder_confirm', data: chosen } : null
    scope.question = hasItems ? { key: 'reorder_confirm', params: {} } : null
  }
  scope.reorder = offer
  state.picked = await pickedOf(scope, offer)
  // What was ordered is told by what it would be now.
  scope.order = null
  addReorderFacts(scope, orderId, offer)
  if (offer.items.length === 0) return { found: false, reason: 'nothing_available' }
  const items = offer.items.map(({ title, quantity, unitPrice }) => ({ title, quantity, unitPrice }))
  return {
    found: true,
    needsConfirmation: !isConfirmed,
    ...chosen,
    items,
    differences: offer.differences,
    cartUrl: offer.cartUrl,
  }
}

/** What is ordered again is chosen: "and what does all of it cost?" */
async function pickedOf({ ctx }: TurnScope, { items }: ReorderOffer): Promise<Picked[]> {
  const ids = items.map(({ platformVariantId }) => platformVariantId).slice(0, MOST_LOOKED_UP)
  const variants = ids.length > 0 ? await getVariantsNow(ctx, ids) : []
  return items.flatMap(({ platformVariantId, quantity }) => {
    const variant = variants.find(({ externalId }) => externalId === platformVariantId)
    return variant ? [{ id: variant.productId, pieces: quantity, text: Object.values(variant.options).join(' ') }] : []
  })
}

function addReorderFacts(scope: TurnScope, id: string, { items, differences, cartUrl }: ReorderOffer): void {
  let units = 0
  const isTold = (title: string) => {
    units += title.length
    return units <= MOST_TOLD_UNITS
  }
  items.forEach(({ platformVariantId, title, unitPrice, quantity, currency = scope.ctx.currency }) => {
    if (!isTold(title)) return
    scope.addFact('variant', platformVariantId, 'title', title)
    scope.addFact('variant', platformVariantId, 'price', unitPrice, { currency })
    scope.addFact('variant', platformVariantId, 'available', true)
    scope.addFact('order_item', `${id}/${platformVariantId}`, 'quantity', quantity)
  })
  differences.forEach(({ title, kind, was, now }, at) => {
    if (!isTold(title)) return
    const own = `${id}/difference/${at}`
    scope.addFact('product', own, 'title', title)
    for (const [told, field] of [
      [now, 'price'],
      [was, 'compareAtPrice'],
    ] as const) {
      const money = told === null ? null : readMoney(told)
      if (money) scope.addFact('product', own, field, money.amount, { currency: money.currency })
      else scope.addFact('product', own, 'quantity', told)
    }
    scope.addFact('product', own, 'available', kind === 'price' || kind === 'fewer')
  })
  scope.addFact('store', 'cart', 'url', cartUrl)
}

/** An amount of a difference, "12.50 USD"; null for anything else. */
export function readMoney(text: string): { amount: number; currency: string } | null {
  const [, amount, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(text) ?? []
  return amount && currency ? { amount: Number(amount), currency } : null
}
