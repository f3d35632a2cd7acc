import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { resetOwner } from '../../src/accounts/make-owner.ts'
import { removeMember } from '../../src/accounts/members.ts'
import { accountIn, cookieOf, dashboardClient, memberOf, PASSWORD } from '../support/dashboard-client.ts'
import { appOfFile, type TestStore } from '../support/test-app.ts'

const app = await appOfFile()
const nobody = dashboardClient(app)
let store: TestStore

beforeEach(async () => {
  store = await app.createStore()
  // What other tests tried counts for the minute.
  await sql`DELETE FROM rate_limits`.execute(app.context.db)
})

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  nobody.call('POST', '/sign-in', { body: { email, password }, headers })

test('a session is a cookie that no script reads and no other site sends', async () => {
  const email = await accountIn(store, 'viewer')
  const answer = await signIn(email, PASSWORD)
  const [cookie = '', ...more] = answer.headers.getSetCookie()
  assert.equal(more.length, 0)
  assert.match(cookie, /; HttpOnly/)
  assert.match(cookie, /; SameSite=Lax/)
  assert.match(cookie, /; Path=\//)
  assert.doesNotMatch(cookie, /Domain/)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.ok(!answer.text.includes((cookie.split('=')[1] as string).split('.')[0] as string), 'the token is in no body')
})

test('behind an https address the cookie goes over https alone', async () => {
  const { startTestApp } = await import('../support/test-app.ts')
  const secure = await startTestApp({ SPIEL_PUBLIC_URL: 'https://spiel.shop.example' })
  try {
    const email = await accountIn(await secure.createStore(), 'viewer')
    const answer = await dashboardClient(secure).call('POST', '/sign-in', { body: { email, password: PASSWORD } })
    assert.match(answer.headers.getSetCookie()[0] as string, /^__Secure-spiel.*; Secure/)
  } finally {
    await secure.close()
  }
})

test('a wrong password and an unknown address get the same answer, and an address is read in any case', async () => {
  const email = await accountIn(store, 'viewer')
  const [wrong, unknown] = [await signIn(email, 'not the password'), await signIn('nobody@team.example', PASSWORD)]
  assert.deepEqual([wrong.status, wrong.text], [401, '{"error":"Unauthorized"}'])
  assert.deepEqual([unknown.status, unknown.text], [wrong.status, wrong.text])
  assert.deepEqual([...unknown.headers.getSetCookie(), ...wrong.headers.getSetCookie()], [])
  assert.equal((await signIn(` ${email.toUpperCase()} `, PASSWORD)).status, 200)
})

test('a session fixed before the sign-in is worth nothing after it', async () => {
  const member = await memberOf(app, store, 'viewer')
  const victim = await accountIn(store, 'owner')
  // The victim's browser was given the attacker's own cookie, and one made up.
  for (const fixed of [member.cookie, `${member.cookie.split('=')[0]}=made.up`]) {
    const answer = await signIn(victim, PASSWORD, { cookie: fixed })
    assert.notEqual(cookieOf(answer), fixed)
    assert.equal((await dashboardClient(app, cookieOf(answer)).call('GET', '/me')).json.account.email, victim)
    const still = await dashboardClient(app, fixed).call('GET', '/me')
    assert.notEqual(still.json?.account?.email, victim)
  }
})

test('a cookie that was touched, or is another kind, is no session', async () => {
  const { cookie } = await memberOf(app, store, 'viewer')
  const [name, value = ''] = cookie.split('=')
  const [token, signature = ''] = decodeURIComponent(value).split('.')
  const other = signature.startsWith('A') ? 'B' : 'A'
  for (const bad of [
    `${token}`,
    `${token}.`,
    `${token}.${other}${signature.slice(1)}`,
    `${token?.slice(1)}.${signature}`,
    '.',
    '%',
  ]) {
    const answer = await dashboardClient(app, `${name}=${encodeURIComponent(bad)}`).call('GET', '/me')
    assert.equal(answer.status, 401, bad)
  }
})

test('guessing at one account is stopped after five tries, without a word of how near it was', async () => {
  const email = await accountIn(store, 'owner')
  for (let n = 0; n < 5; n++) assert.equal((await signIn(email, `guess ${n}`)).status, 401)
  const refused = await signIn(email, PASSWORD)
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) >= 1)
  assert.deepEqual(refused.headers.getSetCookie(), [])
  assert.equal((await signIn(await accountIn(store, 'owner'), PASSWORD)).status, 200, 'others are not locked out')
})

test('who knows the password is not counted as guessing, and begins anew after a slip', async () => {
  const email = await accountIn(store, 'owner')
  for (let n = 0; n < 7; n++) assert.equal((await signIn(email, PASSWORD)).status, 200, `sign-in ${n}`)
  for (let n = 0; n < 4; n++) assert.equal((await signIn(email, `slip ${n}`)).status, 401)
  assert.equal((await signIn(email, PASSWORD)).status, 200)
  for (let n = 0; n < 5; n++) assert.equal((await signIn(email, `guess ${n}`)).status, 401)
  assert.equal((await signIn(email, PASSWORD)).status, 429)
})

