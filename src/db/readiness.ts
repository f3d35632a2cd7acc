import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './transaction.ts'

const LONGEST_WAIT_MS = 5_000

/**
 * Makes a check of whether the database answers and takes writes. However often it is asked it asks the database one
 * question at a time, and it answers within five seconds.
 */
export function createReadinessCheck(db: Db, longestWaitMs = LONGEST_WAIT_MS): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  return async () => {
    asking ??= takesWrites(db).finally(() => {
      asking = undefined
    })
    const isOver = new AbortController()
    const tooLate = sleep(longestWaitMs, false, { signal: isOver.signal }).catch(() => false)
    try {
      return await Promise.race([asking, tooLate])
    } finally {
      isOver.abort()
    }
  }
}

/** A write of no row: nothing is changed or logged, and a server or session that is read-only refuses it all the same. */
const takesWrites = (db: Db): Promise<boolean> =>
  sql`UPDATE stores SET slug = slug WHERE false`.execute(db).then(
    () => true,
    () => false,
  )
