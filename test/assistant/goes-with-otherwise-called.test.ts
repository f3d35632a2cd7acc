import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, description: string, category: string, values: string[] = []) => ({
  ...{ externalId, title, description, category, status: 'active' as const },
  variants:
    values.length === 0
      ? [{ externalId: `${externalId}-1`, options: {}, price: 20, currency: 'EUR', inventory: 5 }]
      : values.map((value, at) => ({
          ...{ externalId: `${externalId}-${at}`, options: { Modelo: value } },
          ...{ price: 20 + at, currency: 'EUR', inventory: 5 },
        })),
})

describe('a Spanish shop of barbecues', () => {
  let app: TestApp
  let store: TestStore

  before(async () => {
    app = await startTestApp()
    store = await app.createStore('parrillas', { language: 'es', currency: 'EUR' })
    await upsertProducts(store.context, [
      one('b1', 'Barbacoa de carbón Tizón 57', 'Redonda, para 6-8 personas. Carbón y funda aparte.', 'Barbacoas'),
      one('b2', 'Barbacoa de carbón Tizón 47', 'La pequeña, para 3-4 personas.', 'Barbacoas'),
      one('f1', 'Funda para barbacoa', 'Poliéster impermeable.', 'Accesorios', ['Tizón 47', 'Tizón 57']),
      one('f2', 'Funda de recambio para invernadero', 'Solo para el modelo de balcón.', 'Invernaderos'),
      one('p1', 'Programador de riego wifi', 'No vale con depósito por gravedad.', 'Riego'),
      one('k1', 'Kit de riego por goteo', 'También vale con el depósito por gravedad.', 'Riego'),
      one('d1', 'Depósito de agua 200 L', 'Con tapa y grifo.', 'Riego'),
    ])
  })
  after(() => app.close())

  test('"a cover for it" of an English shopper is the form that its options name for the one talked about', async () => {
    const talk = await startTalk(store)
    await talk.say('how many people is the barbacoa tizón 57 for?')
    const { text, cards } = await talk.say('and a cover for it?')
    assert.deepEqual(
      cards.map(({ title, price }) => `${title} ${price?.amount}`),
      ['Funda para barbacoa 21'],
    )
    assert.doesNotMatch(text, /called|case/)
  })

  test('"y el kit sí?" asks of another what was asked of the one before, though that names a third', async () => {
    const talk = await startTalk(store)
    await talk.say('el programador wifi me vale con el depósito por gravedad?')
    const { text } = await talk.say('vaya. y el kit de riego por goteo sí?')
    assert.match(text, /También vale con el depósito/)
  })
})
