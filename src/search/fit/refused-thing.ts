import type { StoreCatalog } from '../store-catalog.ts'
import { type WishedThing, wishedThing } from './wished-thing.ts'

/** So many of the best products for its name are looked at. */
const MOST_LOOKED = 20

/**
 * What a denied word names of what the shop sells, where that may stand for what is wished for: "no jackets" of "something warm", and "no parka"
 * of a jacket. "No zipper" of a jacket tells what that is to be like, though zippers are sold.
 * @param wished null where no thing is named
 */
export function refusedThing(
  word: string,
  wished: WishedThing | null,
  catalog: StoreCatalog,
  language: string,
): WishedThing | null {
  const refused = wishedThing(word, catalog, language)
  if (!refused?.isSold) return null
  const { index } = catalog
  const isBoth = () =>
    [...refused.names, ...refused.otherNames()].some((name) =>
      index.rank(index.parse(name), { limit: MOST_LOOKED, allow: () => true }).some(({ id }) => {
        const product = index.productById(id)
        return product && [refused, wished].every((thing) => thing?.grade(product).verdict === 'holds')
      }),
    )
  return wished === null || isBoth() ? refused : null
}
