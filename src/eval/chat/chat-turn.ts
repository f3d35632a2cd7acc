import type { DialogueState } from '../../assistant/dialogue-state.ts'
import type { ToolTrace } from '../../assistant/turn-scope.ts'
import type { Understanding } from '../../assistant/understanding/understanding.ts'
import type { ProductNow } from '../../catalog/get-product.ts'
import type { TurnAnswer, TurnEvent } from '../../conversations/turn.ts'
import type { Lead } from '../../leads/leads.schema.ts'

/** A turn as the operator sees it: the answer, and what led to it. */
export interface ChatTurn {
  conversationId: string
  answer: TurnAnswer
  events: TurnEvent[]
  trace: ToolTrace[]
  /** null while a person has the conversation. */
  understanding: Understanding | null
  state: DialogueState
  /** The lead kept in this conversation; null = none. */
  lead: Lead | null
  /** The instructions' own mark is in the answer. */
  isCanaryShown: boolean
  /** What the database says now of the products on the cards. */
  products: ProductNow[]
  /** Milliseconds of server time, from the message to the whole answer. */
  tookMs: number
  /** Of which the processor worked, on all cores of this process: what other work on the machine does not lengthen. */
  cpuMs: number
  /** To the first event; null when there was none. */
  firstEventMs: number | null
}
