import type { Patterns } from '../text/word-lists.ts'

/** By what an answer is known that tells of other people, or recites what the assistant was told. */
export interface LeakWords {
  /** Who bought something: "buyer". */
  buyer: Patterns
  /** Behind a name, what somebody else did: "has ordered". */
  bought: Patterns
  /** Begins a recital of the instructions: "my instructions are". */
  recited: Patterns
  /** Begins a sentence that gives orders to the assistant: "assistant,"; and what such a sentence says: "ignore all". */
  addressed: Patterns
  ordered: Patterns
  /** Says that they are not told: "cannot". */
  refusing: Patterns
}
