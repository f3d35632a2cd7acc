import { isNegation, isNegationBehind, isNegationOfNext } from '../../language/readers/negation.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { splitSentences } from '../../shared/sentences.ts'
import type { Analyzer, Token } from '../analysis/analyzer.ts'
import { stripHtml } from '../analysis/strip-html.ts'

/** A sentence of the shop that speaks of a word. */
export interface Evidence {
  /** `fails` when every sentence with the word denies it: "not waterproof". */
  verdict: 'holds' | 'fails'
  /** As the shop wrote it, without HTML. */
  sentence: string
}

/** A denial reaches so many words forward: "without any metal parts". */
const REACH = 3

/**
 * Finds what a text says of words that a shopper asked for.
 * @param wanted index terms, all of which a sentence must have
 * @returns null when no sentence has them all
 */
export function readEvidence(text: string, wanted: readonly string[], analyzer: Analyzer): Evidence | null {
  const terms = new Set(wanted)
  let denied: string | null = null
  for (const sentence of splitSentences(boundedReading(stripHtml(text), textBounds.description))) {
    const tokens = analyzer.analyze(sentence)
    const found = tokens.filter(({ term }) => terms.has(term))
    if (new Set(found.map(({ term }) => term)).size < terms.size) continue
    const plain = sentence.replace(/\s+/g, ' ').trim()
    const isSaid = (term: string) => found.some((token) => token.term === term && !isDenied(token, tokens, terms))
    const isNoneOf = (term: string) => found.some((token) => token.term === term && isDenied(token, tokens, terms))
    // "In place of retinol; there is no retinol in it": a sentence that denies a word bears it out by no other mention.
    if (found.some(({ term }) => isSaid(term) && !isNoneOf(term))) return { verdict: 'holds', sentence: plain }
    denied ??= plain
  }
  return denied === null ? null : { verdict: 'fails', sentence: denied }
}

const reachOf = ({ surface }: Token): number => (isNegationOfNext(surface) ? 1 : REACH)

/** "Not waterproof", "no zipper", "BPA-free"; where "non-ticking" is wanted its "non" denies nothing. */
function isDenied({ position, span }: Token, tokens: readonly Token[], wanted: ReadonlySet<string>): boolean {
  return tokens.some(
    (other) =>
      !wanted.has(other.term) &&
      ((other.position < position && other.position >= position - reachOf(other) && isNegation(other.surface)) ||
        (other.position === position + span && isNegationBehind(other.surface))),
  )
}
