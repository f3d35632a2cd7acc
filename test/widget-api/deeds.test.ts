import assert from 'node:assert/strict'
import { test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { getOverview } from '../../src/overview/get-overview.ts'
import { appOfFile } from '../support/test-app.ts'
import { callWidget, type Visit, visit } from '../support/widget-client.ts'

const app = await appOfFile({ SPIEL_TURN_LIMITS: 'session=20,address=0,sessions=0' })

async function shop() {
  const store = await app.createStore()
  await upsertProducts(store.context, [
    { externalId: 'mug', title: 'Stoneware Mug', variants: [{ externalId: 'mug-1', price: 12, inventory: 5 }] },
    { externalId: 'kettle', title: 'Steel Kettle', variants: [{ externalId: 'kettle-1', price: 40, inventory: 5 }] },
  ])
  return store
}

const tell = ({ token, conversationId }: Visit, deed: string, productId: string) =>
  callWidget(app, `/conversations/${conversationId}/deeds`, { method: 'POST', token, body: { deed, productId } })

test('what a shopper does with what was shown is counted once, and only of what was shown', async () => {
  const store = await shop()
  const funnel = async () => (await getOverview(store.context, {})).now.funnel
  const guest = await visit(app, store)
  const path = `/conversations/${guest.conversationId}/messages`
  const said = await callWidget(app, path, { method: 'POST', token: guest.token, body: { text: 'a stoneware mug' } })
  assert.ok(
    said.json.cards.some(({ externalId }: { externalId: string }) => externalId === 'mug'),
    said.text,
  )
  const { shown } = await funnel()
  assert.deepEqual(await funnel(), { shown, clicked: 0, inCart: 0, ordered: 0 })
  for (let time = 0; time < 2; time++) {
    const answer = await tell(guest, 'card_click', 'mug')
    assert.deepEqual([answer.status, answer.json], [202, { counted: true }])
  }
  assert.deepEqual(await funnel(), { shown, clicked: 1, inCart: 0, ordered: 0 })
  assert.deepEqual((await tell(guest, 'add_to_cart', 'mug')).json, { counted: true })
  assert.deepEqual((await tell(guest, 'card_click', 'no-such-thing')).json, { counted: false })
  assert.deepEqual(await funnel(), { shown, clicked: 1, inCart: 1, ordered: 0 })
})

test('nobody tells of another’s conversation, nonsense is refused, and there is a limit', async () => {
  const store = await shop()
  const [guest, other] = [await visit(app, store), await visit(app, store)]
  const foreign = { ...guest, conversationId: other.conversationId }
  assert.equal((await tell(foreign, 'card_click', 'mug')).status, 404)
  assert.equal((await tell(guest, 'stolen', 'mug')).status, 400)
  const seen: number[] = []
  for (let time = 0; time < 25; time++) seen.push((await tell(guest, 'card_click', 'mug')).status)
  assert.ok(seen.includes(429))
})
