import type { SendableDoor } from './hostile-run.ts'
import { type HostileWorld, ORDER, say } from './hostile-world.ts'
import { callApi } from './test-app.ts'
import { callWidget, type Visit } from './widget-client.ts'

/** A request line of 16 KiB is all that Node takes. */
const MOST_URL = 14_000

/** The beginning of a text that fits into an address, encoded. */
function encoded(text: string): string {
  let query = ''
  for (const character of text) {
    const next = encodeURIComponent(character)
    if (query.length + next.length > MOST_URL) break
    query += next
  }
  return query
}

export const publicApi = (world: HostileWorld, path: string, options: object = {}) =>
  callApi(`${world.url}/api/public/v1${path}`, { key: world.key, ...options })

/** The status of a message; only what it makes the server do is measured, not what came before. */
async function sayMeasured(world: HostileWorld, visit: Visit, text: string): Promise<number> {
  await world.settle()
  await world.take()
  return (await say(world, visit, text)).status
}

/** Without a credential: who has a page of the shop open can send these. */
export const openDoors: SendableDoor[] = [
  {
    name: 'message',
    most: 2_000,
    async send(world, text) {
      return sayMeasured(world, await world.visit(), text)
    },
  },
  {
    name: 'message in a conversation about products and an order',
    most: 2_000,
    async send(world, text) {
      const visit = await world.visit()
      for (const before of ['red shoes under 100', `where is my order ${ORDER.number}? ${ORDER.email}`]) {
        await say(world, visit, before)
      }
      return sayMeasured(world, visit, text)
    },
  },
  {
    name: 'a message behind a question, about a policy',
    most: 1_960,
    async send(world, text) {
      return sayMeasured(world, await world.visit(), `do you ship to Canada and ${text}?`)
    },
  },
  {
    name: 'wish for a product',
    most: 1_960,
    async send(world, text) {
      return sayMeasured(world, await world.visit(), `I am looking for a ${text}`)
    },
  },
  {
    name: 'session and page',
    most: 255,
    async send(world, text) {
      const page = { url: `https://shop.example/${encoded(text).slice(0, 2_000)}`, productId: text }
      const body = { page, locale: 'en', previous: text.repeat(15).slice(0, 4_000), shopperToken: null }
      const { status } = await callWidget(world, '/sessions', { method: 'POST', key: world.widgetKey, body })
      return status
    },
  },
  {
    name: 'message from a page',
    most: 255,
    async send(world, text) {
      const visit = await world.visit()
      const page = { url: `https://shop.example/${encoded(text).slice(0, 2_000)}`, productId: text }
      const body = { text: 'is this in stock?', page }
      return (await callWidget(world, `/conversations/${visit.conversationId}/messages`, { token: visit.token, body }))
        .status
    },
  },
  {
    name: 'message that opens a conversation',
    most: 255,
    async send(world, text) {
      const { token } = await world.visit()
      const body = { text, clientMessageId: 'm-1', clientConversationId: 'c-1' }
      const opened = await callWidget(world, '/messages', { token, body })
      await callWidget(world, '/messages', { token, body: { ...body, conversationId: text } })
      await callWidget(world, '/messages', { token, body: { ...body, clientConversationId: text } })
      return opened.status
    },
  },
  {
    name: 'lead form',
    most: 2_000,
    async send(world, text) {
      const { token, conversationId } = await world.visit()
      const points = [...text]
      const body = {
        ...{ email: 'ann@mail.example', name: points.slice(0, 255).join(''), message: text, consent: true },
        productId: points.slice(0, 255).join(''),
      }
      await callWidget(world, `/conversations/${conversationId}/lead`, {
        token,
        body: { ...body, email: points.slice(0, 254).join(''), phone: points.slice(0, 50).join('') },
      })
      return (await callWidget(world, `/conversations/${conversationId}/lead`, { token, body })).status
    },
  },
  {
    name: 'transcript',
    most: 2_000,
    async send(world, text) {
      const visit = await world.visit()
      const path = `/conversations/${visit.conversationId}/transcript`
      await say(world, visit, text)
      await callWidget(world, path, { token: visit.token, body: { email: [...text].slice(0, 254).join('') } })
      await world.settle()
      await world.take()
      const mails = world.smtp.mails.length
      const { status } = await callWidget(world, path, { token: visit.token, body: { email: newAddress() } })
      if (status === 202) await world.smtp.mail(mails)
      return status
    },
  },
  {
    name: 'analysis of 4 messages',
    most: 2_000,
    async send(world, text) {
      const visit = await world.visit()
      for (let count = 0; count < 4; count++) await say(world, visit, text)
      await world.settle()
      await world.take()
      const path = `/conversations/${visit.conversationId}/close`
      const { status } = await callWidget(world, path, { method: 'POST', token: visit.token })
      await world.analysed(visit.conversationId)
      return status
    },
  },
  {
    name: 'search of the demo',
    most: 200,
    send: async (world, text) => (await fetch(`${world.url}/demo/${world.slug}?q=${encoded(text)}`)).status,
  },
]

let addresses = 0
const newAddress = () => `buyer${addresses++}@mail.example`

/** With an API key, or the operator's. */
export const keyedDoors: SendableDoor[] = [
  {
    name: 'search q',
    most: 10_000,
    send: async (world, text) => (await publicApi(world, `/search?q=${encoded(text)}`)).status,
  },
  {
    name: 'search q of the operator',
    most: 10_000,
    send: async (world, q) => statusOf(world.operator.run('search.query', { store: world.slug, q } as object)),
  },
  {
    name: 'search filters',
    most: 255,
    send: async (world, text) => {
      const value = encoded(text)
      const names = ['vendor', 'category', 'tag', 'option.color', 'option.size']
      return (await publicApi(world, `/search?q=shoes&${names.map((name) => `${name}=${value}`).join('&')}`)).status
    },
  },
  {
    name: 'knowledge question',
    most: 20_000,
    send: async (world, question) =>
      statusOf(world.operator.run('knowledge.search', { store: world.slug, question } as object)),
  },
  {
    name: 'understand',
    most: 20_000,
    send: async (world, text) =>
      statusOf(world.operator.run('assistant.understand', { store: world.slug, lines: [{ text }] } as object)),
  },
]

export const statusOf = (run: Promise<unknown>): Promise<number> =>
  run.then(
    () => 200,
    (error: Error) => {
      if (/invalid|must|has no text|passages|read/i.test(error.message)) return 400
      throw error
    },
  )
