import type { Phrases } from '../text/word-lists.ts'

/** What compares things by a measure, by which measure and in which direction. */
export interface Comparatives {
  bigger: Phrases
  smaller: Phrases
  longer: Phrases
  shorter: Phrases
  heavier: Phrases
  lighter: Phrases
  /** The same as the far end of a list: "the biggest". */
  biggest: Phrases
  smallest: Phrases
  longest: Phrases
  shortest: Phrases
  heaviest: Phrases
  lightest: Phrases
}
