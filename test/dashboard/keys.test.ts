import assert from 'node:assert/strict'
import { accountIn, PASSWORD } from '../support/dashboard-client.ts'
import { settled, withDashboard } from '../support/owner-browser.ts'
import type { TestStore } from '../support/test-app.ts'

let store: TestStore
let owner: string
const dashboard = withDashboard(async (app) => {
  store = await app.createStore('Acme')
  owner = await accountIn(store, 'owner')
})

dashboard.test(
  'a key is made, used, seen as used, rotated and revoked; its secret is shown once',
  async ({ page, app, open, signIn }) => {
    await signIn(owner, PASSWORD)
    const answers: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
    })
    await open(`/s/${store.slug}/settings/keys`)
    await page.getByText('No key yet').waitFor()
    await page.getByRole('button', { name: 'Create key' }).first().click()
    await page.getByLabel('Name').fill('Nightly sync')
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
    const secret = (await page.getByTestId('secret').innerText()).trim()
    assert.match(secret, /^sp_live_\w{12}\.\w{49}$/)
    const curl = await page.getByRole('dialog').locator('pre').innerText()
    assert.ok(curl.includes(secret) && curl.includes(app.url), 'the line is ready to copy')
    // Neither Escape nor a click beside it closes what is shown once.
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    assert.equal(await page.getByTestId('secret').count(), 1)
    await page.getByRole('button', { name: 'I have kept it' }).click()

    const product = { externalId: 'mug', title: 'Mug', variants: [{ externalId: 'mug-1', price: 9 }] }
    const push = (key: string) => app.call('/catalog', { key, body: { products: [product] } })
    const row = page.getByRole('row', { name: /Nightly sync/ }).first()
    assert.match(await row.innerText(), /Never/)
    assert.equal((await push(secret)).status, 200)
    await row.getByText('just now').first().waitFor()
    await page.waitForFunction(
      () => !/\bNever\b[\s\S]*\bNever\b/.test(document.querySelector('tbody')?.innerText ?? ''),
    )

    const deeds = page.getByRole('button', { name: 'Actions for Nightly sync' })
    await deeds.first().click()
    await page.getByRole('menuitem', { name: 'Rotate' }).click()
    await page.getByLabel('For an hour').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    const next = (await page.getByTestId('secret').innerText()).trim()
    assert.notEqual(next, secret)
    await page.getByRole('button', { name: 'I have kept it' }).click()
    assert.deepEqual([(await push(secret)).status, (await push(next)).status], [200, 200], 'both during the grace')

    const nextRow = page.getByRole('row', { name: new RegExp(next.split('.')[0] as string) })
    await nextRow.getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('Key revoked').waitFor()
    assert.equal((await push(next)).status, 401, 'the very next call')
    await page.getByRole('heading', { name: 'Ended keys' }).waitFor()

    await page.reload()
    await settled(page)
    const all = answers.join('\n')
    for (const one of [secret, next]) {
      const end = one.split('.')[1] as string
      assert.equal(all.split(end).length - 1, 1, 'in the answer to its making and in no other')
      assert.ok(!(await page.content()).includes(end))
      assert.equal(
        await page.evaluate((text) => JSON.stringify({ ...localStorage, ...sessionStorage }).includes(text), end),
        false,
      )
      assert.ok(!app.logLines.join('').includes(end))
    }
  },
)

dashboard.test(
  'an agent finds neither the page nor the way to it',
  async ({ page, open, signIn }) => {
    await signIn(await accountIn(store, 'agent'), PASSWORD)
    await open(`/s/${store.slug}/settings`)
    assert.equal(await page.getByRole('link', { name: 'API Keys' }).count(), 0)
  },
  {},
)
