import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { answerMessage } from '../../src/assistant/answer-message.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import type { StoreContext } from '../../src/context.ts'
import { setFeedback } from '../../src/conversations/set-feedback.ts'
import type { ShopperContext } from '../../src/conversations/shopper-context.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { replyAsHuman } from '../../src/conversations/take-conversation.ts'
import { updateConversation } from '../../src/conversations/update-conversation.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { captureLead } from '../../src/leads/capture-lead.ts'
import { updateLead } from '../../src/leads/update-lead.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { seededRandom } from '../../src/shared/seeded-random.ts'

const CATALOG = new URL('../../evals/starter/data/dummyjson.jsonl.gz', import.meta.url)
const HELP = new URL('../../evals/starter/data/help.en.md', import.meta.url)

/** What shoppers of the demo catalog say, in the order of the conversation; made by hand. */
const TALKS: { says: string[]; intent: string; sentiment: string; tags?: string[]; language?: string }[] = [
  {
    says: ['I need a mascara that is waterproof', 'do you have something cheaper?'],
    intent: 'product_search',
    sentiment: 'neutral',
  },
  {
    says: ['Where is my order #10012?', 'ann.larsen@mail.example'],
    intent: 'order_status',
    sentiment: 'neutral',
    tags: ['order'],
  },
  {
    says: ['show me laptops under 1200', 'which one is lighter, the first or the second?'],
    intent: 'comparison',
    sentiment: 'neutral',
  },
  {
    says: ['Do you ship to Norway?', 'and what does it cost?'],
    intent: 'shipping',
    sentiment: 'neutral',
    tags: ['shipping'],
  },
  {
    says: ['My perfume arrived broken!!', 'this is the second time, I want to talk to a human'],
    intent: 'complaint',
    sentiment: 'negative',
    tags: ['broken', 'perfume'],
  },
  {
    says: ['Habt ihr Sonnenbrillen für Herren?', 'gibt es die auch in Schwarz?'],
    intent: 'product_search',
    sentiment: 'neutral',
    language: 'de',
  },
  { says: ['I am looking for a trampoline for the garden under 300'], intent: 'product_search', sentiment: 'neutral' },
  {
    says: ['can I return shoes I wore once?', 'thank you, that helps a lot!'],
    intent: 'returns',
    sentiment: 'positive',
    tags: ['returns'],
  },
  { says: ['Is the Apple AirPods Max case waterproof?'], intent: 'product_question', sentiment: 'neutral' },
  { says: ['I want to speak to a person please'], intent: 'human_request', sentiment: 'neutral' },
  {
    says: ['a gift for my sister, she likes perfume, up to 100', 'the first one please'],
    intent: 'recommendation',
    sentiment: 'positive',
  },
  { says: ['do you sell kayaks?', 'a kayak for two people then'], intent: 'product_search', sentiment: 'neutral' },
  { says: ['how can I pay? do you take klarna', 'ok'], intent: 'payment', sentiment: 'neutral' },
  { says: ['¿Tenéis relojes para mujer?'], intent: 'product_search', sentiment: 'neutral', language: 'es' },
  {
    says: ['need 40 office chairs, can you make a quote?'],
    intent: 'recommendation',
    sentiment: 'positive',
    tags: ['bulk'],
  },
  { says: ['Do you have gift wrapping?'], intent: 'other', sentiment: 'neutral' },
  { says: ['blue running shoes size 44', 'anything in stock?'], intent: 'product_search', sentiment: 'neutral' },
  { says: ['When will the iPhone 13 Pro be back in stock?'], intent: 'product_question', sentiment: 'neutral' },
]
const NAMES = [
  'Ann Larsen',
  'Mara Lindqvist',
  'Jonas Weber',
  'Chloé Martin',
  'Ben Okafor',
  'Lucía Gómez',
  'Tom Reilly',
  'Aiko Tanaka',
]
const HOUR = 3_600_000

/** How much a store is filled with. */
export interface Filling {
  conversations: number
  /** Over how many days the conversations lie, the latest now. */
  days?: number
}

/**
 * A store with the demo catalog, orders, conversations that the assistant answered, leads, hand-offs and feedback: what a shop has after
 * some weeks. The same numbers make the same store.
 */
export async function fillStore(ctx: StoreContext, { conversations, days = 28 }: Filling): Promise<void> {
  const random = seededRandom(7)
  const lines = gunzipSync(await readFile(CATALOG))
    .toString()
    .trim()
    .split('\n')
  const products = lines.map((line) => JSON.parse(line))
  await upsertProducts(ctx, products.slice(0, 200))
  await upsertProducts(ctx, [{ externalId: products[3].externalId, status: 'draft' }])
  await addKnowledge(ctx, { file: { name: 'help.md', content: (await readFile(HELP)).toString('base64') } })
  for (let at = 0; at < conversations; at++) {
    const talk = TALKS[at % TALKS.length] as (typeof TALKS)[number]
    const person = at % 3 === 0 ? NAMES[Math.floor(random() * NAMES.length)] : undefined
    const id = await hold(ctx, talk, person)
    await judge(ctx, id, talk, random)
    const ageMs =
      at === conversations - 1
        ? 0
        : Math.floor(((conversations - at) / conversations) * days * 24 * HOUR * (0.4 + random() * 0.6))
    await shift(ctx, id, ageMs + at)
  }
  await orders(ctx, products, random)
  // What was put into the past is to be counted there.
  for (const table of ['overview_counts', 'overview_times', 'overview_progress']) {
    await sql`DELETE FROM ${sql.ref(table)} WHERE store_id = ${ctx.storeId}`.execute(ctx.db)
  }
}

