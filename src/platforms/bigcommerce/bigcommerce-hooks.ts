import { UnauthorizedError } from '../../errors.ts'
import { sameText } from '../../shared/same-text.ts'
import type { HookHealth, HookReading, HookRequest, Session } from '../connector.ts'
import { allPages, deleteEach, tendTopics } from '../connector-parts.ts'
import { checkStandardSignature, hookJson } from '../hook-signature.ts'
import { type Json, orderId, productId } from './bigcommerce-maps.ts'

/** A store may have ten hooks: the stars take what is below them. */
const SCOPES = ['store/product/*', 'store/sku/*', 'store/order/*', 'store/shipment/*', 'store/app/uninstalled']
const OWN_HEADER = 'x-spiel-hook'

/**
 * The two secrets of a connection: what BigCommerce signs with (the client secret of the API account), and what we have it send as a header of
 * our own. An account whose client secret was not given is known by the second alone.
 */
export const hookSecrets = (secret: string): { client: string; own: string } => {
  const [own = '', client = ''] = secret.split('\n')
  return { client, own }
}

export function handleHook({ headers, body, nowMs }: HookRequest, secret: string): HookReading {
  const { client, own } = hookSecrets(secret)
  if (!sameText(headers[OWN_HEADER] ?? '', own)) throw new UnauthorizedError()
  const id = headers['webhook-id']
  if (client !== '') {
    const [timestamp, signatures] = [headers['webhook-timestamp'], headers['webhook-signature']]
    checkStandardSignature(Buffer.from(client), { id, timestamp, signatures, body }, nowMs)
  }
  const json: Json = hookJson(body)
  const topic = String(json?.scope ?? '')
  const hookId = id ?? `${json?.hash}:${json?.created_at}`
  if (topic === 'store/app/uninstalled') return { kind: 'uninstalled', id: hookId, topic }
  const change = changeOf(topic, json?.data ?? {})
  if (!change) return { kind: 'nothing', id: hookId, topic }
  const atMs = Number(json.created_at) * 1000
  return {
    kind: 'changes',
    id: hookId,
    topic,
    changes: [{ ...change, changedAtMs: Number.isFinite(atMs) ? atMs : null }],
  }
}

/** A hook tells what to look at, and nothing else. */
function changeOf(topic: string, data: Json): { kind: 'product' | 'order'; id: string } | undefined {
  const [, resource] = topic.split('/')
  const number =
    resource === 'sku'
      ? (data.sku?.product_id ?? data.inventory?.product_id)
      : resource === 'shipment'
        ? (data.orderId ?? data.order_id)
        : data.id
  if (!Number.isSafeInteger(Number(number)) || Number(number) <= 0) return undefined
  if (resource === 'product' || resource === 'sku') return { kind: 'product', id: productId(number) }
  return resource === 'order' || resource === 'shipment' ? { kind: 'order', id: orderId(number) } : undefined
}

async function ownHooks({ http }: Session, url: string): Promise<Json[]> {
  const most = 250
  const all = await allPages<Json>(most, async (page) => (await http.get('/v3/hooks', { page, limit: most })).data)
  return all.filter((row) => row.destination === url)
}

/** Makes what is missing, and wakes what BigCommerce put to sleep: after two days of failures, or ninety of silence. */
export async function hookHealth(session: Session, url: string): Promise<HookHealth> {
  const all = await ownHooks(session, url)
  const ofScope = (scope: string): Json => all.find((row) => row.scope === scope)
  const headers = { [OWN_HEADER]: hookSecrets(session.hookSecret).own }
  return tendTopics(SCOPES, {
    comes: (scope) => {
      const own = ofScope(scope)
      return own?.is_active === true && own.headers?.[OWN_HEADER] === headers[OWN_HEADER]
    },
    put: async (scope) => {
      const own = ofScope(scope)
      const body = { scope, destination: url, is_active: true, headers }
      const request = { method: own ? 'PUT' : 'POST', body }
      const { status } = await session.http.ask(own ? `/v3/hooks/${own.id}` : '/v3/hooks', request)
      return status < 300 ? undefined : `answered with ${status}`
    },
  })
}

export const endHooks = async (session: Session, url: string): Promise<void> =>
  deleteEach(
    session.http,
    (await ownHooks(session, url)).map(({ id }) => `/v3/hooks/${id}`),
  )
