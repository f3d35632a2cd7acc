import type { ShopText } from '../questions/shop-texts.ts'
import type { TextWord } from '../questions/text-words.ts'
import type { ProductOption } from '../questions/words-of-options.ts'

/** A value of an option: "53,5 mm". */
export interface Form {
  name: string
  value: string
}

/** Where a sentence names hosts, or values of the product's own options. */
export interface Spot {
  at: number
  /** Behind its last word. */
  to: number
  clause: number
  /** Null of hosts. */
  forms: readonly Form[] | null
}

/**
 * Where a text names values of a product's options: whole ("58,4 mm"), behind the name of the option ("type M"), or by a number that tells them from the
 * others: "53" of "700c 53 mm". @param taken words that name something else
 */
export function valueSpots(
  { words }: ShopText,
  options: readonly ProductOption[],
  taken: ReadonlySet<TextWord>,
): Spot[] {
  const free = (from: number, stems: readonly string[]) =>
    stems.length > 0 &&
    stems.every((stem, at) => words[from + at]?.stem === stem && !taken.has(words[from + at] as TextWord))
  return words
    .flatMap((word, at): Spot[] => {
      const found = options.flatMap(({ name, read, values, readValues }) => {
        const stems = readValues.map((value) => value.words.map(({ stem }) => stem))
        const named = stems.map((own) =>
          own.length === 1 && !/\d/.test(own[0] ?? '') ? [...read.words.map(({ stem }) => stem), ...own] : own,
        )
        const whole = named.flatMap((own, place) =>
          free(at, own) ? [{ name, value: values[place] as string, length: own.length }] : [],
        )
        if (whole.length > 0) return whole
        const isNumber = word.isNumber && !taken.has(word)
        const numbered = isNumber ? values.filter((_, place) => stems[place]?.includes(word.text)) : []
        return numbered.length === values.length ? [] : numbered.map((value) => ({ name, value, length: 1 }))
      })
      const longest = Math.max(0, ...found.map(({ length }) => length))
      const forms = found.filter(({ length }) => length === longest).map(({ name, value }) => ({ name, value }))
      return forms.length === 0 ? [] : [{ at, to: at + longest, clause: word.clause, forms }]
    })
    .filter((spot, at, all) => !all.slice(0, at).some((former) => former.to > spot.at))
}

/**
 * The values that a sentence tells for the hosts at a place: those before it ("58,4 mm for the Uno and the Duetta, 53,5 mm for the Piccola"), or behind it
 * where the sentence begins with hosts ("Carter 8 → 53") or leads on to a value right there: "the Moorgate is type R".
 */
export function formsOf(spots: readonly Spot[], at: number): readonly Form[] {
  const place = spots.findIndex((spot) => spot.at === at)
  const own = spots[place] as Spot
  const next = spots[place + 1]
  const before = spots.slice(0, place).findLast(({ forms }) => forms !== null)
  const isBound =
    next?.forms && next.clause === own.clause && next.at - own.to <= MOST_BETWEEN && before !== spots[place - 1]
  if (spots[0]?.forms === null || isBound) return spots.slice(place).find(({ forms }) => forms !== null)?.forms ?? []
  return before?.forms ?? []
}

/** "Is type R". */
const MOST_BETWEEN = 2
