import { z } from 'zod'
import { email, instant, text, visibleText } from '../shared/fields.ts'
import { pageQuerySchema } from '../shared/page.ts'

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'unqualified'] as const
export const leadPriorities = ['low', 'medium', 'high', 'urgent'] as const
export const leadPurposes = ['purchase', 'back_in_stock', 'quote', 'support', 'newsletter', 'other'] as const

const consent = z.object({ given: z.boolean(), at: instant, text: text(2000) })

export const captureLeadSchema = z
  .object({
    email: email.nullish(),
    name: text(255).nullish(),
    phone: visibleText(50).nullish(),
    purpose: z.enum(leadPurposes).default('other'),
    priority: z.enum(leadPriorities).optional(),
    score: z.int().min(0).max(1000).default(0),
    reasons: z.array(visibleText(255)).max(50).default([]),
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
  name: text(255).nullish(),
  phone: visibleText(50).nullish(),
})

export const leadQuerySchema = pageQuerySchema(leadStatuses)

const timestamp = z.iso.datetime().describe('ISO 8601 in UTC, milliseconds.')

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
})

export type Lead = z.output<typeof leadSchema>
