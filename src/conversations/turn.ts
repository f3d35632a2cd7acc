import type { OrderCard, ReorderOffer } from '../orders/order-card.ts'
import type { Receipt } from './conversations.schema.ts'

/** A product as the shopper is shown it: filled from the database by id at answer time, never from a model's words. */
export interface Card {
  externalId: string
  title: string
  /** Lowest price of the variants shown; null = not told. */
  price: number | null
  /** ISO 4217. */
  currency: string
  available: boolean
  url: string | null
  imageUrl: string | null
  /** One line on why it fits, or what differs. */
  note?: string | null | undefined
  variants: {
    externalId: string
    title: string | null
    price: number | null
    available: boolean
    options: Record<string, string>
  }[]
}

/** A short answer offered to the shopper; pressing it sends `value`. */
export interface Button {
  label: string
  value: string
}

/** One piece of an answer, in the order in which the shopper sees them. */
export type TurnEvent =
  | { type: 'text'; text: string }
  | { type: 'cards'; cards: Card[] }
  | { type: 'buttons'; buttons: Button[] }
  | { type: 'order'; order: OrderCard }
  | { type: 'reorder'; reorder: ReorderOffer }
  | { type: 'notice'; code: string; text: string }
  | { type: 'done'; message: TurnAnswer }

/** A whole turn. */
export interface TurnAnswer {
  /** Of the stored answer; null when none was: a person has the conversation, or a fault ended the turn. */
  id: string | null
  text: string
  cards: Card[]
  buttons: Button[]
  order: OrderCard | null
  reorder: ReorderOffer | null
  leadId: string | null
  handedOff: boolean
  /** ISO 639-1. */
  language: string
  receipts: Receipt[]
}
