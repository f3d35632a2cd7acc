import type { Phrases } from '../text/word-lists.ts'

/** What is asked of an order at hand, by what the shop may know of it. */
export interface OrderQuestions {
  /** What the shopper bought or chose: "did I order". */
  bought: Phrases
  /** What is in the order. */
  items: Phrases
  /** What one of it cost. */
  price: Phrases
  /** What all of it cost. */
  total: Phrases
  /** When it was placed. */
  placed: Phrases
  /** Who brings it. */
  carrier: Phrases
  /** What sending it cost: told by what the items cost less than all of it. */
  postage: Phrases
  /** In how many parcels it comes, what of it is still to come: no row of an order has that. */
  parts: Phrases
  /** How the parcel can be followed. */
  tracking: Phrases
  /** Whether it is paid. */
  payment: Phrases
  /** Whether the money was given back. */
  refund: Phrases
  /** Where it is. */
  state: Phrases
  /** On which day it comes, or why it takes so long: no row of an order has that. */
  arrival: Phrases
}
