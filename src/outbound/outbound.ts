import type { Agent, IncomingMessage } from 'node:http'

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

export interface OutboundOptions {
  /** Addresses and CIDRs of the operator's networks: SPIEL_OUTBOUND_ALLOW. */
  allow: readonly string[]
  resolve?: Resolve
  /** For the look-up, the connection and TLS. */
  connectTimeoutMs?: number
  /** Certificates to trust beside the usual ones, in tests. */
  ca?: string
}

export interface OutboundRequest {
  method: string
  headers: Record<string, string>
  body?: Buffer | undefined
  signal: AbortSignal
  /** Keeps connections; without one a connection is for one request. */
  pool?: OutboundPool | undefined
}

/** Connections that are kept, of one purpose. */
export interface OutboundPool {
  agentFor(url: URL): Agent
  close(): void
}

/** The one client for every URL that an owner of a store set. It follows no redirect, and knows no proxy and no cookie. */
export interface Outbound {
  /** @throws {OutboundRefusedError} for what can be told before the name is looked up */
  checkUrl(url: URL): void
  /** The head of the answer. @throws {OutboundRefusedError} before a connection is made, or before it is used */
  request(url: URL, request: OutboundRequest): Promise<IncomingMessage>
  pool(connections: number): OutboundPool
  /** The same as the web's fetch, for libraries; redirects are refused. */
  fetch: typeof fetch
}
