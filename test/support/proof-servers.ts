import type { Scope } from '../../src/context.ts'
import type { Database } from '../../src/db/connect.ts'
import {
  type PreparedStore,
  prepareStore,
  type ServerProcess,
  startServerProcess,
  withOperator,
} from './proof-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface ProofServers extends PreparedStore {
  place: TestDatabase['options']
  kind: TestDatabase['kind']
  /** Two on PostgreSQL; the embedded database allows one. */
  servers: ServerProcess[]
  close(): Promise<void>
}

/**
 * Server processes on one fresh database of the kind under test, with a store and its keys.
 * @param prepare works on the database before the servers start
 */
export async function startProofServers(
  keyScopes: Scope[][],
  env: Record<string, string> = {},
  prepare: (database: Database) => Promise<void> = async () => {},
): Promise<ProofServers> {
  const database = await createTestDatabase()
  const servers: ServerProcess[] = []
  const close = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await database.drop()
  }
  try {
    const prepared = await prepareStore(database.options, keyScopes)
    await withOperator(database.options, (_context, opened) => prepare(opened))
    const count = database.kind === 'postgres' ? 2 : 1
    for (let place = 0; place < count; place++) servers.push(await startServerProcess(database.options, env))
    return { ...prepared, place: database.options, kind: database.kind, servers, close }
  } catch (error) {
    await close()
    throw error
  }
}
