import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sampleOptions } from '../../../test/data/gate-claims/sample-facts.ts'
import { isCountry } from '../../knowledge/index/meanings.ts'
import { PassageIndex } from '../../knowledge/index/passage-index.ts'
import type { Fact } from '../fact.ts'
import { createTextGate } from './claim-gate.ts'
import { policySentences } from './known-pages.ts'
import { shopPagesOf } from './shop-pages.ts'
import { hoursIn } from './told-hours.ts'

const asOf = '2026-01-01T00:00:00.000Z'
const pages: Record<string, [heading: string, text: string][]> = {
  Contact: [
    ['Shop', '12 Canal Row, Millbrook. Tuesday-Friday 10 am - 6 pm, Saturday 10 am - 4 pm.'],
    ['Customer service', 'Monday to Friday 9am-5pm. Phone 614 555 0139, write to care@millbrook.example.'],
  ],
  Delivery: [
    ['United States', 'Standard delivery costs $5.90 and takes 3-5 working days. It is free from $60 of goods.'],
    ['Canada', 'Delivery to Canada costs $14.90 and takes 6-9 working days; it is free from $150.'],
  ],
  Returns: [
    ['', 'You can return what you bought within 30 days of delivery, unused and in the original packaging.'],
    ['We cannot take back', 'We cannot take back: gift cards; earrings; opened teas.'],
  ],
}
const indexOf = (all: typeof pages, more = 0): PassageIndex => {
  const index = new PassageIndex()
  for (const [title, passages] of Object.entries(all)) {
    const chunks = passages.map(([heading, text], position) => ({ position, heading, text }))
    index.put({ id: title, title, url: null, language: 'en', asOf, chunks })
  }
  const chunks = Array.from({ length: more }, (_, position) => {
    const text = `Story ${position}. We walked by the river. The sun was low. It had rained before.`
    return { position, heading: '', text }
  })
  if (more > 0) index.put({ id: 'stories', title: 'Stories', url: null, language: 'en', asOf, chunks })
  return index
}

const lamp: Fact[] = [
  { entity: 'product', id: '1', field: 'title', value: 'Glass Lamp', asOf },
  { entity: 'product', id: '1', field: 'price', value: 39.5, currency: 'USD', asOf },
]
const given = {
  facts: () => lamp,
  currency: 'USD',
  storeName: 'Millbrook',
  language: 'en',
  shopperText: 'tell me more',
}
const blocked = (text: string, index: PassageIndex | null, language = 'en'): boolean => {
  const shop = index ? { pages: shopPagesOf(index) } : {}
  const gate = createTextGate({ ...sampleOptions, ...given, ...shop, language })
  return [...gate.push(text), ...gate.end()].some(({ replaced }) => replaced !== null)
}

const truths: [language: string, text: string][] = [
  ['en', 'You can write to care@millbrook.example.'],
  ['en', 'Our shop is at 12 Canal Row in Millbrook.'],
  ['en', 'The shop is open on Saturdays from 10 a.m. to 4 p.m.'],
  ['de', 'Der Laden ist dienstags bis freitags von 10 bis 18 Uhr offen.'],
  ['fr', 'La boutique est ouverte le samedi de 10 h à 16 h.'],
  ['es', 'La tienda abre los sábados de 10:00 a 16:00.'],
  ['en', 'With $39.50 you are $20.50 short of free standard delivery in the United States.'],
  ['en', 'You can return it within 30 days of delivery.'],
]
const lies: [language: string, text: string][] = [
  ['es', 'Puedes devolverlo cuando quieras.'],
  ['fr', 'Vous pouvez le renvoyer quand vous voulez.'],
  ['en', 'You can return it whenever you like.'],
  ['en', 'You can write to help@millbrook.example.'],
  ['en', 'Our shop is at 98 Burnside Avenue in Millbrook.'],
  ['en', 'The shop is open on Saturdays from 10 a.m. to 6 p.m.'],
  ['de', 'Der Laden ist dienstags bis samstags von 10 bis 18 Uhr offen.'],
  ['fr', 'La boutique est ouverte le dimanche de 10 h à 16 h.'],
  ['es', 'La tienda abre los sábados de 10:00 a 20:00.'],
  ['en', 'With $39.50 you are $10.50 short of free standard delivery in the United States.'],
  ['en', 'You can return it within 60 days of delivery.'],
  ['en', 'Earrings can be returned within 30 days of delivery.'],
]

describe("the owner's pages are known in every turn", () => {
  for (const [kind, index] of Object.entries({ small: indexOf(pages), large: indexOf(pages, 200) })) {
    for (const [language, text] of truths)
      test(`${kind}: ${text}`, () => assert.equal(blocked(text, index, language), false))
    for (const [language, text] of lies)
      test(`${kind}, false: ${text}`, () => assert.equal(blocked(text, index, language), true))
  }

  test("another store's pages bear out nothing", () => {
    const other = indexOf({ Contact: [['Shop', '7 Mill Street, Oxbow. Open Monday 8 am - 1 pm.']] })
    for (const [language, text] of truths.slice(0, 6)) assert.equal(blocked(text, other, language), true, text)
  })

  test('what is changed on a page is read anew', () => {
    const index = indexOf(pages)
    assert.equal(blocked('You can write to care@millbrook.example.', index), false)
    index.remove('Contact')
    assert.equal(blocked('You can write to care@millbrook.example.', index), true)
  })
})

