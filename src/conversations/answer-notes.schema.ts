/** A tool that was used for an answer: what it was asked, and in a few words what came of it. */
export interface UsedTool {
  name: string
  input: Record<string, unknown>
  outcome: string | null
}

/** What was looked for and not found as wished. */
export interface Demand {
  /** In the shopper's words. */
  wanted: string
  /** The thing, singular, in the shopper's language; null when the words name none. */
  thing: string | null
  /** none = nothing was shown for it; near = something else, or something that fails a part of the wish. */
  outcome: 'none' | 'near'
  /** Parts of the wish that nothing has: "option.color: teal". */
  missing: string[]
  priceMax: number | null
  /** ISO 4217, of priceMax. */
  currency: string
}

/** Why the shop's data did not answer: no page says it, the product does not tell it, the question was not understood. */
export type Gap = 'policy' | 'product' | 'unclear'

/** What an answer of the assistant did beside its words. */
export interface NewAnswerNote {
  conversationId: string
  messageId: string
  tookMs: number
  usage: { input: number; output: number }
  costMicros: number
  tools: UsedTool[]
  /** Sentences that the gate did not let through. */
  replaced: { reason: string; original: string }[]
  /** External ids of the products on its cards. */
  shown: readonly string[]
  gap: Gap | null
  /** The question that was not answered. */
  asked: string | null
  demand: Demand[]
}

/** The same, for the people of the shop. */
export interface AnswerNote {
  tookMs: number
  tokens: number
  tools: UsedTool[]
  replaced: NewAnswerNote['replaced']
  gap: Gap | null
}
