import type { App } from '../../app.ts'
import { setAssistantSettings } from '../../assistant/assistant-settings.ts'
import { upsertProducts } from '../../catalog/upsert-products.ts'
import type { StoreContext } from '../../context.ts'
import { setOfficeHours } from '../../conversations/conversation-settings.ts'
import type { Given, Suite } from '../../eval/chat/suite.ts'
import { addKnowledge } from '../../knowledge/add-knowledge.ts'
import { setCommerce } from '../../orders/set-commerce.ts'
import { upsertOrders } from '../../orders/upsert-orders.ts'
import type { IngestResult } from '../../shared/ingest.ts'
import { createStore } from '../../stores/create-store.ts'
import { asOperatorOf } from '../../stores/list-stores.ts'
import { CommandError } from '../operator.ts'
import type { SuiteData } from './suite-data.ts'

const BATCH = 200
const ALWAYS_CLOSED = { timeZone: 'UTC', weekly: {} }

interface Wanted {
  store: Suite['store']
  data: SuiteData
  given: Pick<Given, 'knowledge' | 'discounts' | 'office_hours'>
}

/** A store in a throw-away app, filled with these data. @returns its operator, and the owner's texts */
export async function makeThrowAwayStore(
  app: App,
  { store, data, given }: Wanted,
): Promise<{ ctx: StoreContext; owned: string[] }> {
  const { name, currency, language, origin, cart_url: cartUrl } = store
  const { slug } = await createStore(app.context, { name, currency, language })
  const ctx = await asOperatorOf(app.context, slug)
  await push(data.products, (batch) => upsertProducts(ctx, batch))
  await push(data.orders, (batch) => upsertOrders(ctx, batch))
  if (origin || cartUrl) await setCommerce(ctx, { platform: 'custom', origin, cartUrl })
  const owned = await tellOwn(ctx, data, given)
  // A turn's time is that of a store in use, whose indexes are loaded.
  await Promise.all([ctx.indexes.get(ctx.storeId), ctx.knowledge.indexes.get(ctx.storeId)])
  return { ctx, owned }
}

/** What the owner tells: pages, answers, discounts, hours. @returns their texts */
async function tellOwn(
  ctx: StoreContext,
  data: SuiteData,
  { knowledge = [], discounts = [], office_hours: hours }: Wanted['given'],
): Promise<string[]> {
  for (const { name, content } of data.knowledge) {
    await addKnowledge(ctx, { file: { name, content: content.toString('base64') } })
  }
  for (const pair of knowledge) await addKnowledge(ctx, pair)
  if (discounts.length > 0) await setAssistantSettings(ctx, { settings: { discounts } })
  if (hours && hours !== 'open') await setOfficeHours(ctx, hours === 'closed' ? ALWAYS_CLOSED : hours)
  return [
    ...data.knowledge.map(({ content }) => content.toString('utf8')),
    ...knowledge.map(({ answer }) => answer),
    ...discounts.flatMap(({ code, text }) => [code, text]),
  ]
}

async function push(items: unknown[], upsert: (batch: unknown[]) => Promise<IngestResult>): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH) {
    const { errors } = await upsert(items.slice(at, at + BATCH))
    const [error] = errors
    if (error) throw new CommandError('bad_request', `The suite's ${error.externalId ?? 'item'}: ${error.message}`)
  }
}
