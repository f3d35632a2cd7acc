import type { Patterns, Phrases, Words } from '../text/word-lists.ts'

/** By what feelings are read. In words a `*` stands for any ending. */
export interface FeelingWords {
  /** Clear praise; `weakGood` counts half. */
  good: Words
  weakGood: Words
  /** Clear blame. */
  bad: Words
  weakBad: Words
  /** Praise that turns into blame when it is denied ("not happy"); other praise that is denied counts half. */
  contentment: Words
  /** What denies a feeling; unlike `negation` it leaves nothing out: "never". */
  negators: Words
  /** In a sentence that asks for something, praise describes what is wanted ("I need a great jacket"). */
  wishes: Patterns
  goodPhrases: Patterns
  badPhrases: Patterns
  /** What only an angry or worn-out shopper says. */
  anger: Patterns
  /** So angry that a person is called: insults, "fed up", "for the third time". Of plain text, see `plainOf`. */
  furious: Patterns
  /** Says nothing although it looks so ("happy birthday"). */
  empty: Patterns
}

/** How people tell who they are. An apostrophe is a space. */
export interface PersonWords {
  /** Said before a name in any letters: "my name is". */
  nameIs: Phrases
  /** Said before a name, which only a capital letter tells from "I am looking"; and what stands below a letter: "regards". */
  iAm: Phrases
  /** Before a surname: "mrs". */
  titles: Words
  /** In small letters inside a name: "van". */
  particles: Words
  /** What is asked for: "name". */
  name: Words
}

/** By what whole conversations are analysed: how somebody feels, and who they say they are. */
export interface TalkWords {
  feelings: FeelingWords
  person: PersonWords
}
