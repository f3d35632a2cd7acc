import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../src/catalog/upsert-products.ts'
import { createWidgetKey, listWidgetKeys } from '../src/widget/create-widget-key.ts'
import { hasDemoPass, openWithLink, renewDemoLink } from '../src/widget/demo-link.ts'
import { demoOrigin } from '../src/widget/demo-origin.ts'
import { identifyKey, OriginNotAllowedError } from '../src/widget/sessions.ts'
import { demoCookie, demoLink } from './support/demo-access.ts'
import { sendRaw } from './support/raw-http.ts'
import { startTestApp, type TestApp, type TestStore } from './support/test-app.ts'
import { callWidget } from './support/widget-client.ts'

const HOSTILE = `"><script>alert('x')</script><img src=x onerror=alert(1)>`
const DAY_MS = 24 * 60 * 60_000

const get = async (app: TestApp, path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(app.url + path, { redirect: 'manual', headers, method })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function fill({ context }: TestStore): Promise<void> {
  const variants = [{ externalId: 'v/1', price: 12.5, inventory: 3, options: { Size: HOSTILE } }]
  await upsertProducts(context, [
    { externalId: 'a/b "c"', title: HOSTILE, description: HOSTILE, vendor: HOSTILE, category: HOSTILE, variants },
    { externalId: 'hidden', title: 'Not for sale yet', status: 'draft', variants: [{ externalId: 'h' }] },
  ])
}

const keyIn = (text: string) => /data-key="(sp_pub_\w{30})"/.exec(text)?.[1] as string

describe('the demo shop, opened with its link', () => {
  let app: TestApp
  let store: TestStore
  let cookie: string
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore()
    await fill(store)
    cookie = await demoCookie(app)
  })
  after(() => app.close())

  const shop = () => `/demo/${store.slug}`
  const see = (path: string, headers: Record<string, string> = {}) => get(app, path, { cookie, ...headers })

  test('draws home, product and cart pages with the widget, and what is in the catalog stays text', async () => {
    const home = await see(shop())
    assert.equal(home.status, 200)
    const [link] = /\/demo\/[^"]+\/p\/[^"]+/.exec(home.text) ?? []
    const product = await see(link as string)
    const cart = await see(`${shop()}/cart`)
    assert.deepEqual([product.status, cart.status], [200, 200])
    for (const { text, headers } of [home, product, cart]) {
      assert.match(text, /<script async src="\/widget.js" data-key="sp_pub_\w{30}">/)
      assert.doesNotMatch(text, /<script>|<img src=x|Not for sale/)
      assert.match(
        headers.get('content-security-policy') ?? '',
        /^default-src 'none'.*require-trusted-types-for 'script'$/,
      )
    }
    assert.match(product.text, /data-product="a\/b &quot;c&quot;"/)
    const linked = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(product.text)
    assert.equal(JSON.parse(linked?.[1] as string).productID, 'a/b "c"')
    assert.match((await see(`${shop()}?q=${encodeURIComponent(HOSTILE)}`)).text, /value="&quot;&gt;&lt;script&gt;/)
  })

  test('its pages and what they ask speak the language of the store', async () => {
    const said = {
      de: [
        /Fragen Sie zum Beispiel/,
        /Haben Sie Teekanne\?/,
        /ab <b>/,
        /2 Farben/,
        /Nur noch 2 da/,
        /In den Warenkorb/,
        /Der Warenkorb ist leer/,
      ],
      es: [
        /Pruebe a preguntar/,
        /¿Tienen Teekanne\?/,
        /desde <b>/,
        /2 colores/,
        /Solo quedan 2/,
        /Añadir a la cesta/,
        /La cesta está vacía/,
      ],
      fr: [
        /Demandez par exemple/,
        /Avez-vous Teekanne \?/,
        /dès <b>/,
        /2 couleurs/,
        /Plus que 2/,
        /Ajouter au panier/,
        /Le panier est vide/,
      ],
    }
    for (const [language, patterns] of Object.entries(said)) {
      const { context, slug } = await app.createStore(`Tea ${language}`, { language, currency: 'EUR' })
      const one = (color: string, price: number) => ({
        ...{ externalId: `pot-${color}`, price, inventory: 2, options: { Farbe: color } },
      })
      await upsertProducts(context, [
        { externalId: 'pot', title: 'Teekanne', category: 'Küche', variants: [one('Blau', 20), one('Rot', 25)] },
      ])
      const pages = await Promise.all(
        ['', '?q=qwertzuiop', '/p/pot', '/cart'].map((path) => see(`/demo/${slug}${path}`)),
      )
      const text = pages.map((page) => page.text).join('\n')
      assert.match(text, new RegExp(`<html lang="${language}">`))
      for (const pattern of patterns) assert.match(text, pattern, language)
      assert.doesNotMatch(
        text,
        />[^<>{]*\b(?:Search|Cart|Popular|In stock|Sold out|from|colours|Nothing found|Home)\b[^<>{]*</,
        language,
      )
    }
  })

  test('the link leaves a cookie for the demo alone, and itself neither in the address nor in the log', async () => {
    const link = await demoLink(app)
    const secret = link.split('=')[1] as string
    assert.equal(Buffer.from(secret, 'base64url').length, 32)
    const answer = await get(app, link)
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/demo'])
    assert.match(
      answer.headers.get('set-cookie') ?? '',
      /^spiel-demo-[0-9a-f]{8}=\d+\.[\w-]{43}; Path=\/demo; Max-Age=604800; HttpOnly; SameSite=Lax$/,
    )
    assert.deepEqual(
      ['referrer-policy', 'cache-control'].map((name) => answer.headers.get(name)),
      ['no-referrer', 'no-store'],
    )
    const overTls = await get(app, link, { 'x-forwarded-proto': 'https' })
    assert.match(overTls.headers.get('set-cookie') ?? '', /; Secure$/)
    assert.doesNotMatch(app.logLines.join(), new RegExp(secret))
  })

  test('one that is wrong, old, forged or another demo’s opens nothing', async () => {
    for (const path of ['/demo?link=', '/demo?link=x', `/demo?link=${'A'.repeat(43)}`, '/demo?link=a&link=b']) {
      const { status, headers } = await get(app, path)
      assert.deepEqual([status, headers.get('set-cookie')], [303, null], path)
    }
    const [name = '', value = ''] = cookie.split('=')
    const [expires = '', signature = ''] = value.split('.')
    const later = `${Number(expires) + 1}.${signature}`
    const wrong = [later, `${expires}.${'A'.repeat(43)}`, `${value}A`, signature, '', `0x1.${signature}`]
    for (const forged of [
      ...wrong.map((one) => `${name}=${one}`),
      `spiel-demo-00000000=${value}`,
      'spiel-demo-=',
      '=',
    ]) {
      assert.equal((await get(app, shop(), { cookie: forged })).status, 403, forged)
    }
    const secret = (await demoLink(app)).split('=')[1] as string
    const week = await openWithLink(app.context, secret, Date.now() - 7 * DAY_MS - 1_000)
    const day = await openWithLink(app.context, secret, Date.now() - 6 * DAY_MS)
    const held = (pass: typeof week) => hasDemoPass(app.context, new Map([[pass?.cookie ?? '', pass?.value ?? '']]))
    assert.deepEqual([await held(week), await held(day)], [false, true])
  })

  test('a stranger learns how to open it, and nothing of the stores, whatever host and proxy the request names', async () => {
    const told = new Set<string>()
    for (const path of [
      '/demo',
      shop(),
      `${shop()}/cart`,
      `${shop()}/p/hidden`,
      '/demo/nobody',
      `${shop()}?q=script`,
    ]) {
      for (const host of [new URL(app.url).host, '127.9.9.9:1', 'localhost', 'spiel.shop.example', '[::1]']) {
        const forwarded = `X-Forwarded-For: 127.0.0.1\r\nX-Forwarded-Host: localhost\r\nX-Real-IP: 127.0.0.1`
        const { status, body } = await sendRaw(app.url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${forwarded}\r\n\r\n`)
        assert.equal(status, 403, `${host} ${path}`)
        told.add(body)
      }
    }
    assert.equal(told.size, 1, 'no path tells more than another')
    assert.match([...told].join(), /npx spiel demo/)
    assert.doesNotMatch([...told].join(), /Test store|test-store|sp_pub_/)
  })

  test('what is not there is a 404, another method a 405', async () => {
    assert.equal((await see(`${shop()}/p/hidden`)).status, 404)
    assert.equal((await see(`${shop()}/p/a%00b`)).status, 404)
    assert.equal((await see('/demo/nobody')).status, 404)
    assert.equal((await get(app, shop(), { cookie }, 'POST')).status, 405)
  })

  test('has one key whatever host is named, which is none of the owner’s 50 and not theirs to see', async () => {
    const keys = new Set<string>()
    for (let port = 1; port <= 12; port++) {
      const request = `GET ${shop()} HTTP/1.1\r\nHost: 127.9.9.9:${port}\r\nCookie: ${cookie}\r\n\r\n`
      keys.add(keyIn((await sendRaw(app.url, request)).body))
    }
    assert.equal(keys.size, 1)
    assert.deepEqual(await listWidgetKeys(store.context), [])
    for (let made = 0; made < 50; made++) await createWidgetKey(store.context, { origins: ['https://shop.example'] })
    assert.equal((await listWidgetKeys(store.context)).length, 50)
    assert.equal((await see(shop())).status, 200)
  })

  test('lists its stores to who has the link', async () => {
    await app.createStore('Other store')
    const { status, text } = await see('/demo')
    assert.equal(status, 200)
    assert.match(text, /Test store.*Other store/s)
  })

  test('a new link ends the former one, its cookies and the sessions of its pages', async () => {
    const former = await demoLink(app)
    const key = keyIn((await see(shop())).text)
    const { json } = await callWidget(app, '/sessions', { key, origin: app.url, method: 'POST', body: {} })
    await renewDemoLink(app.context)
    assert.equal((await see(shop())).status, 403)
    assert.equal((await get(app, former)).headers.get('set-cookie'), null)
    const { status } = await callWidget(app, '/conversations', { token: json.token, origin: app.url, method: 'POST' })
    assert.equal(status, 401)
    const anew = await demoCookie(app)
    assert.notEqual(keyIn((await get(app, shop(), { cookie: anew })).text), key)
  })
})

describe('a server without a store', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  })
  after(() => app.close())

  test('has one made and filled by who came with the link, once, and by nobody else', async () => {
    const fill = (cookie?: string) =>
      fetch(`${app.url}/demo/fill`, {
        ...{ method: 'POST', redirect: 'manual' },
        headers: { origin: app.url, ...(cookie ? { cookie } : {}) },
      })
    assert.equal((await fill()).status, 403)
    const cookie = await demoCookie(app)
    assert.match((await get(app, '/demo', { cookie })).text, /<form method="post" action="\/demo\/fill">/)
    assert.deepEqual([(await fill(cookie)).status, (await fill(cookie)).status], [303, 303])
    assert.equal((await get(app, '/demo', { cookie })).headers.get('location'), '/demo/marlow-pine')
    const home = (await get(app, '/demo/marlow-pine', { cookie })).text
    const pictures = [...home.matchAll(/src="(\/demo\/pictures\/[^"]+)"/g)].map(([, path]) => path as string)
    assert.ok(pictures.length > 15, `${pictures.length} pictures`)
    for (const path of new Set(pictures)) {
      const { status, headers, text } = await get(app, path)
      assert.deepEqual([status, headers.get('content-type')], [200, 'image/svg+xml'], path)
      assert.match(text, /^<svg /)
    }
    assert.equal((await get(app, '/demo/pictures/demo-mug.pink.1.svg')).status, 404)
    for (const path of [
      '?category=Kitchen',
      '?q=boots',
      '?all',
      '/policies',
      '/track/1054',
      '/p/demo-teapot',
      '/cart?add=x',
    ]) {
      const page = await get(app, `/demo/marlow-pine${path}`, { cookie })
      assert.equal(page.status, 200, path)
      assert.doesNotMatch(page.text, /undefined|\[object|&amp;amp;/, path)
    }
  })
})

describe('the widget key of the demo', () => {
  let app: TestApp
  let key: string
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    const { slug } = await app.createStore()
    key = keyIn((await get(app, `/demo/${slug}`, { cookie: await demoCookie(app) })).text)
  })
  after(() => app.close())

  const open = (origin: string | null, headers: Record<string, string> = {}) =>
    callWidget(app, '/sessions', { method: 'POST', key, origin, body: {}, headers })

  test('is good on this server’s own pages, under whatever name a proxy passes on', async () => {
    assert.equal((await open(app.url)).status, 201)
    assert.equal((await open('https://spiel.shop.example', { 'sec-fetch-site': 'same-origin' })).status, 201)
    const { status } = await callWidget(app, '/settings', { key, origin: null })
    assert.equal(status, 200, 'browsers name no origin in a GET to their own')
  })

  test('is refused on pages of others, also when their browser does not tell where they are', async () => {
    for (const origin of ['https://evil.example', 'http://127.9.9.9:1', 'null', 'http://localhost:1', 'demo:link']) {
      assert.equal((await open(origin)).status, 403, origin)
      assert.equal((await open(origin, { 'sec-fetch-site': 'cross-site' })).status, 403, origin)
    }
    for (const site of ['cross-site', 'same-site', 'none']) {
      assert.equal((await open(app.url, { 'sec-fetch-site': site })).status, 403, site)
    }
  })

  test('is no good once the demo is open in another way or not at all', async () => {
    const page = { origin: app.url }
    assert.equal((await identifyKey(app.context, key, { ...page, demo: demoOrigin('link') })).origin, 'demo:link')
    for (const demo of [demoOrigin('public'), undefined]) {
      await assert.rejects(identifyKey(app.context, key, { ...page, demo }), OriginNotAllowedError)
    }
  })

  test('keeps its sessions on those pages, and no name of the server in them', async () => {
    const { token } = (await open(app.url)).json
    assert.doesNotMatch(Buffer.from(token.slice(4).split('.')[0], 'base64url').toString(), /127\.0\.0\.1/)
    const say = (origin: string) => callWidget(app, '/conversations', { method: 'POST', token, origin })
    assert.deepEqual([(await say(app.url)).status, (await say('https://evil.example')).status], [201, 403])
    const next = await callWidget(app, '/sessions', {
      ...{ method: 'POST', key, origin: app.url, body: { previous: token } },
    })
    assert.equal(next.json.resumed, true)
  })
})

describe('the demo shop, open to everybody', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_DEMO: 'public', SPIEL_TURN_LIMITS: 'address=5,store=20' })
    store = await app.createStore()
    await fill(store)
  })
  after(() => app.close())

  test('leads to its one store, limits each client, and says so on a page', async () => {
    assert.equal((await get(app, '/demo')).headers.get('location'), `/demo/${store.slug}`)
    const answers = []
    for (let at = 0; at < 7; at++) answers.push(await get(app, `/demo/${store.slug}?q=${at}`))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200, 429, 429],
    )
    const { headers, text } = answers[6] as (typeof answers)[0]
    assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    assert.match(headers.get('content-type') ?? '', /^text\/html/)
    assert.match(text, /Come back in \d+ seconds/)
  })

  test('the limit over all clients holds where each is within its own, and takes nothing from the store’s shoppers', async () => {
    const other = await startTestApp({
      ...{ SPIEL_DEMO: 'public', SPIEL_TRUSTED_PROXIES: '127.0.0.1', SPIEL_TURN_LIMITS: 'address=5,store=20' },
    })
    try {
      const { slug, context } = await other.createStore()
      const codes = []
      for (let at = 0; at < 7; at++) {
        codes.push((await get(other, `/demo/${slug}/cart`, { 'x-forwarded-for': `192.0.2.${at}` })).status)
      }
      assert.deepEqual(codes, [200, 200, 200, 200, 200, 200, 429])
      const { key } = await createWidgetKey(context, { origins: ['https://shop.example'] })
      assert.equal((await callWidget(other, '/sessions', { method: 'POST', key, body: {} })).status, 201)
    } finally {
      await other.close()
    }
  })

  test('of several stores each is shown at its own address, and none is listed', async () => {
    const { slug } = await app.createStore('Unlisted')
    const { status, text } = await get(app, '/demo')
    assert.equal(status, 200)
    assert.doesNotMatch(text, /Unlisted|Test store/)
    assert.equal((await get(app, `/demo/${slug}/cart`)).status, 200)
  })

  test('a link leads to the same place', async () => {
    const link = await demoLink(app)
    const { status, headers } = await get(app, link)
    assert.deepEqual([status, headers.get('location'), headers.get('set-cookie')], [303, '/demo', null])
  })
})

test('without a demo nothing is there', async () => {
  const app = await startTestApp({ SPIEL_DEMO: 'off' })
  try {
    const { slug } = await app.createStore()
    for (const path of ['/demo', `/demo/${slug}`, await demoLink(app)]) assert.equal((await get(app, path)).status, 404)
    assert.doesNotMatch((await get(app, '/')).text, /\/demo/)
  } finally {
    await app.close()
  }
})
