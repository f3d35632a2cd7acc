import type { AppContext, StoreContext } from '../context.ts'
import { type ConnectionRow, writeCredentials } from './connections.queries.ts'
import type { Connector, Credentials, Session } from './connector.ts'
import { connectors } from './connectors.ts'
import { PlatformError } from './platform-error.ts'
import { PlatformHttp } from './platform-http.ts'

const credentialsPurpose = (storeId: number) => `platform-credentials:${storeId}`
const hookPurpose = (storeId: number) => `platform-hook:${storeId}`

/** @throws {SecretMissingError} */
export const sealCredentials = ({ secrets }: AppContext, storeId: number, credentials: Credentials): Buffer =>
  secrets.seal(JSON.stringify(credentials), credentialsPurpose(storeId))

/** @throws {SecretMissingError} */
export const sealHookSecret = ({ secrets }: AppContext, storeId: number, secret: string): Buffer =>
  secrets.seal(secret, hookPurpose(storeId))

/** @throws {SecretMissingError | SecretUnreadableError} */
export const openHookSecret = ({ secrets }: AppContext, row: ConnectionRow): string =>
  secrets.open(row.hook_secret, hookPurpose(row.store_id))

/** @throws {SecretMissingError | SecretUnreadableError} */
export const openCredentials = ({ secrets }: AppContext, row: ConnectionRow, sealed: Buffer): Credentials =>
  JSON.parse(secrets.open(sealed, credentialsPurpose(row.store_id)))

export interface OpenSession {
  connector: Connector
  session: Session
  /** Ends the connections to the platform. */
  close(): void
}

/** Opens what is stored, to work with the platform. @throws {PlatformError} when there is nothing to open */
export function openSession(app: AppContext, row: ConnectionRow): OpenSession {
  if (row.credentials === null)
    throw new PlatformError('refused', 'The app was removed from the shop: connect it again')
  const connector = connectors[row.platform]
  const storeId = row.store_id
  const credentials = openCredentials(app, row, row.credentials)
  const wire = connector.wire(credentials)
  const session: Session = {
    ...{ storeId, credentials, shop: { shop: row.shop, origin: row.origin, currency: row.currency } },
    hookSecret: openHookSecret(app, row),
    http: new PlatformHttp(wire.base, {
      outbound: app.outbound,
      headers: () => wire.headers(session.credentials),
      paceOf: wire.paceOf,
    }),
    saveCredentials: async (next) => {
      await writeCredentials(app.db, storeId, sealCredentials(app, storeId, next))
      session.credentials = next
    },
  }
  return { connector, session, close: () => session.http.close() }
}

/** Does something with the platform that may fail without harm: undefined when it did, as the platform is away or refuses us. */
export async function tryWithSession<T>(
  app: AppContext,
  row: ConnectionRow,
  work: (open: OpenSession) => Promise<T>,
): Promise<T | undefined> {
  const open = openSession(app, row)
  try {
    return await work(open)
  } catch (error) {
    if (error instanceof PlatformError) return undefined
    throw error
  } finally {
    open.close()
  }
}

/** What the verbs of catalog and orders get: the platform writes, and only what it wrote. */
export function asPlatform(app: AppContext, row: ConnectionRow): StoreContext {
  return {
    ...app,
    ...{ storeId: row.store_id, currency: row.currency, scopes: ['admin'] as const },
    ...{ actor: `platform:${row.platform}`, source: row.platform },
  }
}

/**
 * Where the platform sends its hooks; undefined where no platform can reach this server: they insist on https. What stands in for one in the
 * operator's own network does not.
 */
export function hookUrl(
  app: AppContext,
  row: Pick<ConnectionRow, 'platform' | 'public_id'>,
  base: string,
): string | undefined {
  const isReachable = app.publicUrl.startsWith('https://') || base.startsWith('http://')
  return isReachable ? `${app.publicUrl}/hooks/v1/${row.platform}/${row.public_id}` : undefined
}

/** The same of an open connection. */
export const hookUrlOf = (
  app: AppContext,
  row: ConnectionRow,
  { connector, session }: OpenSession,
): string | undefined => hookUrl(app, row, connector.wire(session.credentials).base)
