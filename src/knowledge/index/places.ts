import { isCountry, isLight, meaningReaderOf } from './meanings.ts'
import { termsNamed } from './policy-words.ts'
import { ofSending } from './sending.ts'

/** Words beside a place that ask for nothing else: "and for". */
const MOST_BESIDE = 3

/**
 * A question of one place asked of another: "how much is it to Belgium", and then "and to Germany?"; null where the second names no place,
 * or says more.
 * @param language of both, whose lengths the caller bounds
 */
export function askedOfPlace(former: string, next: string, language: string): string | null {
  const [asked, other] = [wordsOf(former, language), wordsOf(next, language)]
  const named = other.filter(({ isPlace }) => isPlace)
  if (named.length === 0 || other.length - named.length > MOST_BESIDE) return null
  const at = asked.findIndex(({ isPlace }) => isPlace)
  if (at < 0) return null
  const rest = asked.slice(at).filter(({ isPlace }) => !isPlace)
  return [...asked.slice(0, at), ...named, ...rest].map(({ surface }) => surface).join(' ')
}

/** A question behind one that named a place is of that place too, where it names none: "to Geneva?", and then "free from how much?" */
export function withPlaceOf(former: string, next: string, language: string): string {
  const asked = wordsOf(former, language)
  const named = asked.flatMap(({ surface, isPlace }, at) => {
    const before = asked[at - 1]
    return isPlace ? [...(before && !before.isPlace ? [before.surface] : []), surface] : []
  })
  if (named.length === 0 || !goesOnFromPlace(next, language)) return next
  return `${next.trimEnd().replace(/[?!.]{1,9}$/, '')} ${named.join(' ')}`
}

/** Whether all that it asks about may be asked of a place: ways to pay are the same everywhere. */
const goesOnFromPlace = (next: string, language: string): boolean =>
  meaningReaderOf(language)
    .read(next)
    .meanings.every(({ term }) => !isCountry(term) && (isLight(term) || ofSending.has(term)))

/** A text without the places in it: what a question about another place goes on from. */
export function withoutPlaces(text: string, language: string): string {
  const words = wordsOf(text, language)
  return words.some(({ isPlace }) => isPlace)
    ? words.flatMap(({ surface, isPlace }) => (isPlace ? [] : [surface])).join(' ')
    : text
}

/** The words of a text that mean something in the pages of shops; null where none does. */
export function withoutOther(text: string, language: string): string | null {
  const { words, meanings } = meaningReaderOf(language).read(text)
  const meant = new Set(meanings.filter(({ term }) => !isLight(term)).flatMap(({ places }) => places))
  return meant.size === 0 ? null : words.flatMap(({ surface }, at) => (meant.has(at) ? [surface] : [])).join(' ')
}

/** Asked of any matter: "and free?", "how much?" */
const ofAny: ReadonlySet<string> = new Set(termsNamed('cost, free, who pays, expire'))

/** Whether a question names a matter that the one before it does not: "and shipping?", behind one about wrapping. */
export function namesOtherMatter(former: string, next: string, language: string): boolean {
  const mattersOf = (text: string) =>
    meaningReaderOf(language)
      .read(text)
      .meanings.flatMap(({ term }) => (isLight(term) || isCountry(term) || ofAny.has(term) ? [] : term))
  const [asked, other] = [mattersOf(former), mattersOf(next)]
  return other.length > 0 && asked.length > 0 && !other.some((term) => asked.includes(term))
}

/** The places that a text names, as it writes them; empty where it names none. */
export const placesIn = (text: string, language: string): string =>
  wordsOf(text, language)
    .flatMap(({ surface, isPlace }) => (isPlace ? [surface] : []))
    .join(' ')

/** Whether a text names a place. */
export const namesPlace = (text: string, language: string): boolean =>
  wordsOf(text, language).some(({ isPlace }) => isPlace)

function wordsOf(text: string, language: string): { surface: string; isPlace: boolean }[] {
  const { words, meanings } = meaningReaderOf(language).read(text)
  const places = new Set(meanings.flatMap(({ term, places: own }) => (isCountry(term) ? own : [])))
  return words.map(({ surface }, at) => ({ surface, isPlace: places.has(at) }))
}
