import { Component } from 'preact'
import { ApiError } from '../../api/client.ts'
import type { Chat } from '../chat.ts'
import { OutLink } from '../conversation/rich.tsx'
import { httpUrl } from '../rich-text.ts'
import { watching } from '../signal.ts'

type Name = 'lead' | 'transcript'

/** The form that was asked for, above the place to write. */
export const Forms = watching(({ chat }: { chat: Chat }) => {
  const name = chat.form.value
  return name ? <ContactForm key={name} chat={chat} name={name} /> : null
})

/** A contact with consent, or an address for the transcript. */
class ContactForm extends Component<{ chat: Chat; name: Name }, { fault: string; isDone: boolean; isBusy: boolean }> {
  override state = { fault: '', isDone: false, isBusy: false }

  #send = async (event: SubmitEvent) => {
    event.preventDefault()
    const { chat, name } = this.props
    const { texts, emit } = chat.setup
    const form = event.currentTarget as HTMLFormElement
    const field = (key: string) => (form.elements.namedItem(key) as HTMLInputElement | null)?.value.trim() || undefined
    const email = form.elements.namedItem('email') as HTMLInputElement
    const consent = form.elements.namedItem('consent') as HTMLInputElement | null
    if (!email.value.trim() || !email.checkValidity()) return this.#refuse(texts.badEmail, email)
    if (consent && !consent.checked) return this.#refuse(texts.needConsent, consent)
    const { conversationId } = chat.saved.read()
    const body = { email: email.value.trim(), name: field('name'), phone: field('phone') }
    this.setState({ fault: '', isBusy: true })
    try {
      await chat.client.json(
        `/conversations/${conversationId}/${name}`,
        name === 'lead' ? { ...body, consent: true } : { email: body.email },
      )
      if (name === 'lead') emit('lead', {})
      chat.news.value = name === 'lead' ? texts.leadDone : texts.transcriptDone
      this.setState({ isDone: true, isBusy: false })
    } catch (error) {
      this.setState({ isBusy: false })
      const isTooMuch = error instanceof ApiError && error.status === 429
      this.#refuse(
        isTooMuch ? texts.tooMany : error instanceof ApiError && error.status === 400 ? texts.badEmail : texts.wrong,
        email,
      )
    }
  }

  #refuse(fault: string, field: HTMLElement): void {
    this.setState({ fault })
    field.focus()
  }

  #close = () => {
    const { chat } = this.props
    chat.form.value = ''
    chat.setup.shadow.querySelector<HTMLElement>('.input')?.focus()
  }

  override componentDidMount(): void {
    this.props.chat.setup.shadow.querySelector<HTMLElement>('.form input')?.focus()
  }

  override render({ chat, name }: { chat: Chat; name: Name }, { fault, isDone, isBusy }: ContactForm['state']) {
    const { texts, settings } = chat.setup
    const isLead = name === 'lead'
    const title = isLead ? texts.leave : texts.transcript
    const privacy = httpUrl(settings.privacyUrl)
    const input = (key: string, label: string, type: string, autoComplete: string) => (
      <label>
        {label}
        <input
          name={key}
          type={type as 'text'}
          autoComplete={autoComplete}
          required={key === 'email'}
          aria-invalid={key === 'email' && !!fault}
          maxLength={254}
        />
      </label>
    )
    if (isDone)
      return (
        <div class="form">
          <p>{isLead ? texts.leadDone : texts.transcriptDone}</p>
          <button type="button" class="chip" onClick={this.#close}>
            {texts.closeShort}
          </button>
        </div>
      )
    return (
      <form class="form" aria-label={title} noValidate onSubmit={this.#send}>
        <strong>{title}</strong>
        {input('email', texts.email, 'email', 'email')}
        {isLead && input('name', `${texts.name} (${texts.optional})`, 'text', 'name')}
        {isLead && input('phone', `${texts.phone} (${texts.optional})`, 'tel', 'tel')}
        {isLead && (
          <label class="check">
            <input type="checkbox" name="consent" />
            <span>
              {settings.leadConsent || texts.consent} {privacy && <OutLink href={privacy}>{texts.privacy}</OutLink>}
            </span>
          </label>
        )}
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <div class="chips">
          <button type="submit" class="main" disabled={isBusy}>
            {texts.submit}
          </button>
          <button type="button" class="chip" onClick={this.#close}>
            {texts.cancel}
          </button>
        </div>
      </form>
    )
  }
}
