import assert from 'node:assert/strict'
import { createKey } from '../../src/api-keys/create-key.ts'
import { setTagRules } from '../../src/conversations/conversation-settings.ts'
import { listConversations } from '../../src/conversations/list-conversations.ts'
import { setSearchSettings } from '../../src/search/search-settings.ts'
import { createEndpoint } from '../../src/webhooks/create-endpoint.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { navPlaces, settingsPlaces } from '../../web/dashboard/src/app/nav.ts'
import { checkAxe } from './check-axe.ts'
import { accountIn, PASSWORD } from './dashboard-client.ts'
import { fillStore } from './filled-store.ts'
import { keepShot, withDashboard } from './owner-browser.ts'
import type { TestStore } from './test-app.ts'
import { TEST_SECRET } from './test-secret.ts'

const LOOKS = ['light', 'dark'] as const
const CONVERSATIONS = 20

/** Every page there is inside a store, and what else its pages show when something is asked for, open, or chosen. */
const pathsOf = (slug: string, { conversation, endpoint }: { conversation: string; endpoint: string }) => [
  ...[...navPlaces, ...settingsPlaces].map(({ path }) => `/s/${slug}${path === '' ? '' : `/${path}`}`),
  ...[
    `start`,
    `inbox?view=all&id=${conversation}`,
    `leads?view=board`,
    `catalog?q=red+perfume`,
    `catalog?product=6`,
    `orders?order=o10005`,
    `settings/search?q=perfume+under+100`,
    `settings/webhooks/${endpoint}`,
  ].map((path) => `/s/${slug}/${path}`),
]

/** Tests every page of a filled store at one width, light and dark. It takes minutes: one width a file. */
export function testEveryPage({ width, height }: { width: number; height: number }): void {
  let store: TestStore
  let owner: string
  let endpoint: string
  const dashboard = withDashboard(
    async (app) => {
      store = await app.createStore('Acme')
      owner = await accountIn(store, 'owner')
      await fillStore(store.context, { conversations: CONVERSATIONS })
      await createKey(store.context, { name: 'Warehouse', scopes: ['read'] })
      await setSearchSettings(store.context, {
        synonyms: [{ from: ['mackintosh'], to: ['rain coat', 'jacket'] }],
        pins: [{ query: 'perfume', productIds: ['6', '7'] }],
        boosts: [{ by: 'tag', value: 'beauty', factor: 1.5 }],
      })
      await setTagRules(store.context, [{ tag: 'wholesale', words: ['bulk', 'reseller'] }])
      await createWidgetKey(store.context, { origins: ['https://shop.example'] })
      endpoint = (await createEndpoint(store.context, { url: 'https://hooks.shop.example/', types: ['lead.created'] }))
        .id
    },
    { SPIEL_SECRET: TEST_SECRET },
  )
  dashboard.test(
    `no page has a fault that axe finds, light or dark, or is wider than the screen: ${width} px`,
    async (tab) => {
      const { page, open, signIn } = tab
      await page.setViewportSize({ width, height })
      const check = async (path: string) => {
        await page.emulateMedia({ colorScheme: LOOKS[0] })
        await open(path)
        for (const colorScheme of LOOKS) {
          await page.emulateMedia({ colorScheme })
          const name = `${path.replace(/[^\w-]+/g, '_')}-${width}-${colorScheme}`
          await keepShot(page, name)
          await checkAxe(page, name)
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(overflow <= 0, `${path} is ${overflow} px wider than ${width}`)
      }
      for (const path of ['/sign-in', '/first-run', '/password', '/join']) await check(path)
      await signIn(owner, PASSWORD)
      const [latest] = (await listConversations(store.context, {})).data
      const paths = pathsOf(store.slug, { conversation: latest?.id ?? '', endpoint })
      for (const path of [...paths, '/account']) await check(path)
      console.log(`${paths.length + 5} pages at ${width} px, light and dark: axe finds nothing`)
    },
    // Pictures of products are of shops that are not there.
    { mayFail: /404|400|ERR_NAME_NOT_RESOLVED|ERR_CONNECTION_REFUSED|^called https:/ },
  )
}
