import { CellError, quote } from './cell-values.ts'
import { FeedStoppedError, MAX_HELD_BYTES, MAX_HELD_ROWS, type UncountedEntry } from './feed-entry.ts'
import type { Row } from './parse-csv.ts'

/** Above this many different keys, rows of one product that stand apart are no longer noticed: memory stays bounded. */
export const MAX_REMEMBERED_KEYS = 500_000

export type GroupReader = {
  kind: 'product' | 'order'
  /** The key of the row's product or order; '' = it belongs to the row before. */
  keyOf: (row: Row) => string
  /** Throws CellError. */
  build: (rows: [Row, ...Row[]]) => object
}

type Group = { key: string; rows: Row[]; firstLine: number; heldBytes: number; problems: string[] }

/**
 * Puts rows of one product or order that follow each other together. One bad row spoils its whole product: sent without that
 * variant, the server would archive it. For the same reason a key that comes back later is a problem and not sent.
 */
export async function* readGroups(rows: AsyncIterable<Row>, reader: GroupReader): AsyncGenerator<UncountedEntry, void> {
  const seen = new Map<string, number>()
  let group: Group | null = null
  let homeless: Row | null = null
  for await (const row of rows) {
    if (row.cells.length === 0) {
      homeless = row
      yield { line: row.line, problem: row.fault ?? 'the row is empty' }
      continue
    }
    const key = reader.keyOf(row)
    if (key === '' && !group) {
      yield { line: row.line, problem: row.fault ?? 'the row does not say which product or order it belongs to' }
      continue
    }
    if (!group || (key !== '' && key !== group.key)) {
      if (group) yield finishGroup(group, reader, seen)
      group = { key, rows: [], firstLine: row.line, heldBytes: 0, problems: [] }
    } else if (homeless) {
      group.problems.push(`line ${homeless.line}: ${homeless.fault}`)
    }
    homeless = null
    addRow(group, row)
  }
  if (group) yield finishGroup(group, reader, seen)
}

function addRow(group: Group, row: Row): void {
  if (row.fault) group.problems.push(`line ${row.line}: ${row.fault}`)
  group.heldBytes += row.byteLength
  if (group.rows.length >= MAX_HELD_ROWS || group.heldBytes > MAX_HELD_BYTES) {
    if (group.rows.length > 0) group.problems.push(`more than ${MAX_HELD_ROWS} rows or ${MAX_HELD_BYTES} bytes`)
    group.rows = []
  } else {
    group.rows.push(row)
  }
}

function finishGroup(group: Group, reader: GroupReader, seen: Map<string, number>): UncountedEntry {
  const { key, firstLine, problems } = group
  const earlier = seen.get(key)
  if (earlier !== undefined) problems.push(`its rows stand apart, the first on line ${earlier}; sort the file`)
  else if (seen.size < MAX_REMEMBERED_KEYS) seen.set(key, firstLine)
  if (problems.length === 0) {
    try {
      return { line: firstLine, kind: reader.kind, item: reader.build(group.rows as [Row, ...Row[]]) }
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      problems.push(error.line === null ? error.message : `line ${error.line}: ${error.message}`)
    }
  }
  return { line: firstLine, problem: leftOut(reader.kind, key, problems) }
}

export function leftOut(kind: 'product' | 'order', key: string, problems: readonly string[]): string {
  const more = problems.length > 5 ? [`and ${problems.length - 5} more`] : []
  return `${kind} ${quote(key)} is left out: ${[...problems.slice(0, 5), ...more].join('; ')}`
}

/** Counts what waits in memory for the rest of its product, in formats whose rows may stand anywhere in the file. */
export class HeldRows {
  private rows = 0
  private bytes = 0
  private readonly maxRows: number

  constructor(maxRows: number = MAX_HELD_ROWS) {
    this.maxRows = maxRows
  }

  /** Throws FeedStoppedError past the limits: half a product must not be sent. */
  add(line: number, bytes: number): void {
    this.rows += 1
    this.bytes += bytes
    if (this.rows <= this.maxRows && this.bytes <= MAX_HELD_BYTES) return
    throw new FeedStoppedError(
      `more than ${this.maxRows} rows or ${MAX_HELD_BYTES / 1024 / 1024} MiB belong to products with several rows; ` +
        'none of those products is sent, split the file between products',
      line,
    )
  }
}
