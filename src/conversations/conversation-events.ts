import type { NotedEvent } from '../db/event-log.ts'

const AT_A_PERSON = new Set(['waiting_for_human', 'with_human'])

/**
 * What happened to a conversation, by its status before and after.
 * @param former undefined = it was not there
 */
export function conversationEvent(
  { storeId, actor }: { storeId: number; actor: string },
  id: string,
  former: string | undefined,
  now: string,
): NotedEvent {
  return { storeId, type: typeOf(former, now), actor, about: { conversation: id } }
}

function typeOf(former: string | undefined, now: string): string {
  if (former === undefined) return 'conversation.started'
  if (now === 'resolved' && former !== 'resolved') return 'conversation.resolved'
  if (AT_A_PERSON.has(now) && !AT_A_PERSON.has(former)) return 'conversation.handed_off'
  return 'conversation.updated'
}
