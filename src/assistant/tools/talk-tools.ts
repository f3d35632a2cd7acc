import { handOffReasons } from '../../conversations/conversations.schema.ts'
import { prepareHandOff } from '../../conversations/request-human.ts'
import { BadRequestError } from '../../errors.ts'
import type { Charges } from '../../knowledge/charges/charge.ts'
import { withProducts } from '../../knowledge/charges/pick-charge.ts'
import { findCharges } from '../../knowledge/find-charges.ts'
import { findPassages } from '../../knowledge/find-passages.ts'
import type { AskedOf } from '../../knowledge/index/asked-of.ts'
import { namesPlace } from '../../knowledge/index/places.ts'
import { plainAnswer } from '../../knowledge/index/plain-answer.ts'
import type { Passage } from '../../knowledge/knowledge.schema.ts'
import { prepareLead } from '../../leads/capture-lead.ts'
import { leadPurposes } from '../../leads/leads.schema.ts'
import { asksToBeTold } from '../asks-to-be-told.ts'
import { dueHandOff, MOST_CLARIFICATIONS, MOST_IDENTITY_FAILURES } from '../due-hand-off.ts'
import { say } from '../engine/say.ts'
import { hasAgreed } from '../shopper-agreed.ts'
import type { Trouble } from '../troubles.ts'
import type { TurnScope } from '../turn-scope.ts'
import { saidName, typedEmail, typedPhone } from '../typed-by-shopper.ts'
import { besideOtherOption } from './beside-other-option.ts'
import { besidePlace } from './beside-place.ts'
import { cleanCatalogText } from './clean-catalog-text.ts'
import { askedOf, askedOfNamed, titledBy, wordsBehindArticles } from './labels-of.ts'
import { type Answering, GOES_ON, type PassageQuestion, policyPassages } from './policy-passages.ts'
import type { HandOffResult, LeadResult, PolicyResult } from './tool-results.ts'
import { troublePassages } from './trouble-passages.ts'

const MAX_PASSAGES = 3
/** More products than these have a word in their titles that is no name of them. */
const MOST_CALLED = 10
const MAX_PASSAGE = 1_500
const MAX_QUOTE = 500
/** Of passages as sure as this four of five answer, and one in thirty where no page does. */
const SURELY = 0.7

export interface PolicyInput {
  question: string
  of?: readonly string[] | undefined
  about?: readonly Trouble[] | undefined
  charges?: boolean | undefined
}

/** Looks for an answer in the owner's pages; those in the shopper's language go first. */
export async function answerPolicyTool(
  scope: TurnScope,
  { question, of, about, charges: isCharged }: PolicyInput,
): Promise<PolicyResult> {
  const charges = isCharged ? await chargesNow(scope) : null
  const found = about
    ? troublePassages(scope, question, { about, of: askedOfThese(scope, question, of) })
    : findAnswers(scope, question, of)
  const passages: (Answering<Passage> & { isOfDamage?: true })[] = (await found).slice(0, MAX_PASSAGES)
  for (const { id, text, url, ...named } of passages) {
    scope.addFact('policy', id, 'text', cleanLines(text, MAX_PASSAGE))
    scope.addFact('policy', id, 'title', nameOf(named))
    scope.addFact('policy', id, 'url', url)
  }
  return {
    ...(charges ? { charges } : {}),
    found: passages.length > 0,
    passages: passages.map(({ text, bestSentences, around, url, isFurther, isOfDamage, ...named }, at) => {
      const answer = cleanLines(quoteOf(bestSentences) || text, MAX_QUOTE)
      const told = { quote: answer, passage: text }
      const plain = at === 0 && !about ? plainlyTold(scope, question, told, named.language) : null
      const quote = plain || about ? answer : cleanLines(quoteOf(around) || text, MAX_QUOTE)
      return {
        ...(isFurther ? { isFurther } : {}),
        ...(isOfDamage ? { isOfDamage } : {}),
        ...(named.confidence >= SURELY ? { isSure: true as const } : {}),
        ...(plain ? { plain } : {}),
        ...{ text: cleanLines(text, MAX_PASSAGE), quote, url, language: named.language },
        title: cleanCatalogText(nameOf(named), 200),
      }
    }),
  }
}

