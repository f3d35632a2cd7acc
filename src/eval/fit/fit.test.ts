import assert from 'node:assert/strict'
import test from 'node:test'
import type { SearchProduct, SearchVariant } from '../../search/search-product.ts'
import { searchInMemory } from './ask-search.ts'
import { evaluateFit, rightShare } from './evaluate-fit.ts'
import { type FitQuery, fitKinds, fitQuerySchema, type Rule } from './fit-query.ts'
import { expectationOf, generateQueries } from './generate-queries.ts'
import { type FitAnswer, judgeAnswer, type ShownProduct } from './judge-answer.ts'
import { sayOfRow } from './say-of-row.ts'
import { Shop } from './shop.ts'

type Given = Partial<Omit<SearchProduct, 'variants'>> & {
  id: string
  title: string
  variants?: Partial<SearchVariant>[]
}

const empty = { sku: null, gtin: null, mpn: null, price: null, compareAtPrice: null, inventory: null, options: {} }
const product = ({ variants = [{}], ...given }: Given): SearchProduct => ({
  ...{
    description: null,
    vendor: null,
    category: null,
    tags: [],
    url: null,
    imageUrl: null,
    currency: 'USD',
    popularity: 0,
  },
  ...given,
  variants: variants.map((own, at) => ({
    ...empty,
    id: `${given.id}-${at}`,
    title: null,
    url: null,
    imageUrl: null,
    ...own,
  })),
})

const form = (color: string, size: string, price: number, inventory = 5) => ({
  options: { color, size },
  price,
  inventory,
})

const rows: SearchProduct[] = [
  product({
    ...{
      id: 'trail',
      title: 'Trail Jacket',
      category: 'Men > Jackets',
      description: 'A waterproof shell. Machine washable.',
    },
    variants: [form('Black', 'M', 80), form('Blue', 'M', 85, 0), form('Blue', 'L', 95)],
  }),
  product({
    ...{ id: 'city', title: 'City Jacket', category: 'Women > Jackets', description: 'Not waterproof, but warm.' },
    variants: [form('Black', 'S', 120)],
  }),
  product({
    ...{ id: 'plain', title: 'Plain Tee', category: 'Men > Tees', description: 'Cotton blend.' },
    variants: [form('Red', 'M', 15), form('Green', 'M', 15)],
  }),
  product({ id: 'nova', title: 'Nova Smartphone', category: 'Smartphones', variants: [{ price: 300 }] }),
  product({ id: 'zeta', title: 'Zeta Smartphone', category: 'Smartphones', variants: [{ price: 200 }] }),
  product({ id: 'cover', title: 'Silicone Smartphone Case', category: 'Cases', variants: [{ price: 9 }] }),
  product({
    id: 'lamp',
    title: 'Table Lamp',
    category: 'Lamps',
    description: 'Light for your smartphone desk.',
    variants: [{ price: 30 }],
  }),
]
const shop = new Shop(rows)

const says = (id: string, ...rules: Rule[]) => {
  const reading = shop.reading(id)
  assert.ok(reading)
  return sayOfRow(shop, reading, rules).says
}

const jacket: Rule = { thing: 'jacket' }
const phone: Rule = { thing: 'smartphone' }

test('a row says what its product is, and what it is only made for or speaks of', () => {
  assert.equal(says('trail', jacket), 'holds')
  assert.equal(says('plain', jacket), 'fails')
  assert.equal(says('nova', phone), 'holds')
  assert.equal(says('cover', phone), 'fails', 'a case for it')
  assert.equal(says('lamp', phone), 'fails', 'only spoken of')
  assert.equal(says('cover', { accessory: 'case', of: 'smartphone' }), 'holds')
  assert.equal(says('nova', { accessory: 'case', of: 'smartphone' }), 'fails')
  const hoodies = new Shop([
    product({ id: 'a', title: 'Sun Hoodie', category: 'Hoodies' }),
    product({ id: 'b', title: 'Rain Coat', category: 'Coats' }),
  ])
  assert.equal(hoodies.thing('jacket').get('b'), 'unclear', 'a coat may be called a jacket')
})

