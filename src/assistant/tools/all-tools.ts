import type { Schema, ToolSet } from 'ai'
import { z } from 'zod'
import { isDatabaseAway } from '../../db/database-faults.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { ai } from '../../shared/large-libraries.ts'
import { remembering } from '../../shared/remembering.ts'
import { troubleNames } from '../troubles.ts'
import type { TurnScope } from '../turn-scope.ts'
import { checkOrderTool, reorderTool } from './order-tools.ts'
import { checkStockTool, compareProductsTool, getProductTool } from './product-tools.ts'
import { searchProductsTool } from './search-tool.ts'
import { answerPolicyTool, captureLeadTool, handOffTool } from './talk-tools.ts'

const word = z.string().max(100).optional()
/** Of a longer text as much as a search reads. */
const searched = z
  .string()
  .overwrite((text) => boundedReading(text, textBounds.query))
  .max(textBounds.query.units)
const productId = z.string().min(1).max(255)
const meantId = productId
  .optional()
  .describe(
    'Leave it out for the product talked about last, or the one on the page the shopper is on ("is this in stock?").',
  )

/** Input schemas of the nine tools, in the order in which a model gets them (always the same, for its cache). */
export const toolInputs = {
  search_products: z.object({
    query: searched.describe('What to look for, in the shopper’s words.'),
    price_min: z.number().min(0).optional(),
    price_max: z.number().min(0).optional(),
    in_stock: z.boolean().optional(),
    color: word,
    size: word,
    material: word,
    vendor: word,
    category: word,
    refine: z.boolean().optional().describe('True when the wishes of the last search still hold.'),
    more: z.boolean().optional().describe('True to go on in the last results.'),
    except: z.array(meantId).max(60).optional().describe('Products to leave out, where others than these are wanted.'),
    goes_with: meantId
      .optional()
      .describe('The product that it is to go with; with an empty query all that goes with it.'),
    words: z.string().max(2000).optional().describe('The shopper’s whole message.'),
    sold_things: z
      .boolean()
      .optional()
      .describe('True where what is looked for may be no thing: a hobby, an occasion.'),
    need: z
      .boolean()
      .optional()
      .describe('True where the words only tell what something is needed for, and name no product.'),
    gift: z.boolean().optional().describe('True for a present: what the person likes is no name of a product.'),
    any_stock: z.boolean().optional().describe('True to find what is sold out too.'),
    follow: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe('How likely it is another need than the last search, where it only tells what is needed.'),
    lookup: z.boolean().optional().describe('True where what is found is only compared with what was shown.'),
  }),
  get_product: z.object({
    product_id: meantId,
    question: searched.optional().describe('What the shopper asks about it, in their words.'),
  }),
  compare_products: z.object({
    product_ids: z.array(productId).min(2).max(6),
    question: searched.optional().describe('What the shopper asks about them, in their words.'),
  }),
  check_stock: z.object({ product_id: meantId, color: word, size: word, material: word }),
  answer_policy: z.object({
    question: z.string().max(2000),
    of: z
      .array(productId)
      .max(10)
      .optional()
      .describe('Products it is asked of: what the pages say of such goes before what they say of all.'),
    about: z
      .array(z.enum(troubleNames))
      .optional()
      .describe('What is wrong with an order, where that is told: finds what the shop does about it.'),
    charges: z
      .boolean()
      .optional()
      .describe('True to be told in numbers too what delivery costs and what is taken off.'),
  }),
  check_order: z.object({ number: z.string().max(64).optional(), email: z.string().max(254).optional() }),
  reorder: z.object({
    order_number: z.string().max(64).optional(),
    confirm: z.boolean().optional(),
    only: z
      .array(z.object({ variant_id: productId, quantity: z.number().int().min(1).max(1000) }))
      .max(20)
      .optional(),
  }),
  capture_lead: z.object({
    email: z.string().max(254).optional(),
    phone: z.string().max(50).optional(),
    name: z.string().max(255).optional(),
    purpose: z.string().max(50).optional(),
    consent: z.boolean().optional(),
    product_id: productId.optional(),
    variant_id: productId.optional(),
    message: z.string().max(2000).optional(),
  }),
  hand_off: z.object({ reason: z.string().max(50) }),
}

/** What a tool is called, by a model and by the embedded engine. */
export type ToolName = keyof typeof toolInputs

const descriptions: Record<ToolName, string> = {
  search_products: 'Find products of this shop. The shopper is shown them as cards.',
  get_product: 'Everything the shop tells of one product.',
  compare_products: 'Two to six products side by side.',
  check_stock: 'Whether a product can be had now, in the options asked for.',
  answer_policy: 'What the shop’s own pages say: shipping, returns, payment, warranty and the like.',
  check_order:
    'Status of an order. Needs its number and the e-mail address, both as the shopper typed them. Call it with the number alone ' +
    'when the shopper does not know the address, asks for a code, or has typed the code that was mailed: the shop sees to it.',
  reorder: 'Offer an order, that was checked before, again; confirm only after the shopper said yes to the offer.',
  capture_lead: 'Keep the shopper’s contact after they agreed.',
  hand_off: 'Pass the conversation on to a person.',
}

const runners: {
  [Name in ToolName]: (scope: TurnScope, input: z.output<(typeof toolInputs)[Name]>) => Promise<object>
} = {
  search_products: searchProductsTool,
  get_product: getProductTool,
  compare_products: compareProductsTool,
  check_stock: checkStockTool,
  answer_policy: answerPolicyTool,
  check_order: checkOrderTool,
  reorder: reorderTool,
  capture_lead: captureLeadTool,
  hand_off: handOffTool,
}

const names = Object.keys(toolInputs) as ToolName[]
/** Made once: putting the nine into JSON Schema takes 3 ms. */
const inputSchemaOf = remembering(
  (name) => ai().zodSchema(toolInputs[name as ToolName] as z.ZodType) as Schema<Record<string, unknown>>,
)

/** More calls in one turn are a loop, not a conversation. */
const MOST_CALLS = 12

/**
 * Runs a tool in a turn and keeps what it told in the turn's trace.
 * @throws what the tool threw; a database that could not be asked is kept as the turn's fault too
 */
async function run(scope: TurnScope, name: ToolName, input: unknown): Promise<object> {
  scope.signal?.throwIfAborted()
  if (++scope.calls > MOST_CALLS) return { error: 'Too many calls in one turn' }
  try {
    const output = await (runners[name] as (scope: TurnScope, input: unknown) => Promise<object>)(scope, input)
    scope.trace.push({ name, input, output })
    return output
  } catch (error) {
    scope.trace.push({ name, input, output: { error: String(error) } })
    if (isDatabaseAway(error)) scope.fault ??= error
    throw error
  }
}

/** Calls a tool as the embedded engine does. @returns what it told; null where the input is not its, or it failed */
export async function callTool(scope: TurnScope, name: ToolName, input: unknown): Promise<object | null> {
  const read = toolInputs[name].safeParse(input)
  return read.success ? run(scope, name, read.data).catch(() => null) : null
}

/** The tools of one turn, for a model: store, shopper and verified orders come from its scope, never from the model. */
export function toolsOf(scope: TurnScope): ToolSet {
  const made: ToolSet = {}
  for (const name of names) {
    made[name] = ai().tool({
      description: descriptions[name],
      inputSchema: inputSchemaOf(name),
      execute: (input: Record<string, unknown>) => run(scope, name, input),
    })
  }
  return made
}
