import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, buildApp } from '../../app.ts'
import { setAssistantSettings } from '../../assistant/assistant-settings.ts'
import { upsertProducts } from '../../catalog/upsert-products.ts'
import type { Config } from '../../config.ts'
import type { StoreContext } from '../../context.ts'
import { setOfficeHours } from '../../conversations/conversation-settings.ts'
import { chatAsOperator } from '../../eval/chat/chat-as-operator.ts'
import type { Given, Suite, SuiteConversation } from '../../eval/chat/suite.ts'
import { addKnowledge } from '../../knowledge/add-knowledge.ts'
import { setCommerce } from '../../orders/set-commerce.ts'
import { upsertOrders } from '../../orders/upsert-orders.ts'
import type { IngestResult } from '../../shared/ingest.ts'
import { createStore } from '../../stores/create-store.ts'
import { asOperatorOf } from '../../stores/list-stores.ts'
import { CommandError } from '../operator.ts'
import type { Stage, Stages } from './stage.ts'
import { patchProducts, type SuiteData, secretsOf } from './suite-data.ts'

const BATCH = 200
const ALWAYS_CLOSED = { timeZone: 'UTC', weekly: {} }

/** Opens an embedded database in a folder that goes when `close` is called. */
export async function openThrowAwayApp(config: Config): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), 'spiel-eval-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const app = await buildApp({ ...config, databaseUrl: undefined, dataDir: folder, role: 'web', logLevel: 'silent' })
    return { ...app, close: () => app.close().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Stores made for a suite. One serves many conversations, until one has changed it or left something behind: then the next gets a
 * fresh one, so that none depends on those before it.
 */
export class ThrowAwayStages implements Stages {
  readonly #app: App
  readonly #suite: Suite
  readonly #data: SuiteData
  #usual: Stage | undefined

  constructor(app: App, suite: Suite, data: SuiteData) {
    this.#app = app
    this.#suite = suite
    this.#data = data
  }

  async stageFor({ given }: SuiteConversation): Promise<Stage> {
    const { login: _, locale: __, ...changes } = given
    if (Object.keys(changes).length > 0) return this.#make(changes)
    this.#usual ??= await this.#make({})
    return this.#usual
  }

  leave(isSpent: boolean): void {
    if (isSpent) this.#usual = undefined
  }

  /** The app is the caller's. */
  async close(): Promise<void> {}

  async #make(given: Given): Promise<Stage> {
    const { name, currency, language, origin, cart_url: cartUrl } = this.#suite.store
    const { slug } = await createStore(this.#app.context, { name, currency, language })
    const ctx = await asOperatorOf(this.#app.context, slug)
    const orders = [...this.#data.orders, ...(given.orders ?? [])]
    await push(patchProducts(this.#data.products, given.product_patch ?? {}), (batch) => upsertProducts(ctx, batch))
    await push(orders, (batch) => upsertOrders(ctx, batch))
    if (origin || cartUrl) await setCommerce(ctx, { platform: 'custom', origin, cartUrl })
    const owned = await this.#tellOwn(ctx, given)
    // A turn's time is that of a store in use, whose indexes are loaded.
    await Promise.all([ctx.indexes.get(ctx.storeId), ctx.knowledge.indexes.get(ctx.storeId)])
    return { say: (input) => chatAsOperator(ctx, input), secrets: secretsOf(orders), owned }
  }

  /** What the owner tells: pages, answers, discounts, hours. @returns their texts */
  async #tellOwn(ctx: StoreContext, { knowledge = [], discounts = [], office_hours: hours }: Given): Promise<string[]> {
    for (const { name, content } of this.#data.knowledge) {
      await addKnowledge(ctx, { file: { name, content: content.toString('base64') } })
    }
    for (const pair of knowledge) await addKnowledge(ctx, pair)
    if (discounts.length > 0) await setAssistantSettings(ctx, { settings: { discounts } })
    if (hours && hours !== 'open') await setOfficeHours(ctx, hours === 'closed' ? ALWAYS_CLOSED : hours)
    return [
      ...this.#data.knowledge.map(({ content }) => content.toString('utf8')),
      ...knowledge.map(({ answer }) => answer),
      ...discounts.flatMap(({ code, text }) => [code, text]),
    ]
  }
}

async function push(items: unknown[], upsert: (batch: unknown[]) => Promise<IngestResult>): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH) {
    const { errors } = await upsert(items.slice(at, at + BATCH))
    const [error] = errors
    if (error) throw new CommandError('bad_request', `The suite's ${error.externalId ?? 'item'}: ${error.message}`)
  }
}
