import { z } from 'zod'

/** Kinds of generated queries, in the order of the report. */
export const fitKinds = [
  ...['thing', 'option', 'price', 'negation', 'no_combination', 'sold_out', 'cheapest', 'dearest'],
  ...['fact', 'no_fact', 'accessory', 'audience'],
] as const

export const audiences = ['men', 'women', 'kids'] as const

/**
 * What a product must keep to fit a query. Each is answered from its row alone. Option names and values are those of the
 * rows, amounts in the store's currency.
 */
export const ruleSchema = z.union([
  z.strictObject({ thing: z.string().describe('Key of a name, see keyOf().') }),
  z.strictObject({ accessory: z.string().describe('The head: "case".'), of: z.string().describe('Key of the thing.') }),
  z.strictObject({ option: z.tuple([z.string(), z.string()]) }),
  z.strictObject({ not_option: z.tuple([z.string(), z.string()]) }),
  z.strictObject({ price_min: z.number() }),
  z.strictObject({ price_max: z.number() }),
  z.strictObject({ in_stock: z.literal(true) }),
  z.strictObject({ says: z.array(z.string()), hints: z.array(z.string()) }),
  z.strictObject({ audience: z.enum(audiences) }),
])

export const fitQuerySchema = z.strictObject({
  id: z.string(),
  kind: z.enum(fitKinds as unknown as [string, ...string[]]),
  language: z.enum(['en', 'de', 'es', 'fr']),
  q: z.string(),
  expect: z.strictObject({
    /** What must hold of a product graded exact, as rules over its row. */
    rules: z.array(ruleSchema),
    /** External ids of products that certainly fit, at most 200 of them. */
    fits: z.array(z.string()),
    /** Certainly no row bears out all of the rules. */
    nothing: z.boolean(),
    /** Which may stand first, where the query asks for an order. */
    first: z.array(z.string()).optional(),
  }),
})

export type Rule = z.output<typeof ruleSchema>
export type Audience = (typeof audiences)[number]
export type FitKind = (typeof fitKinds)[number] | (string & {})
export type FitQuery = z.output<typeof fitQuerySchema>
