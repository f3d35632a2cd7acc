import { z } from 'zod'
import { text, visibleText } from '../shared/fields.ts'

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin such as https://shop.example' })
  .refine((url) => new URL(url).origin === url, 'must be an origin such as https://shop.example, without a path')

const handOffRule = z
  .strictObject({
    words: z
      .array(visibleText(100))
      .max(50)
      .default([])
      .describe('Words or phrases of a shopper’s message; one that ends in * goes on in any way.'),
    cartFrom: z
      .number()
      .positive()
      .max(1e9)
      .nullable()
      .default(null)
      .describe('A cart the assistant offers is worth this much, in the store’s currency.'),
    reason: visibleText(100).describe('What the people of the store are told: kept with the conversation.'),
  })
  .refine(({ words, cartFrom }) => words.length > 0 || cartFrom !== null, 'must name words, or cartFrom')

export type HandOffRule = z.output<typeof handOffRule>

/** How a model speaks. */
export const tones = ['warm', 'plain', 'playful', 'formal'] as const
export type Tone = (typeof tones)[number]

/** The owner's settings of the assistant. Every part has a default, so that `{}` is a whole document. */
export const assistantSettingsSchema = z.strictObject({
  greeting: z
    .record(z.string().regex(/^[a-z]{2}$/, 'must be a language such as en'), visibleText(500))
    .default({})
    .describe('First words by language; without one the assistant’s own.'),
  tone: z.enum(tones).default('warm').describe('How a model words its answers.'),
  instructions: text(4_000)
    .default('')
    .describe('The owner’s own words to a model, in any language. They change how it speaks, never what is so.'),
  model: z
    .strictObject({
      provider: z.enum(['openai-compatible', 'anthropic']).default('openai-compatible'),
      url: z.url({ protocol: /^https?$/ }).optional(),
      name: visibleText(200),
    })
    .nullable()
    .default(null)
    .describe('A model of the store’s own instead of the server’s; its key is set apart and kept encrypted.'),
  isModelOff: z.boolean().default(false).describe('true: answer without any model.'),
  budget: z
    .strictObject({
      tokensPerTurn: z.int().min(500).max(200_000).default(12_000),
      tokensPerConversation: z.int().min(1_000).max(5_000_000).default(120_000),
      moneyPerMonth: z.number().min(0).max(1_000_000).nullable().default(null),
      pricePerMillionInput: z.number().min(0).max(10_000).default(0),
      pricePerMillionOutput: z.number().min(0).max(10_000).default(0),
    })
    .prefault({})
    .describe('Past a budget the same turn goes on without a model. Prices in the currency of moneyPerMonth.'),
  discounts: z
    .array(z.strictObject({ code: visibleText(50), text: visibleText(500) }))
    .max(50)
    .default([])
    .describe('Codes the assistant may tell. Without any it promises none.'),
  origins: z
    .array(origin)
    .max(20)
    .default([])
    .describe('Where links may lead, to any page, beside the links that tools read and pages have.'),
  handOffRules: z
    .array(handOffRule)
    .max(50)
    .default([])
    .describe('When the conversation goes to a person at once, whoever answers.'),
})

export type AssistantSettings = z.output<typeof assistantSettingsSchema>

export const messageInputSchema = z.object({
  conversationId: z.string().max(100),
  text: visibleText(2_000),
  clientMessageId: z.string().max(100).optional(),
  fence: z.int().positive().optional(),
})
