import type { StoreCatalog } from '../store-catalog.ts'
import type { Thing } from './read-thing.ts'

/** Whether no product of the catalog is called by the names of all of these: "salt" and "pepper" of one that is both. */
export function areNeverOne(things: readonly Thing[], catalog: StoreCatalog): boolean {
  const { index } = catalog
  const both = index.rank(index.parse(things.map(nameOf).join(' ')), { limit: LOOKED_AT, allow: () => true })
  const products = both.flatMap(({ id }) => index.productById(id) ?? [])
  return !products.some((product) => things.every((thing) => isNamedBy(product.title, thing, catalog)))
}

/** The best by the names of all things together: one that is both is among them. */
const LOOKED_AT = 20

function isNamedBy(title: string, thing: Thing, { index }: StoreCatalog): boolean {
  const terms = new Set(index.analyzer.analyze(title).map(({ term }) => term))
  return index.analyzer.analyze(nameOf(thing)).every(({ term }) => terms.has(term))
}

/** "Jeans". */
export const isPlural = (thing: Thing): boolean => !thing.name.endsWith(nameOf(thing).split(' ').at(-1) ?? '')

/** What a thing is called, in the shopper's words. */
export const nameOf = ({ words }: Thing): string =>
  words.flatMap(({ role, text }) => (role === 'thing' ? [text] : [])).join(' ')
