import { CellError } from './cell-values.ts'
import type { UncountedEntry } from './feed-entry.ts'
import { type GoogleFields, type GoogleVariant, joinGoogleItems, readGoogleItem } from './google-item.ts'
import { HeldRows, leftOut } from './group-rows.ts'

/** An item as parsed from TSV or XML. With a `fault` its fields only serve to find its group. */
export type GoogleSource = { line: number; byteLength: number; fields: GoogleFields; fault: string | null }

type Group = { key: string; line: number; members: GoogleVariant[]; problems: string[] }

/**
 * Items that share an item_group_id become the variants of one product. They may stand anywhere, so groups wait in memory for the
 * end of the file (limits: MAX_HELD_ROWS, MAX_HELD_BYTES); items without a group are passed on at once.
 */
export async function* groupGoogleItems(
  sources: AsyncIterable<GoogleSource>,
  { now = new Date(), maxHeldRows }: { now?: Date; maxHeldRows?: number } = {},
): AsyncGenerator<UncountedEntry, void> {
  const held = new HeldRows(maxHeldRows)
  const groups = new Map<string, Group>()
  for await (const { line, byteLength, fields, fault } of sources) {
    const groupId = fields.get('item_group_id')?.find((value) => value !== '')
    const key = groupId ?? fields.get('id')?.[0] ?? ''
    const group: Group = (groupId && groups.get(groupId)) || { key, line, members: [], problems: [] }
    try {
      if (fault) throw new CellError(fault)
      const item = readGoogleItem(fields, now)
      // Only the first item's product fields count; the others' long descriptions need not wait.
      group.members.push(group.members.length > 0 ? { ...item, product: {} } : item)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      group.problems.push(groupId ? `line ${line}: ${error.message}` : error.message)
    }
    if (groupId === undefined) yield finishGroup(group)
    else {
      const description = group.members.length > 1 ? Buffer.byteLength(fields.get('description')?.[0] ?? '') : 0
      held.add(line, Math.max(byteLength - description, 0))
      groups.set(groupId, group)
    }
  }
  for (const group of groups.values()) yield finishGroup(group)
}

function finishGroup({ key, line, members, problems }: Group): UncountedEntry {
  const [first, ...others] = members
  if (first && problems.length === 0) {
    try {
      return { line, kind: 'product', item: joinGoogleItems(key, [first, ...others]) }
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      problems.push(error.message)
    }
  }
  return { line, problem: leftOut('product', key, problems) }
}
