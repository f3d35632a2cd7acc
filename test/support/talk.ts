import { answerMessage } from '../../src/assistant/answer-message.ts'
import type { TurnScope, WatchedContext } from '../../src/assistant/turn-scope.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import type { TurnAnswer } from '../../src/conversations/turn.ts'
import type { TestStore } from './test-app.ts'

export interface Talk {
  conversationId: string
  /** What tools did in the last turn. */
  trace(): TurnScope['trace']
  /** The last turn itself. */
  last(): TurnScope | undefined
  say(text: string): Promise<TurnAnswer>
}

let count = 0

/** A shopper's conversation with a store's assistant, each from a network of its own. */
export async function startTalk(store: TestStore, { locale = null }: { locale?: string | null } = {}): Promise<Talk> {
  const { id: conversationId } = await startConversation(store.context, {})
  const addressKey = `net_${count++}`
  let last: TurnScope | undefined
  const ctx: WatchedContext = {
    ...store.context,
    visitor: { sessionId: 's', addressKey, origin: null, locale, page: null, shopper: null },
    watchTurn: (turn) => {
      last = turn
    },
  }
  return {
    conversationId,
    trace: () => last?.trace ?? [],
    last: () => last,
    say: (text) => answerMessage(ctx, { conversationId, text }),
  }
}
