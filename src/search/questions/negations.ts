import { wordsOfAll } from '../../language/packs.ts'
import { endOfNegation } from '../../language/readers/negation.ts'
import { isPurposeWord } from '../../language/readers/purpose.ts'
import type { Meanings } from './fact-meanings.ts'
import type { ReadText, TextWord } from './text-words.ts'

const excess = wordsOfAll(({ questions }) => questions?.excess)
/** Words from "too" to what stands behind its "for": "too harsh for short coats". */
const TOO_FOR = 3

/** The places of the words of a "not" or "without", and behind the last one that it denies where it denies no more. */
export interface Negation {
  from: number
  to: number
  until?: number
}

/**
 * Where a "not" or "without" stands, in order.
 * @param facts what else the words say: the "non" of "non-stick" denies that it sticks, and not that it is a pan
 */
export function negationsIn(
  { words, tokens }: ReadText,
  denies: Meanings<true>,
  facts: readonly { places: readonly number[] }[],
): Negation[] {
  const found: Negation[] = []
  for (const [from, { at }] of words.entries()) {
    const end = endOfNegation(tokens, at)
    if (end !== null) {
      let to = from + 1
      while (words[to] && (words[to] as TextWord).at < end) to++
      found.push({ from, to })
      continue
    }
    if (excess.has(words[from]?.text ?? '') && isPurposeWord(words[from + TOO_FOR - 1]?.text ?? '')) {
      found.push({ from, to: from + TOO_FOR })
      continue
    }
    const [denial] = denies.at(words, from, 0)
    if (denial) found.push({ from, to: (denial.places.at(-1) as number) + 1 })
  }
  return found.map((one) => {
    const whole = facts.find(({ places }) => places.length > 1 && places.includes(one.from))
    return whole ? { ...one, until: (whole.places.at(-1) as number) + 1 } : one
  })
}
