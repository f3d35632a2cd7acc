import { z } from 'zod'
import { email, text } from '../shared/fields.ts'

/** Who is looked for: by address, by phone number, or by both. */
export const personSchema = z
  .object({ email: email.nullish(), phone: text(50).nullish() })
  .refine((person) => person.email || person.phone, { error: 'must be given, or a phone number', path: ['email'] })

export type PersonQuery = z.input<typeof personSchema>

/** What the store keeps of a person. */
export interface PersonFound {
  /** Held by them, linked to their lead, or with their address in a message. */
  conversations: number
  messages: number
  leads: number
  /** Orders keep their lines and amounts: whose they are is taken out. */
  orders: number
  /** Notes by the shop's people about others that name the address. */
  notes: number
  /** Cases of the store's own suite. */
  cases: number
}

const days = z.int().min(1).max(3650).nullable()

/** How long things are kept, in days; null = for ever. */
export const retentionSchema = z.object({
  /** From the last message on. */
  conversationDays: days,
  /** From the last contact on. */
  leadDays: days,
})

export interface Retention extends z.output<typeof retentionSchema> {
  /** When too old things were last looked for; null = not since it was set. */
  ranAt: string | null
  forgotten: { conversations: number; leads: number }
}

/** What can be exported, each as lines of JSON. Products and orders are as `spiel push` reads them. */
export const exportParts = ['products', 'orders', 'conversations', 'leads', 'knowledge', 'settings'] as const
export type ExportPart = (typeof exportParts)[number]

export const exportQuerySchema = z.object({ what: z.enum(['everything', ...exportParts]).default('everything') })
