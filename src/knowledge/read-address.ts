import type { StoreContext } from '../context.ts'
import { toSource } from './save-source.ts'

/**
 * Fetches and reads a page of the store's domains.
 * @throws {PageError | UnreadableError}
 */
export async function readAddress(
  ctx: StoreContext,
  page: { address: string; domains: string[]; title?: string | undefined; language?: string | null | undefined },
) {
  const { format, bytes } = await ctx.knowledge.fetchPage(ctx.storeId, page.address, page.domains)
  const passages = await ctx.knowledge.reader.readPassages(format, bytes)
  const { address, title, language } = page
  return toSource(passages, { kind: 'url', name: address, title, url: address, language })
}
