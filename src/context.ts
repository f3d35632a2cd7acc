import type { AssistantParts } from './assistant/assistant-parts.ts'
import type { PushActivity } from './catalog/push-activity.ts'
import type { StoreFeed } from './conversations/inbox/store-feed.ts'
import type { Db } from './db/transaction.ts'
import { MissingScopeError } from './errors.ts'
import type { Queue } from './jobs/queue.ts'
import type { KnowledgeTools } from './knowledge/knowledge-tools.ts'
import type { Mailer } from './mail/create-mailer.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { Embedder } from './search/embeddings/embedder.ts'
import type { IndexRegistry } from './search/index-registry.ts'
import type { SecretBox } from './shared/secret-box.ts'

export const scopes = ['read', 'write', 'admin'] as const
export type Scope = (typeof scopes)[number]

/** What a person may do in a store, from least to most: each may do what those before it may. */
export const roles = ['viewer', 'agent', 'admin', 'owner'] as const
export type Role = (typeof roles)[number]

/** What a verb may use that belongs to no store. Made once, by the composition root. */
export interface AppContext {
  db: Db
  queue: Queue
  /** Tells open pages of the dashboard what changes. */
  feed: StoreFeed
  indexes: Pick<IndexRegistry, 'get'>
  embedder: Embedder
  pushes: PushActivity
  assistant: AssistantParts
  knowledge: KnowledgeTools
  secrets: SecretBox
  /** The one client for URLs that owners set. */
  outbound: Outbound
  /** Address of this server for the links in mails, without a slash at its end. */
  publicUrl: string
  /** null = no mail server is set: what needs mail is off. */
  mailer: Mailer | null
}

/**
 * One caller in one store. The store comes from the credential, never from the request, and every query takes it.
 */
export interface StoreContext extends AppContext {
  storeId: number
  /** ISO 4217; what amounts without a currency are in. */
  currency: string
  scopes: readonly Scope[]
  /** Who acts, for the audit log: `key:<prefix>`, `account:<id>` or `operator`. */
  actor: string
  /** The platform that what is written is synced from; absent = pushed by the store's own programs. */
  source?: string
}

/** @throws {MissingScopeError} unless the caller has the scope; admin implies all. */
export function requireScope(held: { scopes: readonly Scope[] }, scope: Scope): void {
  if (!held.scopes.includes(scope) && !held.scopes.includes('admin')) throw new MissingScopeError(scope)
}
