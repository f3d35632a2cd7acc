import { facets } from '../facets/facets.ts'
import { learned } from './learned-weights.ts'
import { type Look, ofItTold, type Sureness } from './score-passage.ts'
import type { Asked, Signs } from './signs.ts'

const NONE = facets.indexOf('none')

/** Stores with many pages mention more in passing: how often the number of passages doubles the 15 of a small shop. */
const bulkOf = (passages: number): number => Math.max(0, Math.log2(passages / 15))
/** Below this share of the question, headings count as unrelated to it. */
const BARE = 0.1
/** How much surer an answer is that speaks of what is asked of. */
const OF_IT = 0.6
/** Further ahead of the next passage than this is as sure as can be. */
const MOST_AHEAD = 2

/** The sentence by itself has all that was asked for, and an answer of the kind that is asked for. */
const isWhole = ({ alone, topics, told }: Signs): boolean => Math.min(alone, topics) >= 0.85 && told === 1

/** Share of what was asked of which no page has a word, but for names of goods: "do you do tax refunds for the Swiss?" */
function strangeOf(wishes: Asked['wishes']): number {
  const heavy = wishes.filter(({ kind }) => kind === 'word' || kind === 'topic')
  return heavy.length === 0 ? 0 : heavy.filter(({ isNamed }) => !isNamed).length / heavy.length
}

/** What is looked at to tell how likely an answer is right. @param ahead by how much it goes before the next passage, null where there is none */
export function doubtsOf(
  { signs }: Look,
  { passages, wishes, facets: asked }: Asked,
  ahead: number | null,
): Record<string, number> {
  const isBare = signs.headed < BARE
  const clear = Math.max(...asked.filter((_, at) => at !== NONE))
  return {
    base: 1,
    ...signs,
    ahead: Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, ahead ?? MOST_AHEAD)),
    whole: isWhole(signs) ? 1 : 0,
    bare: isBare ? 1 : 0,
    bareEvidence: isBare ? signs.evidence : 0,
    bulk: isBare ? bulkOf(passages) : 0,
    single: wishes.length === 1 ? 1 : 0,
    lost: signs.missing ** 4,
    strange: strangeOf(wishes),
    clear,
    untold: clear * (1 - signs.facet),
    off: asked[NONE] ?? 0,
  }
}

/** What is looked at beside to tell whether it is this sentence of its passage that answers. */
export const exactDoubtsOf = (doubts: Record<string, number>, found: Look): Record<string, number> => {
  const others = found.worths.filter((_, at) => at !== found.start && at !== found.further)
  return { ...doubts, apart: Math.min(MOST_AHEAD, found.value - Math.max(...others)) }
}

/** @param ahead by how much it goes before the next passage, null where there is none */
export function surenessOf(found: Look, asked: Asked, ahead: number | null): Sureness {
  const doubts = doubtsOf(found, asked, ahead)
  return {
    confidence: Math.max(
      likely({ ...learned.sure, ofIt: OF_IT }, { ...doubts, ofIt: ofItTold(found) }),
      // Words that the weights know nothing of may ask surely for what a sentence surely rules.
      found.ruled?.likely ?? 0,
    ),
    exactness: likely(learned.exact, exactDoubtsOf(doubts, found)),
  }
}

function likely(weights: Readonly<Record<string, number>>, doubts: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const [name, doubt] of Object.entries(doubts)) sum += (weights[name] ?? 0) * doubt
  return 1 / (1 + Math.exp(-sum))
}
