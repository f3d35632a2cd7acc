import { type AppContext, requireScope, type StoreContext } from '../../context.ts'
import { asOperatorOf, listStores } from '../../stores/list-stores.ts'
import { findGivenUp, findHealth } from './embedding-health.queries.ts'

/** How many given-up products are named one by one. */
const NAMED = 20

/** How the vectors of a store stand. Times are ISO 8601 in UTC; all counts are of products. */
export interface EmbeddingHealth {
  /** Id of the embedder this process is set to. */
  embedder: string
  /** Null while it has made no vector. */
  dimensions: number | null
  products: number
  /** Of these, with a vector of the embedder, if perhaps of an older text while they wait. */
  embedded: number
  /** In jobs that have not run yet, or run now. */
  waiting: number
  /** In jobs that failed and are tried again. */
  retrying: number
  /** Given up: the model refuses just these texts. Tried again when text or embedder changes. */
  failed: number
  oldestWaitingAt: string | null
  /** What went wrong last, be it over by now: compare with lastSuccessAt. */
  lastError: { at: string; code: string; message: string } | null
  lastSuccessAt: string | null
  /** The latest twenty of `failed`. */
  givenUp: { externalId: string; at: string; code: string; message: string }[]
}

/** How embedding goes in this store, as all processes see it. The message of an error is the model server's, without the key. */
export async function getEmbeddingHealth(ctx: StoreContext): Promise<EmbeddingHealth> {
  requireScope(ctx, 'admin')
  const { id, dimensions } = ctx.embedder
  const row = await findHealth(ctx.db, ctx.storeId, id)
  const givenUp = row.failed > 0 ? await findGivenUp(ctx.db, ctx.storeId, id, NAMED) : []
  const { last_error_at: at, last_error_code: code, last_error_message: message } = row
  return {
    embedder: id,
    dimensions: dimensions ?? row.dimensions,
    products: row.products,
    embedded: row.embedded,
    waiting: row.waiting,
    retrying: row.retrying,
    failed: row.failed,
    oldestWaitingAt: row.oldest_waiting_at?.toISOString() ?? null,
    lastError: at ? { at: at.toISOString(), code: code ?? '', message: message ?? '' } : null,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    givenUp: givenUp.map((one) => ({
      externalId: one.product_id,
      at: one.refused_at.toISOString(),
      code: one.code,
      message: one.message,
    })),
  }
}

/** For the operator: one entry a store, or only that of the store named. @throws {NotFoundError} for an unknown slug or id */
export async function listEmbeddingHealth(
  ctx: AppContext,
  { store }: { store?: string },
): Promise<(EmbeddingHealth & { store: string })[]> {
  const slugs = store ? [store] : (await listStores(ctx)).map(({ slug }) => slug)
  const healths: (EmbeddingHealth & { store: string })[] = []
  for (const slug of slugs) {
    healths.push({ store: slug, ...(await getEmbeddingHealth(await asOperatorOf(ctx, slug))) })
  }
  return healths
}
