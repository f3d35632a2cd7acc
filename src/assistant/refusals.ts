import { audienceIn } from '../language/readers/read-audience.ts'
import { wordsIn } from '../language/text/tokens.ts'
import { refusedByName } from '../search/fit/refused-thing.ts'
import { type WishedThing, wishedThing } from '../search/fit/wished-thing.ts'
import { isOrdinaryWord } from '../search/index/meant-words.ts'
import { readWish } from '../search/read-wish.ts'
import type { SearchProduct } from '../search/search-product.ts'
import type { StoreCatalog } from '../search/store-catalog.ts'
import type { DialogueState, Refusals } from './dialogue-state.ts'
import type { Understanding } from './understanding/understanding.ts'

/** What was turned down longest ago may be offered again. */
const MOST_REFUSED = 20
const none: Refusals = { products: [], kinds: [] }

type Said = Pick<Understanding, 'turnedDown' | 'text' | 'language'>

/**
 * Keeps what a message turns down. What it asks for by name is refused no more; an open wish for what is refused keeps for whom and at what price
 * that was: "stabilisers for my son", "no not the stabilisers".
 */
export function noteRefused(state: DialogueState, said: Said, catalog: StoreCatalog): void {
  const { turnedDown, language } = said
  const { products, kinds } = state.refused ?? none
  const thingOf = (kind: string) => wishedThing(kind, catalog, language)
  const asked = turnedDown.isAll ? null : readWish(said.text, catalog, language).thing
  const isAsked = (id: string) => !turnedDown.isAll && isNamedIn(said.text, catalog.index.productById(id))
  const still = {
    products: products.filter((id) => !isAsked(id)),
    kinds: kinds.filter((kind) => !isSame(asked, thingOf(kind))),
  }
  state.refused = {
    products: latest(still.products, turnedDown.products),
    kinds: latest(still.kinds, turnedDown.kinds),
  }
  state.picked = state.picked?.filter(({ id }) => !turnedDown.products.includes(id))
  const { search } = state
  if (!search || turnedDown.kinds.length === 0) return
  const open = readWish(search.query, catalog, language, { parts: search.parts }).thing
  if (!turnedDown.kinds.some((kind) => isSame(open, thingOf(kind)))) return
  const { priceMin, priceMax } = search.wishes
  const wishes = { ...(priceMin === undefined ? {} : { priceMin }), ...(priceMax === undefined ? {} : { priceMax }) }
  state.search = { ...search, query: audienceIn(search.query), wishes }
}

const latest = (former: readonly string[], now: readonly string[]): string[] =>
  [...new Set([...former, ...now])].slice(-MOST_REFUSED)

const isSame = (one: WishedThing | null, other: WishedThing | null): boolean =>
  one !== null && other !== null && one.names.some((name) => other.names.includes(name))

/** Words of a title that name its product. */
const LEAST_NAMED = 2
const LEAST_SHARE = 0.5

/** Whether a text has most words of a product's title. */
function isNamedIn(text: string, product: SearchProduct | null): boolean {
  const words = wordsIn(product?.title ?? '').filter((word) => !isOrdinaryWord(word))
  const said = new Set(wordsIn(text))
  const count = words.filter((word) => said.has(word)).length
  return count >= Math.min(LEAST_NAMED, words.length) && count >= words.length * LEAST_SHARE
}

/** Whether a product was turned down, by itself or as one of its kind. @param thing what is looked for */
export function isRefused(
  product: SearchProduct,
  { products, kinds }: Refusals = none,
  { catalog, language, thing }: { catalog: StoreCatalog; language: string; thing: WishedThing | null },
): boolean {
  if (products.includes(product.id)) return true
  return kinds.some((kind) => {
    if (refusedByName(kind, catalog, language)?.grade(product).verdict !== 'holds') return false
    // "A toy", behind "no treats", may be a treat toy.
    const isItself = wishedThing(kind, catalog, language)?.grade(product).verdict === 'holds'
    return isItself || thing?.grade(product).verdict !== 'holds'
  })
}
