import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { OPTION_PREFIX, ORDER_COLUMNS, PRODUCT_COLUMNS } from './own-columns.ts'
import { readText } from './test-read.ts'

const sharedData = join(import.meta.dirname, '../../../shared/data')

type Json = Record<string, unknown>

/** The writer that belongs to the reader; only tests need it. */
function writeCsv(items: Json[], kind: 'products' | 'orders', delimiter = ','): string {
  const columns = kind === 'products' ? PRODUCT_COLUMNS : ORDER_COLUMNS
  const [listName, prefix] = kind === 'products' ? ['variants', 'variant.'] : ['items', 'item.']
  const lists = items.map((item) => (item[listName] as Json[] | undefined) ?? [])
  const options = new Set(lists.flat().flatMap((one) => Object.keys((one.options as object) ?? {})))
  const names = [...columns.map(({ name }) => name), ...[...options].map((name) => OPTION_PREFIX + name)]
  const cell = (value: unknown): string => {
    if (value === undefined) return ''
    const text =
      value === null ? '\\N' : Array.isArray(value) ? (value.length ? JSON.stringify(value) : '\\N') : String(value)
    return /["\n\r]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const rows = items.flatMap((item, index) => {
    const children = lists[index]?.length ? lists[index] : [item[listName] ? { externalId: null, title: null } : {}]
    return children.map((child: Json) =>
      names.map((name) => {
        if (name.startsWith(OPTION_PREFIX)) return cell((child.options as Json)?.[name.slice(OPTION_PREFIX.length)])
        return cell(name.startsWith(prefix ?? '') ? child[name.slice(prefix?.length)] : item[name])
      }),
    )
  })
  return [names, ...rows].map((row) => row.join(delimiter)).join('\r\n')
}

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'aé"\',;|\t\n\r [{\\😀') }),
  fc.constantFrom('=1+1', '  ', '\\', 'N', '[]'),
)
const writable = text.filter((value) => value !== '\\N')
const amount = fc.oneof(
  fc.integer({ min: 0, max: 999_999 }),
  fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 100),
)
const variant = fc.record(
  {
    title: fc.option(writable),
    price: fc.option(amount),
    inventory: fc.option(fc.integer({ min: -5, max: 1e6 })),
    options: fc.dictionary(fc.constantFrom('color', 'Size', 'size'), writable, { minKeys: 1, noNullPrototype: true }),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const product = fc.record(
  {
    title: writable,
    description: fc.option(writable),
    tags: fc.array(text, { maxLength: 4 }),
    images: fc.array(fc.webUrl(), { maxLength: 3 }),
    variants: fc.array(variant, { maxLength: 4 }),
  },
  { requiredKeys: [], noNullPrototype: true },
)

test('products written as CSV and read back are the same, whatever their text holds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t'),
      async (drawn, delimiter) => {
        const products: Json[] = drawn.map((one, at) => ({
          externalId: `P-${at}`,
          ...one,
          ...(one.variants && { variants: one.variants.map((v, n) => ({ externalId: `V-${at}-${n}`, ...v })) }),
        }))
        const { items, problems } = await readText('x.csv', writeCsv(products, 'products', delimiter))
        assert.deepEqual(problems, [])
        assert.deepEqual(items, products)
      },
    ),
    { numRuns: 300 },
  )
})

test('every catalog and order file at hand survives being written as CSV and read back', async (t) => {
  if (!existsSync(sharedData)) return t.skip('the shared data is not here')
  for (const kind of ['products', 'orders'] as const) {
    const folder = join(sharedData, kind === 'products' ? 'catalogs' : 'orders')
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'))) {
      const lines = gunzipSync(readFileSync(join(folder, file)))
        .toString('utf8')
        .split('\n')
      const items = lines.filter(Boolean).map((line) => JSON.parse(line) as Json)
      const back = await readText('x.csv', writeCsv(items, kind), { kind }, 64 * 1024)
      assert.deepEqual(back.problems, [], file)
      assert.deepEqual(back.items, items, file)
    }
  }
})

