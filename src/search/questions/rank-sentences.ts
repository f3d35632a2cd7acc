import type { AskedProduct } from './product-read.ts'
import type { AskedClause } from './read-question.ts'
import { type Features, featureNames, featuresOf } from './sentence-features.ts'
import { sentenceWeights } from './sentence-weights.ts'
import type { ShopText } from './shop-texts.ts'
import { hasToDoWith } from './stated-in.ts'

/** A sentence, and how sure it is to answer a question, 0 to 1. */
export interface RankedSentence {
  sentence: ShopText
  sure: number
  /** It leaves out a fact that the question names, or says no word of it while nothing says the most of them. */
  isBeside: boolean
  /** It says no word of the question and speaks of none of its matters. */
  isUnknown: boolean
  /** It says no word of the question, and has to do with none: that it answers is learned alone. */
  isUnsaid: boolean
  /** It leaves out a thing that the question names. */
  lacksThing: boolean
}

/** Where most of what a question is about is told nowhere, a sentence that says none of its words is near at most. */
const HALF = 0.5

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
  const asksOfBox = clauses.some(({ asksIncluded, units }) => asksIncluded && units.length > 0)
  const ranked = asked.sentences
    .map((sentence, at) => {
      const { factMissed, thingMissed, unmet, untoldTopics, ...own } = features[at] as Features
      const said = own.word + own.near + own.fact
      const isUnknown = said === 0 && (own.unclear > 0 || (own.offTopic > 0 && untoldTopics === 1))
      const isBeside = factMissed > 0 || (said === 0 && thingMissed > 1 && unmet > 1 && untoldTopics > HALF)
      // "Comes with a cable, no wall charger" is worth telling where it is asked for a wall plug.
      const isHalf = own.box === 0 && saysHalf(sentence, clauses)
      // "Does it come with lights?": what says nothing of them, nor of the box, tells nothing of it.
      const isOfElse = said === 0 && own.box === 0 && asksOfBox
      const one = {
        sentence,
        sure: isOfElse ? 0 : (worth[at] ?? 0) / all,
        isBeside: isBeside || isHalf,
        isUnknown,
        isUnsaid: said === 0,
        lacksThing: thingMissed > 0 || isHalf,
      }
      return { one, said, thingMissed }
    })
    .sort((a, b) => b.one.sure - a.one.sure)
  const [best] = ranked
  const asksValue = clauses.some((clause) => clause.asksValue)
  if (!best || asksValue || best.said > 0 || best.thingMissed === 0) return ranked.map(({ one }) => one)
  // "Does it fit a big mug?": what fits a bottle speaks of fitting, what is for mugs speaks of them.
  const [naming] = ranked.filter(({ said, thingMissed }) => said > 0 && thingMissed < best.thingMissed)
  if (!naming) return ranked.map(({ one }) => one)
  const rest = ranked.filter((own) => own !== naming)
  return [
    { ...naming.one, sure: best.one.sure },
    ...rest.map(({ one, said }) => (said > 0 ? one : { ...one, sure: 0 })),
  ]
}

/** "Dual camera", where it is asked for dual SIM: of two words that stand together it says the first, and nothing that has to do with the other. */
const saysHalf = (sentence: ShopText, clauses: readonly AskedClause[]): boolean =>
  clauses.some(({ units }) =>
    units.some((unit, at) => {
      const next = units[at + 1]
      if (!next || next.isTalk || unit.isTalk || (unit.places.at(-1) ?? 0) + 1 !== next.places[0]) return false
      return hasToDoWith(sentence, unit) && !hasToDoWith(sentence, next)
    }),
  )
