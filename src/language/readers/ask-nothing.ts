import { packOf, wordList, wordsOfAll } from '../packs.ts'
import { anyPattern } from '../text/word-patterns.ts'

let nothing: ReadonlySet<string> | undefined
const prices = new RegExp(
  `^(?:${anyPattern(({ acts }) => acts?.cheaper)}|${anyPattern(({ acts }) => acts?.dearer)})$`,
  'u',
)
let details: ReadonlySet<string> | undefined

/** Whether a folded word of a wish asks for nothing, in any language: "boss", "sorry", "suitable". */
export function asksNothing(word: string): boolean {
  nothing ??= new Set([
    ...wordsOfAll(({ askNothing }) => askNothing),
    ...wordsOfAll(({ questions }) => questions?.fillers),
  ])
  // "Cheaper" compares with what was shown.
  return nothing.has(word) || prices.test(word)
}

let occasions: ReadonlySet<string> | undefined

/** Whether a folded word tells only on which day something is given or worn, in any language: "birthday". */
export function isOccasion(word: string): boolean {
  occasions ??= wordsOfAll(({ occasions: days }) => days)
  return occasions.has(word)
}

/** Whether a folded word leads on to what a thing has, in any language: "with". */
export function isDetailWord(word: string): boolean {
  details ??= wordsOfAll(({ names }) => names?.details)
  return details.has(word)
}

const asking = new Map<string, ReadonlySet<string>>()

/** Whether a folded word is one by which somebody asks in a language, which may name a thing too: "can", "will". @param language ISO 639-1 */
export function isAskingWord(word: string, language: string): boolean {
  let words = asking.get(language)
  if (!words) {
    words = new Set(wordList(packOf(language)?.references?.asking))
    asking.set(language, words)
  }
  return words.has(word)
}
