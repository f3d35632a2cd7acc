import type { Phrases } from '../text/word-lists.ts'

/**
 * Whom a thing is for. Kinship counts: what is for my wife is for women. A phrase with `!` has other meanings, and counts only
 * behind "for" or a possessive: "for my man", not "iron man".
 */
export interface AudienceWords {
  /** "men", "dad". */
  men: Phrases
  /** "women", "wife". */
  women: Phrases
  /** "boys", "nephew". */
  boys: Phrases
  /** "girls", "niece". */
  girls: Phrases
  /** "kids", "teenager". */
  kids: Phrases
  /** "baby", "toddler". */
  baby: Phrases
  /** "adults". */
  adults: Phrases
  /** "unisex", "gender neutral". */
  unisex: Phrases
  /** Any animal that is kept: "pets". */
  pets: Phrases
  /** "dog". */
  dogs: Phrases
  /** "puppy". */
  puppies: Phrases
  /** "cat". */
  cats: Phrases
  /** "kitten". */
  kittens: Phrases
  /** Small ones in cages: "hamster", "rabbit". */
  rodents: Phrases
  /** "parakeet". */
  birds: Phrases
}

/** What tells how old somebody is. */
export interface AgeWords {
  /** Behind a number, an age wherever it stands: "years old". */
  old: Phrases
  /** Behind a number, an age only of somebody who is named or behind "for": "years" of "boy, 8 years". */
  years: Phrases
  /** Behind a number, likewise the age of a baby: "months". */
  months: Phrases
  /** Behind a number, the age of a newborn: "weeks old". By themselves weeks tell how long something lasts. */
  weeks: Phrases
  /** Between somebody and the number: "aged" of "a boy aged 8". */
  aged: Phrases
  /** Before a number without a word for years: "ages" of "ages 3-5". */
  label: Phrases
}
