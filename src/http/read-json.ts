import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { BadRequestError, InvalidJsonError, PayloadTooLargeError, UnsupportedEncodingError } from '../errors.ts'

/** Of the body after inflating. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024
const MAX_DEPTH = 32
const REFUSED_KEYS = new Set(['__proto__', 'constructor'])

/**
 * Reads a body as JSON whatever its Content-Type says: UTF-8 strictly, gzip and br inflated, at most 10 MiB.
 * @throws {PayloadTooLargeError} as soon as it is known
 * @throws {InvalidJsonError} for anything that is no JSON text
 * @throws {BadRequestError} for nesting over 32 levels and for own `__proto__` or `constructor` keys
 */
export async function readJson(body: Readable, headers: Record<string, unknown>): Promise<unknown> {
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw new PayloadTooLargeError()
  const bytes = await readBytes(
    body,
    String(headers['content-encoding'] ?? 'identity')
      .trim()
      .toLowerCase(),
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

async function readBytes(body: Readable, encoding: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const collect = new Transform({
    transform(chunk: Buffer, _encoding: string, done: TransformCallback) {
      size += chunk.length
      if (size > MAX_BODY_BYTES) return done(new PayloadTooLargeError())
      chunks.push(chunk)
      done()
    },
  }).resume()
  try {
    if (encoding === 'identity' || encoding === '') await pipeline(body, collect)
    else await pipeline(body, inflater(encoding), collect)
  } catch (error) {
    if (error instanceof PayloadTooLargeError || error instanceof UnsupportedEncodingError) throw error
    // Not what the encoding promised, or a body that broke off.
    throw new InvalidJsonError()
  }
  return Buffer.concat(chunks, size)
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
