import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { type Db, inTransaction } from '../db/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { lastSequence, readEvents } from '../events/list-events.ts'
import { parseInput } from '../shared/parse-input.ts'
import { replayRows } from './deliveries.queries.ts'
import { lockEndpoint } from './webhooks.queries.ts'
import { replaySchema } from './webhooks.schema.ts'

/**
 * Has events delivered once more: one, a range, or everything that an endpoint has missed since it was made. A receiver knows what it
 * has by `webhook-id`, which stays the same.
 * @throws {BadRequestError}
 * @throws {ConflictError} while the endpoint is disabled
 * @throws {NotFoundError} also for another store's endpoint or event
 */
export async function replayDeliveries(ctx: StoreContext, raw: unknown): Promise<{ queued: number }> {
  requireScope(ctx, 'admin')
  const { endpointId, eventId, fromSequence, toSequence, missed } = parseInput(replaySchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const endpoint = await lockEndpoint(trx, ctx.storeId, endpointId)
    if (!endpoint) throw new NotFoundError()
    if (!endpoint.enabled) throw new ConflictError('The endpoint is disabled: enable it first')
    const key = { storeId: ctx.storeId, endpointId }
    const one = eventId === undefined ? undefined : await sequenceOf(trx, ctx.storeId, eventId)
    const from = one ?? fromSequence ?? Number(endpoint.starts_after) + 1
    // What is not fanned out yet comes by itself.
    const to = one ?? toSequence ?? Math.min(Number(endpoint.fanned_to), await lastSequence(trx, ctx.storeId))
    const queued = await replayRows(trx, key, { from, to, missedOnly: missed === true, now: new Date() })
    await recordAudit(trx, ctx, 'webhook.replayed', endpointId, { from, to, missed: missed === true, queued })
    return { queued }
  })
}

/** An id begins with the sequence of its event. */
async function sequenceOf(db: Db, storeId: number, eventId: string): Promise<number> {
  const sequence = Number(/^evt_(\d{12})[0-9a-f]{20}$/.exec(eventId)?.[1])
  const [event] = Number.isNaN(sequence) ? [] : await readEvents(db, storeId, [sequence])
  if (event?.id !== eventId) throw new NotFoundError()
  return sequence
}
