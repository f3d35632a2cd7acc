import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstLoadOf, MOST_FIRST_LOAD_BYTES } from '../../scripts/dashboard-first-load.ts'
import { checkAxe } from '../support/check-axe.ts'
import { accountIn, PASSWORD } from '../support/dashboard-client.ts'
import { settled, withDashboard } from '../support/owner-browser.ts'
import type { TestStore } from '../support/test-app.ts'

let store: TestStore
let empty: TestStore
let owner: string

const dashboard = withDashboard(async (app) => {
  store = await app.createStore('Acme')
  empty = await app.createStore('Nothing yet')
  owner = await accountIn(store, 'owner')
})

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
  await open(`/s/${store.slug}/settings/team`)
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

test('the first page of a store needs at most 200 KB of script, packed', async () => {
  const dist = new URL('../../web/dashboard/dist/', import.meta.url)
  const { files, bytes } = await firstLoadOf('src/overview/overview-page.tsx', dist)
  console.log(`first load: ${files} files, ${bytes} bytes packed`)
  assert.ok(files > 1 && bytes > 50_000 && bytes <= MOST_FIRST_LOAD_BYTES, `${bytes} bytes`)
})
