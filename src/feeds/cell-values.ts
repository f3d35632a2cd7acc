import { FeedLineError } from './feed-entry.ts'
import type { Delimiter, Row } from './parse-csv.ts'

/** A cell that cannot be taken for what its column says. The message goes to the user. */
export class CellError extends FeedLineError {
  override name = 'CellError'
}

/** Runs the reading of one row and adds its line to a complaint about a cell. */
export function inRow<T>(row: Row, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof CellError && error.line === null) throw new CellError(error.message, row.line)
    throw error
  }
}

/**
 * An amount such as `1299.00` as a JSON number. `1299,00` counts only where `;` separates the cells; signs of thousands and
 * currencies are refused, since `1,299` means two different things. Past 15 digits a double would not be the number written.
 */
export function parseMoney(text: string, column: string, delimiter: Delimiter = ','): number {
  const plain = delimiter === ';' && /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text
  if (!/^-?\d+(\.\d+)?$/.test(plain)) throw new CellError(`${column} ${quote(text)} is not an amount such as 1299.00`)
  if (plain.replace(/\D/g, '').replace(/^0+/, '').length > 15) {
    throw new CellError(`${column} ${quote(text)} has more than 15 digits`)
  }
  return Number(plain)
}

/** A whole number; `5.0` is one too, as some exporters write stock with decimals. */
export function parseCount(text: string, column: string): number {
  const match = /^(-?\d{1,15})(\.0*)?$/.exec(text)
  if (!match) throw new CellError(`${column} ${quote(text)} is not a whole number`)
  return Number(match[1]) + 0
}

export function parseFlag(text: string, column: string): boolean {
  const word = text.toLowerCase()
  if (['true', 'yes', 'y', '1'].includes(word)) return true
  if (['false', 'no', 'n', '0'].includes(word)) return false
  throw new CellError(`${column} ${quote(text)} is neither TRUE nor FALSE`)
}

/** A JSON array of texts, else parted by `|` if there is one, else by commas. Empty parts fall away. */
export function parseList(text: string, column: string): string[] {
  if (text.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text)
      if (Array.isArray(list) && list.every((part) => typeof part === 'string')) return list
    } catch {
      // Not JSON: refused below, together with JSON of another kind.
    }
    throw new CellError(`${column} starts with [ but is not a JSON array of texts`)
  }
  return splitTrimmed(text, text.includes('|') ? '|' : ',')
}

/** Links parted by `|`, spaces or commas. A comma inside a link stays, so only one before a new link counts. */
export function parseLinks(text: string, column: string): string[] {
  if (text.startsWith('[')) return parseList(text, column)
  return splitTrimmed(text, /[|\s]+|,\s*(?=https?:|\/\/|$)/i)
}

export function splitTrimmed(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A time such as `2026-02-24T11:07+0100` or `2026-02-24 11:07:00 +0100`; without a zone it is taken as UTC. */
export function parseTime(text: string, column: string): Date {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i.exec(text)
  const zone = (match?.[3] ?? 'Z').toUpperCase().replace('UTC', 'Z')
  const time = match && new Date(`${match[1]}T${match[2] ?? '00:00'}${zone.replace(/^(.\d\d)(\d\d)$/, '$1:$2')}`)
  if (!time || Number.isNaN(time.getTime())) throw new CellError(`${column} ${quote(text)} is not a date and time`)
  return time
}

/** For "blank means none": null for an empty cell, undefined (left out, so unchanged) for a column that is not there. */
export function orNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text
}

/** Drops members that are undefined: absent means unchanged. */
export function withoutAbsent<T extends object>(item: T): T {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as T
}

export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text)
}
