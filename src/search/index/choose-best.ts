import { BestDocuments } from './best-first.ts'
import type { IndexParts } from './index-parts.ts'
import type { ParsedText } from './parsed-text.ts'

export interface ChoiceOptions {
  /** How many are wanted. */
  count: number
  /** Whether a document may be shown; asked once of each, and only of those that would make it into the best. */
  allow: ((document: number) => boolean) | undefined
  /** Documents not wanted again. */
  skip: ReadonlySet<number>
}

/** The best documents for the words of a query, in no order. */
export function chooseBest(query: ParsedText, { count, allow, skip }: ChoiceOptions, parts: IndexParts): BestDocuments {
  const { scorer, documents, settings } = parts
  const total = query.groups.reduce((sum, group) => sum + group.weight, 0)
  const { missingPenalty } = settings
  const known = allow === undefined ? undefined : new Uint8Array(documents.count)
  const isAllowed = (document: number): boolean => {
    if (allow === undefined || known === undefined) return true
    if (known[document] === 0) known[document] = allow(document) ? verdicts.allowed : verdicts.refused
    return known[document] === verdicts.allowed
  }
  const choose = (isBetter: (one: number, other: number) => boolean): BestDocuments => {
    const { touched, found, scores, touchedCount } = scorer
    const best = new BestDocuments(count, isBetter)
    let { least } = best
    for (let index = 0; index < touchedCount; index++) {
      const document = touched[index] as number
      const whole = scores[document] as number
      // Nobody gains by the words that it lacks; the rest is for rounding.
      if (whole * 1.0001 < least) continue
      const share = (found[document] as number) / total
      const score = whole * (1 - missingPenalty * (1 - share))
      if (score < least || !documents.isLive(document) || skip.has(document) || !isAllowed(document)) continue
      best.offer(document, score)
      least = best.least
    }
    return best
  }
  // No score falls by the words still to come, so that the last of the best by now tells what is needed at least.
  scorer.run(query, () => choose(() => false).least)
  return choose((one, other) => documents.compareEquals(one, other) < 0)
}

const verdicts = { refused: 1, allowed: 2 } as const
