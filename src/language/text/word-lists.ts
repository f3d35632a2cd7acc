/**
 * Words of a language, one space between them. Everything in a pack is folded as `fold` does it: lower case, without accents, "ß"
 * as "ss". In words that can be phrases a `_` stands for the space.
 */
export type Words = string

/** Words or phrases of a language, folded, a comma between them. */
export type Phrases = string

/** Parts of regular expressions, folded, each for whole words: "hours?". */
export type Patterns = readonly string[]
