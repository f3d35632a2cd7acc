import { UnauthorizedError } from '../../errors.ts'
import type { Change, HookHealth, HookReading, HookRequest, Session, ShopperIdentity } from '../connector.ts'
import { tendTopics } from '../connector-parts.ts'
import { checkSignature, hookJson } from '../hook-signature.ts'
import { instantOf, itemId } from '../map-fields.ts'
import { operations } from './operations.ts'
import { askShopify, type Json } from './shopify-client.ts'

const gid = (type: string, id: unknown) => itemId('shopify', type, String(id))

/** By topic: of what field which thing is meant, and what of the body is asked for. Nothing of shoppers is. */
const TOPICS: Record<string, { field: string; of: (id: unknown) => Omit<Change, 'changedAtMs'> }> = {
  'products/create': { field: 'id', of: (id) => ({ kind: 'product', id: gid('Product', id) }) },
  'products/update': { field: 'id', of: (id) => ({ kind: 'product', id: gid('Product', id) }) },
  'products/delete': { field: 'id', of: (id) => ({ kind: 'product', id: gid('Product', id) }) },
  'inventory_levels/update': {
    field: 'inventory_item_id',
    of: (id) => ({ kind: 'product', id: gid('InventoryItem', id) }),
  },
  'orders/create': { field: 'id', of: (id) => ({ kind: 'order', id: gid('Order', id) }) },
  'orders/updated': { field: 'id', of: (id) => ({ kind: 'order', id: gid('Order', id) }) },
  'orders/delete': { field: 'id', of: (id) => ({ kind: 'order', id: gid('Order', id) }) },
  'fulfillments/create': { field: 'order_id', of: (id) => ({ kind: 'order', id: gid('Order', id) }) },
  'fulfillments/update': { field: 'order_id', of: (id) => ({ kind: 'order', id: gid('Order', id) }) },
  'refunds/create': { field: 'order_id', of: (id) => ({ kind: 'order', id: gid('Order', id) }) },
}
const UNINSTALLED = 'app/uninstalled'
const enumOf = (topic: string) => topic.toUpperCase().replace('/', '_')

export function handleHook({ headers, body }: HookRequest, secret: string): HookReading {
  checkSignature(secret, body, headers['x-shopify-hmac-sha256'])
  const topic = headers['x-shopify-topic'] ?? ''
  const id = headers['x-shopify-webhook-id'] ?? ''
  const json: Json = hookJson(body)
  if (json === undefined) throw new UnauthorizedError()
  if (topic === UNINSTALLED) return { kind: 'uninstalled', id, topic }
  if (topic === 'shop/redact') return { kind: 'erase_shop', id, topic }
  if (topic === 'customers/redact') {
    return { kind: 'privacy', id, topic, request: 'erase_shopper', shopper: shopperOf(json, json?.orders_to_redact) }
  }
  if (topic === 'customers/data_request') {
    return { kind: 'privacy', id, topic, request: 'data_request', shopper: shopperOf(json, json?.orders_requested) }
  }
  const known = TOPICS[topic]
  const number = known && json?.[known.field]
  if (!known || !/^\d{1,20}$/.test(String(number))) return { kind: 'nothing', id, topic }
  const at = instantOf(json.updated_at) ?? instantOf(headers['x-shopify-triggered-at'])
  return { kind: 'changes', id, topic, changes: [{ ...known.of(number), changedAtMs: at ? Date.parse(at) : null }] }
}

function shopperOf(json: Json, orders: unknown): ShopperIdentity {
  const { id, email, phone } = json?.customer ?? {}
  const texts = (...values: unknown[]) =>
    values.filter((value) => typeof value === 'string' && value !== '') as string[]
  return {
    emails: texts(email),
    phones: texts(phone),
    orderIds: (Array.isArray(orders) ? orders : []).map((order) => gid('Order', order)),
    customerIds: id === undefined || id === null ? [] : [String(id)],
  }
}

async function listHooks(session: Session): Promise<Json[]> {
  const all: Json[] = []
  for (let after: string | null = null; ; ) {
    const { webhookSubscriptions: page }: Json = await askShopify(session, operations.hooks, { after })
    all.push(...page.nodes)
    if (!page.pageInfo.hasNextPage) return all
    after = page.pageInfo.endCursor
  }
}

/** Makes what is missing: Shopify removes a hook after eight failures in a row. */
export async function hookHealth(session: Session, url: string): Promise<HookHealth> {
  if (!session.credentials.clientSecret) {
    const reason = 'no client secret: what comes could not be told from forgeries'
    return { active: [], repaired: [], failed: [{ topic: '*', reason }] }
  }
  const known = new Set((await listHooks(session)).filter(({ uri }) => uri === url).map(({ topic }) => topic))
  return tendTopics([...Object.keys(TOPICS), UNINSTALLED], {
    comes: (topic) => known.has(enumOf(topic)),
    put: async (topic) => {
      const field = TOPICS[topic]?.field
      const includeFields = field ? { includeFields: [...new Set([field, 'updated_at'])] } : {}
      const hook = { uri: url, format: 'JSON', ...includeFields }
      const { webhookSubscriptionCreate: made } = await askShopify(session, operations.makeHook, {
        topic: enumOf(topic),
        hook,
      })
      return made?.webhookSubscription ? undefined : String(made?.userErrors?.[0]?.message ?? 'refused')
    },
  })
}

export async function endHooks(session: Session, url: string): Promise<void> {
  for (const { id } of (await listHooks(session)).filter(({ uri }) => uri === url)) {
    await askShopify(session, operations.endHook, { id })
  }
}
