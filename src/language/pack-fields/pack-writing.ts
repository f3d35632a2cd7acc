import type { Patterns, Phrases, Words } from '../text/word-lists.ts'

/** How addresses, numbers of orders and amounts are written, and what is written in a hurry. */
export interface WritingWords {
  /** Spelt out in an address: "at"; one that means nothing else, "arroba"; "dot". */
  at: Words
  atPlainly: Words
  dot: Words
  /** Before the number of an order: "order", "number". */
  order: Phrases
  /** Between that word and the number: "my", "is". */
  orderBetween: Words
  /** Behind a number that is none of an order: "days", "times". */
  spans: Words
  /** A message with one of these words is about an order: a code in it is an order's number; likewise about a phone. Of plain text. */
  aboutOrder: Patterns
  aboutPhone: Patterns
  /** Slips and short forms between an amount, an address or a number and its reader, put right in the text as it was typed. */
  slips: readonly (readonly [RegExp, string])[]
  /** Words that end with a full stop inside a sentence: "approx". */
  abbreviations?: Words
  /** Those of them that can end a sentence as well: "etc". */
  lastWords?: Words
}
