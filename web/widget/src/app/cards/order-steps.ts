import type { Order } from '../../api/api-types.ts'

const steps: Record<string, number> = {
  ...{ unfulfilled: 0, scheduled: 0, on_hold: 0, in_progress: 1, partially_fulfilled: 1 },
  ...{ fulfilled: 2, shipped: 2, partially_shipped: 2, delivered: 3 },
}

/** How far an order is: the step of four it is at, or the place of what ended it (cancelled, returned, refunded; -1 = nothing). */
export function orderProgress({ fulfillmentStatus, financialStatus, cancelledAt }: Order) {
  const ended = [
    cancelledAt || fulfillmentStatus === 'cancelled' || financialStatus === 'voided',
    fulfillmentStatus === 'returned' || fulfillmentStatus === 'restocked',
    financialStatus === 'refunded',
  ]
  const isUnpaid = financialStatus === 'pending' || financialStatus === 'expired'
  return { step: steps[fulfillmentStatus ?? ''] ?? 0, end: ended.findIndex(Boolean), isUnpaid }
}
