import { hash } from 'node:crypto'
import { z } from 'zod'
import { answerMessage } from '../../assistant/answer-message.ts'
import { type DialogueState, newDialogueState } from '../../assistant/dialogue-state.ts'
import type { TurnScope } from '../../assistant/turn-scope.ts'
import { getProductsNow } from '../../catalog/get-product.ts'
import { requireScope, type StoreContext } from '../../context.ts'
import { TERMINAL } from '../../conversations/conversations.schema.ts'
import type { ShopperContext } from '../../conversations/shopper-context.ts'
import { startConversation } from '../../conversations/start-conversation.ts'
import type { TurnEvent } from '../../conversations/turn.ts'
import { getLead } from '../../leads/get-lead.ts'
import { email, visibleText } from '../../shared/fields.ts'
import { parseInput } from '../../shared/parse-input.ts'
import type { ChatTurn } from './chat-turn.ts'
import { findDialogueState } from './eval.queries.ts'

const chatInputSchema = z.object({
  /** Absent = a new conversation. */
  conversationId: z.string().max(100).nullish(),
  text: visibleText(2_000),
  /** BCP 47. */
  locale: z.string().max(35).nullish(),
  /** A shopper whom the shop's own login would vouch for. */
  login: email.nullish(),
  /** Limits by address count under it. */
  visitor: z.string().max(100).default('operator'),
})

/**
 * Talks to the assistant as a shopper would, and tells what led to the answer: tools with inputs and outputs, state, and what the
 * database says of the products shown. For the operator only.
 * @throws {NotFoundError} for another store's conversation
 */
export async function chatAsOperator(
  ctx: StoreContext,
  raw: z.input<typeof chatInputSchema>,
  emit: (event: TurnEvent) => void = () => {},
): Promise<ChatTurn> {
  requireScope(ctx, 'admin')
  const input = parseInput(chatInputSchema, raw)
  const conversationId = input.conversationId ?? (await startConversation(ctx, { channel: TERMINAL })).id
  const shopper: ShopperContext = {
    ...ctx,
    visitor: {
      sessionId: conversationId,
      addressKey: hash('sha256', `terminal ${input.visitor}`, 'base64url'),
      origin: null,
      locale: input.locale ?? null,
      page: null,
      shopper: input.login ? { id: `terminal:${input.login}`, email: input.login, name: null } : null,
    },
  }
  const events: TurnEvent[] = []
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()
  let firstEventMs: number | null = null
  const tell = (event: TurnEvent) => {
    firstEventMs ??= performance.now() - startedAt
    events.push(event)
    emit(event)
  }
  const begun: TurnScope[] = []
  const watchTurn = (turn: TurnScope) => begun.push(turn)
  const answer = await answerMessage({ ...shopper, watchTurn }, { conversationId, text: input.text }, tell)
  const watched = { trace: begun[0]?.trace ?? [], understanding: begun[0]?.understanding ?? null }
  const tookMs = performance.now() - startedAt
  const { user, system } = process.cpuUsage(cpuBefore)
  const remembered = (await findDialogueState(ctx.db, ctx.storeId, conversationId)) as
    | Partial<DialogueState>
    | undefined
  const state = { ...newDialogueState(), ...remembered }
  return {
    ...{ conversationId, answer, events, state, tookMs, cpuMs: (user + system) / 1000, firstEventMs, ...watched },
    lead: state.leadId ? await getLead(ctx, state.leadId) : null,
    isCanaryShown: JSON.stringify(answer).includes(ctx.assistant.canary),
    products: await getProductsNow(
      ctx,
      answer.cards.map(({ externalId }) => externalId),
    ),
  }
}
