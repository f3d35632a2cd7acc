import { packOf, wordList, wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { type Analyzer, createAnalyzer } from '../../search/analysis/analyzer.ts'
import { remembering } from '../../shared/remembering.ts'
import { CompoundReader } from './compounds.ts'
import { isNameOfThing } from './goods-named.ts'
import { isListed, isThing, lightMeanings, policyLanguages, policyWords, relatedMeanings } from './policy-words.ts'

/** A word of a text: its term in the text's language, and where it stands. */
export interface Word {
  surface: string
  term: string
}

/** Words that have one of the listed meanings. */
export interface Meaning {
  /** "#" and a number: no word has such a term. */
  term: string
  /** Which words, in order. */
  places: number[]
  /** The words themselves, where it is a phrase without gaps: one term for all of them. */
  phrase: string | null
}

/** A text as it was read. */
export interface Reading {
  text: string
  words: Word[]
  meanings: Meaning[]
}

interface Phrase {
  /** Runs of words; up to `MOST_BETWEEN` others may stand between two runs. */
  runs: string[][]
  meaning: string
  words: number
  /** The first word as it is listed. */
  surface: string
  /** Whether it is also another word, and meant only behind one such as "to". */
  isAmbiguous: boolean
}

const MOST_BETWEEN = 4
/** Words between two countries that are named together: "the EU and the". */
const MOST_JOINING = 2
/** Words of so few letters are meant as they are written. */
const SHORT = 3

/** "E-mail", "e-bike", "T-shirt": one word, and an e-bike is no bike. */
const lettered = /(?<![\p{L}\p{N}-])(\p{L})-(?=\p{L}{3})/gu

const outside = wordsOfAll(({ policies }) => policies?.outside)
const toPlace = wordsOfAll(({ policies }) => policies?.toPlace)

/** Reads words, and what they mean in policies, by the rules of one language. */
export class MeaningReader {
  readonly language: string
  readonly analyzer: Analyzer
  /** By their first word, longest first. */
  readonly #phrases = new Map<string, Phrase[]>()
  readonly #compounds: CompoundReader
  readonly #asking: ReadonlySet<string>
  /** Single words that ask for something, though search takes them for words without weight. */
  readonly #topics = new Set<string>()
  /** Words of the listed phrases, folded. */
  readonly vocabulary = new Set<string>()

  constructor(language: string) {
    this.language = language
    this.analyzer = createAnalyzer(language)
    this.#compounds = new CompoundReader(language)
    this.#asking = new Set(
      isPolicyLanguage(language)
        ? wordList(packOf(language)?.policies?.asking).flatMap((word) =>
            this.#words(word).map(({ surface }) => surface),
          )
        : [],
    )
    if (!isPolicyLanguage(language)) return
    for (const [number, words] of policyWords.entries()) {
      for (const text of words[language] ?? []) this.#add(text, `#${number}`)
    }
    for (const phrases of this.#phrases.values()) phrases.sort((a, b) => b.words - a.words)
    this.#compounds.close()
  }

  /** The words of a text, in order, and the meanings among them: of those that begin with the same word the longest. */
  read(text: string): Reading {
    const words = this.#words(text)
    const meanings: Meaning[] = []
    let endOfCountry = 0
    let endOfOutside = 0
    for (let start = 0; start < words.length; start++) {
      let longest = 0
      // "Northern Ireland" is not in Ireland.
      const isInCountry = start < endOfCountry
      for (const phrase of this.#phrases.get(words[start]?.term ?? '') ?? []) {
        if (phrase.words < longest) break
        const places = placesOf(phrase.runs, words, start)
        if (places === null || (isCountry(phrase.meaning) && !isNamed(phrase, words, start))) continue
        longest = phrase.words
        if (isCountry(phrase.meaning)) {
          // "Outside the EU and Switzerland" is outside both.
          const isOutside = this.#isOutside(words, start) || (endOfOutside > 0 && start - endOfOutside <= MOST_JOINING)
          if (isOutside) endOfOutside = (places.at(-1) ?? start) + 1
          if (isInCountry || isOutside) continue
          endOfCountry = (places.at(-1) ?? start) + 1
        }
        // "Sign up" is not of UPS.
        if (phrase.words === 1 && phrase.surface.length <= SHORT && phrase.surface !== words[start]?.surface) continue
        if (phrase.words === 1 && this.#isOtherThing(words[start]?.surface ?? '', phrase.surface)) continue
        const isPhrase = phrase.runs.length === 1 && phrase.words > 1
        meanings.push({ term: phrase.meaning, places, phrase: isPhrase ? (phrase.runs[0] ?? []).join(' ') : null })
      }
      if (longest > 0) continue
      for (const term of this.#compounds.meaningsOf(words[start]?.surface ?? '')) {
        meanings.push({ term, places: [start], phrase: null })
      }
    }
    return { text, words, meanings }
  }

  /** Whether the word is one of the listed ones, or of those that say nothing. */
  knows(surface: string): boolean {
    return this.isAsking(surface) || this.vocabulary.has(surface) || this.#phrases.has(this.analyzer.termOf(surface))
  }

  /** Whether the word says nothing of what a question is about. */
  isAsking(surface: string): boolean {
    return this.#asking.has(surface) || (this.analyzer.isStopWord(surface) && !this.#topics.has(surface))
  }

  /** "Outside the UK" is about all other countries. */
  #isOutside(words: Word[], place: number): boolean {
    return words.slice(Math.max(0, place - 3), place).some(({ surface }) => outside.has(surface))
  }

  /** "Messer" has the stem of "messen", and is a thing. */
  #isOtherThing(surface: string, listed: string): boolean {
    const isName = (word: string) => isNameOfThing(word, this.language)
    return surface !== listed && isName(surface) && !isName(listed)
  }

  #words(text: string): Word[] {
    const words: Word[] = []
    for (const { surface, term, kind } of this.analyzer.analyze(text.replace(lettered, '$1'))) {
      // Other readings of the same words ("tax-exempt" as one) would stand twice.
      if (kind !== 'piece' && kind !== 'joined') words.push({ surface: fold(surface), term })
    }
    return words
  }

  #add(listed: string, meaning: string): void {
    const isAmbiguous = listed.startsWith('~')
    const text = isAmbiguous ? listed.slice(1) : listed
    const runs = text.split(' .. ').map((run) => this.#words(run))
    const words = runs.flat()
    // No word that nobody knows is taken for a small town.
    const isRead = !isCountry(meaning) || /^\p{Lu}/u.test(text)
    if (isRead) for (const { surface } of words) if (surface.length > 4) this.vocabulary.add(surface)
    const [first] = words
    if (!first) return
    const phrases = this.#phrases.get(first.term) ?? []
    const terms = runs.map((run) => run.map(({ term }) => term))
    phrases.push({ runs: terms, meaning, words: words.length, surface: first.surface, isAmbiguous })
    this.#phrases.set(first.term, phrases)
    if (words.length > 1 || !isRead) return
    this.#compounds.add(first.surface, meaning)
    if (isTopic(meaning)) this.#topics.add(first.surface)
  }
}

