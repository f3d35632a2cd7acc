import { phrasesOfAll } from './packs.ts'

let known: ReadonlySet<string> | undefined

/** Whether a folded word alone leads on to what or whom a thing is for, in any language: "for", "para". */
export function isPurposeWord(word: string): boolean {
  known ??= new Set(phrasesOfAll(({ purposes }) => purposes?.for))
  return known.has(word)
}
