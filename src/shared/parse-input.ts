import type { z } from 'zod'
import { BadRequestError } from '../errors.ts'
import { inWords } from './issue-words.ts'
import { issuesOf } from './issues.ts'

/** @throws {BadRequestError} with every issue */
export function parseInput<Output>(schema: z.ZodType<Output>, raw: unknown): Output {
  const parsed = schema.safeParse(raw, { error: inWords })
  if (!parsed.success) throw new BadRequestError(issuesOf(parsed.error))
  return parsed.data
}
