import type { Charges } from '../../knowledge/charges/charge.ts'
import type { PlainAnswer } from '../../knowledge/index/plain-answer.ts'
import type { Fit } from '../../search/fit/grade.ts'
import type { ProductAnswer } from '../../search/questions/answer-question.ts'

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

/** A part of what was wished that a product breaks, or that the shop does not tell of it. */
interface WishedPart {
  /** `thing`, `word`, `not_word`, or a filter such as `price_max` or `option.color`. */
  part: string
  wanted: string
  /** What the product has instead; null where that is not told. */
  has: string | null
}

/** A product held against what was wished. */
export interface GradedBrief extends ProductBrief {
  /** `exact`: all that was asked holds. `likely`: the shop does not tell all of it. `near`: a part fails. */
  fit: Fit
  fails: WishedPart[]
  unknown: WishedPart[]
  /** Sentences of the description that bear a wish out. */
  because: { wanted: string; quote: string }[]
  /** The sentence of its description that has most to do with the wish; null where the description tells nothing short. */
  reason: string | null
  /** Where it is sold out as it is meant: options of the forms of it that can be had. */
  otherForms: Record<string, string>[]
}

export interface SearchResult {
  products: GradedBrief[]
  /** What can be had of that kind, where all of `products` are sold out. */
  inStock: GradedBrief[]
  /** Of all that are shown or could be shown next: they are of one grade. Null when nothing was found. */
  fit: Fit | null
  /** How many were found in all, at most 100. */
  total: number
  /** The lowest price of those found that can be had and are not among `products`. */
  lowestUnshown: number | null
  corrected: string | null
  /** Wishes that were dropped because nothing fits them all: what is shown does not meet them. */
  relaxed: { filter: string; wanted: string; nearest: string | null; range?: readonly [number, number] }[]
  /** Where the shop has no product of the thing, or calls it otherwise: what is shown in its place. `wider` is not the thing, only near to it. */
  instead: { wanted: string; shown: string[]; relation: 'same' | 'kind' | 'wider' }[]
  /**
   * Of several things wished for at once how many were found of each; empty when it was one. Where pieces of them are wanted: how many, which
   * product is the best, and how many of it are left.
   */
  things: { wanted: string; found: number; pieces: number | null; id: string | null; left: number | null }[]
  /** The shop has this many more to show. */
  more: number
  /**
   * Where a measure orders them: of how many the shop tells it, which comes first, and what is told of that; whether it is chosen among
   * the sizes that products come in.
   */
  measured?: { of: number; id: string | null; said: string | null; isSized: boolean }
  /** A present was wished for, and nothing was told of what somebody likes. */
  isAnyGift: boolean
  /** The largest parts of the shop, where anything was wished for. */
  shelves: string[]
}

export interface ProductDetail extends ProductBrief {
  description: string | null
  tags: string[]
  variants: ToldVariant[]
}

export interface ToldVariant {
  id: string
  options: Record<string, string>
  price: number | null
  compareAtPrice: number | null
  available: boolean
  /** Pieces in stock; null = not counted. */
  inventory: number | null
}

/** What the shop's data says to a question about a product. */
export interface ToldAnswer
  extends Pick<ProductAnswer, 'verdict' | 'quotes' | 'options' | 'untold' | 'named' | 'nearest' | 'isLikely' | 'fits'> {
  /** Those that hold what was asked, of those wished for before where any of them does. */
  variants: ToldVariant[]
  /** Values wished for before that none of these has, and values not wanted that all of them have. */
  missing?: string[]
  denied?: string[]
  /** The form that was shown, where what was asked holds for dearer or cheaper ones alone: "does that one have a filter?" */
  shown?: ToldVariant | undefined
}

export type ProductResult =
  /** `wished`: where nothing was asked, the variants that answer what is wished for; `of`: it was asked of that product whether this one goes with it. */
  { found: true; product: ProductDetail; of?: string; answer?: ToldAnswer; wished?: ToldVariant[] } | { found: false }

export interface CompareResult {
  products: ProductDetail[]
  /** Of each the variants that answer what is wished for. */
  wished?: ToldVariant[][]
  /** Only where they differ, or where all have something to tell. */
  attributes: { name: string; values: (string | null)[] }[]
  /** What the data says to the question that came with the call, product by product. */
  answers?: ToldAnswer[]
}

export type StockResult =
  | {
      found: true
      product: { id: string; title: string }
      /** Variants that fit what was asked for; all when nothing was. */
      fitting: { id: string; options: Record<string, string>; available: boolean; price: number | null }[]
      /** What was asked for and is no value of this product. */
      unknown: string[]
      available: boolean
    }
  | { found: false }

/** A passage of the owner's pages that answers. */
export interface PolicyPassage {
  text: string
  quote: string
  title: string
  url: string | null
  /** ISO 639-1. */
  language?: string
  /** It answers another question of the same message. */
  isFurther?: true
  /** It surely answers, whatever words it has. */
  isSure?: true
  /** What of the quote can be told without it. */
  plain?: PlainAnswer
  /** It tells what to do about what arrived broken, where something broke later. */
  isOfDamage?: true
}

export interface PolicyResult {
  found: boolean
  passages: PolicyPassage[]
  /** What the pages tell in numbers, where that was asked for. */
  charges?: Charges
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
        items: {
          title: string
          quantity: number
          /** Paid for one; null = not told. */
          unitPrice: number | null
          /** Of the shop, where it still has the variant, with the values of that. */
          productId: string | null
          variantId: string | null
          options: Record<string, string>
        }[]
        total: number | null
        /** ISO 4217. */
        currency: string | null
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
      /** What of the order it is, and how many, where that is not all of it. */
      only?: string
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
