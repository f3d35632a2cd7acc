import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { setAssistantSettings } from '../../src/assistant/assistant-settings.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { setOfficeHours } from '../../src/conversations/conversation-settings.ts'
import { getConversation } from '../../src/conversations/get-conversation.ts'
import { BadRequestError } from '../../src/errors.ts'
import { setCommerce } from '../../src/orders/set-commerce.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts'
import { startTalk, type Talk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const ADDRESS = 'mara@mail.example'

let fake: FakeModelServer
let apps: Record<'embedded' | 'model', TestApp>
let store: TestStore

before(async () => {
  // Looks up what it is told to, but never calls a person by itself.
  fake = await startFakeModelServer(({ messages, step }) => {
    const said = String(messages.findLast(({ role }) => role === 'user')?.content ?? '')
    const [number] = /\b7001\b/.exec(said) ?? []
    const [email] = /\S+@\S+/.exec(said) ?? []
    const call = (name: string, input: object) => ({ toolCalls: [{ name, arguments: JSON.stringify(input) }] })
    if (step === 0 && number) return call('check_order', { number, email })
    if (step === 0 && /again/.test(said)) return call('reorder', {})
    if (step === 0 && /kettle/.test(said)) return call('search_products', { query: 'kettle' })
    return { text: /blorf/.test(said) ? 'Could you tell me more?' : 'I am here to help.' }
  })
  apps = {
    embedded: await startTestApp(),
    model: await startTestApp({ SPIEL_LLM_URL: fake.url, SPIEL_LLM_MODEL: 'unwilling' }),
  }
})
after(async () => {
  for (const app of Object.values(apps)) await app.close()
  await fake.close()
})

async function openShop(app: TestApp): Promise<TestStore> {
  const made = await app.createStore('Acme')
  await upsertProducts(made.context, [
    { externalId: 'k', title: 'Kettle', variants: [{ externalId: 'k-1', price: 300, inventory: 9 }] },
  ])
  const items = [{ title: 'Kettle', quantity: 2, platformVariantId: 'k-1', unitPrice: 300 }]
  await upsertOrders(made.context, [{ externalId: '7001', email: ADDRESS, items }])
  await setCommerce(made.context, {
    origin: 'https://shop.example',
    cartUrl: 'https://shop.example/cart?{items:id={id}:{quantity}|&}',
  })
  return made
}

const reasonOf = async ({ conversationId }: Talk) => {
  const row = await store.context.db
    .selectFrom('conversations')
    .select(['status', 'hand_off_reason'])
    .where('store_id', '=', store.context.storeId)
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow()
  return [row.status, row.hand_off_reason]
}
const passed = /passing you on|will take over/
const rules = (handOffRules: unknown) => setAssistantSettings(store.context, { settings: { handOffRules } })

for (const kind of ['embedded', 'model'] as const) {
  const each = (name: string, run: () => Promise<void>) =>
    test(`${kind}: ${name}`, async () => {
      store = await openShop(apps[kind])
      await run()
    })

  each('after the third failed check a person is called, once', async () => {
    const talk = await startTalk(store)
    const handed: boolean[] = []
    for (const name of ['a', 'b', 'c', 'd']) {
      const { handedOff, text } = await talk.say(`where is order 7001? my mail is ${name}@mail.example`)
      handed.push(handedOff)
      if (handedOff) assert.match(text, passed)
    }
    assert.deepEqual(handed, [false, false, true, false])
    assert.deepEqual(await reasonOf(talk), ['waiting_for_human', 'identity_failed'])
  })

  each('a check that succeeds begins the count anew', async () => {
    const talk = await startTalk(store)
    for (const address of ['a@mail.example', 'b@mail.example', ADDRESS, 'c@mail.example']) {
      assert.equal((await talk.say(`where is order 7001? my mail is ${address}`)).handedOff, false, address)
    }
    assert.deepEqual(await reasonOf(talk), ['active', null])
  })

  each('when nobody is there an address is asked for, and kept after a yes', async () => {
    await setOfficeHours(store.context, { timeZone: 'UTC', weekly: {} })
    const talk = await startTalk(store)
    for (const name of ['a', 'b']) await talk.say(`where is order 7001? my mail is ${name}@mail.example`)
    const { text, handedOff } = await talk.say('order 7001, c@mail.example')
    assert.ok(handedOff)
    assert.match(text, /Nobody is there right now\..*Leave your e-mail address/s)
    if (kind === 'model') return
    assert.match((await talk.say('you can write to d@mail.example')).text, /May the shop use d@mail.example/)
    assert.ok((await talk.say('yes')).leadId)
  })

  each('after two failed clarifications in a row a person is called', async () => {
    const talk = await startTalk(store)
    for (const text of ['blorf grompy zonky xelly truxy', 'zonky xelly blorf truxy grompy']) {
      assert.equal((await talk.say(text)).handedOff, false)
    }
    const { handedOff, text } = await talk.say('truxy blorf xelly grompy zonky')
    assert.ok(handedOff, text)
    assert.match(text, passed)
    assert.deepEqual(await reasonOf(talk), ['waiting_for_human', 'failed_clarifications'])
    assert.equal((await talk.say('blorf grompy zonky xelly truxy')).handedOff, false, 'it waits already')
  })

  each('clarifications that do not follow each other call nobody', async () => {
    const talk = await startTalk(store)
    for (const text of ['blorf grompy zonky xelly truxy', 'do you have a kettle?']) {
      for (let times = 0; times < 2; times++) assert.equal((await talk.say(text)).handedOff, false, text)
    }
    assert.equal((await talk.say('xelly blorf grompy zonky truxy')).handedOff, false)
    assert.equal((await talk.say('blorf grompy zonky xelly truxy')).handedOff, false)
    assert.deepEqual(await reasonOf(talk), ['active', null])
  })

  each('who asks for a person, or is angry, gets one, whatever a model says', async () => {
    const asking = await startTalk(store)
    assert.ok((await asking.say('I want to talk to a human agent')).handedOff)
    assert.deepEqual(await reasonOf(asking), ['waiting_for_human', 'asked'])
    const angry = await startTalk(store)
    assert.ok((await angry.say('this is the third time i complain, you useless idiots')).handedOff)
    assert.deepEqual(await reasonOf(angry), ['waiting_for_human', 'frustrated'])
  })

  each('loud thanks call nobody', async () => {
    const talk = await startTalk(store)
    for (const text of [
      'thank you so much!!!',
      'perfect, I love it!!!',
      'super, merci beaucoup !!!',
      'genial, gracias!!!',
    ]) {
      assert.equal((await talk.say(text)).handedOff, false, text)
    }
  })

  each('an owner’s words call a person at once; the reason is kept', async () => {
    await rules([{ words: ['lawyer', 'Großhandel*'], reason: 'legal or wholesale' }])
    for (const text of ['I will call my LAWYER', 'Haben Sie Grosshandelspreise?']) {
      const talk = await startTalk(store)
      const before = fake.log.length
      assert.ok((await talk.say(text)).handedOff, text)
      assert.equal(fake.log.length, before, 'no model is asked')
      assert.deepEqual(await reasonOf(talk), ['waiting_for_human', 'owner_rule: legal or wholesale'])
      assert.equal((await talk.say('do you have a kettle?')).handedOff, false, 'it waits already')
    }
    const talk = await startTalk(store)
    for (const text of ['are lawyers allowed?', 'mail me at jo@lawyer.example', 'do you have a kettle?']) {
      assert.equal((await talk.say(text)).handedOff, false, text)
    }
  })

  each('a cart worth what the owner says calls a person', async () => {
    await rules([{ cartFrom: 600, reason: 'big cart' }])
    const talk = await startTalk(store)
    await talk.say(`where is order 7001? my mail is ${ADDRESS}`)
    const { handedOff, reorder, text } = await talk.say('order it again please')
    assert.deepEqual([handedOff, reorder?.items[0]?.quantity], [true, 2])
    assert.match(text, passed)
    assert.deepEqual(await reasonOf(talk), ['waiting_for_human', 'owner_rule: big cart'])
    await rules([{ cartFrom: 601, reason: 'big cart' }])
    const smaller = await startTalk(store)
    await smaller.say(`where is order 7001? my mail is ${ADDRESS}`)
    assert.equal((await smaller.say('order it again please')).handedOff, false)
  })
}

test('in the shopper’s language, as a model answers', async () => {
  store = await openShop(apps.model)
  await rules([{ words: ['abogado', 'avocat', 'anwalt'], reason: 'legal' }])
  const lines = { es: 'voy a llamar a mi abogado', fr: 'je vais appeler mon avocat', de: 'ich rufe meinen Anwalt an' }
  const told = { es: /persona|equipo/, fr: /personne|équipe/, de: /Menschen|Team/ }
  for (const locale of ['es', 'fr', 'de'] as const) {
    const talk = await startTalk(store, { locale })
    assert.match((await talk.say(lines[locale])).text, told[locale])
  }
})

test('a rule must name words or a cart, and a reason', async () => {
  store = await openShop(apps.embedded)
  for (const rule of [{ reason: 'x' }, { words: [], reason: 'x' }, { words: ['a'] }, { cartFrom: 0, reason: 'x' }]) {
    await assert.rejects(rules([rule]), BadRequestError)
  }
  const { handOffRules } = await rules([{ words: ['a'], reason: 'x' }])
  assert.deepEqual(handOffRules, [{ words: ['a'], cartFrom: null, reason: 'x' }])
})

test('the summary tells the owner’s reason', async () => {
  store = await openShop(apps.embedded)
  await rules([{ words: ['wholesale'], reason: 'wholesale' }])
  const talk = await startTalk(store)
  await talk.say('I need wholesale prices')
  const { status } = await getConversation(store.context, talk.conversationId)
  assert.equal(status, 'waiting_for_human')
})
beforeEach(() => fake.forget())
