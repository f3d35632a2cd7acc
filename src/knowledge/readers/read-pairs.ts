import { parse } from 'csv-parse/sync'
import { wordsOfAll } from '../../language/packs.ts'
import { foldName } from '../../language/text/fold.ts'
import { type Block, MAX_BLOCKS, type ReadDocument, UnreadableError } from './document.ts'

const questionNames = wordsOfAll(({ policies }) => policies?.columns?.question)
const answerNames = wordsOfAll(({ policies }) => policies?.columns?.answer)

/** A JSON list of `{"question","answer"}`, or an object with such a list in `items`, `questions`, `faq` or `data`. */
export function readJsonPairs(source: string): ReadDocument {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    throw new UnreadableError('is not JSON')
  }
  const list = Array.isArray(value) ? value : listIn(value)
  if (!list) throw new UnreadableError('must be a list of {"question": ..., "answer": ...}')
  return toDocument(list)
}

/** A table with the columns question and answer. */
export function readCsvPairs(source: string): ReadDocument {
  let rows: unknown[]
  try {
    const header = (source.match(/^[^\r\n]*/)?.[0] ?? '').replace('\ufeff', '')
    const delimiter = header.includes(';') && !header.includes(',') ? ';' : header.includes('\t') ? '\t' : ','
    const options = { bom: true, columns: true, skip_empty_lines: true, relax_column_count: true, delimiter }
    rows = parse(source, { ...options, max_record_size: 1_000_000, to: MAX_BLOCKS })
  } catch (error) {
    throw new UnreadableError(`is not a table: ${(error as Error).message}`)
  }
  return toDocument(rows)
}

function listIn(value: unknown): unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const named = value as Record<string, unknown>
  return [named.items, named.questions, named.faq, named.data].find(Array.isArray)
}

function toDocument(rows: unknown[]): ReadDocument {
  const blocks: Block[] = []
  for (const [at, row] of rows.slice(0, MAX_BLOCKS).entries()) {
    const question = fieldOf(row, questionNames)
    const answer = fieldOf(row, answerNames)
    if (!question || !answer) throw new UnreadableError(`entry ${at + 1} lacks a question or an answer`)
    blocks.push({ headings: [question], text: answer, isAnswer: true })
  }
  return { title: null, blocks }
}

function fieldOf(row: unknown, names: ReadonlySet<string>): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  for (const [name, value] of Object.entries(row)) {
    if (names.has(foldName(name)) && typeof value === 'string') return value.trim()
  }
  return undefined
}
