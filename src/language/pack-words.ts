import { packs } from './packs.ts'

let known: ReadonlySet<string> | undefined

/**
 * Whether a folded word stands in the pack of any language, and so is meant as it stands: "wife" is no slip for "wire". What only
 * policies, talk, answers and questions for facts are read by does not count: those lists are long, and a wish is not made of them.
 */
export function isPackWord(word: string): boolean {
  known ??= new Set(
    packs.flatMap(
      ({ policies, talk, acts, dialogue, writing, judging, claims, questions, topics, reckoning, ...pack }) => [
        ...wordsIn(pack),
      ],
    ),
  )
  return known.has(word)
}

function* wordsIn(part: unknown): Generator<string> {
  if (typeof part === 'string') yield* part.split(/[^\p{L}]+/u)
  else if (part !== null && typeof part === 'object' && !(part instanceof RegExp)) {
    for (const inner of Object.values(part)) yield* wordsIn(inner)
  }
}
