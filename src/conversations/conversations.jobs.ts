import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'

/** Writes down what a conversation was about. A run that finds newer messages leaves it to the run that those brought about. */
export const analyseConversationJob = defineJob({
  name: 'analyse-conversation',
  payload: z.object({ storeId: z.int(), conversationId: z.string() }),
  retryLimit: 3,
  retryDelaySeconds: 30,
  timeLimitSeconds: 300,
})

/** Each minute: queues the analysis of the conversations in which nobody wrote for 15 minutes. */
export const sweepIdleConversationsJob = defineJob({
  name: 'sweep-idle-conversations',
  payload: z.object({}),
  retryLimit: 0,
  retryDelaySeconds: 60,
  timeLimitSeconds: 300,
})
