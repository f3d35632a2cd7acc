import type { Content } from '../data/contents.ts'
import type { Phrases } from '../text/word-lists.ts'

/** How a language speaks of what is in goods and must not be. All phrases stand in every form that shops and shoppers write. */
export interface ContentWords {
  /** What a content is called: "nut, nuts". */
  names: Partial<Record<Content, Phrases>>
  /** Have the name of a content in them, and are something else: "coconut milk". */
  others: Phrases
  /** Tell by themselves that it is not there: "decaf". */
  lacking: Partial<Record<Content, Phrases>>
  /** Said of people who must not have it, by themselves: "coeliac", "doesn t drink". */
  refusals: Partial<Record<Content, Phrases>>
  /** Beside what somebody must not have: "allergic to" nuts, nut "allergy". */
  allergies: Phrases
  /** Says that what follows is in it: "contains". */
  has: Phrases
  /** Said of what may have come in by chance: "traces". */
  traces: Phrases
}
