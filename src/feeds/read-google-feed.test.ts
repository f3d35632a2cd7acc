import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productInputSchema } from '../catalog/catalog.schema.ts'
import { groupGoogleItems } from './group-google-items.ts'
import { readText } from './test-read.ts'

const now = new Date('2026-06-15T12:00:00Z')
const rss = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>\n${items}\n</channel></rss>`

test('RSS: groups become products with variants, text stays text, nested prices are not the price', async () => {
  const item = (id: string, size: string, more = '') =>
    `<item><g:id>${id}</g:id><title>Wool &amp; silk scarf - red, ${size}</title><description><![CDATA[<b>Warm</b>]]></description>
<link>https://shop.example/${id}</link><g:image_link>https://c.example/${id}.jpg</g:image_link><g:additional_image_link>https://c.example/x.jpg</g:additional_image_link>
<g:shipping><g:price>4.99 USD</g:price></g:shipping><g:price>29.90 USD</g:price><g:availability>in stock</g:availability>
<g:item_group_id>SC</g:item_group_id><g:color>red</g:color><g:size>${size}</g:size><g:gender>unisex</g:gender><g:brand>Acme</g:brand>
<g:gtin>0001234567890</g:gtin>${more}</item>`
  const { items, problems, entries } = await readText(
    'x.xml',
    rss(
      item('007', 'S') +
        '<item><g:id>1</g:id><title>Mug</title><g:price>5 EUR</g:price><g:availability>out_of_stock</g:availability></item>' +
        item('008', 'M', '<g:sale_price>19.90 USD</g:sale_price><g:quantity>3</g:quantity>'),
    ),
    { now },
  )
  assert.deepEqual(problems, [])
  assert.deepEqual(
    entries.map(({ line }) => line),
    [7, 3],
  )
  assert.deepEqual(items[0].variants[0].inventory, 0)
  assert.equal(items[0].currency, 'EUR')
  const variant = { price: 29.9, compareAtPrice: null, inventory: null, gtin: '0001234567890' }
  assert.deepEqual(items[1], {
    externalId: 'SC',
    title: 'Wool & silk scarf - red',
    description: '<b>Warm</b>',
    status: 'active',
    url: 'https://shop.example/007',
    imageUrl: 'https://c.example/007.jpg',
    images: ['https://c.example/007.jpg', 'https://c.example/x.jpg'],
    vendor: 'Acme',
    category: null,
    currency: 'USD',
    variants: [
      {
        ...{ ...variant, externalId: '007', title: 'red / S', options: { color: 'red', size: 'S' } },
        ...{ url: 'https://shop.example/007', imageUrl: 'https://c.example/007.jpg' },
      },
      {
        ...{ ...variant, externalId: '008', title: 'red / M', options: { color: 'red', size: 'M' } },
        ...{ url: 'https://shop.example/008', imageUrl: 'https://c.example/008.jpg' },
        ...{ price: 19.9, compareAtPrice: 29.9, inventory: 3 },
      },
    ],
  })
  for (const one of items) assert.doesNotThrow(() => productInputSchema.parse(one))
})

test('Atom, with its own prefix for the namespace', async () => {
  const { items, problems } = await readText(
    'x.xml',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:p="http://base.google.com/ns/1.0"><title>Shop</title><entry>
<id>tag:shop.example,1</id><p:id>1</p:id><title>Mug</title><link href="https://shop.example/1"/><summary>Blue</summary><p:price>5.00 USD</p:price></entry></feed>`,
  )
  assert.deepEqual(problems, [])
  const { externalId, title, url, description } = items[0]
  assert.deepEqual(
    { externalId, title, url, description },
    { externalId: '1', title: 'Mug', url: 'https://shop.example/1', description: 'Blue' },
  )
})

