import { z } from 'zod'
import { intents, sentiments, type TranscriptMessage } from '../conversations.schema.ts'
import { type ConversationAnalysis, MAX_SUMMARY, readable, tidyTags } from './analyse-conversation.ts'
import { maskPersonal, namesIn } from './mask-personal.ts'
import { clip } from './summarise.ts'

/** What a model is asked for. */
export const modelAnalysisSchema = z.object({
  intent: z.enum(intents),
  intents: z.array(z.enum(intents)).max(12),
  sentiment: z.enum(sentiments),
  frustrated: z.boolean(),
  summary: z.string().max(2000),
  tags: z.array(z.string().max(100)).max(20),
})

/** Something that understands a whole conversation better than rules do. When it fails, rules are used. */
export interface ConversationAnalyst {
  /** Id of the model: kept with what it wrote. */
  id: string
  /** @throws {Error} whatever goes wrong */
  analyse(
    messages: TranscriptMessage[],
    context: { language: string | null },
  ): Promise<z.input<typeof modelAnalysisSchema>>
}

/**
 * A model's words made fit to be kept: personal data masked, lengths held, the tags of rules first.
 * @throws {z.ZodError} when the answer has another shape
 */
export function tidyModelAnalysis(
  raw: unknown,
  byRules: ConversationAnalysis,
  messages: TranscriptMessage[],
  names: string[],
): ConversationAnalysis {
  const told = modelAnalysisSchema.parse(raw)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const line = told.summary.replace(/[\u0000-\u001f\u007f-\u009f\p{Cf}\p{Cs}]+/gu, ' ').trim()
  const summary = clip(maskPersonal(line, [...names, ...namesIn(readable(messages))]), MAX_SUMMARY)
  return {
    intent: told.intent,
    intents: [...new Set([told.intent, ...told.intents])].filter((one) => one === told.intent || one !== 'other'),
    sentiment: told.sentiment,
    frustrated: told.frustrated || byRules.frustrated,
    summary: summary || byRules.summary,
    tags: tidyTags([told.intent, ...byRules.tags.filter((tag) => !isIntent(tag)), ...told.tags]),
  }
}

const isIntent = (tag: string): boolean => (intents as readonly string[]).includes(tag)