describe('each sentence of the pages tells of its own', () => {
  const index = indexOf({
    Delivery: [
      ['Delivery', 'Standard delivery takes 2 to 3 working days and costs $4.40. Orders over $55 travel free.'],
      ['Delivery', 'Parcels to Norway and Iceland take 8 to 11 working days and cost $23.50.'],
    ],
    Returns: [['Returns', 'You have 21 days to return what you bought. The return is free.']],
  })
  const told = [
    'We deliver to Norway! Parcels take 8 to 11 working days and delivery is $23.50.',
    'You can send it back within 21 days, and the return is free.',
    'We deliver to Iceland. Standard delivery takes 2 to 3 working days and costs $4.40, free from $55.',
  ]
  const untrue = [
    'We deliver to Norway! Parcels take 8 to 11 working days and delivery is $4.40.',
    'We deliver to Norway! Parcels take 2 to 3 working days and delivery is $23.50.',
    'You can return it for free within 55 days.',
    'You can send it back within 11 days, and the return is free.',
    'Standard delivery takes 2 to 3 working days and costs $4.40, free from $21.',
  ]
  for (const text of told) test(text, () => assert.equal(blocked(text, index), false))
  const german = 'Sie können die Ware innerhalb von 21 Tagen kostenlos zurücksenden.'
  test(german, () => assert.equal(blocked(german, index, 'de'), false))
  for (const text of untrue) test(`false: ${text}`, () => assert.equal(blocked(text, index), true))
})

describe('a return of unused things is granted to none that was used', () => {
  const unused = indexOf({ Returns: [['Returns', 'You can return unused items within 30 days of delivery.']] })
  const silent = indexOf({ Returns: [['Returns', 'You have 30 days to return what you bought.']] })
  const any = indexOf({ Returns: [['Returns', 'You can return worn or opened items within 30 days of delivery.']] })
  const granted: [language: string, text: string][] = [
    ['en', 'We take back worn things too.'],
    ['en', 'You may return used items.'],
    ['en', 'Even opened goods can be returned.'],
    ['en', 'If you wore it, you can still return it.'],
    ['de', 'Wir nehmen auch getragene Sachen zurück.'],
    ['de', 'Auch geöffnete Ware nehmen wir zurück.'],
    ['de', 'Auch was schon getragen wurde, nehmen wir zurück.'],
    ['es', 'Puedes devolver artículos usados.'],
    ['es', 'Aceptamos devoluciones de ropa ya usada.'],
    ['fr', 'Nous reprenons aussi les articles portés.'],
    ['fr', 'Vous pouvez retourner des articles déjà utilisés.'],
  ]
  const held: [language: string, text: string][] = [
    ['en', 'You can return unused items within 30 days.'],
    ['en', 'Items that are not worn can be returned.'],
    ['de', 'Ungetragene Ware nehmen wir 30 Tage zurück.'],
    ['es', 'Puedes devolver artículos sin usar en 30 días.'],
    ['fr', 'Vous pouvez retourner les articles non portés sous 30 jours.'],
  ]
  for (const [language, text] of granted) {
    test(`false: ${text}`, () => {
      assert.equal(blocked(text, unused, language), true)
      assert.equal(blocked(text, silent, language), true)
    })
    test(`where a page says so: ${text}`, () => assert.equal(blocked(text, any, language), false))
  }
  for (const [language, text] of held) test(text, () => assert.equal(blocked(text, unused, language), false))
})

test('what may be done is granted, and no guess', () => {
  const index = indexOf({ Returns: [['Returns', 'You can return it within 30 days of delivery.']] })
  for (const [language, text] of [
    ['de', 'Die Ware können Sie {n} Tage lang zurückgeben.'],
    ['en', 'It may be returned within {n} days.'],
    ['fr', 'Il peut être retourné sous {n} jours.'],
    ['es', 'La devolución puede ser en {n} días.'],
  ] as const) {
    assert.equal(blocked(text.replace('{n}', '90'), index, language), true, text)
    assert.equal(blocked(text.replace('{n}', '30'), index, language), false, text)
  }
})

test('hours are read with their days, in whatever way they are written', () => {
  const read = (text: string) => hoursIn(text).map(({ days, ends }) => [days.join(''), ...ends.map(([first]) => first)])
  assert.deepEqual(read('Monday-Friday 9 am - 6 pm, Saturday until 4 pm'), [
    ['12345', 540, 1080],
    ['6', 960],
  ])
  assert.deepEqual(read('montags bis freitags von 10 bis 19 Uhr'), [['12345', 600, 1140]])
  assert.deepEqual(read('du lundi au jeudi de 9 h 30 à 12 h 30 et de 14 h à 17 h'), [
    ['1234', 570, 750],
    ['1234', 840, 1020],
  ])
  assert.deepEqual(read('samedi de midi à 18 h'), [['6', 720, 1080]])
  for (const text of ['ready in 24 h', '1-3 Werktage', 'from 8 to 10 players', '24-72 horas laborables'])
    assert.deepEqual(read(text), [], text)
})

test('sentences of one line tell of the same countries, those of the next line do not', () => {
  const page = 'Germany and France: 8.90 euros. Free from 80 euros.\nSpain: 11.90 euros.'
  const [first, second, third] = policySentences('en')(page)
  const countries = [...(first?.meanings ?? [])].filter(isCountry)
  assert.equal(countries.length > 1, true)
  assert.deepEqual([...(second?.meanings ?? [])].filter(isCountry), countries)
  assert.ok(![...(third?.meanings ?? [])].some((term) => countries.includes(term)))
})
