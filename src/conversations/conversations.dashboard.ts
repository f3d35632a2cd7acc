import { z } from 'zod'
import type { StoreContext } from '../context.ts'
import { type BrowsedOrder, listOrdersOf } from '../orders/browse-orders.ts'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { conversationActs } from './conversation-acts.dashboard.ts'
import type { InboxItem, InternalNote } from './inbox/inbox.schema.ts'
import { presenceSchema } from './inbox/inbox.schema.ts'
import { followInbox } from './inbox/inbox-events.ts'
import { listNotes } from './inbox/inbox-notes.ts'
import { countInbox, getInboxItem, listFacets, listInbox } from './inbox/list-inbox.ts'
import { markRead, showPresence } from './inbox/presence.ts'
import { readThread, type Thread } from './inbox/read-thread.ts'
import { listReplaced } from './list-replaced.ts'

/** A conversation as the middle and right panes of the inbox show it. */
export interface OpenConversation {
  item: InboxItem
  thread: Thread
  notes: InternalNote[]
  /** Of the shopper's address, and those that were looked up in the conversation. */
  orders: BrowsedOrder[]
}

async function openConversation(ctx: StoreContext, id: string, personId: string): Promise<OpenConversation> {
  const item = await getInboxItem(ctx, id, personId)
  const [thread, notes] = [await readThread(ctx, id), await listNotes(ctx, id)]
  const numbers = thread.messages.flatMap(({ shown }) =>
    shown.flatMap((one) => (one.type === 'order' ? [one.order.number] : [])),
  )
  const emails = item.shopper?.email ? [item.shopper.email] : []
  return { item, thread, notes, orders: await listOrdersOf(ctx, { emails, numbers: [...new Set(numbers)] }) }
}

/** The inbox: lists, one conversation, who is there, and what changes. */
export const conversationsDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/inbox', role: 'viewer', operationId: 'listInbox', summary: 'Conversations' },
    handle: async (ctx, { query, person }) => ({ status: 200, body: await listInbox(ctx, query, person.id) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/inbox-counts', role: 'viewer', operationId: 'countInbox', summary: 'What waits' },
    handle: async (ctx, { person }) => ({ status: 200, body: await countInbox(ctx, person.id) }),
  }),
  dashboardRoute({
    ...{
      method: 'GET',
      path: '/inbox-facets',
      role: 'viewer',
      operationId: 'listFacets',
      summary: 'What to filter by',
    },
    handle: async (ctx) => ({ status: 200, body: await listFacets(ctx) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/inbox-events', role: 'viewer', operationId: 'followInbox', summary: 'What changes' },
    handle: async (ctx, { person }) => ({
      events: (signal) => followInbox(ctx, { feed: ctx.feed, personId: person.id }, signal),
    }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/inbox/{id}', role: 'viewer', operationId: 'openInInbox', summary: 'One conversation' },
    handle: async (ctx, { params, person }) => ({
      status: 200,
      body: await openConversation(ctx, params.id as string, person.id),
    }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/inbox/{id}/messages', role: 'viewer', operationId: 'readThread' },
    summary: 'Messages before one of them',
    handle: async (ctx, { params, query }) => ({
      status: 200,
      body: await readThread(ctx, params.id as string, query),
    }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/inbox/{id}/presence', role: 'viewer', operationId: 'showPresence' },
    summary: 'Somebody has it open',
    body: presenceSchema.omit({ conversationId: true }),
    handle: async (ctx, { params, body, person }) => {
      await showPresence(ctx, { ...body, conversationId: params.id as string }, person)
      return { status: 200, body: {} }
    },
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/inbox/{id}/read', role: 'viewer', operationId: 'markRead', summary: 'Seen, or not' },
    body: z.object({ isRead: z.boolean() }),
    handle: async (ctx, { params, body, person }) => {
      await markRead(ctx, { conversationId: params.id as string, isRead: body.isRead }, person)
      return { status: 200, body: {} }
    },
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/replaced', role: 'viewer', operationId: 'listReplaced' },
    summary: 'What the gate did not let through',
    handle: async (ctx) => ({ status: 200, body: await listReplaced(ctx) }),
  }),
  ...conversationActs,
]
