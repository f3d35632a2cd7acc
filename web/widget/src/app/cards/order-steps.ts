import type { Order } from '../../api/api-types.ts'

const steps: Record<string, number> = {
  ...{ unfulfilled: 0, scheduled: 0, on_hold: 0, in_progress: 1, partially_fulfilled: 1 },
  ...{ fulfilled: 2, shipped: 2, partially_shipped: 2, delivered: 3 },
}

/** How far an order is: the step of four it is at, or what ended it. An unknown word of the shop's system counts as ordered. */
export function orderProgress({ fulfillmentStatus, financialStatus, cancelledAt }: Order): {
  step: number
  end: 'cancelled' | 'returned' | 'refunded' | undefined
  isUnpaid: boolean
} {
  const end =
    cancelledAt || fulfillmentStatus === 'cancelled' || financialStatus === 'voided'
      ? 'cancelled'
      : fulfillmentStatus === 'returned' || fulfillmentStatus === 'restocked'
        ? 'returned'
        : financialStatus === 'refunded'
          ? 'refunded'
          : undefined
  const isUnpaid = financialStatus === 'pending' || financialStatus === 'expired'
  return { step: steps[fulfillmentStatus ?? ''] ?? 0, end, isUnpaid }
}
