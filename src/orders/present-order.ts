import type { OrderCard } from './order-card.ts'
import type { OrderItemRow, OrderRow } from './order-checks.queries.ts'

const amount = (value: string | null) => (value === null ? null : Number(value))

/** What the buyer may see: made of a list of fields, so that a new column is not shown by itself. */
export function presentOrder(order: OrderRow, items: OrderItemRow[], storeCurrency: string): OrderCard {
  const tracking = { carrier: order.carrier, number: order.tracking_number, url: trackingUrl(order) }
  const isTracked = Object.values(tracking).some((value) => value !== null)
  return {
    number: order.number,
    financialStatus: order.financial_status,
    fulfillmentStatus: order.fulfillment_status,
    placedAt: order.placed_at?.toISOString() ?? null,
    cancelledAt: order.cancelled_at?.toISOString() ?? null,
    total: amount(order.total),
    currency: order.currency ?? storeCurrency,
    items: items.map((item) => ({
      title: shownTitle(item.title),
      quantity: item.quantity,
      unitPrice: amount(item.unit_price),
      platformVariantId: item.platform_variant_id,
    })),
    tracking: isTracked ? tracking : null,
  }
}

/** UTF-16 units of an item's title that are shown: with 1,000 items of 1,000 an answer was too large to be stored. */
const MOST_TITLE_UNITS = 200

export function shownTitle(title: string): string {
  if (title.length <= MOST_TITLE_UNITS) return title
  const cut = title.slice(0, MOST_TITLE_UNITS - 1)
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`
}

/** Some carriers' links carry the buyer's address of mail: such a link is not shown. */
function trackingUrl({ tracking_url: url, email }: OrderRow): string | null {
  if (url === null || email === null) return url
  const plain = url.replace(/%40/gi, '@').toLowerCase()
  return plain.includes(email) ? null : url
}
