import { printable } from '../shared/printable.ts'
import type { NoticeToMail } from './webhooks.queries.ts'

const subjects: Record<string, string> = {
  exhausted: 'a webhook delivery was given up',
  will_disable: 'a webhook endpoint will be disabled in 24 hours',
  disabled: 'a webhook endpoint was disabled',
}
const texts: Record<string, string> = {
  exhausted: 'All 10 attempts to deliver an event failed. Others are still tried.',
  will_disable: 'No delivery has succeeded for 4 days. After 5 days without a success the endpoint is disabled.',
  disabled: 'Nothing is delivered to it any more. Enable it when it works again, and have what it missed replayed.',
}

/** What the owner is told, to whom English is spoken as in the rest of what owners read. Of the address only the host is named. */
export function noticeMail({ kind, at, url, store_name, failing_since }: NoticeToMail): {
  subject: string
  text: string
} {
  const name = printable(store_name)
  const since = failing_since ? `\nFailing since: ${failing_since.toISOString()}` : ''
  return {
    subject: `${name}: ${subjects[kind] ?? kind}`,
    text: `${texts[kind] ?? ''}\n\nStore: ${name}\nEndpoint on: ${new URL(url).host}\nTime: ${at.toISOString()}${since}\n`,
  }
}
