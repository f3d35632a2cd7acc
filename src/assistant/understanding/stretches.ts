import { wordsOfAll } from '../../language/packs.ts'
import { asksNothing } from '../../language/readers/ask-nothing.ts'
import type { Deed } from '../../language/said/said-lines.ts'
import type { SaidPart } from '../../language/said/said-reader.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { isOrdinaryWord } from '../../search/index/meant-words.ts'

/** What is said beside what is wanted. */
export const asides = new Set<Deed>(['hi', 'thanks', 'bye', 'talk', 'yes', 'no', 'tell', 'off'])
/** Parts of one wish: what comes behind says more of it. */
const wishes = new Set<Deed>(['find', 'refine', 'gift', 'give'])

/** A stretch of a message that wants one thing. */
export interface Stretch {
  start: number
  end: number
  deed: Deed
  shares: number[]
}

const joining = wordsOfAll(({ dialogue }) => dialogue?.betweenCompared)
/** What the other side of a comparison may sound like by itself. */
const sides = new Set<Deed>(['price', 'pick', 'options', 'stock', 'ask', 'find', 'compare'])
/** "And the large one": more words ask something else. */
const MOST_OF_SIDE = 5

/** "What is the difference between the small one | and the large one?": whether a part is the other side of what is compared before it. */
function isOtherSide({ start, end, deed }: SaidPart, before: Stretch, text: string): boolean {
  const [first = '', ...words] = wordsIn(text.slice(start, end))
  const isOpen = !wordsIn(text.slice(before.start, before.end)).some((word) => joining.has(word))
  return before.deed === 'compare' && sides.has(deed) && isOpen && joining.has(first) && words.length <= MOST_OF_SIDE
}

/**
 * Puts what belongs together: a story with what it is told for, what says more of one wish, and the sides of a comparison.
 * @param prices what the text says of prices, in its own words
 */
export function stretchesOf(parts: readonly SaidPart[], text: string, prices: readonly string[]): Stretch[] {
  const made: Stretch[] = []
  // "About 30 quid", behind a wish, says more of it, whatever it sounds like.
  const namesPrice = ({ start, end, deed }: SaidPart) => {
    const said = text.slice(start, end)
    const price = prices.find((one) => said.includes(one))
    return price !== undefined && (asides.has(deed) || !/\p{L}/u.test(said.replace(price, '')))
  }
  let story: SaidPart | null = null
  for (const [at, part] of parts.entries()) {
    const { start, end, deed, shares } = part
    const hasNext = parts.slice(at + 1).some((one) => !asides.has(one.deed))
    if (deed === 'tell' && hasNext) {
      story ??= part
      continue
    }
    const last = made.at(-1)
    const isOfThing = wishes.has(deed) || (deed === 'tell' && story === null)
    const isOfWish = isOfThing || namesPrice(part) || saysNothing(part)
    const isMore = last && wishes.has(last.deed) && isOfWish
    if (isMore || (last && isOtherSide(part, last, text))) last.end = end
    else made.push({ start: story?.start ?? start, end, deed, shares: [...shares] })
    story = null
  }
  return made
}

/** Less sure than this of what a part of small words does, it does nothing by itself. */
const LEAST_ALONE = 0.35

/** "What can I do?", behind "my kitchen is so dark"; "peut-être ?", behind "un parfum". */
const saysNothing = ({ confidence, words }: SaidPart): boolean =>
  confidence < LEAST_ALONE &&
  words.every(({ token: { kind, text } }) => kind === 'sign' || isOrdinaryWord(text) || asksNothing(text))
