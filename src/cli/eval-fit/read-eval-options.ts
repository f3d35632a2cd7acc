import { type FitQuery, fitQuerySchema } from '../../eval/fit/fit-query.ts'
import { CommandError } from '../operator.ts'

/** @throws {CommandError} for a language in which nothing is asked */
export function languageOf(tag: string): FitQuery['language'] {
  const parsed = fitQuerySchema.shape.language.safeParse(tag.trim())
  if (!parsed.success) throw new CommandError('bad_request', `${tag.trim()} is none of en, de, es, fr`)
  return parsed.data
}

/** @throws {CommandError} unless it is a whole number from 1 to max */
export function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new CommandError('bad_request', `${name} must be a whole number from 1 to ${max}`)
  }
  return value
}

/** What --fail-below says, in percent. @throws {CommandError} unless it is a number from 0 to 100 */
export function readFloor(text: string | undefined): number | undefined {
  const floor = text === undefined ? undefined : Number(text)
  if (floor !== undefined && !(floor >= 0 && floor <= 100)) {
    throw new CommandError('bad_request', '--fail-below must be a number from 0 to 100')
  }
  return floor
}
