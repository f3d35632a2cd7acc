import { createAnalyzer } from '../../search/analysis/analyzer.ts'
import { remembering } from '../../shared/remembering.ts'

const MAX_QUOTED = 2
const MAX_LENGTH = 300
/** Share of the question's words that a sentence must have to be an answer. */
const FLOOR = 0.5

const analyzerOf = remembering((language) => createAnalyzer(language))

/**
 * The sentences of a text that tell most about a question, best first, as they stand; none when none shares enough of its
 * words. Words of a question itself ("does", "how") are common words to the analyser.
 */
export function bestSentences(question: string, text: string, language: string): string[] {
  const analyzer = analyzerOf(language)
  const terms = (from: string) =>
    new Set(
      analyzer
        .analyze(from)
        .filter(({ surface }) => !analyzer.isStopWord(surface ?? ''))
        .map(({ term }) => term),
    )
  const wanted = terms(question)
  if (wanted.size === 0) return []
  return text
    .split(/(?<=[.!?。])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 10 && sentence.length <= MAX_LENGTH)
    .map((sentence) => {
      const own = terms(sentence)
      const shared = [...wanted].filter((term) => own.has(term)).length
      return { sentence, share: shared / wanted.size, shared }
    })
    .filter(({ share, shared }) => share >= FLOOR && shared >= 1)
    .sort((a, b) => b.share - a.share)
    .slice(0, MAX_QUOTED)
    .map(({ sentence }) => sentence)
}
