import type { Logger } from 'pino'
import { createAnalystOf } from './assistant/model-analyst.ts'
import { embedProductsJob, mailBackInStockJob } from './catalog/catalog.jobs.ts'
import type { AppContext } from './context.ts'
import { createAnalysisTools } from './conversations/analysis-tools.ts'
import { analyseConversationJob, sweepIdleConversationsJob } from './conversations/conversations.jobs.ts'
import { sweepIdleConversations, writeAnalysis } from './conversations/write-analysis.ts'
import type { Database } from './db/connect.ts'
import { inTransaction } from './db/transaction.ts'
import { completeSyncsJob, forgetEventsJob } from './events/events.jobs.ts'
import { completeSyncs, forgetEvents } from './events/tend-events.ts'
import { keepHouse, keepHouseJob } from './jobs/keep-house.ts'
import type { Worker } from './jobs/queue.ts'
import { refreshKnowledgeJob } from './knowledge/knowledge.jobs.ts'
import { refreshPage } from './knowledge/refresh-knowledge.ts'
import { rescoreIdleLeadsJob } from './leads/leads.jobs.ts'
import { mailBackInStock } from './leads/mail-back-in-stock.ts'
import { rescoreIdleLeads } from './leads/rescore-idle-leads.ts'
import { mailOrderCode } from './orders/mail-order-code.ts'
import { mailOrderCodeJob, tidyOrderChecksJob } from './orders/orders.jobs.ts'
import { tidyOrderChecks } from './orders/tidy-order-checks.ts'
import { countUpAll } from './overview/count-up.ts'
import { countOverviewJob } from './overview/overview.jobs.ts'
import { carryOutPrivacy } from './platforms/carry-out-privacy.ts'
import { carryOutPrivacyJob, runPlatformJob, tendPlatformsJob } from './platforms/platforms.jobs.ts'
import { runPlatform } from './platforms/run-platform.ts'
import { tendPlatforms } from './platforms/tend-platforms.ts'
import { forgetOldJob } from './privacy/privacy.jobs.ts'
import { forgetOld } from './privacy/retention.ts'
import type { EmbeddingWorker } from './search/embeddings/embed-products-worker.ts'
import { requeueEmbeddings } from './search/embeddings/requeue-embeddings.ts'
import { requeueEmbeddingsJob } from './search/search.jobs.ts'
import { mailWebhookNotice } from './webhooks/endpoint-health.ts'
import { tidyWebhooks } from './webhooks/tidy-webhooks.ts'
import type { WebhookWorker } from './webhooks/webhook-worker.ts'
import { mailWebhookNoticeJob, tidyWebhooksJob } from './webhooks/webhooks.jobs.ts'
import { mailTranscript } from './widget/mail-transcript.ts'
import { tidyWidget } from './widget/tidy-widget.ts'
import { mailTranscriptJob, tidyWidgetJob } from './widget/widget.jobs.ts'

interface Workers {
  queue: Worker
  embedding: EmbeddingWorker
  webhooks: WebhookWorker
  log: Logger
  eventDays: number
}

/** Has this process run jobs and deliver events. */
export async function startWork(
  context: AppContext,
  database: Database,
  { queue, embedding, webhooks, log, eventDays }: Workers,
): Promise<void> {
  const jobs = await queue.takeBack()
  if (jobs > 0) log.info({ jobs }, 'took back jobs of a worker that was killed')
  await queue.work(embedProductsJob, (payload) => embedding.run(payload))
  await queue.work(requeueEmbeddingsJob, async () => {
    await requeueEmbeddings(context)
  })
  await queue.schedule(requeueEmbeddingsJob, '47 * * * *')
  // The embedder may be another one than before.
  await inTransaction(context.db, (trx) => queue.enqueue(trx, requeueEmbeddingsJob, {}))
  await queue.work(mailOrderCodeJob, (payload) => mailOrderCode(context, payload))
  await queue.work(tidyOrderChecksJob, () => tidyOrderChecks(context))
  await queue.schedule(tidyOrderChecksJob, '27 * * * *')
  await queue.work(refreshKnowledgeJob, (payload) => refreshPage(context, payload))
  await queue.work(tidyWidgetJob, () => tidyWidget(context))
  await queue.schedule(tidyWidgetJob, '37 * * * *')
  await queue.work(mailTranscriptJob, (payload) => mailTranscript(context, payload))
  await workOnConversations(context, queue, log)
  await workOnEvents(context, queue, eventDays)
  await queue.work(forgetOldJob, () => forgetOld(context))
  await queue.schedule(forgetOldJob, '22 * * * *')
  await queue.work(countOverviewJob, () => countUpAll(context))
  await queue.schedule(countOverviewJob, '* * * * *')
  await queue.work(runPlatformJob, (payload) => runPlatform(context, payload))
  await queue.work(carryOutPrivacyJob, (payload) => carryOutPrivacy(context, payload))
  await queue.work(tendPlatformsJob, () => tendPlatforms(context))
  await queue.schedule(tendPlatformsJob, '* * * * *')
  await queue.work(keepHouseJob, () => keepHouse(database))
  await queue.schedule(keepHouseJob, '17 * * * *')
  await webhooks.start()
}

async function workOnEvents(context: AppContext, queue: Worker, eventDays: number): Promise<void> {
  await queue.work(mailBackInStockJob, (payload) => mailBackInStock(context, payload))
  await queue.work(completeSyncsJob, async () => {
    await completeSyncs(context)
  })
  await queue.schedule(completeSyncsJob, '* * * * *')
  await queue.work(forgetEventsJob, () => forgetEvents(context, eventDays))
  await queue.schedule(forgetEventsJob, '7 * * * *')
  await queue.work(mailWebhookNoticeJob, (payload) => mailWebhookNotice(context, payload))
  await queue.work(tidyWebhooksJob, () => tidyWebhooks(context, eventDays))
  await queue.schedule(tidyWebhooksJob, '12 * * * *')
}

async function workOnConversations(context: AppContext, queue: Worker, log: Logger): Promise<void> {
  const analystOf = createAnalystOf(context)
  const onModelFailure = ({ name, statusCode }: { name?: string; statusCode?: number }) =>
    log.warn({ fault: name, status: statusCode }, 'a model could not analyse a conversation; rules did')
  const analysis = createAnalysisTools(context, {
    analystOf,
    onModelFailure: (error) => onModelFailure(error as object),
  })
  await queue.work(analyseConversationJob, (payload, signal) => writeAnalysis(context, analysis, payload, signal))
  await queue.work(sweepIdleConversationsJob, async () => {
    await sweepIdleConversations(context)
  })
  await queue.schedule(sweepIdleConversationsJob, '* * * * *')
  await queue.work(rescoreIdleLeadsJob, async () => {
    await rescoreIdleLeads(context)
  })
  await queue.schedule(rescoreIdleLeadsJob, '57 4 * * *')
}
