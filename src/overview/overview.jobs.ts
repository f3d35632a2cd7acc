import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Every minute: counts what happened since, so that the overview is there at once. */
export const countOverviewJob = defineJob({
  name: 'count-overview',
  payload: z.object({}),
  retryLimit: 0,
  retryDelaySeconds: 60,
  timeLimitSeconds: 1800,
})
