import { wordsIn } from '../../../language/text/tokens.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { onceATurn } from '../../tools/need-in.ts'
import type { TurnScope } from '../../turn-scope.ts'
import type { Clause } from '../clause.ts'
import { shortNamesIn } from './called-so.ts'
import { kinOf } from './kin.ts'
import { namingWordsOf, pointers, tokensOf } from './naming-words.ts'
import { titleRuns, wordsBesides } from './title-runs.ts'
import { evidenceOf, isProForm, ofKinNamed } from './unshown.ts'

/** As much of a name has to be that of a product that was shown, and of one that was not. */
const [LEAST_OF_KNOWN, LEAST_OF_STRANGER] = [0.5, 0.7]
/** One that was shown is meant from this on, though another title begins as was said. */
const SURELY_KNOWN = 0.75
/** A name of one that was not shown has a word that no more titles have. */
const MOST_TITLED = 3
const MOST_SEEN = 30
/** Letters of a word that other texts are searched for. */
const SHORTEST = 3

/**
 * The product that a name means, where nothing but a name is said: of what was shown or talked about the one that has most of its words, else
 * one of the shop whose title begins so or has nearly all of them. "The classic brands one" is the mattress of Classic Brands that was shown,
 * whatever else in the shop has "brands" in its title. Null where none stands out.
 * @param others external ids of what other names mean, and this one does not
 */
export function nameMeant(clause: Clause, name: string, others: readonly string[] = []): SearchProduct | null {
  const { scope } = clause
  const { before, catalog } = scope
  const { index } = catalog
  const naming = namingWordsOf(name, scope)
  const words = naming.length > 0 ? naming : shortNamesIn(clause.part(name))
  if (words.length === 0) return calledExactly(name, others, scope) ?? calledBeside(name, others, scope)
  const { named } = clause.part(name)
  const titled = named === null ? null : index.productById(named.id)
  if (titled && named?.said === null) return titled
  const productsOf = (ids: readonly (string | null)[]) =>
    [...new Set(ids)].slice(0, MOST_SEEN).flatMap((id) => (id === null ? [] : (index.productById(id) ?? [])))
  const pools = [
    [before.focus, ...before.shown, ...(before.compared ?? [])],
    [...before.talked, ...(before.seen ?? [])],
  ].map((ids) => without(productsOf(ids), others))
  for (const pool of pools) {
    const [best, second] = ranked(pool, words, scope)
    const isClear = best !== undefined && best.share > (second?.share ?? 0) && best.share >= LEAST_OF_KNOWN
    if (isClear && (best.share >= SURELY_KNOWN || !titled)) return best.product
  }
  // "The wrist one" is of the kind that is talked about, whatever else is called so.
  const ofKin = isProForm(clause.part(name)) && kinOf(scope) !== null ? ofKinNamed(clause, words.join(' ')) : undefined
  if (ofKin && !others.includes(ofKin.id)) return ofKin
  const called = runNamed(name, words, others, scope) ?? titled ?? strangerCalled(words, scope, others)
  return called ?? calledExactly(name, others, scope) ?? calledBeside(name, others, scope)
}

/** "The current 2500", of a reel that comes in 2500; of "Carter 8 Hybrid" and "Carter 8 Step-Through Hybrid" the first is "the carter 8", of two that are called so the one that can be had. */
function runNamed(
  name: string,
  words: readonly string[],
  others: readonly string[],
  scope: TurnScope,
): SearchProduct | null {
  const { index } = scope.catalog
  const [run] = titleRuns(name, scope)
  const [first, second] = without(run?.products ?? [], others)
  // "I mean the Carter 8": what no title has names nothing.
  const isTitled = (word: string) => index.parse(word).groups.some((group) => index.titled(group, 0) === null)
  if (!first || !run || words.some((word) => !run.words.includes(word) && isTitled(word))) return null
  const besides = wordsBesides(first, run.words)
  return !second || besides === 0 || besides < wordsBesides(second, run.words) ? first : null
}

/** So many of those that are called most like a text are looked at. */
const MOST_ALIKE = 40
const titleWords = (title: string): string[] => tokensOf(title).map(({ text }) => text)

