import { useNavigate, useSearch } from '@tanstack/react-router'

export const VIEWS = ['open', 'waiting', 'mine', 'all', 'resolved'] as const
export type View = (typeof VIEWS)[number]
export const FILTERS = ['intent', 'sentiment', 'language', 'tag', 'assignee', 'unread'] as const
export type Filter = (typeof FILTERS)[number]

const OF_VIEW: Record<View, Record<string, string>> = {
  open: { status: 'open' },
  waiting: { status: 'waiting_for_human' },
  mine: { status: 'with_human', assignee: 'me' },
  all: {},
  resolved: { status: 'resolved' },
}

/** What the address holds of the inbox: which list, which filters, which conversation. */
export interface InboxState {
  view: View
  id: string
  q: string
  filters: Partial<Record<Filter, string>>
  /** For the server. */
  query: string
  /** Changes the list; the open conversation stays. */
  set(values: Record<string, string>): void
  open(id: string): void
}

/** The state of the inbox. It is the address's own: a conversation can be sent to a colleague. */
export function useInboxState(): InboxState {
  const search = useSearch({ strict: false }) as Record<string, string | number | boolean | undefined>
  const navigate = useNavigate()
  const text = (name: string) => (search[name] === undefined ? '' : String(search[name]))
  const view = VIEWS.find((one) => one === text('view')) ?? 'open'
  const filters = Object.fromEntries(FILTERS.filter((name) => text(name) !== '').map((name) => [name, text(name)]))
  const go = (values: Record<string, string>, replace: boolean) => {
    const next = { ...search, ...values }
    const kept = Object.entries(next).filter(([, value]) => value !== '' && value !== undefined)
    void navigate({ to: '.', search: Object.fromEntries(kept) as never, replace, resetScroll: false })
  }
  const asked = { ...filters, ...OF_VIEW[view], ...(text('q') ? { q: text('q') } : {}) }
  return {
    ...{ view, id: text('id'), q: text('q'), filters },
    query: new URLSearchParams(asked).toString(),
    set: (values) => go(values, true),
    open: (id) => go({ id }, false),
  }
}
