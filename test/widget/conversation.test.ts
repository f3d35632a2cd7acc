import assert from 'node:assert/strict'
import { listConversations } from '../../src/conversations/list-conversations.ts'
import { demoLink } from '../support/demo-access.ts'
import { seen, withWidget } from '../support/widget-browser.ts'
import { BUYER, ORDER } from '../support/widget-shop.ts'

const widget = withWidget()

/** A shop's script that takes products into its cart, and refuses those it is told to. */
const cart = () => {
  const lines: unknown[] = []
  const events: string[] = []
  Object.assign(window, { lines, events })
  const names = ['open', 'close', 'message', 'answer', 'lead', 'handoff', 'add_to_cart', 'card_click', 'error']
  for (const name of names) addEventListener(`spiel:${name}`, () => events.push(name))
  const add = (line: { variantId: string }) => {
    if (line.variantId.startsWith('scarf')) throw new Error('no room in the cart')
    lines.push(line)
  }
  Object.assign(window, { Spiel: [['on', 'add_to_cart', add]] })
}

widget.test(
  'products are shown with all that there is to know, put into the cart and compared',
  { script: cart },
  async (tab) => {
    const { page, dialog } = tab
    await tab.open()
    assert.match(await seen(dialog), /You are talking to an AI assistant/)
    await dialog.getByText('Popular').waitFor()
    assert.deepEqual(await dialog.locator('.starters button').allInnerTexts(), [
      'Where is my order?',
      'Shipping and returns',
      'Can I talk to a person?',
    ])
    const answer = await tab.say('linen clothes under 100')
    const card = (title: string) => answer.locator('.row li.product', { hasText: title })
    assert.equal(await answer.locator('.row li.product').count(), 4)
    const shirt = card('Linen Shirt')
    assert.equal(await shirt.getByRole('link').getAttribute('href'), `${tab.shop.site.origin}/p/shirt`)
    assert.match(await seen(shirt), /from \$30\.00 In stock/)
    assert.match(await seen(card('Linen Dress')), /\$79\.50 Sold out/)
    const picture = shirt.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await page.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth === 300,
      await picture.elementHandle(),
    )

    await shirt.getByRole('button', { name: 'Options: Linen Shirt' }).click()
    const large = answer.locator('.cards:not(.row) li.product')
    assert.match(await seen(large), /Linen Shirt \$30\.00 In stock ✓ linen M L Add to cart/)
    assert.equal(await large.getByRole('button', { name: 'M', exact: true }).getAttribute('aria-pressed'), 'true')
    await large.getByRole('group', { name: 'size' }).getByRole('button', { name: 'L', exact: true }).click()
    assert.match(await seen(large), /\$32\.00 Sold out ✓ linen M L Notify me/)
    await large.getByRole('button', { name: 'M', exact: true }).click()
    await large.getByRole('button', { name: 'Add to cart: Linen Shirt' }).click()
    await large.getByRole('button', { name: 'Added: Linen Shirt' }).waitFor()
    const { url, ...line } = (await page.evaluate<Record<string, unknown>[]>('lines'))[0] as Record<string, unknown>
    assert.equal(url, `${tab.shop.site.origin}/p/shirt`)
    assert.deepEqual(line, {
      productId: 'shirt',
      variantId: 'shirt-M',
      quantity: 1,
      title: 'Linen Shirt',
      price: 30,
      currency: 'USD',
    })
    await card('Linen Scarf')
      .getByRole('button', { name: /Add to cart/ })
      .click()
    await card('Linen Scarf').getByRole('button', { name: 'Not added. Try again: Linen Scarf' }).waitFor()

    // The answer says what can be said next: the widget offers nothing of its own beside it.
    assert.equal(await answer.getByRole('button', { name: /Show as list|^Compare$/ }).count(), 0)
    const compared = await tab.say('compare linen shirt and linen dress')
    const rows = (await compared.locator('tr').allInnerTexts()).map((row) => row.replaceAll('\n', ' '))
    assert.deepEqual(
      rows.slice(1).map((row) => row.split('\t')),
      [
        ['Price', '$30.00', '$79.50'],
        ['Availability', 'In stock', 'Sold out'],
        ['Size', 'M, L', '–'],
        ['Color', 'blue', '–'],
      ],
    )
    assert.equal(await compared.locator('tr.differs').count(), 4)
    await compared.getByRole('button', { name: 'Show as list' }).click()
    await compared.locator('li.product').first().getByRole('link').click()
    await page.waitForURL('**/p/shirt')
  },
)

