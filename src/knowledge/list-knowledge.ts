import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { deleteSource, findDomains, findSources } from './knowledge.queries.ts'
import { type KnowledgeSource, removeKnowledgeSchema } from './knowledge.schema.ts'
import { presentSource } from './present-source.ts'

/** All sources of the store, oldest first, and the domains that pages may be read from. */
export async function listKnowledge(ctx: StoreContext): Promise<{ sources: KnowledgeSource[]; domains: string[] }> {
  requireScope(ctx, 'read')
  const sources = await findSources(ctx.db, ctx.storeId)
  return { sources: sources.map(presentSource), domains: await findDomains(ctx.db, ctx.storeId) }
}

/**
 * Forgets a source: no answer after this call uses it.
 * @throws {NotFoundError}
 */
export async function removeKnowledge(ctx: StoreContext, raw: unknown): Promise<{ id: string }> {
  requireScope(ctx, 'write')
  const { id } = parseInput(removeKnowledgeSchema, raw)
  await inTransaction(ctx.db, async (trx) => {
    await takeStamps(trx, ctx.storeId, 'knowledge')
    if (!(await deleteSource(trx, ctx.storeId, id))) throw new NotFoundError(`There is no source ${id} in this store`)
    await recordAudit(trx, ctx, 'knowledge.removed', id, {})
  })
  return { id }
}
