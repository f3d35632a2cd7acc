import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { stripHtml } from '../analysis/strip-html.ts'
import type { SearchProduct } from '../search-product.ts'

/** The fields of a product as search weighs them, in the order of their numbers. */
export const fieldNames = ['title', 'vendor', 'category', 'tags', 'options', 'description'] as const
export type FieldName = (typeof fieldNames)[number]
export const titleField = 0
export const descriptionField = 5

const bits = [2, 1, 2, 2, 2, 4]
const shifts = bits.map((_, field) => bits.slice(0, field).reduce((sum, width) => sum + width, 0))
const largest = bits.map((width) => (1 << width) - 1)

/** All fields full. */
export const mostPacked = (1 << bits.reduce((sum, width) => sum + width, 0)) - 1

/** One more of a term in a field, capped at what the field's bits hold (title 3, description 15). */
export function addCount(packed: number, field: number): number {
  const shift = shifts[field] as number
  const most = largest[field] as number
  return ((packed >>> shift) & most) === most ? packed : packed + (1 << shift)
}

/** How often the term stands in the field. */
export const countIn = (packed: number, field: number): number =>
  (packed >>> (shifts[field] as number)) & (largest[field] as number)

/** Where the description's count starts: a value of at least this shifted is one found in the description. */
export const descriptionShift = shifts[descriptionField] as number

/** A lone variant called so has no name of its own. */
const namelessVariant = /^default( title)?$/i
/** Beyond this many variants the rest repeats sizes and colours. */
const maxVariants = 500

/** The text of each field, in the order of `fieldNames`. */
export function fieldTexts(product: SearchProduct): string[] {
  const options = new Set<string>()
  for (const variant of product.variants.slice(0, maxVariants)) {
    const values = Object.values(variant.options)
    for (const value of values) options.add(value)
    // The title of a variant is mostly its options again ("XS / Black").
    const title = variant.title
    if (title !== null && values.length === 0 && !namelessVariant.test(title)) options.add(title)
  }
  const { name, names, description } = textBounds
  return [
    boundedReading(stripHtml(product.title), name),
    boundedReading(product.vendor ?? '', name),
    boundedReading(product.category ?? '', name),
    boundedReading(product.tags.join(' | '), names),
    boundedReading([...options].join(' | '), names),
    product.description === null ? '' : boundedReading(stripHtml(product.description), description),
  ]
}
