import { isDatabaseAway } from '../db/database-faults.ts'
import { sqlState } from '../db/transaction.ts'
import {
  BadRequestError,
  ForbiddenError,
  InvalidJsonError,
  type Issue,
  MissingScopeError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitedError,
  SpielError,
  TurnTimedOutError,
  UnauthorizedError,
  UnavailableError,
} from '../errors.ts'

export interface ErrorResponse {
  status: number
  headers: Record<string, string>
  body: object
}

/** The one place where an error becomes a response. Nothing internal gets out: what is not ours is a plain 500. */
export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof BadRequestError) return respond(400, { error: 'Bad request', details: detailsOf(error.issues) })
  if (error instanceof InvalidJsonError) return respond(400, { error: 'Invalid JSON' })
  if (error instanceof UnauthorizedError)
    return respond(401, { error: 'Unauthorized' }, { 'www-authenticate': 'Bearer' })
  if (error instanceof MissingScopeError) return respond(403, { error: 'Forbidden', message: error.message })
  if (error instanceof ForbiddenError) return respond(403, { error: 'Forbidden', message: error.message })
  if (error instanceof NotFoundError) return respond(404, { error: 'Not found' })
  if (error instanceof PayloadTooLargeError) return respond(413, { error: 'Payload too large' })
  if (error instanceof RateLimitedError) return rateLimited(error)
  if (error instanceof UnavailableError) {
    return respond(503, { error: error.message }, { 'retry-after': String(error.retryAfterSeconds) })
  }
  if (error instanceof TurnTimedOutError) {
    return respond(error.status, { error: error.message, message: error.words }, { 'retry-after': '1' })
  }
  if (error instanceof SpielError) return respond(error.status, { error: error.message })
  if (isDatabaseAway(error)) return unavailable
  return respond(500, { error: 'Internal server error' })
}

/** The answer while the database cannot be reached. */
export const unavailable = respond(503, { error: 'Service unavailable' }, { 'retry-after': '5' })

function respond(status: number, body: object, headers: Record<string, string> = {}): ErrorResponse {
  return { status, headers, body }
}

function rateLimited(error: RateLimitedError): ErrorResponse {
  const { message, retryAfterSeconds: retryAfter } = error
  const body = { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message, retryAfter } }
  return respond(429, body, { 'retry-after': String(retryAfter) })
}

/** The shape of a flattened schema error, plus the issues with their full paths. */
function detailsOf(issues: Issue[]): object {
  const fieldErrors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = /^[^.[]+/.exec(path)?.[0]
    if (field !== undefined) fieldErrors[field] = [...(fieldErrors[field] ?? []), message]
  }
  return { formErrors: issues.filter(({ path }) => path === '').map(({ message }) => message), fieldErrors, issues }
}

/** What may be logged of an error that is not ours. A database's own message can quote the values of a row: left out. */
export function loggable(error: unknown): object {
  const state = sqlState(error)
  if (state) {
    const { table, constraint, routine } = error as { table?: string; constraint?: string; routine?: string }
    return { kind: 'database', state, table, constraint, routine }
  }
  if (error instanceof Error) return { kind: error.name, message: error.message, stack: error.stack }
  return { kind: typeof error }
}
