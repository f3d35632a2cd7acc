import { createServer, type Server } from 'node:http'
import { createOwner, resetOwner } from '../accounts/make-owner.ts'
import { createKey } from '../api-keys/create-key.ts'
import { listKeys } from '../api-keys/list-keys.ts'
import { revokeKey } from '../api-keys/revoke-key.ts'
import { rotateKey } from '../api-keys/rotate-key.ts'
import { getAssistantSettings, setAssistantSettings } from '../assistant/assistant-settings.ts'
import { understandMessages } from '../assistant/understanding/understand-messages.ts'
import { listProductsNow } from '../catalog/list-products.ts'
import type { AppContext } from '../context.ts'
import { getOfficeHours, getTagRules, setOfficeHours, setTagRules } from '../conversations/conversation-settings.ts'
import { getConversation } from '../conversations/get-conversation.ts'
import { listConversations } from '../conversations/list-conversations.ts'
import { resolveConversation } from '../conversations/resolve-conversation.ts'
import { replyAsHuman, returnToAssistant, takeConversation } from '../conversations/take-conversation.ts'
import { fillForOperator } from '../demo/fill-demo.ts'
import { BadRequestError, type Issue, SpielError } from '../errors.ts'
import { chatAsOperator } from '../eval/chat/chat-as-operator.ts'
import { readAnswer } from '../eval/gate/read-claims.ts'
import { exportOwnSuite, noteEvalRun } from '../eval/own/own-suite.ts'
import { listEvents } from '../events/list-events.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { retryJob } from '../jobs/retry-job.ts'
import { addKnowledge } from '../knowledge/add-knowledge.ts'
import { findPassages } from '../knowledge/find-passages.ts'
import { listKnowledge, removeKnowledge } from '../knowledge/list-knowledge.ts'
import { refreshKnowledge } from '../knowledge/refresh-knowledge.ts'
import { getLeadRules, setLeadRules } from '../leads/lead-rules.ts'
import { setCommerce } from '../orders/set-commerce.ts'
import { connectPlatform } from '../platforms/connect-platform.ts'
import { disconnectPlatform } from '../platforms/disconnect-platform.ts'
import { getPlatform } from '../platforms/get-platform.ts'
import { syncPlatform } from '../platforms/sync-platform.ts'
import { listEmbeddingHealth } from '../search/embeddings/embedding-health.ts'
import { explainSearch } from '../search/explain-search.ts'
import { searchProducts } from '../search/search-products.ts'
import { getSearchSettings, setSearchSettings } from '../search/search-settings.ts'
import { createShopperSecret } from '../shopper-identity/create-shopper-secret.ts'
import { createStore } from '../stores/create-store.ts'
import { asOperatorOf, listStores } from '../stores/list-stores.ts'
import { updateStore } from '../stores/update-store.ts'
import { createEndpoint } from '../webhooks/create-endpoint.ts'
import { listDeliveries } from '../webhooks/list-deliveries.ts'
import { listEndpoints } from '../webhooks/list-endpoints.ts'
import { replayDeliveries } from '../webhooks/replay-deliveries.ts'
import { triggerEvent } from '../webhooks/trigger-event.ts'
import { deleteEndpoint, rotateSecret, updateEndpoint } from '../webhooks/update-endpoint.ts'
import { revokeWidgetKey, setWidgetKeyOrigins } from '../widget/change-widget-key.ts'
import { createWidgetKey, listWidgetKeys } from '../widget/create-widget-key.ts'
import { getDemoLink, renewDemoLink } from '../widget/demo-link.ts'
import { markTyping } from '../widget/open-conversation.ts'
import { getWidgetSettings, setWidgetSettings } from '../widget/widget-settings.ts'

type Input = Record<string, never>
type Command = (ctx: AppContext, input: Input) => Promise<unknown>

