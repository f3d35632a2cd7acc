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

const languageTag = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en or pt-BR')
const shopper = z.object({ name: text(255).nullish(), email: email.nullish() })

export const startConversationSchema = z.object({
  channel: visibleText(50).default('widget'),
  language: languageTag.nullish(),
  shopper: shopper.nullish(),
})

export const addMessageSchema = z.object({
  conversationId: z.string(),
  role: z.enum(messageRoles),
  text: visibleText(16_384),
})

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
})

export const messageSchema = z.object({
  id: z.string(),
  role: z.string().describe(`One of: ${messageRoles.join(', ')}; open to additions.`),
  text: z.string(),
  createdAt: timestamp,
})

export const conversationDetailSchema = conversationSchema.extend({ messages: z.array(messageSchema) })

export type Conversation = z.output<typeof conversationSchema>
export type Message = z.output<typeof messageSchema>
export type ConversationDetail = z.output<typeof conversationDetailSchema>
