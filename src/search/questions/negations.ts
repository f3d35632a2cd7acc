import { wordsOfAll } from '../../language/packs.ts'
import { endOfNegation } from '../../language/readers/negation.ts'
import { isPurposeWord } from '../../language/readers/purpose.ts'
import { isNoun } from '../things/is-noun.ts'
import type { Meanings } from './fact-meanings.ts'
import type { ReadText, TextWord } from './text-words.ts'

const excess = wordsOfAll(({ questions }) => questions?.excess)
const beforeVerbs = wordsOfAll(({ questions }) => questions?.excessBeforeVerbs)
const verbEndings = [...wordsOfAll(({ questions }) => questions?.verbEndings)]
/** Words from "too" to what stands behind its "for": "too harsh for short coats". */
const TOO_FOR = 3

/** "Zu rau", but neither "leicht zu reinigen" nor "zu Hause". */
function isExcess({ words, tokens }: ReadText, at: number): boolean {
  const [{ text: word = '' } = {}, next] = [words[at], words[at + 1]]
  if (!excess.has(word) || !next) return false
  const isOther = isNoun(next.text) || /^\p{Lu}/u.test(tokens[next.at]?.raw ?? '')
  return !(beforeVerbs.has(word) && (isOther || verbEndings.some((end) => next.text.endsWith(end))))
}

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
  said: ReadText,
  denies: Meanings<true>,
  facts: readonly { places: readonly number[] }[],
): Negation[] {
  const { words, tokens } = said
  const found: Negation[] = []
  for (const [from, { at }] of words.entries()) {
    const end = endOfNegation(tokens, at)
    if (end !== null) {
      let to = from + 1
      while (words[to] && (words[to] as TextWord).at < end) to++
      found.push({ from, to })
      continue
    }
    if (isExcess(said, from) && isPurposeWord(words[from + TOO_FOR - 1]?.text ?? '')) {
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
