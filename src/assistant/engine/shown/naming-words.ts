import { readComparative } from '../../../language/amounts/read-comparative.ts'
import { qualityOf } from '../../../language/amounts/read-degree.ts'
import { readNumberWords } from '../../../language/amounts/read-number-words.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { lexicon } from '../../../language/said/lexicon.ts'
import { type TextToken, tokenize } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import type { TurnScope } from '../../turn-scope.ts'

/** "The wrist one": stands for a thing, and is no number. */
const proForms = wordsOfAll(({ references }) => references?.one)
/** Articles and what points say nothing of a name. */
export const pointers = new Set([
  ...wordsOfAll((pack) => pack.articles),
  ...wordsOfAll(({ dialogue }) => dialogue?.definite),
  ...proForms,
  ...wordsOfAll(({ references }) => references?.it),
])

/** Words and numbers of a text; "E64" is one of them. */
export function tokensOf(text: string): TextToken[] {
  const joined: TextToken[] = []
  for (const token of tokenize(text)) {
    const last = joined.at(-1)
    const isCode = last?.kind === 'word' && token.kind === 'number' && token.glued
    if (isCode) joined[joined.length - 1] = { ...last, text: last.text + token.text, end: token.end }
    else joined.push(token)
  }
  return joined.filter(({ kind }) => kind !== 'sign')
}

/** The words of a name that tell which one is meant. */
export function namingWordsOf(name: string, { catalog, understanding }: TurnScope): string[] {
  const stops = [understanding.language, catalog.language].map((language) => languageOf(language).stopWords)
  const { fillers } = lexicon()
  // "Which is lighter" names no "light" that something is called.
  const isCompared = (word: string) =>
    qualityOf(word) !== undefined || readComparative(word, understanding.language) !== null
  const saysNothing = (word: string) =>
    pointers.has(word) || fillers.has(word) || stops.some((words) => words.has(word)) || isCompared(word)
  const tokens = tokensOf(name)
  // "The Turnwell Two": a number behind a name is a part of it.
  return tokens.flatMap(({ text: word }, at) => {
    if (proForms.has(word)) return []
    const isNumbered = readNumberWords(tokens, at) !== null && !saysNothing(tokens[at - 1]?.text ?? 'the')
    return saysNothing(word) && !isNumbered ? [] : word
  })
}
