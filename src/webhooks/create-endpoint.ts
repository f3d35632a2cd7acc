import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { BadRequestError, ConflictError } from '../errors.ts'
import { lastSequence } from '../events/list-events.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { OutboundRefusedError } from '../outbound/outbound-policy.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { sealHeaders, sealSecret } from './endpoint-secrets.ts'
import { getEndpoint } from './list-endpoints.ts'
import { newSecret } from './signature.ts'
import { countEndpoints, insertEndpoint } from './webhooks.queries.ts'
import { createEndpointSchema, type EndpointWithSecret, MAX_ENDPOINTS } from './webhooks.schema.ts'

/**
 * Makes an endpoint, to which the events from now on are delivered. Its secret is in this answer only.
 * @throws {BadRequestError} also for an address that must not be reached
 * @throws {ConflictError} for one too many, and where no secret can be kept
 */
export async function createEndpoint(ctx: StoreContext, raw: unknown): Promise<EndpointWithSecret> {
  requireScope(ctx, 'admin')
  const input = parseInput(createEndpointSchema, raw)
  checkUrl(ctx.outbound, input.url)
  const of = { store_id: ctx.storeId, id: newId('whep') }
  const secret = newSecret()
  const sealed = { secret: sealSecret(ctx.secrets, of, secret), ...sealHeaders(ctx.secrets, of, input.headers) }
  await inTransaction(ctx.db, async (trx) => {
    if ((await countEndpoints(trx, ctx.storeId)) >= MAX_ENDPOINTS) {
      throw new ConflictError(`A store can have at most ${MAX_ENDPOINTS} webhook endpoints`)
    }
    const last = String(await lastSequence(trx, ctx.storeId))
    const now = new Date()
    await insertEndpoint(trx, {
      ...{ ...of, ...sealed, url: input.url, types: input.types, description: input.description ?? null },
      ...{ notify_email: input.notifyEmail ?? null, former_secret: null, former_secret_until: null },
      ...{ enabled: input.enabled, disabled_reason: input.enabled ? null : 'owner' },
      ...{ disabled_at: input.enabled ? null : now, starts_after: last, fanned_to: last },
      ...{ failing_since: null, last_success_at: null, created_at: now, updated_at: now },
    })
    // The host alone: paths of webhooks are often secrets.
    await recordAudit(trx, ctx, 'webhook.created', of.id, { host: new URL(input.url).host, types: input.types })
  })
  return { ...(await getEndpoint(ctx, of.id)), secret }
}

/** @throws {BadRequestError} for what can be told before the name is looked up */
export function checkUrl(outbound: Outbound, url: string): void {
  try {
    outbound.checkUrl(new URL(url))
  } catch (error) {
    if (!(error instanceof OutboundRefusedError)) throw error
    throw new BadRequestError([{ path: 'url', code: 'not_allowed', message: error.message }])
  }
}
