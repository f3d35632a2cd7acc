import { z } from 'zod'
import { email, text, visibleText } from '../shared/fields.ts'
import { pageQuerySchema } from '../shared/page.ts'

export const conversationStatuses = ['active', 'waiting_for_human', 'with_human', 'resolved'] as const
export const sentiments = ['positive', 'neutral', 'negative', 'mixed'] as const
export const intents = [
  'product_search',
  'product_question',
  'recommendation',
  'comparison',
  'order_status',
  'reorder',
  'shipping',
  'returns',
  'payment',
  'complaint',
  'human_request',
  'other',
] as const
export const messageRoles = ['shopper', 'assistant', 'human'] as const
export const resolvers = ['assistant', 'human', 'shopper'] as const
/** Why a person is asked for; `owner_rule` = one of the owner's. */
export const handOffReasons = ['asked', 'frustrated', 'failed_clarifications', 'identity_failed', 'owner_rule'] as const

/** Of talks with the operator and of suites: they are tests, and stand neither in the inbox nor in figures. */
export const TERMINAL = 'terminal'

const languageTag = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en or pt-BR')
const shopper = z.object({ name: text(255).nullish(), email: email.nullish() })

export const startConversationSchema = z.object({
  channel: visibleText(50).default('widget'),
  language: languageTag.nullish(),
  shopper: shopper.nullish(),
})

const MAX_PAYLOAD_CHARACTERS = 512 * 1024

/** A fact that was shown to the shopper, as the assistant's guards record it. */
const receipt = z.object({
  entity: z.string(),
  id: z.string(),
  field: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  asOf: z.string(),
})

/** What PostgreSQL takes as jsonb: neither U+0000 nor half a surrogate pair. */
const storableJson = (value: unknown) => {
  const json = JSON.stringify(value)
  return json.length <= MAX_PAYLOAD_CHARACTERS && !/(?<!\\)(\\\\)*\\u(0000|d[89a-f])/.test(json)
}
const STORABLE_JSON = `must have at most ${MAX_PAYLOAD_CHARACTERS} characters as JSON, without U+0000 and lone surrogates`

export const addMessageSchema = z.object({
  conversationId: z.string(),
  role: z.enum(messageRoles),
  text: visibleText(16_384),
  payload: z.record(z.string(), z.unknown()).refine(storableJson, STORABLE_JSON).nullish(),
  receipts: z.array(receipt).max(1000).refine(storableJson, STORABLE_JSON).default([]),
  engine: visibleText(200).nullish(),
  author: visibleText(100).nullish(),
  clientMessageId: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must have 1 to 100 letters, digits, - and _')
    .nullish(),
})

export const setFeedbackSchema = z.object({
  conversationId: z.string(),
  messageId: z.string(),
  value: z.union([z.literal(1), z.literal(-1), z.null()], { error: 'must be 1, -1 or null' }),
})

export const requestHumanSchema = z.object({
  conversationId: z.string(),
  reason: z.enum(handOffReasons),
  /** Which of the owner's rules, in the owner's words. */
  rule: visibleText(100).optional(),
})
const person = z.object({
  conversationId: z.string(),
  /** As the shopper is shown it. */
  person: visibleText(100),
  /** Of the account; absent for the operator. */
  personId: z.string().max(100).optional(),
})
export const takeConversationSchema = person.extend({ isForced: z.boolean().default(false) })
export const replyAsHumanSchema = person.extend({ text: visibleText(16_384) })
export const resolveConversationSchema = z.object({
  conversationId: z.string(),
  resolvedBy: z.enum(resolvers).default('human'),
})

/** Words that give a conversation a tag, wherever the shopper says one of them. */
export const tagRulesSchema = z
  .array(z.object({ tag: visibleText(50), words: z.array(visibleText(100)).min(1).max(50) }))
  .max(100)
export type TagRule = z.output<typeof tagRulesSchema>[number]

/** Absent = unchanged, null = cleared. */
export const updateConversationSchema = z.object({
  conversationId: z.string(),
  status: z.enum(conversationStatuses).optional(),
  intent: z.enum(intents).nullish(),
  sentiment: z.enum(sentiments).nullish(),
  summary: text(1000).nullish(),
  tags: z.array(visibleText(100)).max(50).optional(),
  language: languageTag.nullish(),
  shopper: shopper.nullish(),
})

export const conversationQuerySchema = pageQuerySchema(conversationStatuses)

const timestamp = z.iso.datetime().describe('ISO 8601 in UTC, milliseconds.')

/** As sent to clients. Enums are open: new values may come within v1. */
export const conversationSchema = z.object({
  id: z.string().describe('Opaque: conv_ and 22 characters.'),
  status: z.string().describe(`One of: ${conversationStatuses.join(', ')}; open to additions.`),
  intent: z
    .string()
    .nullable()
    .describe(`One of: ${intents.join(', ')}; null before it is known; open to additions.`),
  sentiment: z
    .string()
    .nullable()
    .describe(`One of: ${sentiments.join(', ')}; null before it is known.`),
  summary: z.string().nullable(),
  tags: z.array(z.string()),
  channel: z.string(),
  language: z.string().nullable(),
  messageCount: z.int(),
  shopper: z.object({ name: z.string().nullable(), email: z.string().nullable() }).nullable(),
  leadId: z.string().nullable(),
  lastMessageAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  intents: z.array(z.string()).optional().describe('All intents of the conversation, the main one first.'),
  frustrated: z.boolean().optional().describe('The shopper was angry or had to ask again and again.'),
  analysisSource: z
    .string()
    .nullish()
    .describe('What wrote intents, sentiment, summary and tags: rules, or the id of a model; null before it was done.'),
  resolvedBy: z
    .string()
    .nullish()
    .describe(`One of: ${resolvers.join(', ')}; assistant = nobody wrote for 15 minutes; null while open.`),
})

export const messageSchema = z.object({
  id: z.string(),
  role: z.string().describe(`One of: ${messageRoles.join(', ')}; open to additions.`),
  text: z.string(),
  createdAt: timestamp,
  author: z.string().nullish().describe('Name of the person who wrote a message of role human.'),
  receipts: z
    .array(receipt)
    .optional()
    .describe('The facts this message showed: which field of what had which value when. Empty when it showed none.'),
  feedback: z.int().nullish().describe('What the shopper thought of it: 1 = helpful, -1 = not, null = not said.'),
})

export const conversationDetailSchema = conversationSchema.extend({ messages: z.array(messageSchema) })

/** What a message was shown with, for the widget's history and for analysis; the public API does not give it out. */
export interface TranscriptMessage extends Message {
  payload: Record<string, unknown> | null
  engine: string | null
}

export type Receipt = z.output<typeof receipt>
export type Conversation = z.output<typeof conversationSchema>
export type Message = z.output<typeof messageSchema>
export type ConversationDetail = z.output<typeof conversationDetailSchema>
