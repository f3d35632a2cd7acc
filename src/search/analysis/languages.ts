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
import { fold } from './fold.ts'
import { singularOf } from './singular.ts'

/** What the analysis needs to know of a language. Words given to it are folded already. */
export interface Language {
  code: string
  /** What is indexed for a folded word. */
  stem(word: string): string
  stopWords: ReadonlySet<string>
  /** Whether the thing itself stands at the start ("zapatos rojos") or at the end ("red shoes") of a wish. */
  head: 'first' | 'last' | 'none'
  /** Words after which only details follow: "shoes FOR women", "box WITHOUT lid". */
  detailWords: ReadonlySet<string>
  /** What may stand before an apostrophe without being part of the word: "l'eau", "dell'acqua". */
  elisions: ReadonlySet<string>
}

// In some lists though they tell products apart.
const meaningful = new Set(
  'grandes grande gran general bueno buena nuevo nueva nuevos nuevas mal dos tres cuatro cinco seis ocho off over down up under out uno due tre'
    .split(' ')
    .map(fold),
)
const toSet = (words: string[]): ReadonlySet<string> =>
  new Set(words.map((word) => fold(word).replace(/'/g, '')).filter((word) => word !== '' && !meaningful.has(word)))
const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter((word) => word !== ''))

// A word with other than Latin letters, or too short to have an ending, stays whole.
const stemmable = /^[a-z]{3,}$/

// Words the stemmers would make one with an unrelated word ("organic" and "organ").
const unstemmed: Record<string, ReadonlySet<string>> = {
  en: words('organic universal university news general generic international'),
}

const makeLanguage = (
  code: string,
  stemmer: (word: string) => string,
  rest: Omit<Language, 'code' | 'stem'>,
): Language => ({
  code,
  stem: (word) => {
    if (!stemmable.test(word) || unstemmed[code]?.has(word)) return word
    const stemmed = stemmer(singularOf(word, code))
    return stemmed.length < 2 ? word : fold(stemmed)
  },
  ...rest,
})

const italianStem = (word: string): string => stemItalian(word).replace(/([cg])h$/, '$1')

const languages: Record<string, Language> = {
  en: makeLanguage('en', stemEnglish, {
    stopWords: toSet([...englishStopWords, 'a', 'w']),
    head: 'last',
    detailWords: words('for with without in of to by from made and w on'),
    elisions: words(''),
  }),
  es: makeLanguage('es', stemSpanish, {
    stopWords: toSet(spanishStopWords),
    head: 'first',
    detailWords: words('para con sin de del en por y'),
    elisions: words(''),
  }),
  fr: makeLanguage('fr', stemFrench, {
    stopWords: toSet(frenchStopWords),
    head: 'first',
    detailWords: words('pour avec sans de du des en a au aux et'),
    elisions: words('l d j m t s n c qu jusqu lorsqu'),
  }),
  de: makeLanguage('de', stemGerman, {
    stopWords: toSet(germanStopWords),
    head: 'last',
    detailWords: words('fur mit ohne aus von in und zum zur'),
    elisions: words(''),
  }),
  pt: makeLanguage('pt', stemPortuguese, {
    stopWords: toSet(portugueseStopWords),
    head: 'first',
    detailWords: words('para com sem de do da dos das em por e'),
    elisions: words('d'),
  }),
  it: makeLanguage('it', italianStem, {
    stopWords: toSet(italianStopWords),
    head: 'first',
    detailWords: words('per con senza di del della dei in da e'),
    elisions: words('l d un c s dell all nell sull dall quell quest'),
  }),
}

const plainLanguage: Language = {
  code: 'und',
  stem: (word) => word,
  stopWords: new Set(),
  head: 'none',
  detailWords: new Set(),
  elisions: new Set(),
}

/** The rules for a BCP 47 tag ("pt-BR" is "pt"); for a language without rules, words are only folded. */
export const languageOf = (tag: string): Language =>
  languages[tag.toLowerCase().split(/[-_]/)[0] ?? ''] ?? plainLanguage
