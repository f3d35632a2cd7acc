import { useNavigate, useSearch } from '@tanstack/react-router'

/** Of a list, in the address: what is searched and filtered, and how far one has paged. */
export interface TableState {
  /** A filter's value; '' without one. */
  get(name: string): string
  /** Sets filters, and goes back to the first page; '' takes one away. */
  set(values: Record<string, string>): void
  /** Where the page begins, for the server; undefined = at the first row. */
  cursor: string | undefined
  pageNumber: number
  next(cursor: string): void
  back(): void
  /** The filters and the cursor as a query for the server: `?status=active&cursor=…`, or ''. */
  query(fixed?: Record<string, string>): string
}

const SEPARATOR = '~'

/** The state of the list on this page. It is the address's own, so that it survives a reload and can be sent to somebody. */
export function useTableState(): TableState {
  const search = useSearch({ strict: false }) as Record<string, string | number | undefined>
  const navigate = useNavigate()
  const text = (name: string) => (search[name] === undefined ? '' : String(search[name]))
  const cursors = text('after').split(SEPARATOR).filter(Boolean)
  const go = (next: Record<string, string | undefined>, replace = false) =>
    void navigate({ to: '.', search: next as never, replace, resetScroll: false })
  const filters = () => {
    const { after: _after, ...rest } = search
    return rest as Record<string, string>
  }
  return {
    get: text,
    set: (values) => {
      const merged = { ...filters(), ...values }
      go(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== '')), true)
    },
    cursor: cursors.at(-1),
    pageNumber: cursors.length + 1,
    next: (cursor) => go({ ...filters(), after: [...cursors, cursor].join(SEPARATOR) }),
    back: () => go({ ...filters(), ...(cursors.length > 1 ? { after: cursors.slice(0, -1).join(SEPARATOR) } : {}) }),
    query: (fixed = {}) => {
      const cursor = cursors.at(-1)
      const entries = Object.entries({ ...filters(), ...fixed, ...(cursor ? { cursor } : {}) })
      const query = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
      return query === '' ? '' : `?${query}`
    },
  }
}
