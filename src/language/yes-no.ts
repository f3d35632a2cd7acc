import { fold } from './fold.ts'
import { phrasesOfAll } from './packs.ts'

let known: { yes: ReadonlySet<string>; no: ReadonlySet<string> } | undefined
const words = () => {
  known ??= { yes: new Set(phrasesOfAll(({ yes }) => yes)), no: new Set(phrasesOfAll(({ no }) => no)) }
  return known
}

/** Whether a text is nothing but a No in any language: "no", "nein". */
export const isNo = (text: string): boolean => words().no.has(fold(text).trim())

/** Whether a text is nothing but a Yes in any language. */
export const isYes = (text: string): boolean => words().yes.has(fold(text).trim())