/** What the pages tell in numbers; each is borne out by the passage that it stands in. */
async function chargesNow(scope: TurnScope): Promise<Charges> {
  const isTitled = (word: string) => titledBy([word], scope.catalog, MOST_CALLED).length > 0
  const charges = withProducts(await findCharges(scope.ctx), isTitled)
  const passages = new Map(charges.all.map(({ passage }) => [passage.id, passage]))
  for (const { id, text, title, url } of passages.values()) {
    scope.addFact('policy', id, 'text', cleanLines(text, MAX_PASSAGE))
    scope.addFact('policy', id, 'title', title)
    scope.addFact('policy', id, 'url', url)
  }
  return charges
}

/** What is told plainly of what goes on from a former question: of that, where it names no other place. */
function plainlyTold(
  { understanding: { language: asked } }: TurnScope,
  question: string,
  said: { quote: string; passage: string },
  told: string,
) {
  const last = question.split(GOES_ON).at(-1) as string
  return plainAnswer(namesPlace(last, asked) ? last : question.replace(GOES_ON, ' '), said, { asked, told })
}

/** The part of a page that a passage stands in, else the page. */
const nameOf = ({ heading, title }: Pick<Passage, 'heading' | 'title'>): string => heading.split(' > ')[0] || title

/** Rows of a table and items of a list stay on lines of their own: each is a sentence. */
const cleanLines = (text: string, maxLength: number): string => {
  const lines = text.split('\n').map((line) => cleanCatalogText(line, maxLength))
  const whole = lines.filter((line) => line !== '').join('\n')
  return whole.length <= maxLength ? whole : cleanCatalogText(whole, maxLength)
}

const quoteOf = (sentences: string[]): string =>
  sentences.map((text) => `${text}${/[.!?…]["'”’»)]*$/.test(text) ? ' ' : '\n'}`).join('')

/** What a question is asked of: the products that are meant, else the goods that it names. */
const askedOfThese = (
  { catalog, understanding: { language } }: TurnScope,
  question: string,
  ids: readonly string[] = [],
): AskedOf | undefined => {
  if (ids.length > 0) return askedOf(catalog, ids)
  return (
    askedOf(catalog, titledBy(wordsBehindArticles(question), catalog, MOST_CALLED)) ??
    askedOfNamed(question, language, catalog.language)
  )
}

async function findAnswers(
  scope: TurnScope,
  question: string,
  ids: readonly string[] = [],
): Promise<Answering<Passage>[]> {
  const { ctx, understanding } = scope
  const of = askedOfThese(scope, question, ids)
  const seen = new Map<string, Passage>()
  const find = async (wanted: PassageQuestion) => {
    const { passages } = await findPassages(ctx, { ...wanted, of })
    for (const one of passages) seen.set(one.id, one)
    return passages
  }
  const answers = await policyPassages(find, {
    ...{ question, language: understanding.language },
    acts: understanding.found.filter(({ confidence }) => confidence >= 0.5).map(({ act }) => act),
  })
  const { home } = await findCharges(ctx)
  return answers.map((one) => {
    const whole = besideOtherOption({ ...one, text: withPartsOf(one, [...seen.values()]) }, question)
    return besidePlace(whole, question, { language: understanding.language, home })
  })
}

const placeOf = ({ id }: Passage): number => Number(id.split('.').at(-1))

/** A passage with the others below its heading that have to do with the question: one may tell what another leaves out. */
function withPartsOf(passage: Passage, seen: readonly Passage[]): string {
  const { sourceId, heading } = passage
  const parts = seen.filter((one) => one.sourceId === sourceId && one.heading === heading)
  const whole = parts.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ text }) => text)
  const text = whole.join('\n')
  return whole.length > 1 && text.length <= MAX_PASSAGE ? text : passage.text
}

export interface LeadInput {
  email?: string | undefined
  phone?: string | undefined
  name?: string | undefined
  purpose?: string | undefined
  consent?: boolean | undefined
  product_id?: string | undefined
  variant_id?: string | undefined
  message?: string | undefined
}

/**
 * Whether the contact was typed in answer to our question for one, which said what it is for, or by somebody who asks to be written to: that
 * is the yes.
 */
