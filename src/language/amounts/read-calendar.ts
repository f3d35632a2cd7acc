import { fullPacks, packs, wordList } from '../packs.ts'

/** Places in the lists of all packs, by word. */
function placesOf(lists: readonly (readonly string[])[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const list of lists) {
    for (const [place, words] of list.entries()) {
      for (const word of wordList(words)) if (!places.has(word)) places.set(word, place)
    }
  }
  return places
}

const weekdays = placesOf(packs.map(({ calendar }) => calendar?.weekdays ?? []))
const shortDays = placesOf(fullPacks.map(({ policies }) => policies.shortDays))
const months = placesOf(packs.map(({ calendar }) => calendar?.months ?? []))

/** 0 = Sunday; null when the folded word names no day of the week. */
export const weekdayOf = (word: string): number | null => weekdays.get(word) ?? null

/** The days by which pages call them for short, "Mon": words that may mean something else. */
export const shortDayWords: readonly string[] = [...shortDays.keys()]
/** The same for a word that may be short: "Fri". */
export const shortDayOf = (word: string): number | null => weekdayOf(word) ?? shortDays.get(word) ?? null

const singleDays = new Set(
  packs.flatMap(({ calendar }) => calendar?.weekdays?.map((forms) => wordList(forms)[0]) ?? []),
)
/** Whether a folded word names each such day: "Saturdays", "samstags". */
export const isEachDay = (word: string): boolean => weekdays.has(word) && !singleDays.has(word)

/** 1 = January; null when the folded word names no month. */
export function monthOf(word: string): number | null {
  const place = months.get(word)
  return place === undefined ? null : place + 1
}
