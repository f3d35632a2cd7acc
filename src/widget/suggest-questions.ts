import { getProductNow, getProductsNow, type ProductNow } from '../catalog/get-product.ts'
import { searchProducts } from '../search/search-products.ts'
import { factsIn } from '../shared/lay-out-text.ts'
import type { Reader } from './widget-settings.ts'
import { languageOf, wordsIn } from './words.ts'

const MOST = 3
const POPULAR = 12
const LONGEST_NAME = 40

type Asked = Pick<Reader, 'ctx' | 'locale' | 'storeLanguage'>

/** Three questions to begin with, made of what the store sells; on a product's page, of that product. */
export async function suggestQuestions(asked: Asked, productId: string | undefined): Promise<string[]> {
  const product = productId === undefined ? null : await getProductNow(asked.ctx, productId)
  return (product ? aboutProduct(asked, product) : await aboutCatalog(asked)).slice(0, MOST)
}

function aboutProduct({ locale, storeLanguage }: Asked, product: ProductNow): string[] {
  const words = wordsIn(languageOf(locale, storeLanguage)).questions
  const values = new Set(product.variants.flatMap(({ options }) => Object.values(options)))
  const [fact] = factsIn(product.description)
  // Names of facts are in the catalog's language: in another they would read oddly.
  const isSameLanguage = languageOf(locale, storeLanguage) === languageOf(storeLanguage)
  return [
    words.inStock,
    ...(fact && isSameLanguage && fact.name.length < LONGEST_NAME ? [words.fact(fact.name.toLowerCase())] : []),
    ...(values.size > 1 ? [words.otherOptions] : []),
    words.shipping,
  ]
}

async function aboutCatalog({ ctx, locale, storeLanguage }: Asked): Promise<string[]> {
  const words = wordsIn(languageOf(locale, storeLanguage)).questions
  const { data } = await searchProducts(ctx, { in_stock: 'true', limit: String(POPULAR) })
  const products = await getProductsNow(
    ctx,
    data.map(({ externalId }) => externalId),
  )
  const shelves = [...new Set(products.flatMap(({ category }) => category?.split('>').at(-1)?.trim() || []))]
  return [
    ...shelves
      .filter((name) => name.length < LONGEST_NAME)
      .slice(0, 1)
      .map((name) => words.show(name)),
    words.order,
    words.shipping,
    words.person,
  ]
}
