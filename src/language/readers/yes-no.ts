import { phrasesOfAll, wordsOfAll } from '../packs.ts'
import { fold } from '../text/fold.ts'

let known: { yes: ReadonlySet<string>; no: ReadonlySet<string> } | undefined
const words = () => {
  known ??= {
    yes: new Set(phrasesOfAll(({ yes }) => yes)),
    no: new Set([...phrasesOfAll(({ no }) => no), ...wordsOfAll(({ negation }) => negation?.absent)]),
  }
  return known
}

/** Longer texts are neither, in code units: values of options may be long. */
const MOST_UNITS = 60

const isOneOf = (list: ReadonlySet<string>, text: string): boolean =>
  text.length <= MOST_UNITS && list.has(fold(text).trim())

/** Whether a text is nothing but a No in any language: "no", "nein", the "none" of "armrest: none". */
export const isNo = (text: string): boolean => isOneOf(words().no, text)

/** All that says Yes in any language, folded. */
export const yesWords = (): ReadonlySet<string> => words().yes

/** Whether a text is nothing but a Yes in any language. */
export const isYes = (text: string): boolean => isOneOf(words().yes, text)
