import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemItalian } from '@orama/stemmers/italian'
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { stopwords as englishStopWords } from '@orama/stopwords/english'
import { stopwords as frenchStopWords } from '@orama/stopwords/french'
import { stopwords as germanStopWords } from '@orama/stopwords/german'
import { stopwords as italianStopWords } from '@orama/stopwords/italian'
import { stopwords as portugueseStopWords } from '@orama/stopwords/portuguese'
import { stopwords as spanishStopWords } from '@orama/stopwords/spanish'
import { packOf, wordList, wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { remembering } from '../../shared/remembering.ts'
import { createSingular } from './singular.ts'

/** What the analysis needs to know of a language. Words given to it are folded already. */
export interface Language {
  code: string
  /** What is indexed for a folded word. */
  stem(word: string): string
  /** The singular of a word as far as rules tell it; need not be a word. */
  singularOf(word: string): string
  stopWords: ReadonlySet<string>
  /** Whether the thing itself stands at the start ("zapatos rojos") or at the end ("red shoes") of a wish. */
  head: 'first' | 'last' | 'none'
  /** Words after which only details follow: "shoes FOR women", "box WITHOUT lid". */
  detailWords: ReadonlySet<string>
  /** What may stand before an apostrophe without being part of the word: "l'eau", "dell'acqua". */
  elisions: ReadonlySet<string>
}

/** What is a matter of code and not of words: a stemmer, and a list of stop words that a package keeps. */
const engines: Record<string, { stem: (word: string) => string; stopWords: string[] }> = {
  en: { stem: stemEnglish, stopWords: englishStopWords },
  es: { stem: stemSpanish, stopWords: spanishStopWords },
  fr: { stem: stemFrench, stopWords: frenchStopWords },
  de: { stem: stemGerman, stopWords: germanStopWords },
  pt: { stem: stemPortuguese, stopWords: portugueseStopWords },
  it: { stem: (word) => stemItalian(word).replace(/([cg])h$/, '$1'), stopWords: italianStopWords },
}

// A word of one language may stand in the list of another.
const meaningful = wordsOfAll(({ names }) => names?.meaningful)
// A word with other than Latin letters, or too short to have an ending, stays whole.
const stemmable = /^[a-z]{3,}$/

function makeLanguage(code: string, { stem, stopWords }: (typeof engines)[string]): Language {
  const names = packOf(code)?.names
  const singularOf = createSingular(names)
  const unstemmed = new Set(wordList(names?.unstemmed))
  const listed = stopWords.map((word) => fold(word).replace(/'/g, '')).filter((word) => !meaningful.has(word))
  return {
    code,
    singularOf,
    // Titles are read again for each wish that they are held against: a stem takes some 3 microseconds.
    stem: remembering((word) => {
      if (!stemmable.test(word) || unstemmed.has(word)) return word
      const stemmed = stem(singularOf(word))
      return stemmed.length < 2 ? word : fold(stemmed)
    }),
    stopWords: new Set([...listed, ...wordList(names?.moreStopWords)].filter((word) => word !== '')),
    head: names?.head ?? 'none',
    detailWords: new Set(wordList(names?.details)),
    elisions: new Set(wordList(names?.elisions)),
  }
}

const languages = new Map(Object.entries(engines).map(([code, engine]) => [code, makeLanguage(code, engine)]))

const plainLanguage: Language = {
  code: 'und',
  singularOf: (word) => word,
  stem: (word) => word,
  stopWords: new Set(),
  head: 'none',
  detailWords: new Set(),
  elisions: new Set(),
}

/** The rules for a BCP 47 tag ("pt-BR" is "pt"); for a language without rules, words are only folded. */
export const languageOf = (tag: string): Language =>
  languages.get(tag.toLowerCase().split(/[-_]/)[0] ?? '') ?? plainLanguage
