import type { CompareResult } from '../../tools/tool-results.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { mayBeOfPages } from './asks-of-shop.ts'
import { fromPages } from './quote-policy.ts'

/** "What's the warranty on those?": what no page of several products tells, and those of the shop do; undefined where they do not. */
export function toldOfAll(turn: EngineTurn, { products, answers = [] }: CompareResult): Move | undefined {
  if (!mayBeOfPages(turn.words, turn.language)) return undefined
  const told = fromPages(turn, [...new Set(answers.flatMap(({ untold }) => untold))])
  const { scope } = turn
  if (told && 'say' in told)
    scope.cards = scope.cards.filter(({ externalId }) => products.every(({ id }) => id !== externalId))
  return told
}
