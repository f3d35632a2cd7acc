import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Outbound } from '../../outbound/outbound.ts'
import { OutboundRefusedError } from '../../outbound/outbound-policy.ts'
import type { Format } from '../readers/document.ts'
import { PageError } from './page-error.ts'

export interface FetchedPage {
  format: Format
  /** Text as UTF-8. */
  bytes: Uint8Array
  /** Where redirects ended. */
  url: string
}

/**
 * Reads one page of a store's own domains.
 * @param domains hosts, with a port where it is not the usual one, that the address and each redirect must be of
 * @throws {PageError}
 */
export type FetchPage = (storeId: number, address: string, domains: readonly string[]) => Promise<FetchedPage>

export interface FetchOptions {
  outbound: Outbound
  timeoutMs?: number
  maxBytes?: number
  maxRedirects?: number
  /** Between the end of one page of a store and its next. */
  pauseMs?: number
  /** Pages of all stores at a time. */
  atOnce?: number
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const formats: Record<string, Format> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'text',
  'text/markdown': 'markdown',
  'application/pdf': 'pdf',
}

/** Makes the reader of pages: one page of a store at a time, without cookies, never from an address that is not public. */
export function createPageFetcher(options: FetchOptions): FetchPage {
  const { pauseMs = 500, atOnce = 8 } = options
  const limits = { timeoutMs: 15_000, maxBytes: 5 * 1024 * 1024, maxRedirects: 4, ...options }
  const lanes = new Map<number, Promise<unknown>>()
  const room = new Room(atOnce)
  return (storeId, address, domains) => {
    const before = lanes.get(storeId) ?? Promise.resolve()
    const turn = before.then(() => room.within(() => follow(address, domains, limits)))
    const after = turn
      .catch(() => {})
      .then(() => pause(pauseMs, undefined, { ref: false }))
      .then(() => {
        if (lanes.get(storeId) === after) lanes.delete(storeId)
      })
    lanes.set(storeId, after)
    return turn
  }
}

/** So many at a time, in the order in which they came. */
class Room {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  async within<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}

type Limits = Required<Omit<FetchOptions, 'pauseMs' | 'atOnce'>>

async function follow(address: string, domains: readonly string[], limits: Limits): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  let url = checkUrl(address, domains)
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
    const response = await open(url, limits, signal)
    const status = response.statusCode ?? 0
    if (!REDIRECTS.has(status)) return readPage(url, response, limits, signal)
    response.destroy()
    const next = response.headers.location
    if (!next || !URL.canParse(next, url)) throw new PageError(`answers with a redirect to nowhere (${status})`)
    const target = checkUrl(new URL(next, url).href, domains)
    if (url.protocol === 'https:' && target.protocol !== 'https:') throw new PageError('redirects from https to http')
    url = target
  }
  throw new PageError(`redirects more than ${limits.maxRedirects} times`)
}

function checkUrl(address: string, domains: readonly string[]): URL {
  if (!URL.canParse(address)) throw new PageError('is not an http:// or https:// address')
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PageError('is not an http:// or https:// address')
  if (url.username || url.password) throw new PageError('must not hold a user name or password')
  if (!domains.includes(url.host)) throw new PageError(`${url.host} is not one of the store's domains`)
  return url
}

/** The answer's head. */
async function open(url: URL, { outbound }: Limits, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    return await outbound.request(url, {
      method: 'GET',
      headers: {
        accept: 'text/html, text/plain, text/markdown, application/pdf',
        'accept-encoding': 'identity',
        'user-agent': 'Spiel/0.1 (reads the pages of its own store)',
      },
      signal,
    })
  } catch (error) {
    throw toPageError(error as Error, signal)
  }
}

async function readPage(
  url: URL,
  response: IncomingMessage,
  limits: Limits,
  signal: AbortSignal,
): Promise<FetchedPage> {
  try {
    const status = response.statusCode ?? 0
    if (status !== 200) throw new PageError(`answers with status ${status}`, status === 404 || status === 410)
    const [type = '', ...parameters] = (response.headers['content-type'] ?? '').toLowerCase().split(';')
    const format = formats[type.trim()]
    if (!format) throw new PageError(`is of the type ${type.trim().slice(0, 100) || 'none'}, which cannot be read`)
    const body = unpack(
      await readBody(response, limits.maxBytes),
      response.headers['content-encoding'],
      limits.maxBytes,
    )
    return { format, bytes: format === 'pdf' ? body : toUtf8(body, parameters.join(';')), url: url.href }
  } catch (error) {
    throw toPageError(error as Error, signal)
  } finally {
    response.destroy()
  }
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Some servers compress although we asked for plain text. */
function unpack(body: Buffer, encoding: string | undefined, maxOutputLength: number): Buffer {
  const unpackers = { gzip: gunzipSync, 'x-gzip': gunzipSync, deflate: inflateSync, br: brotliDecompressSync }
  if (!encoding || encoding === 'identity') return body
  const unpacker = unpackers[encoding.toLowerCase() as keyof typeof unpackers]
  if (!unpacker) throw new PageError(`is packed as ${encoding.slice(0, 50)}, which cannot be read`)
  try {
    return unpacker(body, { maxOutputLength })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxOutputLength)
    throw new PageError('is packed wrongly')
  }
}

const tooLarge = (maxBytes: number) => new PageError(`has more than ${maxBytes} bytes`)

function toUtf8(body: Buffer, parameters: string): Buffer {
  const charset = /charset=["']?([\w-]{1,40})/.exec(parameters)?.[1]
  if (!charset || charset === 'utf-8' || charset === 'utf8') return body
  try {
    return Buffer.from(new TextDecoder(charset).decode(body))
  } catch {
    return body
  }
}

function toPageError(error: Error, signal: AbortSignal): PageError {
  if (error instanceof PageError) return error
  if (error instanceof OutboundRefusedError) return new PageError(error.message)
  if (signal.aborted) return new PageError('did not answer in time')
  const code = (error as { code?: string }).code
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new PageError('is at a name that is not known')
  return new PageError(`cannot be reached${code ? ` (${code})` : ''}`)
}
