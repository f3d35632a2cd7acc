import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { setOfficeHours } from '../../src/conversations/conversation-settings.ts'
import { fillDemo } from '../../src/demo/fill-demo.ts'
import { listLeads } from '../../src/leads/list-leads.ts'
import { demoLink } from '../support/demo-access.ts'
import type { TestStore } from '../support/test-app.ts'
import { seen, type Tab, withWidget } from '../support/widget-browser.ts'

/** What visitors try in their first minute at the demo shop, on a desktop and on a phone: what they can see decides. */
let store: TestStore
const widget = withWidget(() => ({
  fill: async (shop) => {
    store = await shop.app.createStore('Marlow & Pine')
    await fillDemo(store.context, `${shop.url}/demo/${store.slug}`)
    // Somebody is there, whenever the test runs.
    const always = [{ from: '00:00', to: '24:00' }]
    const weekly = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, always]))
    await setOfficeHours(store.context, { timeZone: 'UTC', weekly })
  },
}))

const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** Opens the demo shop and presses one of its "Try asking" cards; gives the finished answer. */
async function tryAsking(tab: Tab, what: string): Promise<Locator> {
  const { page, shop } = tab
  await page.goto(shop.url + (await demoLink(shop.app)))
  await page.goto(`${shop.url}/demo/${store.slug}`)
  const card = page.locator('.asks button', { hasText: what })
  await card.scrollIntoViewIfNeeded()
  await card.click()
  const answer = tab.dialog.locator('article.done')
  await answer.waitFor()
  return answer
}

/** Whether its top can be seen without scrolling, and what stands on it. */
async function inSight(place: Locator): Promise<string> {
  await place.waitFor()
  const top = await place.evaluate((element) => {
    const { top: at } = element.getBoundingClientRect()
    const list = element.closest('.scroll')?.getBoundingClientRect()
    return list ? at >= list.top - 1 && at < list.bottom - 20 : at >= 0 && at < innerHeight
  })
  assert.ok(top, `${await place.innerText()} is out of sight`)
  return (await place.innerText()).replace(/\s+/g, ' ')
}

for (const [screen, options] of Object.entries(screens)) {
  widget.test(`a gift under 50, on a ${screen}`, options, async (tab) => {
    const answer = await tryAsking(tab, 'Find something')
    assert.match(await inSight(tab.dialog.locator('.shopper').last()), /a gift under 50/)
    await inSight(answer.locator('.bubble'))
    await inSight(answer.locator('.row .product').first())
    const prices = await answer.locator('.row .product b').allInnerTexts()
    assert.ok(prices.length >= 3, `${prices}`)
    for (const price of prices) assert.ok(Number(price.replace('$', '')) <= 50, price)
    const stock = await answer.locator('.row .stock').evaluateAll((all) => all.map((one) => one.matches('.sold-out')))
    assert.deepEqual(stock, stock.toSorted(), 'what is sold out comes last')
    const picture = answer.locator('.row img').first()
    await tab.page.waitForFunction((one) => (one as HTMLImageElement).naturalWidth > 0, await picture.elementHandle())
    await answer.locator('.row .product').nth(1).getByRole('link').click()
    await tab.page.waitForURL(/\/p\/demo-/)
    await tab.page.locator('.product h1').waitFor()
  })

  widget.test(`two headphones side by side, on a ${screen}`, options, async (tab) => {
    const answer = await tryAsking(tab, 'Compare')
    await inSight(answer.locator('.bubble'))
    await inSight(answer.locator('table'))
    const rows = (await answer.locator('tr').allInnerTexts()).map((row) => row.split('\t'))
    const row = (name: string) => rows.find(([first]) => first === name)?.slice(1)
    await answer.getByText('Noise cancelling', { exact: true }).waitFor()
    assert.deepEqual(row('Price'), ['$199.00', '$109.00'])
    const names = await answer.locator('tr.differs th').allInnerTexts()
    assert.ok(
      ['Price', 'Battery', 'Weight', 'Noise cancelling'].every((name) => names.includes(name)),
      `${names}`,
    )
    assert.ok(!names.includes('Availability'), 'both are in stock')
  })

  widget.test(`where the printed order is, on a ${screen}`, options, async (tab) => {
    const answer = await tryAsking(tab, 'Where is my order?')
    const order = await inSight(answer.locator('.order'))
    assert.match(
      order,
      /^Order 1054 .* Ordered Preparing Shipped Delivered .* Total \$[\d.]+ Parcel number: Demo Parcel DP/,
    )
    assert.equal(await answer.locator('[aria-current=step]').innerText(), 'Shipped')
    const link = await answer.locator('.order').getByRole('link', { name: 'Track parcel' }).getAttribute('href')
    await tab.page.goto(link as string)
    assert.match(await seen(tab.page.locator('main')), /Where your parcel is Demo Parcel, order 1054/)
  })

  widget.test(`how something is returned, on a ${screen}`, options, async (tab) => {
    const answer = await tryAsking(tab, 'Returns')
    assert.match(await inSight(answer.locator('.bubble')), /return any item within 30 days of delivery/)
  })

  widget.test(`to a person, on a ${screen}`, options, async (tab) => {
    await tryAsking(tab, 'A person')
    const card = tab.dialog.locator('.messages > .card')
    assert.match(await inSight(card), /^A person will answer here Place in the queue: \d+/)
    await card.getByRole('button', { name: 'Leave your contact' }).click()
    const form = tab.dialog.getByRole('form', { name: 'Leave your contact' })
    await form.getByLabel('E-mail').fill(`${screen}@example.com`)
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send' }).click()
    await tab.dialog.getByText('Thank you. We will get back to you.').first().waitFor()
    const { data } = await listLeads(store.context, {})
    assert.ok(data.some(({ email }) => email === `${screen}@example.com`))
  })
}

