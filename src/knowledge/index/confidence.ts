import type { Asked, Look, Signs } from './score-passage.ts'
import { ANSWER_CONFIDENCE, weights } from './weights.ts'

/** Stores with many pages mention more in passing: how often the number of passages doubles the 30 of a small shop. */
const bulkOf = (passages: number): number => Math.max(0, Math.log2(passages / 30))

/** Below this share of the question, headings count as unrelated to it. */
const BARE = 0.1
/** The sentence by itself has all that was asked for, and an answer of the kind that is asked for. */
const isWhole = ({ alone, topics, told }: Signs): boolean => Math.min(alone, topics) >= 0.85 && told === 1

/** How likely this answer is right, 0 to 1. */
export function confidenceOf({ signs }: Look, { passages }: Asked): number {
  const { sure } = weights
  const sum =
    sure.base +
    sure.share * signs.share +
    sure.topics * signs.topics +
    sure.alone * signs.alone +
    sure.headed * signs.headed +
    sure.told * signs.told +
    sure.passage * signs.passage +
    sure.evidence * signs.evidence +
    sure.missing * signs.missing +
    sure.unknown * signs.unknown +
    sure.astray * signs.astray +
    sure.again * signs.again +
    sure.together * signs.together +
    (isWhole(signs) ? sure.whole : 0) +
    (signs.headed < BARE ? sure.bare + sure.bareEvidence * signs.evidence + sure.bulk * bulkOf(passages) : 0)
  const confidence = 1 / (1 + Math.exp(-sum))
  // Of weak answers those that lack what was asked for are seldom right: "in instalments?", and the page lists cards.
  return confidence >= ANSWER_CONFIDENCE ? confidence : confidence * (1 - signs.missing ** 4)
}
