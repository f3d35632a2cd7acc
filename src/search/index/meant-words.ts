import { fullPacks, phrasesOfAll } from '../../language/packs.ts'
import { languageOf } from '../analysis/languages.ts'

let known: ReadonlySet<string> | undefined

/**
 * Whether a folded word belongs to what is said around a wish in one of our languages: "tenéis" is meant as it stands, and is no slip
 * for "tennis".
 */
export function isOrdinaryWord(word: string): boolean {
  known ??= new Set([
    ...fullPacks.flatMap(({ code }) => [...languageOf(code).stopWords]),
    ...phrasesOfAll(({ requests }) => requests).flatMap((phrase) => phrase.split(' ')),
  ])
  return known.has(word)
}

let limiting: ReadonlySet<string> | undefined

/** Whether a folded word stands before amounts and names no thing: "over", "under". */
export function isLimitWord(word: string): boolean {
  limiting ??= new Set(phrasesOfAll(({ prices }) => `${prices?.atMost ?? ''}, ${prices?.atLeast ?? ''}`))
  return limiting.has(word)
}
