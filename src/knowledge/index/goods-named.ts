import { isNameIn, translateQuery } from '../../search/glossary/translate-query.ts'
import { remembering } from '../../shared/remembering.ts'

/** What a thing that shops sell is called in another language, folded; null when a word names none: "messer" of knives. */
export const nameIn = (word: string, from: string, to: string): string | null => names(`${word} ${from} ${to}`)

const names = remembering((key: string): string | null => {
  const [word = '', from = '', to = ''] = key.split(' ')
  const name = translateQuery(word, { from, to, isKnown: () => false })
  return name === word || name.includes(' ') ? null : name
})

/** Whether a word names a thing that shops sell, whatever else it may be a form of: "messer" is no form of "messen". */
export const isNameOfThing = (word: string, language: string): boolean => known(`${word} ${language}`)

const known = remembering((key: string): boolean => {
  const [word = '', language = ''] = key.split(' ')
  return isNameIn(word, language)
})
