import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { InvalidJsonError, PayloadTooLargeError } from '../errors.ts'
import { takeKeys } from '../platforms/authorize-platform.ts'
import { hookJson } from '../platforms/hook-signature.ts'
import { takeHook } from '../platforms/take-hook.ts'

export const HOOKS_ROOT = '/hooks/v1'
/** A product with 2,048 variants, as Shopify sends it. */
const MAX_BODY_BYTES = 10 * 1024 * 1024

/** Keys are a few lines. */
const MAX_KEYS_BYTES = 64 * 1024

export const platformHookRoutes = [
  { method: 'POST', path: `${HOOKS_ROOT}/{platform}/authorized` },
  { method: 'POST', path: `${HOOKS_ROOT}/{platform}/{store}` },
]

/**
 * Mounts the door that platforms send their hooks to, and the keys that their owners let them hand out. What happens to one, in order: size (413) -> store and platform known (404) -> signed by
 * the platform, over the very bytes that came (401) -> noted -> 200. What is to be done about it is the queue's.
 */
export async function mountPlatformHooks(server: FastifyInstance, app: AppContext): Promise<void> {
  server.addContentTypeParser('*', async (_request: FastifyRequest, payload: Readable) => payload)
  server.post<{ Params: { platform: string } }>('/:platform/authorized', async (request, reply) => {
    const body = await readBytes((request.body ?? request.raw) as Readable, request.headers, MAX_KEYS_BYTES)
    await takeKeys(app, request.params.platform, hookJson(body))
    return reply.code(200).header('cache-control', 'no-store').send({ connected: true })
  })
  server.post<{ Params: { platform: string; store: string } }>('/:platform/:store', async (request, reply) => {
    const body = await readBytes((request.body ?? request.raw) as Readable, request.headers)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    )
    const { platform, store: publicId } = request.params
    const isNew = await takeHook(app, { platform, publicId }, { headers, body, nowMs: Date.now() })
    return reply.code(200).header('cache-control', 'no-store').send({ taken: isNew })
  })
}

/** A body over the limit is read to its end and thrown away, so that its sender gets the answer. */
async function readBytes(
  body: Readable,
  headers: FastifyRequest['headers'],
  mostBytes = MAX_BODY_BYTES,
): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > mostBytes) {
    body.resume()
    throw new PayloadTooLargeError()
  }
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      size += piece.length
      if (size <= mostBytes) pieces.push(piece)
    }
  } catch {
    throw new InvalidJsonError()
  }
  if (size > mostBytes) throw new PayloadTooLargeError()
  return Buffer.concat(pieces, size)
}
