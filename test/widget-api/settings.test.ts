import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setAssistantSettings } from '../../src/assistant/assistant-settings.ts'
import { setOfficeHours } from '../../src/conversations/conversation-settings.ts'
import { BadRequestError } from '../../src/errors.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { getWidgetSettings, setWidgetSettings } from '../../src/widget/widget-settings.ts'
import { processorMs } from '../support/processor-time.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { callWidget, ORIGIN, scripted, visitWith } from '../support/widget-client.ts'

let app: TestApp
let store: TestStore
let key: string

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' }, { widget: { answering: scripted() } })
  store = await app.createStore('Acme')
  key = (await createWidgetKey(store.context, { origins: [ORIGIN] })).key
})
after(() => app.close())

const read = async (locale = 'en') => (await callWidget(app, `/settings?locale=${locale}`, { key })).json

async function greetingOn(url: string | null, locale = 'en'): Promise<string> {
  const session = { locale, ...(url ? { page: { url } } : {}) }
  const { token } = (await callWidget(app, '/sessions', { key, body: session })).json
  return (await callWidget(app, '/conversations', { method: 'POST', token })).json.greeting
}

test('without settings everything has a value, in five languages', async () => {
  await setWidgetSettings(store.context, {})
  const english = await read('en-GB')
  const { launcherText, greetings, notice, leadConsent, ...rest } = english
  assert.deepEqual(rest, {
    ...{ name: 'Acme', language: 'en', currency: 'USD', color: '#1a5fb4', colorText: '#ffffff' },
    position: { side: 'right', offsetX: 20, offsetY: 20 },
    ...{ privacyUrl: null, hours: null, transcripts: false, proactive: [] },
    look: { theme: 'auto', radius: 18, density: 'roomy', font: 'system' },
  })
  assert.match(notice, /AI assistant/)
  for (const locale of ['es-MX', 'fr', 'de-AT', 'ar']) {
    const told = await read(locale)
    assert.equal(told.language, locale.slice(0, 2))
    for (const name of ['launcherText', 'notice', 'leadConsent']) assert.notEqual(told[name], english[name], name)
    assert.notEqual(told.greetings[0].text, greetings[0].text)
    assert.match(told.leadConsent, /Acme/)
  }
  assert.ok(launcherText && leadConsent)
  assert.equal((await read('ja')).language, 'en')
})

test('the owner’s texts are told in the shopper’s language, or the widget’s own instead', async () => {
  await setWidgetSettings(store.context, {
    ...{ language: 'de', launcherText: { de: 'Frag uns', pl: 'Pytania?' }, leadConsent: { de: 'Ja, gern.' } },
    proactive: { isOn: true, rules: [{ kind: 'exitIntent', text: { de: 'Noch da?' } }] },
  })
  const [german, polish, french] = [await read('de'), await read('pl'), await read('fr')]
  assert.deepEqual([german.launcherText, german.leadConsent], ['Frag uns', 'Ja, gern.'])
  assert.deepEqual([polish.launcherText, polish.language, polish.leadConsent], ['Pytania?', 'de', 'Ja, gern.'])
  assert.deepEqual([french.launcherText, french.language], ['Une question ?', 'fr'])
  assert.deepEqual([german.proactive.length, polish.proactive.length, french.proactive.length], [1, 1, 0])
  assert.deepEqual((await callWidget(app, '/settings', { key })).json.language, 'de')
})

