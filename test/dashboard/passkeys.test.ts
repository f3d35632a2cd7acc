import assert from 'node:assert/strict'
import type { CDPSession, Page } from 'playwright-core'
import { resetOwner } from '../../src/accounts/make-owner.ts'
import { checkAxe } from '../support/check-axe.ts'
import { accountIn, cookieOf, dashboardClient, memberOf, PASSWORD } from '../support/dashboard-client.ts'
import { settled, withDashboard } from '../support/owner-browser.ts'
import type { TestStore } from '../support/test-app.ts'

let store: TestStore
const dashboard = withDashboard(async (app) => {
  store = await app.createStore('Acme')
})
/** Browsers make passkeys for names, not for numbers. */
const named = () => dashboard.app.url.replace('127.0.0.1', 'localhost')
/** Its own origin is that of the name; a passkey that is refused or a password is a fault in the console. */
const ofName = { mayFail: /^called http:\/\/localhost|40[01]/ }

/** A device with a finger on it, as the browser sees one. */
async function deviceOf(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { cdp, authenticatorId }
}

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto(`${named()}/sign-in`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname.startsWith('/s/'))
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(`${named()}/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Current password').fill('not the password')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByText('is not your password').waitFor()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Passkey added').waitFor()
}

const withPasskey = async (page: Page) => {
  await page.context().clearCookies()
  await page.goto(`${named()}/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
}

dashboard.test(
  'a passkey is added, named, signs in without password and code, and signs nobody in once it is removed',
  async ({ page }) => {
    const { cdp, authenticatorId } = await deviceOf(page)
    const email = await accountIn(store, 'owner')
    await signInByForm(page, email)
    await addPasskey(page, 'Laptop')
    await page.getByText('Last used Never').waitFor()
    await page.getByRole('button', { name: 'Actions for Laptop' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Old laptop')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('Old laptop', { exact: true }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await checkAxe(page, 'a passkey')

    await withPasskey(page)
    await page.waitForURL(({ pathname }) => pathname.startsWith('/s/'))
    await page.goto(`${named()}/account`)
    await page.getByText(email).waitFor()
    await page.getByText('Last used now').or(page.getByText('Last used just now')).waitFor()

    // A device that asks for nobody's finger is not enough.
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await withPasskey(page)
    await page.getByText('No passkey of this server was given').waitFor()
    await checkAxe(page, 'no passkey given')
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL(({ pathname }) => pathname.startsWith('/s/'))

    await page.goto(`${named()}/account`)
    await page.getByRole('button', { name: 'Actions for Old laptop' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No passkey yet').waitFor()
    await withPasskey(page)
    await page.getByText('No passkey of this server was given').waitFor()
  },
  ofName,
)

dashboard.test(
  'an answer is good once, at this server, for its own question; others keep their hands off; a reset takes them away',
  async ({ page, app }) => {
    await deviceOf(page)
    const email = await accountIn(store, 'agent')
    await signInByForm(page, email)
    await addPasskey(page, 'Phone')
    const [cookie] = await page.context().cookies()
    const own = dashboardClient(app, `${cookie?.name}=${cookie?.value}`)
    const [{ id }] = (await own.call('GET', '/me/passkeys')).json.data
    const other = await memberOf(app, store, 'owner')
    assert.deepEqual((await other.call('GET', '/me/passkeys')).json.data, [])
    for (const deed of ['rename', 'remove']) {
      const { status } = await other.call('POST', `/me/passkeys/${deed}`, { body: { id, name: 'Mine now' } })
      assert.equal(status, 404, deed)
    }

    const nobody = dashboardClient(app)
    const asked = await nobody.call('POST', '/sign-in/passkey/begin')
    assert.equal(asked.json.userVerification, 'required')
    assert.equal(asked.json.allowCredentials, undefined, 'nobody is told whose there are')
    await page.goto(`${named()}/sign-in`)
    const response = await page.evaluate(async (json) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json)
      const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
      return given.toJSON()
    }, asked.json)
    const answer = (headers: Record<string, string>) =>
      nobody.call('POST', '/sign-in/passkey', { body: { response }, headers })
    const questionCookie = cookieOf(asked)
    const evil = { cookie: questionCookie, origin: 'http://evil.localhost:1', 'sec-fetch-site': 'same-origin' }
    assert.equal((await answer(evil)).status, 401, 'from elsewhere')
    const elsewhere = cookieOf(await nobody.call('POST', '/sign-in/passkey/begin'))
    assert.equal((await answer({ cookie: elsewhere, origin: named() })).status, 401, 'to another question')
    assert.equal((await answer({ origin: named() })).status, 401, 'to none')
    const right = await answer({ cookie: questionCookie, origin: named() })
    assert.equal(right.status, 200, right.text)
    assert.equal((await dashboardClient(app, cookieOf(right)).call('GET', '/me')).json.account.email, email)
    assert.equal((await answer({ cookie: questionCookie, origin: named() })).status, 401, 'twice')

    const link = await resetOwner(app.context, { email })
    const token = link.path.split('#')[1]
    assert.equal((await nobody.call('POST', '/links/password', { body: { token, password: PASSWORD } })).status, 200)
    await withPasskey(page)
    await page.getByText('No passkey of this server was given').waitFor()
  },
  ofName,
)

dashboard.test('where browsers make none, it is said, and no button leads nowhere', async ({ page, open, signIn }) => {
  await signIn(await accountIn(store, 'viewer'), PASSWORD)
  await open('/account')
  await page.getByText('Passkeys work where this dashboard is opened at localhost.').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Add a passkey' }).count(), 0)
  await page.context().clearCookies()
  await open('/sign-in')
  await settled(page)
  assert.equal(await page.getByRole('button', { name: 'Sign in with a passkey' }).count(), 0)
})
