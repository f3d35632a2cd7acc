import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Hourly: forgets sessions that ended, with what they knew of shoppers, and logs of limits. */
export const tidyWidgetJob = defineJob({
  name: 'tidy-widget',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
})
