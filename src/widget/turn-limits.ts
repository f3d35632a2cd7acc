import type { Db } from '../db/transaction.ts'
import { RateLimitedError } from '../errors.ts'
import { admitRow } from './sessions.queries.ts'

/** Admissions in any 60 seconds; 0 = no limit. */
export interface WidgetLimits {
  /** Turns per session; as many conversations, and a quarter as many forms (lead, transcript, close). */
  session: number
  /** Turns per client address (/64 for IPv6); as many conversations, and a quarter as many forms. */
  address: number
  /** Turns per store. */
  store: number
  /** New sessions per client address; ten times as many reads of the settings. */
  sessions: number
}

export type Admission =
  | { what: 'session'; addressKey: string }
  | { what: 'settings'; addressKey: string }
  | { what: 'turn' | 'conversation' | 'form'; visitor: Who }

/** A page reads them whether anybody talks or not, and many shoppers can share an address. */
const SETTINGS_PER_SESSION = 10
const FORMS_PER_TURN = 1 / 4

interface Who {
  sessionId: string
  addressKey: string
}

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

/** The logs a wish is counted in, and their limits; none when all are lifted. */
export function logsFor(limits: WidgetLimits, wish: Admission): { names: string[]; limits: number[] } {
  const logs = logsOf(limits, wish).filter(([, limit]) => limit > 0)
  return { names: logs.map(([name]) => name), limits: logs.map(([, limit]) => limit) }
}

/** Every caller names its logs in this order, so that none waits for another in a circle. */
function logsOf(limits: WidgetLimits, wish: Admission): [name: string, limit: number][] {
  if (wish.what === 'session') return [[`sessions:${wish.addressKey}`, limits.sessions]]
  if (wish.what === 'settings') return [[`settings:${wish.addressKey}`, limits.sessions * SETTINGS_PER_SESSION]]
  const { sessionId, addressKey } = wish.visitor
  const share = wish.what === 'form' ? FORMS_PER_TURN : 1
  const own: [string, number][] = [
    [`${wish.what}s-of:${sessionId}`, Math.ceil(limits.session * share)],
    [`${wish.what}s-from:${addressKey}`, Math.ceil(limits.address * share)],
  ]
  return wish.what === 'turn' ? [...own, ['turns', limits.store]] : own
}
