import { asksToBeTold } from '../../asks-to-be-told.ts'
import { hasAgreed } from '../../shopper-agreed.ts'
import type { FactRef, Statement } from '../../statement.ts'
import type { LeadResult } from '../../tools/tool-results.ts'
import { emailsIn } from '../../typed-by-shopper.ts'
import { withoutContacts } from '../../without-contacts.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { awaitedBy } from './awaited.ts'

/**
 * Takes a shopper's contact. An address given in answer to a question that says what it is for is the yes to it; only of one that nobody
 * asked for it is asked first whether it may be used.
 */
export function leadCapture(turn: EngineTurn, purpose: string, waited?: Waited): Move {
  const { state, before, understanding, ctx } = turn.scope
  const result = turn.answer<LeadResult>('capture_lead')
  if (result?.saved) {
    state.pending = null
    return { say: [savedSentence(turn, purpose, waited)] }
  }
  const isAsked = before.pending?.kind === 'lead_email' || before.pending?.kind === 'lead_consent'
  const isAnswer = isAsked && (before.pending?.data.purpose ?? purpose) === purpose
  const data = dataOf(turn, purpose, isAnswer, waited)
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
  const isConsenting = before.pending?.kind === 'lead_consent' && hasAgreed(turn.clause, turn.clause.text)
  const isTyped = (understanding.slots.email ?? understanding.slots.phone) !== undefined
  const isGiven =
    isTyped && (asksToBeTold(turn.scope) || (before.pending?.kind === 'lead_email' && data.asked !== undefined))
  // The tool may have found that this very contact was not agreed to.
  if (result || !(isConsenting || isGiven)) {
    const contact = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
    const asked = askForConsent(turn, data, [phone, email].filter((one) => one !== undefined && one !== '').join(', '))
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
        ...{ product_id: data.productId, variant_id: data.variantId, message: data.question },
      },
    },
  }
}

/** What is waited for, where that is known already. */
interface Waited {
  productId: string
  variantId: string | undefined
}

/** Fewer words beside a contact say nothing that has to be passed on. */
const FEWEST_WORDS = 2

/** What is kept of a wish for an answer, until there is a contact and a yes. */
function dataOf(turn: EngineTurn, purpose: string, isAnswer: boolean, waited?: Waited): Record<string, string> {
  const { before } = turn.scope
  const former = isAnswer ? (before.pending?.data ?? {}) : {}
  const isBack = purpose === 'back_in_stock'
  const found = isBack && former.productId === undefined ? awaitedBy(turn.clause) : null
  const awaited = waited ?? (found && { productId: found.product.id, variantId: found.variant?.id })
  const said = withoutContacts(turn.scope)
  const isWorth = awaited ? false : (said.match(/\p{L}{2,}/gu) ?? []).length >= FEWEST_WORDS
  return {
    purpose,
    ...(isWorth && former.question === undefined ? { question: said.slice(0, 500) } : {}),
    ...(awaited ? { productId: awaited.productId } : {}),
    ...(awaited?.variantId ? { variantId: awaited.variantId } : {}),
    ...former,
  }
}

/** That a contact was kept, where the shop will write to, and when. */
function savedSentence(turn: EngineTurn, purpose: string, waited?: Waited): Statement {
  const { before, understanding } = turn.scope
  const data = dataOf(turn, purpose, before.pending?.data.purpose === purpose, waited)
  const { slots } = understanding
  const contact = slots.email ?? slots.phone ?? data.email ?? data.phone
  const title = awaited(turn, data)
  if (title && contact) return turn.say('lead_saved_back_as', { title, email: contact })
  return contact ? turn.say('lead_saved_to', { email: contact }) : turn.say('lead_saved')
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

/** What the shopper waits for, with the values of the variant; null when the contact is for something else. */
function awaited(turn: EngineTurn, { purpose, productId, variantId }: Record<string, string>): FactRef | null {
  const product = productId === undefined ? undefined : turn.scope.catalog.index.productById(productId)
  if (purpose !== 'back_in_stock' || !product) return null
  const { scope } = turn
  scope.addFact('product', product.id, 'title', product.title)
  const title = turn.title(product)
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) return title
  for (const [name, value] of Object.entries(variant.options))
    scope.addFact('variant', variant.id, `option.${name}`, value, { of: product.id })
  const values = turn.valuesOf(variant.options)
  return values.text === ''
    ? title
    : { text: `${title.text} (${values.text})`, facts: [...title.facts, ...values.facts] }
}
