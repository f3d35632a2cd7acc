import type { StoreContext } from '../context.ts'
import type { ShopperContext, Visitor } from '../conversations/shopper-context.ts'
import type { TurnAnswer, TurnEvent } from '../conversations/turn.ts'
import type { SqlCall } from '../db/transaction.ts'

/**
 * The engine behind the widget: answers a shopper's message, stores both, and tells of the answer as it comes. What
 * `closing` makes is carried out with the answer's commit; an engine that does not call it leaves that to the widget.
 */
export type Answering = (
  ctx: ShopperContext,
  /** `fence`: the number of the turn, higher than that of any before it in the conversation. */
  input: { conversationId: string; text: string; clientMessageId?: string; fence?: number },
  emit: (event: TurnEvent) => void,
  signal?: AbortSignal,
  closing?: (answer: TurnAnswer) => SqlCall,
) => Promise<TurnAnswer>

/**
 * SQL that takes the conversation from the turn with this number and all before it. It runs in the statement that ends the turn:
 * whatever the engine would store of it afterwards is refused.
 */
export type RevokeTurn = (storeId: number, conversationId: string, fence: number) => SqlCall

/** null = not signed with this store's shopper secret, or expired. */
export type VerifyShopperToken = (ctx: StoreContext, token: string) => Promise<Visitor['shopper']>
