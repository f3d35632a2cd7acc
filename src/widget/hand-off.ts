import type { StoreContext } from '../context.ts'
import { findWaits } from './waiting.queries.ts'
import type { HandOff } from './widget.schema.ts'
import { showHours } from './widget-settings.ts'

/** Fewer waits tell nothing. */
const FEWEST_WAITS = 3
/** Of a longer wait nobody is told in minutes. */
const MOST_MINUTES = 60

/** How far a shopper is on the way to a person; null while the assistant has the conversation, and when it is closed. */
export async function showHandOff(
  ctx: StoreContext,
  { status, person, place }: { status: string; person: string | null; place: number | null },
): Promise<HandOff | null> {
  if (status !== 'waiting_for_human' && status !== 'with_human') return null
  const hours = await showHours(ctx)
  const waits = status === 'waiting_for_human' && hours?.open !== false
  return { place, person, hours, waitMinutes: waits ? await expectedWait(ctx) : null }
}

async function expectedWait({ db, storeId }: StoreContext): Promise<number | null> {
  const { seconds, count } = await findWaits(db, storeId)
  if (seconds === null || count < FEWEST_WAITS) return null
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes > MOST_MINUTES ? null : minutes
}
