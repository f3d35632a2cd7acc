import { AssistantSilentError, checkAnswer, IDLE_MS, noteAnswer } from '../conversations/add-message.ts'
import type { ShopperContext } from '../conversations/shopper-context.ts'
import type { TurnAnswer, TurnEvent } from '../conversations/turn.ts'
import { type Db, inTransaction, type SqlCall } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { newId } from '../shared/random.ts'
import { noteOf } from './answer-note.ts'
import { endTurnWithAnswer } from './assistant.queries.ts'
import type { DialogueState } from './dialogue-state.ts'
import type { TurnOutcome } from './run-turn.ts'
import type { TurnScope } from './turn-scope.ts'

/** A stored message has a text. */
export const NOTHING_SAID = '…'

interface TurnToStore {
  conversationId: string
  /** Of the turn. */
  id: string
  state: DialogueState
  /** Of the conversation, as stored. */
  language: string | null
}

/** A turn that is over. */
interface TurnToKeep {
  scope: TurnScope
  outcome: TurnOutcome
  events: TurnEvent[]
  /** From the message's arrival. */
  tookMs: number
  costMicros: number
}

/**
 * Stores the answer of a turn, with what the turn does beside answering: all of it or nothing.
 * @throws {NotFoundError} when there is no such conversation any more
 * @throws {TurnLostError} when the turn has lost its conversation
 * @throws {AssistantSilentError} when a person has taken it meanwhile: what was agreed to is done, the answer is not stored
 */
export async function storeAnswer(
  ctx: ShopperContext,
  { conversationId, id: turnId, state, language: known }: TurnToStore,
  { scope, outcome, events, tookMs, costMicros }: TurnToKeep,
  closing: ((answer: TurnAnswer) => SqlCall) | undefined,
): Promise<TurnAnswer> {
  const { cards, buttons, order, reorder, handedOff, understanding } = scope
  const { usage, engine } = outcome
  const { language } = understanding
  const text = outcome.text.trim()
  const receipts = [...outcome.receipts, ...cardReceipts(scope)]
  const id = newId('msg')
  // A talk in the terminal is a test: figures are of shoppers.
  const isShopper = ctx.visitor.origin !== null
  const noting = isShopper
    ? noteAnswer(ctx.storeId, noteOf(scope, outcome, { messageId: id, tookMs, costMicros }))
    : undefined
  const store = async (db: Db) => {
    const { leadId } = scope
    const payload = { events, leadId, handedOff, language }
    const row = { ...checkAnswer({ conversationId, text: text || NOTHING_SAID, payload, receipts, engine }), id }
    const answer: TurnAnswer = { id, text, cards, buttons, order, reorder, leadId, handedOff, language, receipts }
    const turn = { conversationId, id: turnId, state, tokens: usage.input + usage.output, idleMs: IDLE_MS }
    const changed = { answer: row, language: language === known ? null : language }
    const stored = await endTurnWithAnswer(
      db,
      ctx.storeId,
      { ...turn, ...changed },
      {
        ...{ closing: closing?.(answer), noting },
      },
    )
    if (stored === null) throw new NotFoundError()
    return { stored, answer }
  }
  const { stored, answer } =
    scope.effects.length === 0
      ? await store(ctx.db)
      : await inTransaction(ctx.db, async (trx) => {
          for (const effect of scope.effects) await effect(trx)
          return store(trx)
        })
  if (stored === 'with_human') throw new AssistantSilentError()
  return answer
}

/** A card tells prices and stock as a sentence does: each of them needs a fact read in this turn. */
function cardReceipts({ cards, now }: TurnScope): TurnAnswer['receipts'] {
  const asOf = now.toISOString()
  return cards.flatMap(({ externalId, title, price, available }) => [
    { entity: 'product' as const, id: externalId, field: 'title', value: title, asOf },
    ...(price === null ? [] : [{ entity: 'product' as const, id: externalId, field: 'price', value: price, asOf }]),
    { entity: 'product' as const, id: externalId, field: 'available', value: available, asOf },
  ])
}
