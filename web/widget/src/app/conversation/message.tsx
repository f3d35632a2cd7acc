import type { Button } from '../../api/api-types.ts'
import { Cards } from '../cards/cards.tsx'
import { OrderCard } from '../cards/order-card.tsx'
import { ReorderCard } from '../cards/reorder-card.tsx'
import type { Chat } from '../chat.ts'
import type { Item } from '../chat-item.ts'
import type { MessageSender } from '../message-sender.ts'
import { type Signal, watching } from '../signal.ts'
import { Feedback } from './feedback.tsx'
import { Rich } from './rich.tsx'

/** One thing said, with what was shown with it. Only this is drawn again while it streams. */
export const Message = watching(({ chat, talk, item }: { chat: Chat; talk: MessageSender; item: Signal<Item> }) => {
  const { key, id, role, text, author, state, cards, buttons, order, reorder } = item.value
  const { texts } = chat.setup
  const who = role === 'shopper' ? texts.you : role === 'human' ? (author ?? texts.person) : texts.assistant
  // While a person has the conversation nothing is answered.
  if (role === 'assistant' && state === 'done' && !id) return null
  const isLast = chat.items.value.at(-1) === item
  const isDone = role === 'assistant' && state === 'done'
  const isCompared = cards.length > 1 && cards.every(({ title }) => text.includes(title))
  const names = { [order?.tracking?.url ?? '']: texts.track, [reorder?.cartUrl ?? '']: texts.toCart }
  return (
    <article class={`message ${role} ${isDone ? 'done' : ''}`} aria-label={who} tabIndex={-1}>
      {role === 'human' && <p class="soft">{who}</p>}
      {(text || state === 'waiting') && (
        <div class="bubble">{text ? <Rich text={text} names={names} /> : <Dots label={texts.thinking} />}</div>
      )}
      {order && <OrderCard chat={chat} order={order} />}
      {reorder && <ReorderCard chat={chat} reorder={reorder} />}
      {cards.length > 0 && (
        <Cards chat={chat} cards={cards} isCompared={isCompared} isOffered={isLast && buttons.length > 0} />
      )}
      {(state === 'failed' || state === 'cut') && (
        <p class="fault">
          {state === 'cut' ? texts.interrupted : texts.failed}{' '}
          <button type="button" class="chip" onClick={() => talk.retry(key)}>
            {texts.retry}
          </button>
        </p>
      )}
      {buttons.length > 0 && isLast && <Chips talk={talk} buttons={buttons} />}
      {isDone && isLast && <Feedback chat={chat} item={item} />}
    </article>
  )
})

/** What can be said with a press. */
export const Chips = (props: { talk: MessageSender; buttons: Button[]; class?: string }) => (
  <div class={`chips ${props.class ?? ''}`}>
    {props.buttons.map(({ label, value }) => (
      <button type="button" class="chip" onClick={() => props.talk.send(value)}>
        {label}
      </button>
    ))}
  </div>
)

export const Dots = ({ label }: { label: string }) => (
  <span class="dots" role="img" aria-label={label}>
    <i />
    <i />
    <i />
  </span>
)
