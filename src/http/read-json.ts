import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { BadRequestError, InvalidJsonError, PayloadTooLargeError, UnsupportedEncodingError } from '../errors.ts'

/** Of the body after inflating. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024
const MAX_DEPTH = 32
const REFUSED_KEYS = new Set(['__proto__', 'constructor'])

/**
 * Reads a body as JSON whatever its Content-Type says: UTF-8 strictly, gzip and br inflated, at most `maxBytes`.
 * @throws {PayloadTooLargeError} as soon as it is known
 * @throws {InvalidJsonError} for anything that is no JSON text
 * @throws {BadRequestError} for nesting over 32 levels and for own `__proto__` or `constructor` keys
 */
export async function readJson(
  body: Readable,
  headers: Record<string, unknown>,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<unknown> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new PayloadTooLargeError()
  const bytes = await readBytes(
    body,
    String(headers['content-encoding'] ?? 'identity')
      .trim()
      .toLowerCase(),
    maxBytes,
  )
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new InvalidJsonError()
  }
  checkShape(value)
  return value
}

/**
 * On a fault the rest of the body is read and thrown away, not cut off: a client that is still sending would get a broken
 * connection in place of its answer. The server's request timeout bounds how long that can take.
 */
function readBytes(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const inflate = encoding === 'identity' || encoding === '' ? undefined : inflater(encoding)
    const source: Readable = inflate ? body.pipe(inflate) : body
    const chunks: Buffer[] = []
    let size = 0
    const fail = (error: Error) => {
      source.off('data', collect)
      if (inflate) body.unpipe(inflate)
      inflate?.destroy()
      body.resume()
      reject(error)
    }
    const collect = (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) fail(new PayloadTooLargeError())
      else chunks.push(chunk)
    }
    source.on('data', collect)
    source.on('end', () => resolve(Buffer.concat(chunks, size)))
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

/** Walks without recursion: the depth of hostile input must not be the depth of our stack. */
function checkShape(root: unknown): void {
  let level: object[] = typeof root === 'object' && root !== null ? [root] : []
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) {
      throw new BadRequestError([
        { path: '', code: 'too_deep', message: `must not be nested deeper than ${MAX_DEPTH} levels` },
      ])
    }
    const next: object[] = []
    for (const node of level) {
      const isList = Array.isArray(node)
      for (const key of Object.keys(node)) {
        if (!isList && REFUSED_KEYS.has(key)) {
          throw new BadRequestError([{ path: '', code: 'refused_key', message: `must not have a key named ${key}` }])
        }
        const child = (node as Record<string, unknown>)[key]
        if (typeof child === 'object' && child !== null) next.push(child)
      }
    }
    level = next
  }
}
