import { z } from 'zod'
import type { Db } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { findJobs, type ListedRow } from './jobs.queries.ts'

const MOST_JOBS = 200
const MOST_REASON = 300

const listJobsSchema = z.strictObject({ setAside: z.boolean().default(false) })

/** A job that is not done, for the operator. */
export interface ListedJob {
  id: string
  name: string
  /** `set-aside`: its runs did not end, and no worker takes it. */
  state: 'waiting' | 'running' | 'retrying' | 'failed' | 'set-aside'
  /** Runs begun; of one set aside: those that did not end. */
  tries: number
  /** RFC 3339: when it was queued, or set aside. */
  since: string
  /** Ids. */
  payload: object
  /** How its last run ended. */
  reason: string | null
}

const STATES: Record<ListedRow['state'], ListedJob['state']> = {
  created: 'waiting',
  active: 'running',
  retry: 'retrying',
  failed: 'failed',
  'set-aside': 'set-aside',
}

/** Jobs that are not done, of all stores: those set aside first, then the latest; at most 200. */
export async function listJobs({ db }: { db: Db }, raw: unknown): Promise<ListedJob[]> {
  const { setAside } = parseInput(listJobsSchema, raw)
  const rows = await findJobs(db, { isSetAsideOnly: setAside, limit: MOST_JOBS })
  return rows.map(({ id, name, state, tries, since, payload, reason }) => ({
    ...{ id, name, state: STATES[state], tries, since: since.toISOString(), payload },
    reason: reason?.slice(0, MOST_REASON) ?? null,
  }))
}
