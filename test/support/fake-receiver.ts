import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { SpielEvent } from '../../src/events/events.schema.ts'

export interface Received {
  headers: IncomingHttpHeaders
  /** As it came. */
  text: string
  event: SpielEvent
}

export type Behaviour = (received: Received, response: ServerResponse) => void

export interface FakeReceiver {
  url: string
  received: Received[]
  /** Replaces what is answered; default 200. */
  behave(how: Behaviour): void
  connections(): number
  close(): Promise<void>
}

const takeAll: Behaviour = (_received, response) => void response.writeHead(200).end('ok')

/** A receiver of webhooks on loopback that keeps what it gets. */
export async function startFakeReceiver(): Promise<FakeReceiver> {
  const received: Received[] = []
  let behaviour = takeAll
  let connections = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('error', () => {})
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const one = { headers: request.headers, text, event: JSON.parse(text) as SpielEvent }
      received.push(one)
      behaviour(one, response)
    })
  })
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    behave: (how) => {
      behaviour = how
    },
    connections: () => connections,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Verifies as a receiver does, with the library of Standard Webhooks. @throws when the signature is wrong or too old */
export function verify(secret: string, { headers, text }: Pick<Received, 'headers' | 'text'>): unknown {
  return new Webhook(secret).verify(text, headers as Record<string, string>)
}
