import { CommandError } from './operator.ts'

export const EXIT_FAILED = 1
export const EXIT_COULD_NOT_RUN = 2

/** One JSON value on standard output for machines, or lines for people. */
export function printResult(result: unknown, asJson: boolean | undefined, lines: string[]): void {
  process.stdout.write(asJson ? `${JSON.stringify(result)}\n` : `${lines.join('\n')}\n`)
}

/** Columns padded to their widest cell. */
export function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Tells what went wrong, on standard error: one line for people, one JSON object with --json. */
export function printFailure(error: unknown, asJson: boolean): void {
  const isKnown = error instanceof Error
  const message = isKnown ? error.message : String(error)
  const code = error instanceof CommandError ? error.code : 'failed'
  process.stderr.write(asJson ? `${JSON.stringify({ error: { code, message } })}\n` : `spiel: ${message}\n`)
}
