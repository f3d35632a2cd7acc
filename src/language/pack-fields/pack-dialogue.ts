import type { Patterns, Phrases, Words } from '../text/word-lists.ts'

/** By what the steps of a talk are told. Patterns are for whole words of a plain text (`plainOf`). */
export interface DialogueWords {
  /** Asks what something costs; the same as all of a message: "how much". */
  asksPrice: Patterns
  asksPriceAlone: Patterns
  /** Begins a wish to be told of something that was shown: "tell me more". */
  asksDetails: Patterns
  /** "the" of "the red one". */
  definite: Words
  /** Begins a comparison; a `*` stands for any ending: "compar*", "difference between". */
  comparing: Phrases
  /** Between what is compared: "and", "with". */
  betweenCompared: Words
  /** What asks for what differs: "the difference". */
  differences: Words
  /** Asks which of what is compared, and names nothing: "which", "better"; and how such a question begins behind them. */
  asksWhich: Words
  asksWhichStarts: Phrases
  /** Asks which of several, and not what: "which do I need?" */
  asksWhichOfThem: Words
  /** Begins a question of how much a thing has or what it is like, before the name of that: "how much", "what is the". */
  attributeStarts: Phrases
  /** What such a question may end with: "does it have", "of them". */
  attributeBehind: Phrases
  /** "is", "are". */
  copulas: Words
  /** Names whatever a shop sells: "product". */
  anyProduct: Words
  /** Begins to tell of somebody who gets a present: "she", "it" of "it's her birthday". */
  tellsOf: Words
  /** Says that somebody is fond of what is named beside it, and no more: "loves", "is into". */
  fondOf: Phrases
  /** Tells by itself what somebody is fond of: "knits". */
  hobbies: Phrases
  /** Begins a question that puts another place or case into the one before: "what about". */
  another: Patterns
  /** Begins a question that goes on from the answer before: "and if", "what when". */
  further: Patterns
  /** Begins an answer to a question that can only be agreed to or not: "go ahead". */
  agrees: Phrases
  /** Does not know something; prefers not to tell it. */
  forgot: Patterns
  refuses: Patterns
  /** An e-mail address or account. */
  address: Patterns
  /** Asks for a code to prove who one is; a code for something else. */
  asksCode: Patterns
  otherCode: Patterns
}
