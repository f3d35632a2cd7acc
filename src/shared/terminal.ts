import type { Writable } from 'node:stream'
import { printable, printableJson, printableRecord } from './printable.ts'

/**
 * The only way to standard output and standard error besides the log. What is printed may come from shoppers, catalogs, files and
 * other servers, and is escaped here, not where it is put together: a command cannot forget it.
 */
export const standardOutput = process.stdout
export const standardError = process.stderr

/** On a full disk, or into a closed pipe, lines are lost: no reason for a server to end. */
export function outliveTheTerminal(): void {
  standardError.on('error', () => {})
}

/** A command whose reader has gone (`spiel ... | head`) is done: it ends quietly, as others do. */
export function endWithTheReader(): void {
  standardOutput.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
}

/** Records for a person, each on lines of its own: a line break within one starts a marked line. False: wait for `drain`. */
export function printLines(records: readonly string[], to: Writable = standardOutput): boolean {
  if (records.length === 0) return true
  return to.write(`${records.flatMap(printableRecord).join('\n')}\n`)
}

/** Values for a program, one JSON text a line. False: wait for `drain`. */
export function printJson(values: readonly unknown[], to: Writable = standardOutput): boolean {
  if (values.length === 0) return true
  return to.write(`${values.map((value) => printableJson(value)).join('\n')}\n`)
}

/** A value on many lines, for people and programs. */
export function printDocument(value: unknown, to: Writable = standardOutput): void {
  to.write(`${printableJson(value, 2)}\n`)
}

/** A record in place of the line that a progress bar has just drawn. */
export function printOverBar(record: string, to: Writable): void {
  to.write('\r\u001b[K')
  printLines([record], to)
}

/** One sign for one step, on a terminal only. */
export function printStep(sign: '.' | 'F' | '-'): void {
  if (standardError.isTTY) standardError.write(sign)
}

/** Text of the program's own making, such as its help, with its line breaks. */
export function printOwnText(text: string, to: Writable = standardOutput): void {
  to.write(text.split('\n').map(printable).join('\n'))
}
