/** An order whose buyer was verified. Never an address, a phone number, a payment or an e-mail address. */
export interface OrderCard {
  number: string
  financialStatus: string | null
  fulfillmentStatus: string | null
  placedAt: string | null
  cancelledAt: string | null
  total: number | null
  currency: string | null
  items: { title: string; quantity: number; unitPrice: number | null; platformVariantId: string | null }[]
  tracking: { carrier: string | null; number: string | null; url: string | null } | null
}

/** What buying an order again would mean now. */
export interface ReorderOffer {
  items: {
    platformVariantId: string
    quantity: number
    title: string
    unitPrice: number | null
    /** ISO 4217, of the unit price. */
    currency?: string
  }[]
  /** Where the shopper can pay; null until they said yes, and when the store has no link template. */
  cartUrl: string | null
  differences: {
    title: string
    kind: 'price' | 'gone' | 'out_of_stock' | 'fewer'
    was: string | null
    now: string | null
  }[]
}