test('what is about variants must hold on one of them', () => {
  const blue: Rule = { option: ['color', 'Blue'] }
  assert.equal(says('trail', blue, { option: ['size', 'L'] }), 'holds')
  assert.equal(says('trail', { option: ['color', 'Black'] }, { option: ['size', 'L'] }), 'fails', 'no such combination')
  assert.equal(says('trail', blue, { price_max: 90 }), 'holds')
  assert.equal(says('trail', blue, { price_max: 90 }, { in_stock: true }), 'fails', 'the blue one below 90 is gone')
  assert.equal(says('trail', { price_min: 100 }), 'fails')
  assert.equal(says('trail', { not_option: ['color', 'Black'] }), 'holds')
  assert.equal(says('city', { not_option: ['color', 'Black'] }), 'fails', 'black only')
  assert.equal(says('nova', blue), 'silent', 'it has no colours')
  assert.equal(says('cover', { price_max: 10 }), 'holds')
})

test('one measure in other units is the same value', () => {
  const rows = ['1000ml', '1 litre', '0.5 L', '750 ml'].map((size, at) =>
    product({ id: `b${at}`, title: 'Water Bottle', category: 'Bottles', variants: [{ options: { size } }] }),
  )
  const shop = new Shop(rows)
  const says = (id: string, value: string) => {
    const reading = shop.reading(id)
    assert.ok(reading)
    return sayOfRow(shop, reading, [{ option: ['size', value] }]).says
  }
  assert.deepEqual(
    rows.map(({ id }) => says(id, '1 liter')),
    ['holds', 'holds', 'fails', 'fails'],
  )
  assert.equal(says('b2', '500ml'), 'holds')
})

test('a fact holds where it is asserted, is open where it is hinted at or denied, and else the row is silent', () => {
  const waterproof: Rule = { says: ['waterproof'], hints: ['rain'] }
  assert.equal(says('trail', waterproof), 'holds')
  assert.equal(says('city', waterproof), 'unclear', '"not waterproof" is left to a reader')
  assert.equal(says('plain', waterproof), 'silent')
  assert.equal(says('trail', { audience: 'men' }), 'holds')
  assert.equal(says('city', { audience: 'men' }), 'fails')
  assert.equal(says('nova', { audience: 'men' }), 'unclear')
})

test('the expected answer is what the rows say', () => {
  assert.deepEqual(expectationOf(shop, { q: 'jacket', rules: [jacket] }), {
    rules: [jacket],
    fits: ['trail', 'city'],
    nothing: false,
  })
  const red = { q: 'red jacket', rules: [jacket, { option: ['color', 'Red'] as [string, string] }] }
  assert.equal(expectationOf(shop, { ...red, isNothingMeant: true })?.nothing, true)
  assert.equal(expectationOf(shop, { ...red, isNothingMeant: false }), undefined)
  assert.deepEqual(expectationOf(shop, { q: '', rules: [phone], order: 'cheapest' })?.first, ['zeta'])
  assert.deepEqual(expectationOf(shop, { q: '', rules: [phone], order: 'dearest' })?.first, ['nova'])
  // The cheapest of all is gone: either answer may be meant.
  const gone = new Shop([
    ...rows,
    product({ id: 'old', title: 'Old Smartphone', category: 'Smartphones', variants: [{ price: 100, inventory: 0 }] }),
  ])
  assert.deepEqual(expectationOf(gone, { q: '', rules: [phone], order: 'cheapest' })?.first, ['old', 'zeta'])
})

