import { packs, wordList } from '../../language/packs.ts'
import { languageOf } from '../../search/analysis/languages.ts'
import { readLanguages } from './cues.ts'

/** The commonest words of each language. */
export const common = new Map(
  packs.map(({ code, glue, articles, possessives }) => {
    const stops =
      (readLanguages as readonly string[]).includes(code) || /^(?:it|pt)$/.test(code) ? languageOf(code).stopWords : []
    return [code, new Set([...stops, ...wordList(glue), ...wordList(articles), ...wordList(possessives)])]
  }),
)

/** Whether a folded word is one of the commonest of a language. */
export const isCommon = (word: string, language: string): boolean => common.get(language)?.has(word) === true
