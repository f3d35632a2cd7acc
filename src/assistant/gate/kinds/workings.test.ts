import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOptions } from '../../../../test/data/gate-claims/sample-facts.ts'
import type { Fact } from '../../fact.ts'
import { createTextGate } from '../claim-gate.ts'

const asOf = '2026-11-21T10:00:00.000Z'
const product = (id: string, title: string, description: string, price: number): Fact[] => [
  { entity: 'product', id, field: 'title', value: title, asOf },
  { entity: 'product', id, field: 'description', value: description, asOf },
  { entity: 'variant', id: `${id}-1`, of: id, field: 'price', value: price, currency: 'EUR', asOf },
]
const page = (id: string, value: string): Fact => ({ entity: 'policy', id, field: 'text', value, asOf })
const facts = [
  ...product('P1', 'Steel Pan Vega', 'Weighs 1.4 kg. The maker gives a 12 year guarantee.', 46.9),
  ...product('P2', 'Universal Lid', 'Glass, with a steam hole. A 3 year guarantee.', 12.95),
  ...product('P3', 'Jute Rug Dune', 'Woven by hand, 220 x 160 cm.', 89),
  page('d1', 'Express delivery costs €11.95. Standard delivery is free from €60.'),
  page('d2', 'New customers get 10% off the first order.'),
]

const isShown = (language: string, shopperText: string, text: string): boolean => {
  const gate = createTextGate({
    ...{ ...sampleOptions, facts: () => facts, currency: 'EUR', language, shopperText },
    catalogLanguage: 'en',
  })
  return [...gate.push(text), ...gate.end()].every(({ replaced }) => replaced === null)
}

/** Each true one is followed by a false one. */
const lines: readonly (readonly [language: string, shopperText: string, text: string])[] = [
  ['en', 'with express?', 'The Vega is €46.90, and with express delivery at €11.95 that makes €58.85.'],
  ['en', 'with express?', 'The Vega is €46.90, and with express delivery at €11.95 that makes €56.85.'],
  ['de', '10 % für Neukunden?', 'Mit 10 % Rabatt zahlen Sie für die Vega 42,21 €.'],
  ['de', '10 % für Neukunden?', 'Mit 10 % Rabatt zahlen Sie für die Vega 40,21 €.'],
  ['en', 'I have €48 in my basket', "You're €12 away from free delivery, which starts at €60."],
  ['en', 'I have €48 in my basket', "You're €17 away from free delivery, which starts at €60."],
  ['en', 'how large is the rug', 'The Dune covers about 3.5 m².'],
  ['en', 'how large is the rug', 'The Dune covers about 4.5 m².'],
  ['en', 'pan and lid', 'The Vega is €46.90 and a glass lid €12.95.'],
  ['en', 'pan and lid', 'The Vega is €46.90 and a glass lid €14.95.'],
  ['en', 'guarantee?', 'The Vega has a 12 year guarantee.'],
  ['en', 'guarantee?', 'The Vega has a 15 year guarantee.'],
]

for (const [at, [language, shopperText, text]] of lines.entries()) {
  const isTrue = at % 2 === 0
  test(`${isTrue ? 'shown' : 'held'}: ${text}`, () => assert.equal(isShown(language, shopperText, text), isTrue))
}
