import { z } from 'zod'
import { email, externalId, instant, text, visibleText } from '../shared/fields.ts'
import { pageQuerySchema } from '../shared/page.ts'
import { signalsSchema } from './score-lead.ts'

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'unqualified'] as const
export const leadPriorities = ['low', 'medium', 'high', 'urgent'] as const
export const leadPurposes = ['purchase', 'back_in_stock', 'quote', 'support', 'newsletter', 'other'] as const

const consent = z.object({ given: z.boolean(), at: instant, text: text(2000) })

/** A person's name as typed: one line, without control and direction characters; nothing visible = no name. */
const name = text(255)
  .transform((value) =>
    value
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .replace(/^[\s.,;:!]+|(?<![\s,;:!])[\s,;:!]+$/gu, ''),
  )
  .transform((value) => value || null)

const details = z.object({
  productId: externalId.nullish(),
  variantId: externalId.nullish(),
  quantity: z.int().min(1).max(1_000_000).nullish(),
  message: text(2000).nullish(),
})

export const captureLeadSchema = z
  .object({
    email: email.nullish(),
    name: name.nullish(),
    phone: visibleText(50).nullish(),
    /** BCP 47 of the shopper: whose country a phone number without its code is of. */
    locale: z.string().max(35).nullish(),
    purpose: z.enum(leadPurposes).default('other'),
    details: details.nullish(),
    signals: signalsSchema.default({}),
    consent: consent.nullish(),
    conversationId: z.string().nullish(),
  })
  .refine((lead) => lead.email || lead.phone, {
    error: 'must have an e-mail address or a phone number',
    path: ['email'],
  })

/** Absent = unchanged. */
export const updateLeadSchema = z.object({
  leadId: z.string(),
  status: z.enum(leadStatuses).optional(),
  priority: z.enum(leadPriorities).optional(),
  name: name.nullish(),
  phone: visibleText(50).nullish(),
})

export const leadQuerySchema = pageQuerySchema(leadStatuses)

const timestamp = z.iso.datetime().describe('ISO 8601 in UTC, milliseconds.')

const shownDetails = z.object({
  productId: z.string().nullable(),
  variantId: z.string().nullable(),
  quantity: z.int().nullable(),
  message: z.string().nullable(),
})
const interest = shownDetails.extend({
  purpose: z.string(),
  at: timestamp,
  notifiedAt: timestamp.nullish().describe('When it was told by mail that what it asked for is back.'),
})

/** As sent to clients. Enums are open: new values may come within v1. */
export const leadSchema = z.object({
  id: z.string().describe('Opaque: lead_ and 22 characters.'),
  email: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  purpose: z.string().describe(`One of: ${leadPurposes.join(', ')}; open to additions.`),
  status: z.string().describe(`One of: ${leadStatuses.join(', ')}; open to additions.`),
  priority: z.string().describe(`One of: ${leadPriorities.join(', ')}; open to additions.`),
  score: z.int(),
  reasons: z.array(z.string()).describe('Why the score is what it is.'),
  consent: z.object({ given: z.boolean(), at: z.string(), text: z.string() }).nullable(),
  conversationId: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  details: shownDetails.nullish().describe('What of the catalog the lead is about, as said last.'),
  interests: z.array(interest).optional().describe('All products the lead is about, the latest last, at most 50.'),
})

export type LeadInterest = z.output<typeof interest>
export type Lead = z.output<typeof leadSchema>
