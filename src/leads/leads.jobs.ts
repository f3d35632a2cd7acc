import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Daily: counts the weeks of silence of leads that nobody has dealt with. */
export const rescoreIdleLeadsJob = defineJob({
  name: 'rescore-idle-leads',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 300,
  timeLimitSeconds: 900,
})
