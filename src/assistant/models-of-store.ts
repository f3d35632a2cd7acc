import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { StoreContext } from '../context.ts'
import { addUsage, findMonthCost } from './assistant.queries.ts'
import type { AssistantSettings } from './assistant.schema.ts'
import { createModel } from './models/create-model.ts'

/** Whose models, and what for: all that is needed of a context. */
export type ModelOwner = Pick<StoreContext, 'db' | 'storeId' | 'secrets' | 'assistant'>

/**
 * The models to ask, best first: the store's own, then the server's; none when a budget is spent.
 * @param spentTokens of the conversation, up to now
 */
export async function modelsFor(
  ctx: ModelOwner,
  { settings, llmKey }: { settings: AssistantSettings; llmKey: Buffer | null },
  spentTokens: number,
): Promise<LanguageModelV4[]> {
  const { budget, model, isModelOff } = settings
  if (isModelOff || spentTokens >= budget.tokensPerConversation) return []
  if (!model && !ctx.assistant.model) return []
  if (budget.moneyPerMonth !== null && (await findMonthCost(ctx.db, ctx.storeId)) >= budget.moneyPerMonth * 1e6)
    return []
  const models: LanguageModelV4[] = []
  if (model) {
    const key = llmKey ? ctx.secrets.open(llmKey, `llm-key:${ctx.storeId}`) : undefined
    models.push(createModel({ ...model, url: model.url, key }, ctx.assistant.fetch))
  }
  if (ctx.assistant.model) models.push(ctx.assistant.model)
  return models
}

/** What a turn's tokens cost at the owner's prices, in millionths of their currency of account. */
export const costOf = ({ budget }: AssistantSettings, { input, output }: { input: number; output: number }): number =>
  Math.ceil(input * budget.pricePerMillionInput + output * budget.pricePerMillionOutput)

/** Counts what models were given and gave, at the owner's prices, against the store's month. */
export async function countUsage(
  ctx: Pick<ModelOwner, 'db' | 'storeId'>,
  settings: AssistantSettings,
  { input, output }: { input: number; output: number },
): Promise<void> {
  if (input + output === 0) return
  await addUsage(ctx.db, ctx.storeId, { input, output, costMicros: costOf(settings, { input, output }) })
}
