import { requireScope, type StoreContext } from '../context.ts'
import { findMonthUsage } from './assistant.queries.ts'

/** What models of a store were given and gave this month. */
export interface ModelSpend {
  inputTokens: number
  outputTokens: number
  /** At the owner's prices, in the currency of the budget. */
  money: number
}

/** Since the first of the month, by the database's clock. */
export async function getModelSpend(ctx: StoreContext): Promise<ModelSpend> {
  requireScope(ctx, 'admin')
  const row = await findMonthUsage(ctx.db, ctx.storeId)
  return { inputTokens: row?.input ?? 0, outputTokens: row?.output ?? 0, money: (row?.cost ?? 0) / 1e6 }
}
