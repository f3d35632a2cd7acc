import { z } from 'zod'

/** A regular expression, without regard to letter case. */
const pattern = z.string().refine((text) => {
  try {
    return new RegExp(text, 'iu') instanceof RegExp
  } catch {
    return false
  }
}, 'must be a regular expression')
const names = z.array(z.string()).min(1)
const amount = z.number().min(0)
const count = z.int().min(0)
const record = z.record(z.string(), z.unknown())

/** `name` may hold alternatives: `get_product|search_products`. */
const tool = z.union([
  z.string().transform((name) => ({ name, args: undefined, output: undefined })),
  z.strictObject({ name: z.string(), args: record.optional(), output: record.optional() }),
])

const products = z.strictObject({
  /** External ids or whole titles, all of which must be among the cards. */
  include: names.optional(),
  any: names.optional(),
  exclude: names.optional(),
  /** These and no others. */
  only: names.optional(),
  first: z.string().optional(),
  min: count.optional(),
  max: count.optional(),
  /** What each card must hold. */
  all: z
    .strictObject({
      price_max: amount.optional(),
      price_min: amount.optional(),
      available: z.boolean().optional(),
      options: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  /** The dearest card costs less than the dearest of the cards before. */
  cheaper: z.boolean().optional(),
  /** None of the cards was shown before. */
  fresh: z.boolean().optional(),
})

const expectSchema = z.strictObject({
  tools: z.array(tool).optional(),
  no_tools: names.optional(),
  products: products.optional(),
  facts: z.enum(['grounded', 'any']).optional(),
  leaks: z.enum(['none', 'any']).optional(),
  text: z
    .strictObject({ matches: pattern.optional(), not_matches: pattern.optional(), same_as: z.string().optional() })
    .optional(),
  buttons: z.strictObject({ min: count.optional(), max: count.optional(), any: pattern.optional() }).optional(),
  /** null = no order is shown. */
  order: record.nullable().optional(),
  reorder: z
    .strictObject({
      items: count.optional(),
      cart: z.boolean().optional(),
      differences: z.array(z.string()).optional(),
    })
    .nullable()
    .optional(),
  /** null = no lead was kept in the conversation so far. */
  lead: record.nullable().optional(),
  handedOff: z.boolean().optional(),
  /** Handed off, or a person is offered. */
  person: z.literal('offered').optional(),
  intent: z.union([z.string(), names]).optional(),
  /** ISO 639-1 of the answer; `any` lifts the conversation's own. */
  language: z.string().optional(),
  state: z
    .strictObject({ verified_orders: z.array(z.string()).optional() })
    .loose()
    .optional(),
})

const productPatch = z
  .strictObject({
    title: z.string().optional(),
    description: z.string().nullable().optional(),
    status: z.string().optional(),
    tags: z.array(z.string()).optional(),
    /** By external id; `*` = all. */
    variants: z.record(z.string(), record).optional(),
  })
  .loose()

const given = z.strictObject({
  /** By external id or title. */
  product_patch: z.record(z.string(), productPatch).optional(),
  orders: z.array(record).optional(),
  knowledge: z.array(z.strictObject({ question: z.string(), answer: z.string() })).optional(),
  discounts: z.array(z.strictObject({ code: z.string(), text: z.string() })).optional(),
  office_hours: z.union([z.enum(['closed', 'open']), record]).optional(),
  /** E-mail address of a shopper whom the shop's own login has verified. */
  login: z.string().optional(),
  /** BCP 47 of the page. */
  locale: z.string().optional(),
})

const turn = z.strictObject({ user: z.string().min(1), label: z.string().optional(), expect: expectSchema.default({}) })

const conversation = z.strictObject({
  name: z.string().min(1),
  category: z.string().default('other'),
  /** ISO 639-1: what every answer must be in, unless a turn says otherwise. */
  language: z.string().optional(),
  repeat: z.int().min(1).max(100).default(1),
  given: given.default({}),
  turns: z.array(turn).min(1),
  /** For a judge model; without one they are listed as not run. */
  criteria: z.array(z.string()).default([]),
})

const file = z.string().min(1)

export const suiteSchema = z.strictObject({
  name: z.string().default('conversations'),
  /** Paths relative to the suite; `live` = the store named by --store. */
  catalog: file.default('live'),
  orders: file.optional(),
  knowledge: z.array(file).default([]),
  store: z
    .strictObject({
      name: z.string().default('Evaluation'),
      currency: z.string().default('USD'),
      language: z.string().default('en'),
      origin: z.string().optional(),
      cart_url: z.string().optional(),
    })
    .prefault({}),
  /** What holds for every turn that does not say otherwise. */
  always: expectSchema.default({}),
  conversations: z.array(conversation).min(1),
})

export type Suite = z.output<typeof suiteSchema>
export type SuiteConversation = Suite['conversations'][number]
export type Given = SuiteConversation['given']
export type Expect = z.output<typeof expectSchema>
export type ExpectedProducts = NonNullable<Expect['products']>
