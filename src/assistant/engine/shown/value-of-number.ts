import { audienceIn } from '../../../language/readers/read-audience.ts'
import { kindOfName } from '../../../language/text/families.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { SearchInput } from '../../tools/find-one.ts'
import type { Clause } from '../clause.ts'

/** A number by itself changes the number that was wished for last: a size where the shop has it, else the highest price. */
export function valueOfNumber({ shown, before: { search: open } }: Clause, number: number): Partial<SearchInput> {
  const isOwn = shown.some(({ variants }) => variants.some(({ options }) => isSize(options, number)))
  const sizes = open?.wishes.options?.size ?? []
  if (isOwn || sizes.some((size) => /^\d/.test(size))) return { size: String(number) }
  if (open?.wishes.priceMin !== undefined && open.wishes.priceMax === undefined) return { price_min: number }
  return { price_max: number }
}

/** Whether a product's title or shelf tells whom it is for. */
export const isTold = (product: SearchProduct | null): boolean =>
  audienceIn(`${product?.category ?? ''} ${product?.title ?? ''}`) !== ''

const isSize = (options: Readonly<Record<string, string>>, number: number): boolean =>
  Object.entries(options).some(([name, value]) => kindOfName(name)?.kind === 'size' && value === String(number))
