import type { Phrases, Words } from '../text/word-lists.ts'

/** What tools can do for a shopper. */
export type DoneMeans = 'cart' | 'mail' | 'contact' | 'person'

/** A way to tell of a deed of one's own. */
export interface DeedFrame {
  /** How it begins: "i ve", "je vous". */
  opens: Phrases
  /** What its verb looks like: "*ed". One with `!` ends in letters with an accent. */
  verbs: Words
  /** Where its verb stands: somewhere behind what begins it, right behind it, at the end of the clause, on one of both sides. */
  place: 'next' | 'behind' | 'last' | 'beside'
  /** Whether it counts only where the shopper is spoken to: what the shop has done for others is no deed for them. */
  toShopper?: true
  /** Whether it is yet to be done. */
  isPromise?: true
}

/** The ways of telling of a deed; not every language has each. */
export type DeedTense = 'perfect' | 'managed' | 'past' | 'going' | 'present' | 'future' | 'ours'

/** How an assistant tells of deeds for the shopper. */
export interface DoingWords {
  frames: Partial<Record<DeedTense, DeedFrame>>
  /** Words that can stand before a verb: "just", "already", "been able to". */
  between: Words
  /** Who is spoken to: "you", "your". */
  shopper: Words
  /** Verbs of telling, looking, finding, choosing, reckoning and feeling: no deeds. */
  telling: Phrases
  /** What of nothing but telling is done to, whatever the verb: "the description", "in bold". */
  matter: Phrases
  /** Begins what was done by nobody that is named: "has been". */
  passive: Phrases
  /** Verbs of deeds, behind those or at the head of a clause. */
  acted: Phrases
  /** Tells where something is that was put there: "on hold for you". */
  states: Phrases
  /** A whole clause that tells of a deed: "done". */
  finished: Phrases
  /** What is to come of a deed: "you ll get .. email". */
  coming: Phrases
  /** By what the deeds are known that tools can do. */
  means: Record<DoneMeans, Phrases>
}
