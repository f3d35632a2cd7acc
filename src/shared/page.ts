import { z } from 'zod'
import { instant } from './fields.ts'

const LIMIT = 'must be a whole number from 1 to 100'

/** A `+` of a zone that was not percent-encoded reaches us as a space. */
const queryInstant = z
  .string('must be given once')
  .max(64, 'must be an ISO 8601 date and time with a zone')
  .transform((value) => value.replace(' ', '+'))
  .pipe(instant)

const once = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, { error: `must be one of: ${values.join(', ')}` })

/** How many rows a list gives. */
export const pageLimit = (usual: number, what: string) =>
  z
    .string(LIMIT)
    .regex(/^\d{1,3}$/, LIMIT)
    .transform(Number)
    .pipe(z.number().min(1, LIMIT).max(100, LIMIT))
    .default(usual)
    .describe(`${what}, 1 to 100; default ${usual}.`)

/** How every list is described in the API's document. */
export const PAGE_DESCRIPTION =
  'Newest first unless told otherwise. Go on with next_cursor as cursor until it is null. Stamps are unique per store and appear in order, so no row is skipped or repeated.'

/** Query parameters of a list. Unknown ones are ignored. */
export const pageQuerySchema = <const S extends readonly [string, ...string[]]>(statuses: S) =>
  z.object({
    limit: pageLimit(50, 'Rows a page'),
    cursor: queryInstant.optional().describe('next_cursor of the page before; omit it for the first page.'),
    sort: once(['created_at', 'updated_at'])
      .default('created_at')
      .describe('Which stamp orders the rows and makes the cursor.'),
    order: once(['desc', 'asc'])
      .default('desc')
      .describe('sort=updated_at with order=asc is a change feed: keep the last cursor and go on from it.'),
    status: once(statuses).optional(),
    created_after: queryInstant.optional().describe('Only rows created after this.'),
    updated_after: queryInstant.optional().describe('Only rows changed after this.'),
  })

export interface PageQuery {
  limit: number
  cursor?: string | undefined
  sort: 'created_at' | 'updated_at'
  order: 'desc' | 'asc'
  status?: string | undefined
  created_after?: string | undefined
  updated_after?: string | undefined
}

export interface Page<Row> {
  data: Row[]
  next_cursor: string | null
}

/**
 * Cuts a page out of the rows read, of which there is one more than asked when the list goes on.
 * The cursor is the stamp of the page's last row: stamps are unique per store, so nothing is lost or repeated.
 */
export function pageOf<Row extends { created_at: Date; updated_at: Date }, Out>(
  rows: Row[],
  query: PageQuery,
  present: (row: Row) => Out,
): Page<Out> {
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    data: page.map(present),
    next_cursor: last && rows.length > query.limit ? last[query.sort].toISOString() : null,
  }
}
