import { isSure } from './question-units.ts'
import { questionWordsOf } from './question-words.ts'
import type { AskedClause, AskedUnit } from './read-question.ts'
import type { ReadText } from './text-words.ts'

/** What a clause names side by side, each with all that is named beside these. */
export interface AskedParts {
  parts: AskedClause[]
  /** "Waterproof or showerproof": one of them is asked for. */
  isEither: boolean
}

/** "Waterproof or just showerproof": more words between two parts them no more as one of both. */
const MOST_BETWEEN_EITHER = 3

/** "Is the lid oven and dishwasher safe", "leather or suede": its parts; null where nothing is named side by side. */
export function partsOf(clause: AskedClause): AskedParts | null {
  const { units, text } = clause
  const { joiners, eithers } = questionWordsOf(text.language)
  const named = units.filter(({ isTalk }) => !isTalk)
  const joined = new Set<AskedUnit>()
  let isEither = false
  for (const [at, unit] of named.entries()) {
    const last = named[at - 1]
    if (!last) continue
    // The "safe" of "dishwasher and microwave safe" stands behind both.
    const isBetween = (place: number) =>
      place > (last.places[0] ?? 0) && place < (unit.places[0] ?? 0) && !last.places.includes(place)
    const between = text.words.flatMap((word, place) => (isBetween(place) ? word.text : []))
    const isOr = between.some((word) => eithers.has(word))
    if (!between.some((word) => joiners.has(word)) || (isOr && between.length > MOST_BETWEEN_EITHER)) continue
    joined.add(last).add(unit)
    isEither ||= isOr
  }
  const sides = [...joined]
  if (sides.length < 2 || !(isEither ? sides.some(isSure) : sides.every(isSure))) return null
  const partOf = (unit: AskedUnit) => ({ ...clause, units: units.filter((one) => one === unit || !joined.has(one)) })
  return { parts: sides.map(partOf), isEither }
}

/** "Or", in the language of the question. */
export const asksEither = ({ words, language }: ReadText): boolean =>
  words.some(({ text }) => questionWordsOf(language).eithers.has(text))
