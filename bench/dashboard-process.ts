import { sql } from 'kysely'
import { buildApp } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'
import type { Db } from '../src/db/transaction.ts'
import { createStore } from '../src/stores/create-store.ts'
import { asOperatorOf } from '../src/stores/list-stores.ts'
import { createWidgetKey } from '../src/widget/create-widget-key.ts'
import { memberOf } from '../test/support/dashboard-client.ts'
import type { TestApp } from '../test/support/test-app.ts'
import { type DashboardOrder, type DashboardReady, ORIGIN } from './dashboard-order.ts'

/** The whole server with a store that has had many conversations. */

const { database, conversations } = JSON.parse(process.argv[2] ?? '{}') as DashboardOrder
const environment = { PORT: '0', SPIEL_LOG_LEVEL: 'silent', SPIEL_TURN_LIMITS: '0' }
const app = await buildApp(
  loadConfig({ ...environment, DATABASE_URL: database.databaseUrl ?? '', SPIEL_DATA_DIR: database.dataDir ?? '' }),
)
const url = (await app.server?.listen({ port: 0, host: '127.0.0.1' })) ?? ''
const { slug } = await createStore(app.context, { name: 'Bench' })
const context = await asOperatorOf(app.context, slug)

const AT_ONCE = 1_000
const DAYS = 90

