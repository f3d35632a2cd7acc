import { type Chat, isWithHuman } from '../chat.ts'
import { component, signal } from '../signal.ts'

export interface Deeds {
  close(): void
  newConversation(): void
  /** To a conversation that was left. */
  goBack(conversationId: string): void
}

/** Who one talks to, and the few things that can be done with the conversation. */
export const Header = component<{ chat: Chat; deeds: Deeds }>(({ chat, deeds }) => {
  const { texts, settings } = chat.setup
  const isMenuOpen = signal(false)
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
    chat.form.value = { name }
  }
  return () => {
    const isHuman = isWithHuman(chat)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the buttons in it
      <div
        class="head"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isMenuOpen.value) return
          event.stopPropagation()
          isMenuOpen.value = false
        }}
        onFocusOut={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node)) isMenuOpen.value = false
        }}
      >
        <span class="avatar" aria-hidden="true">
          {(isHuman ? chat.person() : settings.name)[0]}
        </span>
        <h2 id="spiel-title">
          {settings.name}
          <small>{isHuman ? chat.person() : texts.assistant}</small>
        </h2>
        {chat.items.value.length > 0 && (
          <button
            type="button"
            class="round plain"
            aria-label={texts.menu}
            aria-expanded={isMenuOpen.value}
            onClick={() => {
              isMenuOpen.value = !isMenuOpen.value
            }}
          >
            ⋯
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
      </div>
    )
  }
})
