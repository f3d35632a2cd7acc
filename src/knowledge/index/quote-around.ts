/** Characters of what is quoted: some three sentences, as much as a shopper reads in a chat. */
const MOST = 320

/** A row of a table or an item without a full stop tells something of its own. */
const isProse = (text: string): boolean => /[.!?…]["'”’»)\]]*$/.test(text)

/**
 * The sentences that answer, with those around them in their passage as far as they fit, the better ones first: of a passage that speaks of what
 * is asked the sentence beside the best one is the answer as often as not.
 * @param sentences of the passage, in order
 * @param best those of them that answer
 * @param worths how good an answer each is beside others; where it is not known the next ones go first
 */
export function quoteAround(
  sentences: readonly string[],
  best: readonly string[],
  worths: readonly number[] = [],
): string[] {
  const isBest = sentences.map((one) => best.includes(one))
  let first = isBest.indexOf(true)
  let last = isBest.lastIndexOf(true)
  // What was quoted from far apart stays as it is.
  let length = sentences.slice(first, last + 1).join(' ').length
  if (first < 0 || length > MOST || !best.every(isProse)) return [...best]
  for (;;) {
    const [next, former] = [last + 1, first - 1]
    const fits = (at: number) => {
      const one = sentences[at]
      return one !== undefined && isProse(one) && length + one.length < MOST
    }
    const isFormer = fits(former) && (!fits(next) || (worths[former] ?? 0) > (worths[next] ?? 0))
    if (!isFormer && !fits(next)) return sentences.slice(first, last + 1)
    length += (sentences[isFormer ? former : next]?.length ?? 0) + 1
    if (isFormer) first = former
    else last = next
  }
}
