/* Generated from openapi.json by scripts/generate-sdk-types.ts: change the schemas, not this file. */

export interface Product {
  /**
   * Your own product identifier: the same one again updates the product.
   */
  externalId: string | number
  /**
   * Required for a new product.
   */
  title?: string
  /**
   * Plain text or HTML, at most 64 KiB.
   */
  description?: string | null
  /**
   * Only active products are offered to shoppers. Default: active.
   */
  status?: string | null
  url?: string | null
  imageUrl?: string | null
  vendor?: string | null
  category?: string | null
  tags?: string[] | null
  images?: string[] | null
  /**
   * ISO 4217; default: the store's.
   */
  currency?: string | null
  /**
   * When your system changed it: an older snapshot never overwrites a newer one.
   */
  updatedAt?: string | null
  /**
   * The whole list of variants; those missing from it are archived.
   */
  variants?: Variant[] | null
}

export interface Variant {
  /**
   * Your own variant identifier, unique in the store.
   */
  externalId: string | number
  title?: string | null
  /**
   * Amount in whole currency units, up to four decimals.
   */
  price?: number | null
  /**
   * The price before a reduction.
   */
  compareAtPrice?: number | null
  /**
   * Stock level; negative = oversold, null = not tracked.
   */
  inventory?: number | null
  sku?: string | null
  /**
   * GTIN-8, -12, -13 or -14: an EAN, UPC or ISBN. Kept as given; spaces, hyphens and check digit are not checked.
   */
  gtin?: string | null
  /**
   * The maker's part number.
   */
  mpn?: string | null
  /**
   * Option values by name, for example {"color":"red"}.
   */
  options?: {
    [k: string]: string
  } | null
  url?: string | null
  imageUrl?: string | null
  /**
   * Place among the variants; default: as listed.
   */
  position?: number | null
}

export interface Order {
  /**
   * Your own order identifier: the same one again updates the order.
   */
  externalId: string | number
  /**
   * What the shopper sees; default: externalId.
   */
  number?: string | null
  /**
   * The shopper's e-mail address.
   */
  email?: string | null
  total?: number | null
  /**
   * ISO 4217; default: the store's.
   */
  currency?: string | null
  financialStatus?: string | null
  fulfillmentStatus?: string | null
  /**
   * The status in your own system's words; kept as it is.
   */
  platformStatus?: string | null
  customerName?: string | null
  placedAt?: string | null
  cancelledAt?: string | null
  trackingUrl?: string | null
  trackingNumber?: string | null
  carrier?: string | null
  /**
   * When your system changed it: an older snapshot never overwrites a newer one.
   */
  updatedAt?: string | null
  items?: OrderItem[] | null
}

export interface OrderItem {
  title: string
  /**
   * The externalId of the variant that was bought.
   */
  platformVariantId?: (string | number) | null
  quantity: number
  unitPrice?: number | null
}

export interface IngestResult {
  /**
   * How many items were stored, unchanged ones included.
   */
  upserted: number
  /**
   * How many items came; always upserted + errors.length.
   */
  received: number
  errors: IngestError[]
}

export interface IngestError {
  /**
   * Place in the request's list, from 0.
   */
  index: number
  /**
   * null when it could not be read.
   */
  externalId: string | null
  /**
   * One of: invalid_item, title_required, conflict, storage_error; open to additions.
   */
  code: 'invalid_item' | 'title_required' | 'conflict' | 'storage_error' | (string & {})
  message: string
  /**
   * Everything that is wrong with the item, at most 50.
   */
  issues: Issue[]
}

export interface Issue {
  /**
   * Where, for example variants[0].price; empty = the whole.
   */
  path: string
  code: string
  message: string
}

export interface IngestFailure {
  error: 'Unprocessable entity'
  /**
   * How many items were stored, unchanged ones included.
   */
  upserted: number
  /**
   * How many items came; always upserted + errors.length.
   */
  received: number
  errors: IngestError[]
}

