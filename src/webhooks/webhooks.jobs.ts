import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Mail what happened to an endpoint to who is to be told. */
export const mailWebhookNoticeJob = defineJob({
  name: 'mail-webhook-notice',
  payload: z.object({ storeId: z.int().positive(), noticeId: z.string().min(1).max(64) }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  timeLimitSeconds: 120,
})

/** Hourly: forget old deliveries. */
export const tidyWebhooksJob = defineJob({
  name: 'tidy-webhooks',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeLimitSeconds: 900,
})
