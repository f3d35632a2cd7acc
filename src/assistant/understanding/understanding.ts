import type { intents as publicIntents } from '../../conversations/conversations.schema.ts'
import type { Deed, Role } from '../../language/said/said-lines.ts'
import type { TurnedDown } from './turned-down.ts'

/** The intents of the public API. */
export type Intent = (typeof publicIntents)[number]

/**
 * What a shopper does with a message, finer than the public intent: the embedded engine acts on it. Each act belongs to one
 * public intent.
 */
export const acts = {
  search: 'product_search',
  refine: 'product_search',
  more_results: 'product_search',
  product_question: 'product_question',
  stock_question: 'product_question',
  recommend: 'recommendation',
  compare: 'comparison',
  order_status: 'order_status',
  order_question: 'order_status',
  order_change: 'order_status',
  reorder: 'reorder',
  shipping: 'shipping',
  returns: 'returns',
  payment: 'payment',
  discount: 'payment',
  policy: 'other',
  complaint: 'complaint',
  human: 'human_request',
  leave_contact: 'other',
  back_in_stock: 'product_question',
  quote: 'product_question',
  buy: 'other',
  greeting: 'other',
  thanks: 'other',
  goodbye: 'other',
  yes: 'other',
  no: 'other',
  who_are_you: 'other',
  small_talk: 'other',
  tell: 'other',
  injection: 'other',
  unknown: 'other',
} as const satisfies Record<string, Intent>

export type Act = keyof typeof acts

/** Acts that ask about a product, that wish for one, and that ask what the shop's pages tell. */
export const asksAbout: ReadonlySet<Act> = new Set(['product_question', 'stock_question'])
export const wishing: ReadonlySet<Act> = new Set(['search', 'refine', 'recommend'])
export const services: ReadonlySet<Act> = new Set(['shipping', 'returns', 'payment', 'discount', 'policy'])

/** What was named. Absent = not named. Amounts in whole currency units. */
export interface Slots {
  price_max?: number
  price_min?: number
  /** ISO 4217, as said or the store's. */
  currency?: string
  color?: string
  size?: string
  material?: string
  quantity?: number
  order_number?: string
  email?: string
  phone?: string
  product_type?: string
}

/** One thing a shopper does with a message. */
export interface FoundAct {
  act: Act
  intent: Intent
  /** 0..1. */
  confidence: number
  /** The clause that says so; absent = the whole message. */
  clause?: string
  /** What it does, as learned, and the share of each deed; absent where a rule read it. */
  deed?: Deed
  shares?: readonly number[]
}

/** A message, understood without a model. */
export interface Understanding {
  /** ISO 639-1 of the text; the conversation's when the text does not tell. */
  language: string
  act: Act
  intent: Intent
  /** 0..1. */
  confidence: number
  /** All acts found with their confidence, best first, the main one included: "where is my order and can I return it". */
  found: FoundAct[]
  slots: Slots
  /** Which of what was shown: 0-based places ("the second one" = [1], "the last" = [-1]). */
  ordinals: number[]
  /** "cheaper" = -1, "more expensive" = 1, else 0. */
  priceDirection: -1 | 0 | 1
  /** Angry, in capitals, "third time", insults. */
  frustrated: boolean
  /** What each word of the message is in it, folded. */
  roles: ReadonlyMap<string, Role>
  /** The message as it was read: what was badly spelt and stands for an amount, an address or a number is written out. */
  text: string
  /** What it turns down before that. */
  turnedDown: Omit<TurnedDown, 'rest'>
}
