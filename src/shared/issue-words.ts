import type { z } from 'zod'

const TYPES: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
  null: 'must be null',
}

const FORMATS: Record<string, string> = {
  email: 'must be an e-mail address',
  url: 'must be a URL',
  datetime: 'must be an ISO 8601 date and time',
  date: 'must be a date such as 2026-12-24',
}

const UNITS: Record<string, string> = { string: 'characters', array: 'items', set: 'items', map: 'entries' }

/**
 * A fault of some input in words for a person, to follow the name of the field. Given to each parse, so that a schema's own
 * words come first.
 */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? `must be of type ${issue.expected}`
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${JSON.stringify(issue.values[0])}`
        : `must be one of: ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not in the right form'
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `has ${issue.keys.length > 1 ? 'unknown fields' : 'an unknown field'}: ${issue.keys.join(', ')}`
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'is not an allowed name'
    case 'invalid_union':
      return Array.isArray(issue.options) ? `must be one of: ${issue.options.join(', ')}` : 'has no allowed form'
    default:
      return 'is not valid'
  }
}

type Raw<Code extends z.core.$ZodRawIssue['code']> = z.core.$ZodRawIssue & { code: Code }

function tooBig({ origin, maximum, inclusive, exact }: Raw<'too_big'>): string {
  const unit = UNITS[origin ?? '']
  if (unit) return `must have ${exact ? 'exactly' : 'at most'} ${maximum} ${unit}`
  return inclusive === false ? `must be less than ${maximum}` : `must be at most ${maximum}`
}

function tooSmall({ origin, minimum, inclusive, exact }: Raw<'too_small'>): string {
  const unit = UNITS[origin ?? '']
  if (unit && minimum === 1 && !exact) return 'must not be empty'
  if (unit) return `must have ${exact ? 'exactly' : 'at least'} ${minimum} ${unit}`
  return inclusive === false ? `must be more than ${minimum}` : `must be ${minimum} or more`
}
