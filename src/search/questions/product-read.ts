import { isSaidWord } from '../../language/said/said.ts'
import { plainOf } from '../../language/text/plain.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { SearchProduct } from '../search-product.ts'
import { optionsOf } from './read-options.ts'
import type { AskedClause, AskedUnit } from './read-question.ts'
import { readShopText, type ShopText, sentencesOf } from './shop-texts.ts'
import { statedIn } from './stated-in.ts'
import type { ProductOption } from './words-of-options.ts'

/** A product as it is held against a clause. */
export interface AskedProduct {
  product: SearchProduct
  options: ProductOption[]
  /** Title, category, tags, vendor. */
  fields: ShopText[]
  title: ShopText
  maker: ShopText
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
    ...{ product, options: optionsOf(variants, language), title: read(title), maker: read(vendor ?? '') },
    titleParts: title.split(partsOfTitle).flatMap((part) => (part.trim() === '' ? [] : read(part.trim()))),
    fields: [title, category ?? '', tags.join(', '), vendor ?? ''].map(read),
    sentences: sentencesOf(description ?? '', language),
  }
}

/** Whether a unit of a question only names the product: by its title, by who makes it, or by a word that only its page has. */
export function isNamedBy(unit: AskedUnit, clause: AskedClause, { title, maker, sentences }: AskedProduct): boolean {
  const names = isStrange(unit) ? [title, maker, ...sentences] : [title, maker]
  return names.some((name) => statedIn(name, unit, { ...clause, asksIncluded: false }) === 'holds')
}

/** A word that is said of nothing else names a thing, its maker or what it belongs to, wherever its page has it. */
const isStrange = ({ facts, quality, surface }: AskedUnit): boolean =>
  facts.length === 0 && quality === null && !isSaidWord(plainOf(surface))
