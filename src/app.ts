import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { answerMessage, revokeTurn } from './assistant/answer-message.ts'
import { findGreetings } from './assistant/assistant-settings.ts'
import { createAssistant } from './assistant/create-assistant.ts'
import { prepareMentions } from './assistant/gate/mentions.ts'
import type { Understander } from './assistant/understanding/create-understander.ts'
import { PushActivity } from './catalog/push-activity.ts'
import type { Config } from './config.ts'
import type { AppContext } from './context.ts'
import { StoreFeed } from './conversations/inbox/store-feed.ts'
import { createLog, type LogLines } from './create-log.ts'
import { connectDatabase, type Database } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { loggable } from './http/error-response.ts'
import { listenForOperator } from './http/operator-api.ts'
import { buildServer } from './http/server.ts'
import type { WidgetOptions } from './http/widget-inside.ts'
import type { SetAside } from './jobs/job-runs.ts'
import { openQueue } from './jobs/queue.ts'
import { createKnowledgeTools } from './knowledge/knowledge-tools.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createOutbound } from './outbound/create-outbound.ts'
import { verifyPlatformLogin } from './platforms/verify-platform-login.ts'
import { createEmbedder } from './search/embeddings/create-embedder.ts'
import { EmbeddingWorker } from './search/embeddings/embed-products-worker.ts'
import type { Embedder } from './search/embeddings/embedder.ts'
import { IndexRegistry } from './search/index-registry.ts'
import { ReadyStores } from './search/ready-stores.ts'
import { CatalogCache } from './search/stored/catalog-cache.ts'
import { prepareDetection } from './shared/detect-language.ts'
import { DiskCache } from './shared/disk-cache.ts'
import { createSecretBox } from './shared/secret-box.ts'
import { verifyShopperToken as verifyOwnToken } from './shopper-identity/verify-shopper-token.ts'
import { startWork } from './start-work.ts'
import { WebhookWorker, type WebhookWorkerOptions } from './webhooks/webhook-worker.ts'

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
  /** Instead of the usual clock and times of deliveries. */
  webhooks?: Partial<WebhookWorkerOptions>
  /** Instead of the assistant, and of the usual times. */
  widget?: Partial<Pick<WidgetOptions, 'answering' | 'times' | 'limitTurn' | 'streamCaps' | 'verifyShopperToken'>>
}

/** By the store's own secret, or by the platform that the store is synced from. */
const verifyShopperToken: WidgetOptions['verifyShopperToken'] = async (ctx, token) =>
  (await verifyOwnToken(ctx, token)) ?? verifyPlatformLogin(ctx, token)

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
  // While the database opens this thread has nothing else to do.
  if (config.role !== 'worker' && catalogs) void catalogs.readAhead()
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
    let webhooks: WebhookWorker | undefined
    const onError = (error: Error) => log.error({ error: loggable(error) }, 'queue')
    const queue = await openQueue(database, { supervise: works, onError, onSetAside: tellSetAside(log) })
    closers.push(() => queue.close())
    const embedder = options.embedder ?? createEmbedder(config.embedding, { fetch, onQueriesChange: tellQueries(log) })
    const indexes = new IndexRegistry(database.kysely, memoryBytes, catalogs)
    const pushes = new PushActivity()
    const secrets = createSecretBox({ secret: config.secret, dataDir: databaseUrl ? undefined : dataDir })
    const mailer = createMailer(config.mail)
    const outbound = createOutbound({ allow: config.outboundAllow })
    const pages = config.knowledgeAllowPrivate ? createOutbound({ allow: ['0.0.0.0/0', '::/0'] }) : outbound
    const knowledge = createKnowledgeTools(database.kysely, { outbound: pages })
    const assistant = createAssistant({
      ...{ llm: config.llm, fetch, fetchOfOwners: outbound.fetch, onModelFailure: tellModelFailure(log) },
      understander: options.understander,
      onUsageLost: (error) => log.error({ error: loggable(error) }, 'tokens of a turn were not counted'),
    })
    const context: AppContext = {
      ...{ db: database.kysely, queue, embedder, indexes, pushes, knowledge, secrets, mailer, assistant },
      ...{ outbound, publicUrl: config.publicUrl, feed: new StoreFeed(database.kysely) },
    }
    if (works) {
      const embedding = new EmbeddingWorker({ ...context, queue, log })
      closers.push(async () => embedding.close())
      const delivering = makeWebhookWorker(context, database, log, options.webhooks)
      webhooks = delivering
      closers.push(() => delivering.close())
      await startWork(context, database, { queue, embedding, webhooks: delivering, log, eventDays: config.eventDays })
    }
    let readyStores: ReadyStores | undefined
    if (config.role !== 'worker') {
      const ready = makeReadyStores(context, indexes, log, catalogs)
      readyStores = ready
      closers.push(() => ready.close())
      server = await buildServer(context, {
        rateLimit: config.rateLimit,
        demo: config.demo,
        metricsToken: config.metricsToken,
        deliveries: webhooks && countsOf(webhooks),
        preparation: () => ready.state,
        onShopper: () => void ready.prepareAnswers(),
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

const countsOf = (webhooks: WebhookWorker) => () => ({ ...webhooks.counts })

function makeWebhookWorker(context: AppContext, { kind }: Database, log: Logger, times: AppOptions['webhooks']) {
  const onError = (error: Error) => log.error({ error: loggable(error) }, 'webhooks')
  return new WebhookWorker(context, { ...times, isAlone: kind === 'embedded', onError })
}

function makeReadyStores(context: AppContext, indexes: IndexRegistry, log: Logger, catalogs: CatalogCache | undefined) {
  const { db, pushes, knowledge, assistant } = context
  return new ReadyStores({
    ...{ db, indexes, pushes },
    // A test makes what it needs when it needs it.
    prepareAnswers: async () => catalogs && prepareAnswers(assistant.understander),
    prepareMore: (storeId) => knowledge.prepare(storeId),
    onError: (error) => log.error({ error: loggable(error) }, 'a store could not be made ready ahead of need'),
    onDone: ({ stores, storesReady }) => {
      catalogs?.forgetAhead()
      log.info({ stores, storesReady }, 'stores are ready')
    },
  })
}

/** What the first answers need and the database does not know. */
async function prepareAnswers(understander: Understander): Promise<void> {
  prepareDetection()
  await understander.prepare()
  await understander.warmUp()
  prepareMentions()
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

/** The embedded database cannot be opened twice, so the command line asks the process that has it. */
async function openOperatorDoor(context: AppContext, database: Database): Promise<Server> {
  const door = database.door as NonNullable<Database['door']>
  const socketPath = join(door.folder, 'operator.sock')
  const server = await listenForOperator(context, socketPath)
  door.publish({ controlSocket: socketPath })
  return server
}
