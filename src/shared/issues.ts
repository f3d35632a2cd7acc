import type { z } from 'zod'
import type { Issue } from '../errors.ts'

/** `variants[0].price`; keys that are no plain words are quoted, and long ones cut. */
export function pathText(path: readonly PropertyKey[]): string {
  let text = ''
  for (const part of path) {
    const word = String(part).slice(0, 100)
    if (typeof part === 'number') text += `[${part}]`
    else if (/^[A-Za-z_$][\w$]*$/.test(word)) text += text === '' ? word : `.${word}`
    else text += `[${JSON.stringify(word)}]`
  }
  return text
}

/** Told of one input. */
export const MOST_ISSUES = 50

/** The issues of a failed parse, at most 50, in words for a client. */
export function issuesOf(error: z.ZodError, prefix: readonly PropertyKey[] = []): Issue[] {
  return error.issues.slice(0, MOST_ISSUES).map((issue) => ({
    path: pathText([...prefix, ...issue.path]),
    code: issue.code,
    message: issue.message,
  }))
}
