import { splitSentences } from '../shared/sentences.ts'

/** Characters of what is quoted: some three sentences, as much as a shopper reads in a chat. */
const MOST = 320

/** A row of a table or an item without a full stop tells something of its own. */
const isProse = (text: string): boolean => /[.!?…]["'”’»)\]]*$/.test(text)

/**
 * The sentences that answer, with those around them in their passage as far as they fit, the next ones first: of a passage that speaks of what
 * is asked the sentence beside the best one is the answer as often as not.
 * @param text the passage, as written
 * @param best sentences of it
 */
export function quoteAround(text: string, best: readonly string[]): string[] {
  const sentences = splitSentences(text)
  const isBest = sentences.map((one) => best.some((other) => other.includes(one) || one.includes(other)))
  let first = isBest.indexOf(true)
  let last = isBest.lastIndexOf(true)
  if (first < 0 || !best.every(isProse)) return [...best]
  let length = sentences.slice(first, last + 1).join(' ').length
  // What was quoted from far apart stays as it is.
  if (length > MOST) return [...best]
  const fits = (one: string | undefined): one is string =>
    one !== undefined && isProse(one) && length + one.length < MOST
  for (;;) {
    const [next, former] = [sentences[last + 1], sentences[first - 1]]
    if (fits(next)) {
      length += next.length + 1
      last++
    } else if (fits(former)) {
      length += former.length + 1
      first--
    } else return sentences.slice(first, last + 1)
  }
}