widget.test('a product’s page answers, chooses, fills the cart, and the cart stays', {}, async (tab) => {
  const { page, shop } = tab
  await page.goto(shop.url + (await demoLink(shop.app)))
  await page.goto(`${shop.url}/demo/${store.slug}/p/demo-merino-sweater`)
  const form = page.locator('form.buy')
  await form.getByText('Rust', { exact: true }).click()
  await form.getByText('L', { exact: true }).click()
  assert.match((await page.locator('.large img').getAttribute('src')) ?? '', /merino-sweater\.rust\.1\.svg$/)
  await form.getByRole('button', { name: 'Add to cart' }).click()
  assert.equal(await page.locator('#count').innerText(), '(1)')
  const ask = page.locator('spiel-ask')
  await ask.getByRole('button').nth(3).waitFor()
  assert.deepEqual((await ask.getByRole('button').allInnerTexts()).slice(1), [
    'Is this in stock?',
    'What is the material?',
    'Does it come in other colours or sizes?',
  ])
  await ask.getByRole('button', { name: 'What is the material?' }).click()
  assert.match(await seen(tab.dialog.locator('article.done')), /merino wool/)
  await page.evaluate('Spiel.close()')
  await page.goto(`${shop.url}/demo/${store.slug}/cart?add=demo-mug-sand:2&add=nothing:1`)
  assert.equal(await page.locator('.lines li').count(), 2)
  assert.match(
    await seen(page.locator('#cart')),
    /Merino crew-neck sweater – .*2 × Stoneware mug – Sand \$29\.00.*Total \$127\.00/,
  )
  await page.reload()
  assert.equal(await page.locator('.lines li').count(), 2, 'a cart link adds once')
  await page.getByRole('button', { name: /^One less: Stoneware/ }).click()
  assert.match(await seen(page.locator('#cart')), /1 × Stoneware mug – Sand \$14\.50/)
})

widget.test('what is sold out can be told of, and the lead says what for', {}, async (tab) => {
  const { page, shop } = tab
  await page.goto(shop.url + (await demoLink(shop.app)))
  await page.goto(`${shop.url}/demo/${store.slug}`)
  await tab.open()
  const answer = await tab.say('is the board game in stock?')
  await answer.getByRole('button', { name: 'Notify me: Harbour: a board game' }).click()
  const form = tab.dialog.getByRole('form', { name: 'Notify me: Harbour: a board game' })
  await form.getByLabel('E-mail').fill('player@example.com')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send' }).click()
  await tab.dialog.getByText('Thank you. We will get back to you.').first().waitFor()
  const lead = (await listLeads(store.context, {})).data.find(({ email }) => email === 'player@example.com')
  assert.deepEqual([lead?.purpose, lead?.details?.productId], ['back_in_stock', 'demo-board-game'])
})

widget.test('the frame speaks the language of the conversation, and keeps what is being written', {}, async (tab) => {
  const { page, shop } = tab
  await page.goto(shop.url + (await demoLink(shop.app)))
  await page.goto(`${shop.url}/demo/${store.slug}`)
  await tab.open()
  await tab.input.fill('Zeig mir bitte Jacken')
  await tab.input.press('Enter')
  await tab.input.fill('noch nicht fertig')
  await tab.dialog.locator('article.done').waitFor()
  await tab.dialog.locator('.inside[lang=de]').waitFor()
  assert.equal(await tab.input.getAttribute('placeholder'), 'Ihre Frage')
  assert.equal(await tab.input.inputValue(), 'noch nicht fertig')
  assert.match(await seen(tab.dialog.locator('.row .product').first()), /\$ Auf Lager/)
  await page.reload()
  await tab.dialog.locator('.inside[lang=de]').waitFor()
})
