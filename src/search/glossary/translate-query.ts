import { fold } from '../../language/fold.ts'
import { allThings } from '../../language/names-of-things.ts'
import { fullPacks } from '../../language/packs.ts'
import { languageOf } from '../analysis/languages.ts'

/** Longest name in words. */
const MAX_WORDS = 4

const rows = allThings().map((thing) => new Map([...thing].map(([language, names]) => [language, names.map(plain)])))

/** By language: names to the place of their row. */
const tables = new Map(
  fullPacks.map(({ code }) => {
    const table = new Map<string, number>()
    rows.forEach((row, at) => {
      for (const name of row.get(code) ?? []) if (!table.has(name)) table.set(name, at)
    })
    return [code, table]
  }),
)

/** Every name of a thing in a language, to all that it is called in English. Empty for languages without a full pack. */
export function namesByLanguage(language: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const row of rows) {
    for (const name of row.get(language) ?? []) names.set(name, [...(names.get(name) ?? []), ...(row.get('en') ?? [])])
  }
  return names
}

/**
 * A query with the names of things in the catalog's language: "camiseta azul" in an English catalog is "t-shirt azul" (colours
 * are understood anyway). Words without a translation stay. Unchanged when a language has no full pack,
 * or both are the same.
 * @param isKnown whether the catalog knows a word as it stands: then it stays
 */
export function translateQuery(
  query: string,
  { from, to, isKnown }: { from: string; to: string; isKnown: (word: string) => boolean },
): string {
  const table = tables.get(from)
  if (from === to || !table || !tables.has(to)) return query
  const words = query.split(/\s+/).filter((word) => word !== '')
  const { stopWords } = languageOf(from)
  const translated: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = longestName(words, at, table)
    // "Unas Nike" are no nails.
    const isOrdinary = found?.length === 1 && stopWords.has(fold(words[at] as string))
    if (found && !isOrdinary && !(found.length === 1 && isKnown(words[at] as string))) {
      translated.push(rows[found.row]?.get(to)?.[0] ?? words.slice(at, at + found.length).join(' '))
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

/** How plurals end, with what the singular has there. */
const endings = [
  ...['s', 'es', 'n', 'en', 'e', 'er', 'x'].map((ending) => [ending, ''] as const),
  ...([
    ['e', 'a'],
    ['i', 'o'],
    ['i', 'e'],
  ] as const),
]

/** The name itself, and what it may be the plural of: enough to find the row, never shown. */
function* formsOf(name: string): Generator<string> {
  yield name
  for (const [plural, singular] of endings) {
    if (name.length > plural.length + 2 && name.endsWith(plural)) yield name.slice(0, -plural.length) + singular
  }
  // "botas de montana", "zapatillas de correr": the plural is on the first word.
  const [first = '', ...rest] = name.split(' ')
  if (rest.length === 0) return
  for (const [plural, singular] of endings) {
    if (first.length > plural.length + 2 && first.endsWith(plural))
      yield [first.slice(0, -plural.length) + singular, ...rest].join(' ')
  }
}

function plain(name: string): string {
  return fold(name.trim())
    .replace(/[’']/g, ' ')
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .trim()
}

/** Names of one thing in English, of all things. */
export const englishRows = (): string[][] => rows.map((row) => row.get('en') ?? [])
