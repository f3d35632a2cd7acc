import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { UnauthorizedError } from '../errors.ts'
import { handleHook as handleBigcommerce } from './bigcommerce/bigcommerce-hooks.ts'
import { bodySignature, checkSignature, checkStandardSignature } from './hook-signature.ts'
import { handleHook as handleShopify } from './shopify/shopify-hooks.ts'
import { handleHook as handleWoo } from './woocommerce/woo-hooks.ts'

const body = readFileSync(new URL('../../test/data/platforms/shopify-product.json', import.meta.url))
const nowMs = Date.parse('2026-11-22T10:00:00Z')

describe('signatures of hooks', () => {
  test('Shopify: the known signature of a known body', () => {
    const signature = 'X9381mFrdCnjb7U0QhY958Scs5jcIQRI0/Aby/qvZHk='
    assert.equal(bodySignature('hush', body), signature)
    checkSignature('hush', body, signature)
    assert.throws(() => checkSignature('hush', Buffer.concat([body, Buffer.from(' ')]), signature), UnauthorizedError)
    assert.throws(() => checkSignature('hush!', body, signature), UnauthorizedError)
    assert.throws(() => checkSignature('hush', body, undefined), UnauthorizedError)
  })

  test('Standard Webhooks: what the public library signs is taken, an hour later it is not', () => {
    const key = Buffer.from('the client secret of an account')
    const at = new Date(nowMs)
    const text = '{"scope":"store/product/updated","data":{"type":"product","id":205}}'
    const signatures = new Webhook(key.toString('base64')).sign('msg_1', at, text)
    const timestamp = String(nowMs / 1000)
    const told = { id: 'msg_1', timestamp, signatures, body: Buffer.from(text) }
    checkStandardSignature(key, told, nowMs)
    checkStandardSignature(key, { ...told, signatures: `v1,AAAA ${signatures}` }, nowMs)
    for (const wrong of [
      { ...told, body: Buffer.from(`${text} `) },
      { ...told, id: 'msg_2' },
      { ...told, timestamp: String(nowMs / 1000 + 1) },
      { ...told, signatures: undefined },
      { ...told, signatures: signatures.replace('v1,', 'v2,') },
    ]) {
      assert.throws(() => checkStandardSignature(key, wrong, nowMs), UnauthorizedError)
    }
    assert.throws(() => checkStandardSignature(key, told, nowMs + 3_600_000), UnauthorizedError)
  })
})

describe('what a hook is about', () => {
  test('Shopify: the product, by number; a body that is no JSON is refused', () => {
    const headers = {
      'x-shopify-topic': 'products/update',
      'x-shopify-webhook-id': 'one',
      'x-shopify-hmac-sha256': bodySignature('hush', body),
    }
    const wrapped = Buffer.from(JSON.stringify(JSON.parse(body.toString()).product))
    const signed = { ...headers, 'x-shopify-hmac-sha256': bodySignature('hush', wrapped) }
    const read = handleShopify({ headers: signed, body: wrapped, nowMs }, 'hush')
    assert.ok(read.kind === 'changes')
    assert.deepEqual(
      [read.id, read.changes[0]?.kind, read.changes[0]?.id],
      ['one', 'product', 'gid://shopify/Product/632910392'],
    )
    const junk = Buffer.from('<html>')
    const ofJunk = { ...headers, 'x-shopify-hmac-sha256': bodySignature('hush', junk) }
    assert.throws(() => handleShopify({ headers: ofJunk, body: junk, nowMs }, 'hush'), UnauthorizedError)
  })

  test('Shopify: who asks to be forgotten', () => {
    const told = Buffer.from(
      JSON.stringify({
        ...{ shop_id: 954889, shop_domain: 'fake.myshopify.com', orders_to_redact: [299938, 280263] },
        customer: { id: 191167, email: 'ann@shop.example', phone: '555-625-1199' },
      }),
    )
    const headers = { 'x-shopify-topic': 'customers/redact', 'x-shopify-hmac-sha256': bodySignature('hush', told) }
    const read = handleShopify({ headers, body: told, nowMs }, 'hush')
    assert.ok(read.kind === 'privacy')
    assert.equal(read.request, 'erase_shopper')
    assert.deepEqual(read.shopper, {
      emails: ['ann@shop.example'],
      phones: ['555-625-1199'],
      orderIds: ['gid://shopify/Order/299938', 'gid://shopify/Order/280263'],
      customerIds: ['191167'],
    })
  })

  test('WooCommerce: the parent of a variation, and the ping that is not signed', () => {
    const told = Buffer.from(
      JSON.stringify({ id: 732, parent_id: 22, type: 'variation', date_modified_gmt: '2026-11-20T10:00:00' }),
    )
    const headers = { 'x-wc-webhook-topic': 'product.updated', 'x-wc-webhook-signature': bodySignature('s', told) }
    const read = handleWoo({ headers, body: told, nowMs }, 's')
    assert.ok(read.kind === 'changes')
    assert.deepEqual(read.changes, [
      { kind: 'product', id: 'gid://woocommerce/Product/22', changedAtMs: Date.parse('2026-11-20T10:00:00Z') },
    ])
    assert.equal(handleWoo({ headers: {}, body: Buffer.from('webhook_id=142'), nowMs }, 's').kind, 'nothing')
    assert.throws(() => handleWoo({ headers: {}, body: told, nowMs }, 's'), UnauthorizedError)
  })

  test('BigCommerce: stock and shipments name their product and order; our own header is asked for where nothing is signed', () => {
    const secret = 'ours\n'
    const reading = (scope: string, data: object) => {
      const told = Buffer.from(JSON.stringify({ scope, data, hash: 'h', created_at: 1_561_480_673 }))
      return handleBigcommerce({ headers: { 'x-spiel-hook': 'ours' }, body: told, nowMs }, secret)
    }
    const stock = reading('store/sku/inventory/updated', {
      type: 'sku',
      id: 461,
      inventory: { product_id: 206, variant_id: 509 },
    })
    const shipment = reading('store/shipment/created', { type: 'shipment', id: 12, orderId: 251 })
    assert.ok(stock.kind === 'changes' && shipment.kind === 'changes')
    assert.equal(stock.changes[0]?.id, 'gid://bigcommerce/Product/206')
    assert.equal(shipment.changes[0]?.id, 'gid://bigcommerce/Order/251')
    assert.equal(stock.changes[0]?.changedAtMs, 1_561_480_673_000)
    const told = Buffer.from('{}')
    assert.throws(() => handleBigcommerce({ headers: {}, body: told, nowMs }, secret), UnauthorizedError)
    const unsigned = { headers: { 'x-spiel-hook': 'ours' }, body: told, nowMs }
    assert.throws(() => handleBigcommerce(unsigned, 'ours\nclient'), UnauthorizedError)
  })

  test('BigCommerce: signed with the bytes of the client secret', () => {
    const told = Buffer.from(
      JSON.stringify({ scope: 'store/order/updated', data: { type: 'order', id: 250 }, created_at: 1 }),
    )
    const timestamp = String(nowMs / 1000)
    const signature = createHmac('sha256', 'client').update(`m.${timestamp}.`).update(told).digest('base64')
    const headers = {
      'x-spiel-hook': 'ours',
      'webhook-id': 'm',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    }
    assert.equal(handleBigcommerce({ headers, body: told, nowMs }, 'ours\nclient').kind, 'changes')
  })
})
