import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type CuttingProxy, startCuttingProxy } from '../support/cutting-proxy.ts'
import { type FakeModelServer, type ModelScript, startFakeModelServer } from '../support/fake-model-server.ts'
import { amount, Random, report, seed } from '../support/proof-run.ts'
import { type Tab, withWidget } from '../support/widget-browser.ts'
import { BUYER, ORDER } from '../support/widget-shop.ts'

/** Of each engine; the full proof has 300 in all. */
const CUTS = amount(10, 150)
const random = new Random(seed)
const QUESTION = 'linen clothes under 100'

/** What the model says after it has searched: many sentences, each checked and streamed on its own. */
const SPEECH = `Here is what I found for you. ${['Linen Shirt', 'Linen Trousers', 'Linen Scarf']
  .map((title, at) => `The ${title} is in stock. It is $${[30, 59, 18][at]}.00.`)
  .join(' ')} Would you like to see one of them?`

let fake: FakeModelServer
let proxy: CuttingProxy
const front = async (url: string) => {
  proxy = await startCuttingProxy(url, /^POST \S+\/messages /)
  return proxy.url
}

/** The tool that the model calls first, and what it says then. */
const deeds: [RegExp, name: string, input: object, text: string][] = [
  [/linen/, 'search_products', { query: 'linen' }, SPEECH],
  [/other@/, 'check_order', { number: ORDER, email: 'other@mail.example' }, 'Please check the number and the address.'],
  [/where is/, 'check_order', { number: ORDER, email: BUYER }, `Your order ${ORDER} has been shipped.`],
  [/again/, 'reorder', {}, 'I can put it into a cart again.'],
  [/^yes/, 'reorder', { confirm: true }, 'Here is your cart.'],
  [/person/, 'hand_off', { reason: 'asked' }, 'I am passing you on.'],
]
const model: ModelScript = ({ messages, step, tools }) => {
  const said = String(messages.findLast(({ role }) => role === 'user')?.content ?? '')
  const [, name, input, text] = deeds.find(([pattern]) => pattern.test(said)) ?? []
  if (!name || !text || tools.length === 0) return { text: 'Hello!' }
  return step === 0 ? { toolCalls: [{ name, arguments: JSON.stringify(input) }] } : { text, pieceLength: 5 }
}

before(async () => {
  fake = await startFakeModelServer(model)
})
after(() => fake.close())

/** A line that is back is noticed at once: else each try would wait for half a second. */
const noWait = () => void setInterval(() => dispatchEvent(new Event('online')), 20)

/** Writes down each state of the words of the message at this place. */
const watchWords = () => {
  const states: string[] = []
  const watched = { at: 0 }
  Object.assign(window, { states, watched })
  const list = document.querySelector('spiel-chat')?.shadowRoot?.querySelector('.messages') as HTMLElement
  const note = () => {
    const answer = list.querySelectorAll('article')[watched.at]
    states.push(answer?.querySelector('.bubble')?.textContent ?? '')
  }
  new MutationObserver(note).observe(list, { childList: true, characterData: true, subtree: true })
}

const bare = (text: string) => text.replace(/\s+/g, '')

/** Says it while the line is cut so many times; fails for a word that is lost, doubled, or shown and then taken back. */
async function sayAndCut(tab: Tab, cuts: { after: number; isReset: boolean }[]): Promise<void> {
  const known = await tab.messages.count()
  await tab.page.evaluate((at) => {
    const { states, watched } = window as unknown as { states: string[]; watched: { at: number } }
    states.length = 0
    watched.at = at
  }, known + 1)
  const waiting = [...cuts]
  const arm = () => {
    const next = waiting.shift()
    Object.assign(proxy, { cutAfter: next?.after ?? null, isReset: next?.isReset ?? false })
  }
  const before = proxy.cuts
  let seen = before
  const timer = setInterval(() => {
    if (proxy.cuts > seen) arm()
    seen = proxy.cuts
  }, 1)
  arm()
  try {
    await tab.say(QUESTION)
  } finally {
    clearInterval(timer)
    proxy.cutAfter = null
  }
  const where = JSON.stringify(cuts)
  assert.ok(proxy.cuts > before, `nothing was cut: ${where}`)
  assert.equal(await tab.messages.count(), known + 2, `one question and one answer: ${where}`)
  const states = await tab.page.evaluate<string[]>('states')
  const { token, conversationId } = await tab.page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? ''),
    `spiel:${tab.shop.key}`,
  )
  const answer = await fetch(`${tab.shop.app.url}/api/widget/v1/conversations/${conversationId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { messages } = await answer.json()
  assert.equal(messages.length, known + 1, `stored once: ${where}`)
  const stored = bare(messages.at(-1).text)
  const wrong = states.map(bare).find((state) => !stored.startsWith(state))
  assert.equal(wrong, undefined, `${where}: not the beginning of ${stored}`)
  assert.equal(bare(states.at(-1) ?? ''), stored, where)
}

for (const kind of ['embedded engine', 'scripted model'] as const) {
  describe(`answers over a line that breaks, ${kind}`, () => {
    const widget = withWidget(() =>
      kind === 'scripted model' ? { front, env: { SPIEL_LLM_URL: fake.url, SPIEL_LLM_MODEL: 'scripted' } } : { front },
    )
    after(() => proxy?.close())

    if (kind === 'scripted model') {
      widget.test('a conversation with a model: products, order, reorder, hand-off', {}, async (tab) => {
        await tab.open()
        const found = await tab.say('something of linen')
        assert.ok((await found.locator('li.product').count()) > 1)
        const refused = await tab.say(`where is order ${ORDER}? other@mail.example`)
        assert.equal(await refused.locator('.order').count(), 0)
        const told = await tab.say(`where is order ${ORDER}? ${BUYER}`)
        await told.getByRole('group', { name: `Order ${ORDER}` }).waitFor()
        const offer = await tab.say('the same again please')
        assert.equal(await offer.getByRole('link', { name: 'Go to cart' }).count(), 0)
        const cart = await tab.say('yes please')
        await cart.locator('.order').getByRole('link', { name: 'Go to cart' }).waitFor()
        await tab.say('a person please')
        await tab.dialog.locator('.card', { hasText: 'Place in the queue: 1' }).waitFor()
        assert.ok(fake.log.length >= 12, 'the model was asked')
      })
    }

    test(`${CUTS} cuts: no word is lost or doubled`, async (t) => {
      if (!widget.browser) return t.skip('no Chromium on this machine')
      let tab: Tab | undefined
      let bytes = 0
      for (let count = 0; count < CUTS; count++) {
        // A long conversation answers otherwise than a short one.
        if (!tab || count % 10 === 0) {
          await tab?.context.close()
          tab = await widget.visit({ script: noWait, mayFail: /ERR_/ })
          await tab.open()
          await tab.page.evaluate(watchWords)
          await tab.say(QUESTION)
          bytes = proxy.answerBytes
        }
        const points = Array.from({ length: count % 4 === 3 ? 3 : 1 }, (_, at) => ({
          after: Math.floor((bytes * 0.9 * ((count % 10) + random.next())) / 10 / (at + 1)),
          isReset: random.chance(0.5),
        }))
        await sayAndCut(tab, points)
      }
      await tab?.context.close()
      report(t, `${kind}: ${CUTS} answers of ${bytes} bytes cut, ${proxy.cuts} cuts, seed ${seed}`)
    })
  })
}
