import type { ModelMessage } from 'ai'
import type { z } from 'zod'
import { requireScope } from '../context.ts'
import { IDLE_MS } from '../conversations/add-message.ts'
import { readTranscript } from '../conversations/read-transcript.ts'
import type { ShopperContext } from '../conversations/shopper-context.ts'
import type { TurnAnswer, TurnEvent } from '../conversations/turn.ts'
import type { SqlCall } from '../db/transaction.ts'
import { ConflictError, NotFoundError, TurnLostError } from '../errors.ts'
import type { StoreCatalog } from '../search/store-catalog.ts'
import { boundedReading, textBounds } from '../shared/bounded-text.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { beginTurn, endTurn, renewClaim, revokeTurnCall, type SettingsRow } from './assistant.queries.ts'
import { assistantSettingsSchema, messageInputSchema } from './assistant.schema.ts'
import { contextOf, type DialogueState, newDialogueState } from './dialogue-state.ts'
import { ruleSaid } from './due-hand-off.ts'
import { say, spoken } from './engine/say.ts'
import { lookOnce } from './look-once.ts'
import { costOf, countUsage, modelsFor } from './models-of-store.ts'
import { focusOnPage } from './page-focus.ts'
import { noteRefused } from './refusals.ts'
import { runTurn } from './run-turn.ts'
import { NOTHING_SAID, storeAnswer } from './store-answer.ts'
import { gateOptionsOf } from './turn-gate.ts'
import { TurnScope, type WatchedContext } from './turn-scope.ts'
import { addSaid, emailsIn } from './typed-by-shopper.ts'
import type { Understanding } from './understanding/understanding.ts'

/**
 * After a crash the conversation is free again when the claim expires: before the widget gives the turn up, after 15 s.
 * While a turn runs its claim is renewed.
 */
const CLAIM_MS = 10_000
const RENEW_MS = 3_000
const MOST_HISTORY = 20

/** Another message of the conversation is being answered. */
export class BusyError extends ConflictError {
  constructor() {
    super('Another message of this conversation is being answered')
  }
}

/**
 * Answers a shopper's message: stores it, runs the turn, stores the answer with its receipts, and in the same transaction
 * whatever else the turn does: leads, hand-offs, reorders, codes. Events are emitted as they come, `done` last.
 * @param raw.fence the number of the turn, of a caller that lets one through at a time: a higher one takes the conversation
 * @param closing makes the statement that runs in the commit of the answer; not called when no answer is stored
 * @throws {NotFoundError} for another store's conversation
 * @throws {BusyError} without a number, while another turn of the conversation runs
 * @throws {TurnLostError} when the turn was revoked, or a later one began: nothing of it is stored but the shopper's message
 */
export async function answerMessage(
  given: WatchedContext,
  raw: { conversationId: string; text: string; clientMessageId?: string; fence?: number },
  emit: (event: TurnEvent) => void = () => {},
  signal?: AbortSignal,
  closing?: (answer: TurnAnswer) => SqlCall,
): Promise<TurnAnswer> {
  requireScope(given, 'write')
  const input = parseInput(messageInputSchema, raw)
  const beganAtMs = performance.now()
  const ctx = lookingOnce(given)
  // Both ask the database and neither needs the other: the catalog may be read before the turn has been claimed.
  const looked = ctx.indexes.get(ctx.storeId)
  looked.catch(() => {})
  const begun = await begin(ctx, input)
  const lost = new AbortController()
  const ends = signal ? AbortSignal.any([signal, lost.signal]) : lost.signal
  const renew = () =>
    renewClaim(ctx.db, ctx.storeId, begun, CLAIM_MS).then((isOurs) => isOurs || lost.abort(new TurnLostError()))
  const renewal = setInterval(() => void renew().catch(() => {}), RENEW_MS)
  let hasClaim = true
  try {
    if (begun.outcome === 'known') {
      const answered = await repeatAnswer(ctx, begun, emit)
      if (answered) return answered
    }
    ends.throwIfAborted()
    const events: TurnEvent[] = []
    const tell = (event: TurnEvent) => {
      events.push(event)
      emit(event)
    }
    if (begun.status === 'with_human') return muted(ctx, begun.state, tell)
    // What is stored is what the shopper typed; from here on it is read.
    const text = boundedReading(input.text, textBounds.message)
    const turn = await prepareTurn(ctx, { ...begun, text, catalog: (await looked).catalog, signal: ends })
    const models = await modelsFor(ctx, turn, begun.tokens)
    const outcome = await runTurn({
      ...turn,
      parts: ctx.assistant,
      history: models.length > 0 ? await historyOf(ctx, begun) : [],
      models,
      tokensPerTurn: turn.settings.budget.tokensPerTurn,
      emit: tell,
      signal: ends,
    })
    ends.throwIfAborted()
    forgetAsked(turn.scope)
    showRest(turn.scope, tell)
    begun.state.turns++
    const kept = { scope: turn.scope, outcome, events, tookMs: performance.now() - beganAtMs }
    const costMicros = costOf(turn.settings, outcome.usage)
    const answer = await storeAnswer(ctx, begun, { ...kept, costMicros }, closing)
    hasClaim = false
    // The answer is stored by now: a failure to count its tokens must not take it away.
    await countUsage(ctx, turn.settings, outcome.usage).catch(ctx.assistant.onUsageLost)
    tell({ type: 'done', message: answer })
    return answer
  } finally {
    clearInterval(renewal)
    if (hasClaim) await endTurn(ctx.db, ctx.storeId, begun)
  }
}

