import type { ToolTrace } from '../../assistant/turn-scope.ts'
import type { Expect } from './suite.ts'

/**
 * Whether a value holds an expected part: objects by the fields named, lists item by item, texts without regard to letter case,
 * `/.../` as a regular expression.
 */
export function matchesPart(actual: unknown, expected: unknown): boolean {
  if (typeof expected === 'string') {
    if (typeof actual !== 'string') return false
    const [, pattern] = /^\/(.+)\/$/s.exec(expected) ?? []
    return pattern === undefined
      ? actual.toLowerCase() === expected.toLowerCase()
      : new RegExp(pattern, 'iu').test(actual)
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false
    return expected.every((one, at) => matchesPart(actual[at], one))
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return false
    return Object.entries(expected).every(([name, one]) => matchesPart((actual as Record<string, unknown>)[name], one))
  }
  return actual === expected
}

type ExpectedTool = NonNullable<Expect['tools']>[number]

export function matchesTool({ name, input, output }: ToolTrace, expected: ExpectedTool): boolean {
  if (!expected.name.split('|').includes(name)) return false
  return matchesPart(input, expected.args ?? {}) && matchesPart(output, expected.output ?? {})
}
