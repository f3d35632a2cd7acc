import type { History } from '../api/api-types.ts'
import { ApiError } from '../api/client.ts'
import type { WireEvent } from '../api/sse-parser.ts'
import { backoffMs, followStream, wait } from '../api/stream.ts'
import { addItem, type Chat, type Standing, stand, takeTurnEvent, tell } from './chat.ts'
import { itemOf, newItem } from './chat-item.ts'
import { signal } from './signal.ts'

export interface Follower {
  /** Reads the conversation and follows it, or stops, as is right now. */
  update(): void
  stop(): void
}

/** Follows the conversation while somebody may write in it and the tab is seen: one stream for each visible tab. */
export function createFollower(chat: Chat, isIdle: () => boolean): Follower {
  let following: AbortController | undefined
  let followed: string | undefined

  const take = (event: WireEvent) => {
    const { texts, emit } = chat.setup
    const data = event.data as History['messages'][number] & Standing & { active: boolean }
    if (event.event === 'status') {
      stand(chat, data)
      if (data.status === 'with_human') chat.news.value = `${texts.withHuman} ${chat.person.value || texts.person}`
    } else if (event.event === 'typing') chat.isTyping.value = data.active
    else if (event.event === 'message') {
      chat.isTyping.value = false
      chat.person.value = data.author ?? chat.person.value
      addItem(chat, itemOf({ ...data, cards: [], buttons: [], order: null, reorder: null, feedback: null }))
      tell(chat, `${data.author ?? texts.person}: ${data.text}`)
      emit('answer', { text: data.text, author: data.author })
    } else if (event.id) takeTurnEvent(chat, turnKey(event.id), event)
  }

  const follow = async (id: string, abort: AbortController) => {
    const { signal } = abort
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        const { lastEventId } = await readConversation(chat, id, isIdle)
        failures = 0
        const onBroken = () => {}
        const path = `/conversations/${id}/events`
        return await followStream(chat.client, path, { lastEventId, signal, take, onBroken }, () => false)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return chat.saved.write({ conversationId: undefined })
        await wait(backoffMs(failures), signal)
      }
    }
  }

  return {
    update() {
      const { conversationId } = chat.saved.read()
      const isWanted = chat.isOpen.value || chat.standing.value.status !== 'active'
      const wanted = conversationId && isWanted && !document.hidden ? conversationId : undefined
      if (wanted === followed) return
      following?.abort()
      followed = wanted
      if (!wanted) return
      following = new AbortController()
      void follow(wanted, following)
    },
    stop: () => following?.abort(),
  }
}

/** The key of an answer that was begun before this page, from an event's id: the turn's number stands before the dot. */
const turnKey = (eventId: string): string => `turn-${eventId.split('.', 1)[0]}`

/** What was said before; what this tab itself is saying now stays as it is. */
async function readConversation(chat: Chat, id: string, isIdle: () => boolean): Promise<History> {
  const history = await chat.client.json<History>(`/conversations/${id}`)
  stand(chat, history)
  chat.person.value = history.messages.findLast(({ author }) => author)?.author ?? ''
  if (!isIdle()) return history
  const known = new Map(chat.items.value.map((item) => [item.value.id, item]))
  chat.items.value = history.messages.map((message) => known.get(message.id) ?? signal(itemOf(message)))
  if (history.busy) addItem(chat, newItem(turnKey(history.lastEventId), 'assistant'))
  return history
}
