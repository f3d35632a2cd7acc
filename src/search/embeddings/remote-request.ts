import { EmbedderMisconfiguredError, EmbedderUnavailableError } from './embedder.ts'

/** 96 vectors of 8,192 numbers, each written with some 20 digits, are 16 MB. */
export const MAX_RESPONSE_BYTES = 64 * 1024 * 1024
const MAX_MESSAGE_CHARS = 300
const MAX_RETRY_AFTER_MS = 3_600_000
const RETRYABLE = new Set([408, 425, 429])
/** What servers say when the request as a whole or one of its texts is too much for them: fewer or shorter texts may pass. */
const TOO_MUCH =
  /too (long|large|many)|maximum|max[ _-]?(batch|context|length|size|tokens)|larger than|exceed|less than \d+ tokens|context length/i
/** TEI: "batch size 96 > maximum allowed batch size 32"; Model Studio: "batch size is invalid, it should not be larger than 10". */
const BATCH_LIMIT = /batch.{0,200}(maximum|allowed|larger|limit|exceed|invalid)|maximum batch/i

export interface RemoteRequest {
  fetch: typeof fetch
  url: URL
  key?: string
  body: object
  timeoutMs: number
  signal?: AbortSignal
  maxResponseBytes?: number
}

/** The server refused the amount of text. Internal: the embedder tries smaller requests first. */
export class TooMuchTextError extends EmbedderMisconfiguredError {
  /** Too many texts for this server at any time, not one text that is too long. */
  readonly isBatchTooLarge: boolean = BATCH_LIMIT.test(this.message)
}

/**
 * Posts JSON to a model's server and returns the JSON it answers.
 * Redirects are refused, since the key must not travel to another place. Messages are for the operator and never hold the key.
 * @throws the caller's own reason when `signal` ends it
 * @throws {EmbedderUnavailableError} network, time-out, 408, 425, 429, 5xx, an answer cut off
 * @throws {TooMuchTextError} 413, or 400 and 422 with a message about sizes
 * @throws {EmbedderMisconfiguredError} any other status, a redirect, an answer that is no JSON or too large
 */
export async function postJson(request: RemoteRequest): Promise<unknown> {
  const timeout = AbortSignal.timeout(request.timeoutMs)
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
  try {
    const response = await request.fetch(request.url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(request.key ? { authorization: `Bearer ${request.key}` } : {}),
      },
      body: JSON.stringify(request.body),
    })
    const text = await readText(response, request.maxResponseBytes ?? MAX_RESPONSE_BYTES)
    if (!response.ok) throw statusError(response, withoutKey(text, request.key))
    return parseAnswer(text, request)
  } catch (error) {
    if (error instanceof EmbedderMisconfiguredError || error instanceof EmbedderUnavailableError) throw error
    request.signal?.throwIfAborted()
    if (timeout.aborted) {
      throw new EmbedderUnavailableError(`The embedding server did not answer within ${request.timeoutMs} ms`, {
        fault: 'timeout',
      })
    }
    throw new EmbedderUnavailableError(`The embedding server cannot be reached: ${causeOf(error)}`, { cause: error })
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop early cancels the body and with it the connection.
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > maxBytes) {
      throw new EmbedderMisconfiguredError(`The embedding server answered with more than ${maxBytes} bytes`, {
        fault: 'wrong_answer',
      })
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parseAnswer(text: string, request: RemoteRequest): unknown {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch (cause) {
    // Python servers write NaN as it is, which no JSON parser takes.
    if (/[[,:\s](NaN|-?Infinity)\b/.test(text)) {
      throw new EmbedderMisconfiguredError('The embedding model gave a vector that holds more than finite numbers', {
        fault: 'wrong_answer',
      })
    }
    if (/^\s*[{[]/.test(text)) {
      throw new EmbedderUnavailableError('The answer of the embedding server was cut off', { cause })
    }
    throw new EmbedderMisconfiguredError('The embedding server answered something other than JSON: is the URL right?', {
      fault: 'wrong_answer',
    })
  }
  const error = (answer as { error?: { code?: unknown } } | null)?.error
  if (!error) return answer
  // Gateways report their upstream's error with status 200.
  const status = Number(error.code)
  throw errorForStatus(status || 400, messageOf(withoutKey(text, request.key)), undefined)
}

function statusError(response: Response, text: string): Error {
  const { status, headers } = response
  if (status >= 300 && status < 400) {
    return new EmbedderMisconfiguredError(
      `The embedding server redirects (${status}), which is not followed: set the URL it should be`,
    )
  }
  return errorForStatus(status, messageOf(text), retryAfterMs(headers))
}

function errorForStatus(status: number, message: string, retryAfter: number | undefined): Error {
  const line = `The embedding server answered ${status}${message && `: ${message}`}`
  // llama.cpp answers so, with 500, to a text longer than its batch.
  if (/too large to process/.test(message)) return new TooMuchTextError(line, { fault: 'text_refused' })
  if (status >= 500 || RETRYABLE.has(status)) {
    const fault = status === 429 ? 'overloaded' : 'server_error'
    return new EmbedderUnavailableError(line, { fault, retryAfterMs: retryAfter })
  }
  const isAboutText = status === 400 || status === 413 || status === 422
  if (status === 413 || (isAboutText && TOO_MUCH.test(message))) {
    return new TooMuchTextError(line, { fault: 'text_refused' })
  }
  const isAboutKey = status === 401 || status === 403
  const fault = isAboutText ? 'text_refused' : isAboutKey ? 'key_refused' : 'misconfigured'
  return new EmbedderMisconfiguredError(line, { fault })
}

/** Retry-After in seconds or as a date (RFC 9110, 10.2.3), or OpenAI's retry-after-ms. An hour at most. */
function retryAfterMs(headers: Headers): number | undefined {
  const exact = headers.get('retry-after-ms')
  const written = headers.get('retry-after')
  const ms = exact ? Number(exact) : /^\s*\d+\s*$/.test(written ?? '') ? Number(written) * 1000 : untilMs(written)
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS) : undefined
}

function untilMs(date: string | null): number {
  return date ? Date.parse(date) - Date.now() : Number.NaN
}

/** The sentence inside the many shapes of an error body: {error: {message}}, {error}, {message}, {detail}. */
function messageOf(text: string): string {
  let message: unknown = text
  try {
    const body = JSON.parse(text)
    message = body.error?.message ?? body.error ?? body.message ?? body.detail ?? text
  } catch {
    // Not JSON: the text itself.
  }
  const line = typeof message === 'string' ? message : (JSON.stringify(message) ?? '')
  return line.replace(/\s+/g, ' ').trim().slice(0, MAX_MESSAGE_CHARS)
}

function withoutKey(text: string, key: string | undefined): string {
  return key ? text.replaceAll(key, '***') : text
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, message } = cause as { code?: string; message?: string }
  return code ?? message ?? String(cause)
}
