import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { verifyWebhook, WebhookVerificationError } from './index.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const AT = 1_614_265_330_000
/** The published vector of the specification. */
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const body = '{"test": 2432232314}'

test('the published vector is verified, as text or bytes, with either kind of headers, among other signatures', async () => {
  const others = `v1a,abc v1,!!! v1,AAAA ${headers['webhook-signature']}`
  for (const given of [headers, new Headers(headers), { ...headers, 'webhook-signature': others }]) {
    assert.deepEqual(await verifyWebhook(SECRET, given, body, AT), { test: 2432232314 })
  }
  assert.deepEqual(await verifyWebhook(SECRET, headers, new TextEncoder().encode(body), AT), { test: 2432232314 })
})

test('what another library signs is verified', async () => {
  const at = new Date()
  const text = JSON.stringify({ id: 'evt_1', title: 'Größe 靴' })
  const signature = new Webhook(SECRET).sign('evt_1', at, text)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signed = { 'webhook-id': 'evt_1', 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  assert.equal((await verifyWebhook(SECRET, signed, text)).id, 'evt_1')
})

test('what was changed, is too old, or lacks something is refused', async () => {
  const refused = (given: object, text = body, at = AT) =>
    assert.rejects(verifyWebhook(SECRET, { ...headers, ...given }, text, at), WebhookVerificationError)
  await refused({}, `${body} `)
  await refused({ 'webhook-id': 'msg_other' })
  await refused({ 'webhook-timestamp': '1614265331' })
  await refused({ 'webhook-timestamp': 'soon' })
  await refused({ 'webhook-signature': '' })
  await refused({ 'webhook-id': undefined })
  await refused({}, body, AT + 301_000)
  await refused({}, body, AT - 301_000)
  await assert.rejects(verifyWebhook('whsec_AA==', headers, body, AT), TypeError)
})
