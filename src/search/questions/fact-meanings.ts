import { phraseList } from '../../language/packs.ts'
import { languageOf } from '../analysis/languages.ts'
import { type Pattern, patternOf, placesOf, type TextWord } from './text-words.ts'

interface Entry<Meaning> {
  pattern: Pattern
  meaning: Meaning
  gap: number | undefined
}

/** Phrases of a language with what they mean, by their first word; those that only tell a beginning are apart. */
export class Meanings<Meaning> {
  readonly #byStem = new Map<string, Entry<Meaning>[]>()
  /** By the letters that all of them have. */
  readonly #beginnings = new Map<string, Entry<Meaning>[]>()

  /**
   * @param isExact counts in the forms that are listed only: "weight", but not "weighted"
   * @param gap most words between those of a phrase, whatever is asked for
   */
  add(meaning: Meaning, phrases: string | undefined, language: string, isExact = false, gap?: number): void {
    for (const phrase of phraseList(phrases).flatMap((one) => (isExact ? one : withPlural(one, language)))) {
      const pattern = patternOf(phrase, language, isExact)
      const [first] = pattern.words
      if (!first) continue
      const entry = { pattern, meaning, gap }
      if (first.begins !== null) push(this.#beginnings, first.begins.slice(0, COMMON_LETTERS), entry)
      else for (const key of new Set([first.stem, first.text])) push(this.#byStem, key, entry)
    }
  }

  /** Every meaning that begins at a word, with the places of its words. */
  at(words: readonly TextWord[], from: number, gap?: number): { meaning: Meaning; places: number[] }[] {
    const word = words[from] as TextWord
    const found: { meaning: Meaning; places: number[] }[] = []
    const byStem = this.#byStem.get(word.stem)
    const byText = word.text === word.stem ? undefined : this.#byStem.get(word.text)
    for (const entry of byStem ?? none) this.#take(entry, words, from, gap, found)
    for (const entry of byText ?? none)
      if (!byStem?.includes(entry as never)) this.#take(entry, words, from, gap, found)
    for (let letters = 1; letters <= COMMON_LETTERS; letters++)
      for (const entry of this.#beginnings.get(word.text.slice(0, letters)) ?? none)
        if (letters === COMMON_LETTERS || entry.pattern.words[0]?.begins?.length === letters)
          this.#take(entry, words, from, gap, found)
    return found
  }

  #take(
    { pattern, meaning, gap: own }: Entry<Meaning>,
    words: readonly TextWord[],
    from: number,
    gap: number | undefined,
    found: { meaning: Meaning; places: number[] }[],
  ): void {
    const places = placesOf(pattern, words, from, own ?? gap)
    if (places) found.push({ meaning, places })
  }
}

/** "Ajustables" has another stem than "ajustable": the stemmer takes the ends of words apart that are one. */
function withPlural(phrase: string, language: string): string[] {
  const { stem } = languageOf(language)
  const isApart = /^\p{L}+[aeo]$/u.test(phrase) && stem(`${phrase}s`) !== stem(phrase)
  return isApart ? [phrase, `${phrase}s`] : [phrase]
}

/** So many letters of a beginning are looked up. */
const COMMON_LETTERS = 3

function push<Value>(all: Map<string, Value[]>, key: string, value: Value): void {
  const own = all.get(key)
  if (own) own.push(value)
  else all.set(key, [value])
}

const none: readonly never[] = []
