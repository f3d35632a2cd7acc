import type { AppContext, StoreContext } from '../context.ts'
import type { ConnectionRow } from './connections.queries.ts'
import type { OpenSession } from './open-session.ts'

/** What one run works with. Nothing is written unless the lease holds. */
export interface PlatformRun {
  app: AppContext
  row: ConnectionRow
  open: OpenSession
  ctx: StoreContext
  hookUrl: string | undefined
  /** The database's time. @throws {LeaseLostError} */
  keepLease(): Promise<Date>
}

/** Another worker has the store: what this one knows may be old. */
export class LeaseLostError extends Error {}
