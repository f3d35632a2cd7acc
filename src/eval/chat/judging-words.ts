import type { JudgingWords } from '../../language/pack-fields/pack-judging.ts'
import { fullPacks, phraseList, wordList } from '../../language/packs.ts'
import { anySpelling } from '../../language/text/any-spelling.ts'
import { fold } from '../../language/text/fold.ts'

/** The source of a pattern for any of the words, whole, as typed; a `*` stands for any ending. */
function sourceOf(words: string[]): string {
  const sources = [...new Set(words)].sort((a, b) => b.length - a.length)
  return sources
    .map((word) => (word.endsWith('*') ? `${anySpelling(word.slice(0, -1))}\\p{L}*` : anySpelling(word)))
    .join('|')
}

/** The same of one list of words of all packs. */
export const anyWord = (field: (words: JudgingWords) => string): string =>
  `(?:${sourceOf(fullPacks.flatMap(({ judging }) => wordList(field(judging))))})`

/** The same of one list of phrases. */
export const anyPhrase = (field: (words: JudgingWords) => string): string =>
  `(?:${sourceOf(fullPacks.flatMap(({ judging }) => phraseList(field(judging))))})`

/** A pattern of which nothing but whole words are found. */
export const wholeWords = (source: string, flags = 'iu'): RegExp => new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, flags)

/** The words of a list, by language. */
export const wordsByLanguage = (field: (words: JudgingWords) => string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(fullPacks.map(({ code, judging }) => [code, new Set(wordList(field(judging)).map(fold))]))
