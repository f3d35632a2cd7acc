import type { NotedEvent } from '../db/event-log.ts'
import type { LeadRow } from './leads.queries.ts'
import { presentLead } from './present-lead.ts'

/** What is told of a lead: the lead as the API shows it, without the list of all that it ever asked for, which may be long. */
export function leadEvent(
  { storeId, actor }: { storeId: number; actor: string },
  row: LeadRow,
  { isNew }: { isNew: boolean },
): NotedEvent {
  const { interests: _, ...lead } = presentLead(row)
  return { storeId, type: isNew ? 'lead.created' : 'lead.updated', actor, about: { data: { lead } } }
}
