import { closeSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { printableJson } from '../../shared/printable.ts'

/** One line of `FILE.errors.jsonl`. */
export interface ErrorLine {
  /** 1-based line of the input where the item begins. */
  line: number
  externalId: string | null
  code: string
  message: string
  issues: unknown[]
}

export function errorFileOf(path: string): string {
  return `${path}.errors.jsonl`
}

/** The failed items of one push, in the order of the input. The file exists only once there is an error to write. */
export class ErrorFile {
  readonly path: string
  #file: number | null = null
  #bytes: number

  /** Keeps the first `keepBytes` of what an interrupted push left and drops the rest. */
  constructor(path: string, keepBytes: number) {
    this.path = path
    this.#bytes = keepBytes
    if (keepBytes > 0) truncateSync(path, keepBytes)
    else rmSync(path, { force: true })
  }

  get bytes(): number {
    return this.#bytes
  }

  append(lines: ErrorLine[]): void {
    if (lines.length === 0) return
    this.#file ??= openSync(this.path, 'a', 0o600)
    const text = Buffer.from(lines.map((line) => `${printableJson(line)}\n`).join(''))
    for (let written = 0; written < text.length; ) written += writeSync(this.#file, text, written)
    this.#bytes += text.length
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file)
    this.#file = null
  }
}
