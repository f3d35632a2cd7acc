import { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { addKnowledge } from '../knowledge/add-knowledge.ts'
import { visibleText } from '../shared/fields.ts'
import { parseInput } from '../shared/parse-input.ts'
import { findSpan } from './figures.queries.ts'
import { closeGap, findDemand, findGaps } from './gaps.queries.ts'
import { spanQuerySchema } from './get-overview.ts'

const MOST_GAPS = 50
const MOST_DEMAND = 50

/** A question that the shop's data does not answer. */
export interface OpenQuestion {
  asked: string
  gap: 'policy' | 'product' | 'unclear'
  times: number
  lastAt: string
  /** Where it was asked last. */
  conversationId: string
  messageId: string
}

/** Something that was asked for and is not sold as wished. */
export interface UnmetDemand {
  /** The thing, or the shopper's words where they name none. */
  thing: string
  times: number
  nothing: number
  missing: { part: string; times: number }[]
  /** The middle of the highest prices that were named; null when none was. */
  priceMax: number | null
  currency: string | null
  examples: string[]
  conversationId: string
}

/** What was asked and not known, those asked most first, without those that were answered since or put aside. */
export async function listOpenQuestions(ctx: StoreContext, raw: unknown): Promise<OpenQuestion[]> {
  requireScope(ctx, 'read')
  const { days, tz } = parseInput(spanQuerySchema, raw)
  const rows = await findGaps(ctx.db, ctx.storeId, await findSpan(ctx.db, days, tz), MOST_GAPS)
  return rows.map(({ asked, gap, times, last_at, conversation_id, message_id }) => ({
    ...{ asked, gap, times, lastAt: last_at.toISOString() },
    ...{ conversationId: conversation_id, messageId: message_id },
  }))
}

export const answerQuestionSchema = z.object({
  /** As it was asked. */
  asked: visibleText(500),
  /** As it is to be found again; the same as asked where it is not given. */
  question: visibleText(500).optional(),
  /** Absent: it is put aside without an answer. */
  answer: visibleText(10_000).optional(),
})

/**
 * Answers a question that was asked and not known: from the next message on it is known. Without an answer it is put aside.
 * @throws {NotFoundError} when nobody asked it, or it was answered before
 */
export async function answerOpenQuestion(ctx: StoreContext, raw: unknown): Promise<{ times: number }> {
  requireScope(ctx, 'write')
  const { asked, question = asked, answer } = parseInput(answerQuestionSchema, raw)
  if (answer !== undefined) await addKnowledge(ctx, { question, answer })
  const times = await inTransaction(ctx.db, (trx) => closeGap(trx, ctx.storeId, asked))
  if (times === 0 && answer === undefined) throw new NotFoundError()
  return { times }
}

/** What was asked for and not sold as wished, by thing, most wanted first. */
export async function listUnmetDemand(ctx: StoreContext, raw: unknown): Promise<UnmetDemand[]> {
  requireScope(ctx, 'read')
  const { days, tz } = parseInput(spanQuerySchema, raw)
  const rows = await findDemand(ctx.db, ctx.storeId, await findSpan(ctx.db, days, tz), MOST_DEMAND)
  return rows.map(({ thing, times, nothing, missing, price_max, currency, examples, conversation_id }) => ({
    ...{ thing, times, nothing, missing, examples, conversationId: conversation_id },
    ...{ priceMax: price_max, currency: price_max === null ? null : currency },
  }))
}
