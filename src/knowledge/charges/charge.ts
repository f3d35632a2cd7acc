import type { Span } from '../index/plain-answer.ts'

/** What of the shop's pages is told in numbers: what delivery or wrapping costs, and what is taken off. */
export interface Charge {
  kind: 'delivery' | 'wrapping' | 'discount'
  /** In the shop's currency; 0 where it is free, null of a discount, and of a delivery where it depends on more than is known or is refused. */
  cost: number | null
  /** Of a discount. */
  percent: number | null
  /** The worth of goods from which delivery is free or a discount holds, and the pieces from which it does. */
  from: number | null
  fromPieces: number | null
  /** For each thing, not for the order. */
  isPerItem: boolean
  /** Of a delivery: paid beside what it costs else, "oversized goods are $15 extra". */
  isAdded: boolean
  /** Of a delivery: that there is none for these goods to these places. */
  isRefused: boolean
  way: 'standard' | 'express' | 'collected'
  /** How long delivery takes, with the sentence that tells it; null where that is not told. */
  time: (Span & { quote: string }) | null
  /** The sentence that tells from when delivery is free, where it is not the one that tells what it costs. */
  limitQuote: string | null
  /** Codes of the places it is for; none = where the shop is. */
  places: readonly string[]
  /** What a shopper types for a discount. */
  code: string | null
  /** Meanings of the sentence and its heading: a newsletter, students. */
  topics: readonly string[]
  /** Delivery of these goods alone, a discount not on them: each by the terms of its name. */
  goods: readonly (readonly string[])[]
  /** Those of them that are told of only some that are called so: "large tables", "XL crates". */
  some: readonly (readonly string[])[]
  /** What may be names of products that it is for alone, "the Drayhorse": which are, the catalog tells. */
  called: readonly string[]
  /** The word for the way that is all that is told of what goes so: "and by freight 99 €". */
  carrier: string | null
  /** What their own pages call them: "Oversize item". */
  marks: readonly string[]
  /** A discount that is not for what is sold for less already. */
  isNotReduced: boolean
  /** The sentences that tell it, as they stand there. */
  quote: string
  passage: { id: string; text: string; heading: string; title: string; url: string | null; language: string }
}

/** All of a shop. */
export interface Charges {
  all: readonly Charge[]
  /** ISO 3166 of the country that its pages name most; null where hardly one is named. */
  home: string | null
}
