import type { ProductInput } from '../catalog/catalog.schema.ts'
import type { OrderInput } from '../orders/orders.schema.ts'
import type { VerifiedShopper } from '../shopper-identity/shopper-token.ts'
import type { PlatformAnswer, PlatformHttp } from './platform-http.ts'

export const platformNames = ['shopify', 'bigcommerce', 'woocommerce'] as const
export type PlatformName = (typeof platformNames)[number]

export const itemKinds = ['product', 'order'] as const
export type ItemKind = (typeof itemKinds)[number]

/** A thing of the platform as the verbs of catalog and orders take it: every field is given, so that what was cleared there is cleared here. */
export type PlatformItem = { kind: 'product'; input: ProductInput } | { kind: 'order'; input: OrderInput }

/** What an owner pastes; which of them are there is told by `fields`. */
export type Credentials = Record<string, string>

export interface CredentialField {
  name: string
  isSecret: boolean
  isRequired: boolean
  /** As one would type it. */
  example: string
}

/** What is needed of the platform, and what for. */
export interface NeededScope {
  scope: string
  /** Without it nothing works; else only a part is missing. */
  isRequired: boolean
}

/** How a platform is spoken to. */
export interface Wire {
  /** Everything is asked for below it, and nothing elsewhere. */
  base: string
  headers(credentials: Credentials): Record<string, string>
  /** How many milliseconds to wait after this answer. */
  paceOf(answer: PlatformAnswer): number
}

/** What `connect` learned of a shop. */
export interface ConnectedShop {
  /** The shop's own address on the platform: names it among all. */
  shop: string
  name: string
  /** scheme://host[:port] at which shoppers buy. */
  origin: string
  /** ISO 4217. */
  currency: string
  /** As they are to be kept, sealed: with what was fetched by them. */
  credentials: Credentials
  /** What the platform signs its hooks with; undefined = one is made. */
  hookSecret: string | undefined
  missingScopes: string[]
}

/** A connected shop, for one run of work. */
export interface Session {
  storeId: number
  credentials: Credentials
  shop: Pick<ConnectedShop, 'shop' | 'origin' | 'currency'>
  hookSecret: string
  http: PlatformHttp
  /** Keeps credentials that were renewed, before they are used. */
  saveCredentials(next: Credentials): Promise<void>
}

/** Where a walk over everything goes on; what is in it is the connector's own. */
export type Place = Record<string, unknown>

export interface SyncPage {
  items: PlatformItem[]
  /** null = that was all. */
  next: Place | null
  /** How many there are, where the platform says so. */
  totals?: { products?: number; orders?: number }
  /** The page shows what was at this time, or later, not what is now: milliseconds. Absent = since it was asked for. */
  asOfMs?: number
  /** The platform is still at it: look again so much later. */
  waitMs?: number
}

/** Something that changed over there, to be looked at again. */
export interface Change {
  kind: ItemKind
  /** As external id here. */
  id: string
  /** Milliseconds, by the platform's clock. */
  changedAtMs: number | null
}

export interface ChangesPage {
  changes: Change[]
  next: Place | null
}

export interface FetchedItems {
  found: PlatformItem[]
  /** Asked for, and not there any more. */
  gone: string[]
}

/** A hook as it came. */
export interface HookRequest {
  headers: Record<string, string | undefined>
  body: Buffer
  /** Milliseconds. */
  nowMs: number
}

/** Whom a shopper's request is about. */
export interface ShopperIdentity {
  emails: string[]
  phones: string[]
  /** External ids here. */
  orderIds: string[]
  /** The platform's own ids of the customer. */
  customerIds: string[]
}

export type HookReading =
  | { kind: 'changes'; id: string; topic: string; changes: Change[] }
  | { kind: 'privacy'; id: string; topic: string; request: 'data_request' | 'erase_shopper'; shopper: ShopperIdentity }
  | { kind: 'erase_shop' | 'uninstalled' | 'nothing'; id: string; topic: string }

/** What became of the hooks. */
export interface HookHealth {
  /** Topics that come. */
  active: string[]
  /** Topics that were found missing or asleep, and were put right. */
  repaired: string[]
  /** Topics that do not come, with the reason. */
  failed: { topic: string; reason: string }[]
}

export interface Health {
  missingScopes: string[]
  hooks: HookHealth | null
}

/** How a shop is asked for keys, and how it hands them out. */
export interface Authorization {
  /** Where its owner says yes. */
  url(shop: string, ask: { state: string; callbackUrl: string; returnUrl: string }): string
  /** What it sends to the callback: whose state came back, and what to connect with. Undefined for what cannot be read. */
  read(body: unknown): { state: string; credentials: Credentials } | undefined
}

/**
 * One platform. Everything that is not its own way of speaking lives outside: what is stored, in which order, and what happens when it fails.
 * All of them may throw PlatformError.
 */
export interface Connector {
  readonly platform: PlatformName
  readonly fields: readonly CredentialField[]
  readonly scopes: readonly NeededScope[]
  /** Where what was pasted leads. @throws {BadRequestError} when it cannot be right */
  wire(given: Credentials): Wire
  /** Checks what was pasted by using it. */
  connect(given: Credentials, http: PlatformHttp): Promise<ConnectedShop>
  /** Where the shop hands out keys by itself, once its owner says yes there. */
  readonly authorization?: Authorization
  /** Who is logged in on the shop's pages, by a token that the platform signed. Asks nobody. */
  readLogin?(token: string, credentials: Credentials, nowSeconds: number): VerifiedShopper | null
  /** The next page of everything. */
  fullSync(session: Session, place: Place | null): Promise<SyncPage>
  /** What changed since then, as ids; may tell more than that. */
  changesSince(session: Session, since: Date, place: Place | null): Promise<ChangesPage>
  /** These things as they are now. At most 50 ids. */
  fetchItems(session: Session, kind: ItemKind, ids: readonly string[]): Promise<FetchedItems>
  /** Reads a hook. Asks nobody. @throws {UnauthorizedError} when it is not signed by the platform */
  handleHook(request: HookRequest, secret: string): HookReading
  /** Has the platform send hooks to this address, in place of all that it sent there before. */
  registerHooks(session: Session, url: string): Promise<HookHealth>
  /** @param url undefined = there are no hooks */
  health(session: Session, url: string | undefined): Promise<Health>
  /** Ends the hooks. Failing is no fault: the platform may have forgotten us. */
  disconnect(session: Session, url: string | undefined): Promise<void>
  /** All that the platform can say of whom a customer's id stands for. */
  eraseShopper(session: Session, shopper: ShopperIdentity): Promise<ShopperIdentity>
}
