import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { OpenConversation } from '../../../../src/conversations/conversations.dashboard.ts'
import type {
  CannedReply,
  InboxCounts,
  InboxItem,
  InternalNote,
} from '../../../../src/conversations/inbox/inbox.schema.ts'
import type { Thread, ThreadMessage } from '../../../../src/conversations/inbox/read-thread.ts'
import { call } from '../api/call.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useSlug } from '../app/use-me.ts'

export type { CannedReply, InboxItem, InternalNote, OpenConversation, Thread, ThreadMessage }

interface ListPage {
  data: InboxItem[]
  next_cursor: string | null
}

const PAGE = 50
/** The server gives so many at once at most. */
const MOST = 100

/** The list under the filters in the address, page after page. */
export function useInboxList(query: string) {
  const slug = useSlug()
  return useInfiniteQuery({
    queryKey: [slug, 'inbox', 'list', query],
    queryFn: ({ pageParam, signal }) => {
      const rest = new URLSearchParams(query)
      rest.set('limit', String(PAGE))
      if (pageParam) rest.set('cursor', pageParam)
      return call<ListPage>('GET', `/stores/${slug}/inbox?${rest}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }: ListPage) => next ?? undefined,
    staleTime: 5_000,
  })
}

export const useCounts = () => useStoreQuery<InboxCounts>('/inbox-counts')
export const useFacets = () =>
  useStoreQuery<{ tags: string[]; languages: string[]; people: { id: string; name: string }[] }>('/inbox-facets')

/** A conversation with its last messages, notes and orders. */
export const useConversation = (id: string) =>
  useStoreQuery<OpenConversation>(`/inbox/${id}`, { enabled: id !== '', keepOld: false })

export const useCannedReplies = () => useStoreQuery<{ data: CannedReply[] }>('/canned-replies')

/** What came before the messages that are shown. */
export function useEarlier(id: string): (before: string) => Promise<Thread> {
  const slug = useSlug()
  return (before) => call<Thread>('GET', `/stores/${slug}/inbox/${id}/messages?limit=${MOST}&before=${before}`)
}

const CHANGES = { changes: ['inbox', 'inbox-counts'] }
const changeOf = (name: string) => (id: string) => `/inbox/${id}/${name}`

/** What can be done with a conversation. */
export function useActs() {
  const body = { ...CHANGES, bodyOf: () => ({}) }
  return {
    take: useStoreChange<{ id: string; isForced: boolean }>('POST', ({ id }) => `/inbox/${id}/take`, {
      ...CHANGES,
      bodyOf: ({ isForced }) => ({ isForced }),
    }),
    giveBack: useStoreChange<string>('POST', changeOf('return'), body),
    resolve: useStoreChange<string>('POST', changeOf('resolve'), body),
    update: useStoreChange<{ id: string; values: Record<string, unknown> }>('PATCH', ({ id }) => `/inbox/${id}`, {
      ...CHANGES,
      bodyOf: ({ values }) => values,
    }),
    read: useStoreChange<{ id: string; isRead: boolean }>('POST', ({ id }) => `/inbox/${id}/read`, {
      changes: ['inbox/list'],
      bodyOf: ({ isRead }) => ({ isRead }),
    }),
    reply: useStoreChange<{ id: string; text: string }>('POST', ({ id }) => `/inbox/${id}/reply`, {
      ...CHANGES,
      bodyOf: ({ text }) => ({ text }),
    }),
    note: useStoreChange<{ id: string; text: string }>('POST', ({ id }) => `/inbox/${id}/notes`, {
      changes: ['inbox'],
      bodyOf: ({ text }) => ({ text }),
    }),
    removeNote: useStoreChange<{ id: string; note: string }>('DELETE', ({ id, note }) => `/inbox/${id}/notes/${note}`, {
      changes: ['inbox'],
    }),
  }
}

/** Keeps and forgets ready answers. */
export function useCannedActs() {
  return {
    add: useStoreChange<{ shortcut: string; text: string }>('POST', '/canned-replies', { changes: ['canned-replies'] }),
    remove: useStoreChange<string>('DELETE', (id) => `/canned-replies/${id}`, { changes: ['canned-replies'] }),
  }
}

/** Makes an answer a case of the store's own suite. */
export const useReport = () =>
  useStoreChange<Record<string, unknown>>('POST', '/eval-cases', { changes: ['eval-cases'] })

/** Tells the server where one is, without waiting for it. */
export function useTell(): (path: string, body: unknown) => void {
  const slug = useSlug()
  return (path, body) => void call('POST', `/stores/${slug}${path}`, { body }).catch(() => {})
}

/** Has everything about conversations asked anew. */
export function useRefresh(): (id?: string) => void {
  const slug = useSlug()
  const queries = useQueryClient()
  return (id) => void queries.invalidateQueries({ queryKey: id ? [slug, 'inbox', id] : [slug, 'inbox'] })
}
