import type { AppContext } from '../context.ts'
import { type Db, inTransaction } from '../db/transaction.ts'
import {
  type Counts,
  counted,
  countRows,
  findDirtyQuarters,
  findLag,
  findUncounted,
  lockProgress,
  recount,
  type Span,
  shortenLag,
  sumCounts,
  writeProgress,
} from './counts.queries.ts'

const QUARTER_MS = 15 * 60_000
/** Quarters counted in one statement, and conversations in one transaction. */
const BATCH = 500
const CONVERSATIONS_AT_ONCE = 20_000

/**
 * Brings what is counted of a store up to what is in its rows, from the stamps up to which it was counted. The first time all of it,
 * which takes some seconds for 100,000 conversations; after that what changed since.
 */
export async function countUp(db: Db, storeId: number): Promise<void> {
  while ((await findLag(db, storeId)) !== undefined) await countStep(db, storeId)
}

async function countStep(db: Db, storeId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockProgress(trx, storeId)
    // Another may have counted while this one waited.
    const whole = await findLag(trx, storeId)
    if (!whole) return
    const lag = await shortenLag(trx, storeId, whole, CONVERSATIONS_AT_ONCE)
    const quarters = await findDirtyQuarters(trx, storeId, lag)
    for (let at = 0; at < quarters.length; at += BATCH) await recount(trx, storeId, quarters.slice(at, at + BATCH))
    await writeProgress(trx, storeId, lag)
  })
}

/** For all stores in which something happened: the overview of none of them has to wait for it. */
export async function countUpAll({ db }: Pick<AppContext, 'db'>): Promise<void> {
  for (const storeId of await findUncounted(db)) await countUp(db, storeId)
}

const floor = (at: Date) => new Date(Math.floor(at.getTime() / QUARTER_MS) * QUARTER_MS)
const ceil = (at: Date) => new Date(Math.ceil(at.getTime() / QUARTER_MS) * QUARTER_MS)

/** The part of a span that is made of whole quarters of an hour. */
export function wholeQuarters({ from, to }: Span): Span {
  const first = ceil(from)
  const last = floor(to)
  return { from: first, to: last < first ? first : last }
}

/** What there is in a span: whole quarters as they were counted, the rest from the rows. Count up before. */
export async function countSpan(db: Db, storeId: number, span: Span): Promise<Counts> {
  const whole = wholeQuarters(span)
  const isInside = whole.from < whole.to
  const edges = isInside
    ? [
        { from: span.from, to: whole.from },
        { from: whole.to, to: span.to },
      ]
    : [span]
  const parts = [...(await countRows(db, storeId, edges)), ...(isInside ? [await sumCounts(db, storeId, whole)] : [])]
  const sum = (name: keyof Counts) => parts.reduce((total, part) => total + part[name], 0)
  return Object.fromEntries(counted.map((name) => [name, sum(name)])) as Counts
}
