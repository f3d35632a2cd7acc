import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { newSecret, signedHeaders } from './signature.ts'

test('the published vector of the specification is signed as published', () => {
  const headers = signedHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    ...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000 },
    body: Buffer.from('{"test": 2432232314}'),
  })
  assert.deepEqual(headers, {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('the library of Standard Webhooks verifies what is signed, by each of two secrets, and nothing else', () => {
  const [one, two, other] = [newSecret(), newSecret(), newSecret()]
  assert.match(one, /^whsec_[A-Za-z0-9+/]{43}=$/)
  const body = Buffer.from(JSON.stringify({ text: 'Größe · 靴 · 🥾' }))
  const headers = signedHeaders([one, two], { id: 'evt_1', at: Date.now(), body })
  for (const secret of [one, two]) new Webhook(secret).verify(body.toString(), headers)
  assert.throws(() => new Webhook(other).verify(body.toString(), headers))
  assert.throws(() => new Webhook(one).verify(`${body.toString()} `, headers))
  const late = signedHeaders([one], { id: 'evt_1', at: Date.now() - 3_600_000, body })
  assert.throws(() => new Webhook(one).verify(body.toString(), late), /too old/)
})
