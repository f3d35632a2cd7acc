import { wordsOfAll } from '../../language/packs.ts'
import { hasWord } from '../../language/text/has-word.ts'
import { type TextToken, tokenize, wordsIn } from '../../language/text/tokens.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { namesOfGoods } from '../things/goods-names.ts'
import { denialsIn } from './denied-and-meant.ts'
import { type WishedThing, wishedThing } from './wished-thing.ts'

/** Words that stand between a "not" and the goods that it refuses. */
const beforeGoods = new Set([
  ...wordsOfAll((pack) => pack.articles),
  ...wordsOfAll(({ dialogue }) => dialogue?.definite),
  ...wordsOfAll(({ negation }) => negation?.before),
])

/** So many of the best products for its name are looked at. */
const MOST_LOOKED = 20

/**
 * What a denied word names of what the shop sells, where that may stand for what is wished for: "no jackets" of "something warm", and "no parka"
 * of a jacket. "No zipper" of a jacket tells what that is to be like, though zippers are sold.
 * @param wished null where no thing is named
 */
function refusedThing(
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

/** What is refused of what the shop sells: "not worming tablets". */
export interface Refused {
  thing: WishedThing
  /** Folded, as it is said. */
  words: readonly string[]
  /** Where that stands in the text, from its "not" on. */
  start: number
  end: number
}

/**
 * The goods that a text refuses. What is called by several words is refused as that, and not as all that share the last; but where it is called as
 * what is wished for, the first word tells how that is not to be: "no wool rug" of rugs.
 * @param wished null where no thing is named
 */
export function refusedIn(
  text: string,
  wished: WishedThing | null,
  catalog: StoreCatalog,
  language: string,
): Refused[] {
  return denialsIn(text).flatMap(({ how, not, named, behind }): Refused[] => {
    const [first] = named
    if (how !== 'denied' || !first || isOfTitle([...not, first], catalog)) return []
    // "I have nothing to cook with"
    const between = wordsIn(text.slice(not.at(-1)?.end ?? 0, first.start))
    if (between.some((word) => !beforeGoods.has(word))) return []
    const [goods] = namesOfGoods(
      behind.map((token) => token.text),
      language.slice(0, 2),
    )
    const whole = goods?.[0] === 0 ? goods[1] : 0
    for (let count = Math.max(whole, named.length); count > 0; count--) {
      const own = behind.slice(0, count)
      if (count > named.length && count !== whole) continue
      // "No shorts lol"
      if (count > 1 && count !== whole && !isTold(own.at(-1)?.text ?? '', catalog)) continue
      const { end } = own.at(-1) ?? first
      const ofWish = count > 1 || isApart(text, end, wished) ? null : wished
      const thing = refusedThing(text.slice(first.start, end), ofWish, catalog, language)
      const words = own.map((token) => token.text)
      const isWhole = count === 1 || count === whole || thing?.roleOf(words.at(-1) ?? '')
      const isWished = count > 1 && thing?.names.some((one) => wished?.names.includes(one))
      if (!thing || !isWhole || isWished) continue
      const start = Math.min(first.start, not[0]?.start ?? first.start)
      return [{ thing: sortOf(thing, words, catalog), words, start, end: Math.max(end, not.at(-1)?.end ?? end) }]
    }
    return []
  })
}

/** Whether some product's texts have a word. */
const isTold = (word: string, { index }: StoreCatalog): boolean =>
  index.parse(word).groups.some((group) => index.knows(group))

/** More titles are not looked at. */
const MOST_TITLED = 50

/** "No pull harness", of a shop whose "No-Pull Harness" is called so, refuses no harness. */
function isOfTitle(words: readonly TextToken[], { index }: StoreCatalog): boolean {
  const [group] = index.parse(words.at(-1)?.text ?? '').groups
  const said = ` ${words.map(({ text }) => text).join(' ')} `
  const titled = group ? (index.titled(group, MOST_TITLED) ?? []) : []
  return titled.some(({ title }) => ` ${wordsIn(title).join(' ')} `.includes(said))
}

/** "Worming tablets" are no other tablets: what is refused has all of these words, and is called so. */
function sortOf(thing: WishedThing, words: readonly string[], { index }: StoreCatalog): WishedThing {
  const beside = words.filter((word) => !isOrdinaryWord(word) && !thing.names.some((one) => hasWord(one, word)))
  const { groups } = index.parse(beside.join(' '))
  const hasAll = (product: SearchProduct): boolean => {
    const document = index.documentOf(product.id) ?? -1
    return (
      groups.length === 0 || (index.findWords({ groups }, [document]).get(document) ?? []).every((one) => one !== null)
    )
  }
  return {
    ...thing,
    grade(product) {
      const own = thing.grade(product)
      const isSo = own.verdict === 'holds' || thing.names.some((name) => hasWord(product.title, name))
      return { ...own, verdict: isSo && hasAll(product) ? 'holds' : 'unknown' }
    },
  }
}

/** The goods that were refused by this name, where the shop sells them. */
export function refusedByName(name: string, catalog: StoreCatalog, language: string): WishedThing | null {
  const thing = wishedThing(name, catalog, language)
  return thing?.isSold ? sortOf(thing, wordsIn(name), catalog) : null
}

/** "No mirror, a wardrobe then": what is wished for is named behind a sign, apart from what is refused. */
function isApart(text: string, end: number, wished: WishedThing | null): boolean {
  if (wished === null) return false
  const isOfWish = (one: string) => tokenize(one).some((token) => wished.roleOf(token.text) === 'thing')
  const [own = '', ...behind] = text.slice(end).split(/[,;:.!?]/)
  return !isOfWish(text.slice(0, end)) && !isOfWish(own) && isOfWish(behind.join(' '))
}

/** A text with spaces in place of the goods that it refuses: they are not what it calls for. As long as the text. */
export function withoutRefused(text: string, catalog: StoreCatalog, language: string): string {
  return refusedIn(text, null, catalog, language).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
}
