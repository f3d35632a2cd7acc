import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOptions } from '../../../../test/data/gate-claims/sample-facts.ts'
import type { Fact } from '../../fact.ts'
import { createTextGate } from '../claim-gate.ts'

const asOf = '2026-11-21T10:00:00.000Z'

/** A product with the values of one option, their prices and stocks. */
function product(id: string, title: string, description: string, variants: [string, number, number][]): Fact[] {
  const fact = (entity: Fact['entity'], own: string, field: string, value: Fact['value']): Fact => ({
    ...{ entity, id: own, field, value, asOf },
    ...(entity === 'variant' ? { of: id } : {}),
    ...(field === 'price' ? { currency: 'EUR' } : {}),
  })
  return [
    fact('product', id, 'title', title),
    fact('product', id, 'description', description),
    ...variants.flatMap(([value, price, inventory], at) => [
      fact('variant', `${id}-${at}`, 'option.size', value),
      fact('variant', `${id}-${at}`, 'price', price),
      fact('variant', `${id}-${at}`, 'available', inventory > 0),
      fact('variant', `${id}-${at}`, 'inventory', inventory),
    ]),
  ]
}
const shops: Record<string, Fact[]> = {
  stoves: [
    ...product('S1', 'Ember stove Kestrel 60 cm', 'Weighs 42 kg. Burns for 9 hours.', [['Standard', 640, 3]]),
    ...product('S2', 'Ember stove Petrel 80 cm', 'Weighs 58 kg. Burns for 12 hours.', [['Standard', 810, 2]]),
  ],
  boots: product('B1', 'Regenstiefel Deich', 'Aus Naturkautschuk, Schaft 27 cm.', [
    ['Gr. 36 (schmal)', 39.5, 4],
    ['Gr. 38 (weit)', 39.5, 0],
    ['Gr. 40 (weit)', 42, 6],
  ]),
  paint: product('P1', 'Wall paint Chalk', 'One coat takes 120 ml/m2. Holds up to 12 months. Heat proof to 90C.', [
    ['1 l', 14, 5],
    ['2.5 l', 28, 5],
    ['4 x 2.5 l', 96, 2],
  ]),
  rugs: product(
    'R1',
    'Sheepskin rug Fold',
    'For beds of up to 18 kg. With candelilla wax, no beeswax. Water resistant.',
    [
      ['S', 29.5, 4],
      ['M', 44.5, 0],
      ['L', 61, 6],
    ],
  ),
  tea: product('T1', 'Mint tea Loch', 'A box holds 20 bags.', [
    ['20 bags', 4.98, 4],
    ['50 bags', 11.9, 0],
  ]),
  soap: product('O1', 'Hand soap Ebb', 'Mild, with sea salt.', [
    ['250 ml', 6.5, 4],
    ['500 ml', 11, 4],
    ['1 l', 20, 2],
  ]),
  jigsaw: product('J1', 'Jigsaw Tarn', 'A print on card.', [
    ['500', 15, 3],
    ['1000', 20, 0],
    ['2000', 30, 2],
  ]),
  ring: product('K1', 'Anillo Sol', 'Hecho a mano.', [
    ['Plata', 30, 0],
    ['Oro', 80, 3],
  ]),
  lamp: [
    ...product('L1', 'Reading lamp Heron', 'Runs on 2 batteries.', [['Standard', 34.5, 3]]),
    { entity: 'product', id: 'L1', field: 'compareAtPrice', value: 41, currency: 'EUR', asOf },
  ],
  pills: product('P2', 'Sage drops Loch', 'A tin holds 24 drops.', [['Standard', 3.4, 8]]),
}

const isShown = (shop: string, language: string, shopperText: string, text: string): boolean => {
  const catalogLanguage = ({ boots: 'de', ring: 'es' } as Record<string, string>)[shop] ?? 'en'
  const given = { facts: () => shops[shop] ?? [], currency: 'EUR', language, shopperText, catalogLanguage }
  const gate = createTextGate({ ...sampleOptions, ...given })
  return [...gate.push(text), ...gate.end()].every(({ replaced }) => replaced === null)
}

