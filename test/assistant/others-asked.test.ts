import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number, description: string) => ({
  externalId,
  title,
  category: 'Kitchen / Kettles',
  description,
  variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }],
})
const products = [
  one('k1', 'Wisp Kettle', 30, 'Made of steel. The cord is removable.'),
  one('k2', 'Wisp Kettle Grand', 45, 'Made of glass. The lid locks, and the cord is fixed.'),
]

describe('what is asked of one, and then of the other', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('others', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())

  const last = async (...lines: string[]) => {
    const talk = await startTalk(store)
    let answer = await talk.say(lines[0] ?? '')
    for (const line of lines.slice(1)) answer = await talk.say(line)
    return answer.text
  }

  const talk = ['compare the Wisp Kettle and the Wisp Kettle Grand']
  test('is the same question, in the next message', async () => {
    assert.match(await last(...talk, 'is the cord of the Grand removable?', 'and the other one?'), /cord is removable/)
    assert.match(await last(...talk, 'what is the Grand made of?', 'and the other?'), /Made of steel/)
  })
  test('in another language', async () => {
    const german = ['aus welchem Material ist der Grand?', 'und die anderen?']
    assert.match(await last(...talk, ...german), /Made of steel/)
  })
  test('and in the same message', async () => {
    const text = await last(...talk, 'is the Grand made of glass? and the other one?')
    assert.match(text, /Made of glass/)
    assert.match(text, /Made of steel|Wisp Kettle(?! Grand)/)
  })
})
