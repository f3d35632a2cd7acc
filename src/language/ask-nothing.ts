import { wordsOfAll } from './packs.ts'

let nothing: ReadonlySet<string> | undefined
let details: ReadonlySet<string> | undefined

/** Whether a folded word of a wish asks for nothing, in any language: "boss", "sorry", "suitable". */
export function asksNothing(word: string): boolean {
  nothing ??= new Set([
    ...wordsOfAll(({ askNothing }) => askNothing),
    ...wordsOfAll(({ questions }) => questions?.fillers),
  ])
  return nothing.has(word)
}

/** Whether a folded word leads on to what a thing has, in any language: "with". */
export function isDetailWord(word: string): boolean {
  details ??= wordsOfAll(({ names }) => names?.details)
  return details.has(word)
}
