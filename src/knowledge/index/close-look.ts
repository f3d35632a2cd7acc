import { weights } from './weights.ts'

/** A source as the index takes it. */
export interface IndexSource {
  id: string
  title: string
  url: string | null
  language: string
  /** ISO 8601. */
  asOf: string
  chunks: { position: number; heading: string; text: string }[]
}

export interface Entry {
  source: Omit<IndexSource, 'chunks'>
  position: number
  heading: string
  text: string
  /** Numbers of terms. */
  titleTerms: Uint32Array
  headingTerms: Uint32Array
  sentences: { text: string; terms: Uint32Array }[]
  words: number
}

export interface FoundPassage {
  source: Omit<IndexSource, 'chunks'>
  position: number
  heading: string
  text: string
  bestSentences: string[]
  score: number
  confidence: number
}

/** Characters: a sentence as short as this is quoted with the next. */
const SHORT_QUOTE = 60

/** A wish of a question, in numbers of terms. */
export interface KnownWish {
  /** By number of a term: how much it is the word asked for. */
  strengths: Map<number, number>
  /** By number of an entry: how often it has the best of the wish's words, weighted by field. */
  counts: Map<number, number>
  weight: number
}

const bestIn = (terms: Uint32Array, { strengths }: KnownWish): number => {
  let best = 0
  for (const term of terms) best = Math.max(best, strengths.get(term) ?? 0)
  return best
}

/** Reads a passage sentence by sentence: two neighbours with the words asked for say more than words all over it. */
export function look(
  entry: Entry,
  score: number,
  wishes: KnownWish[],
  question: { asksNumber: boolean; rarest: number },
): FoundPassage {
  const total = wishes.reduce((sum, { weight }) => sum + weight, 0)
  const above = wishes.map((wish) =>
    Math.max(weights.heading * bestIn(entry.headingTerms, wish), weights.title * bestIn(entry.titleTerms, wish)),
  )
  const inSentences = entry.sentences.map(({ terms }) => wishes.map((wish) => bestIn(terms, wish)))
  const shareOf: ShareOf = (...rows) =>
    wishes.reduce((sum, { weight }, at) => sum + weight * Math.max(0, ...rows.map((row) => row[at] ?? 0)), 0) / total
  const coverage = shareOf(above, ...inSentences)
  const best = bestWindow(above, inSentences, shareOf)
  const quoted = quote(entry, best.start, inSentences, shareOf)
  const evidence = evidenceOf(above, inSentences, wishes) / question.rarest
  const isEnough = Math.min(
    1,
    weights.littleEvidence + ((1 - weights.littleEvidence) * evidence) / weights.fullEvidence,
  )
  const lacksNumber = question.asksNumber && !/\d/.test(quoted.join(' '))
  const fit =
    (weights.coverage * coverage + (1 - weights.coverage) * best.share) *
    isEnough *
    (lacksNumber ? weights.noNumber : 1)
  return {
    source: entry.source,
    position: entry.position,
    heading: entry.heading,
    text: entry.text,
    bestSentences: quoted,
    score: score * (0.3 + 0.7 * fit),
    confidence: 1 / (1 + Math.exp(-weights.steepness * (fit - weights.middle))),
  }
}

type ShareOf = (...rows: number[][]) => number

/** The two neighbouring sentences that, with what stands above them, have most of the question. */
function bestWindow(above: number[], rows: number[][], shareOf: ShareOf): { share: number; start: number } {
  let best = { share: shareOf(above), start: 0, own: -1 }
  for (let start = 0; start < rows.length; start++) {
    const window = rows.slice(start, start + 2)
    const share = shareOf(above, ...window)
    const own = shareOf(...window)
    if (share > best.share + 1e-9 || (share > best.share - 1e-9 && own > best.own + 1e-9)) best = { share, start, own }
  }
  return best
}

/** A word that a passage mentions once in passing says little of what it is about; a heading, or a word that comes again, more. */
function evidenceOf(above: number[], rows: number[][], wishes: KnownWish[]): number {
  return wishes.reduce((sum, { weight }, at) => {
    const times = 2 * (above[at] as number) + rows.reduce((count, row) => count + (row[at] as number), 0)
    return sum + weight * Math.min(1, times / 2)
  }, 0)
}

/** One or two neighbouring sentences, as written: the second only when it has something that the first lacks. */
function quote(entry: Entry, start: number, rows: number[][], shareOf: ShareOf): string[] {
  const [first = [], second = []] = [rows[start], rows[start + 1]]
  const both = entry.sentences.slice(start, start + 2).map(({ text }) => text)
  const [one, two] = [shareOf(first), shareOf(second)]
  if (one === 0 && two > 0) return both.slice(1)
  const isWhole = one > 0 && shareOf(first, second) <= one + 1e-9 && (both[0]?.length ?? 0) >= SHORT_QUOTE
  return isWhole ? both.slice(0, 1) : both
}
