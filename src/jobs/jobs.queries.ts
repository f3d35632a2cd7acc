import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

/** What is known of a job when it runs. */
export interface JobRow {
  id: string
  name: string
  payload: object
}

/** Counts a run that did not end; returns how many did not. */
export async function countBrokenRun(db: Db, { id, name, payload }: JobRow, reason: string): Promise<number> {
  const { rows } = await sql<{ broken_runs: number }>`
    INSERT INTO broken_jobs AS b (job_id, name, payload, broken_runs, reason, broken_at)
    VALUES (${id}, ${name}, ${JSON.stringify(payload)}, 1, ${reason}, clock_timestamp())
    ON CONFLICT (job_id) DO UPDATE SET broken_runs = b.broken_runs + 1, reason = excluded.reason, broken_at = excluded.broken_at
    RETURNING broken_runs`.execute(db)
  return rows[0]?.broken_runs ?? 0
}

export async function markSetAside(db: Db, id: string): Promise<void> {
  await sql`UPDATE broken_jobs SET set_aside_at = clock_timestamp() WHERE job_id = ${id}`.execute(db)
}

/**
 * Forgets the troubles of jobs that are over, and of jobs set aside longer than any job is kept. This is not done when a run
 * succeeds: a worker that stood still
 * for so long that another one was given the job may not know that its own success came too late.
 */
export async function deleteOldBrokenJobs(db: Db): Promise<void> {
  await sql`
    DELETE FROM broken_jobs
    WHERE broken_at < now() - CASE WHEN set_aside_at IS NULL THEN interval '30 days' ELSE interval '180 days' END`.execute(
    db,
  )
}

export interface ListedRow extends JobRow {
  state: 'created' | 'retry' | 'active' | 'failed' | 'set-aside'
  tries: number
  /** When it was queued; of one set aside: when that was. */
  since: Date
  reason: string | null
}

/** Jobs that are not done, those set aside first, then the latest first. */
export async function findJobs(
  db: Db,
  { isSetAsideOnly, limit }: { isSetAsideOnly: boolean; limit: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    SELECT * FROM (
      SELECT job_id::text AS id, name, payload, 'set-aside' AS state, broken_runs AS tries, set_aside_at AS since, reason
      FROM broken_jobs WHERE set_aside_at IS NOT NULL
      UNION ALL
      SELECT id::text, name, data, state::text, retry_count + (started_on IS NOT NULL)::int, created_on,
        coalesce(output->'value'->>'message', output->>'message')
      FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed') AND NOT ${isSetAsideOnly}
    ) j ORDER BY state = 'set-aside' DESC, since DESC, id LIMIT ${limit}`.execute(db)
  return rows
}

/** Takes a job out of those set aside. */
export async function takeSetAside(db: Db, id: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    DELETE FROM broken_jobs WHERE job_id::text = ${id} AND set_aside_at IS NOT NULL
    RETURNING job_id::text AS id, name, payload`.execute(db)
  return rows[0]
}

/** Has a job that failed for good tried once more, now. */
export async function retryFailed(db: Db, id: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL, start_after = now()
    WHERE id::text = ${id} AND state = 'failed' RETURNING id::text, name, data AS payload`.execute(db)
  return rows[0]
}
