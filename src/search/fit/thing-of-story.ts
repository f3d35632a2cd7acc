import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { endOfDenial } from '../../language/readers/negation.ts'
import { isPurposeWord } from '../../language/readers/purpose.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { type ConstraintFilters, compileFilters } from '../constraints/filters.ts'
import { oncePerText } from '../once-per-text.ts'
import type { SearchProduct } from '../search-product.ts'
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
/** What it is worth that some have the options that were told, and what it costs to be said behind "for" or "with". */
const OF_OPTIONS = 0.5
const OF_PURPOSE = 0.5
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

/** The best for a name of those that hold some filters. */
const bestOf = oncePerText((name: string, { index }, filters: ConstraintFilters): SearchProduct[] => {
  const fits = compileFilters(filters)
  const allow = (at: number) => {
    const product = index.product(at)
    return product !== null && fits(product) !== null
  }
  return index.rank(index.parse(name), { limit: MOST_OF_THING, allow }).flatMap(({ id }) => index.productById(id) ?? [])
})

/** How many of its goods hold these filters. */
function countOf(thing: WishedThing, filters: ConstraintFilters, catalog: StoreCatalog): number {
  const found = [...thing.names, ...thing.otherNames()].flatMap((name) => bestOf(name, catalog, filters))
  return new Set(found.filter((product) => thing.grade(product).verdict === 'holds')).size
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
  const tokens = tokenize(text)
  const ranked = index.rank(index.parse(text), { limit: MOST_RANKED, allow: () => true })
  const most = ranked[0]?.score ?? 0
  const worthOf = (thing: WishedThing, weight: number) => {
    const count = thing.isSold ? countOf(thing, ofPrice(filters), catalog) : 0
    if (count === 0) return []
    const isFitting = filters.options !== undefined && countOf(thing, { options: filters.options }, catalog) > 0
    const best = ranked.find(({ id }) => {
      const product = index.productById(id)
      return product !== undefined && product !== null && thing.grade(product).verdict === 'holds'
    })
    const isBehind = tokens.some(({ text: word }, at) => thing.roleOf(word) === 'thing' && isBehindPurpose(tokens, at))
    // "A pizza oven for the garden", which is not sold, is no garden.
    if (isBehind && !read.isSold) return []
    const told = weight + (isFitting ? OF_OPTIONS : 0) - (isBehind ? OF_PURPOSE : 0)
    return { thing, worth: told + (best ? best.score / most : 0) + OF_TWICE * Math.log2(1 + count) }
  }
  const nouns = nounsIn(tokens).filter((word) => read.roleOf(word) !== 'thing')
  const thingsOf = (holds: (part: WordPart) => boolean) =>
    nouns.flatMap((word) => {
      const part = parts[word] ?? 'aside'
      const thing = holds(part) ? wishedThing(word, catalog, language) : null
      return thing ? worthOf(thing, weights[part]) : []
    })
  const isRefused = tokens.some(({ text: word }, at) => read.roleOf(word) === 'thing' && isDenied(tokens, at))
  const partOwn = isRefused ? 'not' : read.isOnly((word) => parts[word] !== 'thing') ? 'aside' : 'thing'
  const own = worthOf(read, weights[partOwn])
  const wished = [own, thingsOf((part) => part === 'thing')].flat()
  // Beside what is not sold only what is wished for as well is meant: "the wall of our house" wants no house.
  const things = wished.length > 0 || !read.isSold ? wished : thingsOf((part) => weights[part] > 0)
  return things.toSorted((a, b) => b.worth - a.worth)[0]?.thing ?? read
}

const ofPrice = ({ priceMin, priceMax }: ConstraintFilters): ConstraintFilters => ({
  ...(priceMin === undefined ? {} : { priceMin }),
  ...(priceMax === undefined ? {} : { priceMax }),
})

/** Words that may stand between a "for" and its noun. */
const MOST_BETWEEN = 2
const beside: ReadonlySet<string> = new Set(phrasesOfAll(({ questions }) => questions?.given))

const isBehindPurpose = (tokens: readonly TextToken[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 1 - MOST_BETWEEN), at).some(({ text }) => isPurposeWord(text) || beside.has(text))

const refusals = wordsOfAll(({ prices }) => prices?.refusals)

/** Right behind a "not" it is none, as in "can't stand", or not wished for. */
const isDenied = (tokens: readonly TextToken[], at: number): boolean =>
  at > 0 && (endOfDenial(tokens, at - 1) === at || refusals.has(tokens[at - 1]?.text ?? ''))

const nounsIn = (tokens: readonly TextToken[]): string[] =>
  tokens
    .filter(({ text }, at) => (isNoun(text) || endsInNoun(text)) && !isDenied(tokens, at))
    .map(({ text }) => text)
    .slice(0, MOST_NOUNS)
