import { type Kysely, type Transaction as KyselyTransaction, type RawBuilder, sql } from 'kysely'
import { forgetEventsSince, noteOfEvents, writeNotedEvents } from './event-log.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>
export type Transaction = KyselyTransaction<Schema>
/** SQL that one room gives to another, to run within that room's statement and so in its transaction. */
export type SqlCall = RawBuilder<unknown>

const RETRIES = 5
const DEADLOCK_DETECTED = '40P01'
const SERIALIZATION_FAILURE = '40001'

/** The SQLSTATE of an error that came from the database, else undefined. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/**
 * Runs work in one transaction and starts it again when the database ended it in favour of another
 * (deadlock, serialization). Work must therefore have no effect outside the database. The events that it noted are written last.
 */
export async function inTransaction<T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return retried(() =>
    db.transaction().execute(async (trx) => {
      const result = await work(trx)
      await writeNotedEvents(trx)
      return result
    }),
  )
}

/** The same for a single statement, which is a transaction by itself. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const state = sqlState(error)
      if (attempt > RETRIES || (state !== DEADLOCK_DETECTED && state !== SERIALIZATION_FAILURE)) throw error
    }
  }
}

/** Runs work inside a transaction so that its failure undoes only itself. */
export async function inSavepoint<T>(trx: Transaction, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT item`.execute(trx)
  const noted = noteOfEvents(trx)
  try {
    const result = await work()
    await sql`RELEASE SAVEPOINT item`.execute(trx)
    return result
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT item`.execute(trx)
    forgetEventsSince(trx, noted)
    throw error
  }
}