/** SQL that takes a conversation from the turn with this number, and all before it: they store nothing any more. */
export const revokeTurn = revokeTurnCall

const lookingOnce = (ctx: WatchedContext): WatchedContext => ({
  ...ctx,
  indexes: lookOnce(ctx.indexes),
  knowledge: { ...ctx.knowledge, indexes: lookOnce(ctx.knowledge.indexes) },
})

interface BegunTurn {
  conversationId: string
  /** Of the turn. */
  id: string
  outcome: 'added' | 'known'
  /** Of the shopper's message. */
  messageId: string
  status: string
  language: string | null
  state: DialogueState
  tokens: number
  row: SettingsRow | undefined
  storeName: string
}

async function begin(ctx: ShopperContext, input: z.output<typeof messageInputSchema>): Promise<BegunTurn> {
  const { conversationId, text, clientMessageId, fence } = input
  const id = newId('msg')
  const newState = newDialogueState()
  const turn = { conversationId, id, text, clientMessageId, newState, claimMs: CLAIM_MS, idleMs: IDLE_MS }
  const row = await beginTurn(ctx.db, ctx.storeId, { ...turn, fence })
  if (!row) throw new NotFoundError()
  const { outcome, message_id: messageId, status, language, tokens } = row
  if (outcome === 'busy') throw new BusyError()
  if (outcome === 'lost') throw new TurnLostError()
  const state = { ...newState, ...(row.state as Partial<DialogueState>) }
  return { conversationId, id, outcome, messageId, status, language, state, tokens, row, storeName: row.store_name }
}

interface TurnStart extends Pick<BegunTurn, 'conversationId' | 'messageId' | 'status' | 'state' | 'row' | 'storeName'> {
  text: string
  catalog: StoreCatalog
  signal: AbortSignal
}

async function prepareTurn(ctx: WatchedContext, start: TurnStart) {
  const { conversationId, messageId: turnId, text, state, catalog, row, signal, storeName } = start
  // The conversation was waiting for a person before this turn began.
  const isWaiting = start.status === 'waiting_for_human'
  const settings = assistantSettingsSchema.parse(row?.settings ?? {})
  focusOnPage(state, ctx.visitor.page, catalog)
  await ctx.assistant.understander.prepare()
  const understanding = ctx.assistant.understander.understand(text, {
    catalog,
    language: state.language,
    pageLanguage: ctx.visitor.locale?.split('-')[0]?.toLowerCase() ?? null,
    shownCount: state.shown.length,
    shown: state.shown.flatMap((id) => catalog.index.productById(id) ?? []),
    isReckoning: (state.picked?.length ?? 0) > 1,
    ...(state.focus === null ? {} : { meant: [catalog.index.productById(state.focus) ?? []].flat() }),
    pendingKind: state.pending?.kind ?? null,
    said: contextOf(state, isWaiting, text),
  })
  state.language = understanding.language
  state.said = addSaid(state.said, text)
  noteSignals(state, understanding)
  noteRefused(state, understanding, catalog)
  const locale = localeOf(ctx.visitor.locale, understanding.language)
  const now = new Date()
  const { handOffRules: rules } = settings
  const handOff = { rules, said: isWaiting ? null : ruleSaid(text, rules), isWaiting }
  const scope = new TurnScope({
    ...{ ctx, conversationId, turnId, text, understanding, catalog, state, locale, now, handOff, signal, storeName },
  })
  ctx.watchTurn?.(scope)
  const gate = {
    ...gateOptionsOf(scope, settings),
    knownEmails: [...emailsIn(state.said), ...(ctx.visitor.shopper ? [ctx.visitor.shopper.email] : [])],
  }
  return { scope, gate, settings, llmKey: row?.llm_key ?? null }
}