test('a greeting is of the first rule that fits the page; the conversation begins with the same', async () => {
  await setWidgetSettings(store.context, {
    greetings: [
      { pages: ['/products/*'], text: { en: 'About this product?' } },
      { pages: ['/a*c/*-z', '/exact'], text: { en: 'Odd' } },
      { pages: ['/de/*'], text: { de: 'Hallo!' } },
    ],
  })
  const { greetings } = await read()
  assert.deepEqual(greetings[0], { pages: ['/products/*'], text: 'About this product?' })
  assert.deepEqual(greetings.at(-1).pages, [])
  const fits: [string | null, string | RegExp][] = [
    ['https://shop.example/products/1?x=1', 'About this product?'],
    ['https://shop.example/products/', 'About this product?'],
    ['https://shop.example/products', /AI assistant of Acme/],
    ['https://shop.example/xproducts/1', /AI assistant/],
    ['https://shop.example/abc/y-z', 'Odd'],
    ['https://shop.example/ac/-z', 'Odd'],
    ['https://shop.example/ac/-zz', /AI assistant/],
    ['https://shop.example/exact', 'Odd'],
    ['https://shop.example/exact/1', /AI assistant/],
    ['https://shop.example/de/1', /AI assistant/],
    [null, /AI assistant/],
  ]
  for (const [url, greeting] of fits) {
    const told = await greetingOn(url)
    if (typeof greeting === 'string') assert.equal(told, greeting, String(url))
    else assert.match(told, greeting, String(url))
  }
  assert.equal(await greetingOn('https://shop.example/de/1', 'de'), 'Hallo!')
  await setAssistantSettings(store.context, { settings: { greeting: { en: 'Welcome!' } } })
  assert.equal(await greetingOn('https://shop.example/'), 'Welcome!')
  assert.equal((await read()).greetings.at(-1).text, 'Welcome!')
  await setAssistantSettings(store.context, { settings: {} })
})

test('a pattern of many stars does not hold the server up', async () => {
  await setWidgetSettings(store.context, { greetings: [{ pages: [`/${'a*'.repeat(99)}b`], text: { en: 'x' } }] })
  const spentMs = await processorMs(() => greetingOn(`https://shop.example/${'a'.repeat(2_000)}`))
  assert.ok(spentMs < 2_000, `${spentMs} ms of processor time`)
})

