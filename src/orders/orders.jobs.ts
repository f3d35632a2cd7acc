import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Mail a one-time code, if the wish for it fits an order. A code is good for ten minutes: later tries would be in vain. */
export const mailOrderCodeJob = defineJob({
  name: 'mail-order-code',
  payload: z.object({ storeId: z.int().positive(), codeId: z.string().min(1).max(64) }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 60,
  timeLimitSeconds: 120,
})

/** Hourly: forget old tries and codes. */
export const tidyOrderChecksJob = defineJob({
  name: 'tidy-order-checks',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeLimitSeconds: 300,
})
