import { plainOf } from '../../language/plain.ts'
import type { PolicyResult } from '../tools/tool-results.ts'
import { withoutContacts } from '../without-contacts.ts'
import { asksHaving } from './asks.ts'
import type { Clause } from './clause.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import { LIKELY } from './how-sure.ts'

/** The owner's own words with where they stand. */
export function quotePolicy(turn: EngineTurn, { passages }: PolicyResult): Move {
  const told = passages.filter(({ isFurther }, at) => at === 0 || isFurther)
  if (told.length === 0) return { say: [turn.say('policy_unknown')] }
  const say = told.flatMap(({ quote, url, title }) => [
    turn.say('policy_quote', { quote: turn.quote(quote) }),
    url
      ? turn.say('policy_source_url', { url: turn.fact(url) })
      : turn.say('policy_source', { title: turn.fact(title) }),
  ])
  return { say }
}

/** "Do you rent out tents too?" sounds like a wish, and may be asked of the shop. */
export function mayAskPages(turn: EngineTurn): Move | undefined {
  const { confidence, reference, before } = turn.clause
  // "Auch die Sprühdosen?", behind what the pages say of sending.
  const isAsked = reference.isQuestion || before.topic === 'pages'
  return confidence < LIKELY && isAsked && mayBeOfShop(turn.clause) ? fromPages(turn) : undefined
}

/** Asks for something else than to have it. */
export const mayBeOfShop = ({ isAsking, isElse, text }: Clause): boolean => isAsking && !isElse && !asksHaving(text)

/** Fewer words are a name or a noise, no question. */
export const FEWEST_ASKED = 3

/**
 * What was not understood, or is no product, may stand on the owner's pages: undefined when they do not tell.
 * @param named words of which the pages have to name one; any will do where there are none
 */
export function fromPages(turn: EngineTurn, named: readonly string[] = []): Move | undefined {
  const text = withoutContacts(turn.scope)
  if (text.trim().split(/\s+/).length < FEWEST_ASKED) return undefined
  const result = turn.answer<PolicyResult>('answer_policy')
  if (!result) return { call: { tool: 'answer_policy', input: { question: text } } }
  const [passage] = result.passages
  // "May I take power banks on a plane?" "Up to 100 Wh in the cabin."
  const quote = plainOf(`${passage?.title ?? ''} ${passage?.quote ?? ''}`)
  if (!result.found || (named.length > 0 && !named.some((word) => quote.includes(plainOf(word))))) return undefined
  turn.scope.state.lastPolicy = text.slice(-200)
  return quotePolicy(turn, result)
}
