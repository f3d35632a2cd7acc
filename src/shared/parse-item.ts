import type { z } from 'zod'
import type { Issue } from '../errors.ts'
import { inWords } from './issue-words.ts'
import { issuesOf, MOST_ISSUES } from './issues.ts'
import type { Slices } from './yielding.ts'

/** An item of a batch: its schema, and that of the one list in it that can be long. */
export interface ItemKind<Item> {
  schema: z.ZodType<Item>
  list: {
    /** The last member of the item. */
    name: string & keyof Item
    element: z.ZodType
    /** Checks the list as a whole: its elements were parsed already. */
    whole: z.ZodType
  }
}

/** A shorter list is parsed with its item: some 10 ms at the most. */
const LONG_LIST = 50

/** Parses one item; a long list in it element by element, so that others have their turn in between. */
export async function parseItem<Item extends object>(
  { schema, list: { name, element, whole } }: ItemKind<Item>,
  raw: unknown,
  slices: Slices,
): Promise<{ item: Item } | { issues: Issue[] }> {
  const list = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[name] : undefined
  if (!Array.isArray(list) || list.length <= LONG_LIST) {
    const parsed = schema.safeParse(raw, { error: inWords })
    return parsed.success ? { item: parsed.data } : { issues: issuesOf(parsed.error) }
  }
  const rest = schema.safeParse({ ...(raw as object), [name]: [] }, { error: inWords })
  const issues = rest.success ? [] : issuesOf(rest.error)
  const elements: unknown[] = []
  for (const [index, one] of list.entries()) {
    const parsed = element.safeParse(one, { error: inWords })
    if (parsed.success) elements.push(parsed.data)
    else issues.push(...issuesOf(parsed.error, [name, index]))
    if (issues.length >= MOST_ISSUES) break
    if (slices.isSpent) await slices.rest()
  }
  if (elements.length === list.length) {
    const checked = whole.safeParse(elements, { error: inWords })
    if (!checked.success) issues.push(...issuesOf(checked.error, [name]))
  }
  if (rest.success && issues.length === 0) return { item: { ...rest.data, [name]: elements } }
  return { issues: issues.slice(0, MOST_ISSUES) }
}
