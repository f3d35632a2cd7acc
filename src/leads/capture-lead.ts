import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { linkLead } from '../conversations/link-lead.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { BadRequestError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { leadEvent } from './lead-event.ts'
import { getLeadRules } from './lead-rules.ts'
import { findLeadByEmail, findLeadByPhone, type LeadRow, writeLead } from './leads.queries.ts'
import { captureLeadSchema, type Lead, type LeadInterest } from './leads.schema.ts'
import { toE164 } from './phone-number.ts'
import { presentLead } from './present-lead.ts'
import { describeReasons, type LeadRules, type LeadSignals, scoreLead } from './score-lead.ts'

type LeadInput = z.output<typeof captureLeadSchema>

/** The latest are kept. */
const MAX_INTERESTS = 50
const BULK_QUANTITY = 10

/**
 * Keeps a shopper's contact and scores it. One with an e-mail address the store knows adds to that lead, one without adds to
 * the lead with its phone number: what is newly told wins, what was told before stays, and what the owner edited is never
 * touched. The answer may hold what another visitor told: it is for the store's people, never for the shopper.
 * @throws {BadRequestError} also for a phone number that can be none
 */
export async function captureLead(ctx: StoreContext, raw: z.input<typeof captureLeadSchema>): Promise<Lead> {
  return inTransaction(ctx.db, await prepareLead(ctx, raw))
}

/**
 * Checks a contact as captureLead does, without keeping it.
 * @returns what keeps it, in a transaction of the caller
 * @throws {BadRequestError}
 */
export async function prepareLead(
  ctx: StoreContext,
  raw: z.input<typeof captureLeadSchema>,
): Promise<(trx: Transaction) => Promise<Lead>> {
  requireScope(ctx, 'write')
  const parsed = parseInput(captureLeadSchema, raw)
  const input = { ...parsed, phone: checkPhone(parsed.phone, parsed.locale, ctx.currency) }
  const rules = await getLeadRules({ ...ctx, scopes: ['read'] })
  return async (trx) => {
    // Taken first: two captures of one address queue here, so that the second finds the first.
    const stamp = await takeStamps(trx, ctx.storeId, 'leads')
    const former = await findFormer(trx, ctx.storeId, input)
    const told = former ? mergeLead(former, input, stamp) : newLead(ctx.storeId, input, stamp)
    const row = rescored(told, rules)
    await writeLead(trx, row)
    noteEvents(trx, [leadEvent(ctx, row, { isNew: former === undefined })])
    if (input.conversationId) await linkLead(ctx, trx, input.conversationId, row.id)
    return presentLead(row)
  }
}

/** @throws {BadRequestError} */
export function checkPhone(
  phone: string | null | undefined,
  locale: string | null | undefined,
  currency: string,
): string | null {
  if (!phone) return null
  const number = toE164(phone, { locale, currency })
  if (number) return number
  const message = 'must be a phone number that exists; begin with + and the code of the country'
  throw new BadRequestError([{ path: 'phone', code: 'invalid_phone', message }])
}

/** By e-mail address, else by phone number: then never one that belongs to another address. */
async function findFormer(trx: Transaction, storeId: number, input: LeadInput): Promise<LeadRow | undefined> {
  const byEmail = input.email ? await findLeadByEmail(trx, storeId, input.email) : undefined
  if (byEmail || !input.phone) return byEmail
  return findLeadByPhone(trx, storeId, input.phone, { withoutEmail: Boolean(input.email) })
}

function newLead(storeId: number, input: LeadInput, stamp: Date): LeadRow {
  return {
    store_id: storeId,
    id: newId('lead'),
    email: input.email ?? null,
    name: input.name ?? null,
    phone: input.phone ?? null,
    purpose: input.purpose,
    status: 'new',
    priority: 'low',
    score: 0,
    reasons: [],
    consent: input.consent ?? null,
    conversation_id: input.conversationId ?? null,
    created_at: stamp,
    updated_at: stamp,
    details: detailsOf(input),
    interests: addInterest([], input, stamp),
    signals: signalsOf(input),
    edited_by_owner: [],
    last_contact_at: stamp,
  }
}

function mergeLead(former: LeadRow, input: LeadInput, stamp: Date): LeadRow {
  const isOwners = (field: string) => former.edited_by_owner.includes(field)
  return {
    ...former,
    email: former.email ?? input.email ?? null,
    name: isOwners('name') ? former.name : (input.name ?? former.name),
    phone: isOwners('phone') ? former.phone : (input.phone ?? former.phone),
    purpose: input.purpose === 'other' ? former.purpose : input.purpose,
    consent: laterConsent(former.consent, input.consent),
    conversation_id: input.conversationId ?? former.conversation_id,
    updated_at: stamp,
    details: detailsOf(input) ?? former.details,
    interests: addInterest(former.interests, input, stamp),
    signals: mergeSignals(former.signals, signalsOf(input)),
    last_contact_at: stamp,
  }
}

/** A later refusal withdraws a consent. A statement that is older than the stored one but arrives late changes nothing. */
function laterConsent(former: LeadRow['consent'], given: LeadInput['consent']): LeadRow['consent'] {
  if (!given) return former
  return former && Date.parse(given.at) < Date.parse(former.at) ? former : given
}

function detailsOf({ details }: LeadInput): LeadRow['details'] {
  if (!details || Object.values(details).every((value) => value == null)) return null
  const { productId = null, variantId = null, quantity = null, message = null } = details
  return { productId, variantId, quantity, message }
}

/** The same product wished for twice is one interest, with the later details. */
function addInterest(former: LeadInterest[], input: LeadInput, stamp: Date): LeadInterest[] {
  const details = detailsOf(input)
  if (!details) return former
  const keyOf = (one: Omit<LeadInterest, 'at'>) => JSON.stringify([one.purpose, one.productId, one.variantId])
  const interest = { purpose: input.purpose, ...details, at: stamp.toISOString() }
  return [...former.filter((one) => keyOf(one) !== keyOf(interest)), interest].slice(-MAX_INTERESTS)
}

/** What the assistant saw, and what the capture itself tells. */
function signalsOf(input: LeadInput): LeadSignals {
  const { purpose, signals, details } = input
  return {
    ...signals,
    askedToBuy: signals.askedToBuy || purpose === 'purchase',
    quoteOrBulk: signals.quoteOrBulk || purpose === 'quote' || (details?.quantity ?? 0) >= BULK_QUANTITY,
    namedProduct: signals.namedProduct || details?.productId != null,
    gavePhone: signals.gavePhone || input.phone != null,
    gaveEmail: signals.gaveEmail || input.email != null,
    onlyNewsletter: signals.onlyNewsletter ?? purpose === 'newsletter',
    idleDays: signals.idleDays ?? 0,
  }
}

function mergeSignals(former: LeadSignals, now: LeadSignals): LeadSignals {
  const merged: Record<string, boolean | number> = { ...former, idleDays: now.idleDays ?? 0 }
  for (const [name, value] of Object.entries(now)) if (value === true) merged[name] = true
  merged.onlyNewsletter = Boolean(former.onlyNewsletter && now.onlyNewsletter)
  // A complaint can be over.
  merged.complaintOpen = now.complaintOpen ?? former.complaintOpen ?? false
  return merged
}

/** The row with its score by the rules, and its priority, unless the owner chose one. */
export function rescored(row: LeadRow, rules: LeadRules): LeadRow {
  const { score, priority, reasons } = scoreLead(row.signals, rules)
  return {
    ...row,
    score,
    reasons: describeReasons(reasons),
    priority: row.edited_by_owner.includes('priority') ? row.priority : priority,
  }
}
