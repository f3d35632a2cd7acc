import { weekdayOf } from '../../language/amounts/read-calendar.ts'
import { tellingOfDay, termOfDay } from './days.ts'
import { isNameOfThing, nameIn } from './goods-named.ts'
import { listedWith, listingOf } from './listings.ts'
import { isLight, type MeaningReader, relatedTo } from './meanings.ts'

/** A word or phrase of a question that an answer should have. */
export interface Wish {
  /** The word as it was written, where it is one. */
  surface: string | null
  /** Any of these terms is the word itself. */
  terms: Set<string>
  /** Any of these is another word for it. */
  meanings: Set<string>
  /** What may stand in for it, with how much of its strength. */
  related: Map<string, number>
  /** Lists that it would stand in, likewise. */
  lists: Map<string, number>
  /**
   * topic: a listed meaning; light: one that an answer may do without; word: any other, of which nothing is known;
   * foreign: such a word in a language that no page has; name: that of a thing, which a page that tells of all things does without.
   */
  kind: 'topic' | 'light' | 'word' | 'foreign' | 'name'
}

const MAX_WISHES = 24

interface Group {
  places: number[]
  meanings: Set<string>
  phrases: Set<string>
}

/**
 * What a question asks for.
 * @param own reads by the question's language, the others by the languages of the pages
 */
export function readQuestion(text: string, own: MeaningReader, others: MeaningReader[], isOwnPage: boolean): Wish[] {
  const { words, meanings } = own.read(text)
  const groups = new Map<string, Group>()
  for (const { term, places, phrase } of meanings) {
    const key = places.join()
    const group = groups.get(key) ?? { places, meanings: new Set(), phrases: new Set() }
    group.meanings.add(term)
    if (phrase !== null) group.phrases.add(phrase)
    groups.set(key, group)
  }
  const taken = new Set<number>()
  const kept: Group[] = []
  for (const group of [...groups.values()].sort((a, b) => b.places.length - a.places.length)) {
    if (group.places.some((place) => taken.has(place))) continue
    const isSaid = group.places.length > 1 || !own.isAsking(words[group.places[0] as number]?.surface ?? '')
    if (!isSaid) continue
    for (const place of group.places) taken.add(place)
    kept.push(group)
  }
  for (const [place, { surface }] of words.entries()) {
    if (!taken.has(place) && !own.isAsking(surface)) {
      kept.push({ places: [place], meanings: new Set(), phrases: new Set() })
    }
  }
  kept.sort((a, b) => (a.places[0] as number) - (b.places[0] as number))
  const wishes = kept.slice(0, MAX_WISHES).map(({ places, meanings: found, phrases }): Wish => {
    const terms = new Set(phrases)
    const surface = places.length === 1 ? (words[places[0] as number]?.surface ?? null) : null
    if (surface !== null) {
      for (const { analyzer } of [own, ...others]) terms.add(analyzer.termOf(surface))
      const day = weekdayOf(surface)
      if (day !== null) terms.add(termOfDay(day))
      for (const { analyzer, language } of others) {
        const name = nameIn(surface, own.language, language)
        if (name !== null) terms.add(analyzer.termOf(name))
      }
    }
    if (found.size === 0 && surface !== null) {
      // A word that another language lends: "bikini", "express".
      for (const other of others) for (const { term } of other.read(surface).meanings) found.add(term)
    }
    const isName = surface !== null && isNameOfThing(surface, own.language)
    const plain = isName ? 'name' : isOwnPage ? 'word' : 'foreign'
    const isDay = surface !== null && weekdayOf(surface) !== null
    const kind = isDay ? 'topic' : found.size === 0 ? plain : [...found].every(isLight) ? 'light' : 'topic'
    const { related, lists } = relatedOf(found)
    if (isDay) for (const [term, strength] of tellingOfDay) related.set(term, strength)
    return { surface, terms, meanings: found, related, lists, kind }
  })
  return mergeEqual(wishes)
}

function relatedOf(meanings: Set<string>): Pick<Wish, 'related' | 'lists'> {
  const strongest = (all: { term: string; strength: number }[]) =>
    new Map(
      all
        .filter(({ term }) => !meanings.has(term))
        .sort((a, b) => a.strength - b.strength)
        .map(({ term, strength }) => [term, strength]),
    )
  return {
    related: strongest([...meanings].flatMap((meaning) => [...relatedTo(meaning), ...listedWith(meaning)])),
    lists: strongest([...meanings].flatMap(listingOf)),
  }
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
