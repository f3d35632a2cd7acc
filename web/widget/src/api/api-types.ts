/* Generated from openapi-widget.json by scripts/generate-sdk-types.ts: change the schemas, not this file. */

export interface StartSession {
  /**
   * BCP 47, of the page or browser.
   */
  locale?: string | null
  page?:
    | (
        | {
            /**
             * Where the shopper is.
             */
            url?: string
            /**
             * externalId of the product shown there.
             */
            productId?: string
          }
        | string
      )
    | null
  /**
   * Signed by the shop's own login; one that is not good is refused, not ignored.
   */
  shopperToken?: string | null
  /**
   * The token of the session before, of the same key and origin, up to 24 hours after it ran out: its conversations stay open. With a `shopperToken` they become this shopper’s.
   */
  previous?: string | null
}

export interface SendMessage {
  /**
   * 1 to 2000 characters.
   */
  text: string
  /**
   * Your own id of the message: sent again with it, the message is answered once.
   */
  clientMessageId?: string
  /**
   * What the shopper looks at now; absent = as told before.
   */
  page?:
    | (
        | {
            /**
             * Where the shopper is.
             */
            url?: string
            /**
             * externalId of the product shown there.
             */
            productId?: string
          }
        | string
      )
    | null
}

export interface Say {
  /**
   * 1 to 2000 characters.
   */
  text: string
  /**
   * Your own id of the message: sent again with it, the message is answered once.
   */
  clientMessageId?: string
  /**
   * What the shopper looks at now; absent = as told before.
   */
  page?:
    | (
        | {
            /**
             * Where the shopper is.
             */
            url?: string
            /**
             * externalId of the product shown there.
             */
            productId?: string
          }
        | string
      )
    | null
  /**
   * Of a conversation that is open; absent = a new one.
   */
  conversationId?: string | null
  /**
   * Your own name of the new conversation: asked for again by it in this session, it is the same one. Absent = the `clientMessageId`.
   */
  clientConversationId?: string | null
}

export interface Feedback {
  /**
   * 1 = helpful, -1 = not, null = taken back.
   */
  value: 1 | -1 | null
}

export interface LeadForm {
  email?: string | null
  phone?: string | null
  name?: string | null
  purpose?: 'purchase' | 'back_in_stock' | 'quote' | 'support' | 'newsletter' | 'other'
  /**
   * externalId of the product it is about.
   */
  productId?: string | null
  message?: string | null
  /**
   * BCP 47: in which the form was shown, where the talk went on in another language.
   */
  locale?: string | null
  /**
   * To the `leadConsent` of the settings, which is kept with the time.
   */
  consent: true
}

export interface TranscriptForm {
  /**
   * Where to; for a shopper the shop has logged in always their own address, also when left out.
   */
  email?: string | null
}

export interface Deed {
  /**
   * By the name that the shop’s script hears of it: went to its page, or put it into the cart of the shop.
   */
  deed: 'card_click' | 'add_to_cart'
  /**
   * externalId of a product that the conversation showed.
   */
  productId: string | number
}

export interface Session {
  /**
   * For Authorization: Bearer. Good for 30 minutes; X-Session-Token brings the next one.
   */
  token: string
  expiresAt: string
  /**
   * The conversations of `previous` are open to this session.
   */
  resumed: boolean
}

export interface OpenedConversation {
  id: string
  /**
   * First words; they say that an AI assistant speaks.
   */
  greeting: string
}

export interface Turn {
  /**
   * Of the stored answer; null when none was: a person has the conversation, or a fault ended it.
   */
  id: string | null
  text: string
  cards: Card[]
  buttons: Button[]
  order: Order | null
  reorder: Reorder | null
  leadId: string | null
  handedOff: boolean
  language: string
  /**
   * The facts this answer showed.
   */
  receipts: Receipt[]
}

export interface Card {
  externalId: string
  title: string
  /**
   * Lowest of the variants shown.
   */
  price: number | null
  /**
   * ISO 4217.
   */
  currency: string
  available: boolean
  url: string | null
  imageUrl: string | null
  /**
   * One line: why it fits, or what differs.
   */
  note?: string | null
  variants: {
    externalId: string
    title: string | null
    price: number | null
    available: boolean
    options: {
      [k: string]: string
    }
  }[]
}

export interface Button {
  label: string
  /**
   * The text to send when it is pressed.
   */
  value: string
}

export interface Order {
  number: string
  financialStatus: string | null
  fulfillmentStatus: string | null
  placedAt: string | null
  cancelledAt: string | null
  total: number | null
  currency: string | null
  items: {
    title: string
    quantity: number
    unitPrice: number | null
    platformVariantId: string | null
  }[]
  tracking: {
    carrier: string | null
    number: string | null
    url: string | null
  } | null
}

export interface Reorder {
  items: {
    platformVariantId: string
    quantity: number
    title: string
    unitPrice: number | null
  }[]
  /**
   * Where to pay; null before the shopper said yes.
   */
  cartUrl: string | null
  differences: {
    title: string
    kind: 'price' | 'gone' | 'out_of_stock' | 'fewer'
    was: string | null
    now: string | null
  }[]
}

export interface Receipt {
  entity: string
  id: string
  field: string
  value: string | number | boolean
  asOf: string
}

