import { z } from 'zod'
import { lowestPriceOf } from '../catalog/lowest-price.ts'
import { fits, type Grade, type PartGrade } from './fit/grade.ts'
import { isAvailable, type SearchProduct, type SearchVariant } from './search-product.ts'

const partSchema = z.object({
  part: z
    .string()
    .describe(
      '`thing`, `audience`, `word`, `not_word`, or a query parameter such as `price_max`, `option.color`, `not_option.color`.',
    ),
  wanted: z.string().describe('As wished: "blue", "50".'),
  has: z.string().nullable().describe('What the product has instead; null where that is not told.'),
})

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
  fit: z
    .enum(fits)
    .describe(
      'How well it answers. `exact`: it is the thing and all that was asked holds. `likely`: nothing fails, but the shop does not tell ' +
        'all of it. `near`: it is the thing, but a named part fails, or the nearest there is (see `instead`). `other`: it is another thing that shares words.',
    ),
  fails: z.array(partSchema).describe('Parts of the wish that it breaks.'),
  unknown: z.array(partSchema).describe('Parts of the wish that the shop does not tell of it. Silence is not No.'),
  score: z.number().describe('Comparable within one answer only.'),
})

export const relaxationSchema = z.object({
  filter: z.string().describe('The query parameter that was let go.'),
  wanted: z.string(),
  nearest: z.string().nullable().describe('The nearest price, or values there are; null when nothing is near.'),
})

export const insteadSchema = z.object({
  wanted: z.string().describe('The thing that was named, in the words of the query.'),
  shown: z
    .array(z.string())
    .describe('What the products shown are called, in the language of the catalog, at most three names.'),
  relation: z
    .enum(['same', 'kind', 'wider'])
    .describe(
      '`same`: another name of the thing ("sofa" for "couch"). `kind`: kinds of it ("sneaker" for "shoes"). `wider`: what it is a kind of ' +
        '("shoe" for "loafers"), the nearest where nothing is the thing itself.',
    ),
})

export const searchAnswerSchema = z.object({
  data: z.array(foundProductSchema),
  corrected: z
    .string()
    .nullable()
    .describe('The query as understood after spelling was corrected; null when it was not.'),
  relaxed: z.array(relaxationSchema).describe('Filters let go because nothing fitted them all; empty = all hold.'),
  instead: insteadSchema
    .nullable()
    .describe('What stands for the thing that was named; null where products are called so, or nothing is near to it.'),
})

export type FoundProduct = z.output<typeof foundProductSchema>

const presentPart = ({ part, wanted, says }: PartGrade): z.output<typeof partSchema> => ({ part, wanted, has: says })

/** @param fitting variants that hold the filters; where there are none, those that answer best are shown */
export function presentHit(
  { product, score, grade }: { product: SearchProduct; score: number; grade: Grade },
  fitting: readonly SearchVariant[] | null,
): FoundProduct {
  const shown = fitting ?? grade.variants
  return {
    externalId: product.id,
    title: product.title,
    url: product.url,
    imageUrl: product.imageUrl,
    price: lowestPriceOf(shown),
    currency: product.currency,
    available: shown.some(isAvailable),
    variants: shown.map((variant) => ({
      externalId: variant.id,
      title: variant.title,
      price: variant.price,
      available: isAvailable(variant),
      options: variant.options,
    })),
    fit: grade.fit,
    fails: grade.parts.filter(({ verdict }) => verdict === 'fails').map(presentPart),
    unknown: grade.parts.filter(({ verdict }) => verdict === 'unknown').map(presentPart),
    score: Math.round(score * 10_000) / 10_000,
  }
}
