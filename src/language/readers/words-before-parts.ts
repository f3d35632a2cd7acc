import { phrasesOfAll, wordsOfAll } from '../packs.ts'

const notOfParts = new Set([
  ...phrasesOfAll(({ further }) => further?.and),
  ...wordsOfAll((pack) => pack.articles),
  ...wordsOfAll(({ quantities }) => quantities?.of),
  ...phrasesOfAll(({ options }) => options?.markers),
  ...phrasesOfAll(({ options }) => options?.materialMarkers),
])

/** "With a hood and a zipper", "for the lid": what follows these is a part of the thing, or what it is for. */
export const partWords: ReadonlySet<string> = new Set(
  [...wordsOfAll(({ names }) => names?.details)].filter((word) => !notOfParts.has(word)),
)
