import type { OpenedConversation } from '../api/api-types.ts'
import { ApiError } from '../api/client.ts'
import { followStream } from '../api/stream.ts'
import { addTurn, type Chat, findItem, newKey, takeTurnEvent } from './chat.ts'
import type { Tabs } from './tabs.ts'

/** Some minutes of tries; then the shopper is asked. */
const MOST_FAILURES = 12

export interface Talk {
  /** Says something. What was sent before is answered first. */
  send(text: string): void
  /** Sends a message again that failed: the server knows it by its key, and answers it once. */
  retry(key: string): void
  /** Nothing of this tab is being answered. */
  isIdle(): boolean
  stop(): void
}

export function createTalk(chat: Chat, tabs: Tabs, onConversation: () => void): Talk {
  const leaving = new AbortController()
  let running = Promise.resolve()
  let count = 0

  const conversation = async (): Promise<string> => {
    const known = chat.saved.read().conversationId
    if (known) return known
    const { id } = await chat.client.json<OpenedConversation>('/conversations', {})
    chat.saved.write({ conversationId: id })
    onConversation()
    return id
  }

  const run = async (key: string, text: string, isAgain = false): Promise<void> => {
    try {
      const id = await conversation()
      await followStream(
        chat.client,
        `/conversations/${id}/messages`,
        {
          body: { text, clientMessageId: key, page: chat.page() },
          signal: leaving.signal,
          take: (event) => {
            takeTurnEvent(chat, key, event)
            tabs.post({ kind: 'event', key, event })
          },
          onBroken: (isBroken) => {
            chat.isBroken.value = isBroken
          },
        },
        ({ event }) => event === 'done',
        MOST_FAILURES,
      )
      const answer = findItem(chat, key)?.value
      if (answer?.state === 'done') chat.setup.emit('answer', { text: answer.text, products: answer.cards })
    } catch (error) {
      // The conversation is gone, or was another shopper's: the message begins a new one.
      if (error instanceof ApiError && error.status === 404 && !isAgain) {
        chat.saved.write({ conversationId: undefined })
        return run(key, text, true)
      }
      fail(key, error)
    } finally {
      chat.isBroken.value = false
    }
  }

  const fail = (key: string, error: unknown) => {
    const { texts, emit } = chat.setup
    const item = findItem(chat, key)
    if (item) item.value = { ...item.value, state: item.value.text ? 'cut' : 'failed' }
    chat.fault.value = error instanceof ApiError && error.status === 429 ? texts.tooMany : ''
    chat.news.value = texts.failed
    emit('error', { error })
  }

  const queue = (key: string, text: string) => {
    count++
    running = running.then(() => run(key, text)).finally(() => count--)
  }

  return {
    send(text) {
      const key = newKey()
      chat.fault.value = ''
      chat.saved.write({}, true)
      addTurn(chat, key, text)
      tabs.post({ kind: 'say', key, text })
      chat.setup.emit('message', { text })
      queue(key, text)
    },
    retry(key) {
      const item = findItem(chat, key)
      const asked = findItem(chat, `${key}?`)
      if (!item || !asked) return
      item.value = { ...item.value, text: '', state: 'waiting' }
      chat.fault.value = ''
      queue(key, asked.value.text)
    },
    isIdle: () => count === 0,
    stop: () => leaving.abort(),
  }
}
