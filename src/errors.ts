/** A part of the input that is wrong: where, what kind of fault, and a sentence for a person. */
export interface Issue {
  path: string
  code: string
  message: string
}

/** The few kinds of error a verb throws; `http/error-response.ts` alone turns them into responses. */
export abstract class SpielError extends Error {
  abstract readonly code: string
  abstract readonly status: number
}

/** Input that does not fit its schema. Nothing was written. */
export class BadRequestError extends SpielError {
  readonly code = 'bad_request'
  readonly status = 400
  readonly issues: Issue[]
  constructor(issues: Issue[]) {
    super('Bad request')
    this.issues = issues
  }
}

/** The body is not JSON text in UTF-8. */
export class InvalidJsonError extends SpielError {
  readonly code = 'invalid_json'
  readonly status = 400
  constructor() {
    super('Invalid JSON')
  }
}

export class UnauthorizedError extends SpielError {
  readonly code = 'unauthorized'
  readonly status = 401
  constructor() {
    super('Unauthorized')
  }
}

/** The key is good but lacks a scope. */
export class MissingScopeError extends SpielError {
  readonly code = 'forbidden'
  readonly status = 403
  readonly scope: string
  constructor(scope: string) {
    super(`Missing scope: ${scope}`)
    this.scope = scope
  }
}

/** Somebody is signed in, but their role is too small for it; or the request is not of our own page. */
export class ForbiddenError extends SpielError {
  readonly code = 'forbidden'
  readonly status = 403
}

/** No such row in this store: another store's row is as absent as none. */
export class NotFoundError extends SpielError {
  readonly code = 'not_found'
  readonly status = 404
  constructor(what = 'Not found') {
    super(what)
  }
}

/** The request contradicts what is stored (a slug that is taken, a revoked key to be rotated). */
export class ConflictError extends SpielError {
  readonly code = 'conflict'
  readonly status = 409
}

export class PayloadTooLargeError extends SpielError {
  readonly code = 'payload_too_large'
  readonly status = 413
  constructor() {
    super('Payload too large')
  }
}

/** The same request may be answered later. */
export abstract class TryLaterError extends SpielError {
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number
  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** More requests than the key's limit allows. */
export class RateLimitedError extends TryLaterError {
  readonly code = 'rate_limited'
  readonly status = 429
  constructor(limit: number, retryAfterSeconds: number) {
    super(`Limit of ${limit} requests per minute reached. Retry in ${retryAfterSeconds} s.`, retryAfterSeconds)
  }
}

/** This process is working to capacity. */
export class UnavailableError extends TryLaterError {
  readonly code = 'unavailable'
  readonly status = 503
  constructor(retryAfterSeconds: number) {
    super('Service unavailable', retryAfterSeconds)
  }
}

/** A turn took too long, or the server stops: of the turn nothing is kept but what the shopper wrote. */
export class TurnTimedOutError extends SpielError {
  readonly code = 'timed_out'
  readonly status = 503
  /** For the shopper, in their language. */
  readonly words: string
  constructor(words: string) {
    super('timed out')
    this.words = words
  }
}

/** A turn has lost its conversation to a later one, or was ended meanwhile: nothing of it is stored. */
export class TurnLostError extends ConflictError {
  constructor() {
    super('The turn was ended')
  }
}

/** A Content-Encoding other than gzip and br. */
export class UnsupportedEncodingError extends SpielError {
  readonly code = 'unsupported_encoding'
  readonly status = 415
  constructor() {
    super('Unsupported media type')
  }
}
