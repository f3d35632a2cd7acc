import type { Phrases } from './word-lists.ts'

/** What is asked of an order at hand, by what the shop may know of it. */
export interface OrderQuestions {
  /** What was bought. */
  items: Phrases
  /** What all of it cost. */
  total: Phrases
  /** When it was placed. */
  placed: Phrases
  /** Who brings it. */
  carrier: Phrases
  /** In how many parcels it comes, what of it is still to come, what sending it cost: no row of an order has that. */
  parts: Phrases
  /** How the parcel can be followed. */
  tracking: Phrases
  /** Where it is, whether it is paid. */
  state: Phrases
  /** On which day it comes, or why it takes so long: no row of an order has that. */
  arrival: Phrases
}
