import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { LinkOrigins } from './link-origins.ts'
import type { Understander } from './understanding/create-understander.ts'

/** What the assistant is made of, once per process. */
export interface AssistantParts {
  understander: Understander
  /** The server's model; null = none: the embedded engine answers. */
  model: LanguageModelV4 | null
  /** For models of stores' own. */
  fetch: typeof globalThis.fetch
  /** A random word that stands nowhere but in the instructions: an answer that has it leaks them. */
  canary: string
  /** Called when a model failed; is given nothing of what was said. */
  onModelFailure: (model: string, error: unknown) => void
  /** Called when the tokens of a stored turn could not be counted. */
  onUsageLost: (error: unknown) => void
  limits: TurnLimits
  origins: LinkOrigins
}

export interface TurnLimits {
  /** Longest wait for a model's first words, and for the next ones. */
  firstWordsMs: number
  nextWordsMs: number
  /** Of a whole turn. */
  turnMs: number
}

export const usualLimits: TurnLimits = { firstWordsMs: 8_000, nextWordsMs: 5_000, turnMs: 30_000 }
