import { meaningReaderOf } from '../../knowledge/index/meanings.ts'
import { fullPacks, wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'

/** More words ask for something else besides. */
const MOST_WORDS = 8
/** Letters of "pls" and "lol". */
const MOST_OF_NOISE = 3
const pronouns = wordsOfAll(({ references }) => references?.it)

/** What each language with a full pack is called in each of them, folded: "english", "englisch", "ingles". */
const names = remembering((_all: string): ReadonlyMap<string, string> => {
  const codes = fullPacks.map(({ code }) => code)
  const named = codes.flatMap((spoken) => {
    const display = new Intl.DisplayNames([spoken], { type: 'language' })
    return codes.map((code) => [fold(display.of(code) ?? code), code] as const)
  })
  return new Map(named)
})

const readers = remembering((code: string) => meaningReaderOf(code))

/**
 * "In english pls", "auf deutsch bitte": the language that a message asks to be answered in, where it asks for nothing else.
 * @returns ISO 639-1; null where it asks for none
 */
export function languageWanted(text: string): string | null {
  const words = wordsIn(text)
  const [wanted, ...further] = words.flatMap((word) => names('').get(word) ?? [])
  if (wanted === undefined || further.length > 0 || words.length > MOST_WORDS) return null
  // "Is it in English?" is asked of a book.
  if (text.trim().endsWith('?') && words.some((word) => pronouns.has(word))) return null
  const isNoise = (word: string) =>
    word.length <= MOST_OF_NOISE || names('').has(word) || fullPacks.some(({ code }) => readers(code).isAsking(word))
  return words.every(isNoise) ? wanted : null
}
