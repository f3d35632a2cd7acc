import type { Chat } from '../chat.ts'
import { Icon } from '../icon.tsx'
import type { Talk } from '../talk.ts'

const MOST_CHARACTERS = 2000

/** Where the shopper writes. Enter sends, Shift and Enter begins a line. */
export function Composer({ chat, talk }: { chat: Chat; talk: Talk }) {
  const { texts } = chat.setup
  let input: HTMLTextAreaElement | null = null
  const send = (event: Event) => {
    event.preventDefault()
    const text = input?.value.trim()
    if (!input || !text) return
    input.value = ''
    talk.send(text)
    input.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) send(event)
  }
  return (
    <form class="composer" onSubmit={send}>
      <textarea
        ref={(element) => {
          input = element
        }}
        class="input"
        rows={1}
        maxLength={MOST_CHARACTERS}
        aria-label={texts.input}
        placeholder={texts.placeholder}
        enterkeyhint="send"
        onKeyDown={onKeyDown}
      />
      <button type="submit" class="main round" aria-label={texts.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}
