import { asksToBeTold } from '../asks-to-be-told.ts'
import { hasAgreed } from '../shopper-agreed.ts'
import type { FactRef, Statement } from '../statement.ts'
import type { LeadResult } from '../tools/tool-results.ts'
import { emailsIn } from '../typed-by-shopper.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import { awaitedProduct } from './named-elsewhere.ts'

/**
 * Takes a shopper's contact. An address given in answer to a question that says what it is for is the yes to it; only of one that nobody
 * asked for it is asked first whether it may be used.
 */
export function leadCapture(turn: EngineTurn, purpose: string): Move {
  const { state, before, understanding, ctx } = turn.scope
  const result = turn.answer<LeadResult>('capture_lead')
  if (result?.saved) {
    state.pending = null
    return { say: [turn.say(result.purpose === 'back_in_stock' ? 'lead_saved_back' : 'lead_saved')] }
  }
  const isAsked = before.pending?.kind === 'lead_email' || before.pending?.kind === 'lead_consent'
  const isAnswer = isAsked && (before.pending?.data.purpose ?? purpose) === purpose
  const productId = purpose === 'back_in_stock' ? awaitedProduct(turn.clause) : undefined
  const data: Record<string, string> = {
    purpose,
    ...(turn.act === 'quote' || turn.act === 'human' ? { question: turn.words.slice(0, 500) } : {}),
    ...(productId === undefined ? {} : { productId }),
    ...(isAnswer ? before.pending?.data : {}),
  }
  // What was typed for something else is asked for, not asked again: "use that address".
  const known = ctx.visitor.shopper?.email ?? emailsIn(state.said).at(-1)
  const email = understanding.slots.email ?? data.email ?? known
  const phone = understanding.slots.phone ?? data.phone
  if (result && (result.reason === 'bad_email' || result.reason === 'bad_phone')) {
    state.pending = { kind: 'lead_email', data: { ...data, email: '', phone: '' } }
    return { say: [turn.say(result.reason === 'bad_email' ? 'lead_bad_email' : 'lead_bad_phone')] }
  }
  if (!email && !phone) {
    const asked = askForAddress(turn, data)
    state.pending = { kind: 'lead_email', data: { ...data, asked: asked.text } }
    return { say: [asked] }
  }
  const isConsenting = before.pending?.kind === 'lead_consent' && hasAgreed(understanding, turn.scope.text)
  const isTyped = (understanding.slots.email ?? understanding.slots.phone) !== undefined
  const isGiven =
    isTyped && (asksToBeTold(turn.scope) || (before.pending?.kind === 'lead_email' && data.asked !== undefined))
  // The tool may have found that this very contact was not agreed to.
  if (result || !(isConsenting || isGiven)) {
    const contact = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
    const asked = askForConsent(turn, data, email ?? phone ?? '')
    state.pending = { kind: 'lead_consent', data: { ...data, ...contact, asked: asked.text } }
    turn.button('button_yes')
    turn.button('button_no')
    return { say: [asked] }
  }
  return {
    call: {
      tool: 'capture_lead',
      input: {
        ...{ email, phone, purpose: data.purpose, consent: true },
        ...{ product_id: data.productId, message: data.question },
      },
    },
  }
}

/** Asks for an address, and says what for. */
function askForAddress(turn: EngineTurn, data: Record<string, string>): Statement {
  const title = awaited(turn, data)
  return title ? turn.say('lead_ask_email_back', { title }) : turn.say('lead_ask_email')
}

/** Asks whether an address that nobody asked for may be used, and says what for. */
function askForConsent(turn: EngineTurn, data: Record<string, string>, email: string): Statement {
  const title = awaited(turn, data)
  return title ? turn.say('lead_ask_consent_back', { email, title }) : turn.say('lead_ask_consent', { email })
}

/** What the shopper waits for; null when the contact is for something else. */
function awaited(turn: EngineTurn, { purpose, productId }: Record<string, string>): FactRef | null {
  const product = productId === undefined ? undefined : turn.scope.catalog.index.productById(productId)
  if (purpose !== 'back_in_stock' || !product) return null
  turn.scope.addFact('product', product.id, 'title', product.title)
  return turn.title(product)
}
