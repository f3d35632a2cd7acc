import { z } from 'zod'
import { answerMessage } from '../../assistant/answer-message.ts'
import { getAssistantSettings } from '../../assistant/assistant-settings.ts'
import type { Fact } from '../../assistant/fact.ts'
import { createTextGate } from '../../assistant/gate/claim-gate.ts'
import { gateOptionsOf, gatePagesOf } from '../../assistant/turn-gate.ts'
import type { TurnScope } from '../../assistant/turn-scope.ts'
import { requireScope, type StoreContext } from '../../context.ts'
import type { ShopperContext } from '../../conversations/shopper-context.ts'
import { startConversation } from '../../conversations/start-conversation.ts'
import { visibleText } from '../../shared/fields.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { ScriptedModel } from './scripted-model.ts'

const answerSchema = z.object({
  /** What the shopper writes. */
  shopper: visibleText(2_000),
  /** BCP 47. */
  locale: z.string().max(35).nullish(),
  /** The calls that the answer rests on. */
  tools: z.array(z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) })).max(12),
  say: visibleText(20_000),
})

/** A claim of a sentence as the operator sees it. */
export interface ReadClaim {
  kind: string
  said: string
  mode: string
  polarity: string
  value: string | number | null
  unit: string | null
  /** Titles of the products it may be about. */
  subject: string[]
  holds: boolean
  facts: Pick<Fact, 'entity' | 'id' | 'field' | 'value'>[]
}

/** A sentence of an answer, what it claims, and what is shown of it. */
export interface ReadSentence {
  say: string
  shown: string
  reason: string | null
  claims: ReadClaim[]
}

export interface ReadAnswer {
  /** Tools that failed: their facts are lacking. */
  failed: string[]
  sentences: ReadSentence[]
}

/**
 * Reads an answer as the gate does, sentence by sentence, after its tools were run in a conversation of its own. For the
 * operator only.
 */
export async function readAnswer(ctx: StoreContext, raw: z.input<typeof answerSchema>): Promise<ReadAnswer> {
  requireScope(ctx, 'admin')
  const { shopper: text, locale, tools: calls, say } = parseInput(answerSchema, raw)
  const scope = await playTools(ctx, { text, locale: locale ?? null, calls })
  const settings = await getAssistantSettings(ctx)
  const gate = createTextGate({
    ...{ ...gateOptionsOf(scope, settings), pages: await gatePagesOf(scope), knownEmails: [] },
  })
  const sentences = [...gate.push(say), ...gate.end()].map(({ text: shown, replaced, judged }) => ({
    say: replaced?.original ?? shown,
    shown,
    reason: replaced?.reason ?? null,
    claims: (judged?.claims ?? []).map(({ claim, verdict }) => ({
      ...{ kind: claim.kind, said: claim.said, mode: claim.mode, polarity: claim.polarity, value: claim.value },
      ...{ unit: claim.unit, holds: verdict.holds },
      subject: claim.subject.flatMap(({ title }) => (title ? String(title.value) : [])),
      facts: verdict.facts.map(({ entity, id, field, value }) => ({ entity, id, field, value })),
    })),
  }))
  return {
    failed: scope.trace.filter(({ output }) => isFailure(output)).map(({ name }) => name),
    sentences,
  }
}

const isFailure = (output: unknown): boolean => typeof output === 'object' && output !== null && 'error' in output

/** Runs the calls in a turn of their own, and gives that turn with all that they read. */
async function playTools(
  ctx: StoreContext,
  { text, locale, calls }: { text: string; locale: string | null; calls: z.output<typeof answerSchema>['tools'] },
): Promise<TurnScope> {
  const { id: conversationId } = await startConversation(ctx, { channel: 'terminal' })
  const visitor = {
    sessionId: conversationId,
    addressKey: conversationId,
    origin: null,
    locale,
    page: null,
    shopper: null,
  }
  const model = new ScriptedModel({ calls, answer: '.' })
  const shopper: ShopperContext = { ...ctx, assistant: { ...ctx.assistant, model }, visitor }
  const begun: TurnScope[] = []
  const watchTurn = (turn: TurnScope) => begun.push(turn)
  await answerMessage({ ...shopper, watchTurn }, { conversationId, text })
  return begun[0] as TurnScope
}
