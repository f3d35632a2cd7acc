import { CLEAR, readSentiment } from '../conversations/analysis/read-sentiment.ts'
import { deeds } from '../language/said/said-lines.ts'
import { plainOf } from '../language/text/plain.ts'
import { wordsIn } from '../language/text/tokens.ts'
import type { ReorderOffer } from '../orders/order-card.ts'
import { replaceLinks } from '../shared/find-links.ts'
import type { HandOffRule } from './assistant.schema.ts'
import type { TurnScope } from './turn-scope.ts'
import type { Act } from './understanding/understanding.ts'

/** Failed identity checks in a conversation after which a person is called. */
export const MOST_IDENTITY_FAILURES = 3
/** Unanswered questions back, in a row, after which a person is called. */
export const MOST_CLARIFICATIONS = 2

export interface DueHandOff {
  reason: 'owner_rule' | 'identity_failed' | 'failed_clarifications'
  /** The owner's reason. */
  rule?: string
}

/**
 * Why a person must be called in this turn, whoever answers it; null = nothing demands it, or the conversation waits for one
 * already.
 */
export function dueHandOff({ handOff, handedOff, state, before, reorder }: TurnScope): DueHandOff | null {
  if (handOff.isWaiting || handedOff) return null
  const rule = handOff.said ?? (reorder ? ruleOfCart(reorder, handOff.rules) : null)
  if (rule !== null) return { reason: 'owner_rule', rule }
  const hasFailed = state.identityFailures > before.identityFailures
  if (hasFailed && state.identityFailures >= MOST_IDENTITY_FAILURES) return { reason: 'identity_failed' }
  if (state.failedClarifications > MOST_CLARIFICATIONS) return { reason: 'failed_clarifications' }
  return null
}

/** As likely as this a long message that has an angry word in it complains, as sure as that it wants something else. */
const COMPLAINS = 0.25
const WANTS = 0.5
const ASKS_WHO = 0.3
/** So few words are all about that. */
const MOST_OUTBURST_WORDS = 6
const complaining = [deeds.indexOf('complain'), deeds.indexOf('human')]
const venting = new Set<Act>([
  ...(['complaint', 'human', 'small_talk', 'tell', 'unknown', 'no', 'yes', 'greeting', 'thanks', 'goodbye'] as const),
])

/**
 * Angry, unless the question is where an order is, which we can answer. "Thank you!!!" is loud but not angry, and "oh damn, can I swap it for
 * the bigger one" wants something.
 */
export function isUpset({ understanding, text }: TurnScope): boolean {
  const { frustrated, act, language, found } = understanding
  if (!frustrated || act === 'order_status') return false
  const { good, bad, angry } = readSentiment(text, language)
  if (!angry && bad === 0 && good >= CLEAR) return false
  if (found.some((one) => !venting.has(one.act) && one.confidence >= WANTS && one.shares !== undefined)) return false
  // "Are you a person or one of these stupid bots?" asks.
  if (found.some(({ shares }) => (shares?.[deeds.indexOf('who')] ?? 0) >= ASKS_WHO)) return false
  const most = Math.max(...found.map(({ shares }) => complaining.reduce((sum, at) => sum + (shares?.[at] ?? 0), 0)))
  return most >= COMPLAINS || wordsIn(text).length <= MOST_OUTBURST_WORDS
}

/** Whether a message is all praise: "perfect, I love it!!!" */
export function isPraise({ understanding, text }: TurnScope): boolean {
  const { good, bad, angry } = readSentiment(text, understanding.language)
  return good >= CLEAR && bad === 0 && !angry
}

/** The owner's reason of the first rule whose words a message has; null without one. */
export const ruleSaid = (text: string, rules: HandOffRule[]): string | null =>
  rules.find((rule) => saysOneOf(text, rule))?.reason ?? null

function ruleOfCart({ items }: ReorderOffer, rules: HandOffRule[]): string | null {
  const worth = items.reduce((sum, { unitPrice, quantity }) => sum + (unitPrice ?? 0) * quantity, 0)
  return rules.find(({ cartFrom }) => cartFrom !== null && worth >= cartFrom)?.reason ?? null
}

/** Whole words in any letter case, without accents; a word ending in * matches by its beginning. Addresses and links do not count as words. */
function saysOneOf(text: string, { words }: HandOffRule): boolean {
  if (words.length === 0) return false
  const said = ` ${plainWords(replaceLinks(text.toLowerCase(), () => ' '))}`
  return words.some((word) => {
    const wanted = plainWords(word)
    return wanted !== '' && `${said} `.includes(` ${wanted}${word.trim().endsWith('*') ? '' : ' '}`)
  })
}

const plainWords = (text: string): string =>
  plainOf(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
