import { setTimeout as delay } from 'node:timers/promises'
import { type ProofAnswer, ProofClient } from './proof-http.ts'
import { Ledger, makeBatch } from './proof-ledger.ts'
import type { Random } from './proof-run.ts'
import { ORIGIN, parseEvents } from './widget-client.ts'

const WIDGET_ROOT = '/api/widget/v1'
/** Longer than a message waits for the one before it. */
const HUNG_MS = 90_000
/** How many of its own items a client goes on changing. */
const MEMORY = 60
const QUESTIONS = ['do you have shirts', 'what is your cheapest product', 'hello', 'show me v3', 'where is my order']

/** What is asked of a server under traffic, each by clients of its own. */
export type Deed = 'push' | 'list' | 'search' | 'session' | 'turn' | 'streamed turn'

/** What came of it all. */
export interface Traffic {
  ledger: Ledger
  /** Answers that were carried out, by deed. */
  done: Map<Deed, number>
  /** Answers 503 with Retry-After. */
  away: number
  /** Answers after which nothing may be said of the database: each a broken promise. */
  unexpected: string[]
  /** Stored answers that shoppers were shown: conversation, message, text. */
  shown: { conversationId: string; id: string; text: string }[]
  stop(): Promise<void>
}

export interface TrafficTarget {
  url: string
  /** An API key with all scopes. */
  key: string
  widgetKey: string
  random: () => Random
}

/** Pushes, reads, searches and talks without end until it is stopped. */
export function startTraffic(target: TrafficTarget): Traffic {
  const traffic: Traffic & { isOver: boolean } = {
    ...{ ledger: new Ledger(), done: new Map(), away: 0, unexpected: [], shown: [], isOver: false },
    stop: async () => {
      traffic.isOver = true
      await Promise.all(clients)
    },
  }
  const kinds = [pushOn, pushOn, listOn, searchOn, talkOn, talkOn, streamOn]
  const clients = kinds.map(async (run) => {
    const http = new ProofClient(1)
    const ask = (deed: Deed, path: string, options: Parameters<ProofClient['raw']>[2]) =>
      asked(traffic, deed, http.raw(target.url, path, options))
    const turns = run({ ...target, traffic, ask, random: target.random() })
    while (!traffic.isOver) {
      await turns.next()
      await delay(15)
    }
    http.close()
  })
  return traffic
}

interface Client extends Omit<TrafficTarget, 'random'> {
  traffic: Traffic
  /** The answer when the deed was done, else undefined. */
  ask(deed: Deed, path: string, options: Parameters<ProofClient['raw']>[2]): Promise<ProofAnswer | undefined>
  random: Random
}

async function asked(traffic: Traffic, deed: Deed, answer: Promise<ProofAnswer>): Promise<ProofAnswer | undefined> {
  const tooLong = new AbortController()
  const hung = delay(HUNG_MS, undefined, { signal: tooLong.signal }).then(() => undefined)
  const got = await Promise.race([answer.catch((error: Error) => error.message), hung.catch(() => undefined)])
  tooLong.abort()
  if (got === undefined) traffic.unexpected.push(`${deed}: no answer`)
  else if (typeof got === 'string') traffic.unexpected.push(`${deed}: ${got}`)
  else if (got.status === 503 && /^[1-9]\d*$/.test(got.headers['retry-after'] ?? '')) traffic.away++
  else if (got.status >= 300) traffic.unexpected.push(`${deed}: ${got.status} ${got.text.slice(0, 200)}`)
  else return got
  return undefined
}

const note = ({ done }: Traffic, deed: Deed) => done.set(deed, (done.get(deed) ?? 0) + 1)

