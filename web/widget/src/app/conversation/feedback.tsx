import type { Chat } from '../chat.ts'
import type { Item } from '../chat-item.ts'
import type { Signal } from '../signal.ts'

const THUMB = 'M7 10l4 -7q3 0 3 3l-1 4h6q2 0 2 2l-2 7q0 2 -2 2h-10zM7 10h-4v11h4z'

/** Whether an answer helped; pressed again it is taken back. */
export function Feedback({ chat, item }: { chat: Chat; item: Signal<Item> }) {
  const { texts } = chat.setup
  const { feedback, id } = item.value
  const button = (value: number, label: string) => (
    <button
      type="button"
      class="round plain"
      aria-label={label}
      aria-pressed={feedback === value}
      onClick={async () => {
        const next = feedback === value ? null : value
        item.value = { ...item.value, feedback: next }
        await chat.client.json(`/messages/${id}/feedback`, { value: next }).catch(() => {
          item.value = { ...item.value, feedback }
        })
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={THUMB} />
      </svg>
    </button>
  )
  return (
    <div class="feedback">
      {button(1, texts.helpful)}
      {button(-1, texts.notHelpful)}
    </div>
  )
}
