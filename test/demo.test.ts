import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../src/catalog/upsert-products.ts'
import { startTestApp, type TestApp, type TestStore } from './support/test-app.ts'

const HOSTILE = `"><script>alert('x')</script><img src=x onerror=alert(1)>`

describe('the demo shop', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp()
    store = await app.createStore()
    const variants = [{ externalId: 'v/1', price: 12.5, inventory: 3, options: { Size: HOSTILE } }]
    await upsertProducts(store.context, [
      { externalId: 'a/b "c"', title: HOSTILE, description: HOSTILE, vendor: HOSTILE, category: HOSTILE, variants },
      { externalId: 'hidden', title: 'Not for sale yet', status: 'draft', variants: [{ externalId: 'h' }] },
    ])
  })
  after(() => app.close())

  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${app.url}${path}`, { redirect: 'manual', ...init })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const shop = () => `/demo/${store.slug}`

  test('draws home, product and cart pages with the widget, and what is in the catalog stays text', async () => {
    const home = await get(shop())
    assert.equal(home.status, 200)
    const [link] = /\/demo\/[^"]+\/p\/[^"]+/.exec(home.text) ?? []
    const product = await get(link as string)
    const cart = await get(`${shop()}/cart`)
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
    assert.match((await get(`${shop()}?q=${encodeURIComponent(HOSTILE)}`)).text, /value="&quot;&gt;&lt;script&gt;/)
  })

  test('makes one key for one origin, however often it is looked at', async () => {
    const keyOf = async () => /data-key="(\w+)"/.exec((await get(shop())).text)?.[1]
    assert.equal(await keyOf(), await keyOf())
  })

  test('what is not there is a 404, another method a 405, and names that are not this machine’s see nothing', async () => {
    assert.equal((await get(`${shop()}/p/hidden`)).status, 404)
    assert.equal((await get('/demo/nobody')).status, 404)
    assert.equal((await get(shop(), { method: 'POST' })).status, 405)
    for (const path of ['/demo', shop(), `${shop()}/cart`]) {
      const answer = await app.server?.inject({ method: 'GET', url: path, headers: { host: 'evil.example' } })
      assert.equal(answer?.statusCode, 404, path)
    }
  })
})
