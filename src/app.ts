import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { answerMessage, revokeTurn } from './assistant/answer-message.ts'
import { findGreetings } from './assistant/assistant-settings.ts'
import { createAssistant } from './assistant/create-assistant.ts'
import { createAnalystOf } from './assistant/model-analyst.ts'
import { createUnderstander, type Understander } from './assistant/understanding/create-understander.ts'
import { embedProductsJob } from './catalog/catalog.jobs.ts'
import { PushActivity } from './catalog/push-activity.ts'
import type { Config } from './config.ts'
import type { AppContext } from './context.ts'
import { createAnalysisTools } from './conversations/analysis-tools.ts'
import { analyseConversationJob, sweepIdleConversationsJob } from './conversations/conversations.jobs.ts'
import { sweepIdleConversations, writeAnalysis } from './conversations/write-analysis.ts'
import { createLog, type LogLines } from './create-log.ts'
import { connectDatabase, type Database } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { inTransaction } from './db/transaction.ts'
import { loggable } from './http/error-response.ts'
import { listenForOperator } from './http/operator-api.ts'
import { buildServer } from './http/server.ts'
import type { WidgetOptions } from './http/widget-inside.ts'
import type { SetAside } from './jobs/job-runs.ts'
import { keepHouse, keepHouseJob } from './jobs/keep-house.ts'
import { openQueue, type Worker } from './jobs/queue.ts'
import { refreshKnowledgeJob } from './knowledge/knowledge.jobs.ts'
import { createKnowledgeTools } from './knowledge/knowledge-tools.ts'
import { refreshPage } from './knowledge/refresh-knowledge.ts'
import { rescoreIdleLeadsJob } from './leads/leads.jobs.ts'
import { rescoreIdleLeads } from './leads/rescore-idle-leads.ts'
import { createMailer } from './mail/create-mailer.ts'
import { mailOrderCode } from './orders/mail-order-code.ts'
import { mailOrderCodeJob, tidyOrderChecksJob } from './orders/orders.jobs.ts'
import { tidyOrderChecks } from './orders/tidy-order-checks.ts'
import { EmbeddingWorker } from './search/embed-products-worker.ts'
import { createEmbedder } from './search/embeddings/create-embedder.ts'
import type { Embedder } from './search/embeddings/embedder.ts'
import { IndexRegistry } from './search/index-registry.ts'
import { ReadyStores } from './search/ready-stores.ts'
import { requeueEmbeddings } from './search/requeue-embeddings.ts'
import { requeueEmbeddingsJob } from './search/search.jobs.ts'
import { CatalogCache } from './search/stored/catalog-cache.ts'
import { prepareNames } from './search/things/thing-lexicon.ts'
import { prepareDetection } from './shared/detect-language.ts'
import { DiskCache } from './shared/disk-cache.ts'
import { createSecretBox } from './shared/secret-box.ts'
import { verifyShopperToken } from './shopper-identity/verify-shopper-token.ts'
import { mailTranscript } from './widget/mail-transcript.ts'
import { tidyWidget } from './widget/tidy-widget.ts'
import { mailTranscriptJob, tidyWidgetJob } from './widget/widget.jobs.ts'

/** Everything that is made once, wired together. */
export interface App {
  database: Database
  context: AppContext
  log: Logger
  /** Absent in a worker. */
  server: FastifyInstance | undefined
  /** Not started. Absent in a worker. */
  readyStores: ReadyStores | undefined
  /** Stops taking requests, ends running ones and jobs, closes the database. */
  close(): Promise<void>
}

export interface AppOptions {
  /** Where log lines go; default standard output. */
  logTo?: LogLines
  /** The embedded database stopped by itself, or lost its folder. */
  onDeath?: (error: Error) => void
  /** Whether what is slow to make is kept in the data folder for the next start. */
  keepsCache?: boolean
  /** Instead of the one the settings name. */
  embedder?: Embedder
  /** Instead of one of its own: it learns for a second or two, the same each time. */
  understander?: Understander
  /** How long a statement waits for a connection; default ten seconds. */
  connectTimeoutMs?: number
  /** Instead of the assistant, and of the usual times. */
  widget?: Partial<Pick<WidgetOptions, 'answering' | 'times' | 'limitTurn' | 'streamCaps' | 'verifyShopperToken'>>
}

