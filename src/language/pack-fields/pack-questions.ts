import type { AskedDimension, AskedFact } from '../data/asked-facts.ts'
import type { Phrases, Words } from '../text/word-lists.ts'

/**
 * How facts of a product are asked for and told. Words count in all their forms; one with `*` stands for all that begin with it
 * ("spulmaschine*"), and up to two other words may stand between those of a phrase ("machine wash").
 */
export interface QuestionWords {
  /** Asks for a value: "how much", "which". */
  asks: Phrases
  /** Looks like a question for a value, and is none: "what about". */
  asksNothing: Phrases
  /** Which value is asked for: "how long", "weigh". A phrase may stand for more than one. */
  dimensions: Partial<Record<AskedDimension, Phrases>>
  /** Words that name a side of a thing, before or behind its measure: "breit", "Breite". */
  sides: Partial<Record<'width' | 'height' | 'depth' | 'length' | 'diameter', Words>>
  /** Words of a question that tell nothing of what is asked: "does", "suitable". */
  fillers: Words
  /** "Do you have it" of options: a value that is not among them is not to be had. */
  having: Words
  /** Asks, or says, that something is in the box: "come with", "included". */
  includes: Phrases
  /** Says besides `includes` that it is given with the thing: "with". */
  given: Phrases
  /** Said of what is not in the box: "sold separately". */
  apart: Phrases
  /** Said of what somebody must have already: "requires". */
  needs: Phrases
  /** Asks whether something must be had besides: "do I need". */
  asksNeed: Phrases
  /** Asks what a size is called elsewhere: "corresponds to". */
  asksEqual: Phrases
  /** Denies what follows, besides `negation`: "never", "free of". */
  denies: Phrases
  /** Denies what stands behind the "for" that follows its adjective: "too" of "too harsh for short coats". */
  excess: Words
  /** Those of them that stand before verbs too, which end so, and before names: "leicht zu reinigen", "zu Hause". */
  excessBeforeVerbs?: Words
  verbEndings?: Words
  /** Make a word its contrary: "un" of "uncoated". */
  contraries: Words
  /** Parts what is denied from what is not: "but". */
  but: Words
  /** "Real" leather: an imitation is not it. */
  genuine: Words
  /** What asks of all there are: "every". */
  every: Words
  /** By which words a fact is told: `dishwasher: 'dishwasher'`. */
  facts: Partial<Record<AskedFact, Phrases>>
}
