import { wordsOfAll } from './packs.ts'
import { anyPattern } from './word-patterns.ts'

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
