import { requireScope, type StoreContext } from '../context.ts'
import { parseInput } from '../shared/parse-input.ts'
import { type AttemptRow, findAttempts, findDeliveries } from './deliveries.queries.ts'
import { findEndpointInStore } from './list-endpoints.ts'
import type { EndpointRow } from './webhooks.queries.ts'
import { type Delivery, deliveryQuerySchema } from './webhooks.schema.ts'

const MOST_ATTEMPTS = 20

/**
 * What was delivered to an endpoint and what became of it, the latest event first.
 * @throws {BadRequestError | NotFoundError} also for another store's endpoint
 */
export async function listDeliveries(
  ctx: StoreContext,
  raw: unknown,
): Promise<{ data: Delivery[]; next_before: number | null }> {
  requireScope(ctx, 'admin')
  const { endpointId, limit, state, before } = parseInput(deliveryQuerySchema, raw)
  const endpoint = await findEndpointInStore(ctx, endpointId)
  const key = { storeId: ctx.storeId, endpointId }
  const rows = await findDeliveries(ctx.db, key, { state, before, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const sequences = page.map(({ sequence }) => Number(sequence))
  const attempts = Map.groupBy(await findAttempts(ctx.db, key, sequences, MOST_ATTEMPTS), ({ sequence }) => sequence)
  const data = page.map((row) => ({
    eventId: row.event_id,
    sequence: Number(row.sequence),
    type: row.type,
    state: row.state,
    attempts: (attempts.get(row.sequence) ?? []).map((one) => presentAttempt(one, row.event_id, endpoint)),
    nextAttemptAt: row.next_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }))
  return { data, next_before: rows.length > limit ? (sequences.at(-1) ?? null) : null }
}

/** Values of the owner's headers and signatures are not shown. */
function presentAttempt(row: AttemptRow, eventId: string, { header_names }: EndpointRow): Delivery['attempts'][number] {
  const own = Object.fromEntries(header_names.map((name) => [name, '***']))
  return {
    number: row.number,
    at: row.at.toISOString(),
    durationMs: row.duration_ms,
    request: {
      url: row.url,
      headers: {
        ...own,
        'content-type': 'application/json',
        'webhook-id': eventId,
        'webhook-timestamp': String(Math.floor(row.at.getTime() / 1000)),
        'webhook-signature': '***',
      },
    },
    response: row.status === null ? null : { status: row.status, body: row.response ?? '' },
    error: row.error,
  }
}
