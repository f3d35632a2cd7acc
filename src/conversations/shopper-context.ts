import type { StoreContext } from '../context.ts'

/** Who is talking, as the server knows it; nothing of it comes from a model. */
export interface Visitor {
  sessionId: string
  /** Hash of the client's network address (/64 for IPv6): for limits, never shown. */
  addressKey: string
  /** Hash of its IPv6 /48; undefined for IPv4 and in a terminal. */
  networkKey?: string | undefined
  /** Of the page the widget is on; null in a terminal. */
  origin: string | null
  /** BCP 47 of the page or browser. */
  locale: string | null
  page: { url?: string | undefined; productId?: string | undefined } | null
  /** Told by the shop's own login and verified. */
  shopper: { id: string; email: string; name: string | null } | null
}

/** A shopper in a conversation of a store. */
export interface ShopperContext extends StoreContext {
  visitor: Visitor
}
