import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { lastSequence } from '../events/list-events.ts'
import { parseInput } from '../shared/parse-input.ts'
import { checkUrl } from './create-endpoint.ts'
import { sealHeaders, sealSecret } from './endpoint-secrets.ts'
import { getEndpoint } from './list-endpoints.ts'
import { newSecret } from './signature.ts'
import {
  deleteEndpointRows,
  type EndpointRow,
  failPending,
  lockEndpoint,
  updateEndpointRow,
} from './webhooks.queries.ts'
import { type Endpoint, type EndpointWithSecret, rotateSecretSchema, updateEndpointSchema } from './webhooks.schema.ts'

const HOUR_MS = 3_600_000

/**
 * Changes an endpoint. Enabled again it begins with the events from now on; what it missed is had by a replay.
 * @throws {BadRequestError | NotFoundError} also for another store's endpoint
 */
export async function updateEndpoint(ctx: StoreContext, raw: unknown): Promise<Endpoint> {
  requireScope(ctx, 'admin')
  const { endpointId, ...given } = parseInput(updateEndpointSchema, raw)
  if (given.url !== undefined) checkUrl(ctx.outbound, given.url)
  await inTransaction(ctx.db, async (trx) => {
    const former = await lockEndpoint(trx, ctx.storeId, endpointId)
    if (!former) throw new NotFoundError()
    const now = new Date()
    const row: EndpointRow = {
      ...former,
      url: given.url ?? former.url,
      types: given.types ?? former.types,
      description: given.description === undefined ? former.description : given.description,
      notify_email: given.notifyEmail === undefined ? former.notify_email : given.notifyEmail,
      ...(given.headers === undefined ? {} : sealHeaders(ctx.secrets, former, given.headers)),
      updated_at: now,
    }
    if (given.enabled === true && !former.enabled) {
      Object.assign(row, { enabled: true, disabled_reason: null, failing_since: null })
      row.fanned_to = String(await lastSequence(trx, ctx.storeId))
    }
    if (given.enabled === false && former.enabled) {
      Object.assign(row, { enabled: false, disabled_reason: 'owner', disabled_at: now })
      await failPending(trx, ctx.storeId, endpointId, now)
    }
    await updateEndpointRow(trx, row)
    const changed = Object.keys(given).filter((field) => given[field as keyof typeof given] !== undefined)
    await recordAudit(trx, ctx, 'webhook.updated', endpointId, { changed })
  })
  return getEndpoint(ctx, endpointId)
}

/** @throws {NotFoundError} also for another store's endpoint */
export async function deleteEndpoint(
  ctx: StoreContext,
  { endpointId }: { endpointId: string },
): Promise<{ id: string; deleted: true }> {
  requireScope(ctx, 'admin')
  await inTransaction(ctx.db, async (trx) => {
    const row = await lockEndpoint(trx, ctx.storeId, endpointId)
    if (!row) throw new NotFoundError()
    await deleteEndpointRows(trx, ctx.storeId, endpointId)
    await recordAudit(trx, ctx, 'webhook.deleted', endpointId, { host: new URL(row.url).host })
  })
  return { id: endpointId, deleted: true }
}

/**
 * Gives an endpoint a new secret, which is in this answer only. Until the grace is over deliveries are signed with both.
 * @throws {BadRequestError | NotFoundError} also for another store's endpoint
 */
export async function rotateSecret(ctx: StoreContext, raw: unknown): Promise<EndpointWithSecret> {
  requireScope(ctx, 'admin')
  const { endpointId, graceHours } = parseInput(rotateSecretSchema, raw)
  const secret = newSecret()
  await inTransaction(ctx.db, async (trx) => {
    const former = await lockEndpoint(trx, ctx.storeId, endpointId)
    if (!former) throw new NotFoundError()
    const now = Date.now()
    await updateEndpointRow(trx, {
      ...former,
      secret: sealSecret(ctx.secrets, former, secret),
      former_secret: graceHours === 0 ? null : former.secret,
      former_secret_until: graceHours === 0 ? null : new Date(now + graceHours * HOUR_MS),
      updated_at: new Date(now),
    })
    await recordAudit(trx, ctx, 'webhook.rotated', endpointId, { graceHours })
  })
  return { ...(await getEndpoint(ctx, endpointId)), secret }
}
