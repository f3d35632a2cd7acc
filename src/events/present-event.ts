import type { EventRow } from './events.queries.ts'
import type { SpielEvent } from './events.schema.ts'

/** The one form of an event: of the list, and of a delivery's body. */
export function presentEvent({ id, sequence, type, created_at, actor, data }: EventRow): SpielEvent {
  return { id, sequence: Number(sequence), type, createdAt: created_at.toISOString(), actor, data }
}
