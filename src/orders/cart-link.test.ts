import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CartItem, type Commerce, cartLink, cartTemplateFault } from './cart-link.ts'

const SHOP = 'https://shop.example'
const items: CartItem[] = [
  { platformVariantId: '11', sku: 'A-1', quantity: 2 },
  { platformVariantId: '22', sku: 'B 2&x=1', quantity: 1 },
]
const at = (more: Partial<Commerce>): Commerce => ({ platform: 'custom', origin: SHOP, cartTemplate: null, ...more })

test('each platform has its own link', () => {
  assert.equal(cartLink(at({ platform: 'shopify' }), items), 'https://shop.example/cart/11:2,22:1')
  assert.equal(
    cartLink(at({ platform: 'woocommerce' }), items),
    'https://shop.example/checkout-link/?products=11:2,22:1',
  )
  assert.equal(
    cartLink(at({ platform: 'bigcommerce' }), items),
    'https://shop.example/checkout/?products=A-1:2,B%202%26x%3D1:1&action=buy',
  )
  assert.equal(cartLink(at({}), items), null)
})

test('ids of another kind than the platform takes give no link rather than a wrong one', () => {
  const shopify = (platformVariantId: string) =>
    cartLink(at({ platform: 'shopify' }), [{ platformVariantId, sku: null, quantity: 1 }])
  assert.equal(shopify('gid://shopify/ProductVariant/42'), 'https://shop.example/cart/42:1')
  for (const id of ['TEE-1', '', '1:1,99', 'gid://x/', '1.5', '-1']) assert.equal(shopify(id), null, id)
  const noSku = [{ platformVariantId: '1', sku: null, quantity: 1 }]
  assert.equal(cartLink(at({ platform: 'bigcommerce' }), noSku), null)
  assert.equal(cartLink(at({ platform: 'shopify' }), []), null)
})

test('a template of the owner’s is filled item by item', () => {
  const filled = (cartTemplate: string) => {
    assert.equal(cartTemplateFault(cartTemplate, [SHOP]), undefined, cartTemplate)
    return cartLink(at({ cartTemplate }), items)
  }
  assert.equal(filled(`${SHOP}/cart?add={items}`), `${SHOP}/cart?add=11:2,22:1`)
  assert.equal(
    filled(`${SHOP}/cart?{items:add[]={id}&qty[]={quantity}|&}`),
    `${SHOP}/cart?add[]=11&qty[]=2&add[]=22&qty[]=1`,
  )
  assert.equal(filled(`${SHOP}/c/{items:p{index}={sku}*{quantity}|/}#pay`), `${SHOP}/c/p0=A-1*2/p1=B%202%26x%3D1*1#pay`)
  assert.equal(filled(`${SHOP}/c?i={items:{id}-{quantity}|}&x=1`), `${SHOP}/c?i=11-222-1&x=1`)
})

test('an id cannot change where the link leads or what it says', () => {
  const hostile = ['../..//evil.example/', '1&price=0', '@evil.example', '1#', '1,2:9', 'ü\u202e', '\\\\evil', '%2e']
  for (const platformVariantId of hostile) {
    const link = cartLink(at({ cartTemplate: `${SHOP}/cart/{items}` }), [{ platformVariantId, sku: null, quantity: 1 }])
    assert.ok(link !== null)
    const url = new URL(link)
    assert.equal(url.origin, SHOP)
    assert.deepEqual([url.search, url.hash], ['', ''])
    assert.equal(url.pathname, `/cart/${encodeURIComponent(platformVariantId)}:1`)
  }
})

test('a template must lead to the shop, and hold the items once', () => {
  const faults: [string, RegExp][] = [
    ['', /exactly once/],
    [`${SHOP}/cart`, /exactly once/],
    [`${SHOP}/{items}/{items}`, /exactly once/],
    [`${SHOP}/{items:{id}}`, /exactly once/],
    [`${SHOP}/{items:{id}|,}`, /\{quantity\}/],
    [`${SHOP}/{items:{quantity}|,}`, /\{id\}/],
    [`${SHOP}/{items:{price}{id}{quantity}|,}`, /not \{price\}/],
    [`${SHOP}/{shop}/{items}`, /no \{ or \}/],
    ['https://evil.example/{items}', /lead to the shop itself: https:\/\/shop\.example/],
    ['https://shop.example.evil.example/{items}', /lead to the shop/],
    ['https://shop.example:8443/{items}', /lead to the shop/],
    ['http://shop.example/{items}', /lead to the shop/],
    ['https://shop.example@evil.example/{items}', /user name/],
    ['https://a:b@shop.example/{items}', /user name/],
    ['https://{items}.shop.example/', /must begin/],
    ['https://shop.example{items}', /must begin/],
    ['{items}', /must begin/],
    ['javascript:alert(1)//{items}', /must begin/],
    ['//shop.example/{items}', /must begin/],
    [`${SHOP}/a b/{items}`, /a link/],
    [`${SHOP}/\n{items}`, /a link/],
    [`https:\\\\evil.example/{items}`, /a link/],
    [`${SHOP}/${'a'.repeat(1000)}{items}`, /1000/],
  ]
  for (const [template, fault] of faults) assert.match(cartTemplateFault(template, [SHOP]) ?? 'none', fault, template)
  assert.match(cartTemplateFault(`${SHOP}/{items}`, []) ?? '', /--origin/)
})

test('a link is none when it would be too long, or when the shop has moved since', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    platformVariantId: `${10_000_000 + index}`,
    sku: null,
    quantity: 1,
  }))
  assert.equal(cartLink(at({ platform: 'shopify' }), many), null)
  assert.equal(cartLink(at({ cartTemplate: 'https://former.example/{items}' }), items), null)
})
