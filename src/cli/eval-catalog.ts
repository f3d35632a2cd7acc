import { productInputSchema } from '../catalog/catalog.schema.ts'
import { readFeed } from '../feeds/read-feed.ts'
import { productOfInput } from '../search/product-of-input.ts'
import type { SearchProduct } from '../search/search-product.ts'
import { CommandError } from './operator.ts'

/**
 * The products of a file in any format that `spiel push` reads; what could not be pushed is left out.
 * @throws {CommandError} when nothing is left
 */
export async function readCatalogFile(file: string): Promise<SearchProduct[]> {
  const feed = await readFeed({ path: file }, { kind: 'products' })
  const products: SearchProduct[] = []
  for await (const entry of feed.items) {
    const parsed = 'problem' in entry ? undefined : productInputSchema.safeParse(entry.item)
    if (parsed?.success) products.push(productOfInput(parsed.data))
  }
  if (products.length === 0) throw new CommandError('bad_request', `${file} holds no product that could be read`)
  return products
}
