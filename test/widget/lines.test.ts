import assert from 'node:assert/strict'
import { addMessage } from '../../src/conversations/add-message.ts'
import type { TurnAnswer, TurnEvent } from '../../src/conversations/turn.ts'
import type { Answering } from '../../src/widget/answering.ts'
import { processorClockOf, seen, type Tab, withWidget } from '../support/widget-browser.ts'
import { scripted } from '../support/widget-client.ts'
import { HOSTILE } from '../support/widget-shop.ts'

/** What answers wait for, by what was said; opened by the test. */
const gates = new Map<string, { isOpen: Promise<void>; open: () => void }>()

function gate(text: string): { isOpen: Promise<void>; open: () => void } {
  const known = gates.get(text)
  if (known) return known
  let open: () => void = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  gates.set(text, { isOpen, open })
  return { isOpen, open }
}

/**
 * "slow …" stops after two words until its gate is opened, "held …" before the first; "hostile" is answered with what must stay
 * text.
 */
const plain = scripted(async (count, text) => {
  if ((text.startsWith('slow') && count === 2) || (text.startsWith('held') && count === 0)) await gate(text).isOpen
})
const answering: Answering = async (ctx, input, emit, signal) => {
  if (input.text !== 'hostile') return plain(ctx, input, emit, signal)
  await addMessage(ctx, { conversationId: input.conversationId, role: 'shopper', text: input.text })
  const events = hostileEvents()
  for (const event of events) emit(event)
  const text = hostileText
  const { id } = await addMessage(ctx, {
    conversationId: input.conversationId,
    role: 'assistant',
    text,
    payload: { events },
  })
  const [, cards, buttons, order, reorder] = events
  const rest = { id, text, leadId: null, handedOff: false, language: 'en', receipts: [] }
  const { type, ...message } = { ...cards, ...buttons, ...order, ...reorder, ...rest } as unknown as TurnAnswer & {
    type: string
  }
  emit({ type: 'done', message })
  return message
}

const hostileText = `<img src=x onerror="window.pwned=1"><b>no</b> ${HOSTILE.url} [press](${HOSTILE.url}) ${HOSTILE.long} \u202ereversed\nhttps://shop.example/"onmouseover="window.pwned=1`

function hostileEvents(): TurnEvent[] {
  const { title, url, long } = HOSTILE
  const variant = (id: string) => ({ externalId: id, title, price: 1, available: true, options: { [title]: long } })
  const card = {
    externalId: 'x',
    title,
    price: 1,
    currency: 'EUR',
    available: true,
    url,
    imageUrl: url,
    variants: [variant('1'), variant('2')],
  }
  const order = {
    ...{ number: title, financialStatus: title, fulfillmentStatus: title, placedAt: null, cancelledAt: null, total: 1 },
    ...{ currency: 'EUR', tracking: { carrier: title, number: long, url } },
    items: [{ title, quantity: 1, unitPrice: 1, platformVariantId: null }],
  }
  const difference = { title, kind: 'price' as const, was: title, now: long }
  return [
    { type: 'text', text: hostileText },
    {
      type: 'cards',
      cards: [card, { ...card, externalId: 'y', title: long, imageUrl: 'data:text/html,<script>1</script>' }],
    },
    { type: 'buttons', buttons: [{ label: title, value: 'x' }] },
    { type: 'order', order },
    {
      type: 'reorder',
      reorder: {
        items: [{ platformVariantId: '1', quantity: 1, title, unitPrice: 1 }],
        cartUrl: url,
        differences: [difference],
      },
    },
  ]
}

const widget = withWidget(() => ({ app: { widget: { answering, times: { watchMs: 20 } } } }))
const SAID = 'One, two, three, four – naïve 👕!'

widget.test('words come one by one; a screen reader is told the finished answer, once', {}, async (tab) => {
  await tab.open()
  await tab.listen()
  await tab.input.fill('slow one')
  await tab.input.press('Enter')
  const bubble = tab.messages.last().locator('.bubble')
  await tab.page.waitForFunction(() =>
    /You said:/.test(document.querySelector('spiel-chat')?.shadowRoot?.textContent ?? ''),
  )
  assert.equal(await seen(bubble), 'You said:')
  assert.equal(await tab.messages.last().locator('.feedback, .product').count(), 0)
  assert.deepEqual(await tab.heard(), [])
  await tab.messages.nth(1).evaluate((question) => question.setAttribute('data-same', ''))
  const isRead = tab.page.waitForResponse(/\/conversations\/\w+$/)
  gate('slow one').open()
  await tab.dialog.locator('article.done:last-of-type').waitFor()
  await isRead
  await tab.page.waitForTimeout(100)
  assert.equal(await tab.messages.nth(1).getAttribute('data-same'), '', 'what is read anew stays the same element')
  assert.equal(await seen(bubble), `You said: slow one. ${SAID}`)
  assert.deepEqual(await tab.heard(), [`AI assistant: You said: slow one. ${SAID} T-shirt`])
  const regions = await tab.dialog.locator('[aria-live], [role=status], [role=alert], [role=log]').count()
  assert.equal(regions, 1)
})

