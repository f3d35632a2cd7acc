import { requireScope, type StoreContext } from '../../context.ts'
import type { InboxItem } from './inbox.schema.ts'
import { listInboxChanges, MOST_CHANGES } from './list-inbox.ts'
import type { PresentRow } from './presence.queries.ts'
import type { StoreFeed } from './store-feed.ts'

/** What an open page of the dashboard is told. */
export type InboxEvent =
  /** Lines of the inbox as they are now; `isAll` false: more changed than these. */
  | { event: 'conversations'; data: { items: InboxItem[]; isAll: boolean } }
  /** Who has which conversation open now, of all of the store. */
  | { event: 'present'; data: { people: PresentRow[] } }
  /** Something of leads, orders, products or knowledge changed. */
  | { event: 'changed'; data: { resources: string[] } }

/** A store as it goes on, for a person's open page: nothing of before is told but who is present. */
export async function* followInbox(
  ctx: StoreContext,
  { feed, personId }: { feed: StoreFeed; personId: string },
  signal: AbortSignal,
): AsyncGenerator<InboxEvent> {
  requireScope(ctx, 'read')
  let isFirst = true
  for await (const { moved, present } of feed.follow(ctx.storeId, signal)) {
    if (present) yield { event: 'present', data: { people: present } }
    const talk = moved.find(({ resource }) => resource === 'conversations')
    if (talk && !isFirst) {
      const items = await listInboxChanges(ctx, talk.since ?? new Date(0), personId)
      yield { event: 'conversations', data: { items, isAll: items.length < MOST_CHANGES } }
    }
    const resources = moved.map(({ resource }) => resource).filter((resource) => resource !== 'conversations')
    if (resources.length > 0 && !isFirst) yield { event: 'changed', data: { resources } }
    isFirst = false
  }
}
