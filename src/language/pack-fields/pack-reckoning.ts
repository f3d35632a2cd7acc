import type { Phrases, Words } from '../text/word-lists.ts'

/** How a language asks for something to be reckoned from prices. */
export interface ReckoningWords {
  /** Asks what several cost together: "in total". */
  sum: Phrases
  /** Asks it beside a price only: "both", "all of that". */
  all: Phrases
  /** Adds what is named beside to what was chosen: "if I also take". */
  adding?: Phrases
  /** Beside a count: so many are added: "2 more". */
  further?: Words
  /** Asks what the shopper has to pay: "what do I pay". */
  pay?: Phrases
  /** Takes it away again: "without". */
  less?: Words
  /** Behind a count: so many are taken away: "one less". */
  fewer?: Words
  /** Asks by how much one costs more than another: "how much more". */
  difference: Phrases
  /** Asks in which size something costs least for what it is: "better value". */
  worth?: Phrases
  /** Before the unit that a price is asked for: "per" of "per kilo". */
  per?: Words
  /** Stands between the two: "than". */
  than: Words
  /** Two of what is named beside: "twice"; and behind a number: "3 times". */
  twice?: Words
  times?: Words
  /** Joins what is added up, besides "and": "plus". */
  plus: Words
  /** Behind what comes with it: "wrapping included". */
  included?: Words
  /** Beside what is named they name nothing: "ok then". */
  beside: Words
}
