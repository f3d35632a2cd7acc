import { lookup as systemLookup } from 'node:dns/promises'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, connect as netConnect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as tlsConnect } from 'node:tls'
import { createGuardedFetch } from './guarded-fetch.ts'
import type { Outbound, OutboundOptions, OutboundPool, OutboundRequest, Resolve } from './outbound.ts'
import { hostOf, OutboundPolicy, OutboundRefusedError, portOf } from './outbound-policy.ts'

const CONNECT_TIMEOUT_MS = 5_000
const MOST_HEADER_BYTES = 16 * 1024
const resolveAll: Resolve = (host) => systemLookup(host, { all: true })

/** Makes the client. */
export function createOutbound(options: OutboundOptions): Outbound {
  const policy = new OutboundPolicy(options.allow)
  const { resolve = resolveAll, connectTimeoutMs = CONNECT_TIMEOUT_MS, ca } = options
  const connect = (url: URL) => connectGuarded(url, { policy, resolve, connectTimeoutMs, ca })
  const poolOf = (connections: number): OutboundPool => {
    const how = { keepAlive: connections > 0, maxSockets: Math.max(connections, 1) }
    // Agents keep connections by host and port: a pool of one purpose has one of each kind.
    const agents = { 'http:': guardedAgent(HttpAgent, connect, how), 'https:': guardedAgent(HttpsAgent, connect, how) }
    return {
      agentFor: (url) => agents[url.protocol as 'http:'],
      close: () => {
        for (const agent of Object.values(agents)) agent.destroy()
      },
    }
  }
  const outbound: Outbound = {
    checkUrl: (url) => void policy.checkUrl(url),
    request: async (url, request) => {
      policy.checkUrl(url)
      return send(url, request, request.pool ?? poolOf(0))
    },
    pool: poolOf,
    fetch: (input, init) => createGuardedFetch(outbound)(input, init),
  }
  return outbound
}

type Connect = (url: URL) => Promise<Socket>

/** An agent whose connections are guarded. It asks for one by host and port, of which the URL is made again. */
function guardedAgent(
  Base: typeof HttpAgent | typeof HttpsAgent,
  connect: Connect,
  how: { keepAlive: boolean; maxSockets: number },
): HttpAgent {
  const scheme = Base === (HttpsAgent as unknown) ? 'https:' : 'http:'
  return new (class extends (Base as typeof HttpAgent) {
    override createConnection(
      { host, port }: { host?: string | null | undefined; port?: string | number | null | undefined },
      done?: (error: Error | null, stream: Duplex) => void,
    ): undefined {
      const name = host ?? ''
      const url = new URL(`${scheme}//${name.includes(':') ? `[${name}]` : name}:${port}`)
      connect(url).then(
        (socket) => done?.(null, socket),
        (error: Error) => done?.(error, undefined as unknown as Duplex),
      )
    }
  })(how)
}

interface ConnectOptions {
  policy: OutboundPolicy
  resolve: Resolve
  connectTimeoutMs: number
  ca: string | undefined
}

/** Looks the name up once, checks every address, connects to one of these very addresses and checks whom it reached. */
async function connectGuarded(url: URL, { policy, resolve, connectTimeoutMs, ca }: ConnectOptions): Promise<Socket> {
  const deadline = AbortSignal.timeout(connectTimeoutMs)
  const late = new Promise<never>((_, reject) =>
    deadline.addEventListener('abort', () => reject(new ConnectTimeoutError()), { once: true }),
  )
  late.catch(() => {})
  const host = policy.checkUrl(url)
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await Promise.race([resolve(host), late])
  if (found.length === 0) throw new Error('The name has no address')
  policy.checkAddresses(
    url,
    found.map(({ address }) => address),
  )
  let refused: unknown
  for (const { address } of found) {
    const socket = netConnect({ host: address, port: portOf(url), noDelay: true, keepAlive: true })
    try {
      await Promise.race([happened(socket, 'connect'), late])
      policy.checkAddresses(url, [socket.remoteAddress ?? ''])
      if (url.protocol !== 'https:') return socket
      const secure = tlsConnect({
        ...{ socket, ALPNProtocols: ['http/1.1'], ...(ca === undefined ? {} : { ca }) },
        ...(isIP(host) ? { host } : { servername: host }),
      })
      await Promise.race([happened(secure, 'secureConnect'), late])
      return secure
    } catch (error) {
      socket.destroy()
      if (deadline.aborted || error instanceof OutboundRefusedError) throw error
      refused = error
    }
  }
  throw refused
}

export class ConnectTimeoutError extends Error {
  readonly code = 'ERR_CONNECT_TIMEOUT'
  constructor() {
    super('No connection in time')
  }
}

/** @throws what the socket fails with before */
async function happened(socket: Socket, event: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The connection was closed')))
    socket.once(event, () => {
      socket.off('error', reject)
      resolve()
    })
  })
}

async function send(url: URL, request: OutboundRequest, pool: OutboundPool): Promise<IncomingMessage> {
  try {
    return await sendOnce(url, request, pool)
  } catch (error) {
    // A connection that was kept may be closed by its server in the moment that we use it: that is no failure of the receiver.
    if (!(error as { isKept?: boolean }).isKept || request.signal.aborted) throw error
    return sendOnce(url, request, pool)
  }
}

function sendOnce(
  url: URL,
  { method, headers, body, signal }: OutboundRequest,
  pool: OutboundPool,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      ...{ method, signal, agent: pool.agentFor(url), maxHeaderSize: MOST_HEADER_BYTES },
      ...{ host: hostOf(url), port: portOf(url), path: `${url.pathname}${url.search}` },
      headers: { host: url.host, ...headers, ...(body ? { 'content-length': String(body.length) } : {}) },
    }
    const call = (url.protocol === 'https:' ? requestHttps : requestHttp)(options, resolve)
    call.once('error', (error: NodeJS.ErrnoException) => {
      const isKept = call.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      reject(Object.assign(error, { isKept }))
    })
    call.end(body)
  })
}
