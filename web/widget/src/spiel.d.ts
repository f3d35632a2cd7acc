/**
 * Types of `window.Spiel`, for shops that write TypeScript: copy this file, or name it in `types`. The widget's loader is checked
 * against it.
 */

/** What a listener of `Spiel.on` is told, and the `detail` of the events of `window` (`spiel:open` and so on). */
export interface SpielEvents {
  open: Record<string, never>
  close: Record<string, never>
  /** The shopper said something. */
  message: { text: string }
  /** It was answered, by the assistant or, with `author`, by a person. */
  answer: { text: string; products?: object[]; author?: string }
  /** A product's link was pressed; a listener that returns `false` goes there in its own way. */
  card_click: { productId: string; url: string | null }
  /** "Add to cart" was pressed; a listener may return a promise, whose end the shopper is told. */
  add_to_cart: {
    productId: string
    variantId: string | undefined
    quantity: number
    title: string
    price: number | null | undefined
    currency: string
    url: string | null
  }
  /** A contact was left in the form. */
  lead: { productId?: string; purpose?: 'back_in_stock' }
  /** The assistant passed the shopper on to a person. */
  handoff: { conversationId: string | undefined }
  error: { error: unknown }
}

type SpielListener<Name extends keyof SpielEvents> = (detail: SpielEvents[Name]) => unknown

/** What a page can have the widget do: `Spiel('open')`, or `Spiel.open()`. */
export interface SpielCalls {
  open(): void
  close(): void
  /** Opens the widget and says it for the shopper. */
  ask(text: string): void
  /** The product that the page shows from now on. */
  product(externalId?: string): void
  /** @returns ends the listening */
  on<Name extends keyof SpielEvents>(event: Name, listener: SpielListener<Name>): () => void
  /** The shopper is logged in, by a signed token; null when they log out. */
  identify(token?: string | null): void
  /** Replaces what was said of the page before. */
  setContext(context: { productId?: string; url?: string; cartValue?: number }): void
  destroy(): void
}

type Call = { [Name in keyof SpielCalls]: [Name, ...Parameters<SpielCalls[Name]>] }[keyof SpielCalls]

export interface Spiel extends SpielCalls {
  <Name extends keyof SpielCalls>(name: Name, ...given: Parameters<SpielCalls[Name]>): ReturnType<SpielCalls[Name]>
  /** As `Spiel(...)`, once for each list; also before the widget's file has come, on a list of the page's own. */
  push(...calls: Call[]): void
}

declare global {
  interface Window {
    Spiel?: Spiel
    dataLayer?: object[]
  }
}
