import type { ModelMessage } from 'ai'
import { listLinkOrigins } from '../catalog/get-product.ts'
import { addMessage } from '../conversations/add-message.ts'
import { getConversation } from '../conversations/get-conversation.ts'
import { readTranscript } from '../conversations/read-transcript.ts'
import { updateConversation } from '../conversations/update-conversation.ts'
import { ConflictError } from '../errors.ts'
import type { StoreCatalog } from '../search/store-catalog.ts'
import { parseInput } from '../shared/parse-input.ts'
import { claimTurn, endTurn, findSettings, type SettingsRow } from './assistant.queries.ts'
import { assistantSettingsSchema, messageInputSchema } from './assistant.schema.ts'
import { type DialogueState, newDialogueState } from './dialogue-state.ts'
import { countUsage, modelsFor } from './models-of-store.ts'
import { runTurn, type TurnOutcome } from './run-turn.ts'
import { addSaid, emailsIn } from './said.ts'
import type { TurnAnswer, TurnEvent } from './turn.ts'
import { type ShopperContext, TurnScope } from './turn-scope.ts'
import type { Understanding } from './understanding/understanding.ts'

/** A claim outlives every turn; after a crash the conversation goes on when it ends. */
const CLAIM_MS = 60_000
const MOST_HISTORY = 20
/** A stored message has a text. */
const NOTHING_SAID = '…'

/** Another message of the conversation is being answered. */
export class BusyError extends ConflictError {
  constructor() {
    super('Another message of this conversation is being answered')
  }
}

/**
 * Answers a shopper's message: stores it, runs the turn, stores the answer with its receipts. Events are emitted as they
 * come, `done` last.
 * @throws {NotFoundError} for another store's conversation
 * @throws {BusyError} while another turn of the conversation runs
 */
export async function answerMessage(
  ctx: ShopperContext,
  raw: { conversationId: string; text: string; clientMessageId?: string },
  emit: (event: TurnEvent) => void = () => {},
  signal?: AbortSignal,
): Promise<TurnAnswer> {
  const { conversationId, text, clientMessageId } = parseInput(messageInputSchema, raw)
  const [conversation, settings, { catalog }] = await Promise.all([
    getConversation(ctx, conversationId),
    findSettings(ctx.db, ctx.storeId),
    ctx.indexes.get(ctx.storeId),
  ])
  const claim = await claimTurn(ctx.db, ctx.storeId, conversationId, {
    newState: newDialogueState(),
    claimMs: CLAIM_MS,
  })
  if (!claim) throw new BusyError()
  let ended = false
  try {
    const asked = await addMessage(ctx, {
      conversationId,
      role: 'shopper',
      text,
      ...(clientMessageId ? { clientMessageId } : {}),
    })
    if (!asked.isNew) {
      const answered = await repeatAnswer(ctx, conversationId, asked.id, emit)
      if (answered) return answered
    }
    const state = { ...newDialogueState(), ...(claim.state as Partial<DialogueState>) }
    const events: TurnEvent[] = []
    const tell = (event: TurnEvent) => {
      events.push(event)
      emit(event)
    }
    if (conversation.status === 'with_human') return await muted(ctx, conversationId, state, tell)
    const isWaiting = conversation.status === 'waiting_for_human'
    const start = { conversationId, turnId: asked.id, text, state, catalog, row: settings, isWaiting }
    const turn = await prepareTurn(ctx, start)
    const outcome = await runTurn({
      ...turn,
      parts: ctx.assistant,
      history: historyOf(conversation.messages),
      models: await modelsFor(ctx, turn, claim.tokens),
      tokensPerTurn: turn.settings.budget.tokensPerTurn,
      emit: tell,
      signal,
    })
    forgetAsked(turn.scope)
    showRest(turn.scope, tell)
    const answer = await storeAnswer(ctx, turn.scope, outcome, events, conversation.language)
    state.turns++
    await endTurn(ctx.db, ctx.storeId, conversationId, { state, tokens: outcome.usage.input + outcome.usage.output })
    ended = true
    await countUsage(ctx, turn.settings, outcome.usage)
    tell({ type: 'done', message: answer })
    return answer
  } finally {
    if (!ended) await endTurn(ctx.db, ctx.storeId, conversationId, { tokens: 0 })
  }
}

interface TurnStart {
  conversationId: string
  turnId: string
  text: string
  state: DialogueState
  catalog: StoreCatalog
  row: SettingsRow | undefined
  /** For a person, since an earlier turn. */
  isWaiting: boolean
}