export interface Said {
  /**
   * Of the stored answer; null when none was: a person has the conversation, or a fault ended it.
   */
  id: string | null
  text: string
  cards: Card[]
  buttons: Button[]
  order: Order | null
  reorder: Reorder | null
  leadId: string | null
  handedOff: boolean
  language: string
  /**
   * The facts this answer showed.
   */
  receipts: Receipt[]
  /**
   * In which it was said.
   */
  conversationId: string
}

export interface History {
  id: string
  /**
   * active, waiting_for_human, with_human or resolved; open to additions.
   */
  status: string
  handOff: {
    /**
     * In the queue, from 1; null while a person has the conversation.
     */
    place: number | null
    /**
     * Who has the conversation; null while it waits.
     */
    person: string | null
    /**
     * null = the owner told none.
     */
    hours: {
      /**
       * Somebody of the shop is there.
       */
      open: boolean
      /**
       * When next; null while open, and when nobody is within a year.
       */
      opensAt: string | null
      closesAt: string | null
    } | null
    /**
     * How long it takes until a person comes, as it took in the last weeks; null while nothing tells.
     */
    waitMinutes: number | null
  } | null
  messages: {
    id: string
    /**
     * shopper, assistant or human; open to additions.
     */
    role: string
    text: string
    createdAt: string
    /**
     * Name of the person who wrote it; null unless role is human.
     */
    author: string | null
    cards: Card[]
    buttons: Button[]
    order: Order | null
    reorder: Reorder | null
    feedback: number | null
  }[]
  /**
   * There are messages before these: `before` the first of them.
   */
  hasEarlier: boolean
  /**
   * A contact was left in this conversation.
   */
  hasLead: boolean
  /**
   * A message is being answered.
   */
  busy: boolean
  /**
   * Where GET .../events can go on; of a running turn its beginning.
   */
  lastEventId: string
}

export interface FeedbackAnswer {
  messageId: string
  value: number | null
}

export interface KeptLead {
  kept: true
  /**
   * As it is kept.
   */
  consent: {
    at: string
    text: string
  }
}

export interface AskedTranscript {
  /**
   * Where the mail goes.
   */
  email: string
}

export interface ClosedConversation {
  id: string
  status: string
}

export interface NotedDeed {
  /**
   * false: the conversation did not show the product.
   */
  counted: boolean
}

export interface Settings {
  /**
   * Of the shop.
   */
  name: string
  /**
   * ISO 639-1: in which the texts are, and the widget should speak.
   */
  language: string
  /**
   * ISO 4217.
   */
  currency: string
  /**
   * #rrggbb
   */
  color: string
  /**
   * #rrggbb, read on `color` with 4.5:1 or better.
   */
  colorText: string
  position: {
    side: 'left' | 'right'
    offsetX: number
    offsetY: number
  }
  look: {
    theme: 'auto' | 'light' | 'dark'
    /**
     * Pixels.
     */
    radius: number
    density: 'roomy' | 'compact'
    font: 'system' | 'page'
  }
  launcherText: string
  /**
   * The first that fits the path of the page; `pages` empty = fits every page. The last one does.
   */
  greetings: {
    pages: string[]
    text: string
  }[]
  /**
   * Says that an AI assistant speaks.
   */
  notice: string
  /**
   * To be shown with the lead form; kept with the consent.
   */
  leadConsent: string
  privacyUrl: string | null
  /**
   * null = the owner told none: a person may come at any time.
   */
  hours: {
    /**
     * Somebody of the shop is there.
     */
    open: boolean
    /**
     * When next; null while open, and when nobody is within a year.
     */
    opensAt: string | null
    closesAt: string | null
  } | null
  /**
   * Transcripts can be sent by mail.
   */
  transcripts: boolean
  /**
   * Once per session each; none = off.
   */
  proactive: {
    /**
     * secondsOnPage, productPage, cartValue or exitIntent; open to additions.
     */
    kind: string
    seconds: number | null
    /**
     * Of the cart, in the store’s currency, from which on it is said.
     */
    value: number | null
    pages: string[]
    text: string
  }[]
}

export interface Products {
  products: ShownProduct[]
  /**
   * The words as they were understood, where their spelling was corrected.
   */
  corrected: string | null
}

export interface ShownProduct {
  externalId: string
  title: string
  /**
   * Lowest of the variants shown.
   */
  price: number | null
  /**
   * ISO 4217.
   */
  currency: string
  available: boolean
  url: string | null
  imageUrl: string | null
  /**
   * What differs from what was asked for; null where nothing does.
   */
  note: string | null
  variants: {
    externalId: string
    title: string | null
    price: number | null
    available: boolean
    options: {
      [k: string]: string
    }
  }[]
  /**
   * What its description lists as "Material: oak".
   */
  facts: {
    name: string
    value: string
  }[]
}

export interface Questions {
  /**
   * At most three.
   */
  questions: string[]
}

export interface Issue {
  /**
   * Where, for example variants[0].price; empty = the whole.
   */
  path: string
  code: string
  message: string
}

export interface Error {
  error: string
}

export interface BadRequest {
  error: 'Bad request' | 'Invalid JSON'
  /**
   * Absent when the body is not JSON.
   */
  details?: {
    formErrors: string[]
    fieldErrors: {
      [k: string]: string[]
    }
    issues: Issue[]
  }
}

export interface RateLimited {
  success: false
  error: {
    code: 'RATE_LIMIT_EXCEEDED'
    message: string
    /**
     * Whole seconds until a place is free.
     */
    retryAfter: number
  }
}

export interface Forbidden {
  error: 'origin not allowed'
}
