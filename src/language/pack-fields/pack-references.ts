import type { Phrases, Words } from '../text/word-lists.ts'

/** How a message points at what was said or shown before. */
export interface ReferenceWords {
  /** Stands for a thing that was shown: "it", "they". */
  it: Words
  /** Of those, what stands for several: "they". */
  many: Words
  /** Stands for the name of a thing: "one" of "the black one". */
  one: Words
  /** Another than what was shown: "else", "another", "better". */
  other: Words
  /** Those of them that also only compare: "is it better?" asks for no other. */
  better: Words
  /** How questions begin: "is", "does", "which". */
  asking: Words
  /** Right behind the verb that begins a question: "ihr" of "liefert ihr". */
  addressed?: Words
  /** Stands for any thing: "something". */
  something: Phrases
  /** Another of the same kind: "something similar", "more like this". */
  similar: Phrases
  /** Asks for what is used or worn together with what was shown: "that goes with it". */
  matching: Phrases
  /** Likewise, before what it is to go with: "that goes with" the red one. */
  matchingNamed?: Phrases
  /** What was wished for before counts no more: "forget that", "i meant". */
  restart: Phrases
  /** Before what was talked about, which is not wanted any more: "never mind" the leash. */
  letsGo: Phrases
  /** Goes on from what was said: "what about", "and". */
  goesOn: Phrases
  /** Asks for one of what was shown: "which one", "which of them". */
  which: Phrases
  /** Says that it speaks of what was shown: "of those". */
  ofThem: Phrases
  /** Before or behind a price that asks for both together: "together", "in total". */
  together: Phrases
  /** Lets go of what a word beside it names: "forget", "doesn't matter". */
  drops?: Phrases
  /** Lets go of a value behind it: "doesn't have to be". */
  needNot?: Phrases
  /** Begins what says more of the thing that is looked for: "with" of "with a hood". */
  describing?: Words
  /** What a price is called: "price", "budget". */
  prices?: Words
}
