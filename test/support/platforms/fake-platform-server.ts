import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Expected, FakeWorld, WorldEvent } from './fake-world.ts'

export interface FakeRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: Buffer
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  json: any
}

export interface FakeAnswer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** A hook on its way. */
export interface FakeDelivery {
  event: WorldEvent | undefined
  topic: string
  url: string
  headers: Record<string, string>
  body: Buffer
}

/** What goes wrong with the next requests. */
export type Fault = 'too-many' | 'broken' | 'cut' | 'unauthorised'

/**
 * A platform as a real HTTP server on loopback: what it answers is made by its subclass, faults and hooks are made here. Hooks wait until the
 * test has them delivered: twice, late, in another order, or never.
 */
export abstract class FakeServer {
  readonly world: FakeWorld
  readonly pending: FakeDelivery[] = []
  readonly asked: FakeRequest[] = []
  readonly #faults: Fault[] = []
  #server: Server | undefined
  /** What is added to an answer's headers, and whether it is refused for being one too many. */
  limit: ((request: FakeRequest) => { refuses: boolean; headers: Record<string, string> }) | undefined

  /** How long an answer is on its way: what is in it was read before. */
  slowness: (() => number) | undefined

  constructor(world: FakeWorld) {
    this.world = world
    world.listeners.push((event) => this.pending.push(...this.hooksFor(event)))
  }

  abstract readonly platform: 'shopify' | 'bigcommerce' | 'woocommerce'
  /** What an owner pastes. */
  abstract credentials(): Record<string, string>
  /** The hooks that an event gives rise to, as things are now. */
  protected abstract hooksFor(event: WorldEvent): FakeDelivery[]
  protected abstract answer(request: FakeRequest): FakeAnswer | Promise<FakeAnswer>
  /** How the store should look. */
  abstract expected(): Expected
  /** Ends one of the hooks, as platforms do after failures. */
  abstract breakHooks(): void

  get url(): string {
    if (!this.#server) throw new Error('The fake is not started')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#serve(request, response))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A test that fails before it closes this is no reason to wait.
    server.unref()
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(undefined))
  }

  /** The next requests go wrong, one after the other. */
  failNext(...faults: Fault[]): void {
    this.#faults.push(...faults)
  }

  clearFaults(): void {
    this.#faults.length = 0
  }

  /** Sends a hook to an app; its answer's status. */
  async deliver(appUrl: string, { url, headers, body }: FakeDelivery): Promise<number> {
    const path = new URL(url).pathname
    const response = await fetch(appUrl + path, { method: 'POST', headers, body: new Uint8Array(body) })
    await response.arrayBuffer()
    return response.status
  }

  /** All that waits, in order. */
  async deliverAll(appUrl: string): Promise<void> {
    for (const delivery of this.pending.splice(0)) await this.deliver(appUrl, delivery)
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    const request: FakeRequest = {
      ...{ method: incoming.method ?? 'GET', headers: incoming.headers, body, json: parse(body) },
      url: new URL(incoming.url ?? '/', 'http://fake.test'),
    }
    this.asked.push(request)
    const fault = this.#faults.shift()
    if (fault === 'cut') return void response.destroy()
    const limited = this.limit?.(request)
    const answer = fault ? faultAnswer(fault) : limited?.refuses ? faultAnswer('too-many') : await this.answer(request)
    const slowMs = this.slowness?.() ?? 0
    const text =
      answer.body === undefined ? '' : typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    if (slowMs > 0) await pause(slowMs)
    response.writeHead(answer.status, { 'content-type': 'application/json', ...limited?.headers, ...answer.headers })
    response.end(text)
  }
}

function faultAnswer(fault: Fault): FakeAnswer {
  if (fault === 'too-many') return { status: 429, headers: { 'retry-after': '0' }, body: { error: 'slow down' } }
  if (fault === 'unauthorised') return { status: 401, body: { errors: 'no' } }
  return { status: 503, body: '<html>busy</html>' }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** One page of a list. */
export function pageOf<T>(list: readonly T[], page: number, perPage: number): T[] {
  return list.slice((page - 1) * perPage, page * perPage)
}

/** Whole seconds, as platforms tell times. */
export const secondsOf = (ms: number): number => Math.floor(ms / 1000) * 1000
export const isoSeconds = (ms: number): string => `${new Date(secondsOf(ms)).toISOString().slice(0, 19)}`
