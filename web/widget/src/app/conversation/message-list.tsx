import { Component, createRef } from 'preact'
import type { Chat } from '../chat.ts'
import { fitsPath } from '../page-path.ts'
import { type Signal, signal, watching } from '../signal.ts'
import type { Talk } from '../talk.ts'
import { Dots, Message } from './message.tsx'
import { Rich } from './rich.tsx'
import { Standing } from './standing.tsx'

/** So many are drawn at first, and more at a time. */
const STEP = 60
const CONTROLS = 'a,button,input,select,textarea'

/**
 * The conversation: one stop of the Tab key, arrows go between messages; the controls in a message are stops while it is the
 * current one. It stays at its end while new words come, unless the shopper scrolled away.
 */
export class MessageList extends Component<{ chat: Chat; talk: Talk }> {
  #list = createRef<HTMLDivElement>()
  #scroller = createRef<HTMLDivElement>()
  #current: Element | undefined
  #shown = signal(STEP)
  #isAway = signal(false)

  #messages(): HTMLElement[] {
    return [...(this.#list.current?.querySelectorAll<HTMLElement>('article') ?? [])]
  }

  #makeCurrent(current: HTMLElement | undefined): void {
    this.#current = current
    for (const message of this.#messages()) {
      const isCurrent = message === current
      message.tabIndex = isCurrent ? 0 : -1
      for (const control of message.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = isCurrent ? 0 : -1
    }
  }

  /** The newest message is the current one, unless the shopper reads another. */
  #onDrawn = () => {
    const reads = this.#current?.matches(':focus-within') && this.#current.isConnected
    this.#makeCurrent((reads ? this.#current : this.#messages().at(-1)) as HTMLElement | undefined)
  }

  #onFocus = ({ target }: FocusEvent) => {
    const message = (target as Element).closest('article')
    if (message && message !== this.#current) this.#makeCurrent(message)
  }

  #onKeyDown = (event: KeyboardEvent) => {
    const messages = this.#messages()
    const at = messages.indexOf(event.target as HTMLElement)
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: messages.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    messages[to]?.focus()
  }

  #toEnd = () => this.#scroller.current?.scrollTo({ top: 0 })

  override componentDidMount(): void {
    const { current: list } = this.#list
    if (list) new MutationObserver(this.#onDrawn).observe(list, { childList: true, subtree: true })
    this.#onDrawn()
  }

  override render({ chat, talk }: { chat: Chat; talk: Talk }) {
    const { texts } = chat.setup
    return (
      <div class="scroll-box">
        <div
          class="scroll"
          ref={this.#scroller}
          onScroll={({ currentTarget }) => {
            // Scrolled from its end the distance is negative.
            this.#isAway.value = currentTarget.scrollTop < -120
          }}
        >
          <section
            class="messages"
            ref={this.#list}
            aria-label={texts.conversation}
            onKeyDown={this.#onKeyDown}
            onFocusIn={this.#onFocus}
          >
            <Messages chat={chat} talk={talk} shown={this.#shown} />
          </section>
        </div>
        <ToEnd isAway={this.#isAway} label={texts.newest} onPress={this.#toEnd} />
      </div>
    )
  }
}

const Messages = watching(({ chat, talk, shown }: { chat: Chat; talk: Talk; shown: Signal<number> }) => {
  const { texts } = chat.setup
  const items = chat.items.value
  const isWhole = items.length <= shown.value
  return (
    <>
      {isWhole ? (
        <Greeting chat={chat} />
      ) : (
        <button
          type="button"
          class="chip"
          onClick={() => {
            shown.value += STEP
          }}
        >
          {texts.earlier}
        </button>
      )}
      {items.slice(-shown.value).map((item) => (
        <Message key={item.value.key} chat={chat} talk={talk} item={item} />
      ))}
      <Starters chat={chat} talk={talk} />
      <Standing chat={chat} />
      {chat.isTyping.value && (
        <p class="soft">
          <Dots label={`${chat.person.value || texts.person} ${texts.typing}`} /> {chat.person.value} {texts.typing}
        </p>
      )}
    </>
  )
})

const Greeting = ({ chat }: { chat: Chat }) => {
  const { greetings, notice } = chat.setup.settings
  return (
    <article class="message assistant" aria-label={chat.setup.texts.assistant} tabIndex={-1}>
      <div class="bubble">
        <Rich text={greetings.find(({ pages }) => fitsPath(pages, location.pathname))?.text ?? notice} />
      </div>
      <p class="soft">{notice}</p>
    </article>
  )
}

const Starters = watching(({ chat, talk }: { chat: Chat; talk: Talk }) => {
  const { texts } = chat.setup
  if (chat.items.value.length > 0) return null
  return (
    <div class="chips">
      {(chat.page().productId ? texts.productStarters : texts.starters).map((text) => (
        <button type="button" class="chip" onClick={() => talk.send(text)}>
          {text}
        </button>
      ))}
    </div>
  )
})

const ToEnd = watching(({ isAway, label, onPress }: { isAway: Signal<boolean>; label: string; onPress: () => void }) =>
  isAway.value ? (
    <button type="button" class="chip round to-end" aria-label={label} onClick={onPress}>
      ↓
    </button>
  ) : null,
)
