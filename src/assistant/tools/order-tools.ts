import { checkOrder } from '../../orders/check-order.ts'
import { confirmReorder } from '../../orders/confirm-reorder.ts'
import { offerReorder } from '../../orders/offer-reorder.ts'
import { saidEmail, saidNumber } from '../said.ts'
import { saidYes } from '../said-yes.ts'
import type { OrderCard, ReorderOffer } from '../turn.ts'
import type { TurnScope } from '../turn-scope.ts'
import type { OrderResult, ReorderResult } from './tool-results.ts'

/**
 * Tells an order's status to its buyer. Who that is comes from the server's context and from number and e-mail together;
 * a model's arguments prove nothing.
 */
export async function checkOrderTool(
  scope: TurnScope,
  input: { number?: string | undefined; email?: string | undefined },
): Promise<OrderResult> {
  const { ctx, state } = scope
  const { shopper, addressKey } = ctx.visitor
  if (!input.number) return { found: false, reason: 'needs_number' }
  // A number nobody typed finds at most what was shown in this conversation before.
  const isSaid = saidNumber(scope, input.number)
  if (!isSaid && state.verifiedOrders.length === 0) return { found: false, reason: 'needs_number' }
  const check = await checkOrder(
    ctx,
    { number: input.number, email: isSaid ? saidEmail(scope, input.email) : undefined },
    {
      conversationId: scope.conversationId,
      addressKey,
      shopper: isSaid && shopper ? { email: shopper.email, customerId: shopper.id } : null,
      verifiedOrders: state.verifiedOrders,
    },
  )
  if (check.kind !== 'found') {
    if (check.kind === 'no_match') state.identityFailures++
    return { found: false, reason: check.kind }
  }
  state.identityFailures = 0
  state.verifiedOrders = [...new Set([...state.verifiedOrders, check.orderId])].slice(-20)
  state.lastOrder = check.orderId
  scope.order = check.order
  addOrderFacts(scope, check.orderId, check.order)
  const { number, financialStatus, fulfillmentStatus, placedAt, cancelledAt, tracking } = check.order
  const items = check.order.items.map(({ title, quantity }) => ({ title, quantity }))
  return { found: true, order: { number, financialStatus, fulfillmentStatus, placedAt, cancelledAt, items, tracking } }
}

function addOrderFacts(scope: TurnScope, id: string, order: OrderCard): void {
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
  order.items.forEach((item, at) => {
    const own = (field: string, value: string | number | null, currency?: string | null) =>
      scope.addFact('order_item', `${id}/${at}`, field, value, { currency: currency ?? undefined, of: id })
    own('title', item.title)
    own('quantity', item.quantity)
    own('price', item.unitPrice, order.currency)
  })
}

/** Offers what was ordered again at today's prices; makes a cart link after an explicit yes. Never charges. */
export async function reorderTool(
  scope: TurnScope,
  input: { order_number?: string | undefined; confirm?: boolean | undefined },
): Promise<ReorderResult> {
  const { ctx, state } = scope
  const orderId = state.lastOrder && state.verifiedOrders.includes(state.lastOrder) ? state.lastOrder : null
  if (!orderId) return { found: false, reason: 'not_verified' }
  const who = { conversationId: scope.conversationId, verifiedOrders: state.verifiedOrders }
  // A model's "confirm" is nothing without an offer that the shopper has seen, and their own yes to it.
  const isAgreed = scope.before.pending?.kind === 'reorder_confirm' && saidYes(scope.understanding, scope.text)
  const isConfirmed = input.confirm === true && scope.before.offered === orderId && isAgreed
  const offer = isConfirmed
    ? await confirmReorder(ctx, { orderId, idempotencyKey: scope.turnId }, who)
    : await offerReorder(ctx, { orderId }, who)
  if (isConfirmed) state.reorders = { offered: null, confirmed: [...state.reorders.confirmed, orderId].slice(-20) }
  else {
    const hasItems = offer.items.length > 0
    state.reorders.offered = hasItems ? orderId : null
    state.pending = hasItems ? { kind: 'reorder_confirm', data: {} } : null
    scope.question = hasItems ? { key: 'reorder_confirm', params: {} } : null
  }
  scope.reorder = offer
  addReorderFacts(scope, orderId, offer)
  if (offer.items.length === 0) return { found: false, reason: 'nothing_available' }
  const items = offer.items.map(({ title, quantity, unitPrice }) => ({ title, quantity, unitPrice }))
  return { found: true, needsConfirmation: !isConfirmed, items, differences: offer.differences, cartUrl: offer.cartUrl }
}

function addReorderFacts(scope: TurnScope, id: string, { items, differences, cartUrl }: ReorderOffer): void {
  items.forEach(({ platformVariantId, title, unitPrice, quantity, currency = scope.ctx.currency }) => {
    scope.addFact('variant', platformVariantId, 'title', title)
    scope.addFact('variant', platformVariantId, 'price', unitPrice, { currency })
    scope.addFact('variant', platformVariantId, 'available', true)
    scope.addFact('order_item', `${id}/${platformVariantId}`, 'quantity', quantity)
  })
  differences.forEach(({ title, kind, was, now }, at) => {
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
