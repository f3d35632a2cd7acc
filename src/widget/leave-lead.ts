import type { z } from 'zod'
import { captureLead } from '../leads/capture-lead.ts'
import { parseInput } from '../shared/parse-input.ts'
import { getWidgetConversation } from './open-conversation.ts'
import type { Caller } from './sessions.ts'
import { leadFormSchema } from './widget.schema.ts'
import { findLeadConsent } from './widget-settings.ts'

/**
 * Keeps the contact of the lead form with what was agreed to: the text the settings show in the form's language, never one the page sends. Says
 * nothing of what the store knew of that contact before.
 * @throws {BadRequestError} also without consent, and for a phone number that can be none
 * @throws {NotFoundError} unless the conversation is of this session or shopper
 */
export async function leaveLead(
  { ctx, storeName, storeLanguage }: Caller,
  conversationId: string,
  raw: z.input<typeof leadFormSchema>,
): Promise<{ kept: true; consent: { at: string; text: string } }> {
  const { productId, message, consent: _, locale: shownIn, ...contact } = parseInput(leadFormSchema, raw)
  await getWidgetConversation(ctx, conversationId)
  const locale = shownIn ?? ctx.visitor.locale
  const text = await findLeadConsent({ ctx, locale, storeName, storeLanguage, findGreetings: undefined })
  const at = new Date().toISOString()
  const details = { productId: productId ?? null, message: message ?? null }
  await captureLead(ctx, { ...contact, locale, details, consent: { given: true, at, text }, conversationId })
  return { kept: true, consent: { at, text } }
}
