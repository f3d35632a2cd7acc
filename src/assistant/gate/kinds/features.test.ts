import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOptions } from '../../../../test/data/gate-claims/sample-facts.ts'
import type { Fact } from '../../fact.ts'
import { createTextGate } from '../claim-gate.ts'

const asOf = '2026-11-21T10:00:00.000Z'
const told = (entity: Fact['entity'], id: string, field: string, value: Fact['value']): Fact => ({
  ...{ entity, id, field, value, asOf },
  ...(field === 'price' ? { currency: 'EUR' } : {}),
})
const facts = [
  told('product', 'A', 'title', 'Linterna Faro'),
  told('product', 'A', 'price', 12),
  told(
    'product',
    'A',
    'description',
    'Correas ajustables. Lente antirreflejo, con mango de madera y cuerpo de acero inoxidable. Sin cargador. Para niños de 4 a 8 años. Pesa 3 kg. Alumbra hasta 7 horas. Rosca FT20 1/2 pulgada.',
  ),
  told('variant', 'A1', 'option.envase', '2 x 360 ml'),
  told('variant', 'A1', 'price', 12),
  told('variant', 'A1', 'available', true),
  told('policy', 'P1', 'text', 'Abrimos de lunes a viernes de 9 h a 18 h.'),
]

const isShown = (language: string, shopperText: string, text: string): boolean => {
  const given = { facts: () => facts, currency: 'EUR', language, shopperText, catalogLanguage: 'es' }
  const gate = createTextGate({ ...sampleOptions, ...given })
  return [...gate.push(text), ...gate.end()].every(({ replaced }) => replaced === null)
}

const truths = [
  ['en', '', 'The straps of the Linterna Faro are adjustable.'],
  ['en', '', 'The Linterna Faro has an anti-reflective lens.'],
  ['de', '', 'Die Linterna Faro hat ein Gehäuse aus Edelstahl und einen Griff aus Holz.'],
  ['es', '', 'La Linterna Faro cuesta 12 €, antes de nada.'],
  ['en', '', 'The Linterna Faro has 720 ml in all.'],
  ['es', '', 'La Linterna Faro alumbra hasta 7 h.'],
  ['en', '', 'For the Linterna Faro the charger is not included.'],
  ['fr', '', 'Difficile à dire, la Linterna Faro coûte 12 €.'],
  ['en', '', 'The Linterna Faro has a 1/2-inch thread.'],
  ['en', '', 'Good choice! ☀️ The Linterna Faro weighs 3 kg.'],
] as const
const lies = [
  ['es', '', 'La Linterna Faro se vende con el cargador que elijas.'],
  ['de', '', 'Linterna Faro: 12 €. Das Gehäuse ist aus Aluminium.'],
  ['es', '', 'La Linterna Faro alumbra hasta 11 h.'],
  ['en', 'is it for a boy of 9 years', 'At 9 years the Linterna Faro suits him.'],
] as const

test('what another language tells of a page is shown as far as it stands there', () => {
  assert.deepEqual(
    truths.filter(([language, shopper, text]) => !isShown(language, shopper, text)),
    [],
  )
})

test('what the page denies, or would have to name, is not', () => {
  assert.deepEqual(
    lies.filter(([language, shopper, text]) => isShown(language, shopper, text)),
    [],
  )
})
