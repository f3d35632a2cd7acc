import type { AnyPack } from '../pack.ts'
import { packs } from '../packs.ts'

let known: ReadonlySet<string> | undefined

/**
 * Whether a folded word stands in the pack of any language, and so is meant as it stands: "wife" is no slip for "wire". What only
 * policies, talk, answers and questions for facts are read by does not count: those lists are long, and a wish is not made of them.
 */
export function isPackWord(word: string): boolean {
  known ??= new Set(
    packs.flatMap(
      ({ policies, talk, acts, dialogue, writing, judging, claims, questions, topics, reckoning, scales, ...pack }) => [
        ...wordsIn(pack),
      ],
    ),
  )
  return known.has(word)
}

let wishing: ReadonlySet<string> | undefined

/**
 * Whether a folded word tells something of a wish in the pack of any language: a "not", a limit, a unit, a colour, whom a thing is for. What
 * is only said around wishes does not count.
 */
export function isWishWord(word: string): boolean {
  wishing ??= new Set(
    packs.flatMap(
      ({ numbers, units, counted, dimensions, currencies, moneySlang, prices, orders, comparisons, ...pack }) => [
        ...wordsIn({ numbers, units, counted, dimensions, currencies, moneySlang, prices, orders, comparisons }),
        ...wordsIn(wishPartsOf(pack)),
      ],
    ),
  )
  return wishing.has(word)
}

const wishPartsOf = (pack: Partial<AnyPack>) => {
  const { stock, negation, either, comparing, degrees, options, colors, materials, sizes, imitation, properties } = pack
  const { names, audiences, ages, gifts, purposes, contents, occasions, foods, quantities, comparatives, calendar } =
    pack
  return [
    { stock, negation, either, comparing, degrees, options, colors, materials, sizes, imitation, properties },
    { names, audiences, ages, gifts, purposes, contents, occasions, foods, quantities, comparatives, calendar },
  ]
}

function* wordsIn(part: unknown): Generator<string> {
  if (typeof part === 'string') yield* part.split(/[^\p{L}]+/u)
  else if (part !== null && typeof part === 'object' && !(part instanceof RegExp)) {
    for (const inner of Object.values(part)) yield* wordsIn(inner)
  }
}
