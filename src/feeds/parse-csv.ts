import { isUtf8 } from 'node:buffer'
import { FeedFormatError } from './feed-entry.ts'
import type { OpenedBytes } from './open-bytes.ts'
import { tooLongProblem } from './read-jsonl-feed.ts'
import { type FeedRecord, firstRecord, splitRecords } from './split-records.ts'

export type Delimiter = ',' | ';' | '\t'

export const DELIMITERS: readonly Delimiter[] = [',', ';', '\t']

/** One row as read. With a `fault` the cells are a best guess and only serve to find the product or order that the bad row belongs to. */
export type Row = { line: number; cells: string[]; byteLength: number; fault: string | null }

export type Table = { columns: Columns; delimiter: Delimiter; rows: AsyncIterable<Row> }

/** Column names, looked up without regard to letter case. Of two columns with one name the first counts. */
export class Columns {
  readonly names: readonly string[]
  private readonly places = new Map<string, number>()

  constructor(names: readonly string[]) {
    this.names = names
    names.forEach((name, place) => {
      if (!this.places.has(name.toLowerCase())) this.places.set(name.toLowerCase(), place)
    })
  }

  has(name: string): boolean {
    return this.places.has(name.toLowerCase())
  }

  /** The trimmed cell of the first of these names that is a column, undefined when none is. */
  read(row: Row, ...names: string[]): string | undefined {
    for (const name of names) {
      const place = this.places.get(name.toLowerCase())
      if (place !== undefined) return (row.cells[place] ?? '').trim()
    }
    return undefined
  }
}

/** The column names in the first row of a file's first bytes, null when there is no such row. */
export function readHeader(head: Buffer, headIsAll: boolean, delimiter: Delimiter): string[] | null {
  const record = firstRecord(head, headIsAll, delimiter.charCodeAt(0))
  if (!record?.bytes || record.unclosedQuote || !isUtf8(record.bytes)) return null
  const { cells, fault } = parseCells(record.bytes.toString('utf8'), delimiter)
  if (fault) return null
  const names = cells.map((cell) => cell.trim())
  return names.some((name) => name !== '') ? names : null
}

/** The rows under the header. Blank lines are passed over. */
export function openTable(opened: OpenedBytes, delimiter: Delimiter): Table {
  const names = readHeader(opened.head, opened.headIsAll, delimiter)
  if (!names) throw new FeedFormatError('The first row holds no column names')
  return { columns: new Columns(names), delimiter, rows: readRows(opened.chunks, delimiter, columnCount(names)) }
}

/** Spreadsheets leave empty columns behind the last named one. */
function columnCount(names: readonly string[]): number {
  return names.findLastIndex((name) => name !== '') + 1
}

async function* readRows(
  chunks: AsyncIterable<Buffer>,
  delimiter: Delimiter,
  width: number,
): AsyncGenerator<Row, void> {
  let isHeader = true
  for await (const record of splitRecords(chunks, { delimiter: delimiter.charCodeAt(0) })) {
    if (isHeader) isHeader = false
    else if (record.bytes?.length !== 0) yield readRow(record, delimiter, width)
  }
}

function readRow({ line, bytes, unclosedQuote }: FeedRecord, delimiter: Delimiter, width: number): Row {
  if (bytes === null) return { line, cells: [], byteLength: 0, fault: tooLongProblem('row') }
  const { cells, fault } = parseCells(bytes.toString('utf8'), delimiter)
  const row = { line, cells, byteLength: bytes.length }
  if (unclosedQuote) return { ...row, fault: 'a quote is opened and never closed' }
  if (!isUtf8(bytes)) return { ...row, fault: 'not valid UTF-8' }
  const tooMany = cells.slice(width).some((cell) => cell.trim() !== '')
  if (cells.length < width || tooMany) {
    return { ...row, fault: `the row has ${cells.length} cells, the header names ${width}` }
  }
  return { ...row, fault }
}

/**
 * Cells of one row by RFC 4180, but for a quote inside an unquoted cell (`12" pipe`), which stands for itself. Tab-separated
 * feeds are often written without any quoting, so there a cell such as `"Best" shirt` is taken as it stands too.
 */
export function parseCells(text: string, delimiter: Delimiter): { cells: string[]; fault: string | null } {
  const cells: string[] = []
  let fault: string | null = null
  let at = 0
  for (;;) {
    let cell = ''
    if (text[at] === '"') {
      const start = at
      at += 1
      for (;;) {
        const quote = text.indexOf('"', at)
        if (quote < 0) {
          cell += text.slice(at)
          at = text.length
          break
        }
        cell += text.slice(at, quote)
        at = quote + 1
        if (text[at] !== '"') break
        cell += '"'
        at += 1
      }
      const end = endOfCell(text, at, delimiter)
      if (end > at && delimiter === '\t') cell = text.slice(start, end)
      else if (text.slice(at, end).trim() !== '') fault = 'text follows a closing quote'
      at = end
    } else {
      const end = endOfCell(text, at, delimiter)
      cell = text.slice(at, end)
      at = end
    }
    cells.push(cell)
    if (at >= text.length) return { cells, fault }
    at += 1
  }
}

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  const end = text.indexOf(delimiter, from)
  return end < 0 ? text.length : end
}