/** Names of places are written as they are, but for an "s": "berg" is no form of Bergen. */
function isNamed({ surface, words: length, isAmbiguous }: Phrase, words: Word[], start: number): boolean {
  const written = words[start]?.surface ?? ''
  if (length === 1 && written !== surface && written !== `${surface}s`) return false
  return !isAmbiguous || toPlace.has(words[start - 1]?.surface ?? '')
}

/** Where the words of a phrase stand in a text from `start` on, or null. */
function placesOf(runs: string[][], words: Word[], start: number): number[] | null {
  const places: number[] = []
  let from = start
  for (const [at, run] of runs.entries()) {
    const last = at === 0 ? from : Math.min(from + MOST_BETWEEN, words.length - run.length)
    let found = -1
    for (let place = from; place <= last && found < 0; place++) {
      if (run.every((term, offset) => words[place + offset]?.term === term)) found = place
    }
    if (found < 0) return null
    for (let offset = 0; offset < run.length; offset++) places.push(found + offset)
    from = found + run.length
  }
  return places
}

/** Whether an answer may do without the meaning. */
export const isLight = (meaning: string): boolean => lightMeanings.has(Number(meaning.slice(1)))

/** Whether the meaning is a country, or a region of them. */
export const isCountry = (meaning: string): boolean => !isListed(Number(meaning.slice(1)))

const isTopic = (meaning: string): boolean => isListed(Number(meaning.slice(1))) && !isLight(meaning)

/** Whether the meaning is a thing that shops sell. */
export const isGoods = (meaning: string): boolean => isThing(Number(meaning.slice(1)))

/** Whether words on policies are known of a language. */
export const isPolicyLanguage = (language: string): boolean => policyLanguages.includes(language)

/** What may stand in for a meaning, with how much of its strength: "Spain" is in the "European Union". */
export const relatedTo = (meaning: string): { term: string; strength: number }[] =>
  (relatedMeanings.get(Number(meaning.slice(1))) ?? []).map(([place, strength]) => ({ term: `#${place}`, strength }))

/** More languages are not kept at once: pages may say anything of theirs. */
const MOST_LANGUAGES = 40

/** The reader of a language, made once for all shops: it takes time and memory. @param language ISO 639-1 */
export const meaningReaderOf = remembering(
  (language: string) => new MeaningReader(language.slice(0, 8)),
  MOST_LANGUAGES,
)
