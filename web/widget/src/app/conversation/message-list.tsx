import type { Chat } from '../chat.ts'
import { readEarlier } from '../follow.ts'
import type { Deeds } from '../frame/header.tsx'
import type { MessageSender } from '../message-sender.ts'
import { component, signal, watching } from '../signal.ts'
import { followAnswer } from './follow-answer.ts'
import { Greeting, Home } from './home.tsx'
import { Dots, Message } from './message.tsx'
import { Standing } from './standing.tsx'
import { keepOneStop } from './stops.ts'

interface Props {
  chat: Chat
  talk: MessageSender
  deeds: Deeds
}

/** How far from its end the list is scrolled before there is a way back. */
const AWAY_PX = 120

/** The conversation. What the shopper asked stays at the top while the answer grows below, unless they scroll away. */
export const MessageList = component<Props>(({ chat, talk, deeds }) => {
  const { texts } = chat.setup
  const isAway = signal(false)
  const follow = (scroller: HTMLElement | null) => followAnswer(chat, scroller)
  return () => (
    <div class="scroll-box">
      <div
        class="scroll"
        ref={follow}
        onScroll={({ currentTarget }) => {
          // Scrolled from its end the distance is negative.
          isAway.value = !chat.isFollowing && currentTarget.scrollTop < -AWAY_PX
        }}
      >
        <section class="messages" aria-label={texts.conversation} ref={keepOneStop}>
          <Messages chat={chat} talk={talk} deeds={deeds} />
        </section>
      </div>
      {isAway.value && (
        <button type="button" class="chip round to-end" aria-label={texts.newest} onClick={chat.toEnd}>
          ↓
        </button>
      )}
    </div>
  )
})

const Messages = watching(({ chat, talk, deeds }: Props) => {
  const { texts } = chat.setup
  const { items, hasEarlier, isTyping } = chat
  return (
    <>
      {hasEarlier.value ? (
        <button type="button" class="chip" onClick={() => readEarlier(chat).catch(() => {})}>
          {texts.earlier}
        </button>
      ) : items.value.length > 0 ? (
        <Greeting chat={chat} />
      ) : (
        <Home chat={chat} talk={talk} deeds={deeds} />
      )}
      {items.value.map((item) => (
        <Message key={item.value.key} chat={chat} talk={talk} item={item} />
      ))}
      <Standing chat={chat} />
      {isTyping.value && (
        <p class="soft">
          <Dots label="" /> {chat.person()} {texts.typing}
        </p>
      )}
    </>
  )
})