widget.test('what was typed during an answer is sent after it, in order', {}, async (tab) => {
  await tab.open()
  for (const text of ['slow two', 'then this']) {
    await tab.input.fill(text)
    await tab.input.press('Enter')
  }
  gate('slow two').open()
  await tab.dialog.locator('article.done').nth(1).waitFor()
  assert.match(await seen(tab.messages.nth(2)), /^You said: slow two\./)
  assert.match(await seen(tab.messages.nth(4)), /^You said: then this\./)
})

widget.test('a turn that begins while the conversation is being read stays on the screen', {}, async (tab) => {
  const { page } = tab
  const begun = tab.messages.nth(4).getByText('You said:').waitFor()
  // The server reads before the second message reaches it; what it read comes when the second answer is being drawn.
  let read = () => {}
  const isRead = new Promise<void>((resolve) => {
    read = resolve
  })
  await page.route(/\/conversations\/\w+$/, async (route) => {
    const response = await route.fetch()
    read()
    await begun
    await route.fulfill({ response })
  })
  await page.route(/\/messages$/, async (route) => {
    if (/slow four/.test(route.request().postData() ?? '')) await Promise.race([isRead, page.waitForTimeout(500)])
    await route.continue()
  })
  await tab.open()
  await tab.input.fill('slow three')
  await tab.input.press('Enter')
  await tab.messages.nth(2).getByText('You said:').waitFor()
  await tab.input.fill('slow four')
  await tab.input.press('Enter')
  gate('slow three').open()
  await begun
  await page.waitForTimeout(200)
  gate('slow four').open()
  await tab.dialog.locator('article.done').nth(1).waitFor()
  assert.match(await seen(tab.messages.nth(4)), /^You said: slow four\./)
})

widget.test('a new conversation stays empty while the one before is being read', {}, async (tab) => {
  let read = () => {}
  const isRead = new Promise<void>((resolve) => {
    read = resolve
  })
  const starter = tab.dialog.getByRole('button', { name: 'Where is my order?' })
  await tab.page.route(/\/conversations\/\w+$/, async (route) => {
    const response = await route.fetch()
    read()
    await starter.waitFor()
    await route.fulfill({ response })
  })
  await tab.open()
  await tab.say('of the old one')
  await isRead
  await tab.dialog.getByRole('button', { name: 'More' }).click()
  const isLate = tab.page.waitForResponse(/\/conversations\/\w+$/)
  await tab.dialog.getByRole('button', { name: 'New conversation' }).click()
  await isLate
  await tab.page.unrouteAll({ behavior: 'wait' })
  await tab.say('of the new one')
  assert.equal(await tab.messages.count(), 3)
  assert.equal(await tab.dialog.getByText('of the old one').count(), 0)
})

widget.test('an answer that another tab waits for is shown once', {}, async (tab) => {
  await tab.open()
  await tab.say('hello')
  const other = await widget.visit({ context: tab.context, path: '/other' })
  await other.page.locator('spiel-chat dialog').waitFor({ state: 'attached' })
  await tab.input.fill('held tabs')
  await tab.input.press('Enter')
  await other.page.locator('spiel-chat article', { hasText: 'held tabs' }).waitFor({ state: 'attached' })
  const isRead = other.page.waitForResponse(/\/conversations\/\w+$/)
  await other.open()
  await isRead
  await other.dialog.locator('article.done').waitFor()
  gate('held tabs').open()
  await other.dialog.locator('article.done').nth(1).waitFor()
  assert.equal(await other.messages.count(), 5)
  assert.match(await seen(other.messages.nth(4)), /^You said: held tabs\./)
})

