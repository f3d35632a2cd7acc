import type { ProductAnswer } from './product-answer.ts'
import type { RankedSentence } from './rank-sentences.ts'
import type { ValueTest } from './value-types.ts'

/**
 * From here on a sentence is told as the answer, or as what comes near one: chosen by the working half of test/data/questions/told-*. What says
 * no word of what is asked must be surer to come near it: "Flat seams.", where it is asked whether a jacket is waterproof.
 */
const SURE_ENOUGH = { toTell: 0.4, toTellUnknown: 0.6, toTellBeside: 0.75, toCome: 0.3, toComeUnsaid: 0.5 } as const
/** As sure as this a sentence tells what is asked. */
export const LEAST_SURE = SURE_ENOUGH.toTell
/** Another sentence is told too where it is nearly as sure. */
const AS_SURE = 0.85

/** What a page tells in other words: read out where it is sure to answer, else kept as what comes near. @param values which sentences tell a value that is asked for */
export function bySentence(
  untold: ProductAnswer,
  all: readonly RankedSentence[],
  values: ValueTest | null,
): ProductAnswer {
  const { toTell, toTellUnknown, toTellBeside, toCome, toComeUnsaid } = SURE_ENOUGH
  const telling = values?.isAlone ? all.filter(({ sentence }) => values.isTold(sentence)) : all
  const isOther = telling.length === 0 && values?.isOpen === true
  const [best, next] = isOther ? all : telling
  if (!best || best.sure < toCome) return untold
  if (best.sure < (best.isBeside || isOther ? toTellBeside : best.isUnknown ? toTellUnknown : toTell))
    // "Does it fit a cello?": what the page says of something else is not near.
    return best.lacksThing ||
      (best.isUnsaid && best.sure < toComeUnsaid) ||
      isOther ||
      values?.isTold(best.sentence) === false
      ? untold
      : { ...untold, nearest: best.sentence.said }
  const told = next && next.sure > AS_SURE * best.sure ? [best, next] : [best]
  return { ...untold, verdict: 'told', quotes: told.map(({ sentence }) => sentence.said), isLikely: true }
}
