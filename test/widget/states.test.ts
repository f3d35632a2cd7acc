import assert from 'node:assert/strict'
import { after } from 'node:test'
import { replyAsHuman } from '../../src/conversations/take-conversation.ts'
import { startFakeSmtpServer } from '../support/fake-smtp-server.ts'
import { type Tab, type VisitOptions, withWidget } from '../support/widget-browser.ts'
import { BUYER, mailingShop, ORDER } from '../support/widget-shop.ts'

/**
 * Every state of the widget, each looked at by axe and for what is cut off, in every mode. `WIDGET_SHOTS=folder` keeps a picture
 * of each, and `node test/support/contact-sheet.ts folder` lays them side by side.
 */
const smtp = await startFakeSmtpServer()
const widget = withWidget(() => mailingShop(smtp))
after(() => smtp.close())

const script = () => void Object.assign(window, { Spiel: [['on', 'add_to_cart', () => {}]] })
const desktop = { width: 1280, height: 800 }
const tall = { width: 1280, height: 1100 }
const phone = { width: 390, height: 844 }
/** By language, width and look, as the sheets of test/support/contact-sheet.ts want them. */
const few: Record<string, VisitOptions> = {
  'en-1280-light': { viewport: desktop },
  'de-1280-dark': { viewport: tall, path: '/de' },
  'ar-1280-dark': { viewport: desktop, path: '/ar' },
  'en-390-dark': { viewport: phone },
  'de-390-light': { viewport: phone, path: '/de' },
}
const paths = { en: undefined, de: '/de', ar: '/ar' }
/** Where pictures are kept, every language at every size in both looks. */
const all = Object.fromEntries(
  Object.entries(paths).flatMap(([language, path]) =>
    Object.entries({ '-1280': desktop, '_tall-1280': tall, '-390': phone }).flatMap(([size, viewport]) =>
      ['light', 'dark'].map((look): [string, VisitOptions] => [
        `${language}${size}-${look}`,
        { viewport, ...(path ? { path } : {}) },
      ]),
    ),
  ),
)
const modes = process.env.WIDGET_SHOTS ? all : few

/** What is said; on the German page in German, so that the frame stays in it. */
const english = {
  cards: 'linen clothes under 100',
  compare: 'compare linen shirt and linen dress',
  order: `where is order ${ORDER}, my e-mail is ${BUYER}`,
  again: `I want to order ${ORDER} again, my e-mail is ${BUYER}`,
  person: 'can I talk to a person?',
}
const german: typeof english = {
  cards: 'Leinenkleidung unter 100',
  compare: 'Vergleichen Sie bitte Linen Shirt und Linen Dress',
  order: `Wo ist meine Bestellung ${ORDER}? Meine E-Mail ist ${BUYER}`,
  again: `Ich möchte Bestellung ${ORDER} noch einmal bestellen, meine E-Mail ist ${BUYER}`,
  person: 'Kann ich mit einem Menschen sprechen?',
}

/** Presses what is the nth of these, whatever its language. */
const press = (tab: Tab, places: string, at = 0) => tab.dialog.locator(places).nth(at).click()