/** What the operator can do, whether a server runs or not. */
export const operatorCommands = {
  'owner.create': (ctx, input) => createOwner(ctx, input),
  'owner.reset': (ctx, input) => resetOwner(ctx, input),
  'store.create': (ctx, input) => createStore(ctx, input as never),
  'store.list': (ctx) => listStores(ctx),
  'store.update': async (ctx, { store, ...input }) => updateStore(await asOperatorOf(ctx, store ?? ''), input as never),
  'store.commerce': async (ctx, { store, ...input }) =>
    setCommerce(await asOperatorOf(ctx, store ?? ''), input as never),
  'shopper-secret.create': async (ctx, { store, ...input }) =>
    createShopperSecret(await asOperatorOf(ctx, store ?? ''), input as never),
  'key.create': async (ctx, { store, ...input }) => createKey(await asOperatorOf(ctx, store ?? ''), input as never),
  'key.list': async (ctx, { store }) => listKeys(await asOperatorOf(ctx, store ?? '')),
  'key.rotate': async (ctx, { store, ...input }) => rotateKey(await asOperatorOf(ctx, store ?? ''), input as never),
  'key.revoke': async (ctx, { store, ...input }) => revokeKey(await asOperatorOf(ctx, store ?? ''), input as never),
  'assistant.settings': async (ctx, { store }) => getAssistantSettings(await asOperatorOf(ctx, store ?? '')),
  'assistant.set': async (ctx, { store, ...given }) =>
    setAssistantSettings(await asOperatorOf(ctx, store ?? ''), given),
  'catalog.list': async (ctx, { store, ...input }) => listProductsNow(await asOperatorOf(ctx, store ?? ''), input),
  'search.query': async (ctx, { store, ...query }) => searchProducts(await asOperatorOf(ctx, store ?? ''), query),
  'search.status': (ctx, input) => listEmbeddingHealth(ctx, input),
  'search.explain': async (ctx, { store, ...query }) => explainSearch(await asOperatorOf(ctx, store ?? ''), query),
  'search.settings': async (ctx, { store }) => getSearchSettings(await asOperatorOf(ctx, store ?? '')),
  'search.set': async (ctx, { store, settings }) =>
    setSearchSettings(await asOperatorOf(ctx, store ?? ''), settings as never),
  'knowledge.add': async (ctx, { store, ...input }) => addKnowledge(await asOperatorOf(ctx, store ?? ''), input),
  'knowledge.list': async (ctx, { store }) => listKnowledge(await asOperatorOf(ctx, store ?? '')),
  'knowledge.remove': async (ctx, { store, ...input }) => removeKnowledge(await asOperatorOf(ctx, store ?? ''), input),
  'knowledge.refresh': async (ctx, { store }) => refreshKnowledge(await asOperatorOf(ctx, store ?? '')),
  'knowledge.search': async (ctx, { store, ...input }) =>
    findPassages(await asOperatorOf(ctx, store ?? ''), { ...(input as { question: never }), includeWeak: true }),
  'widget-key.create': async (ctx, { store, ...input }) =>
    createWidgetKey(await asOperatorOf(ctx, store ?? ''), input as never),
  'widget-key.list': async (ctx, { store }) => listWidgetKeys(await asOperatorOf(ctx, store ?? '')),
  'widget-key.revoke': async (ctx, { store, ...input }) =>
    revokeWidgetKey(await asOperatorOf(ctx, store ?? ''), input as never),
  'widget-key.set-origins': async (ctx, { store, ...input }) =>
    setWidgetKeyOrigins(await asOperatorOf(ctx, store ?? ''), input as never),
  'widget-settings.get': async (ctx, { store }) => getWidgetSettings(await asOperatorOf(ctx, store ?? '')),
  'widget-settings.set': async (ctx, { store, document }) =>
    setWidgetSettings(await asOperatorOf(ctx, store ?? ''), document),
  'conversation.list': async (ctx, { store, ...query }) =>
    listConversations(await asOperatorOf(ctx, store ?? ''), query),
  'conversation.show': async (ctx, { store, conversationId }) =>
    getConversation(await asOperatorOf(ctx, store ?? ''), conversationId ?? ''),
  'conversation.take': async (ctx, { store, ...input }) =>
    takeConversation(await asOperatorOf(ctx, store ?? ''), input as never),
  'conversation.typing': async (ctx, { store, ...input }) =>
    markTyping(await asOperatorOf(ctx, store ?? ''), input as never),
  'conversation.reply': async (ctx, { store, ...input }) =>
    replyAsHuman(await asOperatorOf(ctx, store ?? ''), input as never),
  'conversation.return': async (ctx, { store, ...input }) =>
    returnToAssistant(await asOperatorOf(ctx, store ?? ''), input as never),
  'conversation.close': async (ctx, { store, ...input }) =>
    resolveConversation(await asOperatorOf(ctx, store ?? ''), input as never),
  'demo.link': async (ctx, { renew }) => ({ link: await (renew ? renewDemoLink(ctx) : getDemoLink(ctx)) }),
  'demo.fill': (ctx, input) => fillForOperator(ctx, input as never),
  'lead-rules.get': async (ctx, { store }) => getLeadRules(await asOperatorOf(ctx, store ?? '')),
  'lead-rules.set': async (ctx, { store, document }) => setLeadRules(await asOperatorOf(ctx, store ?? ''), document),
  'office-hours.get': async (ctx, { store }) => getOfficeHours(await asOperatorOf(ctx, store ?? '')),
  'office-hours.set': async (ctx, { store, document }) =>
    setOfficeHours(await asOperatorOf(ctx, store ?? ''), document),
  'tag-rules.get': async (ctx, { store }) => getTagRules(await asOperatorOf(ctx, store ?? '')),
  'tag-rules.set': async (ctx, { store, document }) => setTagRules(await asOperatorOf(ctx, store ?? ''), document),
  'event.list': async (ctx, { store, ...query }) => listEvents(await asOperatorOf(ctx, store ?? ''), query),
  'webhook.list': async (ctx, { store }) => listEndpoints(await asOperatorOf(ctx, store ?? '')),
  'webhook.create': async (ctx, { store, ...input }) => createEndpoint(await asOperatorOf(ctx, store ?? ''), input),
  'webhook.update': async (ctx, { store, ...input }) => updateEndpoint(await asOperatorOf(ctx, store ?? ''), input),
  'webhook.delete': async (ctx, { store, ...input }) =>
    deleteEndpoint(await asOperatorOf(ctx, store ?? ''), input as never),
  'webhook.rotate': async (ctx, { store, ...input }) => rotateSecret(await asOperatorOf(ctx, store ?? ''), input),
  'webhook.deliveries': async (ctx, { store, ...query }) => listDeliveries(await asOperatorOf(ctx, store ?? ''), query),
  'webhook.replay': async (ctx, { store, ...input }) => replayDeliveries(await asOperatorOf(ctx, store ?? ''), input),
  'webhook.trigger': async (ctx, { store, ...input }) => triggerEvent(await asOperatorOf(ctx, store ?? ''), input),
  'platform.connect': async (ctx, { store, ...input }) =>
    connectPlatform(await asOperatorOf(ctx, store ?? ''), input as never),
  'platform.sync': async (ctx, { store }) => syncPlatform(await asOperatorOf(ctx, store ?? '')),
  'platform.status': async (ctx, { store }) => getPlatform(await asOperatorOf(ctx, store ?? '')),
  'platform.disconnect': async (ctx, { store, ...input }) =>
    disconnectPlatform(await asOperatorOf(ctx, store ?? ''), input as never),
  'jobs.list': (ctx, input) => listJobs(ctx, input),
  'jobs.retry': (ctx, input) => retryJob(ctx, input as never),
  'chat.turn': async (ctx, { store, ...input }) => chatAsOperator(await asOperatorOf(ctx, store ?? ''), input as never),
  'eval.own-suite': async (ctx, { store }) => exportOwnSuite(await asOperatorOf(ctx, store ?? '')),
  'eval.note-run': async (ctx, { store, ...run }) => noteEvalRun(await asOperatorOf(ctx, store ?? ''), run),
  'gate.read': async (ctx, { store, ...input }) => readAnswer(await asOperatorOf(ctx, store ?? ''), input as never),
  'assistant.understand': async (ctx, { store, ...input }) =>
    understandMessages(await asOperatorOf(ctx, store ?? ''), input),
} satisfies Record<string, Command>

