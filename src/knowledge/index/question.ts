import { isLight, type MeaningReader, widerOf } from './meanings.ts'

/** A word or phrase of a question that an answer should have. */
export interface Wish {
  /** Any of these terms is the word itself. */
  terms: Set<string>
  /** Any of these is another word for it. */
  meanings: Set<string>
  /** An answer may do without it. */
  isLight: boolean
}

const MAX_WISHES = 24

/**
 * What a question asks for.
 * @param own reads by the question's language, the others by the languages of the pages
 */
export function readQuestion(text: string, own: MeaningReader, others: MeaningReader[]): Wish[] {
  const { words, meanings } = own.read(text)
  const wishes: Wish[] = []
  for (let at = 0; at < words.length && wishes.length < MAX_WISHES; ) {
    const phrases = meanings.filter(({ start }) => start === at)
    const end = Math.max(at + 1, ...phrases.map((phrase) => phrase.end))
    const surfaces = words.slice(at, end).map(({ surface }) => surface)
    at = end
    const isAsking = surfaces.every((surface) => own.isAsking(surface))
    if (isAsking && (phrases.length === 0 || surfaces.length === 1)) continue
    const terms = new Set<string>()
    if (surfaces.length === 1) {
      const surface = surfaces[0] as string
      for (const { analyzer } of [own, ...others]) terms.add(analyzer.termOf(surface))
    }
    for (const { phrase } of phrases) if (phrase !== null) terms.add(phrase)
    wishes.push({
      terms,
      meanings: new Set(phrases.flatMap(({ term }) => [term, widerOf(term) ?? []].flat())),
      isLight: phrases.some(({ term }) => isLight(term)),
    })
  }
  return mergeEqual(wishes)
}

/** The same thing asked for twice counts once. */
function mergeEqual(wishes: Wish[]): Wish[] {
  const merged: Wish[] = []
  for (const wish of wishes) {
    const equal = merged.find(
      (other) =>
        [...wish.terms].some((term) => other.terms.has(term)) ||
        (wish.meanings.size > 0 && [...wish.meanings].every((term) => other.meanings.has(term))),
    )
    if (!equal) merged.push(wish)
    else for (const term of wish.terms) equal.terms.add(term)
  }
  return merged
}
