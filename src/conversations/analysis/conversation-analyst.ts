import { z } from 'zod'
import { intents, sentiments, type TranscriptMessage } from '../conversations.schema.ts'
import { type ConversationAnalysis, MAX_SUMMARY, readable, tidyTags } from './analyse-conversation.ts'
import { maskPersonal, namesIn } from './mask-personal.ts'
import { clip } from './summarise.ts'

const shortList = z.array(z.unknown()).max(100).catch([])

/** What a model is asked for. Of a list, what is none of ours is left out; anything else must be right. */
export const modelAnalysisSchema = z.object({
  intent: z.enum(intents),
  intents: shortList.transform((list) => intents.filter((intent) => list.includes(intent))),
  sentiment: z.enum(sentiments),
  frustrated: z.boolean(),
  status: z.enum(['active', 'resolved']).catch('resolved'),
  summary: z.string().max(2000),
  tags: shortList.transform((list) => list.filter((tag) => typeof tag === 'string')),
})

/** Something that understands a whole conversation better than rules do. When it fails, rules are used. */
export interface ConversationAnalyst {
  /**
   * @param context.names the shopper's, as far as they are known
   * @returns the id of the model that answered, which is kept with what it wrote, and its answer
   * @throws {Error} whatever goes wrong
   */
  analyse(messages: TranscriptMessage[], context: { names: string[] }): Promise<{ model: string; told: unknown }>
}

/**
 * A model's words made fit to be kept: personal data masked, lengths held, the tags of rules first. A summary with a number that
 * nobody said is not kept.
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
  const line = told.summary.replace(/[\u0000-\u001f\u007f-\u009f\p{Cf}\p{Cs}\s]+/gu, ' ').trim()
  const said = readable(messages)
  const summary = clip(maskPersonal(line, [...names, ...namesIn(said)]), MAX_SUMMARY)
  return {
    intent: told.intent,
    intents: [...new Set([told.intent, ...told.intents])].filter((one) => one === told.intent || one !== 'other'),
    sentiment: told.sentiment,
    frustrated: told.frustrated || byRules.frustrated,
    isOpen: told.status === 'active',
    summary: summary !== '' && isSaid(summary, said) ? summary : byRules.summary,
    tags: tidyTags([
      told.intent,
      ...byRules.tags.filter((tag) => !isIntent(tag)),
      ...told.tags.filter((tag) => tag.length <= MAX_TAG),
    ]),
  }
}

/** Whether each number of a summary is one that was said, or shown. */
function isSaid(summary: string, messages: TranscriptMessage[]): boolean {
  const all = new Set(messages.flatMap(({ text, payload }) => numbersIn(`${text} ${JSON.stringify(payload ?? '')}`)))
  return numbersIn(summary).every((number) => all.has(number))
}

/** "1,299.00" is 1299, "40" is 40. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(/[.,]0{1,2}$/, '').replace(/[.,]/g, ''))

/** Of a model; the owner's may be longer. */
const MAX_TAG = 40

const isIntent = (tag: string): boolean => (intents as readonly string[]).includes(tag)
