import { packOf, phraseList, phrasesOfAll, wordList, wordsOfAll } from '../packs.ts'

let known: ReadonlySet<string> | undefined
let against: ReadonlySet<string> | undefined

/** Whether a folded word alone leads on to what or whom a thing is for, or what it is against, in any language: "for", "para", "gegen". */
export function isPurposeWord(word: string): boolean {
  known ??= new Set([...phrasesOfAll(({ purposes }) => purposes?.for), ...againstWords()])
  return known.has(word)
}

let aims: ReadonlySet<string> | undefined

/** Whether a folded word alone leads on to what somebody wants to do, in any language: "to", "zum", "pour". */
export function isAimWord(word: string): boolean {
  aims ??= new Set(phrasesOfAll(({ purposes }) => purposes?.to))
  return aims.has(word)
}

function againstWords(): ReadonlySet<string> {
  against ??= wordsOfAll(({ purposes }) => purposes?.against)
  return against
}

/** Whether a folded word leads on to what a thing is to keep away. */
export const isAgainstWord = (word: string): boolean => againstWords().has(word)

/** Letters that are left of a word without its end. */
const LEAST_LETTERS = 4

/** "Gegen Zecken" for "Zeckenschutz"; null where the word does not say so. @param language ISO 639-1 */
export function againstIn(word: string, language: string): string | null {
  const own = packOf(language)?.purposes
  const ending = wordList(own?.againstEndings).find((one) => word.endsWith(one))
  const [before] = phraseList(own?.against)
  if (!ending || !before || word.length - ending.length < LEAST_LETTERS) return null
  return `${before} ${word.slice(0, -ending.length)}`
}
