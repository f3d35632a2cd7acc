import { CellError, inRow, parseCount, parseLinks, parseList, parseMoney } from './cell-values.ts'
import { FeedFormatError, type FeedKind, type UncountedEntry } from './feed-entry.ts'
import { readGroups } from './group-rows.ts'
import { OPTION_PREFIX, ORDER_COLUMNS, type OwnColumn, PRODUCT_COLUMNS } from './own-columns.ts'
import type { Delimiter, Row, Table } from './parse-csv.ts'

/** In a cell: cleared, as null is in JSON. The sign that database dumps use. */
const CLEARED = '\\N'

type Place = { at: number; field: string; column: OwnColumn }
type Layout = { id: number; own: Place[]; nested: Place[]; options: { at: number; name: string }[]; ignored: string[] }

/** Our own CSV: see PRODUCT_COLUMNS and ORDER_COLUMNS. */
export function readOwnCsv({ columns, delimiter, rows }: Table, kind: FeedKind): AsyncGenerator<UncountedEntry, void> {
  const layout = layOut(columns.names, kind)
  const listName = kind === 'orders' ? 'items' : 'variants'
  return readGroups(rows, {
    kind: kind === 'orders' ? 'order' : 'product',
    keyOf: (row) => row.cells[layout.id] ?? '',
    build: (group) => {
      const item: Record<string, unknown> = {}
      const nested: Record<string, unknown>[] = []
      let nestedCleared = false
      for (const row of group) {
        inRow(row, () => {
          if ((row.cells[layout.id] ?? '') === '') throw new CellError('externalId is empty')
          for (const [field, value] of readCells(row, layout.own, delimiter)) {
            if (!(field in item)) item[field] = value
          }
          const child = readNested(row, layout, delimiter)
          if (child === 'cleared') nestedCleared = true
          else if (child) nested.push(child)
        })
      }
      return nested.length > 0 || nestedCleared ? { ...item, [listName]: nested } : item
    },
  })
}

/** Columns of the header that mean nothing here, to be shown to the user. */
export function ignoredOwnColumns(names: readonly string[], kind: FeedKind): string[] {
  return layOut(names, kind).ignored
}

function layOut(names: readonly string[], kind: FeedKind): Layout {
  const known = kind === 'orders' ? ORDER_COLUMNS : PRODUCT_COLUMNS
  const prefix = kind === 'orders' ? 'item.' : 'variant.'
  const layout: Layout = { id: -1, own: [], nested: [], options: [], ignored: [] }
  const taken = new Set<string>()
  names.forEach((name, at) => {
    if (name === '') return
    const lower = name.toLowerCase()
    const isOption = kind === 'products' && lower.startsWith(OPTION_PREFIX) && name.length > OPTION_PREFIX.length
    const unique = isOption ? name : lower
    if (taken.has(unique)) throw new FeedFormatError(`The column ${name} is there twice`)
    taken.add(unique)
    const column = known.find((one) => one.name.toLowerCase() === lower)
    if (column?.name === 'externalId') layout.id = at
    if (column?.name.startsWith(prefix)) layout.nested.push({ at, field: column.name.slice(prefix.length), column })
    else if (column) layout.own.push({ at, field: column.name, column })
    else if (isOption) layout.options.push({ at, name: name.slice(OPTION_PREFIX.length) })
    else if (lower.startsWith(prefix)) {
      // A misspelt variant.price must not end in a catalog without prices.
      throw new FeedFormatError(`Unknown column ${name}. Known are: ${known.map((one) => one.name).join(', ')}`)
    } else layout.ignored.push(name)
  })
  if (layout.id < 0) throw new FeedFormatError('The column externalId is missing')
  return layout
}

function readNested(row: Row, layout: Layout, delimiter: Delimiter): Record<string, unknown> | 'cleared' | null {
  const child = Object.fromEntries(readCells(row, layout.nested, delimiter))
  const options = layout.options
    .map(({ at, name }): [string, string] => [name, row.cells[at] ?? ''])
    .filter(([, value]) => value !== '' && value !== CLEARED)
  if (options.length > 0) child.options = Object.fromEntries(options)
  if (Object.keys(child).length === 0) return null
  const [idField] = layout.nested.some(({ field }) => field === 'quantity') ? ['title'] : ['externalId']
  if (Object.values(child).every((value) => value === null) && child[idField ?? ''] === null) return 'cleared'
  return child
}

function readCells(row: Row, places: readonly Place[], delimiter: Delimiter): [string, unknown][] {
  const cells: [string, unknown][] = []
  for (const { at, field, column } of places) {
    const text = row.cells[at] ?? ''
    if (text !== '') cells.push([field, readCell(text, column, delimiter)])
  }
  return cells
}

function readCell(text: string, { name, type }: OwnColumn, delimiter: Delimiter): unknown {
  if (type === 'text') return text === CLEARED ? null : text
  const trimmed = text.trim()
  if (type === 'list') return trimmed === CLEARED ? [] : parseList(trimmed, name)
  if (type === 'links') return trimmed === CLEARED ? [] : parseLinks(trimmed, name)
  if (trimmed === CLEARED) return null
  return type === 'amount' ? parseMoney(trimmed, name, delimiter) : parseCount(trimmed, name)
}
