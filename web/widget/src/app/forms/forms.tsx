import type { OpenedConversation } from '../../api/api-types.ts'
import type { ApiError } from '../../api/client.ts'
import type { Chat, FormWish } from '../chat.ts'
import { OutLink } from '../conversation/rich.tsx'
import { httpUrl } from '../rich-text.ts'
import { component, signal, watching } from '../signal.ts'

/** The form that was asked for, above the place to write. */
export const Forms = watching(({ chat }: { chat: Chat }) => {
  const { value } = chat.form
  return value && <ContactForm key={value.name + (value.card?.externalId ?? '')} chat={chat} wish={value} />
})

/** A contact with consent, or an address for the transcript. The browser itself checks and tells what is missing. */
const ContactForm = component<{ chat: Chat; wish: FormWish }>(({ chat, wish }) => {
  const { texts, settings, emit } = chat.setup
  const { name, card } = wish
  const isLead = name === 'lead'
  const fault = signal('')
  const done = signal('')
  const isBusy = signal(false)
  const privacy = httpUrl(settings.privacyUrl)

  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const given = Object.fromEntries(
      [...new FormData(event.currentTarget as HTMLFormElement)].filter(([, value]) => value),
    )
    isBusy.value = true
    try {
      // On the home view nothing was said yet.
      const id =
        chat.saved.read().conversationId ?? (await chat.client.json<OpenedConversation>('/conversations', {})).id
      chat.saved.write({ conversationId: id }, true)
      const productId = card?.externalId ?? chat.page().productId
      const purpose = card && 'back_in_stock'
      const body = isLead ? { ...given, consent: true, productId, purpose, locale: chat.language.value } : given
      await chat.client.json(`/conversations/${id}/${name}`, body)
      if (isLead) emit('lead', { productId, purpose })
      chat.news.value = done.value = isLead ? texts.leadDone : texts.transcriptDone
    } catch (error) {
      const { status } = error as ApiError
      fault.value = status === 429 ? texts.tooMany : status === 400 ? texts.badEmail : texts.wrong
    }
    isBusy.value = false
  }
  const title = () => (card ? `${texts.notify}: ${card.title}` : isLead ? texts.leave : texts.transcript)
  const close = () => {
    chat.form.value = undefined
    chat.focusInput()
  }
  const input = (key: string, label: string, type: string) => (
    <label>
      {label}
      <input
        name={key}
        type={type as 'text'}
        autoComplete={type === 'text' ? key : type}
        required={key === 'email'}
        maxLength={254}
      />
    </label>
  )
  const optional = (label: string) => `${label} (${texts.optional})`
  // Esc leaves the form, not the whole conversation.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }

  return () =>
    done.value ? (
      // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the button in it
      <div class="form" onKeyDown={onKeyDown}>
        <p>{done.value}</p>
        <button type="button" class="chip" onClick={close}>
          {texts.closeForm}
        </button>
      </div>
    ) : (
      <form class="form" aria-label={title()} onSubmit={send} onKeyDown={onKeyDown}>
        <strong>{title()}</strong>
        {input('email', texts.email, 'email')}
        {isLead && (
          <>
            {input('name', optional(texts.name), 'text')}
            {input('phone', optional(texts.phone), 'tel')}
            <label class="check">
              <input type="checkbox" required />
              <span>
                {settings.leadConsent} {privacy && <OutLink href={privacy}>{texts.privacy}</OutLink>}
              </span>
            </label>
          </>
        )}
        {fault.value && (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        )}
        <div class="chips">
          <button type="submit" class="main" disabled={isBusy.value}>
            {texts.send}
          </button>
          <button type="button" class="chip" onClick={close}>
            {texts.closeForm}
          </button>
        </div>
      </form>
    )
})
