import { z } from 'zod'
import { type Db, inTransaction } from '../db/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { allJobs } from './all-jobs.ts'
import type { Job } from './define-job.ts'
import { retryFailed, takeSetAside } from './jobs.queries.ts'
import type { Queue } from './queue.ts'

const retryJobSchema = z.strictObject({ id: z.string().min(1).max(64) })

/**
 * Has a job that was set aside run anew, with all its tries, or one that failed for good tried once more.
 * @throws {NotFoundError} when there is no such job, or it is not over
 * @throws {ConflictError} when this program has no such kind of job any more
 */
export async function retryJob(
  { db, queue }: { db: Db; queue: Queue },
  raw: z.input<typeof retryJobSchema>,
): Promise<{ id: string; name: string }> {
  const { id } = parseInput(retryJobSchema, raw)
  return inTransaction(db, async (trx) => {
    const aside = await takeSetAside(trx, id)
    if (aside) {
      const job = allJobs.find(({ name }) => name === aside.name) as Job<object> | undefined
      if (!job) throw new ConflictError(`There are no jobs ${aside.name} any more`)
      await queue.enqueue(trx, job, aside.payload)
    }
    const { name } = aside ?? (await retryFailed(trx, id)) ?? {}
    if (name === undefined) throw new NotFoundError(`No job ${id} was set aside or has failed`)
    return { id, name }
  })
}
