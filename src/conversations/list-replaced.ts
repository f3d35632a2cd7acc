import { requireScope, type StoreContext } from '../context.ts'
import { countReplaced, findReplaced } from './answer-notes.queries.ts'

/** A sentence of a model that the gate did not let through. */
export interface ReplacedSentence {
  /** The kind of claim that nothing bore out, or what else was wrong with it. */
  reason: string
  original: string
  conversationId: string
  at: string
}

/** What was not let through in the last days: how often for which reason, and the latest. */
export interface Replaced {
  days: number
  reasons: { reason: string; count: number }[]
  latest: ReplacedSentence[]
}

const DAYS = 28
const MOST_SHOWN = 20

/** What the gate kept from shoppers, and why. */
export async function listReplaced(ctx: StoreContext): Promise<Replaced> {
  requireScope(ctx, 'read')
  const [reasons, latest] = [
    await countReplaced(ctx.db, ctx.storeId, DAYS),
    await findReplaced(ctx.db, ctx.storeId, DAYS, MOST_SHOWN),
  ]
  return {
    days: DAYS,
    reasons,
    latest: latest.map(({ said_at, conversation_id, ...sentence }) => ({
      ...{ ...sentence, conversationId: conversation_id, at: said_at.toISOString() },
    })),
  }
}