function isGivenForThis(
  scope: TurnScope,
  { email, phone }: { email: string | undefined; phone: string | undefined },
): boolean {
  const { pending } = scope.before
  const isAsked = pending?.kind === 'lead_email' && pending.data.asked !== undefined
  if (!isAsked && !asksToBeTold(scope)) return false
  const { slots } = scope.understanding
  return (email !== undefined && slots.email === email) || (phone !== undefined && slots.phone === phone)
}

/** The sentence that was agreed to, as the shopper saw it; of who asks to be written to their own. */
const consentText = (scope: TurnScope): string =>
  ((asksToBeTold(scope) ? undefined : scope.before.pending?.data.asked) ?? scope.text).slice(0, 2000)

/** Keeps a shopper's contact: only what they typed themselves, and after a yes to the question about this very contact. */
export async function captureLeadTool(scope: TurnScope, input: LeadInput): Promise<LeadResult> {
  const { ctx, state, understanding, before } = scope
  const [email, phone] = [typedEmail(scope, input.email), typedPhone(scope, input.phone)]
  if (!email && !phone) return { saved: false, reason: 'needs_contact' }
  const asked = before.pending?.kind === 'lead_consent' ? before.pending.data : {}
  const isAsked = (email !== undefined && asked.email === email) || (phone !== undefined && asked.phone === phone)
  const hasConsented = (isAsked && hasAgreed(understanding, scope.text)) || isGivenForThis(scope, { email, phone })
  if (!input.consent || !hasConsented) {
    const contact = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
    const params = { email: email ?? phone ?? '' }
    const asked = say(understanding.language, 'lead_ask_consent', params)
    state.pending = { kind: 'lead_consent', data: { ...contact, purpose: input.purpose ?? 'other', asked } }
    scope.question = { key: 'lead_ask_consent', params }
    return { saved: false, reason: 'needs_consent' }
  }
  const purpose = leadPurposes.find((one) => one === input.purpose) ?? 'other'
  try {
    const keep = await prepareLead(ctx, {
      email: email ?? null,
      phone: phone ?? null,
      name: saidName(scope, input.name),
      locale: scope.locale,
      purpose,
      details: {
        productId: input.product_id ?? null,
        variantId: input.variant_id ?? null,
        message: input.message?.slice(0, 2000) ?? null,
      },
      signals: { ...state.signals, gaveEmail: Boolean(email), gavePhone: Boolean(phone) },
      consent: { given: true, at: scope.now.toISOString(), text: consentText(scope) },
      conversationId: scope.conversationId,
    })
    scope.effects.push(async (trx) => {
      scope.leadId = state.leadId = (await keep(trx)).id
    })
    return { saved: true, purpose }
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error
    const isPhone = error.issues.some(({ path }) => path.startsWith('phone'))
    return { saved: false, reason: isPhone ? 'bad_phone' : 'bad_email' }
  }
}

/** Asks a person to take over. */
export async function handOffTool(scope: TurnScope, { reason }: { reason: string }): Promise<HandOffResult> {
  const due = dueHandOff(scope)
  if (!due && !isWanted(scope)) {
    scope.question = { key: 'offer_human', params: {} }
    return { status: 'not_asked', position: 0, opensAt: null }
  }
  const { handOff, request } = await prepareHandOff(scope.ctx, {
    conversationId: scope.conversationId,
    reason: due?.reason ?? handOffReasons.find((one) => one === reason) ?? 'asked',
    ...(due?.rule ? { rule: due.rule } : {}),
  })
  const { status, position, opensAt } = handOff
  if (!scope.handedOff) scope.effects.push(request)
  scope.handedOff = true
  scope.state.signals.askedHuman = true
  if (position > 0) scope.addFact('store', 'queue', 'count', position)
  if (opensAt !== null) scope.addFact('store', 'hours', 'opensAt', opensAt)
  return { status, position, opensAt }
}

/** A person is called when a rule demands it or the shopper asks for one, never because a model decides so. */
function isWanted({ understanding, text, state }: TurnScope): boolean {
  const isAsked = understanding.found.some(
    ({ act }) => act === 'human' || act === 'complaint' || act === 'order_change',
  )
  const isStuck = state.failedClarifications >= MOST_CLARIFICATIONS || state.identityFailures >= MOST_IDENTITY_FAILURES
  return isAsked || isStuck || understanding.frustrated || hasAgreed(understanding, text)
}
