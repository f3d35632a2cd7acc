import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { UnauthorizedError } from '../errors.ts'
import type { DashboardResponse } from '../shared/dashboard-route.ts'
import { clientKeysOf } from './client-keys.ts'
import type { DashboardDoor } from './dashboard-door.ts'
import { loggable } from './error-response.ts'
import { eventStream, usualEventStream, whileLive } from './event-stream.ts'

type Events = Extract<DashboardResponse, { events: unknown }>
type SavedFile = Extract<DashboardResponse, { file: unknown }>['file']

/** Sends events until the page leaves, the session or the membership ends, or the server stops. */
export async function sendEvents(
  { events }: Events,
  { request, reply, door }: { request: FastifyRequest; reply: FastifyReply; door: DashboardDoor },
): Promise<FastifyReply> {
  reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  if (request.method === 'HEAD') return reply.send('')
  const { who, inside } = request.dashboard ?? {}
  if (!who || !inside) throw new UnauthorizedError()
  const client = await clientKeysOf(door.clients, request)
  const release = door.streams.reserve({ ...client, storeId: inside.ctx.storeId, sessionId: who.sessionToken })
  const isLive = () => door.isStillInside(request)
  const onError = (error: unknown) => request.log.error({ error: loggable(error) }, 'event stream failed')
  const source = (signal: AbortSignal) =>
    whileLive(events(door.streams.until(signal, 'all')), isLive, usualEventStream.liveMs)
  const stream = eventStream(source, { ...usualEventStream, onError })
  door.streams.keep(stream, release)
  return reply.code(200).send(stream)
}

/** For the browser to save, under a name that cannot end the header. */
export function sendFile({ name, type, content }: SavedFile, reply: FastifyReply): FastifyReply {
  const plain = name.replace(/[^\w.-]/g, '_')
  reply.headers({ 'content-type': type, 'content-disposition': `attachment; filename="${plain}"` })
  return reply.code(200).send(typeof content === 'string' ? content : Readable.from(content))
}
