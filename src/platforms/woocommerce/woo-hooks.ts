import type { HookHealth, HookReading, HookRequest, Session } from '../connector.ts'
import { checkSignature, hookJson } from '../hook-signature.ts'
import { instantOf } from '../map-fields.ts'
import { throwIfRefused } from '../platform-http.ts'
import { type Json, orderId, productId, ROOT } from './woo-maps.ts'

const TOPICS = ['created', 'updated', 'deleted', 'restored'].flatMap((event) => [`product.${event}`, `order.${event}`])
/** What is sent, unsigned, when a webhook is made. */
const PING = /^webhook_id=\d{1,20}$/

export function handleHook({ headers, body }: HookRequest, secret: string): HookReading {
  const topic = headers['x-wc-webhook-topic'] ?? ''
  const signature = headers['x-wc-webhook-signature']
  if (signature === undefined && body.length < 40 && PING.test(body.toString('latin1'))) {
    return { kind: 'nothing', id: body.toString('latin1'), topic: 'ping' }
  }
  checkSignature(secret, body, signature)
  const id = headers['x-wc-webhook-delivery-id'] ?? ''
  const json: Json = hookJson(body)
  const [resource] = topic.split('.')
  const number = Number(json?.parent_id || json?.id)
  if (!TOPICS.includes(topic) || !Number.isSafeInteger(number) || number <= 0) return { kind: 'nothing', id, topic }
  const at = topic.endsWith('deleted') ? null : instantOf(json.date_modified_gmt, 'Z')
  const changedAtMs = at === null ? null : Date.parse(at)
  const change =
    resource === 'order'
      ? ({ kind: 'order', id: orderId(json.id) } as const)
      : ({ kind: 'product', id: productId(number) } as const)
  return { kind: 'changes', id, topic, changes: [{ ...change, changedAtMs }] }
}

const namesUs = (row: Json, url: string) => row.delivery_url === url

async function listHooks(session: Session): Promise<Json[]> {
  const all: Json[] = []
  for (let page = 1; ; page++) {
    const rows: Json[] = await session.http.get(`${ROOT}/webhooks`, { per_page: 100, page })
    all.push(...rows)
    if (rows.length < 100) return all
  }
}

/** Makes what is missing, and wakes what WooCommerce put to sleep after five failures in a row. */
export async function hookHealth(session: Session, url: string): Promise<HookHealth> {
  const health: HookHealth = { active: [], repaired: [], failed: [] }
  const all = (await listHooks(session)).filter((row) => namesUs(row, url))
  for (const topic of TOPICS) {
    const own = all.find((row) => row.topic === topic)
    if (own?.status === 'active') {
      health.active.push(topic)
      continue
    }
    const secret = session.hookSecret
    const body = own
      ? { status: 'active', secret }
      : { name: `Spiel: ${topic}`, topic, delivery_url: url, secret, status: 'active' }
    const path = own ? `${ROOT}/webhooks/${own.id}` : `${ROOT}/webhooks`
    const { status } = await session.http.ask(path, { method: own ? 'PUT' : 'POST', body })
    if (status < 300) health.repaired.push(topic)
    else
      health.failed.push({
        topic,
        reason: status === 401 || status === 403 ? 'missing scope: write' : `answered with ${status}`,
      })
  }
  return health
}

export async function endHooks(session: Session, url: string | undefined): Promise<void> {
  if (url === undefined) return
  for (const { id } of (await listHooks(session)).filter((row) => namesUs(row, url))) {
    const answer = await session.http.ask(`${ROOT}/webhooks/${id}`, { method: 'DELETE', query: { force: 'true' } })
    if (answer.status !== 404) throwIfRefused(answer)
  }
}