widget.test('first words from two tabs, before either is answered, are one conversation', {}, async (tab) => {
  const other = await widget.visit({ context: tab.context, path: '/other' })
  for (const one of [tab, other]) {
    await Promise.all([one.page.waitForResponse(/\/sessions$/), one.open()])
    await one.input.fill(one === tab ? 'from the first' : 'from the second')
  }
  await tab.input.press('Enter')
  // The other tab knows of it by now, and of the session; of the conversation perhaps not yet.
  await other.messages.getByText('from the first').first().waitFor()
  await other.input.press('Enter')
  for (const one of [tab, other]) await one.dialog.locator('article.done').nth(1).waitFor()
  const third = await widget.visit({ context: tab.context })
  await third.open()
  await third.dialog.locator('article.done').nth(1).waitFor()
  const said = await third.dialog.locator('article.shopper').allInnerTexts()
  assert.deepEqual(said.sort(), ['from the first', 'from the second'])
})

widget.test(
  'without a line it says so, and the answer comes when the line is back',
  { mayFail: /ERR_INTERNET/ },
  async (tab) => {
    await tab.open()
    await tab.say('hello')
    await tab.context.setOffline(true)
    await tab.input.fill('anybody?')
    await tab.input.press('Enter')
    await tab.dialog.getByText('No connection. It goes on when it is back.').waitFor()
    await tab.context.setOffline(false)
    await tab.dialog.locator('article.done').nth(1).waitFor()
    assert.match(await seen(tab.messages.last()), /^You said: anybody\?/)
    assert.equal(await tab.dialog.getByText('No connection.').count(), 0)
  },
)

widget.test('a message that is refused says so, and goes with a press, once', { mayFail: /400/ }, async (tab) => {
  await tab.open()
  const refuse = { status: 400, json: { error: 'no' }, headers: { 'access-control-allow-origin': '*' } }
  let posts = 0
  await tab.page.route('**/messages', (route) =>
    route.request().method() === 'POST' && posts++ === 0 ? route.fulfill(refuse) : route.fallback(),
  )
  await tab.input.fill('hello')
  await tab.input.press('Enter')
  await tab.dialog.getByText('Not sent.').first().waitFor()
  await tab.dialog.getByRole('button', { name: 'Try again' }).click()
  await tab.dialog.locator('article.done:last-of-type').waitFor()
  assert.equal(await tab.messages.count(), 3)
  assert.equal(await tab.dialog.locator('.fault').count(), 0)
  await tab.page.reload()
  await tab.dialog.locator('article.done').waitFor()
  assert.equal(await tab.messages.count(), 3, 'stored once')
})

widget.test('a reload in mid-answer goes on with it: no word lost or doubled', {}, async (tab) => {
  await tab.open()
  await tab.input.fill('slow reload')
  await tab.input.press('Enter')
  await tab.dialog.getByText('You said:').first().waitFor()
  await tab.page.reload()
  await tab.dialog.locator('article.assistant').waitFor()
  gate('slow reload').open()
  await tab.dialog.locator('article.done').waitFor()
  assert.equal(await tab.messages.count(), 3)
  assert.equal(await seen(tab.messages.last().locator('.bubble')), `You said: slow reload. ${SAID}`)
})

widget.test('two tabs see the same conversation, word by word, and begin a new one together', {}, async (tab) => {
  await tab.open()
  await tab.say('first')
  const other = await widget.visit({ context: tab.context, path: '/other' })
  await other.open()
  await other.dialog.locator('article.done').waitFor()
  const texts = ({ messages }: Tab) => messages.allTextContents()
  assert.deepEqual(await texts(other), await texts(tab))
  await tab.input.fill('slow tabs')
  await tab.input.press('Enter')
  await other.dialog.locator('article.shopper').nth(1).waitFor()
  await other.page.waitForFunction(() => {
    const all = document.querySelector('spiel-chat')?.shadowRoot?.querySelectorAll('article')
    return all?.[4]?.querySelector('.bubble')?.textContent?.trim() === 'You said:'
  })
  gate('slow tabs').open()
  for (const one of [tab, other]) await one.dialog.locator('article.done').nth(1).waitFor()
  assert.deepEqual(await texts(other), await texts(tab))
  await other.say('and from here')
  await tab.dialog.locator('article.done').nth(2).waitFor()
  assert.deepEqual(await texts(tab), await texts(other))
  assert.equal(await tab.messages.count(), 7)
  await tab.dialog.getByRole('button', { name: 'More' }).click()
  await tab.dialog.getByRole('button', { name: 'New conversation' }).click()
  await other.dialog.getByRole('button', { name: 'Where is my order?' }).waitFor()
  assert.equal(await other.messages.count(), 2)
})

