import { endOfNegation } from '../../language/negation.ts'
import { type TextToken, tokenize } from '../../language/tokens.ts'
import { type ConstraintFilters, compileFilters } from '../constraints/filters.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { isNoun } from '../things/is-noun.ts'
import { endsInNoun, isStory, type WordPart, type WordParts } from '../word-parts.ts'
import { type WishedThing, wishedThing } from './wished-thing.ts'

/** What the learned reading says of a noun weighs as much as this, beside how well its goods answer to the whole message, 0..1. */
const weights: Readonly<Record<WordPart, number>> = {
  ...{ thing: 1, perhaps: 1, value: 0.7, use: 0.4, aside: 0.4, filler: 0.3, not: -1 },
}
/** What twice as many goods are worth: a shop's own trade is meant rather than what it has one of. */
const OF_TWICE = 0.15
/** More nouns of a message are not looked at. */
const MOST_NOUNS = 12
/** The best by all words of the message are looked at, and so many of each thing. */
const MOST_RANKED = 100
const MOST_OF_THING = 20

/** What is known of a message besides its words. */
interface Told {
  parts: WordParts
  /** What must hold, of which the price rules a thing out. */
  filters: ConstraintFilters
  language: string
}

/** How many of its goods hold a limit of the price that was told. */
function countPayable(thing: WishedThing, { priceMin, priceMax }: ConstraintFilters, { index }: StoreCatalog): number {
  const fits = compileFilters({
    ...(priceMin === undefined ? {} : { priceMin }),
    ...(priceMax === undefined ? {} : { priceMax }),
  })
  const found = new Set<string>()
  for (const name of [...thing.names, ...thing.otherNames()]) {
    const allow = (at: number) => {
      const product = index.product(at)
      return product !== null && fits(product) !== null
    }
    for (const { id } of index.rank(index.parse(name), { limit: MOST_OF_THING, allow })) {
      const product = index.productById(id)
      if (product && thing.grade(product).verdict === 'holds') found.add(id)
    }
  }
  return found.size
}

/**
 * Of the nouns of a story the one whose goods the shop has, for the price that was told, and that answer best to all of it: "my mum dropped her phone
 * in the sink, something not over 200?", "wedding in 3 weeks, my nephew is the ring bearer, need a tiny suit".
 * @param read the thing as it was read from the words alone; it stands where no other is better
 */
export function thingOfStory(
  text: string,
  read: WishedThing | null,
  catalog: StoreCatalog,
  { parts, filters, language }: Told,
): WishedThing | null {
  if (!isStory(parts) || read === null) return read
  const { index } = catalog
  const ranked = index.rank(index.parse(text), { limit: MOST_RANKED, allow: () => true })
  const most = ranked[0]?.score ?? 0
  const worthOf = (thing: WishedThing, weight: number) => {
    const count = thing.isSold ? countPayable(thing, filters, catalog) : 0
    if (count === 0) return []
    const best = ranked.find(({ id }) => {
      const product = index.productById(id)
      return product !== undefined && product !== null && thing.grade(product).verdict === 'holds'
    })
    return { thing, worth: weight + (best ? best.score / most : 0) + OF_TWICE * Math.log2(1 + count) }
  }
  const nouns = nounsIn(tokenize(text)).filter((word) => read.roleOf(word) === null)
  const thingsOf = (holds: (part: WordPart) => boolean) =>
    nouns.flatMap((word) => {
      const part = parts[word] ?? 'aside'
      const thing = holds(part) ? wishedThing(word, catalog, language) : null
      return thing ? worthOf(thing, weights[part]) : []
    })
  const own = worthOf(read, read.isOnly((word) => parts[word] !== 'thing') ? weights.aside : weights.thing)
  const wished = [own, thingsOf((part) => part === 'thing')].flat()
  // Beside what is not sold only what is wished for as well is meant: "the wall of our house" wants no house.
  const things = wished.length > 0 || !read.isSold ? wished : thingsOf((part) => weights[part] > 0)
  return things.toSorted((a, b) => b.worth - a.worth)[0]?.thing ?? read
}

/** Right behind a "not" it is none, as in "can't stand", or not wished for. */
const nounsIn = (tokens: readonly TextToken[]): string[] =>
  tokens
    .filter(({ text }, at) => (isNoun(text) || endsInNoun(text)) && (at === 0 || endOfNegation(tokens, at - 1) !== at))
    .map(({ text }) => text)
    .slice(0, MOST_NOUNS)
