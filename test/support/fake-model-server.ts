import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What goes wrong with an answer. `afterBytes` counts bytes of the body that would have been sent. */
export type ModelFault =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'cut'; afterBytes: number }
  | { kind: 'end'; afterBytes: number }
  | { kind: 'stall'; afterBytes: number }
  | { kind: 'drip'; everyMs: number }
  | { kind: 'body'; contentType: string; body: string }
  | { kind: 'no-answer' }

export interface ToolCall {
  name: string
  /** As sent: JSON or not. */
  arguments: string
}

/** One answer of the model. */
export interface ModelReply {
  text?: string
  /** Characters of each piece of text; default 12. */
  pieceLength?: number
  toolCalls?: ToolCall[]
  fault?: ModelFault
}

export interface ChatMessage {
  role: string
  content: unknown
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
}

export interface ModelRequest {
  messages: ChatMessage[]
  /** Answers of the model since the shopper's last message. */
  step: number
  tools: string[]
  system: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

export type ModelScript = (request: ModelRequest) => ModelReply

export interface FakeModelServer {
  /** For SPIEL_LLM_URL. */
  url: string
  /** Decides each answer from now on. */
  script: ModelScript
  /** What was asked and answered since `forget()`. */
  log: { request: ModelRequest; reply: ModelReply }[]
  forget(): void
  /** Answers all at once that were held back by a stall, so that nothing is left open. */
  close(): Promise<void>
}

/** A model's server on loopback that answers as it is told: POST /v1/chat/completions, streamed or whole. */
export async function startFakeModelServer(script: ModelScript = () => ({ text: 'Hello!' })): Promise<FakeModelServer> {
  const fake: FakeModelServer = {
    ...{ url: '', script, log: [] },
    forget: () => {
      fake.log = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer((request, response) => {
    response.on('error', () => {})
    void answer(fake, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return fake
}

async function answer(fake: FakeModelServer, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readJson(incoming)
  if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') {
    response.writeHead(404).end()
    return
  }
  const request = requestOf(body, incoming)
  const reply = fake.script(request)
  fake.log.push({ request, reply })
  const isStream = body.stream === true
  const bytes = Buffer.from(isStream ? streamed(reply, body) : JSON.stringify(whole(reply)))
  const contentType = isStream ? 'text/event-stream; charset=utf-8' : 'application/json'
  if (!reply.fault) {
    response.writeHead(200, { 'content-type': contentType }).end(bytes)
    return
  }
  await fail(reply.fault, response, { bytes, contentType })
}

function requestOf(body: Record<string, unknown>, { headers }: IncomingMessage): ModelRequest {
  const messages = (body.messages ?? []) as ChatMessage[]
  const last = messages.findLastIndex(({ role }) => role === 'user')
  const tools = ((body.tools ?? []) as { function: { name: string } }[]).map((tool) => tool.function.name)
  const system = messages
    .filter(({ role }) => role === 'system')
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n')
  const step = messages.slice(last + 1).filter(({ role }) => role === 'assistant').length
  return { messages, step, tools, system, headers, body }
}

async function fail(
  fault: ModelFault,
  response: ServerResponse,
  { bytes, contentType }: { bytes: Buffer; contentType: string },
): Promise<void> {
  switch (fault.kind) {
    case 'status':
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      response.end(fault.body ?? JSON.stringify({ error: { message: `made to fail with ${fault.status}` } }))
      return
    case 'body':
      response.writeHead(200, { 'content-type': fault.contentType }).end(fault.body)
      return
    case 'no-answer':
      response.socket?.resetAndDestroy()
      return
    case 'drip':
      response.writeHead(200, { 'content-type': contentType })
      for (let at = 0; at < bytes.length && !response.destroyed; at++) {
        response.write(bytes.subarray(at, at + 1))
        await wait(fault.everyMs)
      }
      response.end()
      return
    default:
      response.writeHead(200, { 'content-type': contentType })
      response.flushHeaders()
      await new Promise<void>((resolve) => {
        const part = bytes.subarray(0, fault.afterBytes)
        if (part.length > 0) response.write(part, () => resolve())
        else resolve()
      })
      if (fault.kind === 'cut') response.socket?.resetAndDestroy()
      if (fault.kind === 'end') response.end()
  }
}

/** Length in bytes of the answer as it would be streamed, to choose where it dies. */
export const streamedBytes = (reply: ModelReply): number => Buffer.byteLength(streamed(reply, {}))

/** The events of an answer, as OpenAI streams them. */
function streamed(reply: ModelReply, body: Record<string, unknown>): string {
  const chunk = (delta: object, finishReason: string | null = null) =>
    event({ ...head('chat.completion.chunk'), choices: [{ index: 0, delta, finish_reason: finishReason }] })
  const events = [chunk({ role: 'assistant', content: '' })]
  const { text = '', pieceLength = 12, toolCalls = [] } = reply
  for (let at = 0; at < text.length; at += pieceLength)
    events.push(chunk({ content: text.slice(at, at + pieceLength) }))
  toolCalls.forEach((call, index) => {
    const half = call.arguments.length >> 1
    const own = { index, id: `call_${index}_${newId()}`, type: 'function' }
    events.push(
      chunk({ tool_calls: [{ ...own, function: { name: call.name, arguments: call.arguments.slice(0, half) } }] }),
    )
    if (half > 0 || call.arguments.length > half)
      events.push(chunk({ tool_calls: [{ index, function: { arguments: call.arguments.slice(half) } }] }))
  })
  events.push(chunk({}, toolCalls.length > 0 ? 'tool_calls' : 'stop'))
  const options = body.stream_options as { include_usage?: boolean } | undefined
  if (options?.include_usage)
    events.push(event({ ...head('chat.completion.chunk'), choices: [], usage: usageOf(text) }))
  return `${events.join('')}data: [DONE]\n\n`
}

function whole({ text = '', toolCalls = [] }: ModelReply): object {
  const calls = toolCalls.map(({ name, arguments: input }) => ({
    ...{ id: `call_${newId()}`, type: 'function' },
    function: { name, arguments: input },
  }))
  const message = { role: 'assistant', content: text, ...(calls.length > 0 ? { tool_calls: calls } : {}) }
  const choice = { index: 0, message, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }
  return { ...head('chat.completion'), choices: [choice], usage: usageOf(text) }
}

let count = 0
const newId = () => (count++).toString(36)
const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`
const head = (object: string) => ({ id: `chatcmpl-${newId()}`, object, created: 1_700_000_000, model: 'worst-case' })

function usageOf(text: string): object {
  const output = Math.ceil(text.length / 4)
  return { prompt_tokens: 100, completion_tokens: output, total_tokens: 100 + output }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString('utf8'))
}
