import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/**
 * Queue the embedding of every product without a vector of the current embedder: after a change of embedder, and for
 * jobs that were given up. Runs hourly and at a worker's start.
 */
export const requeueEmbeddingsJob = defineJob({
  name: 'requeue-embeddings',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeLimitSeconds: 900,
})
