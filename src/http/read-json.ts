import { isUtf8 } from 'node:buffer'
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { InvalidJsonError, PayloadTooLargeError, UnsupportedEncodingError } from '../errors.ts'
import { RawJson } from '../shared/raw-json.ts'
import { Slices } from '../shared/yielding.ts'
import { BIG_BODY_BYTES, type BodyHold } from './body-budget.ts'
import { JsonScanner, MAX_DEPTH, REFUSED_KEYS, refusedKey, tooDeep } from './json/json-scanner.ts'
import type { JsonShape } from './json/json-shape.ts'
import { JsonTrimmer, type Kept } from './json/json-trimmer.ts'

/** Of the body after inflating. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024
/** The slowest text of that size takes a few ms to parse, its items as long to check. */
const AT_ONCE_BYTES = 8 * 1024
/** Scanned between two looks at the clock: less than 5 ms. */
const SCAN_BYTES = 64 * 1024
const OBJECT = 0x7b
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

export interface ReadOptions {
  maxBytes?: number
  /** What is looked at in the value; left out: everything, and the body is small. */
  shape?: JsonShape
  /** Room for a body that turns out to be big. */
  hold?: BodyHold
}

/**
 * Reads a body as JSON whatever its Content-Type says: UTF-8 strictly, gzip and br inflated, at most `maxBytes`. Of one over 8 KiB
 * only what its shape looks at is in the value, and the elements of a list in the outermost object are `RawJson`: no more than one
 * beyond the most that the list may have.
 * @throws {PayloadTooLargeError} as soon as it is known
 * @throws {InvalidJsonError} for anything that is no JSON text
 * @throws {BadRequestError} for nesting over 32 levels and for own `__proto__` or `constructor` keys
 * @throws {UnavailableError} when there is no room for a big body
 */
export async function readJson(
  body: Readable,
  headers: Record<string, unknown>,
  { maxBytes = MAX_BODY_BYTES, shape, hold }: ReadOptions = {},
): Promise<unknown> {
  const length = Number(headers['content-length'] ?? 0)
  if (length > maxBytes) throw new PayloadTooLargeError()
  const encoding = String(headers['content-encoding'] ?? 'identity')
    .trim()
    .toLowerCase()
  const isPlain = encoding === 'identity' || encoding === ''
  const inflate = isPlain ? undefined : inflater(encoding)
  const mostBytes = isPlain && length > 0 ? length : maxBytes
  const bytes = await readBytes(body, inflate, { maxBytes, mostBytes, hold })
  return bytes.length > AT_ONCE_BYTES && shape?.members ? parseInSlices(bytes, shape) : parseAtOnce(bytes)
}

/**
 * On a fault the rest of the body is read and thrown away, not cut off: a client that is still sending would get a broken
 * connection in place of its answer. The server's request timeout bounds how long that can take.
 */
function readBytes(
  body: Readable,
  inflate: Transform | undefined,
  { maxBytes, mostBytes, hold }: { maxBytes: number; mostBytes: number; hold: BodyHold | undefined },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const source: Readable = inflate ? body.pipe(inflate) : body
    const gaveUp = new AbortController()
    let chunks: Buffer[] = []
    let size = 0
    const fail = (error: Error) => {
      source.off('data', collect)
      if (inflate) body.unpipe(inflate)
      inflate?.destroy()
      body.resume()
      gaveUp.abort()
      chunks = []
      reject(error)
    }
    const collect = (chunk: Buffer) => {
      const isBig = size + chunk.length > BIG_BODY_BYTES
      if (isBig && size <= BIG_BODY_BYTES && hold) waitForRoom(hold)
      size += chunk.length
      if (size > maxBytes) fail(new PayloadTooLargeError())
      else chunks.push(chunk)
    }
    const waitForRoom = (room: BodyHold) => {
      source.pause()
      room.take(mostBytes, gaveUp.signal).then(() => source.resume(), fail)
    }
    source.on('data', collect)
    source.on('end', () => {
      hold?.keep(size)
      resolve(Buffer.concat(chunks, size))
    })
    // Not what the encoding promised, or a body that broke off.
    inflate?.on('error', () => fail(new InvalidJsonError()))
    body.on('error', () => fail(new InvalidJsonError()))
    body.on('close', () => {
      if (!body.readableEnded) fail(new InvalidJsonError())
    })
  })
}

function inflater(encoding: string): Transform {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'br') return createBrotliDecompress()
  throw new UnsupportedEncodingError()
}

function parseAtOnce(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new InvalidJsonError()
  }
  checkShape(value)
  return value
}

/** Goes over the whole text first, so that a fault anywhere in it is found before any of it is used. */
async function parseInSlices(bytes: Buffer, shape: JsonShape): Promise<unknown> {
  if (!isUtf8(bytes)) throw new InvalidJsonError()
  const from = bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0
  const trimmer = new JsonTrimmer(bytes, shape)
  const scanner = new JsonScanner(bytes, from, trimmer)
  const slices = new Slices()
  await slices.rest()
  for (let until = from + SCAN_BYTES; !scanner.scan(until); until += SCAN_BYTES) {
    if (slices.isSpent) await slices.rest()
  }
  scanner.checkShape()
  const rawOf = ({ valueFrom, to }: Kept) => new RawJson(bytes.subarray(valueFrom, to))
  if (bytes[trimmer.root.valueFrom] !== OBJECT) return rawOf(trimmer.root).parse()
  const value: Record<string, unknown> = {}
  for (const kept of trimmer.members) value[kept.name] = kept.elements?.map(rawOf) ?? rawOf(kept).parse()
  return value
}

/** Walks without recursion: the depth of hostile input must not be the depth of our stack. */
function checkShape(root: unknown): void {
  let level: object[] = typeof root === 'object' && root !== null ? [root] : []
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw tooDeep()
    const next: object[] = []
    for (const node of level) {
      const isList = Array.isArray(node)
      for (const key of Object.keys(node)) {
        if (!isList && REFUSED_KEYS.has(key)) throw refusedKey(key)
        const child = (node as Record<string, unknown>)[key]
        if (typeof child === 'object' && child !== null) next.push(child)
      }
    }
    level = next
  }
}
