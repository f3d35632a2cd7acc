import type { Chat } from '../chat.ts'
import { readEarlier } from '../follow.ts'
import type { MessageSender } from '../message-sender.ts'
import { fitsPath } from '../page-path.ts'
import { component, signal, watching } from '../signal.ts'
import { Chips, Dots, Message } from './message.tsx'
import { Rich } from './rich.tsx'
import { Standing } from './standing.tsx'
import { keepOneStop } from './stops.ts'

/** How far from its end the list is scrolled before there is a way back. */
const AWAY_PX = 120

/** The conversation. It stays at its end while new words come, unless the shopper scrolled away. */
export const MessageList = component<{ chat: Chat; talk: MessageSender }>(({ chat, talk }) => {
  const { texts } = chat.setup
  const isAway = signal(false)
  return () => (
    <div class="scroll-box">
      <div
        class="scroll"
        onScroll={({ currentTarget }) => {
          // Scrolled from its end the distance is negative.
          isAway.value = currentTarget.scrollTop < -AWAY_PX
        }}
      >
        <section class="messages" aria-label={texts.conversation} ref={keepOneStop}>
          <Messages chat={chat} talk={talk} />
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

const Messages = watching(({ chat, talk }: { chat: Chat; talk: MessageSender }) => {
  const { texts } = chat.setup
  const { items, hasEarlier, isTyping } = chat
  return (
    <>
      {hasEarlier.value ? (
        <button type="button" class="chip" onClick={() => readEarlier(chat).catch(() => {})}>
          {texts.earlier}
        </button>
      ) : (
        <Greeting chat={chat} talk={talk} isAlone={items.value.length === 0} />
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

const Greeting = ({ chat, talk, isAlone }: { chat: Chat; talk: MessageSender; isAlone: boolean }) => {
  const { texts, settings } = chat.setup
  const { greetings, notice } = settings
  const greeting = greetings.find(({ pages }) => fitsPath(pages, location.pathname))
  const starters = chat.page().productId ? texts.productStarters : texts.starters
  return (
    <article class="message" aria-label={texts.assistant} tabIndex={-1}>
      <div class="bubble">
        <Rich text={greeting?.text ?? notice} />
      </div>
      <p class="soft">{notice}</p>
      {isAlone && <Chips talk={talk} buttons={starters.map((value) => ({ label: value, value }))} />}
    </article>
  )
}
