import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import fc from 'fast-check'
import { bareProduct, bareVariant, type SearchProduct, type SearchVariant } from '../search-product.ts'
import { CatalogIndex, type CatalogIndexOptions } from './catalog-index.ts'

const makeVariant = ({ id = 'v', ...rest }: Partial<SearchVariant>): SearchVariant =>
  bareVariant(id, { price: 10, ...rest })

const makeProduct = (id: string, title: string, rest: Partial<SearchProduct> = {}): SearchProduct =>
  bareProduct(id, title, { variants: [makeVariant({ id: `${id}-1` })], ...rest })

function makeIndex(products: SearchProduct[], options: Partial<CatalogIndexOptions> = {}): CatalogIndex {
  const index = new CatalogIndex({ language: 'en', ...options })
  index.upsert(products)
  return index
}

const search = (index: CatalogIndex, query: string, limit = 10): string[] =>
  index.rank(index.parse(query), { limit }).map((hit) => hit.id)

const shoes = [
  makeProduct('run', 'Red running shoes', { vendor: 'Acme', tags: ['Footwear'] }),
  makeProduct('walk', 'Walking boots', { vendor: 'Bolt', description: 'Not for running. Comes with shoes bag.' }),
  makeProduct('tee', 'Blue T-Shirt', {
    variants: [makeVariant({ id: 'tee-1', sku: 'TS-100_B', options: { color: 'Navy' } })],
  }),
  makeProduct('pan', 'Frying pan 12 inch', { description: '<p>Cast&nbsp;iron</p><script>waterproof</script>' }),
  makeProduct('phones', 'Sony WH-1000XM4 headphones', { variants: [makeVariant({ id: 'p1', gtin: '4548736112001' })] }),
  makeProduct('jacket', 'Waterproof jacket for men', { vendor: 'Acme' }),
]

test('a word in the title counts more than in the description', () => {
  assert.deepEqual(search(makeIndex(shoes), 'running shoes'), ['run', 'walk'])
})

test('every field is searched', () => {
  const index = makeIndex(shoes)
  assert.deepEqual(search(index, 'footwear'), ['run'])
  assert.deepEqual(search(index, 'navy'), ['tee'])
  assert.deepEqual(search(index, 'bolt'), ['walk'])
  assert.deepEqual(search(index, 'cast iron'), ['pan'])
})

test('spellings of one thing find each other', () => {
  const index = makeIndex(shoes)
  for (const query of ['tshirt', 't-shirt', 't shirt', 'T Shirts', 'tee'])
    assert.equal(search(index, query)[0], 'tee', query)
  for (const query of ['12" pan', '12in pan', '12-inch pan', '12"']) assert.equal(search(index, query)[0], 'pan', query)
  for (const query of ['xm4', 'wh1000xm4', 'wh 1000xm4', 'WH-1000XM4'])
    assert.equal(search(index, query)[0], 'phones', query)
  for (const query of ['water proof', 'waterprof', 'water-proof'])
    assert.equal(search(index, query)[0], 'jacket', query)
})

test('words apart find what the catalog joins in another form', () => {
  const products = [makeProduct('strings', 'Gitarre mit Stahlsaiten'), makeProduct('pot', 'Stahltopf')]
  assert.equal(search(makeIndex(products, { language: 'de' }), 'stahl saite')[0], 'strings')
})

test('a code finds its product before anything else, however it is written', () => {
  const index = makeIndex([...shoes, makeProduct('manual', 'Manual for TS-100 B and TS-100_B', { popularity: 99 })])
  for (const query of ['TS-100_B', 'ts100b', 'TS 100 B', 'do you have ts-100-b ?']) {
    const [hit] = index.rank(index.parse(query), { limit: 5 })
    assert.equal(hit?.id, 'tee', query)
    assert.equal(hit?.codeMatch, true, query)
  }
  assert.equal(search(index, '4548736112001')[0], 'phones')
  assert.equal(search(index, 'jacket')[0], 'jacket')
})