/** The products whose titles have each word of a name, of those called most like a text; behind "unterschied zw" a word that none of them has is no part of it. */
function calledLike(
  name: string,
  text: string,
  { catalog: { index } }: TurnScope,
  isCompared = false,
): SearchProduct[] {
  const naming = titleWords(name).filter((word) => !pointers.has(word))
  if (naming.length === 0) return []
  const alike = index.rank(index.parse(text), { limit: MOST_ALIKE }).flatMap(({ id }) => {
    const product = index.productById(id)
    return product ? { product, words: titleWords(product.title) } : []
  })
  const isTitled = (word: string) => alike.some(({ words }) => words.includes(word))
  const said = naming.filter((word) => !isCompared || isTitled(word))
  if (said.length === 0) return []
  return alike.filter(({ words }) => said.every((word) => words.includes(word))).map(({ product }) => product)
}

/** The only one whose title has several words of a name, whatever they mean elsewhere: "Parcel-E Plus". */
function calledExactly(name: string, others: readonly string[], scope: TurnScope): SearchProduct | null {
  const [only, ...more] = without(calledLike(name, name, scope), others)
  return only && more.length === 0 && titleWords(name).filter((word) => !pointers.has(word)).length > 1 ? only : null
}

/** What a name means beside another product, and how many words of its title that one has too; null where several have as many, or none has any. */
function besideOne(name: string, other: SearchProduct, scope: TurnScope, isCompared = false) {
  const own = new Set(titleWords(other.title))
  const [best, second] = calledLike(name, other.title, scope, isCompared)
    .flatMap((product) => {
      const shared = titleWords(product.title).filter((word) => own.has(word)).length
      return product === other || shared === 0 ? [] : { product, shared }
    })
    .sort((a, b) => b.shared - a.shared)
  return best && best.shared > (second?.shared ?? 0) ? best : null
}

/**
 * What a name means beside the only other one that is known: "the 3" beside "Dune Tent 2" is the "Dune Tent 3", and "the dune" the tent and not
 * its groundsheet. Its title has all that is said, and most of the other's.
 */
function calledBeside(name: string, ids: readonly string[], scope: TurnScope): SearchProduct | null {
  const [other, ...more] = [...new Set(ids)].flatMap((id) => scope.catalog.index.productById(id) ?? [])
  return other && more.length === 0 ? (besideOne(name, other, scope)?.product ?? null) : null
}

/** What two names mean that stand side by side, neither of which is clear by itself: "the parcel e and the plus"; null where that is not clear either. */
export const pairMeant = (names: readonly [string, string], scope: TurnScope): Pair | null =>
  pairIn(scope, JSON.stringify(names))

type Pair = readonly [SearchProduct, SearchProduct]

const pairIn = onceATurn((names: string, scope): Pair | null => {
  const [one, other] = JSON.parse(names) as [string, string]
  const [best, second] = calledLike(one, one, scope, true)
    .flatMap((product) => {
      const found = besideOne(other, product, scope, true)
      return found ? { pair: [product, found.product] as const, shared: found.shared } : []
    })
    .sort((a, b) => b.shared - a.shared)
  return best && best.shared > (second?.shared ?? 0) ? best.pair : null
})

/** Those that are called by some of the words, the best first. */
const ranked = (products: readonly SearchProduct[], words: readonly string[], scope: TurnScope) =>
  withShort(evidenceOf(products, words, scope, true), words)
    .filter(({ isNamed }) => isNamed)
    .sort((a, b) => b.share - a.share)

/** "XT", "X": no index has words as short as that, titles do. */
function withShort(found: ReturnType<typeof evidenceOf>, words: readonly string[]): ReturnType<typeof evidenceOf> {
  const short = words.filter((word) => word.length < SHORTEST)
  if (short.length === 0) return found
  return found.map((one) => {
    const titled = new Set(wordsIn(one.product.title))
    const said = short.filter((word) => titled.has(word)).length
    const share = (one.share * (words.length - short.length) + said) / words.length
    return { ...one, share, isNamed: one.isNamed || said > 0 }
  })
}

/** One that was not shown, by its name: nearly all of the words are in its title, one of them in few others. */
function strangerCalled(words: readonly string[], scope: TurnScope, others: readonly string[]): SearchProduct | null {
  const { index } = scope.catalog
  const titled = words.flatMap((word) =>
    index.parse(word).groups.flatMap((group) => (group.isStopWord ? [] : (index.titled(group, MOST_TITLED) ?? []))),
  )
  const [best, second] = ranked(without([...new Set(titled)], others), words, scope)
  return best && best.share >= LEAST_OF_STRANGER && best.share > (second?.share ?? 0) ? best.product : null
}

const without = (products: readonly SearchProduct[], ids: readonly string[]): SearchProduct[] =>
  products.filter(({ id }) => !ids.includes(id))