async function prepareTurn(ctx: ShopperContext, start: TurnStart) {
  const { conversationId, turnId, text, state, catalog, row, isWaiting } = start
  const settings = assistantSettingsSchema.parse(row?.settings ?? {})
  const understanding = ctx.assistant.understander.understand(text, {
    catalog,
    language: state.language,
    pageLanguage: ctx.visitor.locale?.split('-')[0]?.toLowerCase() ?? null,
    shownCount: state.shown.length,
    pendingKind: state.pending?.kind ?? null,
  })
  state.language = understanding.language
  state.said = addSaid(state.said, text)
  noteSignals(state, understanding)
  const locale = localeOf(ctx.visitor.locale, understanding.language)
  const now = new Date()
  const handOff = { rules: settings.handOffRules, isWaiting }
  const scope = new TurnScope({ ctx, conversationId, turnId, text, understanding, state, locale, now, handOff })
  ctx.watchTurn?.(scope)
  const gate = {
    language: understanding.language,
    locale,
    currency: ctx.currency,
    storeName: '',
    origins: [...settings.origins, ...(await ctx.assistant.origins.of(ctx.storeId, () => listLinkOrigins(ctx)))],
    allowedCodes: settings.discounts.map(({ code }) => code),
    discountsDefined: settings.discounts.length > 0,
    secrets: [ctx.assistant.canary],
    knownEmails: [...emailsIn(state.said), ...(ctx.visitor.shopper ? [ctx.visitor.shopper.email] : [])],
    shopperText: text,
    now,
  }
  return { scope, gate, settings, llmKey: row?.llm_key ?? null }
}

/** A question is for the next message only: a yes to something else, later, is no answer to it. */
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
  if (page?.toLowerCase().split('-')[0] === language) {
    try {
      return new Intl.Locale(page).toString()
    } catch {}
  }
  return language
}

/** The answer that a message got when it was sent the first time; undefined when its turn was never ended. */
async function repeatAnswer(
  ctx: ShopperContext,
  conversationId: string,
  after: string,
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
async function muted(
  ctx: ShopperContext,
  conversationId: string,
  state: DialogueState,
  tell: (event: TurnEvent) => void,
): Promise<TurnAnswer> {
  const answer: TurnAnswer = {
    ...{ id: '', text: '', cards: [], buttons: [], order: null, reorder: null, leadId: state.leadId },
    ...{ handedOff: true, language: state.language ?? 'en', receipts: [] },
  }
  await endTurn(ctx.db, ctx.storeId, conversationId, { state, tokens: 0 })
  tell({ type: 'notice', code: 'with_human', text: '' })
  tell({ type: 'done', message: answer })
  return answer
}

type Messages = Awaited<ReturnType<typeof getConversation>>['messages']

function historyOf(messages: Messages): ModelMessage[] {
  return messages
    .slice(-MOST_HISTORY)
    .map(
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

async function storeAnswer(
  ctx: ShopperContext,
  scope: TurnScope,
  { text, receipts, engine }: TurnOutcome,
  events: TurnEvent[],
  known: string | null,
): Promise<TurnAnswer> {
  const { cards, buttons, order, reorder, leadId, handedOff, understanding } = scope
  const all = [...receipts, ...cardReceipts(scope)]
  const shown = { text: text.trim(), cards, buttons, order, reorder, leadId, handedOff }
  const answer: Omit<TurnAnswer, 'id'> = { ...shown, language: understanding.language, receipts: all }
  const message = await addMessage(ctx, {
    conversationId: scope.conversationId,
    role: 'assistant',
    text: text.trim() || NOTHING_SAID,
    payload: { events, leadId, handedOff, language: understanding.language },
    receipts: all,
    engine,
  })
  if (understanding.language !== known) {
    await updateConversation(ctx, { conversationId: scope.conversationId, language: understanding.language })
  }
  return { id: message.id, ...answer }
}

/** What cards show is shown as well as said: each price and each word on stock rests on a fact of this turn. */
function cardReceipts({ cards, now }: TurnScope): TurnAnswer['receipts'] {
  const asOf = now.toISOString()
  return cards.flatMap(({ externalId, title, price, available }) => [
    { entity: 'product' as const, id: externalId, field: 'title', value: title, asOf },
    ...(price === null ? [] : [{ entity: 'product' as const, id: externalId, field: 'price', value: price, asOf }]),
    { entity: 'product' as const, id: externalId, field: 'available', value: available, asOf },
  ])
}
