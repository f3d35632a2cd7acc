import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/**
 * Give these products' current text a vector. Queued in the transaction that changed the text, one job per pushed
 * batch. The worker reads each product afresh and skips those whose vector is already of the current text.
 */
export const embedProductsJob = defineJob({
  name: 'embed-products',
  payload: z.object({
    storeId: z.int().positive(),
    /** External ids, 1 to 200. */
    productIds: z.array(z.string().min(1).max(255)).min(1).max(200),
  }),
  // A model's server may be away for days, and a worker be killed many times: the job waits that long.
  retryLimit: 10_000,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 30,
  timeLimitSeconds: 900,
  // The job is short and frequent: whenever a process dies, one of these runs is likely to be interrupted, without being the cause.
  mostBrokenRuns: 20,
})
