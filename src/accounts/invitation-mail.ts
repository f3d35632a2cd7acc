import { printable } from '../shared/printable.ts'

/** The mail with an invitation. Owners are spoken to in English, as in the rest of what they are mailed. */
export function invitationMail({
  store,
  role,
  link,
  days,
}: {
  store: string
  role: string
  link: string
  days: number
}): {
  subject: string
  text: string
} {
  const name = printable(store)
  return {
    subject: `You are invited to ${name}`,
    text: `You are invited to the dashboard of ${name}, with the role "${role}".\n\nOpen this link to join. It works once, for ${days} days:\n${link}\n\nIf you do not know the store, you need not do anything.\n`,
  }
}
