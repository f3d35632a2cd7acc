import { UnauthorizedError } from '../../errors.ts'
import { sameText } from '../../shared/same-text.ts'
import type { HookHealth, HookReading, HookRequest, Session } from '../connector.ts'
import { checkStandardSignature, hookJson } from '../hook-signature.ts'
import { throwIfRefused } from '../platform-http.ts'
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

async function listHooks({ http }: Session): Promise<Json[]> {
  const all: Json[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await http.get('/v3/hooks', { page, limit: 250 })
    all.push(...data)
    if (page >= (meta?.pagination?.total_pages ?? 1)) return all
  }
}

/** Makes what is missing, and wakes what BigCommerce put to sleep: after two days of failures, or ninety of silence. */
export async function hookHealth(session: Session, url: string): Promise<HookHealth> {
  const health: HookHealth = { active: [], repaired: [], failed: [] }
  const all = (await listHooks(session)).filter((row) => row.destination === url)
  const headers = { [OWN_HEADER]: hookSecrets(session.hookSecret).own }
  for (const scope of SCOPES) {
    const own = all.find((row) => row.scope === scope)
    const isOurs = own?.is_active === true && own.headers?.[OWN_HEADER] === headers[OWN_HEADER]
    if (isOurs) {
      health.active.push(scope)
      continue
    }
    const body = { scope, destination: url, is_active: true, headers }
    const answer = await session.http.ask(own ? `/v3/hooks/${own.id}` : '/v3/hooks', {
      method: own ? 'PUT' : 'POST',
      body,
    })
    if (answer.status < 300) health.repaired.push(scope)
    else health.failed.push({ topic: scope, reason: `answered with ${answer.status}` })
  }
  return health
}

export async function endHooks(session: Session, url: string | undefined): Promise<void> {
  if (url === undefined) return
  for (const { id } of (await listHooks(session)).filter((row) => row.destination === url)) {
    const answer = await session.http.ask(`/v3/hooks/${id}`, { method: 'DELETE' })
    if (answer.status !== 404) throwIfRefused(answer)
  }
}
