import { handOffReasons } from '../../conversations/conversations.schema.ts'
import { requestHuman } from '../../conversations/request-human.ts'
import { BadRequestError } from '../../errors.ts'
import { findPassages } from '../../knowledge/find-passages.ts'
import { captureLead } from '../../leads/capture-lead.ts'
import { leadPurposes } from '../../leads/leads.schema.ts'
import { cleanCatalogText } from '../guards/clean-catalog-text.ts'
import type { TurnScope } from '../turn-scope.ts'
import type { HandOffResult, LeadResult, PolicyResult } from './tool-results.ts'

const MAX_PASSAGES = 3
const MAX_PASSAGE = 1_500

/** Looks for an answer in the owner's pages. */
export async function answerPolicyTool(scope: TurnScope, { question }: { question: string }): Promise<PolicyResult> {
  const { passages } = await findPassages(scope.ctx, {
    question,
    language: scope.understanding.language,
    limit: MAX_PASSAGES,
  })
  for (const { id, text, title, url } of passages) {
    scope.addFact('policy', id, 'text', cleanCatalogText(text, MAX_PASSAGE))
    scope.addFact('policy', id, 'title', title)
    scope.addFact('policy', id, 'url', url)
  }
  return {
    found: passages.length > 0,
    passages: passages.map(({ text, bestSentences, title, url }) => ({
      text: cleanCatalogText(text, MAX_PASSAGE),
      quote: cleanCatalogText(bestSentences.slice(0, 2).join(' ') || text, 500),
      title: cleanCatalogText(title, 200),
      url,
    })),
  }
}

export interface LeadInput {
  email?: string | undefined
  phone?: string | undefined
  name?: string | undefined
  purpose?: string | undefined
  consent?: boolean | undefined
  consent_text?: string | undefined
  product_id?: string | undefined
  message?: string | undefined
}

/** Keeps a shopper's contact, only with what they typed themselves and an explicit yes. */
export async function captureLeadTool(scope: TurnScope, input: LeadInput): Promise<LeadResult> {
  const { ctx, state, understanding } = scope
  if (!input.email && !input.phone) return { saved: false, reason: 'needs_contact' }
  const isYes = understanding.act === 'yes' && state.pending?.kind === 'lead_consent'
  if (!input.consent || !isYes) return { saved: false, reason: 'needs_consent' }
  const purpose = leadPurposes.find((one) => one === input.purpose) ?? 'other'
  try {
    const lead = await captureLead(ctx, {
      email: input.email || null,
      phone: input.phone || null,
      name: input.name || ctx.visitor.shopper?.name || null,
      locale: scope.locale,
      purpose,
      details: { productId: input.product_id ?? null, message: input.message?.slice(0, 2000) ?? null },
      signals: { ...state.signals, gaveEmail: Boolean(input.email), gavePhone: Boolean(input.phone) },
      consent: { given: true, at: scope.now.toISOString(), text: (input.consent_text ?? '').slice(0, 2000) },
      conversationId: scope.conversationId,
    })
    scope.leadId = lead.id
    state.leadId = lead.id
    return { saved: true, purpose }
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error
    const isPhone = error.issues.some(({ path }) => path.startsWith('phone'))
    return { saved: false, reason: isPhone ? 'bad_phone' : 'bad_email' }
  }
}

/** Asks a person to take over. */
export async function handOffTool(scope: TurnScope, { reason }: { reason: string }): Promise<HandOffResult> {
  const told = handOffReasons.find((one) => one === reason) ?? 'asked'
  const { status, position, opensAt } = await requestHuman(scope.ctx, {
    conversationId: scope.conversationId,
    reason: told,
  })
  scope.handedOff = true
  scope.state.signals.askedHuman = true
  if (position > 0) scope.addFact('store', 'queue', 'count', position)
  if (opensAt !== null) scope.addFact('store', 'hours', 'opensAt', opensAt)
  return { status, position, opensAt }
}
