import { wholeOf } from '../index/countries.ts'
import { denies } from '../index/listings.ts'
import { isCountry, type Reading } from '../index/meanings.ts'
import { codeAt } from '../index/policy-words.ts'

/** A union stands for its countries: the table of regions has three digits for a continent. */
export const isUnion = (code: string): boolean => code === 'EU' || /^\d{3}$/.test(code)

/** Codes of the places that a text names, each by its longest name; a country beside parts of it stands for these. */
export function placesIn({ meanings }: Reading): string[] {
  const named = meanings.filter(({ term }) => isCountry(term))
  const isWithin = (places: readonly number[]) =>
    named.some((other) => other.places.length > places.length && places.every((place) => other.places.includes(place)))
  const codes = new Set(
    named.flatMap(({ term, places }) => (isWithin(places) ? [] : (codeAt(Number(term.slice(1))) ?? []))),
  )
  const parted = new Set([...codes].flatMap((code) => wholeOf(code) ?? []))
  return [...codes].filter((code) => !parted.has(code) && !(/^\d/.test(code) && codes.has('EU')))
}

/** Fewer places are no list. */
const FEWEST_LISTED = 2

/** "Europe. We ship to Germany, Austria and France": the countries that a passage lists, where it says that it sends there. */
export function placesListed(sentences: readonly { text: string; read: Reading }[]): string[] {
  const [first] = sentences.filter(({ text, read }) => placesIn(read).length >= FEWEST_LISTED && !denies(text))
  return first ? placesIn(first.read).filter((code) => !isUnion(code)) : []
}