/** Many of each: 4 messages and 2 answers a conversation, one in 7 with an address, one in 5 a lead, one in 2 an order. */
async function seed(db: Db, storeId: number, count: number): Promise<void> {
  const stamp = sql`now() - make_interval(secs => ${DAYS * 86_400} * (1 - n / ${count}::float8)) - interval '1 minute'`
  const words = sql`(ARRAY['shipping','jacket','blue','return','size','order','gift','lamp','desk','kettle'])`
  await sql`INSERT INTO products (store_id, external_id, title, status, search_hash, created_at, changed_at)
    SELECT ${storeId}::int, 'p' || n, 'Thing ' || n || ' ' || ${words}[1 + n % 10], 'active', '\\x00', now(),
      now() - n * interval '1 second' FROM generate_series(0, 19999) n`.execute(db)
  await sql`INSERT INTO variants (store_id, external_id, product_id, price, inventory, position)
    SELECT ${storeId}::int, 'v' || n, 'p' || n, 10 + n % 90, 5, 0 FROM generate_series(0, 19999) n`.execute(db)
  for (let from = 1; from <= count; from += AT_ONCE) {
    const some = sql`generate_series(${from}::int, ${Math.min(count, from + AT_ONCE - 1)}::int) n`
    await sql`INSERT INTO conversations (store_id, id, status, intent, sentiment, tags, channel, language, message_count,
        shopper_email, shopper_name, last_message_at, created_at, updated_at, hand_off_reason)
      SELECT ${storeId}::int, 'conv_' || n, CASE WHEN n % 50 = 0 THEN 'waiting_for_human' WHEN n % 3 = 0 THEN 'active'
          ELSE 'resolved' END, (ARRAY['product_search','order_status','shipping','returns','other'])[1 + n % 5],
        (ARRAY['positive','neutral','negative'])[1 + n % 3], ARRAY['tag' || n % 20], 'widget',
        (ARRAY['en','de'])[1 + n % 2], 4, CASE WHEN n % 7 = 0 THEN 'shopper' || n || '@mail.example' END,
        CASE WHEN n % 7 = 0 THEN 'Shopper ' || n END, at + interval '80 seconds', at, at + interval '80 seconds',
        CASE WHEN n % 25 = 0 THEN 'asked' END
      FROM ${some}, LATERAL (SELECT date_trunc('milliseconds', ${stamp}) AS at) s`.execute(db)
    await sql`INSERT INTO messages (store_id, conversation_id, position, id, role, text, created_at, feedback)
      SELECT ${storeId}::int, 'conv_' || n, place, 'msg_' || n || '_' || place,
        CASE WHEN place % 2 = 0 THEN 'shopper' WHEN n % 40 = 0 AND place = 3 THEN 'human' ELSE 'assistant' END,
        'I am looking for the ' || ${words}[1 + (n + place) % 10] || CASE WHEN n % 1000 = 0 THEN ' trampoline' ELSE '' END
          || ' number ' || n, at + place * interval '20 seconds', CASE WHEN n % 20 = 0 AND place = 1 THEN 1 END
      FROM ${some}, generate_series(0, 3) place, LATERAL (SELECT date_trunc('milliseconds', ${stamp}) AS at) s`.execute(
      db,
    )
    await sql`INSERT INTO answer_notes (store_id, message_id, conversation_id, said_at, took_ms, input_tokens,
        output_tokens, cost_micros, tools, replaced, shown, gap, asked, demand)
      SELECT ${storeId}::int, 'msg_' || n || '_' || place, 'conv_' || n, at + place * interval '20 seconds',
        20 + (n * 37 + place) % 900, 900, 80, 12, '[]', '[]',
        ARRAY['p' || n % 20000, 'p' || (n + place) % 20000, 'p' || (n * 7) % 20000],
        CASE WHEN n % 30 = 0 THEN 'policy' END, CASE WHEN n % 30 = 0 THEN 'do you ship to place ' || n % 300 END,
        CASE WHEN n % 20 = 0 THEN jsonb_build_array(jsonb_build_object('wanted', 'thing ' || n % 500, 'thing',
          'thing ' || n % 500, 'outcome', 'none', 'missing', '[]'::jsonb, 'priceMax', 50, 'currency', 'USD')) END
      FROM ${some}, unnest(ARRAY[1, 3]) place, LATERAL (SELECT date_trunc('milliseconds', ${stamp}) AS at) s`.execute(
      db,
    )
    await sql`INSERT INTO shown_products (store_id, conversation_id, product_id, first_at, clicked_at)
      SELECT store_id, conversation_id, product_id, min(said_at), CASE WHEN random() < 0.2 THEN min(said_at) END
      FROM answer_notes, unnest(shown) product_id, ${some}
      WHERE store_id = ${storeId} AND conversation_id = 'conv_' || n GROUP BY 1, 2, 3`.execute(db)
    await sql`INSERT INTO leads (store_id, id, email, name, purpose, status, priority, score, reasons, conversation_id,
        created_at, updated_at)
      SELECT ${storeId}::int, 'lead_' || n, 'lead' || n || '@mail.example', 'Lead ' || n, 'purchase',
        (ARRAY['new','contacted','qualified'])[1 + n % 3], 'medium', n % 100, '{}', 'conv_' || n, at, at
      FROM ${some}, LATERAL (SELECT date_trunc('milliseconds', ${stamp}) AS at) s WHERE n % 5 = 0`.execute(db)
    await sql`INSERT INTO orders (store_id, external_id, number, email, total, currency, financial_status,
        fulfillment_status, placed_at, created_at, changed_at)
      SELECT ${storeId}::int, 'o' || n, '#' || n, 'shopper' || n || '@mail.example', 50, 'USD', 'paid', 'fulfilled',
        at + interval '1 day', at, at
      FROM ${some}, LATERAL (SELECT date_trunc('milliseconds', ${stamp}) AS at) s WHERE n % 2 = 0`.execute(db)
    await sql`INSERT INTO order_items (store_id, order_id, position, title, platform_variant_id, quantity, unit_price)
      SELECT ${storeId}::int, 'o' || n, 0, 'Thing', 'v' || n % 20000, 1, 50 FROM ${some} WHERE n % 2 = 0`.execute(db)
  }
  await sql`INSERT INTO store_clocks (store_id, resource, last_at)
    SELECT ${storeId}::int, name, now() FROM unnest(ARRAY['conversations','leads','orders','products']) name
    ON CONFLICT (store_id, resource) DO UPDATE SET last_at = excluded.last_at`.execute(db)
  const tables = [
    'products',
    'variants',
    'conversations',
    'messages',
    'answer_notes',
    'shown_products',
    'leads',
    'orders',
    'order_items',
  ]
  for (const table of tables) await sql`VACUUM ANALYZE ${sql.ref(table)}`.execute(db)
}

const startedAt = performance.now()
await seed(app.context.db, context.storeId, conversations)
const seedSeconds = (performance.now() - startedAt) / 1000
const served = { ...app, url } as unknown as TestApp
const member = await memberOf(served, { slug, context, key: async () => '' }, 'owner')
const widgetKey = await createWidgetKey(context, { origins: [ORIGIN] })
const ready: DashboardReady = { url, slug, cookie: member.cookie, widgetKey: widgetKey.key, seedSeconds }
process.stdout.write(`${JSON.stringify(ready)}\n`)
process.once('SIGTERM', async () => {
  await app.close()
  process.exit()
})
