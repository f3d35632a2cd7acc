import type { OrderCheckIdentity } from '../../src/orders/order-attempts.ts'

/** What the shopper of the order `o100` gives. */
export const RIGHT = { number: '#100', email: 'ann@example.com' }

let count = 0

/** Somebody who asks for an order: each in a conversation and a network of their own. */
export function someone(more: Partial<OrderCheckIdentity> = {}): OrderCheckIdentity {
  count++
  return { conversationId: `conv_${count}`, addressKey: `net_${count}`, shopper: null, verifiedOrders: [], ...more }
}
