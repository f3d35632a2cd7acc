import type { Patterns, Phrases, Words } from '../text/word-lists.ts'

/** What an answer has to have in it: a time, an amount, hours of the day, a way to reach someone, a place. */
export type AnswerKind = 'time' | 'amount' | 'hours' | 'phone' | 'email' | 'contact' | 'place' | 'number'

/** By what questions to a shop and the owner's pages are read. */
export interface PolicyWords {
  /**
   * What questions and pages speak of, by its first English name: `refund: 'money back'`. In English other words for it. ".." stands
   * for up to four words between: "send .. back".
   */
  meanings: Record<string, Phrases>
  /** Goods of one kind that questions name, likewise: "can I return the sofa?" Coarser than `things`. */
  goods: Record<string, Phrases>
  /** With which one asks, tells a story or is polite, and which no answer needs to have: "please". */
  asking: Words
  /** How a form of a verb ends, and how the form that pages have does: `t: 'en'`. */
  forms?: Readonly<Record<string, string>>
  /** Before a country: all others are meant. "Outside the UK". */
  outside: Words
  /** Before a place one goes or sends to: "to Cork", where "cork" alone may be the stuff. */
  toPlace: Words
  /** "Balance bikes count as small parcels." */
  countsAs: Phrases
  /** Between goods and the way they are sent: "grills go by freight". */
  sentBy: Phrases
  /** What is paid beside what delivery costs else: "$15 extra". */
  onTop: Phrases
  /** What has to be paid on top is called: "a surcharge of". */
  surcharge: Phrases
  /** Says when a parcel leaves the shop, and not when it comes: "dispatched". */
  leaving: Phrases
  /** How columns of questions and of their answers are called in a table. */
  columns: { question: Words; answer: Words }
  /** All places but those that were named: "anywhere else". */
  elsewhere: Phrases
  /** Says in a sentence that something is left out of what the one before promises: "excluded". */
  excepting: Phrases
  /** Begins a sentence that restricts the one before, besides `contrasts`: "unless". */
  restricting: Phrases
  /** Days of the week from Sunday on as opening hours have them, beside other days or hours only. */
  shortDays: readonly Words[]
  /** Between the first and the last of several days: "Monday to Friday". */
  untilDay: Words
  /** Behind an hour of the day, besides "h": "pm". */
  clock: Phrases
  /** Twelve o'clock by day. */
  noon: Words
  /** What asks for an answer of a kind: "how long". */
  asks: Partial<Record<AnswerKind, Patterns>>
  /** How words for what something costs begin, which beside a time tell that an amount is asked for as well: "cost". */
  costs: Words
  /** What is such an answer without a number: "immediately" is a time, "free" an amount. */
  tells: Partial<Record<AnswerKind, Patterns>>
}
