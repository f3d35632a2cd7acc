import { getProductsNow } from '../catalog/get-product.ts'
import type { StoreContext } from '../context.ts'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { explainSearch } from './explain-search.ts'
import { type SearchSettings, searchSettingsSchema } from './search.schema.ts'
import { getSearchSettings, setSearchSettings } from './search-settings.ts'

/** The settings, with what their products are called; one that is no longer offered has no title. */
export interface ShownSearchSettings {
  settings: SearchSettings
  titles: Record<string, string>
}

async function show(ctx: StoreContext, settings: SearchSettings): Promise<ShownSearchSettings> {
  const ids = [...settings.pins, ...settings.buries].flatMap(({ productIds }) => productIds)
  const products = await getProductsNow(ctx, [...new Set(ids)])
  return { settings, titles: Object.fromEntries(products.map(({ externalId, title }) => [externalId, title])) }
}

/** Settings -> Search: what words mean here, what comes first, and why. */
export const searchSettingsDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/search-settings', role: 'viewer', operationId: 'getSearchSettings' },
    summary: 'Synonyms, pins and boosts',
    handle: async (ctx) => ({ status: 200, body: await show(ctx, await getSearchSettings(ctx)) }),
  }),
  dashboardRoute({
    ...{ method: 'PUT', path: '/search-settings', role: 'admin', operationId: 'setSearchSettings' },
    summary: 'Replace them',
    body: searchSettingsSchema,
    handle: async (ctx, { body }) => ({ status: 200, body: await show(ctx, await setSearchSettings(ctx, body)) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/search-explained', role: 'viewer', operationId: 'explainSearch' },
    summary: 'What a shopper would find, with its reasons',
    handle: async (ctx, { query }) => ({ status: 200, body: await explainSearch(ctx, query) }),
  }),
]
