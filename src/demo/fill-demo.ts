import { upsertProducts } from '../catalog/upsert-products.ts'
import { type AppContext, requireScope, type StoreContext } from '../context.ts'
import { getOfficeHours, setOfficeHours } from '../conversations/conversation-settings.ts'
import { addKnowledge } from '../knowledge/add-knowledge.ts'
import { getCommerce, setCommerce } from '../orders/set-commerce.ts'
import { upsertOrders } from '../orders/upsert-orders.ts'
import { createStore } from '../stores/create-store.ts'
import { asOperatorOf, listStores } from '../stores/list-stores.ts'
import { widgetSettingsSchema } from '../widget/widget-settings.schema.ts'
import { getWidgetSettings, setWidgetSettings } from '../widget/widget-settings.ts'
import { demoOrders } from './demo-orders.ts'
import { demoOfficeHours, policiesAsMarkdown } from './demo-policies.ts'
import { demoProducts } from './demo-products.ts'

/** Of the store that is made when a server has none. */
const STORE_NAME = 'Marlow & Pine'
/** Of the demo shop's pages. */
const COLOUR = '#2f5d4a'
const usualColour = widgetSettingsSchema.parse({}).color

/** What was filled in. */
export interface FilledDemo {
  products: number
  orders: number
}

/**
 * Fills a store with all that the assistant can be tried on: an illustrated catalog, orders, policies, opening hours and a cart. The
 * same again replaces it; what the owner has set of hours, cart link and colour stays.
 * @param shop address of its demo shop, with which links and pictures begin: `https://spiel.example/demo/my-shop`
 */
export async function fillDemo(ctx: StoreContext, shop: string): Promise<FilledDemo> {
  requireScope(ctx, 'admin')
  const products = await upsertProducts(ctx, demoProducts(shop))
  const orders = await upsertOrders(ctx, demoOrders(shop, Date.now()))
  const content = Buffer.from(policiesAsMarkdown()).toString('base64')
  await addKnowledge(ctx, { file: { name: 'demo-policies.md', content } })
  if (!(await getOfficeHours(ctx))) await setOfficeHours(ctx, demoOfficeHours)
  const widget = await getWidgetSettings(ctx)
  if (widget.color === usualColour) await setWidgetSettings(ctx, { ...widget, color: COLOUR })
  const cart = `${shop}/cart?{items:add={id}:{quantity}|&}`
  const known = await getCommerce(ctx)
  if (!known || known.cartTemplate?.includes('/demo/')) {
    await setCommerce(ctx, { platform: 'custom', origin: new URL(shop).origin, cartUrl: cart })
  }
  return { products: products.upserted, orders: orders.upserted }
}

/** A store that was filled, by its slug. */
export interface FilledStore extends FilledDemo {
  slug: string
}

/**
 * Makes a store and fills it where there is none yet.
 * @param origin where browsers reach this server
 * @returns null when there are stores: they are their owners'
 */
export async function fillFirstStore(app: AppContext, origin: string, actor: string): Promise<FilledStore | null> {
  if ((await listStores(app)).length > 0) return null
  const { slug } = await createStore(app, { name: STORE_NAME }, actor)
  return fillStore(app, slug, origin)
}

/** The operator's way: into the store they name, else into the first one of a server that has none. */
export const fillForOperator = (app: AppContext, { store, origin }: { store?: string; origin: string }) =>
  store === undefined ? fillFirstStore(app, origin, 'operator') : fillStore(app, store, origin)

async function fillStore(app: AppContext, slug: string, origin: string): Promise<FilledStore> {
  return { slug, ...(await fillDemo(await asOperatorOf(app, slug), `${origin}/demo/${slug}`)) }
}
