import type { Settings } from '../api/api-types.ts'
import type { Texts } from '../texts/texts.ts'

/** What a shop's script may hear of; the same names are events of `window`, with `spiel:` before them. */
export type EventName =
  | 'open'
  | 'close'
  | 'message'
  | 'answer'
  | 'lead'
  | 'handoff'
  | 'add_to_cart'
  | 'card_click'
  | 'error'

export type Listener = (detail: never) => unknown

/** What a shop's script says of the page, with what is in the cart. */
export interface ShopContext {
  productId?: string | undefined
  url?: string | undefined
  cartValue?: number
}

/** What the loader made and read, for the app. */
export interface Setup {
  /** Address of the server, with a slash at its end. */
  base: string
  key: string
  /** The attributes of the script tag. */
  tag: DOMStringMap
  /** BCP 47, of the page or browser. */
  locale: string
  settings: Settings
  texts: Texts
  shadow: ShadowRoot
  launcher: HTMLButtonElement
  /** Said by the shop's script before the app came; later ones go to the app. */
  context: ShopContext
  shopperToken: string | null | undefined
  /** Tells the shop's script; resolves with what its listeners gave back, none when there are none. */
  emit(name: EventName, detail?: object): unknown[]
  isHeard(name: EventName): boolean
  /** Loads one of the widget's own files: texts of a language, or what few pages need. */
  file(name: string): Promise<{ texts: Texts }>
}

/** What the loader may ask of the app. */
export interface AppHandle {
  open(): void
  close(): void
  toggle(): void
  send(text: string): void
  /** @param token null = logged out */
  identify(token: string | null | undefined): void
  setContext(context: ShopContext): void
  /** Listeners came or went. */
  heard(): void
  destroy(): void
}
