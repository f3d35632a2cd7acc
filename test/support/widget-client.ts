import { addMessage } from '../../src/conversations/add-message.ts'
import type { TurnAnswer, TurnEvent } from '../../src/conversations/turn.ts'
import type { Answering } from '../../src/widget/answering.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { type Answer, callApi, type TestApp, type TestStore } from './test-app.ts'

export const ORIGIN = 'https://shop.example'

/** What a scripted answer does between its events; resolves when it may go on. */
export type Pace = (eventsSoFar: number, text: string, signal?: AbortSignal) => Promise<void> | void

/** Words in pieces, as a stream of them would cut them, and one of each other event. */
export function scriptOf(text: string): TurnEvent[] {
  const words = `You said: ${text}. One, two, three, four – naïve 👕!`.match(/\S+\s*/g) ?? []
  const card = {
    ...{ externalId: 'TEE-1', title: 'T-shirt', price: 24.9, currency: 'EUR', available: true },
    ...{ url: 'https://shop.example/tee', imageUrl: null },
    variants: [{ externalId: 'TEE-1-S', title: 'S', price: 24.9, available: true, options: { size: 'S' } }],
  }
  const order = {
    ...{ number: '1001', financialStatus: 'paid', fulfillmentStatus: null, placedAt: null, cancelledAt: null },
    ...{ total: 10, currency: 'EUR', tracking: null },
    items: [{ title: 'T-shirt', quantity: 1, unitPrice: 10, platformVariantId: null }],
  }
  return [
    ...words.map((word): TurnEvent => ({ type: 'text', text: word })),
    { type: 'cards', cards: [card] },
    { type: 'buttons', buttons: [{ label: 'Yes', value: 'yes' }] },
    { type: 'order', order },
    { type: 'reorder', reorder: { items: [], cartUrl: null, differences: [] } },
    { type: 'notice', code: 'test', text: 'A notice' },
  ]
}

/** Answers by a script, and stores both messages as the assistant does. */
export function scripted(pace: Pace = () => {}): Answering {
  return async (ctx, { conversationId, text, clientMessageId }, emit, signal) => {
    await addMessage(ctx, { conversationId, role: 'shopper', text, ...(clientMessageId ? { clientMessageId } : {}) })
    const events = scriptOf(text)
    let said = ''
    for (const [index, event] of events.entries()) {
      await pace(index, text, signal)
      if (event.type === 'text') said += event.text
      emit(event)
    }
    await pace(events.length, text, signal)
    const { id } = await addMessage(ctx, { conversationId, role: 'assistant', text: said, payload: { events } })
    const [cards, buttons, order, reorder] = events.slice(-5)
    const message = {
      ...{ ...cards, ...buttons, ...order, ...reorder },
      ...{ id, text: said, leadId: null, handedOff: false, language: 'en', receipts: [] },
    } as unknown as TurnAnswer & { type?: string }
    delete message.type
    emit({ type: 'done', message })
    return message
  }
}

export interface WidgetCall {
  method?: string
  /** Session token. */
  token?: string
  /** Widget key. */
  key?: string
  /** null = none. */
  origin?: string | null
  body?: unknown
  headers?: Record<string, string>
}

function headersOf({ token, key, origin = ORIGIN, headers }: WidgetCall): Record<string, string> {
  return {
    ...(origin === null ? {} : { origin }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'x-widget-key': key }),
    ...headers,
  }
}

/** One request below /api/widget/v1 from a page of the shop, whole answer. */
export function callWidget({ url }: { url: string }, path: string, options: WidgetCall = {}): Promise<Answer> {
  const { method, body } = options
  return callApi(`${url}/api/widget/v1${path}`, { ...(method ? { method } : {}), body, headers: headersOf(options) })
}

export interface SseEvent {
  id: string | undefined
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  data: any
}

/** Events of a text, as a browser would dispatch them: one that is not complete is not there. */
export function parseEvents(text: string): SseEvent[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((frame) => {
      const fields = new Map(
        frame.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line)?.slice(1, 3) as [string, string]),
      )
      const event = fields.get('event')
      return event === undefined
        ? []
        : [{ id: fields.get('id'), event, data: JSON.parse(fields.get('data') ?? 'null') }]
    })
}

export interface Streamed {
  status: number
  headers: Headers
  text: string
  events: SseEvent[]
}

/** A request for events. Reads to the end, or until `stop` says so of what came; then the connection is cut. */
export async function streamWidget(
  { url }: { url: string },
  path: string,
  options: WidgetCall & { stop?: (text: string) => boolean; onOpen?: () => void } = {},
): Promise<Streamed> {
  const { method, body, stop } = options
  const controller = new AbortController()
  const response = await fetch(`${url}/api/widget/v1${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { accept: 'text/event-stream', ...headersOf(options) },
    signal: controller.signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  options.onOpen?.()
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    // Leaving the loop cuts the connection.
    if (stop?.(text)) break
  }
  controller.abort()
  return { status: response.status, headers: response.headers, text, events: parseEvents(text) }
}

export interface Visit {
  key: string
  token: string
  conversationId: string
}

/** A widget key, a session and a conversation of a store. */
export async function visit(app: TestApp, store: TestStore, session: object = {}): Promise<Visit> {
  const { key } = await createWidgetKey(store.context, { origins: [ORIGIN] })
  return visitWith(app, key, session)
}

export async function visitWith(app: { url: string }, key: string, session: object = {}): Promise<Visit> {
  const opened = await callWidget(app, '/sessions', { method: 'POST', key, body: session })
  const { token } = opened.json
  const conversation = await callWidget(app, '/conversations', { method: 'POST', token })
  return { key, token, conversationId: conversation.json.id }
}
