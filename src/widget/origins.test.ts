import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOriginAllowed, normaliseOrigin } from './origins.ts'
import { generateWidgetKey, isWidgetKey } from './widget-key-format.ts'

test('an owner’s origin is kept as browsers send it', () => {
  for (const [written, kept] of [
    ['https://shop.example', 'https://shop.example'],
    ['HTTPS://Shop.Example', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['http://shop.example:80', 'http://shop.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://shop.example:8443', 'https://shop.example:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://[::1]:8443', 'https://[::1]:8443'],
    ['https://*.Shop.example', 'https://*.shop.example'],
    ['https://*.shop.example:8443', 'https://*.shop.example:8443'],
    ['https://*.bücher.example', 'https://*.xn--bcher-kva.example'],
  ] as const) {
    assert.deepEqual(normaliseOrigin(written), { origin: kept }, written)
  }
})

test('what is no origin is refused', () => {
  for (const written of [
    ...[
      '',
      '*',
      'null',
      'shop.example',
      '//shop.example',
      'https://',
      'https://*',
      'ftp://shop.example',
      'https:shop.example',
    ],
    ...['https://shop.example/', 'https://shop.example/a', 'https://shop.example?a', 'https://shop.example#a'],
    ...['https://a@shop.example', 'https://a:b@shop.example', 'https://shop.example.', 'https://*.shop.example.'],
    ...[
      'https://shop.*',
      'https://a.*.example',
      'https://*shop.example',
      'https://**.shop.example',
      'https://*.*.example',
    ],
    ...['https://shop.example:99999', 'https://shop.example:x', ' https://shop.example', 'https://shop.example\n'],
    ...['https://*.example', 'https://*.localhost', 'https://*.127.0.0.1', 'https://*.[::1]', 'http://*.shop.example'],
    ...['https://shop.example\\@evil.example', 'https://shop example', 'chrome-extension://abc', 'file://'],
  ]) {
    assert.ok('fault' in normaliseOrigin(written), written)
  }
})

test('an origin is allowed when it is named, or has a named parent with a wildcard', () => {
  const allowed = [
    'https://shop.example',
    'http://localhost:3000',
    'https://*.stores.example',
    'https://*.p.example:8443',
  ]
  for (const origin of [
    ...['https://shop.example', 'http://localhost:3000', 'https://a.stores.example', 'https://a.b.c.stores.example'],
    ...['https://xn--bcher-kva.stores.example', 'https://a.p.example:8443'],
  ]) {
    assert.ok(isOriginAllowed(origin, allowed), origin)
  }
  for (const origin of [
    ...['', 'null', '*', 'https://*.stores.example', 'http://shop.example', 'https://shop.example:8443'],
    ...['https://shop.example:443', 'https://shop.example:80', 'https://shop.example.', 'https://shop.example/'],
    ...[
      'https://shop.example.evil.example',
      'https://evilshop.example',
      'https://evil-shop.example',
      'https://shop.example@evil.example',
    ],
    ...[
      'https://evil.example#https://shop.example',
      'https://evil.example?https://shop.example',
      'https://a@shop.example',
    ],
    ...[
      'HTTPS://shop.example',
      'https://SHOP.example',
      'https://Shop.Example',
      'https://sub.shop.example',
      'https://shоp.example',
    ],
    ...[
      'https://stores.example',
      'https://astores.example',
      'https://.stores.example',
      'https://a.stores.example.evil.example',
    ],
    ...[
      'http://a.stores.example',
      'https://a.stores.example:8443',
      'https://A.stores.example',
      'https://a.stores.example.',
    ],
    ...[
      'https://bücher.stores.example',
      'https://a.stores.example:443',
      'https://a.p.example',
      'https://p.example:8443',
      'http://localhost',
      'http://localhost:3001',
    ],
    ...[
      'https://localhost:3000',
      'http://127.0.0.1:3000',
      'http://LOCALHOST:3000',
      'https://shop.example, https://evil.example',
    ],
    ...[
      'https://shop.example https://evil.example',
      ' https://shop.example',
      'https://shop.example ',
      'file://',
      'about:blank',
    ],
    ...[
      'https://shop.example\t',
      'https://shop%2Eexample',
      'https://a%2Estores.example',
      'chrome-extension://shop.example',
    ],
  ]) {
    assert.ok(!isOriginAllowed(origin, allowed), origin)
  }
})

test('a widget key has check digits', () => {
  const key = generateWidgetKey()
  assert.match(key, /^sp_pub_[0-9A-Za-z]{30}$/)
  assert.ok(isWidgetKey(key))
  for (let at = 7; at < key.length; at++) {
    const other = key[at] === 'a' ? 'b' : 'a'
    assert.ok(!isWidgetKey(key.slice(0, at) + other + key.slice(at + 1)), String(at))
  }
})