async function* pushOn({ traffic, ask, random, key }: Client): AsyncGenerator<void> {
  const own: string[] = []
  const { ledger } = traffic
  for (let number = random.int(0, 2 ** 30); ; number++) {
    own.splice(0, own.length - MEMORY)
    const batch = makeBatch(ledger, random, own, number)
    const path = batch.table === 'products' ? '/catalog' : '/orders'
    const body = { [batch.table]: batch.changes.map(({ item }) => item) }
    const answer = await ask('push', `/api/public/v1${path}`, { key, body })
    if (answer?.json.upserted === batch.changes.length) {
      ledger.acknowledge(batch)
      note(traffic, 'push')
    } else {
      ledger.leaveOpen(batch)
      if (answer) traffic.unexpected.push(`push: ${answer.text.slice(0, 200)}`)
    }
    yield
  }
}

async function* listOn({ traffic, ask, random, key }: Client): AsyncGenerator<void> {
  for (;;) {
    const path = `/api/public/v1/${random.pick(['leads', 'conversations'])}?limit=5`
    if (await ask('list', path, { key })) note(traffic, 'list')
    yield
  }
}

async function* searchOn({ traffic, ask, random, key }: Client): AsyncGenerator<void> {
  for (;;) {
    if (await ask('search', `/api/public/v1/search?q=v${random.int(1, 9)}`, { key })) note(traffic, 'search')
    yield
  }
}

interface Talk {
  headers: Record<string, string>
  conversationId: string
}

/** A new session with a conversation; undefined while the database is away. */
async function begin({ traffic, ask, widgetKey }: Client): Promise<Talk | undefined> {
  const headers = { origin: ORIGIN, 'x-widget-key': widgetKey }
  const session = await ask('session', `${WIDGET_ROOT}/sessions`, { method: 'POST', headers, body: {} })
  if (!session) return undefined
  const own = { origin: ORIGIN, authorization: `Bearer ${session.json.token}` }
  const opened = await ask('session', `${WIDGET_ROOT}/conversations`, { method: 'POST', headers: own })
  if (!opened) return undefined
  note(traffic, 'session')
  return { headers: own, conversationId: opened.json.id }
}

/** After a broken turn with another conversation: the old one waits until its turn counts as abandoned. */
async function* talkOn(client: Client): AsyncGenerator<void> {
  const { traffic, ask, random } = client
  let talk: Talk | undefined
  for (let said = 0; ; said++) {
    talk ??= await begin(client)
    if (talk) {
      const { headers, conversationId } = talk
      const body = { text: random.pick(QUESTIONS), clientMessageId: `m-${said}` }
      const path = `${WIDGET_ROOT}/conversations/${conversationId}/messages`
      const answer = await ask('turn', path, { headers, body })
      if (answer) keepShown(traffic, 'turn', conversationId, answer.json)
      if (!answer || random.chance(0.1)) talk = undefined
    }
    yield
  }
}

/** As a browser asks. A stream that has begun can end early: then the turn broke, and its notice says so. */
async function* streamOn(client: Client): AsyncGenerator<void> {
  const { traffic, ask, random } = client
  let talk: Talk | undefined
  for (;;) {
    talk ??= await begin(client)
    if (talk) {
      const { conversationId } = talk
      const headers = { ...talk.headers, accept: 'text/event-stream' }
      const path = `${WIDGET_ROOT}/conversations/${conversationId}/messages`
      const answer = await ask('streamed turn', path, { headers, body: { text: random.pick(QUESTIONS) } })
      const events = answer ? parseEvents(answer.text) : []
      const done = events.find(({ event }) => event === 'done')
      const isBroken = events.some(({ event, data }) => event === 'notice' && /failed|interrupted/.test(data.code))
      if (done && !isBroken) keepShown(traffic, 'streamed turn', conversationId, done.data.message)
      else if (answer && !isBroken) traffic.unexpected.push(`streamed turn: ${answer.text.slice(0, 200)}`)
      if (!done || isBroken || random.chance(0.1)) talk = undefined
    }
    yield
  }
}

function keepShown(
  traffic: Traffic,
  deed: Deed,
  conversationId: string,
  message: { id: string | null; text: string },
): void {
  note(traffic, deed)
  if (message.id === null) traffic.unexpected.push(`${deed}: an answer that is not stored: ${message.text}`)
  else traffic.shown.push({ conversationId, id: message.id, text: message.text })
}