test('XML: a broken or wrongly encoded item is a problem, the next one is read', async () => {
  const item = (id: number, title: string) => `<item><g:id>${id}</g:id><title>${title}</title></item>\n`
  const titles = ['A & B', '\xff', '<![CDATA[a & b]]> & c', 'caf&eacute;', 'a <b c', '</x>', '5 < 6', 'ok']
  const text = rss(titles.map((title, at) => item(at, title)).join(''))
  const { items, problems } = await readText('x.xml', Buffer.from(text, 'latin1'))
  assert.deepEqual(
    items.map(({ externalId, title }) => `${externalId} ${title}`),
    ['0 A & B', '2 a & b & c', '7 ok'],
  )
  assert.equal(problems[0], '4: product "1" is left out: not valid UTF-8')
  assert.match(problems[1] ?? '', /^6: product "3" is left out: the XML is broken: undefined entity/)
  assert.deepEqual(
    problems.map((problem) => problem.slice(0, 2)),
    ['4:', '6:', '7:', '8:', '9:'],
  )
})

test('XML: a DOCTYPE, another encoding and a missing end stop the reading with a problem', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "${'x'.repeat(1000)}">]><rss><channel><item><title>&a;</title></item></channel></rss>`
  const refused = await readText('x.xml', bomb, { format: 'google-xml' })
  assert.deepEqual([refused.items, refused.problems.length], [[], 1])
  assert.match(refused.problems[0] ?? '', /DOCTYPE, which is refused/)
  const latin = await readText('x.xml', rss('').replace('UTF-8', 'ISO-8859-1'))
  assert.match(latin.problems[0] ?? '', /ISO-8859-1; save it as UTF-8/)
  const cut = await readText('x.xml', rss('<item><g:id>1</g:id></item><item><g:id>2').slice(0, -20))
  assert.match(cut.problems.at(-1) ?? '', /the file ends inside an item/)
})

test('TSV: quotes stand for themselves, sale windows, bad rows and mixed currencies', async () => {
  const header = 'id\ttitle\tlink\tprice\tsale price\tsale price effective date\tavailability\titem group id\tsize'
  const window = '2026-06-01T00:00+0200/2026-06-30T23:59+0200'
  const { items, problems } = await readText(
    'x.tsv',
    [
      header,
      `1\t"Best" 12" pan\thttps://s.example/1\t9.99 USD\t5.00 USD\t${window}\tin_stock\t\t`,
      `2\tPot\thttps://s.example/2\tUSD 9.99\t5.00 USD\t${window.replaceAll('2026', '2025')}\tpreorder\t\t`,
      '3\tBad\thttps://s.example/3\t9,99 EUR\t\t\tin_stock\t\t',
      '4\tLid\thttps://s.example/4\t1 USD\t\t\tin_stock\tG\tS',
      '5\tLid\thttps://s.example/5\t1 EUR\t\t\tin_stock\tG\tM',
      '6\tLid\thttps://s.example/6\t1 EUR\t\t\tin_stock\tH\tM',
      '7\tLid\thttps://s.example/7\t1 EUR\t\t\tmaybe\tH\tL',
    ].join('\r\n'),
    { now },
  )
  assert.deepEqual(
    items.map(({ title, variants: [{ price, compareAtPrice }] }) => [title, price, compareAtPrice]),
    [
      ['"Best" 12" pan', 5, 9.99],
      ['Pot', 9.99, null],
    ],
  )
  assert.deepEqual(problems, [
    '4: product "3" is left out: price "9,99 EUR" is not an amount such as 9.99 USD',
    '5: product "G" is left out: its items have different currencies (USD, EUR)',
    '7: product "H" is left out: line 8: availability "maybe" is not in_stock, out_of_stock, preorder or backorder',
  ])
})

test('past the limit of waiting rows the reading stops and no half product comes out', async () => {
  async function* sources() {
    for (let line = 1; line <= 4; line += 1) {
      yield {
        line,
        byteLength: 9,
        fields: new Map([
          ['id', [`${line}`]],
          ['item_group_id', ['G']],
        ]),
        fault: null,
      }
    }
  }
  await assert.rejects(
    async () => {
      for await (const entry of groupGoogleItems(sources(), { maxHeldRows: 3 })) assert.fail(JSON.stringify(entry))
    },
    { name: 'FeedStoppedError', line: 4 },
  )
})