/** The assistant's question can be answered by the next message only: a later "yes" means something else. */
function forgetAsked({ state, before }: TurnScope): void {
  const isYesOrNo = before.pending?.kind === 'lead_consent' || before.pending?.kind === 'reorder_confirm'
  if (isYesOrNo && state.pending === before.pending) state.pending = null
}

/** What a lead's score rests on, gathered while the shopper talks. */
function noteSignals({ signals, verifiedOrders, focus }: DialogueState, { slots, found }: Understanding): void {
  const acts = new Set(found.map(({ act }) => act))
  if (slots.price_max !== undefined || slots.price_min !== undefined) signals.gaveBudget = true
  if (acts.has('quote') || (slots.quantity ?? 0) >= 10) signals.quoteOrBulk = true
  if (acts.has('complaint')) signals.complaintOpen = true
  if (verifiedOrders.length > 0) signals.verifiedCustomer = true
  if (focus !== null) signals.namedProduct = true
}

/** The page's locale when it is of the shopper's language, so that money looks as at home. */
function localeOf(page: string | null, language: string): string {
  if (page?.toLowerCase().split('-')[0] === spoken(language)) {
    try {
      return new Intl.Locale(page).toString()
    } catch {}
  }
  return spoken(language)
}

/** The answer that this message got when it was sent before; undefined when that turn did not come to an end. */
async function repeatAnswer(
  ctx: ShopperContext,
  { conversationId, messageId: after }: BegunTurn,
  emit: (event: TurnEvent) => void,
): Promise<TurnAnswer | undefined> {
  const { messages } = await readTranscript(ctx, { conversationId, after })
  const message = messages.find(({ role }) => role === 'assistant')
  if (!message?.payload) return undefined
  const { events, ...kept } = message.payload as unknown as StoredPayload
  const answer = { ...shownIn(events), ...kept, id: message.id, text: message.text, receipts: message.receipts }
  for (const event of events) emit(event)
  emit({ type: 'done', message: answer as TurnAnswer })
  return answer as TurnAnswer
}

/** What is kept of an answer beside its text and receipts: all that was shown, in order. */
interface StoredPayload extends Pick<TurnAnswer, 'leadId' | 'handedOff' | 'language'> {
  events: TurnEvent[]
}

function shownIn(events: TurnEvent[]): Pick<TurnAnswer, 'cards' | 'buttons' | 'order' | 'reorder'> {
  const shown: ReturnType<typeof shownIn> = { cards: [], buttons: [], order: null, reorder: null }
  for (const { type, ...parts } of events) if (type in shown) Object.assign(shown, parts)
  return shown
}

/** While a person has the conversation, the assistant says nothing. */
function muted({ visitor }: ShopperContext, state: DialogueState, tell: (event: TurnEvent) => void): TurnAnswer {
  const language = state.language ?? visitor.locale?.split('-')[0]?.toLowerCase() ?? 'en'
  const answer: TurnAnswer = {
    ...{ id: null, text: '', cards: [], buttons: [], order: null, reorder: null, leadId: state.leadId },
    ...{ handedOff: true, language, receipts: [] },
  }
  tell({ type: 'notice', code: 'with_human', text: say(language, 'with_human') })
  tell({ type: 'done', message: answer })
  return answer
}

/** The part of the conversation before this message that a model gets. */
async function historyOf(ctx: ShopperContext, { conversationId, messageId }: BegunTurn): Promise<ModelMessage[]> {
  const { messages } = await readTranscript(ctx, { conversationId, before: messageId, limit: MOST_HISTORY })
  return messages.map(
    ({ role, text }): ModelMessage =>
      role === 'shopper' ? { role: 'user', content: text } : { role: 'assistant', content: text || NOTHING_SAID },
  )
}

/** What is shown beside the words, in the order in which it is read. */
function showRest({ cards, order, reorder, buttons }: TurnScope, tell: (event: TurnEvent) => void): void {
  if (order) tell({ type: 'order', order })
  if (reorder) tell({ type: 'reorder', reorder })
  if (cards.length > 0) tell({ type: 'cards', cards })
  if (buttons.length > 0) tell({ type: 'buttons', buttons })
}
