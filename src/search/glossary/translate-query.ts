import { fold } from '../analysis/fold.ts'
import { productWords } from './product-words.ts'

const columns = ['en', 'es', 'fr', 'de'] as const
type Column = (typeof columns)[number]

const isColumn = (language: string): language is Column => columns.includes(language as Column)
/** Longest name in words. */
const MAX_WORDS = 4

const rows = productWords
  .trim()
  .split('\n')
  .map((line) => line.split(';').map((names) => names.split(',').map((name) => plain(name))))

/** By language: names to the place of their row. */
const tables = new Map(
  columns.map((language, column) => {
    const table = new Map<string, number>()
    rows.forEach((row, at) => {
      for (const name of row[column] ?? []) if (!table.has(name)) table.set(name, at)
    })
    return [language, table]
  }),
)

/**
 * A query with the names of things in the catalog's language: "camiseta azul" in an English catalog is "t-shirt azul" (colours
 * are understood anyway). Words without a translation stay. Unchanged when a language is not one of English, Spanish, French
 * and German, or both are the same.
 * @param isKnown whether the catalog knows a word as it stands: then it stays
 */
export function translateQuery(
  query: string,
  { from, to, isKnown }: { from: string; to: string; isKnown: (word: string) => boolean },
): string {
  if (from === to || !isColumn(from) || !isColumn(to)) return query
  const table = tables.get(from) as Map<string, number>
  const words = query.split(/\s+/).filter((word) => word !== '')
  const translated: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = longestName(words, at, table)
    if (found && !(found.length === 1 && isKnown(words[at] as string))) {
      translated.push(rows[found.row]?.[columns.indexOf(to)]?.[0] ?? words.slice(at, at + found.length).join(' '))
      at += found.length
    } else translated.push(words[at++] as string)
  }
  return translated.join(' ')
}

function longestName(words: string[], at: number, table: Map<string, number>): { row: number; length: number } | null {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const name = plain(words.slice(at, at + length).join(' '))
    for (const form of formsOf(name)) {
      const row = table.get(form)
      if (row !== undefined) return { row, length }
    }
  }
  return null
}

/** The name itself, and what it may be the plural of: enough to find the row, never shown. */
function* formsOf(name: string): Generator<string> {
  yield name
  for (const ending of ['s', 'es', 'n', 'en', 'e', 'er', 'x']) {
    if (name.length > ending.length + 2 && name.endsWith(ending)) yield name.slice(0, -ending.length)
  }
  // "botas de montana", "zapatillas de correr": the plural is on the first word.
  const [first = '', ...rest] = name.split(' ')
  if (rest.length > 0 && first.endsWith('s')) {
    yield [first.slice(0, -1), ...rest].join(' ')
    if (first.endsWith('es')) yield [first.slice(0, -2), ...rest].join(' ')
  }
}

function plain(name: string): string {
  return fold(name.trim())
    .replace(/[’']/g, ' ')
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .trim()
}
