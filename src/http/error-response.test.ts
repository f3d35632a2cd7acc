import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DatabaseAwayError } from '../db/database-faults.ts'
import {
  BadRequestError,
  ConflictError,
  InvalidJsonError,
  MissingScopeError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitedError,
  UnauthorizedError,
  UnavailableError,
  UnsupportedEncodingError,
} from '../errors.ts'
import { errorResponse, loggable } from './error-response.ts'

const issues = [
  { path: '', code: 'a', message: 'whole' },
  { path: 'limit', code: 'b', message: 'one' },
  { path: 'limit', code: 'b', message: 'two' },
  { path: 'products[3].title', code: 'c', message: 'three' },
]

test('each kind of error is one response', () => {
  const of = (error: unknown) => {
    const { status, headers, body } = errorResponse(error)
    return [status, body, ...(Object.keys(headers).length > 0 ? [headers] : [])]
  }
  assert.deepEqual(of(new InvalidJsonError()), [400, { error: 'Invalid JSON' }])
  assert.deepEqual(of(new UnauthorizedError()), [401, { error: 'Unauthorized' }, { 'www-authenticate': 'Bearer' }])
  assert.deepEqual(of(new MissingScopeError('write')), [403, { error: 'Forbidden', message: 'Missing scope: write' }])
  assert.deepEqual(of(new NotFoundError('The store has no such key')), [404, { error: 'Not found' }])
  assert.deepEqual(of(new UnavailableError(5)), [503, { error: 'Service unavailable' }, { 'retry-after': '5' }])
  assert.deepEqual(of(new PayloadTooLargeError()), [413, { error: 'Payload too large' }])
  assert.deepEqual(of(new UnsupportedEncodingError()), [415, { error: 'Unsupported media type' }])
  assert.deepEqual(of(new ConflictError('taken')), [409, { error: 'taken' }])
  assert.deepEqual(of(new BadRequestError(issues)), [
    400,
    {
      error: 'Bad request',
      details: { formErrors: ['whole'], fieldErrors: { limit: ['one', 'two'], products: ['three'] }, issues },
    },
  ])
  const message = 'Limit of 60 requests per minute reached. Retry in 12 s.'
  assert.deepEqual(of(new RateLimitedError(60, 12)), [
    429,
    { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message, retryAfter: 12 } },
    { 'retry-after': '12' },
  ])
})

describe('a database that is away is a 503 with Retry-After', () => {
  const away: Record<string, unknown> = {
    'connection failure': Object.assign(new Error('x'), { code: '08006' }),
    'too many connections': Object.assign(new Error('x'), { code: '53300' }),
    'disk full': Object.assign(new Error('x'), { code: '53100' }),
    'server shutting down': Object.assign(new Error('x'), { code: '57P01' }),
    'server starting': Object.assign(new Error('x'), { code: '57P03' }),
    'read-only': Object.assign(new Error('x'), { code: '25006' }),
    'statement time-out': Object.assign(new Error('x'), { code: '57014' }),
    'no connection': new DatabaseAwayError(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
  }
  for (const [what, error] of Object.entries(away)) {
    test(what, () => {
      const { status, headers, body } = errorResponse(error)
      assert.deepEqual([status, body], [503, { error: 'Service unavailable' }])
      assert.match(headers['retry-after'] ?? '', /^[1-9]\d*$/)
    })
  }
})

test('what is not expected is a bare 500', () => {
  const secret = 'SELECT secret FROM /srv/app.ts'
  for (const error of [
    new Error(secret),
    new TypeError(secret),
    secret,
    null,
    undefined,
    { code: '23505', message: secret },
  ]) {
    assert.deepEqual(errorResponse(error), { status: 500, headers: {}, body: { error: 'Internal server error' } })
  }
})

test('a log line quotes no row of the database', () => {
  const refused = Object.assign(new Error('Key (email)=(ann@example.com) already exists'), {
    code: '23505',
    table: 'leads',
    constraint: 'leads_email',
    detail: 'ann@example.com',
    where: 'ann@example.com',
  })
  assert.deepEqual(loggable(refused), {
    kind: 'database',
    state: '23505',
    table: 'leads',
    constraint: 'leads_email',
    routine: undefined,
  })
  assert.equal((loggable(new TypeError('x is no function')) as { message: string }).message, 'x is no function')
  assert.deepEqual(loggable('text'), { kind: 'string' })
})
