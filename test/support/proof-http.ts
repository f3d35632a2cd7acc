import { Agent, type IncomingHttpHeaders, request } from 'node:http'

const ROOT = '/api/public/v1'

export interface ProofAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a proof reads whatever came
  json: any
  /** performance.now() when the request was sent and when its answer was complete. */
  sentAt: number
  receivedAt: number
}

export interface ProofRequest {
  method?: string
  key?: string
  /** A string or bytes are sent as they are. */
  body?: unknown
  headers?: Record<string, string>
}

/** Calls servers over sockets that stay open. */
export class ProofClient {
  readonly #agent: Agent

  /** @param sockets open at most, per server */
  constructor(sockets: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: sockets })
  }

  /** `path` below /api/public/v1. Rejects when the connection fails. */
  call(url: string, path: string, options: ProofRequest = {}): Promise<ProofAnswer> {
    return this.raw(url, ROOT + path, options)
  }

  /** `path` as it is. */
  raw(url: string, path: string, { method, key, body, headers = {} }: ProofRequest = {}): Promise<ProofAnswer> {
    const { hostname, port } = new URL(url)
    const bytes =
      body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
    const sentAt = performance.now()
    return new Promise((resolve, reject) => {
      const call = request(
        {
          agent: this.#agent,
          hostname,
          port,
          path,
          method: method ?? (bytes === undefined ? 'GET' : 'POST'),
          headers: {
            ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
            ...(bytes === undefined ? {} : { 'content-length': String(Buffer.byteLength(bytes)) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.once('error', reject)
          response.once('aborted', () => reject(new Error('aborted')))
          response.once('end', () => {
            const text = Buffer.concat(chunks).toString('utf8')
            const { statusCode = 0, headers: answered } = response
            const receivedAt = performance.now()
            resolve({ status: statusCode, headers: answered, text, json: parsed(text), sentAt, receivedAt })
          })
        },
      )
      call.once('error', reject)
      call.end(bytes)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
