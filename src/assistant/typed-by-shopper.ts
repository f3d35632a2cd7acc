import { numberKey } from '../orders/order-match.ts'
import type { TurnScope } from './turn-scope.ts'
import { spellOutMessage } from './understanding/spell-out.ts'

const MOST_SAID = 4_000

/** What a shopper typed lately, with one more message. */
export const addSaid = (said: string, text: string): string => `${said}\n${text}`.slice(-MOST_SAID)

/** Whether an address or a phone number stands in the message itself. */
export const hasContact = ({ understanding: { slots } }: TurnScope): boolean =>
  (slots.email ?? slots.phone) !== undefined

/** Whole e-mail addresses in a shopper's words. */
export function emailsIn(said: string): string[] {
  const found = said.toLowerCase().match(/(?<![^\s<>()[\]"',;:])[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g) ?? []
  return [...new Set(found.map((email) => email.replace(/(?<![.!?])[.!?]+$/, '')))]
}

/**
 * The address, when the shopper typed it, whole, or the shop's login vouches for it. A model that was told another's address
 * must not be able to use it, nor to make one out of pieces.
 */
export function typedEmail({ state, ctx }: TurnScope, email: string | undefined): string | undefined {
  const wanted = email?.trim().toLowerCase()
  if (!wanted) return undefined
  if (ctx.visitor.shopper?.email.toLowerCase() === wanted) return wanted
  return [state.said, spellOutMessage(state.said)].some((said) => emailsIn(said).includes(wanted)) ? wanted : undefined
}

/** Whether the shopper typed this order number. */
export function typedNumber({ state, understanding }: TurnScope, number: string): boolean {
  const wanted = numberKey(number)
  if (understanding.slots.order_number && numberKey(understanding.slots.order_number) === wanted) return true
  return state.said.split(/[^\p{L}\p{N}#_-]+/u).some((word) => word !== '' && numberKey(word) === wanted)
}

/** The phone number, when its digits were typed one after the other. */
export function typedPhone({ state }: TurnScope, phone: string | undefined): string | undefined {
  const digits = phone?.replace(/\D+/g, '') ?? ''
  const typed = state.said.split('\n').map((line) => line.replace(/\D+/g, ''))
  const national = digits.slice(-7)
  return digits.length >= 7 && typed.some((line) => line.includes(national)) ? phone : undefined
}

/** The name, when the shopper typed it. */
export function saidName({ state, ctx }: TurnScope, name: string | undefined): string | null {
  const wanted = name?.trim()
  if (wanted && state.said.toLowerCase().includes(wanted.toLowerCase())) return wanted
  return ctx.visitor.shopper?.name ?? null
}
