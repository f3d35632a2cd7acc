import { allThings } from '../../language/names-of-things.ts'
import { packOf } from '../../language/packs.ts'
import { languageOf } from '../analysis/languages.ts'
import { lexiconOf } from '../things/thing-lexicon.ts'

/** What says a word in the catalog's language: itself, and what a thing of this name is called there. */
export function stemsOf(word: string, language: string, catalogLanguage: string): string[][] {
  const { stem } = languageOf(catalogLanguage)
  const stems = new Set([stem(word)])
  const [from, to] = [packOf(language)?.code ?? '', packOf(catalogLanguage)?.code ?? '']
  if (from === to) for (const name of sameIn(to, word)) stems.add(stem(name))
  if (from !== to) {
    const own = languageOf(language)
    // By its stem "orgánico" would be "organised".
    stems.add(word)
    for (const name of translations(from, to).get(own.stem(word)) ?? []) {
      stems.add(
        name
          .split(' ')
          .map((part) => stem(part))
          .join(' '),
      )
    }
  }
  return [...stems].map((one) => one.split(' '))
}

/** "Microphone" of "mic": the long or short form of a word that our list has. "E-bike" is not told by "bicycle". */
const sameIn = (language: string, word: string): string[] =>
  language === 'en'
    ? [...lexiconOf(language).kinds.listedAs(word)].filter((name) => name.startsWith(word) || word.startsWith(name))
    : []

const known = new Map<string, Map<string, string[]>>()

/** Names of things of one word in one language, by their stem, to their names in another. */
function translations(from: string, to: string): ReadonlyMap<string, readonly string[]> {
  const key = `${from} ${to}`
  let names = known.get(key)
  if (!names) {
    names = new Map()
    const { stem } = languageOf(from)
    for (const thing of allThings()) {
      for (const name of thing.get(from) ?? []) {
        if (!name.includes(' ')) names.set(stem(name), [...(names.get(stem(name)) ?? []), ...(thing.get(to) ?? [])])
      }
    }
    known.set(key, names)
  }
  return names
}
