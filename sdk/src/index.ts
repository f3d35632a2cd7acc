import type { Conversation, ConversationDetail, Event, Lead, Order, Product } from './api-types.ts'
import { EventList, type EventListOptions, type FollowOptions, followEvents } from './follow-events.ts'
import { type ListOptions, RecordList } from './list-pages.ts'
import { type Items, type PushOptions, type PushResult, pushItems } from './push-items.ts'
import { type SpielOptions, Transport } from './transport.ts'

/**
 * The public API of one Spiel server with one API key.
 *
 * Keeps to the server's rate limit by waiting before it would be refused, and repeats what is safe to repeat. All methods
 * reject with a `SpielError`; `signal`s reject with their own reason.
 */
export class Spiel {
  /** Products with their variants; needs scope `write`. */
  readonly catalog: { push(products: Items<Product>, options?: PushOptions): Promise<PushResult> }
  /** Orders with their items; needs scope `write`. */
  readonly orders: { push(orders: Items<Order>, options?: PushOptions): Promise<PushResult> }
  /** Needs scope `read`. */
  readonly leads: {
    list(options?: ListOptions): RecordList<Lead>
    get(id: string, options?: GetOptions): Promise<Lead>
  }
  /** Needs scope `read`. `get` includes the messages. */
  readonly conversations: {
    list(options?: ListOptions): RecordList<Conversation>
    get(id: string, options?: GetOptions): Promise<ConversationDetail>
  }

  /** What happened in the store, in order and without gaps; needs scope `read`. `follow` waits for more. */
  readonly events: {
    list(options?: EventListOptions): EventList
    follow(options?: FollowOptions): AsyncGenerator<Event, void, undefined>
  }

  constructor(options: SpielOptions) {
    const transport = new Transport(options)
    const { clock } = options
    const get = <T>(path: string, id: string, { signal }: GetOptions = {}): Promise<T> =>
      transport.request<T>({ method: 'GET', path: `${path}/${encodeURIComponent(id)}`, signal })
    this.catalog = { push: (products, options = {}) => pushItems(transport, '/catalog', 'products', products, options) }
    this.orders = { push: (orders, options = {}) => pushItems(transport, '/orders', 'orders', orders, options) }
    this.leads = {
      list: (options = {}) => new RecordList(transport, '/leads', options),
      get: (id, options) => get('/leads', id, options),
    }
    this.conversations = {
      list: (options = {}) => new RecordList(transport, '/conversations', options),
      get: (id, options) => get('/conversations', id, options),
    }
    this.events = {
      list: (options = {}) => new EventList(transport, options),
      follow: (options = {}) => followEvents(transport, options, clock),
    }
  }
}

export interface GetOptions {
  signal?: AbortSignal
}

export {
  BadRequestError,
  ConnectionError,
  ForbiddenError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitedError,
  ServerError,
  SpielError,
  TimeoutError,
  UnauthorizedError,
} from './api-errors.ts'
export type {
  Conversation,
  ConversationDetail,
  ConversationPage,
  Error as ErrorBody,
  Event,
  EventPage,
  IngestError,
  IngestResult,
  Lead,
  LeadPage,
  Message,
  Order,
  OrderItem,
  Product,
  Variant,
} from './api-types.ts'
export { type Clock, systemClock } from './clock.ts'
export type { EventList, EventListOptions, FollowOptions } from './follow-events.ts'
export type { ListOptions, Page, RecordList } from './list-pages.ts'
export type { BatchReport, Items, PushOptions, PushResult } from './push-items.ts'
export type { RetryNotice, SpielOptions } from './transport.ts'
export { verifyWebhook, WebhookVerificationError } from './verify-webhook.ts'
