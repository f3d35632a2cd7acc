import type { Chat } from '../chat.ts'
import type { MessageSender } from '../message-sender.ts'

const MOST_CHARACTERS = 2000

/** Where the shopper writes. Enter sends, Shift and Enter begins a line. */
export function Composer({ chat, talk }: { chat: Chat; talk: MessageSender }) {
  const { texts } = chat.setup
  const send = (event: Event, input: HTMLTextAreaElement) => {
    event.preventDefault()
    const text = input.value.trim()
    input.value = ''
    if (text) talk.send(text)
    input.focus()
  }
  return (
    <form class="composer" onSubmit={(event) => send(event, event.currentTarget.elements[0] as HTMLTextAreaElement)}>
      <textarea
        class="input"
        rows={1}
        maxLength={MOST_CHARACTERS}
        aria-label={texts.input}
        placeholder={texts.placeholder}
        enterkeyhint="send"
        onInput={chat.client.warm}
        onKeyDown={(event) => {
          // While an input method composes, Enter chooses a word.
          if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) send(event, event.currentTarget)
        }}
      />
      <button type="submit" class="main round" aria-label={texts.send}>
        ↑
      </button>
    </form>
  )
}
