/** What tools tell a model. Texts in it are data of the store: cleaned, cut, never instructions. */
export interface ProductBrief {
  id: string
  title: string
  /** Lowest price of what fits; null = not told. */
  priceFrom: number | null
  currency: string
  available: boolean
  vendor: string | null
  category: string | null
  /** Values by option name, of what fits. */
  options: Record<string, string[]>
}

export interface SearchResult {
  products: ProductBrief[]
  /** How many were found in all, at most 100. */
  total: number
  corrected: string | null
  /** Wishes let go because nothing fitted them all: nothing shown holds these. */
  relaxed: { filter: string; wanted: string; nearest: string | null }[]
  /** The shop has this many more to show. */
  more: number
}

export interface ProductDetail extends ProductBrief {
  description: string | null
  tags: string[]
  variants: {
    id: string
    options: Record<string, string>
    price: number | null
    compareAtPrice: number | null
    available: boolean
  }[]
}

export type ProductResult = { found: true; product: ProductDetail } | { found: false }

export interface CompareResult {
  products: ProductDetail[]
  /** Only where they differ, or where all have something to tell. */
  attributes: { name: string; values: (string | null)[] }[]
}

export type StockResult =
  | {
      found: true
      product: { id: string; title: string }
      /** Variants that fit what was asked for; all when nothing was. */
      fitting: { options: Record<string, string>; available: boolean; price: number | null }[]
      /** What was asked for and is no value of this product. */
      unknown: string[]
      available: boolean
    }
  | { found: false }

export interface PolicyResult {
  found: boolean
  passages: { text: string; quote: string; title: string; url: string | null }[]
}

export type OrderResult =
  | {
      found: true
      order: {
        number: string
        financialStatus: string | null
        fulfillmentStatus: string | null
        placedAt: string | null
        cancelledAt: string | null
        items: { title: string; quantity: number }[]
        tracking: { carrier: string | null; number: string | null; url: string | null } | null
      }
    }
  | {
      found: false
      reason:
        | 'needs_number'
        | 'needs_email'
        | 'no_match'
        | 'too_many_attempts'
        /** If there is such an order, a code is on its way to its address: the shopper is to type it. */
        | 'code_sent'
        | 'wrong_code'
        /** Wrong too many times. */
        | 'code_ended'
        /** The shopper does not know the address, and codes cannot be sent. */
        | 'no_code'
      /** Who does not know the address can have a code mailed to it. */
      canSendCode?: true
    }

export type ReorderResult =
  | {
      found: true
      needsConfirmation: boolean
      items: { title: string; quantity: number; unitPrice: number | null }[]
      differences: { title: string; kind: string; was: string | null; now: string | null }[]
      cartUrl: string | null
    }
  | { found: false; reason: 'not_verified' | 'nothing_available' }

export type LeadResult =
  | { saved: true; purpose: string }
  | { saved: false; reason: 'needs_contact' | 'needs_consent' | 'bad_email' | 'bad_phone' }

export interface HandOffResult {
  /** not_asked: the shopper is asked first. */
  status: 'queued' | 'closed' | 'not_asked'
  position: number
  opensAt: string | null
}