export interface Conversation {
  /**
   * Opaque: conv_ and 22 characters.
   */
  id: string
  /**
   * One of: active, waiting_for_human, with_human, resolved; open to additions.
   */
  status: 'active' | 'waiting_for_human' | 'with_human' | 'resolved' | (string & {})
  /**
   * One of: product_search, product_question, recommendation, comparison, order_status, reorder, shipping, returns, payment, complaint, human_request, other; null before it is known; open to additions.
   */
  intent:
    | 'product_search'
    | 'product_question'
    | 'recommendation'
    | 'comparison'
    | 'order_status'
    | 'reorder'
    | 'shipping'
    | 'returns'
    | 'payment'
    | 'complaint'
    | 'human_request'
    | 'other'
    | (string & {})
    | null
  /**
   * One of: positive, neutral, negative, mixed; null before it is known.
   */
  sentiment: string | null
  summary: string | null
  tags: string[]
  channel: string
  language: string | null
  messageCount: number
  shopper: {
    name: string | null
    email: string | null
  } | null
  leadId: string | null
  lastMessageAt: string | null
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  createdAt: string
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  updatedAt: string
  /**
   * All intents of the conversation, the main one first.
   */
  intents?: string[]
  /**
   * The shopper was angry or had to ask again and again.
   */
  frustrated?: boolean
  /**
   * What wrote intents, sentiment, summary and tags: rules, or the id of a model; null before it was done.
   */
  analysisSource?: string | null
  /**
   * One of: assistant, human, shopper; assistant = nobody wrote for 15 minutes; null while open.
   */
  resolvedBy?: string | null
}

export interface ConversationDetail {
  /**
   * Opaque: conv_ and 22 characters.
   */
  id: string
  /**
   * One of: active, waiting_for_human, with_human, resolved; open to additions.
   */
  status: 'active' | 'waiting_for_human' | 'with_human' | 'resolved' | (string & {})
  /**
   * One of: product_search, product_question, recommendation, comparison, order_status, reorder, shipping, returns, payment, complaint, human_request, other; null before it is known; open to additions.
   */
  intent:
    | 'product_search'
    | 'product_question'
    | 'recommendation'
    | 'comparison'
    | 'order_status'
    | 'reorder'
    | 'shipping'
    | 'returns'
    | 'payment'
    | 'complaint'
    | 'human_request'
    | 'other'
    | (string & {})
    | null
  /**
   * One of: positive, neutral, negative, mixed; null before it is known.
   */
  sentiment: string | null
  summary: string | null
  tags: string[]
  channel: string
  language: string | null
  messageCount: number
  shopper: {
    name: string | null
    email: string | null
  } | null
  leadId: string | null
  lastMessageAt: string | null
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  createdAt: string
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  updatedAt: string
  /**
   * All intents of the conversation, the main one first.
   */
  intents?: string[]
  /**
   * The shopper was angry or had to ask again and again.
   */
  frustrated?: boolean
  /**
   * What wrote intents, sentiment, summary and tags: rules, or the id of a model; null before it was done.
   */
  analysisSource?: string | null
  /**
   * One of: assistant, human, shopper; assistant = nobody wrote for 15 minutes; null while open.
   */
  resolvedBy?: string | null
  messages: Message[]
}

export interface Message {
  id: string
  /**
   * One of: shopper, assistant, human; open to additions.
   */
  role: 'shopper' | 'assistant' | 'human' | (string & {})
  text: string
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  createdAt: string
  /**
   * Name of the person who wrote a message of role human.
   */
  author?: string | null
  /**
   * The facts this message showed: which field of what had which value when. Empty when it showed none.
   */
  receipts?: {
    entity: string
    id: string
    field: string
    value: string | number | boolean
    asOf: string
  }[]
  /**
   * What the shopper thought of it: 1 = helpful, -1 = not, null = not said.
   */
  feedback?: number | null
}

export interface Lead {
  /**
   * Opaque: lead_ and 22 characters.
   */
  id: string
  email: string | null
  name: string | null
  phone: string | null
  /**
   * One of: purchase, back_in_stock, quote, support, newsletter, other; open to additions.
   */
  purpose: 'purchase' | 'back_in_stock' | 'quote' | 'support' | 'newsletter' | 'other' | (string & {})
  /**
   * One of: new, contacted, qualified, converted, unqualified; open to additions.
   */
  status: 'new' | 'contacted' | 'qualified' | 'converted' | 'unqualified' | (string & {})
  /**
   * One of: low, medium, high, urgent; open to additions.
   */
  priority: 'low' | 'medium' | 'high' | 'urgent' | (string & {})
  score: number
  /**
   * Why the score is what it is.
   */
  reasons: string[]
  consent: {
    given: boolean
    at: string
    text: string
  } | null
  conversationId: string | null
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  createdAt: string
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  updatedAt: string
  /**
   * What of the catalog the lead is about, as said last.
   */
  details?: {
    productId: string | null
    variantId: string | null
    quantity: number | null
    message: string | null
  } | null
  /**
   * All products the lead is about, the latest last, at most 50.
   */
  interests?: {
    productId: string | null
    variantId: string | null
    quantity: number | null
    message: string | null
    purpose: string
    /**
     * ISO 8601 in UTC, milliseconds.
     */
    at: string
    /**
     * When it was told by mail that what it asked for is back.
     */
    notifiedAt?: string | null
  }[]
}

