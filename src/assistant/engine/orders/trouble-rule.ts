import { plainOf } from '../../../language/text/plain.ts'
import type { Statement } from '../../statement.ts'
import type { PolicyResult } from '../../tools/tool-results.ts'
import { type Trouble, troubles, troublesMeant } from '../../troubles.ts'
import type { EngineTurn, WantedCall } from '../engine-turn.ts'
import { quotePolicy } from '../pages/quote-policy.ts'
import { givesForOrder } from './order-named.ts'
import type { ToldOrder } from './order-sentences.ts'

/**
 * What the owner's pages say of a trouble, word for word; nothing where they are silent on that.
 * @param words how the shopper put it
 * @param order where the pages tell it for each status of an order, what they tell for this one's
 * @param name what it is, where that is known without the words
 */
export function ruleFor(
  turn: EngineTurn,
  words: string,
  name?: Trouble,
  order?: ToldOrder,
): { call: WantedCall } | { rule: Statement[] } {
  const about = name ? [name] : troublesMeant(words, turn.language)
  if (about.length === 0) return { rule: [] }
  const call: WantedCall = { tool: 'answer_policy', input: { question: words, about } }
  const result = turn.answerTo<PolicyResult>(call)
  if (!result) return { call }
  const [passage] = result.passages
  if (!passage) return { rule: [] }
  // What is said next goes on from that, and not from the story: "and if they do not find it?"
  if (about[0]) turn.scope.state.lastPolicy = turn.phrase(troubles[about[0]].asks)
  const ofStatus = order ? lineOfStatus(passage.text, order) : undefined
  const quote = ofStatus ?? passage.quote
  turn.scope.state.rule = quote
  // Where only the number of the order was told since, it is not read out again.
  if (quote === turn.scope.before.rule && quote !== ofStatus && givesForOrder(turn.scope)) return { rule: [] }
  const quoted = quotePolicy(turn, { found: true, passages: [{ ...passage, quote }] })
  return { rule: 'say' in quoted ? quoted.say : [] }
}

/** "In progress: packed, we can no longer change it": the line of a passage that is about the status of an order. */
function lineOfStatus(text: string, { fulfillmentStatus }: ToldOrder): string | undefined {
  const status = fulfillmentStatus?.replaceAll('_', ' ')
  return status === undefined ? undefined : text.split('\n').find((line) => plainOf(line).startsWith(status))
}