const mailOf = (name: string) =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replace(' ', '.')}@mail.example`

async function hold(ctx: StoreContext, { says, language }: (typeof TALKS)[number], person: string | undefined) {
  const email = person && mailOf(person)
  const shopper: ShopperContext = {
    ...ctx,
    visitor: {
      ...{ sessionId: 'ws_filled', addressKey: 'filled', origin: 'https://shop.example', page: null },
      locale: language ?? 'en',
      shopper: person && email ? { id: email, email, name: person } : null,
    },
  }
  const { id } = await startConversation(shopper, person && email ? { shopper: { name: person, email } } : {})
  for (const text of says) await answerMessage(shopper, { conversationId: id, text })
  return id
}

/** What analysis, shoppers and the shop's people would have added by now. */
async function judge(ctx: StoreContext, id: string, talk: (typeof TALKS)[number], random: () => number): Promise<void> {
  const { intent, sentiment, tags = [], language = 'en' } = talk
  const isOver = random() < 0.8 && talk.intent !== 'human_request'
  await updateConversation(ctx, {
    ...{ conversationId: id, intent: intent as never, sentiment: sentiment as never, tags, language },
    ...(isOver ? { status: 'resolved' as const } : {}),
  })
  if (random() < 0.12)
    await replyAsHuman(ctx, {
      conversationId: id,
      person: 'Bea',
      text: 'Hello, Bea here. I have looked into it for you.',
    })
  if (random() < 0.2) {
    const { rows } = await sql<{ id: string }>`SELECT id FROM messages WHERE store_id = ${ctx.storeId}
      AND conversation_id = ${id} AND role = 'assistant' ORDER BY position DESC LIMIT 1`.execute(ctx.db)
    if (rows[0]) await setFeedback(ctx, { conversationId: id, messageId: rows[0].id, value: random() < 0.8 ? 1 : -1 })
  }
  if (random() < 0.25) await keepLead(ctx, id, random)
}

async function keepLead(ctx: StoreContext, conversationId: string, random: () => number): Promise<void> {
  const at = Math.floor(random() * 10_000)
  const purposes = ['purchase', 'quote', 'back_in_stock', 'newsletter', 'support'] as const
  const purpose = purposes[at % purposes.length] ?? 'other'
  const statuses = ['new', 'new', 'contacted', 'qualified', 'converted', 'unqualified'] as const
  const lead = await captureLead(ctx, {
    ...{ email: `shopper${at}@mail.example`, name: `${NAMES[at % NAMES.length]}`, purpose, conversationId },
    details: {
      productId: String(1 + (at % 60)),
      message: purpose === 'quote' ? 'Can you make a price for forty?' : null,
    },
    signals: {
      askedToBuy: at % 3 === 0,
      quoteOrBulk: purpose === 'quote',
      namedProduct: true,
      gavePhone: at % 4 === 0,
    },
    consent: { given: true, at: new Date().toISOString(), text: 'You may write to me about this.' },
  })
  await updateLead(ctx, { leadId: lead.id, status: statuses[at % statuses.length] ?? 'new' })
}

/** Puts a conversation into the past, with all that was said in it. */
async function shift({ db, storeId }: StoreContext, id: string, ageMs: number): Promise<void> {
  const back = sql`make_interval(secs => ${ageMs / 1000})`
  await sql`UPDATE conversations SET created_at = created_at - ${back}, last_message_at = last_message_at - ${back},
    updated_at = updated_at - ${back}, waiting_since = waiting_since - ${back}, analysis_due_at = NULL
    WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
  await sql`UPDATE messages SET created_at = created_at - ${back}
    WHERE store_id = ${storeId} AND conversation_id = ${id}`.execute(db)
  await sql`UPDATE answer_notes SET said_at = said_at - ${back}
    WHERE store_id = ${storeId} AND conversation_id = ${id}`.execute(db)
  await sql`UPDATE shown_products SET first_at = first_at - ${back}
    WHERE store_id = ${storeId} AND conversation_id = ${id}`.execute(db)
  await sql`UPDATE leads SET created_at = created_at - ${back} WHERE store_id = ${storeId} AND conversation_id = ${id}`.execute(
    db,
  )
}

async function orders(
  ctx: StoreContext,
  products: { title: string; variants: { externalId: string; price: number }[] }[],
  random: () => number,
): Promise<void> {
  const delivery = ['unfulfilled', 'in_progress', 'shipped', 'delivered', 'delivered', 'returned']
  const made = Array.from({ length: 120 }, (_, at) => {
    const name = NAMES[at % NAMES.length] ?? ''
    const bought = [products[Math.floor(random() * 100)], products[Math.floor(random() * 20)]]
    const items = bought.flatMap((product) => {
      const variant = product?.variants[0]
      return product && variant
        ? [
            {
              title: product.title,
              platformVariantId: variant.externalId,
              quantity: 1 + (at % 2),
              unitPrice: variant.price,
            },
          ]
        : []
    })
    return {
      ...{
        externalId: `o${10_000 + at}`,
        number: `#${10_000 + at}`,
        email: mailOf(name),
        customerName: name,
        currency: 'USD',
      },
      total: Math.round(items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0) * 100) / 100,
      financialStatus: at % 11 === 0 ? 'refunded' : 'paid',
      fulfillmentStatus: delivery[at % delivery.length],
      placedAt: new Date(Date.now() - at * 5 * HOUR).toISOString(),
      ...(at % 17 === 5 ? { cancelledAt: new Date().toISOString() } : {}),
      ...(at % 3 === 2
        ? { carrier: 'DHL', trackingNumber: `JD01${at}`, trackingUrl: `https://track.example/JD01${at}` }
        : {}),
      items,
    }
  })
  await upsertOrders(ctx, made)
}
