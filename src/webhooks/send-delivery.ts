import type { IncomingMessage } from 'node:http'
import type { SpielEvent } from '../events/events.schema.ts'
import type { Outbound, OutboundPool } from '../outbound/outbound.ts'
import { OutboundRefusedError } from '../outbound/outbound-policy.ts'
import type { Envelope } from './endpoint-secrets.ts'
import { readRetryAfter } from './schedule.ts'

const TOTAL_MS = 15_000
const MOST_READ_BYTES = 64 * 1024
const MOST_KEPT_BYTES = 1024

/** What a receiver answered, or why it did not. */
export interface Answer {
  isDelivered: boolean
  status: number | null
  /** For the owner: `timeout`, `redirect`, `status`, `refused: ...`, or the code of a broken connection. */
  error: string | null
  /** What is kept of the answer's body. */
  response: string | null
  /** What it asked for with Retry-After. */
  retryAfterMs: number | undefined
  /** 410: it wants nothing any more. */
  isGone: boolean
}

/**
 * Sends an event once. 2xx is a success, and nothing else: a redirect is not followed. Never throws.
 * @param at milliseconds: what the signature says
 */
export async function sendDelivery(
  { outbound, pool, totalMs = TOTAL_MS }: { outbound: Outbound; pool: OutboundPool; totalMs?: number | undefined },
  { url, envelope, event, at }: { url: string; envelope: Envelope; event: SpielEvent; at: number },
): Promise<Answer> {
  const body = Buffer.from(JSON.stringify(event))
  const signal = AbortSignal.timeout(totalMs)
  let answer: IncomingMessage | undefined
  try {
    const headers = envelope.headersFor({ id: event.id, at, body })
    answer = await outbound.request(new URL(url), { method: 'POST', headers, body, signal, pool })
    const response = await readSome(answer)
    return judge(answer, response, at)
  } catch (error) {
    answer?.destroy()
    const none = { isDelivered: false, response: null, retryAfterMs: undefined, isGone: false }
    return { ...none, status: answer?.statusCode ?? null, error: wordOf(error as Error, signal) }
  }
}

function judge(answer: IncomingMessage, response: string, at: number): Answer {
  const status = answer.statusCode ?? 0
  const isDelivered = status >= 200 && status < 300
  const isRedirect = status >= 300 && status < 400
  return {
    ...{ isDelivered, status, response, isGone: status === 410 },
    error: isDelivered ? null : isRedirect ? 'redirect' : 'status',
    retryAfterMs: isDelivered ? undefined : readRetryAfter(answer.headers['retry-after'], at),
  }
}

/** Reads an answer up to its limit, and gives its beginning. One that is longer loses its connection. */
async function readSome(answer: IncomingMessage): Promise<string> {
  const kept: Buffer[] = []
  let read = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    if (read < MOST_KEPT_BYTES) kept.push(chunk.subarray(0, MOST_KEPT_BYTES - read))
    read += chunk.length
    if (read > MOST_READ_BYTES) break
  }
  // The database keeps no U+0000.
  return Buffer.concat(kept).toString('utf8').replaceAll('\u0000', '\ufffd')
}

function wordOf(error: Error & { code?: string }, signal: AbortSignal): string {
  if (error instanceof OutboundRefusedError) return `refused: ${error.message}`
  if (signal.aborted || error.code === 'ERR_CONNECT_TIMEOUT') return 'timeout'
  return (error.code ?? error.message).slice(0, 100)
}
