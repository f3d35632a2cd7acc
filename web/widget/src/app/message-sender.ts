import type { OpenedConversation } from '../api/api-types.ts'
import type { ApiError } from '../api/client.ts'
import { followStream } from '../api/stream.ts'
import { addTurn, type Chat, findItem, newKey, takeTurnEvent } from './chat.ts'
import type { Tabs } from './tabs.ts'

/** Some minutes of tries; then the shopper is asked. */
const MOST_FAILURES = 12

export interface MessageSender {
  /** Says something. What was sent before is answered first. */
  send(text: string): void
  /** Sends a message again that failed: the server knows it by its key, and answers it once. */
  retry(key: string): void
  /** Resolves when what this tab said so far is answered; the same promise until something more is said. */
  settled(): Promise<void>
}

/** @param signal ends when the widget is taken away */
export function createMessageSender(
  chat: Chat,
  tabs: Tabs,
  signal: AbortSignal,
  onConversation: () => void,
): MessageSender {
  const { texts, emit } = chat.setup
  let running = Promise.resolve()

  const run = async (key: string, text: string, isAgain?: boolean): Promise<void> => {
    // Tabs and tries that begin the same conversation call it the same.
    const { conversationId, opening = newKey() } = chat.saved.read()
    chat.saved.write({ opening })
    try {
      await followStream(
        chat.client,
        '/messages',
        {
          body: { conversationId, clientConversationId: opening, text, clientMessageId: key, page: chat.page() },
          signal,
          take: (event) => {
            // Not when it was left meanwhile.
            if (event.event === 'conversation' && chat.saved.read().opening === opening) {
              chat.saved.write({ conversationId: (event.data as OpenedConversation).id })
              onConversation()
            }
            takeTurnEvent(chat, key, event, true)
            tabs.postMessage({ kind: 'event', key, event })
          },
          onBroken: (fault) => {
            const broken = navigator.onLine ? texts.reconnecting : texts.offline
            chat.fault.value = fault ? ((fault as ApiError).status === 429 ? texts.tooMany : broken) : ''
          },
        },
        ({ event }) => event === 'done',
        MOST_FAILURES,
      )
      const answer = findItem(chat, key)?.value
      if (answer?.state === 'done') emit('answer', { text: answer.text, products: answer.cards })
    } catch (error) {
      const { status } = error as ApiError
      if (status === 404 && !isAgain) {
        // The conversation is gone, or was another shopper's: the message begins a new one.
        chat.saved.write({ conversationId: undefined, opening: undefined })
        return run(key, text, true)
      }
      const item = findItem(chat, key)
      if (item) item.value = { ...item.value, state: item.value.text ? 'cut' : 'failed' }
      chat.news.value = texts.failed
      emit('error', { error })
    } finally {
      chat.fault.value = ''
    }
  }

  const queue = (key: string, text: string) => {
    running = running.then(() => run(key, text))
  }

  return {
    send(text) {
      const key = newKey()
      chat.saved.write({}, true)
      addTurn(chat, key, text)
      chat.toEnd()
      tabs.postMessage({ kind: 'say', key, text })
      emit('message', { text })
      queue(key, text)
    },
    retry(key) {
      const item = findItem(chat, key)
      const text = findItem(chat, `${key}?`)?.value.text
      if (!item || !text) return
      item.value = { ...item.value, text: '', state: 'waiting' }
      queue(key, text)
    },
    settled: () => running,
  }
}
