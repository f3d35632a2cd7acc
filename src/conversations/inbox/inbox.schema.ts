import { z } from 'zod'
import { instant, text, visibleText } from '../../shared/fields.ts'
import { pageLimit } from '../../shared/page.ts'
import { conversationStatuses, intents, type messageRoles, sentiments } from '../conversations.schema.ts'

/** Whose conversations: `me`, `none` = nobody has them, or the id of a person. */
export const assignees = ['me', 'none'] as const

/** Filters of the inbox, as query parameters. Unknown ones are ignored. */
export const inboxQuerySchema = z.object({
  limit: pageLimit(50, 'Rows a page'),
  cursor: instant.optional(),
  /** `open` = all but the resolved ones. */
  status: z.enum(['open', ...conversationStatuses]).optional(),
  intent: z.enum(intents).optional(),
  sentiment: z.enum(sentiments).optional(),
  tag: visibleText(100).optional(),
  language: z.string().max(35).optional(),
  assignee: z.string().min(1).max(100).optional(),
  unread: z.enum(['true', 'false']).optional(),
  /** Words that a message holds, or the shopper's name or e-mail address. */
  q: text(200).optional(),
})
export type InboxQuery = z.output<typeof inboxQuerySchema>

export const threadQuerySchema = z.object({
  limit: pageLimit(100, 'Messages'),
  /** Id of a message: those before it. */
  before: z.string().max(100).optional(),
})

export const noteSchema = z.object({ conversationId: z.string(), text: visibleText(4_000) })

export const cannedReplySchema = z.object({
  /** What it is called by, after a slash: `/shipping`. */
  shortcut: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}_-]{1,50}$/u, 'must have 1 to 50 letters, digits, - and _'),
  text: visibleText(4_000),
})

export const presenceSchema = z.object({
  conversationId: z.string(),
  typing: z.boolean().default(false),
  /** The page is left. */
  gone: z.boolean().default(false),
})

/** Who acts in the inbox: the account, and the name that shoppers and colleagues are shown. */
export interface InboxPerson {
  id: string
  name: string
}

/** A line of the inbox. */
export interface InboxItem {
  id: string
  status: string
  intent: string | null
  sentiment: string | null
  frustrated: boolean
  tags: string[]
  language: string | null
  channel: string
  messageCount: number
  shopper: { name: string | null; email: string | null } | null
  leadId: string | null
  person: { id: string | null; name: string } | null
  handOffReason: string | null
  /** ISO 8601: since when it waits for a person; null unless it waits. */
  waitingSince: string | null
  summary: string | null
  lastMessageAt: string
  lastMessage: { role: (typeof messageRoles)[number]; text: string; author: string | null } | null
  /** Somebody wrote since this person looked. */
  isUnread: boolean
  /** The last message that holds the words looked for; null when none were, and when the shopper's name or address does. */
  match: string | null
  updatedAt: string
}

/** How many conversations wait for something. */
export interface InboxCounts {
  waiting: number
  mine: number
  withOthers: number
  active: number
}

export type { Note as InternalNote } from '../../db/people-notes.ts'

export interface CannedReply {
  id: string
  shortcut: string
  text: string
}
