import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Hourly: forgets sessions that ended, with what they knew of shoppers, and logs of limits. */
export const tidyWidgetJob = defineJob({
  name: 'tidy-widget',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeLimitSeconds: 300,
})

/** Mail a conversation to who asked for it. */
export const mailTranscriptJob = defineJob({
  name: 'mail-transcript',
  payload: z.object({ storeId: z.int().positive(), transcriptId: z.string().min(1).max(64) }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 300,
  timeLimitSeconds: 120,
})
