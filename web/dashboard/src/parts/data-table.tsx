import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { Fault } from './states.tsx'
import type { TableState } from './table-state.ts'

export interface Column<Row> {
  name: string
  title: string
  cell(row: Row): ReactNode
  /** Left out on a phone, where the rest must fit. */
  isWideOnly?: boolean
  align?: 'right'
  /** Takes what room there is. */
  isMain?: boolean
  /** Its title is for screen readers only. */
  isTitleHidden?: boolean
}

interface Props<Row> {
  /** What the table is about, for screen readers. */
  label: string
  columns: Column<Row>[]
  rows: Row[] | undefined
  keyOf(row: Row): string
  error?: unknown
  retry?(): void
  /** Shown instead of rows where there are none. */
  empty: ReactNode
  /** A click on a row, beside what its cells hold. A cell must hold a link or button to the same end, for the keyboard. */
  onRow?(row: Row): void
  selectedKey?: string | undefined
  /** For lists paged by the server. */
  paging?: { state: TableState; nextCursor: string | null | undefined }
}

const SKELETON_ROWS = 6

/** A table with its loading, empty and error states, and pages. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, error, retry, empty, paging } = props
  if (!rows && error) {
    return (
      <div className="card">
        <Fault error={error} {...(retry ? { retry } : {})} />
      </div>
    )
  }
  const isFirst = !paging || paging.state.pageNumber === 1
  if (rows?.length === 0 && isFirst) return <div className="card">{empty}</div>
  return (
    <div className="card overflow-hidden">
      <div className="overflow-x-auto">
        <table aria-label={label} aria-busy={!rows || undefined} className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b border-line text-[0.93rem] text-soft">
              {columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={`px-4 py-2.5 font-medium whitespace-nowrap ${place(column)}`}
                >
                  {column.isTitleHidden ? <span className="sr-only">{column.title}</span> : column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows ? <Rows {...props} rows={rows} /> : <Skeleton columns={columns} />}</tbody>
        </table>
      </div>
      {paging && <Pages {...paging} />}
    </div>
  )
}

const place = <Row,>({ isWideOnly, align, isMain }: Column<Row>) =>
  `${isWideOnly ? 'hidden md:table-cell' : ''} ${align === 'right' ? 'text-right' : ''} ${isMain ? 'w-full' : ''}`

function Rows<Row>({ columns, rows, keyOf, onRow, selectedKey }: Props<Row> & { rows: Row[] }) {
  return rows.map((row) => {
    const isSelected = keyOf(row) === selectedKey
    return (
      <tr
        key={keyOf(row)}
        {...(onRow ? { onClick: () => onRow(row) } : {})}
        aria-current={isSelected || undefined}
        className={`border-b border-line last:border-0 ${isSelected ? 'bg-accent-soft' : onRow ? 'cursor-pointer hover:bg-sunken' : ''}`}
      >
        {columns.map((column) => (
          <td key={column.name} className={`px-4 py-3 align-middle ${place(column)}`}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
    )
  })
}

function Skeleton<Row>({ columns }: { columns: Column<Row>[] }) {
  return Array.from({ length: SKELETON_ROWS }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
    <tr key={at} className="border-b border-line last:border-0">
      {columns.map((column) => (
        <td key={column.name} className={`px-4 py-3.5 ${place(column)}`}>
          <div className="shimmer h-4 w-full min-w-12" />
        </td>
      ))}
    </tr>
  ))
}

function Pages({ state, nextCursor }: NonNullable<Props<never>['paging']>) {
  const { table } = useTexts()
  if (state.pageNumber === 1 && !nextCursor) return null
  return (
    <nav aria-label={table.pages} className="flex items-center justify-between gap-3 border-t border-line px-4 py-2.5">
      <span className="text-[0.93rem] text-soft">{table.page(state.pageNumber)}</span>
      <span className="flex gap-2">
        <Button size="small" disabled={state.pageNumber === 1} onClick={state.back}>
          <ChevronLeft size={15} aria-hidden />
          {table.back}
        </Button>
        <Button size="small" disabled={!nextCursor} onClick={() => nextCursor && state.next(nextCursor)}>
          {table.next}
          <ChevronRight size={15} aria-hidden />
        </Button>
      </span>
    </nav>
  )
}
