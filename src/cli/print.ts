import { ConfigError } from '../config.ts'
import { printable, printableJson } from '../shared/printable.ts'
import { printJson, printLines, standardError } from '../shared/terminal.ts'
import { CommandError } from './operator.ts'

export const EXIT_FAILED = 1
export const EXIT_COULD_NOT_RUN = 2

/** One JSON value on standard output for machines, or lines for people: one a record, whatever is in it. */
export function printResult(result: unknown, asJson: boolean | undefined, lines: readonly string[]): void {
  if (asJson) printJson([result])
  else printLines(lines)
}

/** A value within a line of ours, as JSON. */
export const inline = (value: unknown): string => printableJson(value)

/** Columns padded to their widest cell. */
export function table(rows: string[][]): string[] {
  const cells = rows.map((row) => row.map(printable))
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Tells what went wrong, on standard error: one record for people, one JSON object with --json. */
export function printFailure(error: unknown, asJson: boolean): void {
  const isKnown = error instanceof Error
  const message = isKnown ? error.message : String(error)
  const code = error instanceof CommandError ? error.code : 'failed'
  if (asJson) printJson([{ error: { code, message } }], standardError)
  // The faults of settings stand one a line, and are the operator's own words.
  else printLines(error instanceof ConfigError ? `spiel: ${message}`.split('\n') : [`spiel: ${message}`], standardError)
}
