/** What every error of this client carries. `status` is the HTTP status, 0 when no answer came. */
export interface SpielErrorFields {
  status: number
  /** Stable word to branch on, e.g. `unauthorized`, `RATE_LIMIT_EXCEEDED`, `timeout`. */
  code: string
  message: string
  /** The server's `X-Request-Id`, to quote when asking for help. */
  requestId?: string | null
  /** What the server said about the fault, e.g. the issues of a 400. */
  details?: unknown
  cause?: unknown
}

/** Base of all errors thrown by this client. Never holds the API key. */
export class SpielError extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string | null
  readonly details: unknown

  constructor(fields: SpielErrorFields) {
    super(fields.message, fields.cause === undefined ? undefined : { cause: fields.cause })
    this.name = new.target.name
    this.status = fields.status
    this.code = fields.code
    this.requestId = fields.requestId ?? null
    this.details = fields.details ?? null
  }
}

/** 400: the request as a whole was refused and nothing was written; `details.issues` says why. */
export class BadRequestError extends SpielError {}
/** 401: the key is missing, unknown, revoked or expired. Never retried. */
export class UnauthorizedError extends SpielError {}
/** 403: the key lacks a scope; the message names it. */
export class ForbiddenError extends SpielError {}
/** 404: no such record in this key's store. */
export class NotFoundError extends SpielError {}
/** 413: the body is larger than the server, or a proxy before it, takes. */
export class PayloadTooLargeError extends SpielError {}
/** No answer came: refused, reset, name not found. `cause` is the runtime's own error. */
export class ConnectionError extends SpielError {}
/** No complete answer within `timeoutMs`. */
export class TimeoutError extends ConnectionError {}

class RetryLaterError extends SpielError {
  /** How long the server asked to wait, in milliseconds; 0 when it did not say. */
  readonly retryAfterMs: number

  constructor(fields: SpielErrorFields & { retryAfterMs: number }) {
    super(fields)
    this.retryAfterMs = fields.retryAfterMs
  }
}

/** 429 that outlasted all retries. */
export class RateLimitedError extends RetryLaterError {}
/** 5xx that outlasted all retries. */
export class ServerError extends RetryLaterError {}

type SpielErrorClass = new (fields: SpielErrorFields) => SpielError

const BY_STATUS: Record<number, { type: SpielErrorClass; code: string }> = {
  400: { type: BadRequestError, code: 'bad_request' },
  401: { type: UnauthorizedError, code: 'unauthorized' },
  403: { type: ForbiddenError, code: 'forbidden' },
  404: { type: NotFoundError, code: 'not_found' },
  413: { type: PayloadTooLargeError, code: 'payload_too_large' },
}

interface ErrorAnswer {
  status: number
  headers: Headers
  /** The parsed body, or its text when it is not JSON. */
  body: unknown
}

/** Turns an answer that is not 2xx into the error class of its status. */
export function errorFromAnswer({ status, headers, body }: ErrorAnswer): SpielError {
  const requestId = headers.get('x-request-id')
  const fields = { status, requestId, message: messageOf(status, body), details: detailsOf(body) }
  const waitMs = retryAfterMs(headers) ?? 0
  if (status === 429)
    return new RateLimitedError({ ...fields, code: codeOf(body) ?? 'RATE_LIMIT_EXCEEDED', retryAfterMs: waitMs })
  if (status >= 300 && status < 400) {
    const to = headers.get('location') ?? 'another address'
    return new SpielError({
      ...fields,
      code: 'redirected',
      message: `The server redirects to ${to}: use that address as url`,
    })
  }
  const known = BY_STATUS[status]
  if (known) return new known.type({ ...fields, code: known.code })
  if (status >= 500)
    return new ServerError({
      ...fields,
      code: status === 503 ? 'service_unavailable' : 'server_error',
      retryAfterMs: waitMs,
    })
  return new SpielError({ ...fields, code: codeOf(body) ?? `http_${status}` })
}

/** `Retry-After` in milliseconds: whole seconds or an HTTP date (RFC 9110, 10.2.3), the latter against the answer's own `Date`. */
export function retryAfterMs(headers: Headers): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000
  const waitMs = Date.parse(value) - Date.parse(headers.get('date') ?? '')
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
}

function codeOf(body: unknown): string | null {
  const code = field(field(body, 'error'), 'code') ?? field(body, 'code')
  return typeof code === 'string' ? code : null
}

function detailsOf(body: unknown): unknown {
  return field(body, 'details') ?? field(body, 'errors') ?? null
}

function messageOf(status: number, body: unknown): string {
  const error = field(body, 'error')
  const parts = [typeof error === 'string' ? error : field(error, 'message'), field(body, 'message'), firstIssue(body)]
  const text = parts.filter((part) => typeof part === 'string' && part !== '').join(': ')
  return text === '' ? `The server answered ${status}` : text
}

function firstIssue(body: unknown): string | null {
  const issues = field(field(body, 'details'), 'issues')
  if (!Array.isArray(issues) || issues.length === 0) return null
  const path = field(issues[0], 'path')
  return `${path ? `${path} ` : ''}${field(issues[0], 'message') ?? ''}`
}