for (const width of [1280, 390]) {
  widget.test(
    `what a catalog holds stays text, at ${width} px`,
    {
      viewport: { width, height: 800 },
      script: () => void Object.assign(window, { Spiel: [['on', 'add_to_cart', () => {}]] }),
    },
    async (tab) => {
      await tab.open()
      const answer = await tab.say('hostile')
      assert.equal(await tab.overflow(), 0)
      const bubble = await answer.locator('.bubble').innerText()
      assert.ok(
        bubble.startsWith(
          '<img src=x onerror="window.pwned=1"><b>no</b> javascript:window.pwned=1 [press](javascript:window.pwned=1) Donau',
        ),
      )
      assert.ok((await answer.locator('.title').first().innerText()).startsWith('</title><img src=x onerror'))
      const made = await tab.dialog.evaluate((dialog) => ({
        scripts: dialog.querySelectorAll('script, style, iframe, object, b img, .bubble img, .title *').length,
        links: [...dialog.querySelectorAll('a, img')].map((one) => one.getAttribute('href') ?? one.getAttribute('src')),
        handlers: [...dialog.querySelectorAll('*')]
          .flatMap((one) => [...one.attributes])
          .filter(({ name }) => /^on|^style$/.test(name)).length,
        // Signs that turn the direction end with their own block.
        isIsolated: [...dialog.querySelectorAll('p, .title, li, td, option')].every((one) =>
          /plaintext|isolate/.test(getComputedStyle(one).unicodeBidi),
        ),
      }))
      assert.deepEqual(made, { scripts: 0, links: ['https://shop.example/'], handlers: 0, isIsolated: true })
      await answer.locator('.title').first().click()
      await tab.page.mouse.move(100, 100)
      assert.equal(await tab.page.evaluate('window.pwned'), undefined)
    },
  )
}

const HISTORY = 500
const STEPS = 120

widget.test(`a conversation of ${HISTORY} messages opens, scrolls and streams smoothly`, {}, async (tab) => {
  await tab.open()
  await tab.say('hello')
  const saved = await tab.page.evaluate((name) => localStorage.getItem(name), `spiel:${tab.shop.key}`)
  const { conversationId } = JSON.parse(saved ?? '{}')
  const { context } = tab.shop.store
  for (let count = 0; count < HISTORY; count++) {
    const role = count % 2 === 0 ? 'shopper' : 'assistant'
    await addMessage(context, { conversationId, role, text: `Message ${count}: ${SAID.repeat(1 + (count % 5))}` })
  }
  await tab.page.reload()
  await tab.dialog.getByText(`Message ${HISTORY - 1}:`).waitFor()
  const earlier = tab.dialog.getByRole('button', { name: 'Earlier messages' })
  for (let known = await tab.messages.count(); await earlier.count(); known = await tab.messages.count()) {
    await earlier.click()
    await tab.page.waitForFunction(
      (count) => (document.querySelector('spiel-chat')?.shadowRoot?.querySelectorAll('article').length ?? 0) > count,
      known,
    )
  }
  assert.equal(await tab.messages.count(), HISTORY + 3, 'and the greeting')
  const busyMs = await processorClockOf(tab.page)
  const still = await busyMs()
  await tab.page.evaluate(async (steps) => {
    const scroller = document.querySelector('spiel-chat')?.shadowRoot?.querySelector('.scroll') as HTMLElement
    const far = scroller.scrollHeight
    for (let step = 0; step <= steps; step++) {
      scroller.scrollTo(0, -far * Math.abs(1 - (2 * step) / steps))
      await new Promise(requestAnimationFrame)
    }
  }, STEPS)
  const before = await busyMs()
  const perFrame = (before - still) / STEPS
  console.log(
    `${HISTORY} messages: a frame while scrolling takes ${perFrame.toFixed(1)} ms of the page's processor time`,
  )
  assert.ok(perFrame < 100, `${perFrame} ms a frame`)
  await tab.say('stream')
  const spent = (await busyMs()) - before
  console.log(`${HISTORY} messages: an answer takes ${spent.toFixed(0)} ms of the page's processor time`)
  assert.ok(spent < 600, `${spent} ms`)
  assert.equal(
    await tab.dialog
      .locator('.shopper')
      .last()
      .evaluate((said) => {
        const top = said.getBoundingClientRect().top - (said.closest('.scroll')?.getBoundingClientRect().top ?? 0)
        return top >= 0 && top < 400
      }),
    true,
    'what was asked is in sight',
  )
})
