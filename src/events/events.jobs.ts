import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Every minute: tell of pushes that are over. */
export const completeSyncsJob = defineJob({
  name: 'complete-syncs',
  payload: z.object({}),
  retryLimit: 0,
  retryDelaySeconds: 10,
  timeLimitSeconds: 120,
})

/** Hourly: forget events that are too old. */
export const forgetEventsJob = defineJob({
  name: 'forget-events',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeLimitSeconds: 900,
})