test('what the rows leave open is not asked', () => {
  const red = { options: { color: 'Red' } }
  const coats = new Shop([
    product({ id: 'a', title: 'Sun Jacket', category: 'Jackets', variants: [{ options: { color: 'Blue' } }] }),
    product({ id: 'b', title: 'Rain Coat', category: 'Coats', variants: [red] }),
  ])
  const rules: Rule[] = [jacket, { option: ['color', 'Red'] }]
  assert.equal(coats.thing('jacket').get('b'), 'unclear')
  assert.equal(expectationOf(coats, { q: 'red jacket', rules }), undefined, 'the red coat may be meant')
  // Nothing but its title says what it is: it may be the cheapest one.
  const open = product({ id: 'new', title: 'Smartphone Ultra Bundle', category: 'Offers', variants: [{ price: 50 }] })
  const offers = new Shop([...rows, open])
  assert.equal(offers.thing('smartphone').get('new'), 'unclear')
  assert.equal(expectationOf(offers, { q: '', rules: [phone], order: 'cheapest' }), undefined)
  assert.deepEqual(expectationOf(offers, { q: '', rules: [phone], order: 'dearest' })?.first, ['nova'])
})

const options = { count: 60, shopLanguage: 'en', languages: ['en', 'de', 'es', 'fr'] } as const

test('queries are the same for a seed, of all kinds and languages, and their expectation is true of the rows', () => {
  const queries = generateQueries(shop, { ...options, seed: 3 })
  assert.deepEqual(queries, generateQueries(new Shop(rows), { ...options, seed: 3 }))
  assert.notDeepEqual(queries, generateQueries(shop, { ...options, seed: 4 }))
  assert.equal(new Set(queries.map(({ q }) => q)).size, queries.length)
  assert.deepEqual(new Set(queries.map(({ language }) => language)), new Set(options.languages))
  const kinds = new Set(queries.map(({ kind }) => kind))
  assert.deepEqual(
    fitKinds.filter((kind) => !kinds.has(kind)),
    [],
  )
  for (const query of queries) {
    assert.deepEqual(fitQuerySchema.parse(JSON.parse(JSON.stringify(query))), query)
    assert.doesNotMatch(query.q, /[{}]|undefined/)
    const holding = rows.filter(({ id }) => says(id, ...query.expect.rules) === 'holds').map(({ id }) => id)
    assert.deepEqual(query.expect.fits, holding, query.q)
    if (query.expect.nothing) assert.deepEqual(holding, [])
  }
})

const query = (expect: Partial<FitQuery['expect']>): FitQuery => ({
  ...{ id: 'x', kind: 'thing', language: 'en', q: 'x' },
  expect: { rules: [jacket], fits: ['trail', 'city'], nothing: false, ...expect },
})
const judge = (expect: Partial<FitQuery['expect']>, products: ShownProduct[], relaxed: string[] = []) =>
  judgeAnswer(shop, query(expect), { products, relaxed })
const faultsOf = (...given: Parameters<typeof judge>) => judge(...given).faults.map(({ fault, id }) => `${fault} ${id}`)

