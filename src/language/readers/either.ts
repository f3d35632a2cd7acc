import { wordsOfAll } from '../packs.ts'

let known: ReadonlySet<string> | undefined

/** Whether a folded word stands between what will do as well, in any language: "or", "oder". */
export function isEitherWord(word: string): boolean {
  known ??= wordsOfAll(({ either }) => either)
  return known.has(word)
}
