import { plainOf } from '../../../language/text/plain.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { Statement } from '../../statement.ts'
import type { PolicyResult } from '../../tools/tool-results.ts'
import { type Trouble, troubles, troublesMeant } from '../../troubles.ts'
import type { EngineTurn, WantedCall } from '../engine-turn.ts'
import { callPages } from '../pages/call-pages.ts'
import { quotePolicy } from '../pages/quote-policy.ts'
import { givesForOrder } from './order-named.ts'
import type { ToldOrder } from './order-sentences.ts'
import type { Quoted } from './return-window.ts'

/** What the pages say, ready to be read out, and where it is quoted from them, in their language. */
export interface Rule {
  rule: Statement[]
  quote?: Quoted
}

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
): { call: WantedCall } | Rule {
  const about = name ? [name] : troublesMeant(words, turn.language)
  if (about.length === 0) return { rule: [] }
  const call = callPages(turn, words, about)
  const result = turn.answerTo<PolicyResult>(call)
  if (!result) return { call }
  const [passage] = result.passages
  if (!passage) return { rule: [] }
  // What is said next goes on from that, and not from the story: "and if they do not find it?"
  if (about[0]) turn.scope.state.lastPolicy = turn.phrase(troubles[passage.isOfDamage ? 'damaged' : about[0]].asks)
  const ofStatus = order ? lineOfStatus(passage.text, order) : undefined
  const quote = ofStatus ?? passage.quote
  turn.scope.state.rule = quote
  // Where only the number of the order was told since, it is not read out again.
  const told = { text: quote, language: passage.language ?? turn.scope.catalog.language }
  if (quote === turn.scope.before.rule && quote !== ofStatus && givesForOrder(turn.scope))
    return { rule: [], quote: told }
  const quoted = quotePolicy(turn, { found: true, passages: [{ ...passage, quote }] })
  return { rule: 'say' in quoted ? quoted.say : [], quote: told }
}

/**
 * "In progress: packed, we can no longer change it", "Once it is in progress we can't change anything": what a passage says of the status
 * that an order has; a line that begins with it, else a sentence that names it.
 */
function lineOfStatus(text: string, { fulfillmentStatus, cancelledAt }: ToldOrder): string | undefined {
  const status = fulfillmentStatus?.replaceAll('_', ' ')
  if (status === undefined || cancelledAt !== null) return undefined
  const lines = text.split('\n')
  const line = lines.find((one) => plainOf(one).startsWith(status))
  if (line !== undefined) return line
  const sentences = lines.map((one) => splitSentences(one))
  for (const all of sentences) {
    const at = all.findIndex((one) => ` ${plainOf(one)} `.includes(` ${status} `))
    if (at >= 0) return all.slice(at).join(' ')
  }
  return undefined
}
