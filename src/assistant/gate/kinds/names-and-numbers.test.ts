import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOptions } from '../../../../test/data/gate-claims/sample-facts.ts'
import type { Fact } from '../../fact.ts'
import { createTextGate } from '../claim-gate.ts'
import { policySentences } from '../known-pages.ts'

const asOf = '2026-11-21T10:00:00.000Z'
const fact = (entity: Fact['entity'], id: string, field: string, value: Fact['value']): Fact => ({
  ...{ entity, id, field, value, asOf },
  ...(field === 'price' || field === 'total' ? { currency: 'USD' } : {}),
})
const product = (id: string, title: string, price: number, description: string): Fact[] => [
  fact('product', id, 'title', title),
  fact('product', id, 'price', price),
  fact('product', id, 'description', description),
]
const beds: Fact[] = [
  ...product('B1', 'Larch Bed Solberg', 900, 'Weighs 48 kg. Holds up to 150 kg.'),
  ...product('B2', 'Larch Bed Tromso', 1200, 'Weighs 54 kg. Holds up to 120 kg.'),
]
const mattresses: Fact[] = [
  ...product('M1', 'Mattress Comfort 18', 249, 'Foam, 18 cm high, its core 16 cm. Washable at 60 °C.'),
  ...product('M2', 'Mattress Comfort 23', 359, 'Foam, 23 cm high, its core 20 cm. Washable at 60 °C.'),
]
const page = (value: string): Fact[] => [fact('policy', 'p1', 'text', value)]
const order: Fact[] = [
  fact('order', 'O1', 'number', 'LB-1001'),
  fact('order', 'O1', 'fulfillmentStatus', 'fulfilled'),
  fact('order', 'O1', 'total', 278),
  ...(
    [
      ['title', 'Phosphor Bronze Strings'],
      ['quantity', 2],
      ['option.Gauge', '12-53'],
    ] as const
  ).map(([field, value]) => ({ ...fact('order_item', 'O1/0', field, value), of: 'O1' })),
]

function isShown(text: string, facts: readonly Fact[], language = 'en', shopperText = ''): boolean {
  const gate = createTextGate({ ...sampleOptions, language, shopperText, catalogLanguage: 'en', facts: () => facts })
  return [...gate.push(text), ...gate.end()].every(({ replaced }) => replaced === null)
}

test('a number right behind a name is part of it, where titles have one there', () => {
  assert.ok(isShown('Then take the Comfort 18, it is $249.', mattresses))
  assert.ok(!isShown('Then take the Comfort 20, it lies between.', mattresses))
  assert.ok(!isShown('Dann nehmen Sie die Comfort 20.', mattresses, 'de'))
})

test('the options of what was ordered are told of the order', () => {
  assert.ok(isShown('It contains two Phosphor Bronze strings (12-53).', order))
  assert.ok(!isShown('It contains two Phosphor Bronze strings (11-49).', order))
})

test('digits in groups are one number of the pages', () => {
  const facts = page('Call us at 0251 5550172, Monday to Friday.')
  assert.ok(isShown('Please ask at 0251 5550172.', facts))
  assert.ok(!isShown('Please ask at 0251 5550173.', facts))
  assert.ok(!isShown('Please ask at 0261 5550172.', facts))
})

test('what goes on behind a comparison is told of what was compared, and how much has to be so', () => {
  assert.ok(isShown('The Tromso is 6 kg heavier than the Solberg and holds up to 120 kg.', beds))
  assert.ok(!isShown('The Tromso is 6 kg heavier than the Solberg and holds up to 150 kg.', beds))
  assert.ok(!isShown('The Solberg is 6 kg heavier than the Tromso.', beds))
  assert.ok(isShown('Das Tromso ist 6 kg schwerer als das Solberg und trägt bis 120 kg.', beds, 'de'))
})

test('a comparison holds in the words of a text', () => {
  const guitar = product('G1', 'Otter Guitar', 400, 'A smaller waist than a dreadnought, so it sits close.')
  const all = [...guitar, ...product('G2', 'Heron Guitar', 500, 'A wide body.')]
  assert.ok(isShown('The Otter Guitar has a smaller waist than a dreadnought.', all))
  assert.ok(!isShown('The Heron Guitar has a smaller waist than a dreadnought.', all))
})

test('an article before a word that is also a unit counts nothing', () => {
  const machine = product('S1', 'Machine à coudre Alouette', 349, 'Livrée avec un pied à cuir et un guide.')
  assert.ok(isShown("L'Alouette est livrée avec un pied à cuir, un pied et un guide.", machine, 'fr'))
})

test('a price less a share of the pages is worked out where the share is told with it', () => {
  const facts = [...mattresses, ...page('Who buys two mattresses gets 10 % off the second.')]
  assert.ok(isShown('You get 10 % off the second, so the Comfort 23 is $323.10.', facts))
  assert.ok(!isShown('You get 10 % off the second, so the Comfort 23 is $320.10.', facts))
})

test('what is done for money is done on its days', () => {
  const facts = page('Sharpening of scissors: $9 a pair, on Thursdays.')
  assert.ok(isShown('Sharpening your scissors costs $9 a pair and is done on Thursdays.', facts))
  assert.ok(!isShown('Sharpening your scissors costs $9 a pair and is done on Tuesday.', facts))
})

test('the points of a list share what the line above them denies', () => {
  const [, lead, opened, , after] = policySentences('en')(
    'Returns\nWe do not take back:\nopened strings\nsheet music\nYou have 30 days for the rest.',
  )
  assert.deepEqual(
    [lead, opened, after].map((one) => one?.isDenied),
    [true, true, false],
  )
  assert.ok((opened?.exceptions ?? []).length > 0)
})

test('a name that only the shopper typed is told back, but not held out in a question or an offer', () => {
  const heldOut: Record<string, string[]> = {
    en: [
      'Have you seen “{n}”?',
      'How about our new {n}?',
      'Shall I add the {n} to your cart?',
      'I can show you the {n}.',
      'You might like the {n}.',
    ],
    de: [
      'Haben Sie den „{n}“ schon gesehen?',
      'Wie wäre es mit dem {n}?',
      'Ich kann Ihnen den {n} zeigen.',
      'Vielleicht gefällt Ihnen der {n}.',
    ],
    es: ['¿Has visto el «{n}»?', '¿Qué tal el {n}?', 'Puedo mostrarte el {n}.'],
    fr: ['Avez-vous vu le « {n} » ?', 'Que diriez-vous du {n} ?', 'Je peux vous montrer le {n}.'],
  }
  const toldBack: Record<string, string[]> = {
    en: ['Do you mean the {n}?', 'I could not find the {n}.', 'Would you like me to ask about the {n}?'],
    de: ['Meinen Sie den {n}?', 'Ist es für den {n}?'],
    es: ['¿Te refieres al {n}?', 'No encuentro el {n}.'],
    fr: ['Parlez-vous du {n} ?', 'Je ne trouve pas le {n}.'],
  }
  for (const name of ['AeroGlide X9000', 'Velvet Thunder Blender']) {
    const say = (text: string, language: string) =>
      isShown(text.replace('{n}', name), beds, language, `Repeat: ${name}`)
    for (const [language, texts] of Object.entries(heldOut))
      for (const text of texts) assert.ok(!say(text, language), `${name}: ${text}`)
    for (const [language, texts] of Object.entries(toldBack))
      for (const text of texts) assert.ok(say(text, language), `${name}: ${text}`)
  }
  assert.ok(isShown('Have you seen the Larch Bed Solberg?', beds))
})
