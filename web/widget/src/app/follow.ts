import type { History } from '../api/api-types.ts'
import type { ApiError } from '../api/client.ts'
import type { WireEvent } from '../api/sse-parser.ts'
import { backoffMs, followStream, wait } from '../api/stream.ts'
import {
  addItem,
  type Chat,
  empty,
  findItem,
  isWithHuman,
  type Standing,
  stand,
  takeTurnEvent,
  tell,
  unsent,
} from './chat.ts'
import { itemOf, newItem } from './chat-item.ts'
import { signal } from './signal.ts'

export interface Follower {
  /** Reads the conversation and follows it, or stops, as is right now. */
  update(): void
  stop(): void
}

/** The key of an answer that was begun before this page, from an event's id: the turn's number stands before the dot. */
const turnKey = (eventId: string): string => `turn-${eventId.split('.', 1)[0]}`

/** Follows the conversation while somebody may write in it and the tab is seen: one stream for each visible tab. */
export function createFollower(chat: Chat, settled: () => Promise<void>): Follower {
  const { texts, emit } = chat.setup
  let following: AbortController | undefined
  let followed: string | undefined

  const take = ({ event, id, data }: WireEvent) => {
    const given = data as History['messages'][number] & Standing & { active: boolean }
    if (event === 'status') {
      stand(chat, given)
      if (isWithHuman(chat)) chat.news.value = `${texts.withHuman} ${chat.person()}`
    } else if (event === 'typing') chat.isTyping.value = given.active
    else if (event === 'message') {
      chat.isTyping.value = false
      addItem(chat, itemOf(given))
      tell(chat, `${given.author}: ${given.text}`)
      emit('answer', { text: given.text, author: given.author })
    } else if (id) takeTurnEvent(chat, turnKey(id), { event, id, data }, true)
  }

  const follow = async (id: string, { signal }: AbortController) => {
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        const { lastEventId } = await readConversation(chat, id, signal, settled)
        failures = 0
        await followStream(chat.client, `/conversations/${id}/events`, { lastEventId, signal, take }, () => false)
      } catch (error) {
        if (!signal.aborted && (error as ApiError).status === 404) return empty(chat, unsent(chat))
        await wait(backoffMs(failures), signal)
      }
    }
  }

  return {
    update() {
      const { conversationId } = chat.saved.read()
      const isWanted = !document.hidden && (chat.isOpen.value || chat.standing.value.status !== 'active')
      const wanted = isWanted ? conversationId : undefined
      if (wanted === followed) return
      following?.abort()
      followed = wanted
      following = new AbortController()
      if (wanted) void follow(wanted, following)
    },
    stop: () => following?.abort(),
  }
}

/**
 * What was said last, and what could not be sent. Read again when something was said meanwhile: it might miss that.
 * @throws once `left` ends: another conversation is shown by then
 */
async function readConversation(
  chat: Chat,
  id: string,
  left: AbortSignal,
  settled: () => Promise<void>,
): Promise<History> {
  for (;;) {
    const answered = settled()
    await answered
    const before = chat.items.value
    const history = await chat.client.json<History>(`/conversations/${id}`)
    left.throwIfAborted()
    if (before !== chat.items.value || answered !== settled()) continue
    const said = history.messages.map((one) => {
      // What was written here got its id from the server: it is the same, and stays the same element.
      const item = before.find(
        ({ value: { id, role, text } }) => id === one.id || (!id && role === one.role && text === one.text),
      )
      if (!item) return signal(itemOf(one))
      item.value = { ...item.value, id: one.id }
      return item
    })
    const isThere = (item: unknown) => said.includes(item as never)
    chat.items.value = [
      ...said,
      ...unsent(chat).filter(
        // What another tab waits for is on its way to this one too: the history has it, or the stream brings it.
        (item) => !isThere(item) && (item.value.state !== 'waiting' || !isThere(findItem(chat, `${item.value.key}?`))),
      ),
    ]
    chat.hasEarlier.value = history.hasEarlier
    if (history.busy) addItem(chat, newItem(turnKey(history.lastEventId), 'assistant'))
    stand(chat, history)
    return history
  }
}

/** Puts the messages before the first one in front of it. */
export async function readEarlier(chat: Chat): Promise<void> {
  const { conversationId } = chat.saved.read()
  const first = chat.items.value[0]?.value.id
  const { messages, hasEarlier } = await chat.client.json<History>(`/conversations/${conversationId}?before=${first}`)
  chat.items.value = [...messages.map((message) => signal(itemOf(message))), ...chat.items.value]
  chat.hasEarlier.value = hasEarlier
}
