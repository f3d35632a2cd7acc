import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Read one page of a store again from its address. One job a page: a page that fails holds up no other. */
export const refreshKnowledgeJob = defineJob({
  name: 'refresh-knowledge',
  payload: z.object({ storeId: z.int().positive(), sourceId: z.string().min(1).max(64) }),
  // Most of the time is waiting for other people's servers: a slow one must not hold up the pages of all stores.
  workers: 4,
  retryLimit: 3,
  retryDelaySeconds: 60,
  timeLimitSeconds: 300,
})
