import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Hourly: forgets what is older than its store keeps it. */
export const forgetOldJob = defineJob({
  name: 'forget-old',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 300,
  timeLimitSeconds: 3600,
})