test('a removed or replaced product is gone from every way to find it', () => {
  const index = makeIndex(shoes)
  index.remove(['tee', 'unknown'])
  assert.deepEqual(search(index, 'TS-100_B'), [])
  assert.deepEqual(search(index, 'blue'), [])
  index.upsert([makeProduct('run', 'Green sandals')])
  assert.deepEqual(search(index, 'sandals'), ['run'])
  assert.ok(!search(index, 'red').includes('run'))
  assert.equal(index.size, shoes.length - 1)
})

test('the filter is kept, by words and by code', () => {
  const index = makeIndex(shoes)
  const allow = (document: number): boolean => index.product(document)?.id !== 'tee'
  for (const query of ['t-shirt', 'TS-100_B'])
    assert.deepEqual(index.rank(index.parse(query), { limit: 5, allow }), [], query)
})

test('same words: the more popular one, then by id', () => {
  const index = makeIndex([
    makeProduct('b', 'Mug'),
    makeProduct('a', 'Mug'),
    makeProduct('c', 'Mug', { popularity: 3 }),
  ])
  assert.deepEqual(search(index, 'mug'), ['c', 'a', 'b'])
  assert.deepEqual(search(index, 'mug', 1), ['c'])
})

test('only stop words still find something', () => {
  assert.deepEqual(search(makeIndex(shoes), 'for'), search(makeIndex(shoes), 'for the'))
  assert.ok(search(makeIndex(shoes), 'for').includes('jacket'))
})

test("the owner's synonyms hold from the next query on, one way or both", () => {
  const index = makeIndex(shoes)
  assert.deepEqual(search(index, 'skillet'), [])
  index.setSynonyms([{ from: ['skillet'], to: ['frying pan'], twoWay: false }])
  assert.deepEqual(search(index, 'skillet'), ['pan'])
  index.upsert([makeProduct('lid', 'Skillet lid')])
  assert.ok(!search(index, 'frying pan').includes('lid'))
  index.setSynonyms([{ from: ['skillet'], to: ['frying pan'], twoWay: true }])
  assert.equal(search(index, 'skillet')[0], 'lid')
  assert.ok(search(index, 'frying pan').includes('lid'))
})

test('an explanation adds up', () => {
  const index = makeIndex(shoes)
  const query = index.parse('runing shoes acme')
  const [hit] = index.rank(query, { limit: 1 })
  assert.ok(hit)
  const explanation = index.explain(query, hit)
  assert.deepEqual(explanation.corrections, [{ from: 'runing', to: 'running' }])
  assert.deepEqual(
    explanation.words.map(({ word, reading, fields }) => [word, reading?.source, fields]),
    [
      ['running', 'spelling', { title: 1 }],
      ['shoes', 'typed', { title: 1 }],
      ['acme', 'typed', { vendor: 1 }],
    ],
  )
  const words = explanation.words.reduce((sum, word) => sum + word.score, 0)
  const boosts = Object.values(explanation.boosts).reduce((sum, boost) => sum + boost, 0)
  assert.ok(boosts > 0 && explanation.boosts.vendor > 0)
  assert.ok(Math.abs(words * explanation.keptShare + boosts - explanation.score) < 1e-4)
  assert.ok(explanation.keptShare > 0.9 && explanation.keptShare <= 1.0001)
})

test('the plain index corrects and boosts nothing', () => {
  const index = makeIndex(shoes, { plain: true })
  assert.deepEqual(search(index, 'runing'), [])
  assert.equal(index.parse('runing').corrected, null)
})

test('the description is not kept', () => {
  const index = makeIndex(shoes)
  assert.equal(index.productById('walk')?.description, null)
  assert.equal([...index.products()].length, shoes.length)
  assert.ok(index.estimateBytes() > 0)
})

