import { fold } from './fold.ts'
import { phrasesOfAll } from './packs.ts'

let known: ReadonlySet<string> | undefined

/** Whether a text is nothing but a No in any language: "no", "nein". */
export function isNo(text: string): boolean {
  known ??= new Set(phrasesOfAll(({ no }) => no))
  return known.has(fold(text).trim())
}