export interface ConversationPage {
  data: Conversation[]
  /**
   * Cursor of the next page; null at the end.
   */
  next_cursor: string | null
}

export interface LeadPage {
  data: Lead[]
  /**
   * Cursor of the next page; null at the end.
   */
  next_cursor: string | null
}

export interface SearchAnswer {
  data: FoundProduct[]
  /**
   * The query as understood after spelling was corrected; null when it was not.
   */
  corrected: string | null
  /**
   * Filters let go because nothing fitted them all; empty = all hold.
   */
  relaxed: Relaxation[]
  /**
   * What stands for the thing that was named; null where products are called so, or nothing is near to it.
   */
  instead: Instead | null
}

export interface FoundProduct {
  externalId: string
  title: string
  url: string | null
  imageUrl: string | null
  /**
   * The lowest price of the variants that fit; null when none has a price.
   */
  price: number | null
  currency: string
  /**
   * Whether one of the variants that fit can be had.
   */
  available: boolean
  /**
   * Those that fit the filters.
   */
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
   * How well it answers. `exact`: it is the thing and all that was asked holds. `likely`: nothing fails, but the shop does not tell all of it. `near`: it is the thing, but a named part fails, or the nearest there is (see `instead`). `other`: it is another thing that shares words.
   */
  fit: 'exact' | 'likely' | 'near' | 'other'
  /**
   * Parts of the wish that it breaks.
   */
  fails: {
    /**
     * `thing`, `audience`, `word`, `not_word`, or a query parameter such as `price_max`, `option.color`, `not_option.color`.
     */
    part: string
    /**
     * As wished: "blue", "50".
     */
    wanted: string
    /**
     * What the product has instead; null where that is not told.
     */
    has: string | null
  }[]
  /**
   * Parts of the wish that the shop does not tell of it. Silence is not No.
   */
  unknown: {
    /**
     * `thing`, `audience`, `word`, `not_word`, or a query parameter such as `price_max`, `option.color`, `not_option.color`.
     */
    part: string
    /**
     * As wished: "blue", "50".
     */
    wanted: string
    /**
     * What the product has instead; null where that is not told.
     */
    has: string | null
  }[]
  /**
   * Comparable within one answer only.
   */
  score: number
}

export interface Relaxation {
  /**
   * The query parameter that was let go.
   */
  filter: string
  wanted: string
  /**
   * The nearest price, or values there are; null when nothing is near.
   */
  nearest: string | null
}

export interface Instead {
  /**
   * The thing that was named, in the words of the query.
   */
  wanted: string
  /**
   * What the products shown are called, in the language of the catalog, at most three names.
   */
  shown: string[]
  /**
   * `same`: another name of the thing ("sofa" for "couch"). `kind`: kinds of it ("sneaker" for "shoes"). `wider`: what it is a kind of ("shoe" for "loafers"), the nearest where nothing is the thing itself.
   */
  relation: 'same' | 'kind' | 'wider'
}

export interface Event {
  /**
   * Opaque; the same at every delivery.
   */
  id: string
  /**
   * Place in the store's log: 1, 2, 3 ... without gaps, in the order of commits.
   */
  sequence: number
  /**
   * One of: conversation.started, conversation.handed_off, conversation.resolved, conversation.updated, lead.created, lead.updated, order.created, order.updated, product.updated, product.out_of_stock, product.back_in_stock, catalog.sync_completed, webhook.ping; open to additions.
   */
  type: string
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  createdAt: string
  /**
   * Who did it: key:<prefix of the key>, operator, shopper, shopper:<id>, widget:<id>, job:<name>.
   */
  actor: string
  /**
   * Depends on the type; see the webhooks of this document.
   */
  data: {
    [k: string]: unknown
  }
}

