import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { type FakeModelServer, type ModelScript, startFakeModelServer } from '../support/fake-model-server.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '../support/fake-smtp-server.ts'
import { startTalk, type Talk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const ADDRESS = 'mara@mail.example'
const SECRET = 'a secret of thirty-two characters'

let smtp: FakeSmtpServer
let fake: FakeModelServer
const apps: TestApp[] = []

async function openShop(env: Record<string, string>): Promise<TestStore> {
  const app = await startTestApp({ SPIEL_SECRET: SECRET, ...env })
  apps.push(app)
  const store = await app.createStore('Acme')
  const item = { title: 'Kettle', quantity: 1 }
  const orders = Array.from({ length: 12 }, (_, at) => ({
    ...{ externalId: `o${at}`, number: String(7001 + at), email: ADDRESS, fulfillmentStatus: 'shipped' },
    items: [item],
  }))
  await upsertOrders(store.context, orders)
  return store
}

/** Calls the tool whenever a shopper writes of an order or a code, with a code of its own, and says what it likes. */
const model: ModelScript = ({ messages, step }) => {
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? [String(content)] : []))
  const number = /\b70\d\d|\b9999/.exec(said.join(' '))?.[0]
  const email = /\S+@\S+/.exec(said.at(-1) ?? '')?.[0]
  const call = { name: 'check_order', arguments: JSON.stringify({ number, ...(email ? { email } : {}) }) }
  return step === 0 ? { toolCalls: [call, call] } : { text: 'Let me see.' }
}

let shops: Record<'embedded' | 'model' | 'no mail server', TestStore>
before(async () => {
  smtp = await startFakeSmtpServer()
  fake = await startFakeModelServer(model)
  const mail = { SPIEL_SMTP_URL: smtp.url, SPIEL_MAIL_FROM: 'Acme <help@acme.example>' }
  shops = {
    embedded: await openShop(mail),
    model: await openShop({ ...mail, SPIEL_LLM_URL: fake.url, SPIEL_LLM_MODEL: 'scripted' }),
    'no mail server': await openShop({}),
  }
})
after(async () => {
  for (const app of apps) await app.close()
  await fake.close()
  await smtp.close()
})

const codeIn = (raw: string) => /\b(\d{6})\b/.exec(raw.split('\r\n\r\n')[1] ?? '')?.[1] ?? assert.fail(raw)
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Asks for a code and returns what was mailed. */
async function mailed(talk: Talk, text: string): Promise<{ told: string; code: string }> {
  const next = smtp.mails.length
  const { text: told, order } = await talk.say(text)
  assert.equal(order, null)
  const mail = await smtp.mail(next)
  assert.deepEqual(mail.to, [ADDRESS])
  return { told, code: codeIn(mail.raw) }
}

for (const kind of ['embedded', 'model'] as const) {
  test(`${kind}: who does not remember the address types a mailed code and sees the order, once`, async () => {
    const talk = await startTalk(shops[kind])
    const asked = await talk.say('where is order 7001?')
    assert.ok(kind === 'model' || asked.buttons.some(({ value }) => /remember/.test(value)))
    const next = smtp.mails.length
    const { told, code } = await mailed(talk, "I don't remember which e-mail")
    assert.equal(smtp.mails.length, next + 1, 'one code, however often the tool is called')
    assert.ok(kind === 'model' || /If there is an order with this number/.test(told), told)
    assert.ok(!told.includes('mara'))
    // Something else in between does not undo it.
    await talk.say('thanks')
    const { order, text } = await talk.say(`my code is ${code.match(/../g)?.join(' ')}`)
    assert.deepEqual([order?.number, order?.items[0]?.title], ['7001', 'Kettle'], text)
    const again = await talk.say(code)
    assert.ok(!again.text.includes('Kettle') || again.order?.number === '7001')
  })

  test(`${kind}: after a wrong address a yes to the offer sends a code`, async () => {
    const talk = await startTalk(shops[kind])
    const refused = await talk.say('where is order 7002? my mail is other@mail.example')
    assert.match(refused.text, /shall I send a code/)
    const { code } = await mailed(talk, 'yes please')
    assert.equal((await talk.say(code)).order?.number, '7002')
  })

  test(`${kind}: three wrong codes end it, and a person is called`, async () => {
    const talk = await startTalk(shops[kind])
    await talk.say('where is order 7003?')
    const { code } = await mailed(talk, 'no idea, send me a code')
    assert.equal((await talk.say(wrong(code))).handedOff, false)
    assert.equal((await talk.say(`it says ${wrong(code)}`)).handedOff, false)
    const last = await talk.say(wrong(code))
    assert.deepEqual([last.handedOff, last.order], [true, null])
    assert.equal((await talk.say(code)).order, null)
  })
}

