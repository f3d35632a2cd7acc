import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleFacts, sampleOptions } from '../../../../test/data/gate-claims/sample-facts.ts'
import type { Fact } from '../../fact.ts'
import { createTextGate } from '../claim-gate.ts'

const withStates = (financial: string, fulfillment: string): Fact[] =>
  (sampleFacts as Fact[])
    .filter(({ entity, field }) => entity !== 'policy' && field !== 'cancelledAt')
    .map((fact) =>
      fact.field === 'financialStatus'
        ? { ...fact, value: financial }
        : fact.field === 'fulfillmentStatus'
          ? { ...fact, value: fulfillment }
          : fact,
    )

function isShown(text: string, facts: readonly Fact[], language: string): boolean {
  const gate = createTextGate({ ...sampleOptions, language, facts: () => facts })
  return [...gate.push(text), ...gate.end()].every(({ replaced }) => replaced === null)
}

test('a payment that is open is not told as made, in whatever words', () => {
  const facts = withStates('pending', 'unfulfilled')
  for (const [language, ...texts] of [
    ['en', 'Your payment has gone through.', 'The payment was successful.', 'It has already been packed.'],
    ['de', 'Ihre Zahlung ist verbucht.', 'Die Zahlung hat geklappt.', 'Ihr Paket ist angekommen.'],
    ['fr', 'Votre paiement est bien passé.'],
    ['es', 'Tu pago ya está confirmado.'],
  ] as [string, ...string[]][])
    for (const text of texts) assert.ok(!isShown(text, facts, language), text)
  for (const [language, ...texts] of [
    ['en', 'Your payment is still pending.', 'It has not been packed yet, so it can be cancelled.'],
    ['de', 'Die Zahlung ist noch offen.', 'Ihre Bestellung ist bei uns eingegangen.'],
    ['fr', 'Votre paiement est encore en attente.'],
    ['es', 'El pago todavía está pendiente.'],
  ] as [string, ...string[]][])
    for (const text of texts) assert.ok(isShown(text, facts, language), text)
})

test('what was sent can no longer be cancelled', () => {
  const facts = withStates('paid', 'shipped')
  assert.ok(!isShown('Your order can still be cancelled.', facts, 'en'))
  assert.ok(isShown('Your order can no longer be cancelled.', facts, 'en'))
  assert.ok(!isShown('Die Bestellung lässt sich noch stornieren.', facts, 'de'))
})

test('what only the shopper named fits nothing', () => {
  const shown = (text: string) => {
    const gate = createTextGate({ ...sampleOptions, shopperText: 'Does the jacket go with my Zolmera ENA 4?' })
    return [...gate.push(text), ...gate.end()].every(({ replaced }) => replaced === null)
  }
  for (const text of [
    'It fits your Zolmera.',
    'The ENA 4 is on the list of compatible machines.',
    'It also works with Zolmera.',
  ])
    assert.ok(!shown(text), text)
  assert.ok(shown('I cannot confirm that it fits your Zolmera.'))
  assert.ok(shown('The Zolmera is not on the list.'))
})

test('the number of an order is no amount of money, whatever its letters', () => {
  const facts = (sampleFacts as Fact[]).map((fact) =>
    fact.entity === 'order' && fact.field === 'number' ? { ...fact, value: '#KR2119' } : fact,
  )
  assert.ok(isShown('Your order number is #KR2119.', facts, 'en'))
  assert.ok(!isShown('Your order number is #KR2118.', facts, 'en'))
})
