import type { Chat } from '../chat.ts'
import type { Item } from '../chat-item.ts'
import type { Signal } from '../signal.ts'

/** Whether an answer helped; pressed again it is taken back. */
export function Feedback({ chat, item }: { chat: Chat; item: Signal<Item> }) {
  const { texts } = chat.setup
  const { feedback, id } = item.value
  const button = (value: number, label: string) => (
    <button
      type="button"
      aria-pressed={feedback === value}
      onClick={async () => {
        const next = feedback === value ? null : value
        item.value = { ...item.value, feedback: next }
        await chat.client.json(`/messages/${id}/feedback`, { value: next }).catch(() => {
          item.value = { ...item.value, feedback }
        })
      }}
    >
      {label}
    </button>
  )
  return (
    <div class="feedback soft">
      {button(1, texts.helpful)}
      {button(-1, texts.notHelpful)}
    </div>
  )
}
