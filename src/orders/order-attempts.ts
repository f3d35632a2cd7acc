import { hash } from 'node:crypto'
import type { StoreContext } from '../context.ts'
import { retried } from '../db/transaction.ts'
import {
  type Log,
  type OrderItemRow,
  type OrderRow,
  returnAttemptAndFindItems,
  takeAttempt,
  takeAttemptAndLook,
} from './order-checks.queries.ts'

/** Who asks: from the server's session, never from what a shopper or a model says. */
export interface OrderCheckIdentity {
  conversationId: string
  /** A hash of the client's network: one per IPv4 address or IPv6 /64. */
  addressKey: string
  /** A hash of its IPv6 /48; undefined for IPv4. */
  networkKey?: string | undefined
  /** Verified by the token of the shop's own login. */
  shopper: { email: string | null; customerId?: string } | null
  /** External ids of orders shown in this conversation before. */
  verifiedOrders: readonly string[]
}

const HOUR_SECONDS = 3600

/** A conversation lasts less than a day: it has three tries in all. */
const CONVERSATION = { limit: 3, windowSeconds: 24 * HOUR_SECONDS }
const ADDRESS = { limit: 10, windowSeconds: HOUR_SECONDS }
/** One customer of a provider can have a whole /48. */
const NETWORK = { limit: 40, windowSeconds: HOUR_SECONDS }
/** Over all who ask, so that one order cannot be guessed at from many addresses. */
const ORDER = { limit: 5, windowSeconds: HOUR_SECONDS }

/** In the order in which all calls lock them. */
const log = (scope: string, key: string, rule: { limit: number; windowSeconds: number }): Log => ({
  scope,
  key: hash('sha256', key, 'base64url'),
  ...rule,
})

/**
 * Where a failed check counts. Looking among one's own orders guesses at no one else's, so what others did to the number or from the
 * same address does not hold a shopper up whom the shop's login has verified.
 */
export function checkLogs(who: OrderCheckIdentity, key: string, isGuess: boolean): Log[] {
  const conversation = log('check:conversation', who.conversationId, CONVERSATION)
  if (!isGuess) return [conversation]
  return [...fromWhere('check', who), conversation, log('check:order', key, ORDER)]
}

const fromWhere = (what: string, { addressKey, networkKey }: OrderCheckIdentity): Log[] => [
  log(`${what}:address`, addressKey, ADDRESS),
  ...(networkKey === undefined ? [] : [log(`${what}:network`, networkKey, NETWORK)]),
]

/** The limits on requests for a code. Failed checks do not use them up. */
export function codeLogs(who: OrderCheckIdentity, key: string): Log[] {
  return [
    ...fromWhere('code', who),
    log('code:conversation', who.conversationId, CONVERSATION),
    log('code:order', key, ORDER),
  ]
}

/** Counts a wish for a code. @returns seconds until there is room again; 0 = it is counted */
export async function takeAttemptIn(ctx: StoreContext, logs: Log[]): Promise<number> {
  return (await retried(() => takeAttempt(ctx.db, ctx.storeId, logs))).retry_after
}

export interface Look {
  /** 0 = taken. */
  retryAfterSeconds: number
  /** At and around the number; none while a log is full. */
  orders: OrderRow[]
  /** The check succeeded: takes its try off the count and reads the order's items. */
  giveBackFor(orderId: string): Promise<OrderItemRow[]>
}

/** Counts the try first and checks afterwards, so that simultaneous tries see each other. */
export async function lookCounted(ctx: StoreContext, logs: Log[], key: string): Promise<Look> {
  const { db, storeId } = ctx
  const { retry_after, taken_at: takenAt, orders } = await retried(() => takeAttemptAndLook(db, storeId, logs, key))
  return {
    retryAfterSeconds: retry_after,
    orders,
    giveBackFor: (orderId) => retried(() => returnAttemptAndFindItems(db, storeId, { logs, takenAt, orderId })),
  }
}
