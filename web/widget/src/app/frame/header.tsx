import type { Chat } from '../chat.ts'
import { signal, watching } from '../signal.ts'

export interface Deeds {
  close(): void
  newConversation(): void
}

const isMenuOpen = signal(false)

/** Who one talks to, and the few things that can be done with the conversation. */
export const Header = watching(({ chat, deeds }: { chat: Chat; deeds: Deeds }) => {
  const { texts, settings } = chat.setup
  const isHuman = chat.standing.value.status === 'with_human'
  const hasBegun = chat.items.value.length > 0
  const entry = (label: string, work: () => void) => (
    <button
      type="button"
      onClick={() => {
        isMenuOpen.value = false
        work()
      }}
    >
      {label}
    </button>
  )
  const form = (name: 'lead' | 'transcript') => () => {
    chat.form.value = name
  }
  return (
    <header class="head">
      <span class="avatar" aria-hidden="true">
        {(isHuman && chat.person.value ? chat.person.value : settings.name).slice(0, 1).toUpperCase()}
      </span>
      <h2 id="spiel-title">
        {settings.name}
        <small>{isHuman ? chat.person.value || texts.person : texts.assistant}</small>
      </h2>
      {hasBegun && (
        <button
          type="button"
          class="round plain"
          aria-label={texts.menu}
          aria-expanded={isMenuOpen.value}
          onClick={() => {
            isMenuOpen.value = !isMenuOpen.value
          }}
        >
          •••
        </button>
      )}
      <button type="button" class="round plain" aria-label={texts.close} onClick={deeds.close}>
        ×
      </button>
      {isMenuOpen.value && (
        <div class="menu">
          {entry(texts.newConversation, deeds.newConversation)}
          {settings.transcripts && entry(texts.transcript, form('transcript'))}
          {entry(texts.leave, form('lead'))}
        </div>
      )}
    </header>
  )
})
