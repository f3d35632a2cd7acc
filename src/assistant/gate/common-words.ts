import { stopwords as danish } from '@orama/stopwords/danish'
import { stopwords as dutch } from '@orama/stopwords/dutch'
import { stopwords as finnish } from '@orama/stopwords/finnish'
import { stopwords as hungarian } from '@orama/stopwords/hungarian'
import { stopwords as norwegian } from '@orama/stopwords/norwegian'
import { stopwords as romanian } from '@orama/stopwords/romanian'
import { stopwords as swedish } from '@orama/stopwords/swedish'
import { stopwords as turkish } from '@orama/stopwords/turkish'
import { packs, wordList } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { languageOf } from '../../search/analysis/languages.ts'
import { readLanguages } from './cues.ts'

const isRead = (code: string): boolean => (readLanguages as readonly string[]).includes(code)

/** The commonest words of each language. */
export const common = new Map(
  packs.map(({ code, glue, plain, articles, possessives }) => {
    const stops = isRead(code) || /^(?:it|pt)$/.test(code) ? languageOf(code).stopWords : []
    return [
      code,
      new Set([...stops, ...wordList(glue), ...wordList(plain), ...wordList(articles), ...wordList(possessives)]),
    ]
  }),
)

/** The commonest words of languages whose sentences are not read. */
export const foreign: readonly ReadonlySet<string>[] = [
  ...[...common].flatMap(([code, words]) => (isRead(code) ? [] : [words])),
  ...[danish, dutch, finnish, hungarian, norwegian, romanian, swedish, turkish].map(
    (words) => new Set(words.map(fold)),
  ),
]

/** Whether a folded word is one of the commonest of a language. */
export const isCommon = (word: string, language: string): boolean => common.get(language)?.has(word) === true
