import { z } from 'zod'
import { externalId, visibleText } from '../shared/fields.ts'

const words = z.array(visibleText(100)).min(1).max(20)
const products = z.object({ query: visibleText(200), productIds: z.array(externalId).min(1).max(50) })

/** The owner's levers of search. Every part has a default, so that `{}` is a whole document. */
export const searchSettingsSchema = z.strictObject({
  synonyms: z
    .array(z.strictObject({ from: words, to: words, twoWay: z.boolean().default(true) }))
    .max(1000)
    .default([])
    .describe('Who says one of `from` also means `to`; two-way: and the other way round.'),
  pins: z.array(products).max(500).default([]).describe('For these queries these products come first, in this order.'),
  buries: z.array(products).max(500).default([]).describe('For these queries these products come last.'),
  boosts: z
    .array(
      z.strictObject({
        by: z.enum(['tag', 'vendor', 'category']),
        value: visibleText(255),
        factor: z.number().min(0.1).max(10),
      }),
    )
    .max(200)
    .default([])
    .describe(
      'Scores of products with this tag, vendor or category are multiplied: a tag such as margin-high can carry a margin.',
    ),
  vectorWeight: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .default(null)
    .describe('Share of the vectors in the order of results; null: 0.3 with a model, 0 with hash-256.'),
})

export type SearchSettings = z.output<typeof searchSettingsSchema>
