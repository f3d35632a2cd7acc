import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What goes wrong with a request. */
export type EmbeddingFault =
  | { kind: 'slow'; delayMs: number }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  | { kind: 'wrong-dimensions' | 'mixed-dimensions' | 'nan' | 'null' | 'zeros' | 'wrong-count' | 'wrong-index' }
  | { kind: 'truncated' | 'reset' | 'reset-midway' | 'giant' | 'html' }
  /** An answer of so many bytes that is JSON, but no vectors. */
  | { kind: 'large'; bytes: number }
  /** Only requests with a text that holds `word` go wrong: with the status, or with a vector that holds NaN. */
  | { kind: 'poison'; word: string; status: number | 'nan' }
  | { kind: 'redirect'; location: string }
  /** Some gateways: status 200 with an error inside. */
  | { kind: 'error-in-body'; code: number; message: string }

export interface EmbeddingRequest {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  texts: string[]
}

export interface FakeEmbeddingServer {
  /** Without a path; OpenAI's and Voyage's shape at /v1/embeddings, Cohere's at /v2/embed. */
  url: string
  /** Every request so far, in order. */
  requests: EmbeddingRequest[]
  /** Requests whose sender was gone before the answer. */
  brokenOff(): number
  /** The next `times` requests (default: all from now on) go wrong so. */
  fail(fault: EmbeddingFault, times?: number): void
  /** From now on all is well again. */
  heal(): void
  close(): Promise<void>
}

export interface FakeEmbeddingOptions {
  /** Default 8. */
  dimensions?: number
  /** More texts in one request are refused in the words of TEI. */
  maxTexts?: number
  /** A longer text is refused in the words of vLLM. */
  maxChars?: number
  /** Another key, or none, is refused with 401. */
  key?: string
  /** Default: a free one. For a server that comes back where it was. */
  port?: number
}

/** A model's server on loopback: the same text always has the same vector, and texts that share words have near ones. */
export async function startFakeEmbeddingServer(options: FakeEmbeddingOptions = {}): Promise<FakeEmbeddingServer> {
  const { dimensions = 8 } = options
  const requests: EmbeddingRequest[] = []
  let fault: EmbeddingFault | undefined
  let timesLeft = 0
  let brokenOff = 0
  const server = createServer(async (request, response) => {
    const body = await readJson(request).catch(() => undefined)
    if (!body) return send(response, 400, { error: { message: 'no JSON' } })
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const texts = (path === '/v2/embed' ? body.texts : body.input) as string[]
    requests.push({ path, headers: request.headers, body, texts })
    response.once('close', () => {
      if (!response.writableFinished) brokenOff++
    })
    const current = timesLeft-- > 0 ? fault : undefined
    if (current && (await applyFault(current, response, dimensions, texts))) return
    const refusal = refuse(options, path, request, texts)
    if (refusal) return send(response, refusal.status, refusal.body)
    send(response, 200, answer(path, texts, dimensions, current?.kind))
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    brokenOff: () => brokenOff,
    fail: (next, times = Infinity) => {
      fault = next
      timesLeft = times
    },
    heal: () => {
      fault = undefined
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The vector the server gives for a text, before anyone normalises it. */
export function fakeVector(text: string, dimensions: number): number[] {
  const sum = new Array<number>(dimensions).fill(0.001)
  for (const word of text.toLowerCase().split(/\W+/)) {
    const bytes = createHash('shake256', { outputLength: dimensions }).update(word).digest()
    bytes.forEach((byte, at) => {
      sum[at] = (sum[at] as number) + (byte - 127.5) / 32
    })
  }
  return sum
}

/** True when the fault was the whole answer. */
async function applyFault(
  fault: EmbeddingFault,
  response: ServerResponse,
  dimensions: number,
  texts: string[],
): Promise<boolean> {
  switch (fault.kind) {
    case 'poison':
      if (!texts.some((text) => text.includes(fault.word))) return false
      if (fault.status === 'nan') return applyFault({ kind: 'nan' }, response, dimensions, texts)
      send(response, fault.status, { error: { message: 'Invalid input' } })
      return true
    case 'large':
      send(response, 200, JSON.stringify({ junk: 'x'.repeat(fault.bytes) }))
      return true
    case 'slow':
      // Ends with the connection, so that a test need not wait for it.
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, fault.delayMs)
        response.on('close', () => {
          clearTimeout(timer)
          resolve()
        })
      })
      return response.destroyed
    case 'status':
      send(
        response,
        fault.status,
        fault.body ?? { error: { message: `made to fail with ${fault.status}` } },
        fault.headers,
      )
      return true
    case 'redirect':
      send(response, 307, '', { location: fault.location })
      return true
    case 'error-in-body':
      send(response, 200, { error: { code: fault.code, message: fault.message } })
      return true
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>')
      return true
    case 'nan':
      send(response, 200, `{"data":[{"index":0,"embedding":[NaN${',0.5'.repeat(dimensions - 1)}]}]}`)
      return true
    case 'truncated':
      send(response, 200, '{"data":[{"index":0,"embedding":[0.1,0.2')
      return true
    case 'reset':
      response.socket?.resetAndDestroy()
      return true
    case 'reset-midway':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"data":[', () => response.socket?.resetAndDestroy())
      return true
    case 'giant':
      await sendWithoutEnd(response)
      return true
    default:
      return false
  }
}

/** Writes until the other side has had enough. */
async function sendWithoutEnd(response: ServerResponse): Promise<void> {
  const pieces = function* () {
    while (true) yield Buffer.alloc(64 * 1024, '[0,')
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  await pipeline(Readable.from(pieces()), response).catch(() => {})
}

function refuse(options: FakeEmbeddingOptions, path: string, request: IncomingMessage, texts: string[]) {
  const { maxTexts = Infinity, maxChars = Infinity, key } = options
  if (path !== '/v1/embeddings' && path !== '/v2/embed') return { status: 404, body: { error: 'no such page' } }
  if (key !== undefined && request.headers.authorization !== `Bearer ${key}`) {
    return { status: 401, body: { error: { message: `Incorrect API key: ${request.headers.authorization}` } } }
  }
  if (texts.length > maxTexts) {
    const message = `batch size ${texts.length} > maximum allowed batch size ${maxTexts}`
    return { status: 422, body: { message, code: 422, type: 'Validation' } }
  }
  const longest = Math.max(...texts.map((text) => text.length))
  if (longest <= maxChars) return undefined
  const message = `This model's maximum context length is ${maxChars} tokens. However, you requested ${longest}.`
  return { status: 400, body: { error: { message, code: 400 } } }
}

function answer(path: string, texts: string[], dimensions: number, fault: EmbeddingFault['kind'] | undefined): object {
  const vectors: unknown[] = texts.map((text) => fakeVector(text, dimensions))
  if (fault === 'wrong-dimensions') vectors.forEach((vector) => void (vector as number[]).push(1))
  if (fault === 'mixed-dimensions') (vectors.at(-1) as number[]).push(1)
  if (fault === 'null') (vectors.at(-1) as unknown[])[0] = null
  if (fault === 'zeros') (vectors.at(-1) as number[]).fill(0)
  if (fault === 'wrong-count') vectors.pop()
  if (path === '/v2/embed') return { id: 'fake', embeddings: { float: vectors }, texts }
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }))
  if (fault === 'wrong-index') for (const item of data) item.index = 1
  // The other way round: only the index tells which text a vector belongs to.
  return { object: 'list', data: data.reverse(), usage: { prompt_tokens: 1, total_tokens: 1 } }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString('utf8'))
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}
