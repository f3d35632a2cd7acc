import { readMailAddress } from '../shared/mail-address.ts'

export interface Mail {
  /** As readMailAddress() gives it. */
  to: string
  subject: string
  text: string
  /** Where its reader stops mails of this kind: mail programs show a button for it. */
  stopUrl?: string
}

/** Sends mail, and throws when the server did not take it: a job then tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000

/**
 * Mail over SMTP; null when the settings name no server: what needs mail then says that it is off.
 * @param settings.url smtp://user:password@host:port, or smtps:// for TLS from the first byte
 * @param settings.from what stands in From, such as `Acme <help@acme.example>`
 */
export function createMailer(settings: { url: string | undefined; from: string | undefined }): Mailer | null {
  const { url, from } = settings
  if (url === undefined || from === undefined) return null
  let transport: Promise<{ sendMail(mail: object): Promise<unknown> }> | undefined
  const open = async () => {
    // Loaded at the first mail: most servers never send one.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    send: async ({ to, subject, text, stopUrl }) => {
      // Else the mailer would read it in its own way: limits counted another address than the mail went to.
      if (readMailAddress(to) !== to) throw new Error('An address for mail that is not in its one form')
      transport ??= open()
      const stop = stopUrl && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      const header = { 'Auto-Submitted': 'auto-generated', ...stop }
      await (await transport).sendMail({ from, to: { name: '', address: to }, subject, text, headers: header })
    },
  }
}
