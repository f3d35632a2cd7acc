import { z } from 'zod'
import { ingestResponse, ingestResponses } from '../shared/ingest.ts'
import { parseInput } from '../shared/parse-input.ts'
import type { PublicRoute } from '../shared/route.ts'
import { MAX_PRODUCTS, productInputSchema } from './catalog.schema.ts'
import { upsertProducts } from './upsert-products.ts'

/** Only the envelope: each product is checked by itself, so that a bad one does not stop the others. */
const envelopeSchema = z.object({
  products: z.array(z.unknown(), 'must be a list').max(MAX_PRODUCTS, `must have at most ${MAX_PRODUCTS} products`),
})

export const catalogRoutes: PublicRoute[] = [
  {
    method: 'POST',
    path: '/catalog',
    scope: 'write',
    operationId: 'pushCatalog',
    tag: 'Catalog',
    summary: 'Upsert products and their variants',
    description:
      'Products are keyed on externalId: the same one again updates the product. Absent fields stay as they are, null clears, a given list is the whole new list. A 200 may carry errors: look at them. Embeddings are queued for products whose searchable text changed.',
    body: z.object({ products: z.array(productInputSchema).max(MAX_PRODUCTS) }),
    bodyExamples: {
      product: {
        summary: 'A product with two variants',
        value: {
          products: [
            {
              externalId: 'TEE-1',
              title: 'Organic cotton T-shirt',
              description: 'Soft, heavy cotton. Regular fit.',
              status: 'active',
              url: 'https://shop.example/products/tee-1',
              imageUrl: 'https://shop.example/images/tee-1.jpg',
              tags: ['t-shirts', 'cotton'],
              variants: [
                { externalId: 'TEE-1-S', title: 'S', price: 24.9, inventory: 12, options: { size: 'S' } },
                { externalId: 'TEE-1-M', title: 'M', price: 24.9, inventory: 0, options: { size: 'M' } },
              ],
            },
          ],
        },
      },
      stock: {
        summary: 'A new stock level of one variant',
        value: { products: [{ externalId: 'CUP-1', variants: [{ externalId: 'CUP-1-BLUE', inventory: 3 }] }] },
      },
    },
    responses: ingestResponses,
    handle: async (ctx, { body }) => {
      const { products } = parseInput(envelopeSchema, body)
      return ingestResponse(await upsertProducts(ctx, products))
    },
  },
]
