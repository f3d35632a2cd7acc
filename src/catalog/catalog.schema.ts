import { z } from 'zod'
import { currency, externalId, instant, link, money, oneOf, text, textOfBytes, visibleText } from '../shared/fields.ts'
import type { ItemKind } from '../shared/parse-item.ts'

export const MAX_PRODUCTS = 200
export const MAX_VARIANTS = 2048
const MAX_OPTIONS = 50

export const productStatuses = ['active', 'draft', 'archived', 'unlisted'] as const

const MAX_INTEGER = 2_147_483_647
const optionName = text(255).refine((name) => name !== '', 'must not be empty')

/** A variant as pushed. Absent = unchanged, null = cleared. */
export const variantInputSchema = z.object({
  externalId: externalId.describe('Your own variant identifier, unique in the store.'),
  title: text(1000).nullish(),
  price: money.nullish().describe('Amount in whole currency units, up to four decimals.'),
  compareAtPrice: money.nullish().describe('The price before a reduction.'),
  inventory: z
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(-MAX_INTEGER, `must be at least -${MAX_INTEGER}`)
    .max(MAX_INTEGER, `must be at most ${MAX_INTEGER}`)
    .transform((count) => count + 0)
    .nullish()
    .describe('Stock level; negative = oversold, null = not tracked.'),
  sku: text(255).nullish(),
  gtin: text(64)
    .nullish()
    .describe(
      'GTIN-8, -12, -13 or -14: an EAN, UPC or ISBN. Kept as given; spaces, hyphens and check digit are not checked.',
    ),
  mpn: text(255).nullish().describe("The maker's part number."),
  options: z
    .record(optionName, text(255))
    .refine((options) => Object.keys(options).length <= MAX_OPTIONS, `must have at most ${MAX_OPTIONS} options`)
    .meta({ maxProperties: MAX_OPTIONS })
    .nullish()
    .describe('Option values by name, for example {"color":"red"}.'),
  url: link.nullish(),
  imageUrl: link.nullish(),
  position: z.int().min(0).max(MAX_INTEGER).nullish().describe('Place among the variants; default: as listed.'),
})

const variantList = <Variant extends { externalId: string }>(variant: z.ZodType<Variant>) =>
  z.array(variant).max(MAX_VARIANTS, `must have at most ${MAX_VARIANTS} variants`).superRefine(refuseDuplicateVariants)

/** A product as pushed. Absent = unchanged, null = cleared; a given list is the whole new list. */
export const productInputSchema = z.object({
  externalId: externalId.describe('Your own product identifier: the same one again updates the product.'),
  title: visibleText(1000).optional().describe('Required for a new product.'),
  description: textOfBytes(65_536).nullish().describe('Plain text or HTML, at most 64 KiB.'),
  status: oneOf(productStatuses).nullish().describe('Only active products are offered to shoppers. Default: active.'),
  url: link.nullish(),
  imageUrl: link.nullish(),
  vendor: text(255).nullish(),
  category: text(1000).nullish(),
  tags: z.array(text(255)).max(250, 'must have at most 250 tags').nullish(),
  images: z.array(link).max(250, 'must have at most 250 images').nullish(),
  currency: currency.nullish().describe("ISO 4217; default: the store's."),
  updatedAt: instant.nullish().describe('When your system changed it: an older snapshot never overwrites a newer one.'),
  variants: variantList(variantInputSchema)
    .nullish()
    .describe('The whole list of variants; those missing from it are archived.'),
})

export type VariantInput = z.output<typeof variantInputSchema>
export type ProductInput = z.output<typeof productInputSchema>

/** How pushed products are parsed. */
export const productKind: ItemKind<ProductInput> = {
  schema: productInputSchema,
  list: { name: 'variants', element: variantInputSchema, whole: variantList(z.custom<VariantInput>()) },
}

function refuseDuplicateVariants(variants: { externalId: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>()
  variants.forEach(({ externalId: id }, index) => {
    if (seen.has(id)) {
      context.addIssue({ code: 'custom', path: [index, 'externalId'], message: 'is the id of an earlier variant' })
    }
    seen.add(id)
  })
}
