import { remembering } from '../shared/remembering.ts'
import { fullPacks, packOf, wordList } from './packs.ts'

/** Shorter stems are other words. */
const LEAST_LETTERS = 3

/** Longest name of a property in words. */
export const MOST_PROPERTY_WORDS = 4

const wordsOf = (language: string, property: string): string[] =>
  wordList(packOf(language)?.properties?.[property]).map((word) => word.replaceAll('_', ' '))

/** By language: words to the English names of the properties that they tell. */
const tables = new Map(
  fullPacks.map(({ code, properties }) => {
    const table = new Map<string, string[]>()
    for (const property of Object.keys(properties)) {
      for (const word of wordsOf(code, property)) table.set(word, [...(table.get(word) ?? []), property])
    }
    return [code, table]
  }),
)

/**
 * The properties that a folded word or phrase tells in one language, whatever its gender and number, by their English names: "leise",
 * "leiser" and "leises" are silent. Empty where it tells none. @param language BCP 47
 */
export const propertiesOf = (phrase: string, language: string): readonly string[] =>
  found(`${codeOf(language)} ${phrase.replaceAll('-', ' ')}`)

const found = remembering((key): readonly string[] => {
  const at = key.indexOf(' ')
  const [code, phrase] = [key.slice(0, at), key.slice(at + 1)]
  const table = tables.get(code)
  if (!table) return []
  const own = table.get(phrase)
  if (own) return own
  const { endings = '', swaps = {} } = packOf(code)?.agreement ?? {}
  for (const [ending, instead] of [...Object.entries(swaps), ...wordList(endings).map((one) => [one, ''] as const)]) {
    const stem = phrase.endsWith(ending) ? phrase.slice(0, -ending.length) : ''
    const other = stem.length >= LEAST_LETTERS ? table.get(stem + instead) : undefined
    if (other) return other
  }
  return []
})

const codeOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? ''

/** How a language tells a property, the usual word first. */
export const wordsOfProperty = (property: string, language: string): readonly string[] => {
  const own = wordsOf(codeOf(language), property)
  return own.length > 0 ? own : [property]
}
