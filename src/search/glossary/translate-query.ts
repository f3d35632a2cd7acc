import { allThings } from '../../language/names-of-things.ts'
import { fullPacks, packOf, wordList } from '../../language/packs.ts'
import { MOST_PROPERTY_WORDS, propertiesOf, wordsOfProperty } from '../../language/properties.ts'
import { type Audience, readAudience } from '../../language/readers/read-audience.ts'
import { conceptOf } from '../../language/text/families.ts'
import { fold } from '../../language/text/fold.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import { languageOf } from '../analysis/languages.ts'

/** Longest name in words. */
const MAX_WORDS = 4

const rows = allThings().map((thing) => new Map([...thing].map(([language, names]) => [language, names.map(plain)])))

/** By language: names to the places of their rows. */
const tables = new Map(
  fullPacks.map(({ code }) => {
    const table = new Map<string, number[]>()
    rows.forEach((row, at) => {
      for (const name of (row.get(code) ?? []).map(withoutHyphens)) table.set(name, [...(table.get(name) ?? []), at])
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

/** Whether a word names a thing in a language that has a full pack. */
export const isNameIn = (word: string, language: string): boolean => {
  const table = tables.get(language)
  return table !== undefined && longestName([word], 0, table) !== null
}

interface Translating {
  from: string
  to: string
  /** Whether the catalog knows a word as it stands. */
  isKnown: (word: string) => boolean
}

/**
 * A query with the names of things, colours and materials in the catalog's language: "camiseta azul" in an English catalog is
 * "t-shirt blue". Words without a translation stay. Unchanged when a language has no full pack,
 * or both are the same.
 * @param isKnown whether the catalog knows a word as it stands: then it stays
 */
export function translateQuery(query: string, { from, to, isKnown }: Translating): string {
  const table = tables.get(from)
  if (from === to || !table || !tables.has(to)) return query
  const words = query.split(/\s+/).filter((word) => word !== '')
  const { stopWords } = languageOf(from)
  const isSomebody = ownedPersons(query)
  const translated: string[] = []
  let isThingNamed = false
  for (let at = 0; at < words.length; ) {
    const found = longestName(words, at, table)
    // "Unas Nike" are no nails.
    const isOrdinary = found?.length === 1 && stopWords.has(fold(words[at] as string))
    const names = found?.rows.flatMap((row) => rows[row]?.get(to)?.slice(0, 1) ?? []) ?? []
    // A German "Ordner" is a folder or a binder: what the catalog has is meant.
    const own = names.find((name) => name.split(' ').every(isKnown))
    // "Leinen" are leashes, or linen where the catalog has that and no leash.
    const stuff =
      own === undefined ? longestQuality(words, at, { from, to, isKnown: () => false, isOfTexts: isKnown }) : null
    const isStuff = stuff?.name.split(' ').every((word) => isKnown(fold(word)))
    if (
      found &&
      !isStuff &&
      !isOrdinary &&
      !(found.length === 1 && (isPerson(words[at] as string) || isSomebody(fold(words[at] as string)))) &&
      !(found.length === 1 && isKnown(words[at] as string))
    ) {
      const name = own ?? names[0]
      const last = words[at + found.length - 1] as string
      translated.push(name === undefined ? words.slice(at, at + found.length).join(' ') : name + signBehind(last))
      at += found.length
      isThingNamed = true
      continue
    }
    // "Couverture rose": behind a thing that is known the word says what it is like.
    const quality = longestQuality(words, at, {
      ...{ from, to, isOfTexts: isKnown },
      isKnown: isThingNamed ? () => false : isKnown,
    })
    translated.push(quality?.name ?? (words[at] as string))
    at += quality?.length ?? 1
  }
  return translated.join(' ')
}

const people = new Set<Audience>(['men', 'women', 'boys', 'girls', 'kids', 'baby'])

/** "Herren" says whom a thing is for: that is read in any language, and is no thing. */
const isPerson = remembering((word: string): boolean => people.has(readAudience(tokenize(word))?.value as Audience))

/** "Papa" of "para mi papá" is somebody, and no potato. */
function ownedPersons(query: string): (word: string) => boolean {
  const tokens = tokenize(query)
  const somebody = readAudience(tokens)
  const told = tokens.slice(somebody?.from ?? 0, somebody?.to ?? 0).map(({ text }) => text)
  return (word) => people.has(somebody?.value as Audience) && told.includes(word.replace(/[,;:.!?]$/, ''))
}

/** The sign at the end of a word: it parts what is wished from what is said of it. */
const signBehind = (word: string): string => /[,;:.!?]$/.exec(word)?.[0] ?? ''

const qualities = ['color', 'material'] as const

/**
 * The longest name of a colour, a material or a property at a place, in the catalog's language. What means other things too stays where
 * the catalog knows it.
 */
function longestQuality(
  words: string[],
  at: number,
  { from, to, isKnown, isOfTexts }: Translating & { isOfTexts: (word: string) => boolean },
): { name: string; length: number } | null {
  for (let length = Math.min(MOST_PROPERTY_WORDS, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length).join(' ')
    for (const kind of qualities) {
      const key = plain(said)
      const own = qualityNames(from, kind).get(key)
      const found = own === undefined ? conceptOf(kind, key) : null
      if (own === undefined && (!found || found.literalOnly)) continue
      const concept = own?.name ?? (found?.concept.name as string)
      if (own?.isLiteral && isKnown(said)) continue
      const name = to === 'en' ? concept : firstQualityName(to, kind, concept)
      if (name !== null) return { name: name + signBehind(said), length }
    }
    const property =
      length === 1 && isKnown(fold(said)) ? null : propertyIn(plain(said), { from, to, isKnown: isOfTexts })
    if (property !== null) return { name: property + signBehind(said), length }
  }
  return null
}

/** What a property is called in the catalog's language: by the word that the catalog has, where it has one. */
function propertyIn(phrase: string, { from, to, isKnown }: Translating): string | null {
  const names = propertiesOf(phrase, from).flatMap((property) => wordsOfProperty(property, to))
  return names.find((name) => name.split(' ').every(isKnown)) ?? names[0] ?? null
}

const madeQualities = new Map<string, Map<string, { name: string; isLiteral: boolean }>>()

/** Words for colours or materials in one language to their English names; a word may mean another colour in another language. */
function qualityNames(language: string, kind: (typeof qualities)[number]) {
  const key = `${language} ${kind}`
  let names = madeQualities.get(key)
  if (!names) {
    names = new Map()
    for (const [name, words] of Object.entries(qualitiesOf(language, kind))) {
      for (const word of wordList(words)) {
        const own = word.replace('!', '').replaceAll('_', ' ')
        if (!names.has(own)) names.set(own, { name, isLiteral: word.endsWith('!') })
      }
    }
    madeQualities.set(key, names)
  }
  return names
}

function firstQualityName(language: string, kind: (typeof qualities)[number], concept: string): string | null {
  const [first] = wordList(qualitiesOf(language, kind)[concept])
  return first?.replace('!', '').replaceAll('_', ' ') ?? null
}

function qualitiesOf(language: string, kind: (typeof qualities)[number]): Readonly<Record<string, string | undefined>> {
  const pack = packOf(language)
  return (kind === 'color' ? pack?.colors : pack?.materials) ?? {}
}

function longestName(
  words: string[],
  at: number,
  table: Map<string, number[]>,
): { rows: number[]; length: number } | null {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const name = withoutHyphens(plain(words.slice(at, at + length).join(' ')))
    for (const form of formsOf(name)) {
      const rows = table.get(form)
      if (rows !== undefined) return { rows, length }
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
  yield* singularsOf(name)
  // "botas de montana", "zapatillas de correr": the plural is on the first word; in "boucles d oreilles" on the last too.
  const [first = '', ...rest] = name.split(' ')
  if (rest.length === 0) return
  const behind = rest.join(' ')
  for (const one of singularsOf(first)) {
    yield `${one} ${behind}`
    for (const other of singularsOf(behind)) yield `${one} ${other}`
  }
}

function* singularsOf(name: string): Generator<string> {
  for (const [plural, singular] of endings) {
    if (name.length > plural.length + 2 && name.endsWith(plural)) yield name.slice(0, -plural.length) + singular
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

function withoutHyphens(name: string): string {
  return name.replaceAll('-', ' ')
}
