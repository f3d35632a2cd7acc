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

/**
 * Tell the leads who asked for it that something can be bought again. Queued in the transaction that brought it back; whether it still
 * is there is read when the job runs.
 */
export const mailBackInStockJob = defineJob({
  name: 'mail-back-in-stock',
  payload: z.object({
    storeId: z.int().positive(),
    products: z.array(
      z.object({
        id: z.string().min(1).max(255),
        /** Ids of the variants that came back. */
        variants: z.array(z.string().min(1).max(255)),
        /** Nothing of the product could be bought before. */
        wasOut: z.boolean(),
      }),
    ),
  }),
  retryLimit: 12,
  retryDelaySeconds: 5,
  timeLimitSeconds: 600,
})
