import type { HookHealth, HookReading, HookRequest, Session } from '../connector.ts'
import { allPages, deleteEach, tendTopics } from '../connector-parts.ts'
import { checkSignature, hookJson } from '../hook-signature.ts'
import { instantOf } from '../map-fields.ts'
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

const PER_PAGE = 100

async function ownHooks({ http }: Session, url: string): Promise<Json[]> {
  const all = await allPages<Json>(PER_PAGE, (page) => http.get(`${ROOT}/webhooks`, { per_page: PER_PAGE, page }))
  return all.filter((row) => row.delivery_url === url)
}

/** Makes what is missing, and wakes what WooCommerce put to sleep after five failures in a row. */
export async function hookHealth(session: Session, url: string): Promise<HookHealth> {
  const all = await ownHooks(session, url)
  const ofTopic = (topic: string): Json => all.find((row) => row.topic === topic)
  const secret = session.hookSecret
  return tendTopics(TOPICS, {
    comes: (topic) => ofTopic(topic)?.status === 'active',
    put: async (topic) => {
      const own = ofTopic(topic)
      const body = own
        ? { status: 'active', secret }
        : { name: `Spiel: ${topic}`, topic, delivery_url: url, secret, status: 'active' }
      const path = own ? `${ROOT}/webhooks/${own.id}` : `${ROOT}/webhooks`
      const { status } = await session.http.ask(path, { method: own ? 'PUT' : 'POST', body })
      if (status < 300) return undefined
      return status === 401 || status === 403 ? 'missing scope: write' : `answered with ${status}`
    },
  })
}

export const endHooks = async (session: Session, url: string): Promise<void> =>
  deleteEach(
    session.http,
    (await ownHooks(session, url)).map(({ id }) => `${ROOT}/webhooks/${id}`),
    { force: 'true' },
  )