test('variants with the same options share one object', () => {
  const variantsOf = (id: string, sizes: string[]) =>
    sizes.map((Size) => makeVariant({ id: `${id}-${Size}`, options: { Size, Color: 'Red' } }))
  const index = makeIndex([
    makeProduct('a', 'Shirt', { variants: variantsOf('a', ['S', 'M']) }),
    makeProduct('b', 'Coat', { variants: variantsOf('b', ['M', 'L']) }),
  ])
  const [optionsOfA = [], optionsOfB = []] = ['a', 'b'].map((id) =>
    index.productById(id)?.variants.map(({ options }) => options),
  )
  assert.deepEqual(
    [optionsOfA[0], optionsOfA[1]],
    [
      { Size: 'S', Color: 'Red' },
      { Size: 'M', Color: 'Red' },
    ],
  )
  assert.equal(optionsOfA[1], optionsOfB[0])
  assert.notEqual(optionsOfA[0], optionsOfA[1])
})

const wordList =
  'red blue shoe shoes runing running boot boots jacket water proof waterproof 12 inch xl wh-1000 t-shirt for with'.split(
    ' ',
  )
const textArbitrary = fc
  .array(fc.constantFrom(...wordList), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '))
const productArbitrary = fc
  .record({
    id: fc.integer({ min: 0, max: 15 }),
    title: textArbitrary,
    description: textArbitrary,
    tag: fc.constantFrom(...wordList),
  })
  .map(({ id, title, description, tag }) => makeProduct(`p${id}`, title, { description, tags: [tag] }))
const changeArbitrary = fc.oneof(
  fc.record({ upsert: fc.array(productArbitrary, { maxLength: 8 }) }),
  fc.record({
    remove: fc.array(
      fc.integer({ min: 0, max: 15 }).map((id) => `p${id}`),
      { maxLength: 8 },
    ),
  }),
)

test('a catalog changed in steps ranks like one indexed at once', () => {
  fc.assert(
    fc.property(fc.array(changeArbitrary, { maxLength: 12 }), textArbitrary, (changes, query) => {
      const stepped = makeIndex([])
      const left = new Map<string, SearchProduct>()
      for (const change of changes) {
        if ('upsert' in change) {
          stepped.upsert(change.upsert)
          for (const product of change.upsert) left.set(product.id, product)
        } else {
          stepped.remove(change.remove)
          for (const id of change.remove) left.delete(id)
        }
      }
      const atOnce = makeIndex([...left.values()])
      assert.deepEqual(resultOf(stepped, query), resultOf(atOnce, query))
    }),
    { numRuns: 300 },
  )
})

function resultOf(index: CatalogIndex, query: string): unknown {
  const parsed = index.parse(query)
  return [parsed, index.rank(parsed, { limit: 20 }).map(({ document: _document, ...rest }) => rest)]
}

test('hostile queries find nothing or something, but never throw and never take long', (t) => {
  const products = Array.from({ length: 3000 }, (_, at) =>
    makeProduct(`p${at}`, `${wordList[at % wordList.length]} item${at}`, { description: wordList.join(' ') }),
  )
  const index = makeIndex(products)
  const queries = [
    '',
    ' ',
    '\0',
    '\ud800',
    'a'.repeat(10_000),
    'womne '.repeat(2000),
    'the of and',
    '😀😀 👟',
    'שלום עולם',
    '(.*)+$[a-z]{9}',
    "'; DROP TABLE products; --",
    '__proto__ constructor toString',
    '"',
    '-',
    '12"'.repeat(500),
    `${wordList.join(' ')} `.repeat(50),
    'i̇'.repeat(600),
    '%00%0a',
    '../../etc/passwd',
    '١٢ بوصة',
  ]
  try {
    const file = new URL('../../../../shared/data/suites/naughty-strings.json', import.meta.url)
    queries.push(...JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    t.diagnostic('the list of hostile strings is not here: only our own')
  }
  for (const query of queries) {
    const before = process.threadCpuUsage()
    const parsed = index.parse(query)
    assert.ok(index.rank(parsed, { limit: 10 }).length <= 10)
    const { user, system } = process.threadCpuUsage(before)
    assert.ok((user + system) / 1000 < 200, `${JSON.stringify(query.slice(0, 40))} took ${(user + system) / 1000} ms`)
    assert.ok(parsed.groups.length <= 32 + 8)
  }
})
