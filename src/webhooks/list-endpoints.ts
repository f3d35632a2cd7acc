import { requireScope, type StoreContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import {
  countDeliveries,
  type EndpointCounts,
  type EndpointRow,
  findEndpoint,
  findEndpoints,
  findNotices,
  type NoticeRow,
} from './webhooks.queries.ts'
import type { Endpoint } from './webhooks.schema.ts'

/** All endpoints of the store, oldest first. */
export async function listEndpoints(ctx: StoreContext): Promise<{ data: Endpoint[] }> {
  requireScope(ctx, 'admin')
  const rows = await findEndpoints(ctx.db, ctx.storeId)
  if (rows.length === 0) return { data: [] }
  const counts = new Map((await countDeliveries(ctx.db, ctx.storeId)).map((one) => [one.id, one]))
  const notices = await findNotices(ctx.db, ctx.storeId)
  return { data: rows.map((row) => presentEndpoint(row, counts.get(row.id), notices)) }
}

/** @throws {NotFoundError} also for another store's endpoint */
export async function getEndpoint(ctx: StoreContext, endpointId: string): Promise<Endpoint> {
  const { data } = await listEndpoints(ctx)
  const found = data.find(({ id }) => id === endpointId)
  if (!found) throw new NotFoundError()
  return found
}

/** @throws {NotFoundError} also for another store's endpoint */
export async function findEndpointInStore(ctx: StoreContext, endpointId: string): Promise<EndpointRow> {
  const row = await findEndpoint(ctx.db, ctx.storeId, endpointId)
  if (!row) throw new NotFoundError()
  return row
}

/** As clients see it: without its secrets, and with the names only of its headers. */
function presentEndpoint(row: EndpointRow, counts: EndpointCounts | undefined, notices: NoticeRow[]): Endpoint {
  return {
    id: row.id,
    url: row.url,
    types: row.types,
    description: row.description,
    headers: row.header_names,
    notifyEmail: row.notify_email,
    enabled: row.enabled,
    disabledReason: row.disabled_reason,
    disabledAt: row.enabled ? null : (row.disabled_at?.toISOString() ?? null),
    failingSince: row.failing_since?.toISOString() ?? null,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    formerSecretUntil: row.former_secret ? (row.former_secret_until?.toISOString() ?? null) : null,
    pending: counts?.pending ?? 0,
    missed: counts?.missed ?? 0,
    notices: notices
      .filter((notice) => notice.endpoint_id === row.id)
      .map(({ kind, reason, at }) => ({ kind, reason, at: at.toISOString() })),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
