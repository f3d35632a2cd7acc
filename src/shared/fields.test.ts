import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { z } from 'zod'
import { currency, email, externalId, instant, link, money, oneOf, text, textOfBytes, visibleText } from './fields.ts'

/** What the schema makes of a value; undefined when it refuses it. */
const read = <T>(schema: z.ZodType<T>, value: unknown): T | undefined => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

const refuses = (schema: z.ZodType, values: unknown[]) => {
  for (const value of values) {
    const parsed = schema.safeParse(value)
    assert.ok(!parsed.success, `accepted ${JSON.stringify(value)} (${String(value).slice(0, 60)})`)
    for (const { message } of parsed.error.issues) assert.ok(message.length < 300 && !message.includes('undefined,'))
  }
}

test('money is a finite number from 0 to 99,999,999,999.9999', () => {
  for (const [given, stored] of [
    [0, '0.0000'],
    [-0, '0.0000'],
    [0.1 + 0.2, '0.3000'],
    [1e-7, '0.0000'],
    [1.005, '1.0050'],
    [24.9, '24.9000'],
    [99_999_999_999.9999, '99999999999.9999'],
  ] as const) {
    assert.equal(read(money, given)?.toFixed(4), stored, String(given))
  }
  assert.ok(Object.is(read(money, -0), 0))
  refuses(money, [-0.01, -1e-9, 1e308, 1e11, 100_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])
  refuses(money, ['NaN', 'Infinity', '24.90', '1', '', true, null, undefined, [], {}, [1]])
})

test('an external id is a text of 1 to 255 characters, or a safe integer', () => {
  for (const [given, taken] of [
    ['a', 'a'],
    [' ', ' '],
    ['x'.repeat(255), 'x'.repeat(255)],
    ['gid://shop/Product/1?a=b&c', 'gid://shop/Product/1?a=b&c'],
    ['👕'.repeat(255), '👕'.repeat(255)],
    [0, '0'],
    [-5, '-5'],
    [9_007_199_254_740_991, '9007199254740991'],
    [1e15, '1000000000000000'],
  ] as const) {
    assert.equal(read(externalId, given), taken)
  }
  refuses(externalId, [
    '',
    'x'.repeat(256),
    '👕'.repeat(256),
    'a\u0000',
    'a\n',
    '\t',
    '\u007f',
    '\u0085',
    '\ud83d',
    'a\udc55',
  ])
  refuses(externalId, [1.5, 2 ** 53, 1e21, Number.NaN, null, undefined, true, {}, ['a']])
})

test('an instant is ISO 8601 with a zone and a day that exists', () => {
  for (const value of [
    '2026-05-01T10:00:00Z',
    '2026-05-01T10:00:00.1Z',
    '2026-05-01T10:00:00.123456Z',
    '2026-05-01T10:00:00+02:00',
    '2026-05-01T10:00:00-11:30',
    '2024-02-29T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
  ]) {
    assert.equal(read(instant, value), value)
    assert.ok(!Number.isNaN(Date.parse(value)), value)
  }
  refuses(instant, ['2024-02-30T00:00:00Z', '2023-02-29T00:00:00Z', '2026-13-01T00:00:00Z', '2026-04-31T00:00:00Z'])
  refuses(instant, ['2026-05-01T10:00:00', '2026-05-01', '10:00', '2026-05-01 10:00:00Z', '2026-05-01T25:00:00Z'])
  refuses(instant, ['2026-05-01T10:00:61Z', '0000-01-01T00:00:00Z', '+12026-01-01T00:00:00Z', '1', '', 1777629600000])
  refuses(instant, ['2026-05-01T10:00:00+99:00', 'now', 'infinity', null, {}, '2026-05-01T10:00:00Z\n'])
  refuses(instant, ['2026-05-01T10:00:00+23:00', '2026-05-01T10:00:00-16:00'])
  refuses(instant, ['9999-12-31T23:59:59-02:00', '0001-01-01T00:00:00+02:00'])
})

test('text is limited in characters or bytes and must be storable', () => {
  assert.equal(read(text(3), '👕👕👕'), '👕👕👕')
  assert.equal(read(text(3), ''), '')
  refuses(text(3), ['abcd', '👕👕👕👕', 'a\u0000', '\ud800', '\udc00a', 1, null])
  refuses(visibleText(10), ['', ' ', '\n\t', '\u00a0'])
  assert.equal(read(textOfBytes(65_536), 'é'.repeat(32_768))?.length, 32_768)
  assert.equal(read(textOfBytes(65_536), 'x'.repeat(65_536))?.length, 65_536)
  refuses(textOfBytes(65_536), ['x'.repeat(65_537), `${'é'.repeat(32_768)}x`, '€'.repeat(21_846), 'a\u0000', '\udfff'])
})

test('a currency is of ISO 4217 in any letter case', () => {
  assert.deepEqual(
    ['USD', 'usd', 'Eur'].map((code) => read(currency, code)),
    ['USD', 'USD', 'EUR'],
  )
  refuses(currency, ['', 'US', 'DOLLAR', 'QQQ', '$', 'usd ', 840, null])
})

test('a link is an absolute http(s) URL', () => {
  for (const value of [
    'https://shop.example',
    'http://localhost:3000/a?b#c',
    'HTTPS://x.example/é',
    'https://[::1]/',
  ]) {
    assert.equal(read(link, value), value)
  }
  refuses(link, ['', '/a', '//x.example', 'javascript:alert(1)', 'data:text/html,x', 'ftp://x.example', 'https://'])
  refuses(link, ['https://x.example/\u0000', ' https://x.example', `https://x.example/${'a'.repeat(2048)}`, 1])
})

describe('e-mail', () => {
  test('is trimmed and lower-cased', () => {
    assert.equal(read(email, ' Ann+Shop@Example.COM\n'), 'ann+shop@example.com')
    assert.equal(read(email, 'jürgen@bücher.example'), 'jürgen@bücher.example')
  })
  test('is refused when it is none', () => {
    refuses(email, [
      '',
      'a',
      'a@',
      '@b.example',
      'a b@c.example',
      'a@b@c.example',
      1,
      'a\u0000@b.example',
      'a@\ud83d.x',
    ])
    refuses(email, [`${'a'.repeat(65)}@b.example`, `a@${'b'.repeat(253)}`])
  })
})

test('one of a list in any letter case; else all allowed ones are named', () => {
  const status = oneOf(['active', 'on_hold'])
  assert.equal(read(status, 'On_Hold'), 'on_hold')
  for (const value of ['', 'on hold', ' active', 1, null, ['active']]) {
    assert.equal(status.safeParse(value).error?.issues[0]?.message, 'must be one of: active, on_hold', String(value))
  }
})
