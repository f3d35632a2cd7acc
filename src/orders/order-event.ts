import type { StoreContext } from '../context.ts'
import type { NotedEvent } from '../db/event-log.ts'
import type { OrderState } from './order-state.ts'

/** What is told of an order that was stored: all of it but its items, which whoever pushed it has. */
export function orderEvent(
  ctx: Pick<StoreContext, 'storeId' | 'actor' | 'currency'>,
  order: OrderState,
  { isNew, stamp }: { isNew: boolean; stamp: Date },
): NotedEvent {
  const data = {
    order: {
      externalId: order.external_id,
      number: order.number,
      email: order.email,
      customerName: order.customer_name,
      total: order.total === null ? null : Number(order.total),
      currency: order.currency ?? ctx.currency,
      financialStatus: order.financial_status,
      fulfillmentStatus: order.fulfillment_status,
      placedAt: order.placed_at?.toISOString() ?? null,
      cancelledAt: order.cancelled_at?.toISOString() ?? null,
      trackingUrl: order.tracking_url,
      trackingNumber: order.tracking_number,
      carrier: order.carrier,
      updatedAt: stamp.toISOString(),
    },
  }
  return { storeId: ctx.storeId, type: isNew ? 'order.created' : 'order.updated', actor: ctx.actor, about: { data } }
}
