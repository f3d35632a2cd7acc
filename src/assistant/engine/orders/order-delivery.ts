import { timeTold } from '../../../knowledge/index/plain-answer.ts'
import { readOrderQuestion } from '../../../language/readers/read-order-question.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { Statement } from '../../statement.ts'
import type { PolicyPassage, PolicyResult } from '../../tools/tool-results.ts'
import type { EngineTurn, Move, WantedCall } from '../engine-turn.ts'
import { shortTitle } from '../engine-turn.ts'
import { quotePolicy } from '../pages/quote-policy.ts'
import type { ToldOrder } from './order-sentences.ts'

/** Things bought that the pages are asked about; more are no question. */
const MOST_ITEMS = 3

const tellsTime = ({ quote, language = 'en' }: PolicyPassage): boolean =>
  splitSentences(quote).some((sentence) => timeTold(sentence, language) !== null)

/** "When will it come?" of what is not delivered yet: no row tells the day, but pages may tell how long such goods take. */
export function withDelivery(turn: EngineTurn, order: ToldOrder, said: readonly Statement[]): Move {
  const { language, scope } = turn
  const isOpen =
    order.cancelledAt === null && order.fulfillmentStatus !== null && order.fulfillmentStatus !== 'delivered'
  if (!isOpen || !readOrderQuestion(scope.understanding.text, language).includes('arrival')) return { say: [...said] }
  const items = order.items.slice(0, MOST_ITEMS)
  const titles = items.map(({ title }) => shortTitle(title)).join(', ')
  const of = items.flatMap(({ productId }) => productId ?? [])
  const question = `${turn.phrase('ask_delivery_time')}: ${titles}`
  const call: WantedCall = { tool: 'answer_policy', input: { question, of } }
  const result = turn.answerTo<PolicyResult>(call)
  if (!result) return { call }
  const [passage] = result.passages
  if (!passage || !tellsTime(passage)) return { say: [...said] }
  const told = quotePolicy(turn, { ...result, passages: [passage] })
  return { say: [...said, ...('say' in told ? told.say : [])] }
}
