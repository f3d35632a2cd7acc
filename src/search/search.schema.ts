import { z } from 'zod'
import { externalId, visibleText } from '../shared/fields.ts'
import { pageLimit } from '../shared/page.ts'

const words = z.array(visibleText(100)).min(1).max(20)
const products = z.object({ query: visibleText(200), productIds: z.array(externalId).min(1).max(50) })

/** The owner's settings of search. Every part has a default, so that `{}` is a whole document. */
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

const AMOUNT = 'must be an amount such as 50 or 49.90'
const amount = z
  .string(AMOUNT)
  .regex(/^\d{1,11}(\.\d{1,4})?$/, AMOUNT)
  .transform(Number)
const once = z.string('must be given once').max(255, 'must have at most 255 characters')
const several = z.union([once.transform((value) => [value]), z.array(once).max(20, 'must be given at most 20 times')])

/** Query parameters of a search as its filters. `option.<name>` may be given several times: any of the values fits. */
export const searchQuerySchema = z
  .object({
    q: z
      .string('must be given once')
      .max(10_000, 'must have at most 10000 characters')
      .default('')
      .describe('What the shopper is looking for; the first 512 characters count.'),
    limit: pageLimit(10, 'Products to return'),
    price_min: amount.optional().describe('Lowest price of a variant.'),
    price_max: amount.optional().describe('Highest price of a variant.'),
    in_stock: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .optional()
      .describe('true: only products with a variant that fits and can be had.'),
    vendor: once.optional(),
    category: once.optional().describe('Any part of a path such as Men > Tops.'),
    tag: several.optional().describe('May be given several times: all must hold.'),
    'option.color': several
      .optional()
      .describe(
        'Wanted values of the option color, any of which fits; option.size and every other option name likewise.',
      ),
  })
  .catchall(z.unknown())
  .transform((query, context) => {
    const options: Record<string, string[]> = {}
    for (const [name, value] of Object.entries(query)) {
      if (!name.startsWith('option.') || name.length === 'option.'.length) continue
      const values = several.safeParse(value)
      if (values.success) options[name.slice('option.'.length).toLowerCase()] = values.data
      else
        context.addIssue({ code: 'custom', path: [name], message: values.error.issues[0]?.message ?? 'is not valid' })
    }
    return {
      q: query.q,
      limit: query.limit,
      ...(query.price_min === undefined ? {} : { priceMin: query.price_min }),
      ...(query.price_max === undefined ? {} : { priceMax: query.price_max }),
      ...(query.in_stock === 'true' ? { inStock: true } : {}),
      ...(query.vendor === undefined ? {} : { vendor: query.vendor }),
      ...(query.category === undefined ? {} : { category: query.category }),
      ...(query.tag === undefined ? {} : { tags: query.tag }),
      ...(Object.keys(options).length === 0 ? {} : { options }),
    }
  })