widget.test(
  'an order is shown to who knows its address, ordered again after a yes, and what was said stays',
  { script: cart },
  async (tab) => {
    const { page, dialog } = tab
    await tab.open()
    await dialog.getByRole('button', { name: 'Where is my order?' }).click()
    await tab.dialog.locator('article.done:last-of-type').waitFor()
    const refused = await tab.say(`order ${ORDER}, my e-mail is other@mail.example`)
    assert.equal(await refused.locator('.order').count(), 0)
    assert.match(await seen(refused), /could not find an order/)
    const told = await tab.say(`sorry, order ${ORDER}, it is ${BUYER}`)
    const order = told.getByRole('group', { name: `Order ${ORDER}` })
    assert.match(await seen(order), /Nov 2, 2026.*1 × Linen Shirt \$28\.00.*Total \$28\.00.*JD0144/)
    assert.deepEqual(await order.locator('.steps .done').allInnerTexts(), ['Ordered', 'Preparing', 'Shipped'])
    assert.equal(await order.locator('[aria-current=step]').innerText(), 'Shipped')
    assert.equal(
      await order.getByRole('link', { name: 'Track parcel' }).getAttribute('href'),
      `${tab.shop.site.origin}/track/JD0144`,
    )

    const offer = await tab.say('order it again please')
    assert.match(await seen(offer.getByRole('group')), /\$30\.00 \(before \$28\.00\)/)
    assert.equal(await offer.getByRole('link').count(), 0, 'no cart before a yes')
    const known = await tab.messages.count()
    await offer.getByRole('button', { name: 'Yes, please' }).click()
    const cartLink = tab.messages
      .nth(known + 1)
      .locator('.order')
      .getByRole('link', { name: 'Go to cart' })
    assert.equal(await cartLink.getAttribute('href'), `${tab.shop.site.origin}/cart?id=shirt-M:1`)
    assert.equal(await offer.locator('.chips').count(), 0, 'what was answered cannot be pressed again')

    const answer = tab.messages.nth(known + 1)
    const helpful = answer.getByRole('button', { name: 'Helpful', exact: true })
    await Promise.all([page.waitForResponse(/\/feedback$/), helpful.click()])
    await answer.locator('[aria-pressed=true]').waitFor()
    const before = await tab.messages.allTextContents()
    await page.reload()
    await dialog.waitFor()
    await page.waitForFunction(
      (count) => document.querySelector('spiel-chat')?.shadowRoot?.querySelectorAll('article').length === count,
      before.length,
    )
    assert.deepEqual(await tab.messages.allTextContents(), before, 'after a reload the same is there')
    assert.equal(await answer.locator('[aria-pressed=true]').getAttribute('aria-label'), 'Helpful')
    assert.equal(
      await page.evaluate(() => document.activeElement),
      await page.evaluate(() => document.body),
      'the page has the focus',
    )

    await page.goto(`${tab.shop.site.origin}/other`)
    await dialog.getByText('Go to cart').first().waitFor()
    assert.deepEqual(await tab.messages.allTextContents(), before, 'and on the next page')
  },
)

widget.test('a new conversation ends the one before', {}, async (tab) => {
  await tab.open()
  await tab.say('hello')
  await tab.dialog.getByRole('button', { name: 'More' }).click()
  await tab.dialog.getByRole('button', { name: 'New conversation' }).click()
  await tab.dialog.getByRole('button', { name: 'Where is my order?' }).waitFor()
  assert.equal(await tab.messages.count(), 2, 'the greeting, and what to begin with')
  assert.ok(await tab.input.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input))
  await tab.say('hello again')
  await tab.page.reload()
  await tab.dialog.getByText('hello again').waitFor()
  assert.equal(await tab.messages.count(), 3)
  const { data } = await listConversations(tab.shop.store.context, {})
  assert.deepEqual(
    data.slice(0, 2).map(({ status }) => status),
    ['active', 'resolved'],
  )
})

widget.test(
  'the shop’s script opens, sends, listens, tells of the page, and takes the widget away',
  { script: cart },
  async (tab) => {
    const { page, dialog } = tab
    await tab.launcher.waitFor()
    await page.evaluate('Spiel.setContext({ productId: "trousers" }); Spiel.ask("how much is this?")')
    const answer = dialog.locator('article.assistant.done')
    await answer.waitFor()
    assert.match(await seen(answer), /Linen Trousers.*\$59/)
    await page.evaluate('Spiel.close()')
    assert.ok(await dialog.isHidden())
    assert.deepEqual(await page.evaluate('events'), ['open', 'message', 'answer', 'close'])
    await page.evaluate('Spiel.destroy()')
    assert.equal(await page.locator('spiel-chat').count(), 0)
    assert.equal(await page.evaluate('window.Spiel'), undefined)
  },
)

widget.test('in the demo shop a product goes into the cart and leads to its page', {}, async (tab) => {
  const { page, shop } = tab
  await page.goto(shop.url + (await demoLink(shop.app)))
  assert.equal(page.url(), `${shop.url}/demo/${shop.store.slug}`, 'the link is not left in the address')
  await tab.open()
  const answer = await tab.say('linen trousers')
  await answer.getByRole('button', { name: 'Add to cart: Linen Trousers' }).click()
  await answer.getByRole('button', { name: 'Added: Linen Trousers' }).waitFor()
  assert.equal(await page.locator('#count').innerText(), '(1)')
  await answer.getByRole('link', { name: 'Linen Trousers' }).click()
  await page.waitForURL('**/p/trousers')
  await page.getByRole('heading', { name: 'Linen Trousers' }).waitFor()
  await tab.dialog.getByText('Add to cart').waitFor()
  assert.match(await seen(await tab.say('how much is this?')), /Linen Trousers .*\$59/)
})
