import { type RawBuilder, sql } from 'kysely'

/** A job that waits, waits for its next try, or runs. */
interface UnfinishedJob {
  state: 'created' | 'retry' | 'active'
  created_on: Date
  /** The payload. */
  data: object
}

/** For a room's own query: its jobs that wait, run or are tried again. Only this folder knows the queue's tables. */
export const unfinishedJobs = ({ name }: { name: string }): RawBuilder<UnfinishedJob> =>
  sql<UnfinishedJob>`(SELECT state::text AS state, created_on, data FROM pgboss.job
    WHERE name = ${name} AND state IN ('created', 'retry', 'active'))`

/** For a room's own query: its jobs that were set aside. */
export const setAsideJobs = ({ name }: { name: string }): RawBuilder<{ data: unknown }> =>
  sql`(SELECT payload AS data FROM broken_jobs WHERE name = ${name} AND set_aside_at IS NOT NULL)`
