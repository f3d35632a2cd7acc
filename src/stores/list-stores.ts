import type { AppContext, StoreContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { presentStore } from './create-store.ts'
import { findStore, findStores } from './stores.queries.ts'
import type { Store } from './stores.schema.ts'

export async function listStores(ctx: AppContext): Promise<Store[]> {
  return (await findStores(ctx.db)).map(presentStore)
}

/**
 * The operator acting in one store, with all scopes.
 * @throws {NotFoundError} for an unknown slug or id
 */
export async function asOperatorOf(ctx: AppContext, slugOrId: string): Promise<StoreContext> {
  const row = await findStore(ctx.db, slugOrId)
  if (!row) throw new NotFoundError(`There is no store ${slugOrId}; see: spiel store list`)
  return { ...ctx, storeId: row.id, currency: row.currency, scopes: ['admin'], actor: 'operator' }
}
