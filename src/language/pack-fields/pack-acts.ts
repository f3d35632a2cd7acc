import type { Patterns, Phrases, Words } from '../text/word-lists.ts'

/**
 * By what is told, without a model, what somebody does with a message. Patterns are for whole words of a text in plain letters
 * (`plainText`); `^` and `$` are its ends.
 */
export interface ActWords {
  /** Tries to make the assistant forget what it is; and words without one of which nothing is such a try. */
  injection: Patterns
  suspicious: Patterns
  /** Asks for a person; one word that does so alone; asks whether one is a person, or says so. */
  human: Patterns
  humanAlone: Words
  notHuman: Patterns
  /** Asks whether the shop can be trusted: "is this a scam?", and not "this is a scam". */
  trust: Patterns
  /** Did not understand. */
  unclear: Patterns
  /** Wants to see what there is, whatever it is. */
  browsing: Patterns
  howAreYou: Patterns
  greetings: Phrases
  /** Behind a greeting: "there", "all". */
  greeted: Phrases
  thanks: Phrases
  goodbye: Phrases
  /** "OK": begins what follows an answer. */
  okStarts: Words
  /** Behind a yes or no without a comma it begins a wish: "I". */
  self: Words
  /** Wishes for something cheaper; dearer; "not too expensive", which compares nothing; "not more", likewise. */
  cheaper: Patterns
  dearer: Patterns
  notTooMuch: Patterns
  notMore: Patterns
  /** "than" of "cheaper than 50". */
  than: Words
  /** The first, second, third, fourth and fifth of what was shown; and the last. */
  places: readonly [Patterns, Patterns, Patterns, Patterns, Patterns]
  last: Patterns
  /** "Last week", "the first time": places of something else. */
  lastOther: Patterns
  notPlace: Patterns
  /** Before the number of a place: "option". */
  numbered: Words
  /** "Both". */
  both: Phrases
  /** All words that a message may have that only points: "the second one please". */
  pointing: Words
  /** "Do you have", before the name of a thing. */
  having: Patterns
  /** Where one thing that is said ends and another begins. */
  clauses: {
    /** Between two: "and", "but". */
    joins: Words
    /** How the second begins, behind one of those or a comma; behind one of those alone; behind a comma alone. */
    starts: Phrases
    startsJoined: Phrases
    startsBehindComma: Phrases
    /** Begin a question wherever they stand, behind what is told before it: "I burned it once can I send it back". */
    asks: Phrases
    /** Begins another wherever it stands: "also". */
    also: Words
  }
}
