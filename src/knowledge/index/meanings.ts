import { type Analyzer, createAnalyzer } from '../../search/analysis/analyzer.ts'
import { fold } from '../../search/analysis/fold.ts'
import {
  askingWords,
  lightMeanings,
  type PolicyLanguage,
  policyLanguages,
  policyWords,
  unionOf,
} from './policy-words.ts'

/** A word of a text: its term in the text's language, and where it stands. */
export interface Word {
  surface: string
  term: string
}

/** A run of words that has one of the listed meanings. */
export interface Meaning {
  /** "#" and a number: no word has such a term. */
  term: string
  start: number
  end: number
  /** The words themselves, where it is a phrase: one term for all of them. */
  phrase: string | null
}

interface Phrase {
  terms: string[]
  meaning: string
}

/** Parts of a German compound shorter than this are too often something else. */
const MIN_PART = 5

/** Reads words, and what they mean in policies, by the rules of one language. */
export class MeaningReader {
  readonly language: string
  readonly analyzer: Analyzer
  readonly #phrases = new Map<string, Phrase[]>()
  /** Folded single words by length, for compounds; German only. */
  readonly #parts: { surface: string; meaning: string }[] = []
  readonly #asking: ReadonlySet<string>
  /** Words of the listed phrases, folded. */
  readonly vocabulary = new Set<string>()

  constructor(language: string) {
    this.language = language
    this.analyzer = createAnalyzer(language)
    this.#asking = new Set(
      isPolicyLanguage(language)
        ? askingWords[language].split(' ').flatMap((word) => this.#words(word).map(({ surface }) => surface))
        : [],
    )
    if (!isPolicyLanguage(language)) return
    for (const [number, words] of policyWords.entries()) {
      for (const text of words[language]) this.#add(text, `#${number}`)
    }
    for (const phrases of this.#phrases.values()) phrases.sort((a, b) => b.terms.length - a.terms.length)
    this.#parts.sort((a, b) => b.surface.length - a.surface.length)
  }

  /** The words of a text, in order, and the meanings among them; phrases go before their words. */
  read(text: string): { words: Word[]; meanings: Meaning[] } {
    const words = this.#words(text)
    const meanings: Meaning[] = []
    for (let start = 0; start < words.length; start++) {
      const found = this.#phrases
        .get(words[start]?.term ?? '')
        ?.filter(({ terms }) => terms.every((term, at) => words[start + at]?.term === term))
      const longest = found?.[0]?.terms.length ?? 0
      for (const { terms, meaning } of found ?? []) {
        if (terms.length < longest) continue
        meanings.push({ term: meaning, start, end: start + longest, phrase: longest > 1 ? terms.join(' ') : null })
      }
      if (longest === 0) meanings.push(...this.#partsOf(words[start]?.surface ?? '', start))
    }
    return { words, meanings }
  }

  /** Whether the word is one of the listed ones, or of those that say nothing. */
  knows(surface: string): boolean {
    return this.isAsking(surface) || this.vocabulary.has(surface) || this.#phrases.has(this.analyzer.termOf(surface))
  }

  /** Whether the word says nothing of what a question is about. */
  isAsking(surface: string): boolean {
    return this.#asking.has(surface) || this.analyzer.isStopWord(surface)
  }

  #words(text: string): Word[] {
    const words: Word[] = []
    for (const { surface, term, kind } of this.analyzer.analyze(text.replace(/\be-mail/gi, 'email'))) {
      // Other readings of the same words ("tax-exempt" as one) would stand twice.
      if (kind !== 'piece' && kind !== 'joined') words.push({ surface: fold(surface), term })
    }
    return words
  }

  #add(text: string, meaning: string): void {
    const words = this.#words(text)
    for (const { surface } of words) if (surface.length > 4) this.vocabulary.add(surface)
    const [first] = words
    if (!first) return
    const phrases = this.#phrases.get(first.term) ?? []
    phrases.push({ terms: words.map(({ term }) => term), meaning })
    this.#phrases.set(first.term, phrases)
    const isPart = this.language === 'de' && words.length === 1 && first.surface.length >= MIN_PART
    if (isPart) this.#parts.push({ surface: first.surface, meaning })
  }

  /** "Kreditkartennummer" has "Kreditkarte" in it: what a German compound begins and ends with. */
  #partsOf(surface: string, at: number): Meaning[] {
    if (this.language !== 'de' || surface.length < MIN_PART + 3) return []
    const head = this.#parts.find(
      (part) => surface.startsWith(part.surface.slice(0, -1)) && part.surface.length >= MIN_PART,
    )
    const tail = this.#parts.find((part) => surface.endsWith(part.surface) && surface.length > part.surface.length)
    const found = [head, tail].filter((part) => part !== undefined)
    return [...new Set(found.map(({ meaning }) => meaning))].map((term) => ({
      term,
      start: at,
      end: at + 1,
      phrase: null,
    }))
  }
}

/** Whether an answer may do without the meaning. */
export const isLight = (meaning: string): boolean => lightMeanings.has(Number(meaning.slice(1)))

export const isPolicyLanguage = (language: string): language is PolicyLanguage =>
  (policyLanguages as readonly string[]).includes(language)

/** What holds a meaning in it: "Spain" is in the "European Union". */
export const widerOf = (meaning: string): string | undefined => {
  const union = unionOf.get(Number(meaning.slice(1)))
  return union === undefined ? undefined : `#${union}`
}