test('a lying search is caught by each rule', () => {
  const exact = (id: string): ShownProduct => ({ id, fit: 'exact' })
  assert.equal(judge({}, [exact('city')]).outcome, 'right')
  assert.deepEqual(faultsOf({}, [exact('trail'), exact('plain')]), ['exact_contradicted plain'])
  assert.deepEqual(faultsOf({}, [{ id: 'trail' }, { id: 'plain' }]), ['exact_contradicted plain'], 'no grade = exact')
  assert.deepEqual(faultsOf({}, []), ['missing null'])
  assert.deepEqual(faultsOf({}, [{ id: 'trail', fit: 'near' }]), ['missing null'])
  const lies: [Rule, string][] = [
    [{ price_max: 90 }, 'city'],
    [{ price_min: 130 }, 'city'],
    [{ option: ['color', 'Blue'] }, 'city'],
    [{ not_option: ['color', 'Black'] }, 'city'],
    [{ audience: 'men' }, 'city'],
    [{ thing: 'tee' }, 'city'],
    [{ accessory: 'case', of: 'smartphone' }, 'nova'],
  ]
  for (const [rule, id] of lies) {
    const expect = { rules: [rule], fits: [], nothing: true }
    assert.deepEqual(faultsOf(expect, [exact(id)]), [`exact_contradicted ${id}`], JSON.stringify(rule))
    assert.deepEqual(faultsOf(expect, [{ id, fit: 'likely' }]), [`likely_contradicted ${id}`])
    assert.deepEqual(faultsOf(expect, [{ id, fit: 'near' }]), [`unnamed_near ${id}`])
    assert.deepEqual(faultsOf(expect, [{ id, fit: 'near', fails: ['that'] }]), [])
    assert.deepEqual(faultsOf(expect, [{ id }], ['that']), [], 'near, and named, where something was let go')
    assert.deepEqual(faultsOf(expect, []), [])
  }
  const gone = {
    rules: [jacket, { option: ['color', 'Blue'] }, { option: ['size', 'M'] }, { in_stock: true }] as Rule[],
    fits: [],
    nothing: true,
  }
  assert.deepEqual(faultsOf(gone, [exact('trail')]), ['exact_contradicted trail'])
  const fact = { rules: [{ says: ['waterproof'], hints: [] }], fits: [], nothing: true }
  assert.deepEqual(faultsOf(fact, [exact('plain')]), ['exact_unsupported plain'])
  assert.deepEqual(faultsOf(fact, [{ id: 'plain', fit: 'likely' }]), [], 'the page does not say')
})

test('only the variants that are said to fit are looked at', () => {
  const expect = { rules: [{ option: ['color', 'Blue'] }] as Rule[], fits: ['trail'] }
  assert.deepEqual(faultsOf(expect, [{ id: 'trail', fit: 'exact', variantIds: ['trail-1', 'trail-2'] }]), [])
  const lie = faultsOf(expect, [{ id: 'trail', fit: 'exact', variantIds: ['trail-0'] }])
  assert.deepEqual(lie, ['exact_contradicted trail'])
})

test('the cheapest must stand first, and what fits among the first five', () => {
  const expect = { rules: [phone], fits: ['nova', 'zeta'], first: ['zeta'] }
  assert.deepEqual(faultsOf(expect, [{ id: 'zeta' }, { id: 'nova' }]), [])
  assert.deepEqual(faultsOf(expect, [{ id: 'nova' }, { id: 'zeta' }]), ['wrong_first nova'])
  assert.deepEqual(faultsOf(expect, []), ['wrong_first null', 'missing null'])
  const open = { rules: [{ audience: 'men' }] as Rule[], fits: ['trail'] }
  const unclear = ['nova', 'zeta', 'cover', 'lamp'].map((id): ShownProduct => ({ id, fit: 'likely' }))
  assert.equal(judge(open, unclear).outcome, 'undecided', 'their rows do not say')
  assert.equal(judge(open, [...unclear, { id: 'trail' }]).outcome, 'right')
})

test('the report counts by kind, and a search that shows everything is wrong', async () => {
  const queries = generateQueries(shop, { ...options, seed: 1 })
  const all: FitAnswer = { products: rows.map(({ id }) => ({ id, fit: 'exact' })), relaxed: [] }
  const lying = await evaluateFit(shop, queries, () => all)
  assert.equal(lying.total.queries, queries.length)
  assert.equal(lying.total.right, 0)
  assert.ok(lying.faults.exact_contradicted > queries.length)
  const knowing = await evaluateFit(shop, queries, (q) => {
    const { first, fits } = (queries.find((own) => own.q === q) as FitQuery).expect
    const ids = [...new Set([...(first ?? []), ...fits])]
    return { products: ids.map((id) => ({ id, fit: 'exact' })), relaxed: [] }
  })
  assert.equal(rightShare(knowing.total), 1)
  assert.equal(
    knowing.kinds.reduce((sum, own) => sum + own.right, 0),
    queries.length,
  )
})

test('the search of this program answers', async () => {
  const answer = await searchInMemory(rows, 'en')('trail jacket', 'en')
  assert.equal(answer.products[0]?.id, 'trail')
  assert.deepEqual(answer.relaxed, [])
})
