import { z } from 'zod'
import { ingestResponse, ingestResponses } from '../shared/ingest.ts'
import { parseInput } from '../shared/parse-input.ts'
import type { PublicRoute } from '../shared/route.ts'
import { MAX_ORDERS, orderInputSchema } from './orders.schema.ts'
import { upsertOrders } from './upsert-orders.ts'

/** Only the envelope: each order is checked by itself, so that a bad one does not stop the others. */
const envelopeSchema = z.object({
  orders: z.array(z.unknown(), 'must be a list').max(MAX_ORDERS, `must have at most ${MAX_ORDERS} orders`),
})

export const ordersRoutes: PublicRoute[] = [
  {
    method: 'POST',
    path: '/orders',
    scope: 'write',
    operationId: 'pushOrders',
    tag: 'Orders',
    summary: 'Upsert orders and their line items',
    description:
      'Orders are keyed on externalId: the same one again updates the order in place, its statuses too. Given items replace all former items. Absent fields stay as they are, null clears. A 200 may carry errors: look at them.',
    body: z.object({ orders: z.array(orderInputSchema).max(MAX_ORDERS) }),
    bodyExamples: {
      order: {
        summary: 'A paid order',
        value: {
          orders: [
            {
              externalId: '10432',
              number: '#10432',
              email: 'shopper@example.com',
              total: 49.8,
              currency: 'USD',
              financialStatus: 'paid',
              fulfillmentStatus: 'unfulfilled',
              items: [{ title: 'Organic cotton T-shirt', platformVariantId: 'TEE-1-S', quantity: 2, unitPrice: 24.9 }],
            },
          ],
        },
      },
      shipped: {
        summary: 'The same order, shipped',
        value: { orders: [{ externalId: '10432', fulfillmentStatus: 'shipped', trackingNumber: 'JD0123456789' }] },
      },
    },
    responses: ingestResponses,
    handle: async (ctx, { body }) => {
      const { orders } = parseInput(envelopeSchema, body)
      return ingestResponse(await upsertOrders(ctx, orders))
    },
  },
]
