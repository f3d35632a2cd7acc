import { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { inTransaction } from '../db/transaction.ts'
import { eventTypeNames, eventTypes } from '../events/event-types.ts'
import type { SpielEvent } from '../events/events.schema.ts'
import { lastSequence, readEvents } from '../events/list-events.ts'
import { parseInput } from '../shared/parse-input.ts'

const triggerSchema = z.object({
  type: z.enum(eventTypeNames, { error: `must be one of: ${eventTypeNames.join(', ')}` }),
})

/** Writes a sample of a type into the log, from where it goes to every endpoint of that type. Its data says `sample: true`. */
export async function triggerEvent(ctx: StoreContext, raw: unknown): Promise<SpielEvent> {
  requireScope(ctx, 'admin')
  const { type } = parseInput(triggerSchema, raw)
  const { storeId, actor } = ctx
  await inTransaction(ctx.db, async (trx) => {
    noteEvents(trx, [{ storeId, type, actor, about: { data: { ...eventTypes[type].example, sample: true } } }])
  })
  const last = await lastSequence(ctx.db, storeId)
  const recent = await readEvents(
    ctx.db,
    storeId,
    Array.from({ length: 50 }, (_, n) => Math.max(last - n, 1)),
  )
  const own = recent.filter((event) => event.type === type && event.data.sample === true).at(-1)
  if (!own) throw new Error('The sample is not in the log')
  return own
}
