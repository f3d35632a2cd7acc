import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { SearchProduct } from '../search-product.ts'
import { optionsOf, type ProductOption } from './read-options.ts'
import { readShopText, type ShopText, sentencesOf } from './shop-texts.ts'

/** A product as it is held against a clause. */
export interface AskedProduct {
  product: SearchProduct
  options: ProductOption[]
  /** Title, category, tags, vendor. */
  fields: ShopText[]
  title: ShopText
  /** The title cut where it goes on to something else. */
  titleParts: ShopText[]
  sentences: ShopText[]
}

/** Where a title goes on to something else: "Board Game | Ages 8+". */
const partsOfTitle = /\s[|–-]\s|[|;,]/

/** Reads a product, ready to be held against questions. */
export function askedProductOf(product: SearchProduct, language: string): AskedProduct {
  const { title, category, tags, vendor, description, variants } = product
  const read = (text: string): ShopText => readShopText(boundedReading(text, textBounds.name), language)
  return {
    ...{ product, options: optionsOf(variants, language), title: read(title) },
    titleParts: title.split(partsOfTitle).flatMap((part) => (part.trim() === '' ? [] : read(part.trim()))),
    fields: [title, category ?? '', tags.join(', '), vendor ?? ''].map(read),
    sentences: sentencesOf(description ?? '', language),
  }
}
