import type { z } from 'zod'
import type { AppContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { ConflictError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { insertStore, type StoreRow } from './stores.queries.ts'
import { createStoreSchema, type Store } from './stores.schema.ts'

const MOST_SUFFIXES = 100

/**
 * Makes a store. Without a slug one is made from the name; a taken one gets -2, -3 and so on.
 * @param actor who makes it, for the audit log
 * @throws {ConflictError} when the wanted slug is taken
 */
export async function createStore(
  ctx: AppContext,
  raw: z.input<typeof createStoreSchema>,
  actor = 'operator',
): Promise<Store> {
  const input = parseInput(createStoreSchema, raw)
  const base = input.slug ?? slugOf(input.name)
  return inTransaction(ctx.db, async (trx) => {
    for (let suffix = 1; suffix <= (input.slug ? 1 : MOST_SUFFIXES); suffix++) {
      const slug = suffix === 1 ? base : `${base.slice(0, 59)}-${suffix}`
      const { name, currency, language } = input
      const store = { publicId: newId('store'), slug, name, currency: currency ?? 'USD', language: language ?? 'en' }
      const row = await insertStore(trx, store)
      if (!row) continue
      await recordAudit(trx, { storeId: row.id, actor }, 'store.created', row.public_id, { slug })
      return presentStore(row)
    }
    throw new ConflictError(`A store with the slug ${base} exists already.`)
  })
}

export function presentStore(row: StoreRow): Store {
  return {
    id: row.public_id,
    slug: row.slug,
    name: row.name,
    currency: row.currency,
    language: row.language,
    createdAt: row.created_at.toISOString(),
  }
}

function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|(?<!-)-+$/g, '')
  return slug === '' ? 'store' : slug
}