test('after the third wrong address a person is called, and no code is offered any more', async () => {
  const talk = await startTalk(shops.embedded)
  const mails = smtp.mails.length
  for (const name of ['a', 'b']) assert.match((await talk.say(`order 7012, ${name}@mail.example`)).text, /send a code/)
  const last = await talk.say('order 7012, c@mail.example')
  assert.ok(last.handedOff)
  assert.doesNotMatch(last.text + JSON.stringify(last.buttons), /code/)
  assert.equal((await talk.say('yes')).order, null)
  assert.equal((await talk.trace()).length, 0)
  assert.equal(smtp.mails.length, mails)
})

test('number, wish and unknown address in one message', async () => {
  const talk = await startTalk(shops.embedded)
  const { told } = await mailed(talk, 'where is my order #7004? i forgot the email i used')
  assert.match(told, /I have mailed a code/)
})

test('a known and an unknown number are answered word for word alike, from the question to the last wrong code', async () => {
  const lines = [
    'where is order NUMBER?',
    "I don't remember which e-mail",
    '111111',
    'send me a new code',
    '222222',
    '333333',
  ]
  const said: string[][] = []
  const next = smtp.mails.length
  for (const number of ['7005', '9999']) {
    const talk = await startTalk(shops.embedded)
    const texts: string[] = []
    for (const line of lines) {
      const { text, order, buttons, handedOff } = await talk.say(line.replace('NUMBER', number))
      assert.equal(order, null)
      texts.push(JSON.stringify([text, buttons, handedOff, talk.trace().map(({ output }) => output)]))
    }
    said.push(texts)
  }
  await smtp.mail(next + 1)
  const plain = (texts: string[] | undefined) => texts?.map((text) => text.replace(/"position":\d+|queue: \d+/g, ''))
  assert.deepEqual(plain(said[0])?.map(wordless), plain(said[1])?.map(wordless))
})

/** Which of several wordings is said is told by the turn's id. */
const wordless = (text: string): string =>
  text
    .replace(/And which e-mail address was it ordered with\?|Please tell me the e-mail address of the order too\./, 'E')
    .replace(/I am passing you on to a person\.|Someone from the team will take over here\./, 'P')

test('without a mail server no code is offered, and none is promised', async () => {
  const talk = await startTalk(shops['no mail server'])
  const asked = await talk.say('where is order 7006?')
  assert.ok(asked.buttons.every(({ value }) => !/remember|code/.test(value)))
  const refused = await talk.say('other@mail.example')
  assert.doesNotMatch(refused.text + JSON.stringify(refused.buttons), /code/)
  const told = await talk.say("I don't remember which e-mail")
  assert.match(told.text, /Without the e-mail address/)
  assert.doesNotMatch(told.text, /code/)
})

test('in the shopper’s language, the mail too', async () => {
  const lines = [
    [
      'de',
      'Wo ist meine Bestellung 7007?',
      'Ich weiß nicht mehr, welche E-Mail',
      'Code an ihre E-Mail-Adresse',
      'Ihr Code',
    ],
    ['es', '¿Dónde está mi pedido 7008?', 'No recuerdo con qué correo', 'recibe ahora un código', 'Tu código'],
    ['fr', 'Où est ma commande 7009 ?', 'Je ne sais plus quel e-mail', 'reçoit un code', 'Votre code'],
  ] as const
  for (const [locale, where, unknown, told, mail] of lines) {
    const talk = await startTalk(shops.embedded, { locale })
    await talk.say(where)
    const next = smtp.mails.length
    const { text } = await talk.say(unknown)
    assert.ok(text.includes(told), text)
    const { raw } = await smtp.mail(next)
    assert.ok(decoded(raw).includes(mail), raw)
    assert.equal((await talk.say(codeIn(raw))).order?.number, /\d+/.exec(where)?.[0])
  }
})

const decoded = (raw: string): string =>
  Buffer.from(
    raw.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

test('wishes for codes are limited in a conversation', async () => {
  const talk = await startTalk(shops.embedded)
  await talk.say('where is order 7010?')
  for (const line of ["I don't remember which e-mail", 'send me a new code', 'another code please'])
    await mailed(talk, line)
  const mails = smtp.mails.length
  const told = await talk.say('send me a new code')
  assert.match(told.text, /cannot look further/)
  assert.equal(smtp.mails.length, mails)
})

test('a model neither makes up a number nor a code, nor asks for one by itself', async () => {
  const own: ModelScript = ({ step }) =>
    step === 0
      ? { toolCalls: [{ name: 'check_order', arguments: '{"number":"7011","email":"mara@mail.example"}' }] }
      : { text: 'Hello.' }
  fake.script = own
  const mails = smtp.mails.length
  const talk = await startTalk(shops.model)
  await talk.say('where is order 7011?')
  await talk.say('do you sell kettles?')
  assert.equal((await talk.say('yes')).order, null)
  assert.equal(smtp.mails.length, mails)
  fake.script = model
})
