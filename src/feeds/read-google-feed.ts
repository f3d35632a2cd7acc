import type { UncountedEntry } from './feed-entry.ts'
import type { GoogleFields } from './google-item.ts'
import { type GoogleSource, groupGoogleItems } from './group-google-items.ts'
import type { Row, Table } from './parse-csv.ts'
import { parseGoogleXml } from './parse-google-xml.ts'

type Options = { now?: Date; maxHeldRows?: number }

/** A Merchant Center feed as a table: tabs as a rule, commas as Meta and others have it. */
export function readGoogleTable(table: Table, options: Options): AsyncGenerator<UncountedEntry, void> {
  const names = table.columns.names.map(googleName)
  return groupGoogleItems(mapRows(table.rows, names), options)
}

/** A Merchant Center feed as RSS 2.0 or Atom. */
export function readGoogleXml(chunks: AsyncIterable<Buffer>, options: Options): AsyncGenerator<UncountedEntry, void> {
  return groupGoogleItems(parseGoogleXml(chunks), options)
}

/** `g:image link` and `image_link` are the same attribute. */
export function googleName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_')
}

async function* mapRows(rows: AsyncIterable<Row>, names: readonly string[]): AsyncGenerator<GoogleSource, void> {
  for await (const row of rows) {
    const fields: GoogleFields = new Map(names.map((name, place) => [name, [(row.cells[place] ?? '').trim()]]))
    yield { line: row.line, byteLength: row.byteLength, fields, fault: row.fault }
  }
}
