import { z } from 'zod'
import { requireScope, type StoreContext } from '../../context.ts'
import { csvLine } from '../../shared/csv.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { type Lead, leadStatuses } from '../leads.schema.ts'
import { presentLead } from '../present-lead.ts'
import { findLeadsAfter } from './lead-work.queries.ts'

export const leadExportQuerySchema = z.object({ status: z.enum(leadStatuses).optional() })

/** Rows read at a time: an export of any size holds no more in memory. */
const BATCH = 500
/** Without it spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\ufeff'

const columns: [string, (lead: Lead) => string | number | null][] = [
  ['id', ({ id }) => id],
  ['created_at', ({ createdAt }) => createdAt],
  ['updated_at', ({ updatedAt }) => updatedAt],
  ['status', ({ status }) => status],
  ['priority', ({ priority }) => priority],
  ['score', ({ score }) => score],
  ['reasons', ({ reasons }) => reasons.join('; ')],
  ['purpose', ({ purpose }) => purpose],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['product_id', ({ details }) => details?.productId ?? null],
  ['quantity', ({ details }) => details?.quantity ?? null],
  ['message', ({ details }) => details?.message ?? null],
  ['consent_given', ({ consent }) => (consent ? String(consent.given) : null)],
  ['consent_at', ({ consent }) => consent?.at ?? null],
  ['consent_text', ({ consent }) => consent?.text ?? null],
  ['conversation_id', ({ conversationId }) => conversationId],
]

/** All leads of the store as lines of CSV, oldest first, as they come out of the database. One that is left meanwhile is the last. */
export async function* exportLeads(ctx: StoreContext, raw: unknown): AsyncGenerator<string> {
  requireScope(ctx, 'read')
  const { status } = parseInput(leadExportQuerySchema, raw)
  yield BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name))
  for (let after: Date | null = null; ; ) {
    const rows = await findLeadsAfter(ctx.db, ctx.storeId, { after, status, limit: BATCH })
    if (rows.length > 0) {
      yield rows.map((row) => csvLine(columns.map(([, read]) => read(presentLead(row))))).join('')
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)?.created_at ?? null
  }
}
