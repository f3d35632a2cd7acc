import type { Db } from '../db/transaction.ts'
import { RateLimitedError } from '../errors.ts'
import { isDemoOrigin } from './demo-origin.ts'
import { admitRow } from './sessions.queries.ts'

/** Admissions in any 60 seconds; 0 = no limit. */
export interface WidgetLimits {
  /** Turns per session; as many conversations and deeds (clicks, carts), and a quarter as many forms (lead, transcript, close). */
  session: number
  /** Turns per client address (IPv6: its /64, and four times as many per /48); as many conversations and pages of the demo shop, and a quarter as many forms. */
  address: number
  /** Turns per store; in its demo shop a tenth as many more, and three tenths as many pages. */
  store: number
  /** New sessions per client address (four times as many per IPv6 /48); ten times as many reads of the settings. */
  sessions: number
}

/** Keyed digests of where a client is. */
export interface ClientKeys {
  /** Of its IPv4 address or IPv6 /64. */
  addressKey: string
  /** Of its IPv6 /48; undefined for IPv4. */
  networkKey?: string | undefined
}

export type Admission =
  | (ClientKeys & { what: 'session' })
  | (ClientKeys & { what: 'settings' })
  | (ClientKeys & { what: 'demo-page' })
  | {
      what: 'turn' | 'conversation' | 'form' | 'deed'
      visitor: ClientKeys & { sessionId: string; origin: string | null }
    }

/** A page reads them whether anybody talks or not, and many shoppers can share an address. */
const SETTINGS_PER_SESSION = 10
const FORMS_PER_TURN = 1 / 4
/** A home or an office has a /48 or less, with 65,536 /64s, and rarely more than a few who talk at once. */
export const ADDRESSES_PER_NETWORK = 4
/** Pages of a store's demo shop, which each search, and turns of all its visitors, against the turns of the store's shoppers. */
const DEMO_PAGES_PER_TURN = 0.3
const DEMO_TURNS_PER_TURN = 0.1

/**
 * Counts a new session, conversation or turn against every limit it falls under, all or none. The logs are in the
 * database: the limits are exact, and hold over all processes.
 * @throws {RateLimitedError}
 */
export async function admit(db: Db, storeId: number, limits: WidgetLimits, wish: Admission): Promise<void> {
  const logs = logsFor(limits, wish)
  if (logs.names.length === 0) return
  const row = await admitRow(db, storeId, logs.names, logs.limits)
  if (row && !row.admitted) throw new RateLimitedError(row.refused_limit ?? 0, row.retry_after_s)
}

/** The logs that count a request, with their limits; none when all limits are lifted. */
export function logsFor(limits: WidgetLimits, wish: Admission): { names: string[]; limits: number[] } {
  const logs = logsOf(limits, wish).filter(([, limit]) => limit > 0)
  return { names: logs.map(([name]) => name), limits: logs.map(([, limit]) => limit) }
}

/** Every caller names its logs in this order, so that none waits for another in a circle. */
function logsOf(limits: WidgetLimits, wish: Admission): [name: string, limit: number][] {
  if (wish.what === 'session') return fromWhere('sessions:', wish, limits.sessions)
  if (wish.what === 'settings') return fromWhere('settings:', wish, limits.sessions * SETTINGS_PER_SESSION)
  if (wish.what === 'demo-page') {
    const pages = Math.ceil(limits.store * DEMO_PAGES_PER_TURN)
    return [...fromWhere('demo-pages-from:', wish, limits.address), ['demo-pages', pages]]
  }
  const { sessionId, origin } = wish.visitor
  const share = wish.what === 'form' ? FORMS_PER_TURN : 1
  const own: [string, number][] = [
    [`${wish.what}s-of:${sessionId}`, Math.ceil(limits.session * share)],
    ...fromWhere(`${wish.what}s-from:`, wish.visitor, Math.ceil(limits.address * share)),
  ]
  if (wish.what !== 'turn') return own
  // Visitors of the demo do not use up the limits of the store's shoppers.
  if (isDemoOrigin(origin ?? '')) return [...own, ['demo-turns', Math.ceil(limits.store * DEMO_TURNS_PER_TURN)]]
  return [...own, ['turns', limits.store]]
}

function fromWhere(name: string, { addressKey, networkKey }: ClientKeys, limit: number): [string, number][] {
  const own: [string, number] = [name + addressKey, limit]
  return networkKey === undefined ? [own] : [own, [`${name}48:${networkKey}`, limit * ADDRESSES_PER_NETWORK]]
}