test('guessing at many accounts, or at links, from one address is stopped too', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 32; n++) statuses.push((await signIn(`someone-${n}@team.example`, 'password1')).status)
  assert.deepEqual(statuses, [...Array(30).fill(401), 429, 429])
  const look = await nobody.call('POST', '/links/look', { body: { token: 'guess' } })
  assert.equal(look.status, 429)
})

test('who signs out, is taken out, or has the password reset is out on the next request', async () => {
  const [one, two, three] = [
    await memberOf(app, store, 'owner'),
    await memberOf(app, store, 'agent'),
    await memberOf(app, store, 'agent'),
  ]
  assert.equal((await one.call('POST', '/sign-out')).status, 200)
  assert.equal((await one.call('GET', '/me')).status, 401)

  const { id } = (await two.call('GET', '/me')).json.account
  await removeMember(store.context, 'owner', id)
  assert.equal((await two.call('GET', `/stores/${store.slug}/team`)).status, 404)

  const { path } = await resetOwner(app.context, { email: three.email })
  const token = path.split('#')[1] as string
  const set = await nobody.call('POST', '/links/password', { body: { token, password: 'another set of words' } })
  assert.equal(set.status, 200)
  assert.equal((await three.call('GET', '/me')).status, 401)
  assert.equal((await dashboardClient(app, cookieOf(set)).call('GET', '/me')).status, 200)
  const again = await nobody.call('POST', '/links/password', { body: { token, password: 'a third set of words' } })
  assert.equal(again.status, 404, 'a link works once')
  assert.equal((await signIn(three.email, PASSWORD)).status, 401)
})

test('a changed password needs the current one, ends the other sessions and keeps this one', async () => {
  const email = await accountIn(store, 'viewer')
  const [here, elsewhere] = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)].map((answer) =>
    dashboardClient(app, cookieOf(answer)),
  )
  const change = (current: string, password: string) =>
    here?.call('POST', '/me/password', { body: { current, password } })
  assert.equal((await change('not it', 'another set of words'))?.status, 400)
  assert.equal((await change(PASSWORD, 'short'))?.status, 400)
  assert.equal((await change(PASSWORD, 'another set of words'))?.status, 200)
  assert.equal((await here?.call('GET', '/me'))?.status, 200)
  assert.equal((await elsewhere?.call('GET', '/me'))?.status, 401)
})

test('neither passwords nor session tokens are in the log', async () => {
  const { cookie } = await memberOf(app, store, 'owner')
  const token = decodeURIComponent(cookie.split('=')[1] as string).split('.')[0] as string
  const log = app.logLines.join('')
  assert.ok(log.includes('/sign-in'))
  for (const secret of [PASSWORD, token]) assert.ok(!log.includes(secret))
})

/** What an app shows for the key of an otpauth address now (RFC 6238). */
function codeOf(uri: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...(new URL(uri).searchParams.get('secret') ?? '')]
    .map((letter) => letters.indexOf(letter.toUpperCase()).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac[19] as number) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('with a second factor nobody is in without its code; a code for its loss works once; a reset takes it away', async () => {
  const member = await memberOf(app, store, 'viewer')
  const { email } = member
  const withCode = (code?: string) =>
    nobody.call('POST', '/sign-in', { body: { email, password: PASSWORD, ...(code ? { code } : {}) } })
  const wrong = await member.call('POST', '/me/second-factor', { body: { current: 'not the password' } })
  assert.equal(wrong.status, 400)
  const { json } = await member.call('POST', '/me/second-factor', { body: { current: PASSWORD } })
  assert.equal((await withCode()).json.ok, true, 'not before a code was given')
  assert.equal((await member.call('POST', '/me/second-factor/confirm', { body: { code: '000000' } })).status, 400)
  const confirmed = await member.call('POST', '/me/second-factor/confirm', { body: { code: codeOf(json.uri) } })
  assert.equal(confirmed.status, 200, confirmed.text)
  const inside = dashboardClient(app, cookieOf(confirmed) || member.cookie)
  assert.equal((await inside.call('GET', '/me')).json.hasSecondFactor, true)

  const asked = await withCode()
  assert.deepEqual([asked.status, asked.json, asked.headers.getSetCookie()], [200, { needsCode: true }, []])
  assert.equal((await withCode('000000')).status, 401)
  const passed = await withCode(codeOf(json.uri))
  assert.equal(passed.status, 200, passed.text)
  assert.equal((await dashboardClient(app, cookieOf(passed)).call('GET', '/me')).json.account.email, email)
  await sql`DELETE FROM rate_limits`.execute(app.context.db)
  assert.equal((await withCode(json.codes[0])).status, 200)
  assert.equal((await withCode(json.codes[0])).status, 401, 'used')
  const { rows } = await sql<{ text: string }>`SELECT f::text AS text FROM account_second_factors f`.execute(
    app.context.db,
  )
  const key = new URL(json.uri).searchParams.get('secret') as string
  assert.ok(
    rows.length > 0 && rows.every(({ text }) => !text.includes(key) && !text.includes(json.codes[1])),
    'kept sealed',
  )

  const link = await resetOwner(app.context, { email })
  await sql`DELETE FROM rate_limits`.execute(app.context.db)
  await nobody.call('POST', '/links/password', { body: { token: link.path.split('#')[1], password: PASSWORD } })
  assert.equal((await withCode()).json.ok, true)
})
