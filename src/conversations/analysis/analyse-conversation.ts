import { boundedReading, normalised, textBounds } from '../../shared/bounded-text.ts'
import { atOnce } from '../../shared/in-slices.ts'
import type { TagRule, TranscriptMessage } from '../conversations.schema.ts'
import type { Intent, IntentReading, ReadIntent, Sentiment } from './intent-reading.ts'
import { maskPersonal, stepsOfNames } from './mask-personal.ts'
import { CLEAR, type MessageSentiment, readSentiment } from './read-sentiment.ts'
import { stepsOfSummary } from './summarise.ts'
import { addShown, newShown, type Shown } from './what-was-shown.ts'

export interface AnalysisContext {
  /** ISO 639-1; null = unknown. */
  language: string | null
  readIntent: ReadIntent
  /** Names known to be the shopper's, beside those they give. */
  names?: string[]
  tagRules?: TagRule[]
  /** Category of a product by its external id. */
  categoryOf?(productId: string): string | null
  handOffReason?: string | null
  hasLead?: boolean
}

export interface ConversationAnalysis {
  /** null = the shopper said nothing. */
  intent: Intent | null
  /** The main one first. */
  intents: Intent[]
  sentiment: Sentiment
  frustrated: boolean
  /** A question of the shopper waits for an answer: nobody writing any more does not make it resolved. Rules cannot tell. */
  isOpen: boolean
  /** At most 280 characters, without personal data. */
  summary: string
  /** At most 8, lower case. */
  tags: string[]
}

export const MAX_SUMMARY = 280
export const MAX_TAGS = 8
/** Lowest confidence at which an intent counts; the main intent of a message may be a little less sure. */
const SURE = 0.5
const SURE_OF_MAIN = 0.4

/** More text brings nothing new and only makes the work longer. */
export const MOST_MESSAGES = 400
/** Of all messages together: some 1,000 of a usual length. */
const MOST_CHARACTERS = 100_000

/** The last messages, the beginning of each, until they are long enough together. */
export function readable(messages: TranscriptMessage[]): TranscriptMessage[] {
  let left = MOST_CHARACTERS
  const read: TranscriptMessage[] = []
  for (const one of messages.slice(-MOST_MESSAGES).reverse()) {
    const text = boundedReading(one.text, textBounds.message)
    left -= text.length
    if (left < 0) break
    read.push({ ...one, text })
  }
  return read.reverse()
}

/** What a conversation was about, by rules alone: the same for the same messages. */
export const analyseConversation = (all: TranscriptMessage[], context: AnalysisContext): ConversationAnalysis =>
  atOnce(stepsOfAnalysis(all, context))

/** The same message by message, so that others can be served in between. */
export function* stepsOfAnalysis(
  all: TranscriptMessage[],
  context: AnalysisContext,
): Generator<void, ConversationAnalysis> {
  const messages = readable(all)
  const said = messages.filter(({ role }) => role === 'shopper')
  const readings: IntentReading[] = []
  const feelings: MessageSentiment[] = []
  for (const { text } of said) {
    readings.push(context.readIntent(text, context.language))
    yield
    feelings.push(readSentiment(text, context.language))
    yield
  }
  const shown = newShown()
  for (const message of messages) {
    addShown(shown, message)
    yield
  }
  const intents = intentsOf(readings, shown, context)
  const names = [...(context.names ?? []), ...(yield* stepsOfNames(messages))]
  const frustrated = isFrustrated(readings, feelings, context)
  const told = { said, readings, shown, intents, names, frustrated, hasLead: context.hasLead ?? false }
  return {
    intent: intents[0] ?? null,
    intents,
    sentiment: sentimentOf(feelings),
    frustrated,
    isOpen: false,
    summary: yield* stepsOfSummary({ ...told, handOffReason: context.handOffReason ?? null }),
    tags: yield* stepsOfTags(intents, said, shown, context),
  }
}

/**
 * By how many messages have an intent, half a message more for what the shopper came with; `other` only where there is
 * nothing else.
 */
function intentsOf(readings: IntentReading[], shown: Shown, { handOffReason }: AnalysisContext): Intent[] {
  const weights = new Map<Intent, number>()
  const add = (intent: Intent, weight: number) => weights.set(intent, (weights.get(intent) ?? 0) + weight)
  for (const { intent, confidence, found } of readings) {
    const all = found.length > 0 ? found : [{ intent, confidence }]
    const best = new Map<Intent, number>()
    for (const one of all) best.set(one.intent, Math.max(best.get(one.intent) ?? 0, one.confidence))
    for (const [one, sure] of best) {
      if (sure < (one === intent ? SURE_OF_MAIN : SURE)) continue
      if (one !== 'other' && ![...weights.keys()].some((former) => former !== 'other')) add(one, 0.5)
      add(one, 1)
    }
  }
  if (shown.order) add('order_status', 1)
  if (shown.reorder) add('reorder', 1)
  if (handOffReason === 'asked') add('human_request', 0.1)
  const sorted = [...weights].sort((a, b) => b[1] - a[1]).map(([intent]) => intent)
  const wishes = sorted.filter((intent) => intent !== 'other')
  if (wishes.length > 0) return wishes
  return readings.length > 0 ? ['other'] : []
}

/** Neutral unless clear; mixed where neither praise nor blame is twice as frequent. */
export function sentimentOf(feelings: MessageSentiment[]): Sentiment {
  const good = feelings.filter((one) => one.good >= CLEAR).length
  const bad = feelings.filter((one) => one.bad >= CLEAR).length
  if (good === 0 && bad === 0) return 'neutral'
  if (good > bad * 2) return 'positive'
  if (bad > good * 2) return 'negative'
  return 'mixed'
}

function isFrustrated(
  readings: IntentReading[],
  feelings: MessageSentiment[],
  { handOffReason }: AnalysisContext,
): boolean {
  if (handOffReason === 'frustrated') return true
  if (readings.some(({ frustrated }) => frustrated) || feelings.some(({ angry }) => angry)) return true
  return feelings.filter(({ bad }) => bad >= CLEAR).length >= 2
}

function* stepsOfTags(
  intents: Intent[],
  said: TranscriptMessage[],
  shown: Shown,
  { tagRules = [], categoryOf }: AnalysisContext,
): Generator<void, string[]> {
  const text = ` ${said.map((message) => plainWords(message.text)).join(' ')} `
  const owners: TagRule[] = []
  for (const rule of tagRules) {
    if (rule.words.some((word) => text.includes(` ${plainWords(word)} `))) owners.push(rule)
    yield
  }
  const counts = new Map<string, number>()
  for (const id of shown.products.keys()) {
    const category = categoryOf?.(id)?.trim().toLowerCase()
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  const common = [...counts].sort((a, b) => b[1] - a[1]).map(([category]) => category)
  const tags = [
    ...intents.slice(0, 1),
    ...owners.map(({ tag }) => tag.trim()),
    ...common.slice(0, 3),
    ...intents.slice(1),
  ]
  return tidyTags(tags)
}

/** Lower case, each once, none that is too long to be one. */
export function tidyTags(tags: string[]): string[] {
  const tidy = tags.map((tag) => maskPersonal(tag.toLowerCase().replace(/\s+/g, ' ').trim()))
  return [...new Set(tidy)].filter((tag) => tag !== '' && tag.length <= 100 && !tag.includes('[')).slice(0, MAX_TAGS)
}

/** Lower case without accents, words apart by one space. */
export const plainWords = (text: string): string =>
  normalised(text.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
