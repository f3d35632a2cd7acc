import type { ApiError } from '../../api/client.ts'
import type { Chat } from '../chat.ts'
import { OutLink } from '../conversation/rich.tsx'
import { httpUrl } from '../rich-text.ts'
import { component, signal, watching } from '../signal.ts'

type Name = 'lead' | 'transcript'

/** The form that was asked for, above the place to write. */
export const Forms = watching(({ chat }: { chat: Chat }) => {
  const name = chat.form.value
  return name && <ContactForm key={name} chat={chat} name={name} />
})

/** A contact with consent, or an address for the transcript. The browser itself checks and tells what is missing. */
const ContactForm = component<{ chat: Chat; name: Name }>(({ chat, name }) => {
  const { texts, settings, emit } = chat.setup
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
    const { conversationId } = chat.saved.read()
    isBusy.value = true
    try {
      const body = isLead ? { ...given, consent: true, productId: chat.page().productId } : given
      await chat.client.json(`/conversations/${conversationId}/${name}`, body)
      if (isLead) emit('lead')
      chat.news.value = done.value = isLead ? texts.leadDone : texts.transcriptDone
    } catch (error) {
      const { status } = error as ApiError
      fault.value = status === 429 ? texts.tooMany : status === 400 ? texts.badEmail : texts.wrong
    }
    isBusy.value = false
  }
  const close = () => {
    chat.form.value = ''
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

  return () =>
    done.value ? (
      <div class="form">
        <p>{done.value}</p>
        <button type="button" class="chip" onClick={close}>
          {texts.closeForm}
        </button>
      </div>
    ) : (
      <form class="form" aria-label={isLead ? texts.leave : texts.transcript} onSubmit={send}>
        <strong>{isLead ? texts.leave : texts.transcript}</strong>
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
