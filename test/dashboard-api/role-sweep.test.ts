import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type Role, roles } from '../../src/context.ts'
import { accountRoutes } from '../../src/http/dashboard-account-routes.ts'
import { dashboardRoutes } from '../../src/http/dashboard-routes.ts'
import { type DashboardClient, dashboardClient, memberOf } from '../support/dashboard-client.ts'
import { appOfFile, type TestStore } from '../support/test-app.ts'

const app = await appOfFile()
const nobody = dashboardClient(app)
let store: TestStore
let other: TestStore
const members = new Map<Role, DashboardClient>()

before(async () => {
  store = await app.createStore('One')
  other = await app.createStore('Two')
  for (const role of roles) members.set(role, await memberOf(app, store, role))
})

const at = (path: string, slug: string) => `/stores/${slug}${path.replace(/\{\w+\}/g, 'nothing-has-this-id')}`
const bodyFor = (method: string) => (method === 'GET' ? {} : { body: {} })

test('every route says who may call it, under a name of its own', () => {
  assert.ok(dashboardRoutes.length > 0 && accountRoutes.length > 10)
  for (const { role, path } of dashboardRoutes) assert.ok(roles.includes(role), path)
  for (const { needs, path } of accountRoutes) assert.ok(['nobody', 'account'].includes(needs), path)
  const names = [...dashboardRoutes, ...accountRoutes].map(({ operationId }) => operationId)
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  )
  const open = accountRoutes.filter(({ needs }) => needs === 'nobody').map(({ path }) => path)
  assert.deepEqual(open.sort(), [
    '/first-run',
    '/invitations/join',
    '/invitations/look',
    '/links/look',
    '/links/password',
    '/sign-in',
    '/sign-in/passkey',
    '/sign-in/passkey/begin',
    '/state',
  ])
})

describe('inside a store', () => {
  for (const { method, path, role: least } of dashboardRoutes) {
    test(`${method} ${path} needs ${least}, in this store`, async () => {
      const options = bodyFor(method)
      const unknown = await nobody.call(method, at(path, store.slug), options)
      assert.deepEqual([unknown.status, unknown.text], [401, '{"error":"Unauthorized"}'])
      for (const role of roles) {
        const member = members.get(role) as DashboardClient
        const { status, text } = await member.call(method, at(path, store.slug), options)
        const isEnough = roles.indexOf(role) >= roles.indexOf(least)
        if (!isEnough) {
          assert.deepEqual([status, JSON.parse(text).error], [403, 'Forbidden'], role)
          continue
        }
        assert.ok(status < 500 && ![401, 403, 405].includes(status), `${role}: ${status} ${text}`)
        // Nothing is said of a store that they have no part in, not even that it exists.
        const foreign = await member.call(method, at(path, other.slug), options)
        const none = await member.call(method, at(path, 'no-such-store'), options)
        assert.deepEqual([foreign.status, foreign.text], [404, '{"error":"Not found"}'], role)
        assert.deepEqual([none.status, none.text], [404, '{"error":"Not found"}'], role)
      }
    })

    if (method !== 'GET') {
      test(`${method} ${path} is refused when another site has it sent`, async () => {
        const owner = members.get('owner') as DashboardClient
        const foreign: Record<string, string | undefined>[] = [
          { 'x-spiel-page': undefined },
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
          { 'sec-fetch-site': undefined, origin: 'null' },
        ]
        for (const headers of foreign) {
          const { status } = await owner.call(method, at(path, store.slug), { body: {}, headers })
          assert.equal(status, 403, JSON.stringify(headers))
        }
      })
    }
  }
})

describe('outside a store', () => {
  for (const { method, path, needs } of accountRoutes) {
    test(`${method} ${path} needs ${needs}`, async () => {
      const { status } = await nobody.call(method, path, bodyFor(method))
      if (needs === 'account') assert.equal(status, 401)
      else assert.ok([200, 400].includes(status), String(status))
      if (method === 'GET') return
      const forged = await nobody.call(method, path, { body: {}, headers: { 'sec-fetch-site': 'cross-site' } })
      assert.equal(forged.status, 403)
    })
  }
})

test('a key of the public API opens nothing here, and a session nothing there', async () => {
  const key = await store.key('admin')
  const path = at('/keys', store.slug)
  assert.equal((await nobody.call('GET', path, { headers: { authorization: `Bearer ${key}` } })).status, 401)
  const { cookie } = members.get('owner') as DashboardClient
  assert.equal((await app.call('/leads', { headers: { cookie } })).status, 401)
})
