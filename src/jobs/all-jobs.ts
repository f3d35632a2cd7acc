import { embedProductsJob, mailBackInStockJob } from '../catalog/catalog.jobs.ts'
import { analyseConversationJob, sweepIdleConversationsJob } from '../conversations/conversations.jobs.ts'
import { completeSyncsJob, forgetEventsJob } from '../events/events.jobs.ts'
import { refreshKnowledgeJob } from '../knowledge/knowledge.jobs.ts'
import { rescoreIdleLeadsJob } from '../leads/leads.jobs.ts'
import { mailOrderCodeJob, tidyOrderChecksJob } from '../orders/orders.jobs.ts'
import { countOverviewJob } from '../overview/overview.jobs.ts'
import { carryOutPrivacyJob, runPlatformJob, tendPlatformsJob } from '../platforms/platforms.jobs.ts'
import { forgetOldJob } from '../privacy/privacy.jobs.ts'
import { requeueEmbeddingsJob } from '../search/search.jobs.ts'
import { mailWebhookNoticeJob, tidyWebhooksJob } from '../webhooks/webhooks.jobs.ts'
import { mailTranscriptJob, tidyWidgetJob } from '../widget/widget.jobs.ts'
import type { Job } from './define-job.ts'
import { keepHouseJob } from './keep-house.ts'

/** Every job there is. A queue is made for each when the database is migrated. */
export const allJobs: Job<never>[] = [
  embedProductsJob,
  mailBackInStockJob,
  completeSyncsJob,
  forgetEventsJob,
  mailWebhookNoticeJob,
  tidyWebhooksJob,
  requeueEmbeddingsJob,
  refreshKnowledgeJob,
  mailOrderCodeJob,
  tidyOrderChecksJob,
  analyseConversationJob,
  sweepIdleConversationsJob,
  rescoreIdleLeadsJob,
  tidyWidgetJob,
  mailTranscriptJob,
  forgetOldJob,
  countOverviewJob,
  runPlatformJob,
  tendPlatformsJob,
  carryOutPrivacyJob,
  keepHouseJob,
] as Job<never>[]
