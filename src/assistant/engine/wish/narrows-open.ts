import { cutAround } from '../../../language/text/cut-phrases.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { readWish } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import type { EngineTurn } from '../engine-turn.ts'

/** More words are a wish by themselves. */
const MOST_NARROWING = 3
/** The best by those words are looked at. */
const MOST_RANKED = 20

/** Whether a few words name some of what is looked for, "memory foam" behind slippers, and no other thing. */
export function narrowsOpen(
  { clause, scope: { catalog }, language }: EngineTurn,
  { products, fit }: SearchResult,
): boolean {
  const { before, wish, reference, text } = clause
  const { search: open } = before
  if (!open || open.isEmpty || open.isGift || open.several || reference.isRestart || !wish.thing) return false
  const words = tokenize(text).filter(({ kind }) => kind === 'word')
  if (cutAround(text) !== text || words.length > MOST_NARROWING) return false
  const { thing, isThing } = readWish(open.query, catalog, language, { parts: open.parts })
  if (!thing || thing.names.some((name) => wish.thing?.names.includes(name))) return false
  const { index } = catalog
  const termsOf = (part: string) => index.analyzer.analyze(part).map(({ term }) => term)
  const hasAll = ({ title }: SearchProduct, part: string) =>
    termsOf(part).every((term) => termsOf(title).includes(term))
  // An iPhone is a phone, but not called one.
  const isOpen = (product: SearchProduct) => isThing(product) && thing.names.some((name) => hasAll(product, name))
  const productsOf = (ids: readonly { id: string }[]) => ids.flatMap(({ id }) => index.productById(id) ?? [])
  if (fit === 'exact') return productsOf(products).every(isOpen)
  // Where nothing is a memory foam, slippers may have it in their title.
  const ranked = index.rank(index.parse(`${text} ${open.query}`), { limit: MOST_RANKED, allow: () => true })
  return productsOf(ranked).some((product) => hasAll(product, text) && isOpen(product))
}
