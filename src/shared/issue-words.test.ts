import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { BadRequestError } from '../errors.ts'
import { parseInput } from './parse-input.ts'

/** The one fault of an input. */
function fault(schema: z.ZodType, input: unknown): string {
  try {
    parseInput(schema, input)
  } catch (error) {
    assert.ok(error instanceof BadRequestError)
    return `${error.issues[0]?.path} ${error.issues[0]?.message}`.trim()
  }
  return assert.fail('It was let through')
}

const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })])

const cases: [z.ZodType, unknown, string][] = [
  [z.object({ text: z.string() }), {}, 'text must be a text'],
  [z.object({ text: z.string() }), null, 'must be an object'],
  [z.object({ list: z.array(z.int()) }), { list: 1 }, 'list must be a list'],
  [z.array(z.int()), [1.5], '[0] must be a whole number'],
  [z.number(), '5', 'must be a number'],
  [z.boolean(), 1, 'must be true or false'],
  [z.record(z.string(), z.string()), [], 'must be an object'],
  [z.literal(true), false, 'must be true'],
  [z.enum(['left', 'right']), 'top', 'must be one of: left, right'],
  [z.string().max(3), 'four', 'must have at most 3 characters'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().min(2), 'a', 'must have at least 2 characters'],
  [z.array(z.string()).length(2), [], 'must have exactly 2 items'],
  [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 items'],
  [z.number().max(5), 6, 'must be at most 5'],
  [z.number().lt(5), 5, 'must be less than 5'],
  [z.number().min(5), 4, 'must be 5 or more'],
  [z.number().gt(5), 5, 'must be more than 5'],
  [z.number().multipleOf(5), 4, 'must be a multiple of 5'],
  [z.email(), 'x', 'must be an e-mail address'],
  [z.string().regex(/a/), 'b', 'is not in the right form'],
  [z.strictObject({}), { colour: 1 }, 'has an unknown field: colour'],
  [z.record(z.string().regex(/^..$/, 'must be a language'), z.string()), { eng: '' }, 'eng must be a language'],
  [z.union([z.string(), z.number()]), true, 'has no allowed form'],
  [kinds, { kind: 'c' }, 'kind must be one of: a, b'],
  [z.string('must be my text'), 1, 'must be my text'],
]

for (const [schema, input, words] of cases) {
  test(words, () => assert.equal(fault(schema, input), words))
}
