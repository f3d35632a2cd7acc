import type { IndexParts } from './index-parts.ts'

/** Entries walked for each word: enough to tell "often" from "never". */
const maxEntries = 20_000
const maxOthers = 3

/** How many products (of the first 20,000 with each) have the term and any of the others, the rarest three of which count. */
export function countTogether({ postings, vocabulary, documents }: IndexParts, term: string, others: string[]): number {
  const own = vocabulary.termId(term)
  if (own < 0) return 0
  const known = others
    .map((other) => vocabulary.termId(other))
    .filter((id) => id >= 0)
    .sort((a, b) => postings.entriesOf(a) - postings.entriesOf(b) || a - b)
    .slice(0, maxOthers)
  const company = new Set<number>()
  for (const id of known) walk(id, (document) => company.add(document))
  if (company.size === 0) return 0
  let together = 0
  walk(own, (document) => {
    if (company.has(document) && documents.isLive(document)) together++
  })
  return together

  function walk(id: number, visit: (document: number) => void): void {
    let left = maxEntries
    postings.forEachSlice(id, (slice, _counts, start, end) => {
      for (let at = start; at < end && left > 0; at++, left--) visit(slice[at] as number)
    })
  }
}
