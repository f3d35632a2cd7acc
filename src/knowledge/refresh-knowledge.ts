import { type AppContext, requireScope, type StoreContext } from '../context.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { BadRequestError } from '../errors.ts'
import { PageError } from './fetch/page-error.ts'
import { refreshKnowledgeJob } from './knowledge.jobs.ts'
import { findDomains, findSource, findSources, writeFailure } from './knowledge.queries.ts'
import { readAddress } from './read-address.ts'
import { UnreadableError } from './readers/document.ts'
import { saveSource } from './save-source.ts'

/** Has all pages that were added by their address read again, by a job each. */
export async function refreshKnowledge(ctx: StoreContext): Promise<{ queued: number }> {
  requireScope(ctx, 'write')
  const pages = (await findSources(ctx.db, ctx.storeId)).filter(({ kind }) => kind === 'url')
  await inTransaction(ctx.db, async (trx) => {
    for (const { id } of pages) {
      await ctx.queue.enqueue(trx, refreshKnowledgeJob, { storeId: ctx.storeId, sourceId: id })
    }
  })
  return { queued: pages.length }
}

/**
 * Reads one page again. One that cannot be read goes on answering from its former text, unless its server says that it is gone.
 * @throws {PageError} for the queue to try again, when the failure may pass
 */
export async function refreshPage(
  app: AppContext,
  { storeId, sourceId }: { storeId: number; sourceId: string },
): Promise<void> {
  const ctx: StoreContext = { ...app, storeId, currency: 'USD', scopes: ['admin'], actor: 'refresh' }
  const source = await findSource(ctx.db, storeId, sourceId)
  if (source?.kind !== 'url') return
  const domains = await findDomains(ctx.db, storeId)
  try {
    const page = await readAddress(ctx, {
      address: source.name,
      domains,
      title: source.title,
      language: source.language,
    })
    await saveSource(ctx, page, sourceId)
  } catch (error) {
    const why = reasonOf(error)
    if (why === undefined) throw error
    const isGone = error instanceof PageError && error.isGone
    await inTransaction(ctx.db, async (trx) => {
      const stamp = await takeStamps(trx, storeId, 'knowledge')
      await writeFailure(trx, storeId, sourceId, { error: why.slice(0, 500), isGone }, stamp)
    })
    if (error instanceof PageError && !isGone) throw error
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof PageError || error instanceof UnreadableError) return error.message
  return error instanceof BadRequestError ? error.issues[0]?.message : undefined
}
