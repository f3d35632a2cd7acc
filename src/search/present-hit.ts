import { z } from 'zod'
import { isAvailable, type SearchProduct, type SearchVariant } from './search-product.ts'

/** A product found, as sent to clients. */
export const foundProductSchema = z.object({
  externalId: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  imageUrl: z.string().nullable(),
  price: z.number().nullable().describe('The lowest price of the variants that fit; null when none has a price.'),
  currency: z.string(),
  available: z.boolean().describe('Whether one of the variants that fit can be had.'),
  variants: z
    .array(
      z.object({
        externalId: z.string(),
        title: z.string().nullable(),
        price: z.number().nullable(),
        available: z.boolean(),
        options: z.record(z.string(), z.string()),
      }),
    )
    .describe('Those that fit the filters.'),
  score: z.number().describe('Comparable within one answer only.'),
})

export const relaxationSchema = z.object({
  filter: z.string().describe('The query parameter that was let go.'),
  wanted: z.string(),
  nearest: z.string().nullable().describe('The nearest price, or values there are; null when nothing is near.'),
})

export const searchAnswerSchema = z.object({
  data: z.array(foundProductSchema),
  corrected: z
    .string()
    .nullable()
    .describe('The query as understood after spelling was corrected; null when it was not.'),
  relaxed: z.array(relaxationSchema).describe('Filters let go because nothing fitted them all; empty = all hold.'),
})

export type FoundProduct = z.output<typeof foundProductSchema>

export function presentHit(product: SearchProduct, fitting: SearchVariant[], score: number): FoundProduct {
  const prices = fitting.flatMap(({ price }) => (price === null ? [] : [price]))
  return {
    externalId: product.id,
    title: product.title,
    url: product.url,
    imageUrl: product.imageUrl,
    price: prices.length > 0 ? Math.min(...prices) : null,
    currency: product.currency,
    available: fitting.some(isAvailable),
    variants: fitting.map((variant) => ({
      externalId: variant.id,
      title: variant.title,
      price: variant.price,
      available: isAvailable(variant),
      options: variant.options,
    })),
    score: Math.round(score * 10_000) / 10_000,
  }
}
