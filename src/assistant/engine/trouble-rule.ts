import type { Statement } from '../statement.ts'
import type { PolicyResult } from '../tools/tool-results.ts'
import { type Trouble, troubleIn } from '../troubles.ts'
import type { EngineTurn, WantedCall } from './engine-turn.ts'
import { quotePolicy } from './quote-policy.ts'

/**
 * What the owner's pages say of a trouble, word for word; nothing where they are silent on that.
 * @param words how the shopper put it
 * @param name what it is, where that is known without the words
 */
export function ruleFor(turn: EngineTurn, words: string, name?: Trouble): { call: WantedCall } | { rule: Statement[] } {
  const meant = name ?? troubleIn(words, turn.language)?.name
  if (meant === undefined) return { rule: [] }
  const call: WantedCall = { tool: 'answer_policy', input: { question: words, about: [meant] } }
  const result = turn.answerTo<PolicyResult>(call)
  if (!result) return { call }
  const [passage] = result.passages
  if (!passage) return { rule: [] }
  turn.scope.state.lastPolicy = words.slice(-200)
  const quoted = quotePolicy(turn, { found: true, passages: [passage] })
  return { rule: 'say' in quoted ? quoted.say : [] }
}
