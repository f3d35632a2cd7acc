import type { StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { BadRequestError } from '../errors.ts'
import { detectLanguage } from '../shared/detect-language.ts'
import { contentHash } from '../shared/hash.ts'
import { newId } from '../shared/random.ts'
import type { Chunk, Passages } from './chunk-document.ts'
import { cleanText } from './clean-text.ts'
import {
  addDomains,
  countOthers,
  findSource,
  findSourceByName,
  writeSource,
  writeStillSo,
} from './knowledge.queries.ts'
import { type KnowledgeSource, MAX_SOURCES, MAX_STORE_CHUNKS } from './knowledge.schema.ts'
import { presentSource } from './present-source.ts'

/** A source that was read: what it is and what it says. */
export interface ReadSource {
  kind: KnowledgeSource['kind']
  name: string
  title: string
  url: string | null
  language: string | null
  chunks: Chunk[]
  /** To be remembered as the store's own. */
  domains?: string[]
}

export interface SavedSource extends KnowledgeSource {
  outcome: 'added' | 'changed' | 'unchanged'
  /** It had more text than is kept. */
  isCut: boolean
}

/** What to save of the passages of a document, with the language it is in when that is not given. */
export function toSource(
  { title: own, chunks, isCut }: Passages,
  given: {
    kind: ReadSource['kind']
    name: string
    title?: string | undefined
    url?: string | null
    language?: string | null | undefined
  },
): ReadSource & { isCut: boolean } {
  const title = cleanText(given.title ?? own ?? given.name)
    .replaceAll('\n', ' ')
    .slice(0, 200)
    .toWellFormed()
  const language = given.language ?? languageOf(chunks)
  return {
    kind: given.kind,
    name: given.name,
    title: title || given.name,
    url: given.url ?? null,
    language,
    chunks,
    isCut,
  }
}

/** ISO 639-1; null when there is too little text to tell. */
function languageOf(chunks: Chunk[]): string | null {
  const sample = chunks
    .slice(0, 20)
    .map(({ heading, text }) => `${heading} ${text}`)
    .join(' ')
    .slice(0, 4000)
  return sample.length < 200 ? null : detectLanguage(sample) || null
}

/**
 * Writes a source, in place of the one with the same name.
 * @throws {BadRequestError} when it or the store has too much or nothing
 */
export function saveSource(ctx: StoreContext, source: ReadSource & { isCut: boolean }): Promise<SavedSource>
/** @param knownId writes only over this source: undefined when it was removed meanwhile */
export function saveSource(
  ctx: StoreContext,
  source: ReadSource & { isCut: boolean },
  knownId: string,
): Promise<SavedSource | undefined>
export async function saveSource(
  ctx: StoreContext,
  source: ReadSource & { isCut: boolean },
  knownId?: string,
): Promise<SavedSource | undefined> {
  const { isCut, domains = [], ...content } = source
  if (content.chunks.length === 0) throw refusal('has no text to answer from')
  const hash = contentHash(content)
  return inTransaction(ctx.db, async (trx) => {
    if (domains.length > 0) await addDomains(trx, ctx.storeId, domains)
    // The clock is held from here on, so that of two that add the same name the second finds the first.
    const stamp = await takeStamps(trx, ctx.storeId, 'knowledge')
    const kinds = content.kind === 'file' || content.kind === 'page' ? ['file', 'page'] : [content.kind]
    const former = await findSourceByName(trx, ctx.storeId, kinds, content.name)
    if (knownId !== undefined && former?.id !== knownId) return undefined
    if (former?.content_hash.equals(hash)) {
      await writeStillSo(trx, ctx.storeId, former.id, stamp)
      const row = (await findSource(trx, ctx.storeId, former.id)) ?? former
      return { ...presentSource(row), outcome: 'unchanged' as const, isCut }
    }
    const id = former?.id ?? newId('know')
    const others = await countOthers(trx, ctx.storeId, id)
    if (others.sources >= MAX_SOURCES) throw refusal(`would be one more than the ${MAX_SOURCES} sources of a store`)
    if (others.chunks + content.chunks.length > MAX_STORE_CHUNKS) {
      throw refusal(`would make more than ${MAX_STORE_CHUNKS} passages in the store`)
    }
    const row = await writeSource(trx, ctx.storeId, { id, ...content, contentHash: hash }, stamp)
    await recordAudit(trx, ctx, former ? 'knowledge.changed' : 'knowledge.added', id, {
      kind: row.kind,
      name: row.name,
    })
    return { ...presentSource(row), outcome: former ? ('changed' as const) : ('added' as const), isCut }
  })
}

export const refusal = (message: string, path = '') => new BadRequestError([{ path, code: 'invalid', message }])