export interface EventPage {
  data: Event[]
  /**
   * What to send as `after` next time, also when nothing came.
   */
  next_after: number
  /**
   * There is more to be had at once.
   */
  has_more: boolean
  /**
   * Oldest event that is kept; whoever has not read up to the one before it has missed some.
   */
  oldest_sequence: number
}

export interface WebhookEndpoint {
  /**
   * Opaque: whep_ and 22 characters.
   */
  id: string
  url: string
  types: string[]
  description: string | null
  /**
   * Names of the headers that are sent; their values are not shown.
   */
  headers: string[]
  notifyEmail: string | null
  enabled: boolean
  /**
   * owner, gone (it answered 410) or failing (5 days without a success).
   */
  disabledReason: string | null
  disabledAt: string | null
  /**
   * First failure since the last success.
   */
  failingSince: string | null
  lastSuccessAt: string | null
  /**
   * While it is rotated: until when the former secret signs too.
   */
  formerSecretUntil: string | null
  /**
   * Deliveries under way or waiting.
   */
  pending: number
  /**
   * Events of its types that it has not got: what a replay of what was missed delivers.
   */
  missed: number
  /**
   * What happened to it, latest first, at most 10.
   */
  notices: {
    /**
     * exhausted, will_disable or disabled; open to additions.
     */
    kind: string
    reason: string | null
    /**
     * ISO 8601 in UTC, milliseconds.
     */
    at: string
  }[]
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  createdAt: string
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  updatedAt: string
}

export interface WebhookEndpointWithSecret {
  /**
   * Opaque: whep_ and 22 characters.
   */
  id: string
  url: string
  types: string[]
  description: string | null
  /**
   * Names of the headers that are sent; their values are not shown.
   */
  headers: string[]
  notifyEmail: string | null
  enabled: boolean
  /**
   * owner, gone (it answered 410) or failing (5 days without a success).
   */
  disabledReason: string | null
  disabledAt: string | null
  /**
   * First failure since the last success.
   */
  failingSince: string | null
  lastSuccessAt: string | null
  /**
   * While it is rotated: until when the former secret signs too.
   */
  formerSecretUntil: string | null
  /**
   * Deliveries under way or waiting.
   */
  pending: number
  /**
   * Events of its types that it has not got: what a replay of what was missed delivers.
   */
  missed: number
  /**
   * What happened to it, latest first, at most 10.
   */
  notices: {
    /**
     * exhausted, will_disable or disabled; open to additions.
     */
    kind: string
    reason: string | null
    /**
     * ISO 8601 in UTC, milliseconds.
     */
    at: string
  }[]
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  createdAt: string
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  updatedAt: string
  /**
   * whsec_...: signs deliveries. Shown here and at rotation only.
   */
  secret: string
}

export interface WebhookEndpointList {
  data: WebhookEndpoint[]
}

export interface DeletedWebhookEndpoint {
  id: string
  deleted: true
}

export interface WebhookDelivery {
  eventId: string
  sequence: number
  type: string
  /**
   * One of: pending, delivered, failed.
   */
  state: string
  /**
   * Oldest first, the last 20.
   */
  attempts: {
    number: number
    /**
     * ISO 8601 in UTC, milliseconds.
     */
    at: string
    durationMs: number
    /**
     * As sent; the body is the event.
     */
    request: {
      url: string
      headers: {
        [k: string]: string
      }
    }
    /**
     * null = there was none.
     */
    response: {
      status: number
      /**
       * Its first 1,024 bytes.
       */
      body: string
    } | null
    error: string | null
  }[]
  nextAttemptAt: string | null
  /**
   * ISO 8601 in UTC, milliseconds.
   */
  createdAt: string
  finishedAt: string | null
}

export interface WebhookDeliveryPage {
  data: WebhookDelivery[]
  /**
   * What to send as `before` for the next page; null at the end.
   */
  next_before: number | null
}

export interface WebhookReplay {
  /**
   * Deliveries that were put in line.
   */
  queued: number
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

export interface Forbidden {
  error: 'Forbidden'
  /**
   * Missing scope: <scope>
   */
  message: string
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
