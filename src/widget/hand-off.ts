import type { StoreContext } from '../context.ts'
import type { HandOff } from './widget.schema.ts'
import { showHours } from './widget-settings.ts'

/** How far a shopper is on the way to a person; null while the assistant has the conversation, and when it is closed. */
export async function showHandOff(
  ctx: StoreContext,
  { status, person, place }: { status: string; person: string | null; place: number | null },
): Promise<HandOff | null> {
  if (status !== 'waiting_for_human' && status !== 'with_human') return null
  return { place, person, hours: await showHours(ctx) }
}
