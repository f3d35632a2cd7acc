import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Do what is to be done for a store's platform: look at changes, ask for more, walk over everything. Goes on in another run. */
export const runPlatformJob = defineJob({
  name: 'run-platform',
  payload: z.object({ storeId: z.int().positive() }),
  retryLimit: 20,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 60,
  timeLimitSeconds: 1_800,
  workers: 4,
  // Short and frequent, as embedding is: whenever a process dies, one of these is likely to be interrupted, without being the cause.
  mostBrokenRuns: 20,
})

/** Each minute: find the stores whose platform is to be asked again. */
export const tendPlatformsJob = defineJob({
  name: 'tend-platforms',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 5,
  timeLimitSeconds: 300,
})

/** Carry out what a shopper, or the platform for a shop, asked of their data. */
export const carryOutPrivacyJob = defineJob({
  name: 'carry-out-privacy',
  payload: z.object({ storeId: z.int().positive(), requestId: z.string().min(1).max(64) }),
  retryLimit: 200,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 3600,
  timeLimitSeconds: 900,
})
