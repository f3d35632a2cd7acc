import type { TableState } from '../parts/table-state.ts'

export const FILTERS = ['status', 'priority', 'sort', 'q'] as const

/** Of the address what the server's list knows. */
export function queryOf(state: TableState, fixed: Record<string, string> = {}): string {
  const entries = FILTERS.map((name): [string, string] => [name, state.get(name)])
  const all = { ...Object.fromEntries(entries), ...(state.cursor ? { cursor: state.cursor } : {}), ...fixed }
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')).toString()
  return query === '' ? '' : `?${query}`
}