test('an absent column or empty cell is left out, \\N clears, rows of one product are its variants', async () => {
  const { items, entries, ignoredColumns } = await readText(
    'x.csv',
    [
      'externalid,Title,tags,images,variant.externalId,variant.inventory,variant.options.Color,colour,',
      'A,Shirt,"a, b","https://x.example/w_1,h_2.jpg,https://x.example/b.jpg",A-1,3,red,x,',
      'A,,,,A-2,\\N,blue,,',
      'B,,x|y,,,,,,',
      'C,,\\N,,\\N,,,,',
    ].join('\n'),
  )
  assert.deepEqual(items, [
    {
      externalId: 'A',
      title: 'Shirt',
      tags: ['a', 'b'],
      images: ['https://x.example/w_1,h_2.jpg', 'https://x.example/b.jpg'],
      variants: [
        { externalId: 'A-1', inventory: 3, options: { Color: 'red' } },
        { externalId: 'A-2', inventory: null, options: { Color: 'blue' } },
      ],
    },
    { externalId: 'B', tags: ['x', 'y'] },
    { externalId: 'C', tags: [], variants: [] },
  ])
  assert.deepEqual(
    entries.map(({ line }) => line),
    [2, 4, 5],
  )
  assert.deepEqual(ignoredColumns, ['colour'])
})

test('a bad row leaves out its own product and no other', async () => {
  const { items, problems } = await readText(
    'x.csv',
    [
      'externalId,title,variant.externalId,variant.price',
      'A,a,A-1,1.50',
      'B,b,B-1,"1,299.00"',
      'B,b,B-2,3',
      'C,c',
      'D,"d" d,D-1,2',
      'E,e,E-1,4',
      'A,a,A-2,9',
      'F,"never closed,F-1,4',
      'G,g,G-1,0.10',
    ].join('\n'),
  )
  assert.deepEqual(
    items.map((item) => [item.externalId, item.variants[0].price]),
    [
      ['A', 1.5],
      ['E', 4],
      ['G', 0.1],
    ],
  )
  assert.deepEqual(problems, [
    '3: product "B" is left out: line 3: variant.price "1,299.00" is not an amount such as 1299.00',
    '5: product "C" is left out: line 5: the row has 2 cells, the header names 4',
    '6: product "D" is left out: line 6: text follows a closing quote',
    '8: product "A" is left out: its rows stand apart, the first on line 2; sort the file',
    '9: product "F" is left out: line 9: a quote is opened and never closed',
  ])
})

test('a decimal comma counts only where semicolons separate cells; too many digits are refused', async () => {
  const price = async (cell: string, delimiter: string) => {
    const header = ['externalId', 'variant.externalId', 'variant.price'].join(delimiter)
    const { items, problems } = await readText('x.csv', `${header}\nA${delimiter}A${delimiter}"${cell}"`)
    return problems.length > 0 ? 'problem' : items[0].variants[0].price
  }
  assert.equal(await price('1299,00', ';'), 1299)
  assert.equal(await price('19.99', ';'), 19.99)
  for (const cell of ['1299,00', '$5', '1e3', '5 USD', '.5', '1234567890.123456789'])
    assert.equal(await price(cell, ','), 'problem')
  assert.equal(await price('99999999999.9999', ','), 99999999999.9999)
})

test('a misspelt variant column or a column named twice is an error, not a catalog without prices', async () => {
  await assert.rejects(
    readText('x.csv', 'externalId,variant.prise\n'),
    /Unknown column variant.prise. Known are: externalId,/,
  )
  await assert.rejects(readText('x.csv', 'externalId,title,Title\n'), /twice/)
})

test('a quoted cell may hold line ends, and lines are counted through it', async () => {
  const { items, entries } = await readText('x.csv', '\uFEFFexternalId,title\r\nA,"one\r\ntwo ""x"""\r\nB,12" pipe\r\n')
  assert.deepEqual(items, [
    { externalId: 'A', title: 'one\r\ntwo "x"' },
    { externalId: 'B', title: '12" pipe' },
  ])
  assert.deepEqual(
    entries.map(({ line }) => line),
    [2, 4],
  )
})

test('a row that is not UTF-8 leaves out its product only', async () => {
  const { items, problems } = await readText('x.csv', Buffer.from('externalId,title\nA,caf\xe9\nB,b\n', 'latin1'))
  assert.deepEqual(items, [{ externalId: 'B', title: 'b' }])
  assert.deepEqual(problems, ['2: product "A" is left out: line 2: not valid UTF-8'])
})