export type OperatorCommand = keyof typeof operatorCommands

/** An operator's command that failed for a reason worth telling. */
export interface OperatorFailure {
  code: string
  message: string
  issues?: Issue[]
}

export type OperatorAnswer = { result: unknown } | { failure: OperatorFailure }

/** Runs a command here; expected failures are part of the answer. */
export async function runOperatorCommand(ctx: AppContext, name: string, input: unknown): Promise<OperatorAnswer> {
  const command = (operatorCommands as Record<string, Command>)[name]
  if (!command) return { failure: { code: 'unknown_command', message: `The running server knows no command ${name}` } }
  try {
    return { result: await command(ctx, input as Input) }
  } catch (error) {
    if (error instanceof BadRequestError) {
      const text = error.issues.map(({ path, message }) => `${path} ${message}`.trim()).join('; ')
      return { failure: { code: error.code, message: text, issues: error.issues } }
    }
    if (error instanceof SpielError) return { failure: { code: error.code, message: error.message } }
    throw error
  }
}

/**
 * The operator's door of a server on the embedded database, which no second process can open: a unix socket in a folder
 * that only this user can enter.
 */
export async function listenForOperator(ctx: AppContext, socketPath: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      // Decoded piece by piece as it comes: a file of 5 MiB at once would hold up everybody.
      let body = ''
      for await (const text of request.setEncoding('utf8')) body += text
      const { name, input } = JSON.parse(body)
      const answer = await runOperatorCommand(ctx, name, input)
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify(answer))
    } catch {
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, resolve)
  })
  return server
}