test('colours: text that cannot be read on them is refused with its contrast', async () => {
  const wrong = async (settings: object) => {
    const error = await setWidgetSettings(store.context, settings)
      .then(() => undefined)
      .catch((cause) => cause)
    assert.ok(error instanceof BadRequestError, JSON.stringify(settings))
    return error.issues.map(({ path, message }) => `${path} ${message}`)
  }
  assert.deepEqual(await wrong({ color: '#767676', colorText: '#777' }), [
    'colorText must have a contrast of at least 4.5:1 with color #767676; #777777 has 1.01:1. #000000 would do',
  ])
  // The nearest greys on either side of 4.5:1 on white.
  assert.match((await wrong({ color: '#777777', colorText: '#ffffff' })).join(), /has 4\.47:1/)
  await setWidgetSettings(store.context, { color: '#767676', colorText: '#FFF' })
  assert.equal((await read()).colorText, '#ffffff')
  for (const color of ['#ffcc00', '#808080', '#000', '#fff', '#ff0000', '#00f', '#777']) {
    await setWidgetSettings(store.context, { color })
    assert.match((await read()).colorText, /^#(000000|ffffff)$/)
  }
  assert.deepEqual(await wrong({ color: 'red' }), ['color must be a colour such as #1a5fb4'])
})

test('what is wrong in the document is named', async () => {
  const cases: [object, RegExp][] = [
    [{ colour: '#000' }, /^ has an unknown field: colour$/],
    [{ position: { side: 'top' } }, /^position\.side must be one of: left, right$/],
    [{ position: { offsetX: 9999 } }, /^position\.offsetX must be at most 500$/],
    [{ greetings: [{ pages: ['products'], text: {} }] }, /^greetings\[0\]\.pages\[0\] must be a path such as/],
    [{ greetings: [{ text: { english: 'x' } }] }, /^greetings\[0\]\.text\.english must be a language such as en$/],
    [{ language: 'pl' }, /^language must be one of: en, es, fr, de, ar$/],
    [{ privacyUrl: 'javascript:alert(1)' }, /^privacyUrl must be an http/],
    [{ proactive: { rules: [{ kind: 'always', text: { en: 'x' } }] } }, /kind must be one of: secondsOnPage/],
    [{ proactive: { rules: [{ kind: 'exitIntent', text: {} }] } }, /^proactive\.rules\[0\]\.text must have a text$/],
  ]
  for (const [document, words] of cases) {
    await assert.rejects(setWidgetSettings(store.context, document), (error) => {
      assert.ok(error instanceof BadRequestError)
      const [issue] = error.issues
      assert.match(`${issue?.path} ${issue?.message}`, words)
      return true
    })
  }
})

test('proactive rules are told when they are on, with what sets them off', async () => {
  const rules = [
    { kind: 'secondsOnPage', seconds: 40, pages: ['/sizes'], text: { en: 'Unsure?' } },
    { kind: 'productPage', text: { en: 'Help?' } },
    { kind: 'cartValue', value: 99.5, text: { en: 'Free delivery!' } },
    { kind: 'exitIntent', text: { en: 'Wait!' } },
  ]
  await setWidgetSettings(store.context, { proactive: { rules } })
  assert.deepEqual((await read()).proactive, [], 'off by default')
  await setWidgetSettings(store.context, { proactive: { isOn: true, rules } })
  assert.deepEqual((await read()).proactive, [
    { kind: 'secondsOnPage', seconds: 40, value: null, pages: ['/sizes'], text: 'Unsure?' },
    { kind: 'productPage', seconds: 10, value: null, pages: [], text: 'Help?' },
    { kind: 'cartValue', seconds: null, value: 99.5, pages: [], text: 'Free delivery!' },
    { kind: 'exitIntent', seconds: null, value: null, pages: [], text: 'Wait!' },
  ])
})

test('hours are those of the store: open now, or when it opens', async () => {
  const always = { from: '00:00', to: '24:00' }
  const weekly = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [always]]))
  await setOfficeHours(store.context, { timeZone: 'UTC', weekly })
  assert.deepEqual((await read()).hours, { ...(await read()).hours, open: true, opensAt: null })
  await setOfficeHours(store.context, { timeZone: 'UTC', weekly: {} })
  assert.deepEqual((await read()).hours, { open: false, opensAt: null, closesAt: null })
  const tomorrow = new Date(Date.now() + 86_400_000)
  const date = tomorrow.toISOString().slice(0, 10)
  const holidays = [{ date, hours: [{ from: '10:00', to: '11:00' }] }]
  await setOfficeHours(store.context, { timeZone: 'UTC', weekly: {}, holidays })
  assert.deepEqual((await read()).hours, { open: false, opensAt: `${date}T10:00:00.000Z`, closesAt: null })
  await setOfficeHours(store.context, null)
})

test('settings are each store’s own, and need the right to change them', async () => {
  const other = await app.createStore('Other')
  await setWidgetSettings(store.context, { color: '#000000' })
  assert.equal((await getWidgetSettings(other.context)).color, '#1a5fb4')
  await assert.rejects(setWidgetSettings({ ...store.context, scopes: ['write'] }, {}), { code: 'forbidden' })
  const guest = await visitWith(app, key)
  assert.equal((await callWidget(app, '/settings', { token: guest.token })).status, 401, 'a session is no key')
})

test('settings and sessions are limited apart: ten times as many reads', async () => {
  const limited = await startTestApp({ SPIEL_TURN_LIMITS: 'sessions=2' }, { widget: { answering: scripted() } })
  try {
    const shop = await limited.createStore('Busy')
    const made = await createWidgetKey(shop.context, { origins: [ORIGIN] })
    const statuses = []
    for (let count = 0; count < 21; count++) {
      statuses.push((await callWidget(limited, '/settings', { key: made.key })).status)
    }
    assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 200), 429])
    assert.equal((await callWidget(limited, '/sessions', { method: 'POST', key: made.key })).status, 201)
  } finally {
    await limited.close()
  }
})
