import { packs, wordList } from '../../language/packs.ts'
import type { ReadText } from './text-words.ts'

/** Words of all languages that name a side of a thing, with which side that is: "breit" is the width. */
export const sideOf = new Map(
  packs.flatMap(({ questions }) =>
    Object.entries(questions?.sides ?? {}).flatMap(([side, words]) =>
      wordList(words).map((word) => [word, side] as const),
    ),
  ),
)

/** The sides that a text names. */
export const sidesNamed = ({ words }: ReadText): Set<string> =>
  new Set(words.flatMap(({ text }) => sideOf.get(text) ?? []))