/**
 * Opens and migrates the database, opens the queue and builds what the role asks for. Nothing listens yet on TCP.
 * @throws {DataFolderInUseError | SchemaMismatchError}
 */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<App> {
  const { databaseUrl, dataDir, poolSize } = config
  const log = createLog(config.logLevel, options.logTo)
  const { onDeath, connectTimeoutMs } = options
  const memoryBytes = config.searchMemoryMb * 1024 * 1024
  const disk = options.keepsCache
    ? // More than fits into memory could not be made ready anyway.
      new DiskCache({ folder: join(dataDir, 'cache'), budgetBytes: memoryBytes, onFault: tellCacheFault(log) })
    : undefined
  const catalogs = disk && new CatalogCache(disk)
  const understander = options.understander ?? createUnderstander(disk)
  // While the database opens this thread has nothing else to do.
  if (config.role !== 'worker' && catalogs) readAhead(catalogs, understander).catch(() => {})
  const database = await connectDatabase({
    ...{ databaseUrl, dataDir, poolSize, onDeath, connectTimeoutMs },
    log: (message) => log.warn(message),
  })
  const closers: (() => Promise<unknown>)[] = [() => database.close()]
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step()
  }
  try {
    await migrate(database)
    const works = config.role !== 'web'
    let server: FastifyInstance | undefined
    const onError = (error: Error) => log.error({ error: loggable(error) }, 'queue')
    const queue = await openQueue(database, { supervise: works, onError, onSetAside: tellSetAside(log) })
    closers.push(() => queue.close())
    const embedder = options.embedder ?? createEmbedder(config.embedding, { fetch, onQueriesChange: tellQueries(log) })
    const indexes = new IndexRegistry(database.kysely, memoryBytes, catalogs)
    const pushes = new PushActivity()
    const secrets = createSecretBox({ secret: config.secret, dataDir: databaseUrl ? undefined : dataDir })
    const mailer = createMailer(config.mail)
    const knowledge = createKnowledgeTools(database.kysely, { allowPrivate: config.knowledgeAllowPrivate })
    const assistant = createAssistant({
      ...{ llm: config.llm, fetch, onModelFailure: tellModelFailure(log) },
      understander,
      onUsageLost: (error) => log.error({ error: loggable(error) }, 'tokens of a turn were not counted'),
    })
    const context: AppContext = {
      ...{ db: database.kysely, queue, embedder, indexes, pushes, knowledge, secrets, mailer, assistant },
    }
    if (works) {
      const embedding = new EmbeddingWorker({ ...context, queue, log })
      closers.push(async () => embedding.close())
      await startWork(context, database, { queue, embedding, log })
    }
    let readyStores: ReadyStores | undefined
    if (config.role !== 'worker') {
      const ready = new ReadyStores({
        ...{ db: database.kysely, indexes, pushes },
        prepareMore: (storeId) => knowledge.prepare(storeId),
        onError: (error) => log.error({ error: loggable(error) }, 'a store could not be made ready ahead of need'),
        onDone: ({ stores, storesReady }) => {
          catalogs?.forgetAhead()
          log.info({ stores, storesReady }, 'stores are ready')
        },
      })
      readyStores = ready
      closers.push(() => ready.close())
      server = await buildServer(context, {
        rateLimit: config.rateLimit,
        demo: config.demo,
        metricsToken: config.metricsToken,
        preparation: () => ready.state,
        widget: {
          ...{ answering: answerMessage, revokeTurn, verifyShopperToken, findGreetings, ...options.widget },
          ...{ trustedProxies: config.trustedProxies, limits: config.turnLimits },
        },
        log,
      })
      closers.push(() => (server as FastifyInstance).close())
    }
    if (database.door) {
      const operator = await openOperatorDoor(context, database)
      closers.push(() => new Promise((resolve) => operator.close(resolve)))
    }
    return { database, context, log, server, readyStores, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What the first answers need and the database does not know. Whatever fails here is made when it is needed. */
async function readAhead(catalogs: CatalogCache, understander: Understander): Promise<void> {
  prepareDetection()
  await prepareNames()
  await catalogs.readAhead()
  await understander.prepare()
  await understander.warmUp()
}

/** Only in a process that answers requests: its own connection to the model may be broken while the worker's is not. */
function tellQueries(log: Logger): (fault: string | undefined) => void {
  return (code) => {
    if (code) log.warn({ code }, 'queries cannot be embedded; search goes on by words alone')
    else log.info('queries are embedded again')
  }
}

/** Nothing hangs on the cache but the time of the next start. */
function tellCacheFault(log: Logger): (error: Error) => void {
  return (error) =>
    log.warn({ error: loggable(error) }, 'the cache on disk cannot be used as it is; what is missing is made anew')
}

/** Neither what was said nor what the model's server answered is logged. */
function tellModelFailure(log: Logger): (model: string, error: unknown) => void {
  return (model, error) => {
    const { name, statusCode } = error as { name?: string; statusCode?: number }
    log.warn({ model, fault: name, status: statusCode }, 'a model failed; the turn goes on without it')
  }
}

/** The payload holds ids only. */
function tellSetAside(log: Logger): (job: SetAside) => void {
  return ({ id, name, payload, brokenRuns, reason }) =>
    log.warn(
      { job: name, id, payload, brokenRuns, reason },
      'a job was set aside; `spiel jobs retry` has it tried again',
    )
}

interface Workers {
  queue: Worker
  embedding: EmbeddingWorker
  log: Logger
}

async function startWork(context: AppContext, database: Database, { queue, embedding, log }: Workers): Promise<void> {
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
  await queue.work(keepHouseJob, () => keepHouse(database))
  await queue.schedule(keepHouseJob, '17 * * * *')
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

/** The embedded database cannot be opened twice, so the command line asks the process that has it. */
async function openOperatorDoor(context: AppContext, database: Database): Promise<Server> {
  const door = database.door as NonNullable<Database['door']>
  const socketPath = join(door.folder, 'operator.sock')
  const server = await listenForOperator(context, socketPath)
  door.publish({ controlSocket: socketPath })
  return server
}