const truths = [
  ['stoves', 'en', '', 'The Kestrel is €640 against €810 for the Petrel, so €170 less.'],
  ['stoves', 'en', '', 'The Kestrel is the cheaper of the two, €640 versus €810.'],
  ['stoves', 'en', '', 'The 80 cm costs €810.'],
  ['stoves', 'de', '', 'Zweimal der Kestrel zu je 640 € macht 1.280 €.'],
  ['stoves', 'fr', '', 'Le Petrel pèse 58 kg contre 42 kg pour le Kestrel.'],
  ['stoves', 'es', '', 'El Kestrel pesa 42 kg frente a los 58 kg del Petrel.'],
  ['stoves', 'en', '', 'The Kestrel weighs 42 kg, about 6 stone 9 lb.'],
  ['boots', 'de', '', 'Gr. 38 ist leider vergriffen, Gr. 40 ist auf Lager.'],
  ['boots', 'es', '', 'La talla 38 está agotada, pero la 40 está disponible.'],
  ['paint', 'en', '', 'For 10 litres the cheapest way is the 4 x 2.5 l at €96.'],
  ['paint', 'en', '', 'It is heat proof to 90 °C, about 194 °F.'],
  // The "s" of "it's" is no size.
  ['rugs', 'en', 'the large one', "I'd take the L. It's €61."],
  ['rugs', 'en', '', "The rug's price is €61 in L."],
  ['rugs', 'fr', '', "Le L, c'est 61 €."],
  // The first amount is of the first of two that are named together; a thing of its own is of one that is not named.
  ['stoves', 'en', '', 'Kestrel and Petrel together: €640 + €810 = €1,450.'],
  ['stoves', 'de', '', 'Kestrel und Petrel zusammen: 640 € + 810 € = 1.450 €.'],
  ['stoves', 'fr', '', 'Le Kestrel est à 640 € et le grand poêle à 810 €.'],
  ['stoves', 'es', '', 'El Kestrel cuesta 640 € y la estufa grande 810 €.'],
  // What something takes the place of.
  ['rugs', 'en', '', 'It is water resistant rather than waterproof.'],
  // A range goes up.
  ['tea', 'fr', '', 'Il y a la boîte de 20 à 4,98 €.'],
  // So many are in it.
  ['pills', 'en', '', 'A tin has 24 drops and costs €3.40.'],
  // What it costs per measure, by the price of each size.
  ['soap', 'en', '', 'Per litre, that is €26 for the 250 ml bottle and €20 for the 1 l one.'],
  ['soap', 'en', '', 'The 1 l bottle is better value than the 250 ml one.'],
  [
    'soap',
    'de',
    '',
    'Die 250-ml-Flasche kostet 6,50 €, auf 100 ml gerechnet also 2,60 €. Mit der großen sparst du 0,60 € pro 100 ml.',
  ],
  ['soap', 'fr', '', 'À 6,50 € les 250 ml, la petite revient à 2,60 € les 100 ml, contre 2 € pour la grande.'],
  ['soap', 'es', '', 'Por litro, la de 500 ml sale más barata que la de 250 ml.'],
  // A size in other words than the shop's, and all but one.
  ['jigsaw', 'fr', '', 'Le Jigsaw Tarn en 1000 pièces est épuisé.'],
  ['ring', 'de', '', 'In Silber ist der Anillo Sol ausverkauft.'],
  ['soap', 'en', '', 'There are 2 left of the 1 l, and plenty of the others.'],
  // Than it was, and than the shopper would pay.
  ['lamp', 'en', '', 'The Heron is €34.50, €6.50 less than before.'],
  ['lamp', 'es', '', 'La Heron cuesta 34,50 €, 6,50 € menos que antes.'],
  ['lamp', 'fr', '40 euros max', 'Avec 40 € de budget, la Heron à 34,50 € tombe pile.'],
  ['stoves', 'fr', '', 'Un seul dépasse les 700 €.'],
  // Whom it is for.
  ['rugs', 'es', 'para un perro de 15 kg', 'Para una alfombra de un perro de 15 kg iría bien la Sheepskin rug Fold.'],
] as const
const lies = [
  ['stoves', 'en', '', 'The Kestrel is €810 against €640 for the Petrel.'],
  ['stoves', 'en', '', 'The Petrel is the cheaper of the two, €640 versus €810.'],
  ['stoves', 'en', '', 'The 80 cm costs €640.'],
  ['stoves', 'de', '', 'Zweimal der Kestrel zu je 640 € macht 1.380 €.'],
  ['stoves', 'de', '', 'Den Kestrel gibt es für 720 €.'],
  ['stoves', 'es', '', 'También tenemos el Kestrel de 60 cm por 700 €.'],
  ['stoves', 'fr', '', 'Le Petrel pèse 42 kg contre 58 kg pour le Kestrel.'],
  ['stoves', 'en', '', 'Both burn for 12 hours.'],
  ['stoves', 'en', '', 'The Kestrel weighs 42 kg, about 8 stone 9 lb.'],
  ['boots', 'de', '', 'Gr. 40 ist leider vergriffen.'],
  ['boots', 'de', '', 'Größe 36 ist ausverkauft, die anderen sind lieferbar.'],
  ['boots', 'fr', '', 'La taille 40 est épuisée, les autres sont en stock.'],
  ['boots', 'es', '', 'La talla 40 está agotada.'],
  ['paint', 'en', 'I have 50 square metres', 'At 120 ml per square metre, 50 m² take 8 litres.'],
  ['paint', 'en', '', 'For 10 litres the cheapest way is ten of the 1 l at €14.'],
  ['paint', 'en', '', 'The 1 l is €9 cheaper than the 2.5 l.'],
  ['paint', 'en', '', 'Two of the 1 l at €14 each make €27.'],
  ['rugs', 'en', 'the large one', "It's €52."],
  ['rugs', 'en', '', 'The S is €61.'],
  ['stoves', 'en', '', 'Kestrel and Petrel cost €810 and €640.'],
  ['stoves', 'de', '', 'Der Kestrel kostet 640 € und in Schwarz 810 €.'],
  ['stoves', 'es', '', 'El Kestrel cuesta 640 € y la estufa grande 820 €.'],
  ['rugs', 'en', '', 'It is waterproof rather than water resistant.'],
  ['tea', 'fr', '', 'Il y a la boîte de 20 à 5,98 €.'],
  ['pills', 'en', '', 'A tin has 24 drops and costs €4.40.'],
  ['jigsaw', 'fr', '', 'Le Jigsaw Tarn en 2000 pièces est épuisé.'],
  ['ring', 'de', '', 'In Gold ist der Anillo Sol ausverkauft.'],
  ['lamp', 'es', '', 'La Heron cuesta 34,50 €, 7 € menos que antes.'],
  ['stoves', 'fr', '', 'Un seul dépasse les 900 €.'],
  ['soap', 'en', '', 'Per 100 ml the 250 ml bottle is the cheapest one.'],
  ['soap', 'en', '', 'The 250 ml bottle is better value than the 1 l one.'],
  ['soap', 'de', '', 'Pro Liter ist die kleine Flasche günstiger.'],
  ['soap', 'fr', '', 'La bouteille de 1 l revient à 2,60 € les 100 ml.'],
  ['soap', 'es', '', 'Por litro, la de 250 ml sale más barata que la de 500 ml.'],
] as const

test('a number is told of the product and size that has it, or worked out of what does', () => {
  assert.deepEqual(
    truths.filter(([shop, language, shopper, text]) => !isShown(shop, language, shopper, text)),
    [],
  )
})

test('another number, or one of another product or size, is not shown', () => {
  assert.deepEqual(
    lies.filter(([shop, language, shopper, text]) => isShown(shop, language, shopper, text)),
    [],
  )
})

test('of a list with a value that there is not nothing is kept', () => {
  const facts = product('D1', 'Seife Moor', 'Ein Stück mit 80 g.', [
    ['Zitrone', 5, 3],
    ['Feige', 5, 2],
    ['Minze', 5, 2],
  ])
  const gate = createTextGate({ ...sampleOptions, facts: () => facts, language: 'de', catalogLanguage: 'de' })
  const said = 'Zur Wahl stehen Zitrone, Feige, Lavendel und Minze, jeweils 80 g.'
  const shown = [...gate.push(said), ...gate.end()].map(({ text }) => text).join('')
  assert.ok(!shown.includes('Lavendel'), shown)
})
