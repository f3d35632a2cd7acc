import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { createKey } from '../../src/api-keys/create-key.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { createEndpoint } from '../../src/webhooks/create-endpoint.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { navPlaces, settingsPlaces } from '../../web/dashboard/src/app/nav.ts'
import { checkAxe } from '../support/check-axe.ts'
import { accountIn, PASSWORD } from '../support/dashboard-client.ts'
import { keepShot, settled, withDashboard } from '../support/owner-browser.ts'
import type { TestStore } from '../support/test-app.ts'
import { TEST_SECRET } from '../support/test-secret.ts'

let store: TestStore
let empty: TestStore
let owner: string
let endpoint: string
const LOOKS = [
  { width: 1280, height: 860, colorScheme: 'light' },
  { width: 1280, height: 860, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const

const dashboard = withDashboard(
  async (app) => {
    store = await app.createStore('Acme')
    empty = await app.createStore('Nothing yet')
    owner = await accountIn(store, 'owner')
    await createKey(store.context, { name: 'Warehouse', scopes: ['read'] })
    await addKnowledge(store.context, { question: 'Do you ship to Norway?', answer: 'Yes, in five days, for 14 EUR.' })
    await createWidgetKey(store.context, { origins: ['https://shop.example'] })
    endpoint = (await createEndpoint(store.context, { url: 'https://hooks.shop.example/' })).id
  },
  { SPIEL_SECRET: TEST_SECRET },
)

/** Every page there is inside a store. */
const paths = (slug: string) => [
  ...[...navPlaces, ...settingsPlaces].map(({ path }) => `/s/${slug}${path === '' ? '' : `/${path}`}`),
  `/s/${slug}/start`,
]

for (const { width, height, colorScheme } of LOOKS) {
  dashboard.test(
    `no page has a fault that axe finds, or is wider than the screen: ${width} px, ${colorScheme}`,
    async (tab) => {
      const { page, open, signIn } = tab
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      const entrances = ['/sign-in', '/first-run', '/password', '/join']
      const check = async (path: string) => {
        await open(path)
        const name = `${path.replace(/[^\w-]+/g, '_')}-${width}-${colorScheme}`
        await keepShot(page, name)
        await checkAxe(page, name)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(overflow <= 0, `${name} is ${overflow} px wider than the screen`)
      }
      for (const path of entrances) await check(path)
      await signIn(owner, PASSWORD)
      for (const path of [...paths(store.slug), `/s/${store.slug}/settings/webhooks/${endpoint}`, '/account'])
        await check(path)
    },
    { mayFail: /404|400/ },
  )
}

dashboard.test(
  'dialogs, menus and the palette have no fault that axe finds, and are worked by keyboard',
  async (tab) => {
    const { page, open, signIn } = tab
    await signIn(owner, PASSWORD)
    await open(`/s/${store.slug}/settings/keys`)
    await page.getByRole('button', { name: 'Create key' }).first().click()
    await page.getByRole('dialog').waitFor()
    await checkAxe(page, 'dialog')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Where to, or what to do?').waitFor()
    await checkAxe(page, 'palette')
    await page.keyboard.type('knowl')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Knowledge', level: 1 }).waitFor()
    await page.locator('h1').click()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.getByRole('heading', { name: 'General', level: 1 }).waitFor()
  },
)

dashboard.test('the dashboard speaks German where the browser does, and keeps what was chosen', async (tab) => {
  const { page, signIn, open } = tab
  await signIn(owner, PASSWORD)
  await page.evaluate(() => localStorage.setItem('spiel-language', 'de'))
  await open(`/s/${store.slug}/settings/keys`)
  await page.getByRole('heading', { name: 'API-Schlüssel', level: 1 }).waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de')
  await page.evaluate(() => localStorage.setItem('spiel-theme', 'dark'))
  await open(`/s/${store.slug}/settings/team`)
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark')
})

dashboard.test('a store that is not theirs leads home, and a setting can be taken back', async (tab) => {
  const { page, open, signIn } = tab
  await signIn(owner, PASSWORD)
  await page.goto(`${dashboard.app.url}/s/${empty.slug}/settings/keys`)
  await page.waitForURL(({ pathname }) => pathname === `/s/${store.slug}`)
  await open(`/s/${store.slug}/settings/general`)
  await page.getByLabel('Name', { exact: true }).fill('Acme & Sons')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction(() => document.querySelector('input')?.value === 'Acme')
  await page.reload()
  await settled(page)
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Acme')
})

test('the first page of a store needs at most 200 KB of script, packed', () => {
  const folder = new URL('../../web/dashboard/dist/', import.meta.url)
  type Chunk = { file: string; imports?: string[]; isEntry?: boolean }
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Record<string, Chunk>
  const needed = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || needed.has(chunk.file)) return
    needed.add(chunk.file)
    for (const one of chunk.imports ?? []) add(one)
  }
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) add(name)
  add('src/overview/overview-page.tsx')
  const sizes = [...needed].map((file) => gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`first load: ${needed.size} files, ${bytes} bytes packed`)
  assert.ok(bytes > 50_000 && bytes <= 200 * 1024, `${bytes} bytes`)
})
