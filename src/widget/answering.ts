import type { TurnAnswer, TurnEvent } from '../assistant/turn.ts'
import type { ShopperContext, Visitor } from '../assistant/turn-scope.ts'
import type { StoreContext } from '../context.ts'

/** The engine behind the widget: answers a shopper's message, stores both, and tells of the answer as it comes. */
export type Answering = (
  ctx: ShopperContext,
  input: { conversationId: string; text: string; clientMessageId?: string },
  emit: (event: TurnEvent) => void,
  signal?: AbortSignal,
) => Promise<TurnAnswer>

/** null = not signed by this store's shop, or expired. */
export type VerifyShopperToken = (ctx: StoreContext, token: string) => Promise<Visitor['shopper']>