for (const [mode, options] of Object.entries(modes)) {
  const [language, width, colorScheme] = mode.split('-') as [string, string, 'light' | 'dark']
  widget.test(`all states, ${mode}`, { ...options, colorScheme, script, mayFail: /ERR_|400/ }, async (tab) => {
    const look = async (state: string) => {
      await tab.checkAxe(state)
      assert.equal(await tab.overflow(), 0, `${state} is wider than its place`)
      await tab.shot(`${language}-${state}-${width}-${colorScheme}`)
    }
    const lines = options.path === '/de' ? german : english
    await tab.launcher.waitFor()
    await look('01-launcher')
    await tab.open()
    await tab.dialog.locator('.row .product').first().waitFor()
    await look('02-empty')
    await tab.say(lines.cards)
    await look('03-cards')
    await press(tab, '.row .product > button')
    await look('04a-chosen')
    const gone = tab.dialog.locator('.cards:not(.row) .gone').first()
    assert.match(await gone.evaluate((chip) => getComputedStyle(chip).textDecorationLine), /line-through/)
    await tab.say(lines.compare)
    await look('04-comparison')
    await press(tab, 'article.done:last-of-type .chips button')
    await press(tab, 'article.done:last-of-type .product:has(.sold-out) > .chip')
    await look('04b-notify-me')
    await press(tab, '.form button', 1)
    await tab.say(lines.order)
    await tab.dialog.locator('article:last-of-type .order').last().waitFor()
    await look('05-order')
    await tab.say(lines.again)
    await tab.dialog.locator('article:last-of-type .order').last().waitFor()
    await look('06-reorder')
    await press(tab, '.head button')
    await look('07-menu')
    await press(tab, '.menu button', 2)
    await look('08-lead-form')
    await press(tab, '.form button', 1)
    await tab.page.context().setOffline(true)
    await tab.input.fill('are you there?')
    await tab.input.press('Enter')
    await tab.dialog.locator('.messages > .fault').waitFor()
    await look('09-offline')
    await tab.page.context().setOffline(false)
    await tab.dialog.locator('.messages > .fault').waitFor({ state: 'detached' })
    await tab.page.route('**/messages', (route) =>
      route.fulfill({ status: 400, json: { error: 'Bad request' }, headers: { 'access-control-allow-origin': '*' } }),
    )
    await tab.input.fill('and now?')
    await tab.input.press('Enter')
    await tab.dialog.locator('article .fault').waitFor()
    await look('10-error')
    await tab.page.unroute('**/messages')
    await tab.say(lines.person)
    await tab.dialog.locator('.messages > .card').waitFor()
    // Back in German, after what was said in English between.
    if (options.path === '/de') await tab.dialog.locator('textarea[placeholder="Ihre Frage"]').waitFor()
    await look('11-hand-off')
    const saved = await tab.page.evaluate((name) => localStorage.getItem(name), `spiel:${tab.shop.key}`)
    const { conversationId } = JSON.parse(saved ?? '{}')
    await replyAsHuman(tab.shop.store.context, {
      conversationId,
      person: 'Nina',
      text: 'Hello, Nina here. What can I do?',
    })
    await tab.dialog.locator('article.human').waitFor()
    await look('12-person')
    await tab.input.press('Escape')
    await replyAsHuman(tab.shop.store.context, { conversationId, person: 'Nina', text: 'Still there?' })
    await tab.page.locator('spiel-chat [data-unread="1"]').waitFor()
    await look('13-unread')
  })
}

widget.test('the accessibility tree of an answer', { script }, async (tab) => {
  await tab.open()
  const answer = await tab.say('a linen shirt in M')
  const tree = (await answer.ariaSnapshot())
    .replaceAll(tab.shop.site.origin, 'SHOP')
    .replace(/^ {2}- paragraph.*\n/gm, '')
  assert.equal(
    tree,
    `- article "AI assistant":
  - list:
    - listitem:
      - link "Linen Shirt":
        - /url: SHOP/p/shirt
      - text: M · blue $30.00 ● In stock ✓ M · linen
      - 'button "Add to cart: Linen Shirt"': Add to cart
  - button "Helpful"
  - button "Not helpful"`,
  )
  const frame = await tab.dialog.ariaSnapshot()
  assert.match(
    frame,
    /^- dialog "Acme AI assistant":\n {2}- heading "Acme AI assistant" \[level=2\]\n {2}- button "More"/,
  )
  assert.match(frame, /\n {2}- region "Conversation":\n/)
  assert.match(frame, /\n {2}- textbox "Your message":\n.*\n {2}- button "Send".*\n {2}- status: "AI assistant: /)
})
