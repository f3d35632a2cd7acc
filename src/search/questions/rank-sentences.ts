import type { AskedClause } from './read-question.ts'
import { featureNames, featuresOf } from './sentence-features.ts'
import { sentenceWeights } from './sentence-weights.ts'
import type { ShopText } from './shop-texts.ts'
import type { AskedProduct } from './tell-value.ts'

/** A sentence, and how sure it is to answer a question, 0 to 1. */
export interface RankedSentence {
  sentence: ShopText
  sure: number
  /** It leaves out a fact that the question names. */
  isBeside: boolean
  /** It leaves out a thing that the question names. */
  lacksThing: boolean
}

/** The sentences of a page by how sure each is to answer, surest first. */
export function rankSentences(
  question: string,
  clauses: readonly AskedClause[],
  asked: Pick<AskedProduct, 'title' | 'sentences'>,
): RankedSentence[] {
  const features = featuresOf(question, clauses, asked)
  const worth = features.map((own) =>
    Math.exp(featureNames.reduce((sum, name) => sum + sentenceWeights[name] * own[name], sentenceWeights.base)),
  )
  // That none of them does is worth 1.
  const all = worth.reduce((sum, one) => sum + one, 1)
  return asked.sentences
    .map((sentence, at) => ({
      ...{ sentence, sure: (worth[at] ?? 0) / all },
      isBeside: (features[at]?.factMissed ?? 0) > 0,
      lacksThing: (features[at]?.thingMissed ?? 0) > 0,
    }))
    .sort((a, b) => b.sure - a.sure)
}
