import { MOST_CLARIFICATIONS } from '../due-hand-off.ts'
import { GOES_ON } from '../tools/policy-passages.ts'
import type { HandOffResult, LeadResult, PolicyResult } from '../tools/tool-results.ts'
import { clausesOf } from '../understanding/clauses.ts'
import { isOfPrice, productQuestion } from './product-moves.ts'
import { fromPages, quotePolicy } from './quote-policy.ts'
import type { Move, View } from './view.ts'

/** Answers from the owner's pages, quoted with the source, else says that it does not know. */
export function policy(view: View, question = policyQuestion(view)): Move {
  const result = view.answer<PolicyResult>('answer_policy')
  if (!result) return { call: { tool: 'answer_policy', input: { question } } }
  if (result.found) {
    view.scope.state.lastPolicy = question.split(GOES_ON)[0]?.slice(-200) ?? null
    return quotePolicy(view, result)
  }
  // "Is the mascara cruelty free?" is about a product, whatever it sounds like.
  const { product_type } = view.scope.understanding.slots
  if (view.act === 'policy' && product_type !== undefined) return productQuestion(view)
  return unknownPolicy(view)
}

/** "Can I return the chair?" is asked of anything: the pages name no chair. */
function policyQuestion({ act, scope }: View): string {
  const { slots } = scope.understanding
  // "How much is it, and can I return it?": what it costs is answered beside it.
  const parts =
    act === scope.understanding.act ? [] : clausesOf(scope.understanding.text).filter((part) => !isOfPrice(part))
  const text = parts.length > 0 ? parts.join(' ') : scope.understanding.text
  const isOfThing = (act === 'returns' || act === 'shipping') && slots.product_type !== undefined
  const asked = isOfThing ? text.replace(new RegExp(escapeRegExp(slots.product_type as string), 'i'), ' ') : text
  return asked.trim().length >= 8 ? asked : text
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function unknownPolicy(view: View): Move {
  view.button('button_yes')
  view.button('button_no')
  view.scope.state.pending = {
    kind: 'lead_email',
    data: { purpose: 'support', question: view.scope.text.slice(0, 500) },
  }
  return { say: [view.act === 'discount' ? view.say('discount_none') : view.say('policy_unknown')] }
}

/** Passes the conversation on to a person. */
export function handOff(view: View, reason: string): Move {
  const result = view.answer<HandOffResult>('hand_off')
  if (!result) return { call: { tool: 'hand_off', input: { reason } } }
  if (result.status === 'not_asked') {
    view.button('button_human')
    return { say: [view.say('offer_human')] }
  }
  if (result.status === 'queued') {
    const place = result.position > 1 ? [view.say('hand_off_position', { position: result.position })] : []
    return { say: [view.say('hand_off_queued'), ...place] }
  }
  view.scope.state.pending = { kind: 'lead_email', data: { purpose: 'support' } }
  const opens = result.opensAt ? [view.say('hand_off_opens', { when: whenOf(view, result.opensAt) })] : []
  return { say: [view.say('hand_off_closed'), ...opens, view.say('hand_off_leave_mail')] }
}

const whenOf = (view: View, at: string): string =>
  new Intl.DateTimeFormat(view.scope.locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  )

export function complaint(view: View): Move {
  if (view.scope.understanding.frustrated) {
    const passed = handOff(view, 'frustrated')
    return 'say' in passed ? { say: [view.say('sorry'), ...passed.say] } : passed
  }
  // What the pages say of broken or lost things helps at once.
  const told = fromPages(view)
  if (told && 'call' in told) return told
  view.button('button_human')
  view.button('button_order')
  return { say: [view.say('sorry'), ...(told && 'say' in told ? told.say : []), view.say('offer_human')] }
}

/** Takes a shopper's contact: an address, then an explicit yes, then it is kept. */
export function leadCapture(view: View, purpose: string): Move {
  const { state, understanding, ctx } = view.scope
  const result = view.answer<LeadResult>('capture_lead')
  if (result?.saved) {
    state.pending = null
    return { say: [view.say('lead_saved')] }
  }
  const wanted: Record<string, string> = view.act === 'quote' ? { question: view.scope.text.slice(0, 500) } : {}
  const data: Record<string, string> = { purpose, ...wanted, ...state.pending?.data }
  const email = understanding.slots.email ?? data.email ?? ctx.visitor.shopper?.email
  const phone = understanding.slots.phone ?? data.phone
  if (result) {
    if (result.reason === 'bad_email' || result.reason === 'bad_phone') {
      state.pending = { kind: 'lead_email', data: { ...data, email: '', phone: '' } }
      return { say: [view.say(result.reason === 'bad_email' ? 'lead_bad_email' : 'lead_bad_phone')] }
    }
  }
  if (!email && !phone) {
    state.pending = { kind: 'lead_email', data }
    return { say: [view.say('lead_ask_email')] }
  }
  const isYes = state.pending?.kind === 'lead_consent' && view.act === 'yes'
  if (!isYes && !result) {
    state.pending = {
      kind: 'lead_consent',
      data: { ...data, ...(email ? { email } : {}), ...(phone ? { phone } : {}) },
    }
    view.button('button_yes')
    view.button('button_no')
    return { say: [view.say('lead_ask_consent', { email: email ?? phone ?? '' })] }
  }
  const consentText = view.say('lead_ask_consent', { email: email ?? phone ?? '' })
  return {
    call: {
      tool: 'capture_lead',
      input: {
        email,
        phone,
        purpose: data.purpose,
        consent: true,
        consent_text: consentText,
        product_id: data.productId,
        message: data.question,
      },
    },
  }
}

/** Says that it did not understand, with what it can do; a person is called when that was in vain twice. */
export function clarify(view: View): Move {
  const { state, before } = view.scope
  // Counted from before the turn: a turn is decided in several steps.
  state.failedClarifications = before.failedClarifications + 1
  if (state.failedClarifications > MOST_CLARIFICATIONS && !view.scope.handOff.isWaiting)
    return handOff(view, 'failed_clarifications')
  view.button('button_search', view.say('value_search'))
  view.button('button_order')
  view.button('button_policy', view.say('value_policy'))
  if (state.failedClarifications === MOST_CLARIFICATIONS) view.button('button_human')
  return { say: [view.say('unclear')] }
}
