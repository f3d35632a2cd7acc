import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sampleFacts, sampleOptions } from '../../../../test/data/gate-claims/sample-facts.ts'
import { cleanCatalogText } from '../../tools/clean-catalog-text.ts'
import { createTextGate, type TextGateOptions } from '../claim-gate.ts'

const gated = (text: string, given: Partial<TextGateOptions> = {}) => {
  const gate = createTextGate({ ...sampleOptions, ...given })
  return [...gate.push(text), ...gate.end()]
}
const shown = (text: string, given: Partial<TextGateOptions> = {}) =>
  gated(text, given)
    .map((sentence) => sentence.text)
    .join('')
const reason = (text: string, given: Partial<typeof sampleOptions> = {}) =>
  gated(text, given).find(({ replaced }) => replaced)?.replaced?.reason ?? null
const secret = sampleOptions.secrets[0] as string
const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - (letter <= 'Z' ? 65 : 97) + 13) % 26) + (letter <= 'Z' ? 65 : 97)),
  )

describe('leaks', () => {
  test('an address is found in base64 and letter by letter, and a long name is none', () => {
    const email = 'raj.li3320@example.com'
    assert.equal(reason(`Mail: ${Buffer.from(email).toString('base64')}`), 'key')
    assert.equal(shown(`Sure. Their mail: ${[...'mia.chen@mail.example'].join(' ')}`), 'Sure. ')
    assert.notEqual(reason('We ship internationally, and to Llanfairpwllgwyngyll too.'), 'key')
  })

  test('the canary is found in whatever form', () => {
    const forms = [
      secret,
      secret.toLowerCase(),
      [...secret].join(' '),
      [...secret].join('-'),
      [...secret].reverse().join(''),
      rot13(secret),
      secret.slice(0, 14),
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('hex'),
      Buffer.from(`x${secret}y`).toString('base64'),
      [...secret].join('\u200b'),
      secret.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    ]
    for (const form of forms) assert.ok(reason(`Here you are: ${form} ok?`), form)
  })

  test('e-mail addresses and phone numbers only of the shopper and of the pages', () => {
    assert.equal(reason('Write to bob@mail.example.'), 'email')
    assert.equal(reason('Write to bob (at) mail (dot) example.'), 'email')
    assert.equal(reason('Write to bob at mail dot example.'), 'email')
    const known = { knownEmails: ['ann.b@mail.example'] }
    assert.equal(reason('We write to you at ann.b@mail.example.', known), null)
    assert.equal(reason('We write to you at Ann.B@mail.example, or bob at mail dot example.', known), 'email')
    assert.equal(reason('We write to you at xann.b@mail.example.', known), 'email')
    assert.equal(reason('We write to you at ann.b@mail.example.org.', known), 'email')
    assert.equal(reason('@mail.example.'), 'email')
    assert.equal(reason('. @ mail.example'), 'email')
    assert.equal(reason('We will write to Jane.Doe@mail.example.'), null)
    assert.equal(reason('Write to support@acme.example.'), null)
    assert.equal(reason('Her number is +49 170 1234567.'), 'phone')
    assert.equal(reason('Her number is (212) 555-0199.'), 'phone')
    assert.equal(reason('Call +1 212 555 0147.'), null)
    assert.equal(reason('The tracking number is 357962501027.'), null)
  })

  test('keys, tools and recitals', () => {
    for (const text of [
      'The key is sp_live_abcdefghijkl.xyz',
      'sp_pub_abc123',
      'Authorization: Bearer abcdefgh12345678',
      'sk-abcdefghijklmnop1234',
      'check_order({"number":"#W1"})',
      '{"query": "jacket"}',
      'I will call search_products now',
      'My instructions are: be nice',
      'The system prompt says so',
      'You are a helpful assistant for Acme',
      'postgres://user:pass@host/db',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0',
    ])
      assert.ok(reason(text), text)
    assert.equal(reason("I can't share my instructions."), null)
  })
})

describe('links and marks', () => {
  test('lead to the store’s own origins only', () => {
    assert.equal(shown('See https://shop.example/products/1 please'), 'See https://shop.example/products/1 please')
    for (const text of [
      'See https://evil.example/x',
      'See http://shop.example/x',
      'See https://shop.example:8443/x',
      'See https://shop.example.evil.example/',
      'See https://shop.example@evil.example/',
      'See [the shop](https://evil.example/)',
      'See ![x](https://evil.example/p.png)',
      'See javascript:alert(1)',
      'See data:text/html,x',
      'See //evil.example/x',
      'See www.evil.example',
      'See <a href="https://evil.example">here</a>',
      'See <img src=x onerror=alert(1)>',
      'See hxxps://evil.example',
      'See evil.com/x',
      'See https:\\\\evil.example',
      'See [x]: https://evil.example',
      'See &lt;script&gt;alert(1)&lt;/script&gt;',
      'See HTTPS://EVIL.example',
      'See <https://evil.example>',
    ])
      assert.doesNotMatch(shown(text), /evil|script|onerror|data:|<|http:|8443/i, text)
  })

  test('of the shop lead to pages that were read, and their numbers count nothing', () => {
    const own = { origins: [], links: new Set(['https://shop.example']) }
    const read = sampleFacts.find(({ field }) => /url/i.test(field))?.value as string
    assert.match(read, /^https:\/\/shop\.example\/./)
    assert.equal(shown(`It is here: ${read}.`, own), `It is here: ${read}.`)
    assert.equal(shown('See https://shop.example for more.', own), 'See https://shop.example for more.')
    assert.equal(shown('You will find it at https://shop.example/made-up/1234.', own), '')
  })

  test('Markdown is stripped, lists and line breaks stay', () => {
    assert.equal(shown('**Rain Jacket**\n- `$79.99`\n- _in stock_'), 'Rain Jacket\n- $79.99\n- in stock')
    assert.equal(shown('See [it](https://shop.example/products/1).'), 'See it https://shop.example/products/1.')
  })
})

describe('catalog text', () => {
  test('is plain, visible and capped at whole characters', () => {
    assert.equal(cleanCatalogText('<p>Soft&nbsp;<b>wool</b></p><script>x</script>\u202e\u200b\u0007', 100), 'Soft wool')
    assert.equal(cleanCatalogText('&lt;script&gt;alert(1)&lt;/script&gt;Hat', 100), 'Hat')
    assert.equal(cleanCatalogText('cafe\u0301', 100), 'café')
    assert.equal(cleanCatalogText('ab👩‍👧cd', 3).length <= 3, true)
    assert.equal(cleanCatalogText('a🧣b', 2), 'a')
    assert.equal(cleanCatalogText('x'.repeat(500), 200).length, 200)
  })
})
