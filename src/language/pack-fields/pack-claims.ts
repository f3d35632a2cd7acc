import type { Phrases, Words } from '../text/word-lists.ts'
import type { DoingWords } from './pack-deeds.ts'

/** A state of an order that a sentence can tell. */
export type OrderState =
  | 'placed'
  | 'delivered'
  | 'shipped'
  | 'transit'
  | 'open'
  | 'packed'
  | 'cancelled'
  | 'returned'
  | 'refunded'
  | 'paid'
  | 'unpaid'
  | 'trouble'
  /** Whether it can still be changed. */
  | 'changeable'

/** What two products can be compared by. */
export type Measured = 'price' | 'weight' | 'length' | 'volume' | 'duration' | 'power' | 'storage' | 'quality' | 'rate'

/** How a clause of an answer is meant. */
export interface MannerWords {
  /** Begins a question or an offer: "would you like". */
  asked: Phrases
  /** Begins a question that takes for granted what it says: "did you know". */
  granted: Phrases
  /** What the assistant may do: "i can", "let me". */
  offered: Phrases
  /** "If", "once". */
  conditional: Phrases
  /** "May", "probably". */
  hedged: Phrases
  /** Tells again what the shopper wants: "you said", "your budget". */
  wished: Phrases
  /** Says that something is not known: "does not say". */
  untold: Phrases
  /** Denies, besides `negation`: "neither". */
  denied: Phrases
  /** Denies only what stands right behind it: "without". */
  without: Phrases
  /** Advises: "i would", "my pick". */
  advised: Phrases
  /** Begins for whom something is meant: "for a family of four". */
  meantFor: Phrases
}

/** Prices, offers and stock. */
export interface TradeWords {
  sum: Phrases
  /** Reads "$5 cheaper" and "$5 over your budget" as a difference. */
  difference: Phrases
  /** A reduction: "$20 off". */
  saved: Phrases
  /** A price that does not hold any more: "was". */
  was: Phrases
  from: Phrases
  /** Says of a price that it is above or below an amount: "exceeds". */
  over: Phrases
  under: Phrases
  /** Verbs of a price: "costs". */
  costs: Words
  each: Phrases
  /** "about", "just under". */
  about: Phrases
  discount: Phrases
  /** A reduction to half. */
  half: Phrases
  /** Given for nothing: "free gift". */
  free: Phrases
  code: Phrases
  there: Phrases
  gone: Phrases
  /** Behind or before a count of pieces: "left". */
  left: Phrases
  few: Phrases
  plenty: Phrases
  restocked: Phrases
  /** "All of them". */
  all: Phrases
  /** Counts what was found: "options", "picks". */
  counted: Phrases
}

/** Orders, and promises. */
export interface DeedWords {
  /** "Your order", "parcel". */
  order: Phrases
  states: Record<Exclude<OrderState, 'changeable'>, Phrases>
  /** Paying as a noun, and what is said of one that is not made: "payment", "pending". */
  payment: Phrases
  pending: Phrases
  /** "Can be", and what can be done with an order: "cancelled". */
  able: Phrases
  changing: Phrases
  /** What somebody else has bought. */
  bought: Phrases
  /** Said of the day of an order. */
  placed: Phrases
  today: Phrases
  yesterday: Phrases
  /** Promises that are no deed of ours: "arrives tomorrow". */
  arriving: Phrases
  /** A time without a number: "tomorrow", "this weekend". */
  soon: Phrases
  /** Promises that a page has to make in so many words: "lifetime". */
  vowed: Phrases
  /** Promises of a shop that a page has to bear out: "lifetime warranty". */
  promised: Phrases
}

/** What is said in favour of something. */
export interface PraiseWords {
  popular: Phrases
  rated: Phrases
  /** Whoever is said to like it: "doctors", "customers". */
  people: Phrases
  /** Effects and stories that no shop's data tells: "cures". */
  boasts: Phrases
  /** More and less of what is measured. */
  more: Partial<Record<Measured, Phrases>>
  less: Partial<Record<Measured, Phrases>>
  /** The end of a list: "cheapest". */
  most: Partial<Record<Measured, Phrases>>
  least: Partial<Record<Measured, Phrases>>
  than: Phrases
}

/** What a thing is said to be or have. */
export interface TellingWords {
  /** Says that one thing goes with another: "fits", "on the list". */
  fitting: Phrases
  /** Of two measures the larger: "the big one". */
  large: Phrases
  small: Phrases
  /** Of what has something, without a verb: "with". */
  beside: Phrases
  /** Behind what belongs to a thing: "included". */
  included: Phrases
  /** "Has", "comes with", "made of", "supports". */
  having: Phrases
  /** Says in praise or advice nothing that could be looked up: "great", "choice". */
  opinion: Phrases
  /** Begins a name: "our", "called". */
  naming: Phrases
  /** Holds out what is named right behind it, asked or offered: "have you seen", "how about". */
  proposing: Phrases
  /** Words with a capital that are no names of products. */
  capitals: Phrases
  /** Begins a clause about the shopper or the assistant: "you". */
  addressing: Phrases
  /** A thing that was shown, by no name: "this one", "the first". */
  pointing: Phrases
}

/** By what the answers of a model are read. A `*` stands for any ending, ".." for up to four words between. */
export interface ClaimWords {
  manner: MannerWords
  trade: TradeWords
  deeds: DeedWords
  doing: DoingWords
  praise: PraiseWords
  telling: TellingWords
}
