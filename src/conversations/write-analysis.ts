import type { AppContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { inSlices } from '../shared/in-slices.ts'
import { movedTo } from './add-message.ts'
import {
  type AnalysisContext,
  type ConversationAnalysis,
  MOST_MESSAGES,
  stepsOfAnalysis,
} from './analysis/analyse-conversation.ts'
import { type ConversationAnalyst, tidyModelAnalysis } from './analysis/conversation-analyst.ts'
import type { ReadIntent } from './analysis/intent-reading.ts'
import { conversationEvent } from './conversation-events.ts'
import { analyseConversationJob } from './conversations.jobs.ts'
import {
  type ConversationRow,
  findConversation,
  findConversationSettings,
  lockConversation,
  takeDueAnalyses,
  updateConversationRow,
} from './conversations.queries.ts'
import { type TagRule, type TranscriptMessage, tagRulesSchema } from './conversations.schema.ts'
import { presentTranscriptMessage } from './present-conversation.ts'
import { findLastMessages } from './transcript.queries.ts'

/** What analysis takes from other rooms. */
export interface AnalysisTools {
  /** Reads a store's shoppers by its catalog's words, and knows its products. */
  openStore(storeId: number): Promise<StoreReader>
  /** The store's model, if it has one that may be asked about this conversation. */
  analystOf?(storeId: number, conversationId: string): Promise<ConversationAnalyst | null>
  /** A model failed, and rules were used. */
  onModelFailure?(error: unknown): void
}

export interface StoreReader {
  readIntent: ReadIntent
  /** null for an unknown product, and for one without a category. */
  categoryOf(productId: string): string | null
}

/** 100 take 0.25 s of the embedded database, which has one connection for all. */
const SWEEP_BATCH = 100

/** Queues the analysis of all conversations in which nobody wrote for 15 minutes. Returns how many. */
export async function sweepIdleConversations({ db, queue }: Pick<AppContext, 'db' | 'queue'>): Promise<number> {
  for (let total = 0; ; ) {
    const taken = await inTransaction(db, async (trx) => {
      const due = await takeDueAnalyses(trx, SWEEP_BATCH)
      for (const { store_id, id } of due) {
        await queue.enqueue(trx, analyseConversationJob, { storeId: store_id, conversationId: id })
      }
      return due.length
    })
    total += taken
    if (taken < SWEEP_BATCH) return total
  }
}

/**
 * Writes down what a conversation was about, but never over what the owner wrote; one in which nobody writes any more is
 * resolved by it. Harmless when run twice. Others are served while it works.
 * @param signal stops it between two messages
 */
export async function writeAnalysis(
  { db }: Pick<AppContext, 'db'>,
  tools: AnalysisTools,
  { storeId, conversationId }: { storeId: number; conversationId: string },
  signal?: AbortSignal,
): Promise<void> {
  const row = await findConversation(db, storeId, conversationId)
  if (!row) return
  const last = { before: null, limit: MOST_MESSAGES }
  const messages = (await findLastMessages(db, storeId, conversationId, last)).map(presentTranscriptMessage)
  const settings = await findConversationSettings(db, storeId)
  const tagRules = tagRulesSchema.parse(settings?.tag_rules ?? [])
  const { analysis, source } = await analyse(tools, row, { messages, tagRules, signal })
  await inTransaction(db, async (trx) => {
    const now = await lockConversation(trx, storeId, conversationId)
    // Somebody wrote meanwhile: that message brings about another run.
    if (!now || now.message_count !== row.message_count || now.analysis_due_at !== null) return
    const values = { ...fieldsOf(now, analysis, source), ...statusOf(now, analysis) }
    if (!changes(now, values)) return
    const stamp = await takeStamps(trx, storeId, 'conversations')
    await updateConversationRow(trx, storeId, conversationId, { ...values, updated_at: stamp })
    const who = { storeId, actor: `job:${analyseConversationJob.name}` }
    noteEvents(trx, [conversationEvent(who, conversationId, now.status, values.status ?? now.status)])
  })
}

async function analyse(
  tools: AnalysisTools,
  row: ConversationRow,
  {
    messages,
    tagRules,
    signal,
  }: { messages: TranscriptMessage[]; tagRules: TagRule[]; signal: AbortSignal | undefined },
): Promise<{ analysis: ConversationAnalysis; source: string }> {
  const { readIntent, categoryOf } = await tools.openStore(row.store_id)
  const names = row.shopper_name ? [row.shopper_name] : []
  const language = row.language?.slice(0, 2).toLowerCase() ?? null
  const context: AnalysisContext = {
    ...{ language, names, tagRules, readIntent, categoryOf },
    handOffReason: row.hand_off_reason,
    hasLead: row.lead_id !== null,
  }
  const byRules = await inSlices(stepsOfAnalysis(messages, context), signal)
  try {
    // Where nobody asked anything there is nothing to understand.
    const analyst = byRules.intent === null ? null : await tools.analystOf?.(row.store_id, row.id)
    if (!analyst) return { analysis: byRules, source: 'rules' }
    const { model, told } = await analyst.analyse(messages, { names })
    return { analysis: tidyModelAnalysis(told, byRules, messages, names), source: model }
  } catch (error) {
    tools.onModelFailure?.(error)
    return { analysis: byRules, source: 'rules' }
  }
}

type Written = Pick<
  ConversationRow,
  'intent' | 'intents' | 'sentiment' | 'frustrated' | 'summary' | 'tags' | 'analysis_source'
>

function fieldsOf(row: ConversationRow, analysis: ConversationAnalysis, source: string): Written {
  const isOwners = (field: string) => row.edited_by_owner.includes(field)
  const intent = isOwners('intent') ? row.intent : analysis.intent
  return {
    intent,
    intents: [...new Set([...(intent ? [intent] : []), ...analysis.intents])],
    sentiment: isOwners('sentiment') ? row.sentiment : analysis.sentiment,
    frustrated: analysis.frustrated,
    summary: isOwners('summary') ? row.summary : analysis.summary,
    tags: isOwners('tags') ? row.tags : analysis.tags,
    analysis_source: source,
  }
}

/** Nobody wrote for long, or it would be due. One that waits for a person, that a person has, or that is open, stays so. */
function statusOf(row: ConversationRow, { isOpen }: ConversationAnalysis): Partial<ConversationRow> {
  if (isOpen || row.status !== 'active' || row.edited_by_owner.includes('status')) return {}
  return { ...movedTo(row, 'resolved'), resolved_by: 'assistant' }
}

function changes(row: ConversationRow, values: Partial<ConversationRow>): boolean {
  return Object.entries(values).some(
    ([name, value]) => JSON.stringify(row[name as keyof ConversationRow]) !== JSON.stringify(value),
  )
}
