/** Something a tool read from the database in this turn. A shopper is told nothing that is not a fact. */
export interface Fact {
  entity: 'product' | 'variant' | 'order' | 'order_item' | 'policy' | 'store' | 'search' | 'shopper'
  /** The entity's external id; of a policy the passage's id. */
  id: string
  /**
   * What of it: title, vendor, category, price, compareAtPrice, available, inventory, option.<name>, url, description, count,
   * number, financialStatus, fulfillmentStatus, placedAt, total, quantity, carrier, trackingNumber, trackingUrl, text.
   */
  field: string
  value: string | number | boolean
  /** ISO 4217, for money. */
  currency?: string
  /** When it was read, ISO 8601. */
  asOf: string
  /** Of a variant its product's id, of an item its order's; left out = the product or order recorded last before it. */
  of?: string
}
