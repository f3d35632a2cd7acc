import { setTimeout as delay } from 'node:timers/promises'
import {
  type EmptyDatabase,
  makeEmptyDatabase,
  processorMs,
  runSpiel,
  type ServerProcess,
  startServer,
} from './processes.ts'
import { inBatches, makeProducts } from './products.ts'

export interface ConversationsRun {
  turns: number
  errors: string[]
  /** Milliseconds from sending a message: to the first event, and to the end of the turn; one shopper alone. */
  aloneFirstMs: number[]
  aloneMs: number[]
  /** Processor time of the server for one of these turns, with all its threads: tells on a busy machine too. */
  aloneProcessorMs: number
  /** The same with all conversations at once. */
  firstMs: number[]
  turnMs: number[]
  turnsPerSecond: number
  peakMemoryMb: number
}

const ORIGIN = 'https://bench.example'
const LINES = [
  'hi there',
  'wool sweater under $150',
  'something cheaper?',
  'in black',
  'compare the first two',
  'is the first one in stock?',
  'what is your return policy',
  'where is my order',
  'order 12345, me@example.com',
  'thanks, bye',
]

/** Limits that nobody reaches, so that turns are counted as everywhere. */
const LIMITS = 'session=100000,address=100000,store=100000,sessions=100000'

/**
 * Conversations through the widget's door, without a model: first one at a time, then all at once. Before that the vectors of the
 * pushed products are made: else their jobs would have the processor for the first minute.
 */
export async function runConversations(
  serverUrl: string | undefined,
  { products, conversations }: { products: number; conversations: number },
): Promise<ConversationsRun> {
  const database = await makeEmptyDatabase(serverUrl)
  let server: ServerProcess | undefined
  try {
    server = await startServer(database, { SPIEL_TURN_LIMITS: LIMITS })
    const shop = await openShop(database, server.url, products)
    for (let warm = 0; warm < 3; warm++) await talk(shop, [])
    const alone: Turn[] = []
    const errors: string[] = []
    const usedMs = processorMs(server.pid)
    for (let at = 0; at < 20; at++) alone.push(...(await talk(shop, errors)))
    const aloneProcessorMs = (processorMs(server.pid) - usedMs) / alone.length
    const startedAt = performance.now()
    const many = (await Promise.all(Array.from({ length: conversations }, () => talk(shop, errors)))).flat()
    const seconds = (performance.now() - startedAt) / 1000
    return {
      ...{ turns: many.length, errors, turnsPerSecond: many.length / seconds, aloneProcessorMs },
      aloneFirstMs: alone.map(({ firstMs }) => firstMs),
      aloneMs: alone.map(({ tookMs }) => tookMs),
      firstMs: many.map(({ firstMs }) => firstMs),
      turnMs: many.map(({ tookMs }) => tookMs),
      peakMemoryMb: server.peakMemoryMb(),
    }
  } finally {
    await server?.stop()
    await database.drop()
  }
}

interface Shop {
  url: string
  widgetKey: string
}

async function openShop(database: EmptyDatabase, url: string, products: number): Promise<Shop> {
  const store = JSON.parse(await runSpiel(database, 'store', 'create', '--name', 'Bench', '--json'))
  const keyArgs = ['--store', store.slug, '--scope', 'read,write', '--name', 'bench', '--json']
  const { key } = JSON.parse(await runSpiel(database, 'key', 'create', ...keyArgs))
  for (const batch of inBatches(makeProducts(products, 0), 200)) {
    const answer = await fetch(`${url}/api/public/v1/catalog`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ products: batch }),
    })
    if (answer.status !== 200) throw new Error(`Push: ${answer.status} ${await answer.text()}`)
  }
  await vectorsMade(database, store.slug)
  const made = await runSpiel(database, 'widget-key', 'create', '--store', store.slug, '--origin', ORIGIN, '--json')
  return { url: `${url}/api/widget/v1`, widgetKey: JSON.parse(made).key }
}

async function vectorsMade(database: EmptyDatabase, slug: string): Promise<void> {
  for (;;) {
    const [health] = JSON.parse(await runSpiel(database, 'search-status', '--store', slug, '--json'))
    if (health.waiting + health.retrying === 0) return
    await delay(1_000)
  }
}

interface Turn {
  firstMs: number
  tookMs: number
}

/** One shopper's whole conversation, as events. */
async function talk({ url, widgetKey }: Shop, errors: string[]): Promise<Turn[]> {
  const turns: Turn[] = []
  try {
    const session = await post(`${url}/sessions`, { 'x-widget-key': widgetKey }, {})
    const auth = { authorization: `Bearer ${session.token}` }
    const { id } = await post(`${url}/conversations`, auth, {})
    for (const text of LINES) turns.push(await sendMessage(`${url}/conversations/${id}/messages`, auth, text))
  } catch (error) {
    errors.push((error as Error).message.slice(0, 300))
  }
  return turns
}

async function post(url: string, headers: Record<string, string>, body: object): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { origin: ORIGIN, ...headers },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

async function sendMessage(url: string, auth: Record<string, string>, text: string): Promise<Turn> {
  const startedAt = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { origin: ORIGIN, accept: 'text/event-stream', ...auth },
    body: JSON.stringify({ text }),
  })
  if (answer.status !== 200 || !answer.body) throw new Error(`message: ${answer.status} ${await answer.text()}`)
  let firstMs: number | undefined
  let said = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body) {
    said += decoder.decode(chunk as Uint8Array, { stream: true })
    if (said.includes('\ndata:')) firstMs ??= performance.now() - startedAt
  }
  if (!said.includes('event: done')) throw new Error(`no end: ${said.slice(-200)}`)
  const tookMs = performance.now() - startedAt
  return { firstMs: firstMs ?? tookMs, tookMs }
}
