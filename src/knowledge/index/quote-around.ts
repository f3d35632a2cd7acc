/** Characters and sentences of what is quoted: as much as a shopper reads in a chat. */
const MOST = 260
const MOST_SENTENCES = 3
/** So much worse may be what stands beside the best sentence than another of its passage. */
const BESIDE = 1.5

/** A row of a table or an item without a full stop tells something of its own. */
export const isProse = (text: string): boolean => /[.!?…]["'”’»)\]]*$/.test(text)

/** The sentences of a passage, in order. */
export interface Around {
  sentences: readonly string[]
  /** Those of them that answer. */
  best: readonly string[]
  /** How good an answer each is beside others. */
  worths: readonly number[]
  /** Places of those that may be quoted beside it. */
  beside: readonly number[]
  /** Whether one cannot be read without the one before. */
  leans(at: number): boolean
}

/**
 * The sentences that answer, and behind them the others of their passage that may as well, as far as they fit: of a passage that speaks of what
 * is asked another sentence is the answer as often as not. Of those what follows the best goes before what precedes it.
 */
export function quoteAround({ sentences, best, worths, beside, leans }: Around): string[] {
  const places = sentences.flatMap((one, at) => (best.includes(one) ? [at] : []))
  const [first = 0, last = -1] = [places[0], places.at(-1)]
  if (last < 0 || !best.every(isProse)) return [...best]
  const taken = new Set(places)
  let length = best.join(' ').length
  const worthOf = (at: number) => (worths[at] ?? 0) + (at === last + 1 || at === first - 1 ? BESIDE : 0)
  for (const at of [...beside].sort((a, b) => worthOf(b) - worthOf(a) || a - b)) {
    const one = sentences[at] as string
    const fits = taken.size < MOST_SENTENCES && isProse(one) && length + one.length < MOST
    if (taken.has(at) || !fits || (leans(at) && !taken.has(at - 1))) continue
    taken.add(at)
    length += one.length + 1
  }
  const others = [...taken].filter((at) => !places.includes(at)).sort((a, b) => a - b)
  const behind = others.filter((at) => at > first)
  return [...best, ...[...behind, ...others.filter((at) => at < first)].map((at) => sentences[at] as string)]
}
