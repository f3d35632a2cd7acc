import type { Card, Products, Questions } from '../../api/api-types.ts'
import { Cards } from '../cards/cards.tsx'
import type { Chat } from '../chat.ts'
import type { Deeds } from '../frame/header.tsx'
import type { MessageSender } from '../message-sender.ts'
import { fitsPath } from '../page-path.ts'
import { component, signal } from '../signal.ts'
import { Chips } from './message.tsx'
import { Rich } from './rich.tsx'

/** Before anything was said: the greeting, questions made of what the shop sells, the conversation before, and what is bought most. */
export const Home = component<{ chat: Chat; talk: MessageSender; deeds: Deeds }>(({ chat }) => {
  const { texts } = chat.setup
  const { productId } = chat.page()
  const questions = signal<string[]>([])
  const popular = signal<Card[]>([])
  let isAsked = false
  const ask = () => {
    isAsked = true
    const about = productId ? `product=${encodeURIComponent(productId)}` : ''
    void chat.client.read<Questions>(`/questions?${about}`, chat.language.value).then((answer) => {
      questions.value = answer?.questions[0] ? answer.questions : texts.starters
    })
    if (productId) return
    void chat.client.read<Products>('/products?').then((answer) => {
      popular.value = answer?.products ?? []
    })
  }
  return ({ talk, deeds }) => {
    const { recent } = chat.saved.read()
    // Who does not open the widget has nothing asked for.
    if (chat.isOpen.value && !isAsked) ask()
    return (
      <>
        <Greeting chat={chat} isLarge />
        <article class="message" aria-label={texts.popular} tabIndex={-1}>
          <Chips talk={talk} class="starters" buttons={questions.value.map((value) => ({ label: value, value }))} />
          {recent && (
            <button type="button" class="recent" onClick={() => deeds.goBack(recent.id)}>
              <small>{texts.recent}</small>
              <span class="clip">{recent.text}</span>
            </button>
          )}
          {popular.value.length > 1 && (
            <>
              <strong>{texts.popular}</strong>
              <Cards chat={chat} cards={popular.value} isOffered />
            </>
          )}
        </article>
      </>
    )
  }
})

export function Greeting({ chat, isLarge }: { chat: Chat; isLarge?: boolean }) {
  const { texts, settings } = chat.setup
  const { greetings, notice } = settings
  const greeting = greetings.find(({ pages }) => fitsPath(pages, location.pathname))
  return (
    <article class={isLarge ? 'message hello' : 'message'} aria-label={texts.assistant} tabIndex={-1}>
      <div class="bubble">
        <Rich text={greeting?.text ?? notice} />
      </div>
      <p class="soft">{notice}</p>
    </article>
  )
}
