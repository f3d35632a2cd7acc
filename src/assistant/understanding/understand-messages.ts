import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { requireScope, type StoreContext } from '../../context.ts'
import { parseInput } from '../../shared/parse-input.ts'
import type { Act, Intent, Slots } from './understanding.ts'

const inputSchema = z.object({
  lines: z.array(z.object({ text: z.string().max(20_000), lang: z.string().max(35).nullish() })).max(1000),
})

/** What was understood of one message, in the names of the public API. */
export interface UnderstoodMessage {
  intent: Intent
  /** 0..1. */
  confidence: number
  slots: Slots
  act: Act
  /** All intents found, the main one first. */
  intents: Intent[]
  /** ISO 639-1. */
  language: string
}

const SLICE = 50

/**
 * Understands messages by themselves, without a conversation, as the embedded engine does: for debugging and measuring.
 * `lang` is the conversation's language, which the text may contradict.
 */
export async function understandMessages(ctx: StoreContext, input: unknown): Promise<UnderstoodMessage[]> {
  requireScope(ctx, 'read')
  const { lines } = parseInput(inputSchema, input)
  const { understander } = ctx.assistant
  await understander.prepare()
  const { catalog } = await ctx.indexes.get(ctx.storeId)
  const answers: UnderstoodMessage[] = []
  for (const { text, lang } of lines) {
    const { act, intent, confidence, slots, found, language } = understander.understand(text, {
      catalog,
      language: lang ?? null,
    })
    answers.push({ intent, confidence, slots, act, intents: [...new Set(found.map((one) => one.intent))], language })
    if (answers.length % SLICE === 0) await nextTurn()
  }
  return answers
}
