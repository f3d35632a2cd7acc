import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/transaction.ts'
import type { ExportPart } from './privacy.schema.ts'

/** One thing that is exported, and where the next page begins. */
export interface ExportRow {
  key: string
  item: Record<string, unknown>
}

const iso = (column: string) => sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** In the shape in which it is pushed, so that it can be pushed again. */
const product = sql`json_build_object('externalId', p.external_id, 'title', p.title, 'description', p.description,
  'status', p.status, 'url', p.url, 'imageUrl', p.image_url, 'vendor', p.vendor, 'category', p.category, 'tags', p.tags,
  'images', p.images, 'currency', p.currency, 'updatedAt', ${iso('p.source_updated_at')},
  'variants', (SELECT coalesce(json_agg(json_build_object('externalId', v.external_id, 'title', v.title,
      'price', v.price::float8, 'compareAtPrice', v.compare_at_price::float8, 'inventory', v.inventory, 'sku', v.sku,
      'gtin', v.gtin, 'mpn', v.mpn, 'options', v.options, 'url', v.url, 'imageUrl', v.image_url,
      'position', v.position) ORDER BY v.position, v.external_id), '[]')
    FROM variants v WHERE v.store_id = p.store_id AND v.product_id = p.external_id AND v.archived_at IS NULL))`

const order = sql`json_build_object('externalId', p.external_id, 'number', p.number, 'email', p.email,
  'total', p.total::float8, 'currency', p.currency, 'financialStatus', p.financial_status,
  'fulfillmentStatus', p.fulfillment_status, 'customerName', p.customer_name, 'placedAt', ${iso('p.placed_at')},
  'cancelledAt', ${iso('p.cancelled_at')}, 'trackingUrl', p.tracking_url, 'trackingNumber', p.tracking_number,
  'carrier', p.carrier, 'updatedAt', ${iso('p.source_updated_at')},
  'items', (SELECT coalesce(json_agg(json_build_object('title', i.title, 'platformVariantId', i.platform_variant_id,
      'quantity', i.quantity, 'unitPrice', i.unit_price::float8) ORDER BY i.position), '[]')
    FROM order_items i WHERE i.store_id = p.store_id AND i.order_id = p.external_id))`

const notesOf = (table: string, owner: string) => sql`(
  SELECT coalesce(json_agg(json_build_object('author', n.author, 'text', n.text, 'createdAt', ${iso('n.created_at')})
    ORDER BY n.created_at), '[]')
  FROM ${sql.ref(table)} n WHERE n.store_id = p.store_id AND n.${sql.ref(owner)} = p.id)`

const conversation = sql`json_build_object('id', p.id, 'status', p.status, 'intent', p.intent, 'sentiment', p.sentiment,
  'summary', p.summary, 'tags', p.tags, 'channel', p.channel, 'language', p.language, 'shopperName', p.shopper_name,
  'shopperEmail', p.shopper_email, 'leadId', p.lead_id, 'createdAt', ${iso('p.created_at')},
  'lastMessageAt', ${iso('p.last_message_at')}, 'notes', ${notesOf('conversation_notes', 'conversation_id')},
  'messages', (SELECT coalesce(json_agg(json_build_object('id', m.id, 'role', m.role, 'author', m.author, 'text', m.text,
      'receipts', m.receipts, 'feedback', m.feedback, 'createdAt', ${iso('m.created_at')}) ORDER BY m.position), '[]')
    FROM messages m WHERE m.store_id = p.store_id AND m.conversation_id = p.id))`

const lead = sql`json_build_object('id', p.id, 'email', p.email, 'name', p.name, 'phone', p.phone, 'purpose', p.purpose,
  'status', p.status, 'priority', p.priority, 'score', p.score, 'reasons', p.reasons, 'consent', p.consent,
  'conversationId', p.conversation_id, 'details', p.details, 'interests', p.interests,
  'createdAt', ${iso('p.created_at')}, 'updatedAt', ${iso('p.updated_at')}, 'notes', ${notesOf('lead_notes', 'lead_id')})`

const knowledge = sql`json_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'title', p.title, 'url', p.url,
  'language', p.language, 'readAt', ${iso('p.read_at')},
  'passages', (SELECT coalesce(json_agg(json_build_object('heading', c.heading, 'text', c.text) ORDER BY c.position), '[]')
    FROM knowledge_chunks c WHERE c.store_id = p.store_id AND c.source_id = p.id))`

const parts: Record<Exclude<ExportPart, 'settings'>, { table: string; key: string; item: RawBuilder<unknown> }> = {
  products: { table: 'products', key: 'external_id', item: product },
  orders: { table: 'orders', key: 'external_id', item: order },
  conversations: { table: 'conversations', key: 'id', item: conversation },
  leads: { table: 'leads', key: 'id', item: lead },
  knowledge: { table: 'knowledge_sources', key: 'id', item: knowledge },
}

/** The next things of a kind in the order of their ids, from after one on. */
export async function findExported(
  db: Db,
  storeId: number,
  part: Exclude<ExportPart, 'settings'>,
  { after, limit }: { after: string; limit: number },
): Promise<ExportRow[]> {
  const { table, key, item } = parts[part]
  const { rows } = await sql<ExportRow>`
    SELECT p.${sql.ref(key)} AS key, ${item} AS item FROM ${sql.ref(table)} p
    WHERE p.store_id = ${storeId} AND p.${sql.ref(key)} > ${after} ORDER BY p.${sql.ref(key)} LIMIT ${limit}`.execute(
    db,
  )
  return rows
}
