import { wordsOfAll } from '../../../language/packs.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { type Language, languageOf } from '../../../search/analysis/languages.ts'
import { isAvailable, type SearchProduct } from '../../../search/search-product.ts'
import { sureness, type TitleName } from '../../../search/things/title-cells.ts'
import { type Act, asksAbout } from '../../understanding/understanding.ts'
import type { Clause } from '../clause.ts'
import { LIKELY } from '../how-sure.ts'
import { arePartsOnly } from './parts-only.ts'
import { numberedAs, placedAs } from './pointed-product.ts'

const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)
const asking = wordsOfAll(({ references }) => references?.asking)
/** Whether products are called by a word, as far as their titles tell: "chino" of "Chino Léon". */
export function isNameOf(word: string, { index, things }: Clause['scope']['catalog']): boolean {
  const [group, ...others] = index.parse(word).groups
  const titled = group && others.length === 0 ? (index.titled(group, MOST_CALLED) ?? []) : []
  const isCalled = ({ name, sure }: TitleName) => sure >= sureness.unknownWord && name.split(/[ ~]/).includes(word)
  return titled.some((product) => things.titleNames(product).some(isCalled))
}

const MOST_CALLED = 20

/** A word that more titles have is no name of one. */
const MOST_NAMED = 3

/**
 * Products that a clause names by the word for what they are, where nothing that was shown or is talked about has that word in any of its
 * texts: "the stollen", behind a calendar. Empty when it names none, or too many.
 */
export function namedElsewhere(clause: Clause): SearchProduct[] {
  const { index, things } = clause.scope.catalog
  const { roles } = clause.scope.understanding
  const own = [...(clause.focus ? [clause.focus] : []), ...clause.shown]
  const groups = index.parse(clause.reference.rest).groups.filter(
    ({ isStopWord, surface }) =>
      !isStopWord &&
      // "Used in the garden: do you have the big one?" points at no garden.
      (!clause.reference.isOne || 'rt'.includes(roles.get(surface) ?? 'o')) &&
      isBehindArticle(clause.text, surface, languageOf(clause.scope.understanding.language)),
  )
  const [only, ...others] = groups
  if (clause.focus !== null && only && others.length === 0 && arePartsOnly([only.surface], clause.scope)) return []
  const documents = own.flatMap(({ id }) => index.documentOf(id) ?? [])
  const found = index.findWords({ groups }, documents)
  // "The Bote Drift": who makes it is part of its name.
  const countOf = ({ id, vendor }: SearchProduct): number =>
    groups.filter(
      (group) => index.titled(group, MOST_NAMED)?.some((one) => one.id === id) || hasWord(vendor ?? '', group.surface),
    ).length
  const isOwn = ({ id }: SearchProduct): boolean => own.some((product) => product.id === id)
  const named = groups.flatMap((group, at): SearchProduct[] => {
    const titled = index.titled(group, MOST_NAMED) ?? []
    // Of a part that its page speaks of a product has no stock: that is asked of what is called so.
    const isTold = documents.some((document) => found.get(document)?.[at])
    if (isOfStock(clause) && !clause.reference.isOne ? titled.some(isOwn) : isTold) return []
    const isCalled = ({ name, sure }: TitleName) =>
      sure >= sureness.unknownWord && name.split(/[ ~]/).some((word) => isWordOf(word, group.surface))
    // Where nothing was shown, or nothing else is said, any word of the title will do: "the balsamic", "what about the wren".
    const isAny = own.length === 0 || (clause.reference.isGoingOn && groups.length === 1)
    const isNamed = (product: SearchProduct) => countOf(product) > 1 || things.titleNames(product).some(isCalled)
    return isAny || titled.some(isNamed) ? titled : []
  })
  const most = Math.max(0, ...named.map(countOf))
  return [...new Set(named.filter((product) => countOf(product) === most))]
}

const unsure = new Set<Act>(['search', 'recommend', 'small_talk', 'unknown'])

/** Whether it asks about a product that was not shown, which it names. */
export function asksOfElsewhere(clause: Clause): boolean {
  const { act, reference, confidence } = clause
  // "And the spare lid?" may sound like anything.
  const mayAsk =
    (unsure.has(act) && reference.isQuestion) || (confidence < LIKELY && reference.isGoingOn && clause.isAsking)
  // "The 6, how big is the storage" names the one it asks about.
  if (clause.isElse || numberedAs(clause) !== undefined) return false
  // "Is the second one tight?" asks of that.
  if (placedAs(clause) !== undefined) return false
  return (asksAbout.has(act) || clause.asksPrice || mayAsk) && namedElsewhere(clause).length > 0
}

const isOfStock = ({ act }: Clause): boolean => act === 'stock_question' || act === 'back_in_stock'

/** The product of which it is asked when it is back: the one named, the only one of those shown that is sold out, else the one talked about. */
export function awaitedProduct(clause: Clause): string | undefined {
  if (clause.named) return clause.named.id
  const [named, ...others] = namedElsewhere(clause)
  if (named && others.length === 0) return named.id
  const out = clause.focus ? [] : clause.shown.filter(({ variants }) => !variants.some(isAvailable))
  return out.length === 1 ? out[0]?.id : clause.first
}

/** An article stands no further before a name. */
const MOST_BETWEEN = 4

/** "The stollen", "the big stollen", but not "a pack", and of "does the stollen have alcohol" no alcohol. */
export function isBehindArticle(text: string, name: string, { stopWords }: Language): boolean {
  const words = tokenize(text).map(({ text: word }) => word)
  const at = words.indexOf(name)
  const from = words.findLastIndex((word, place) => place < at && definite.has(word))
  if (from < 0 || at - from > MOST_BETWEEN) return false
  return words.slice(from + 1, at).every((word) => !stopWords.has(word) && !asking.has(word))
}

/** "Candle" of "candles". */
const isWordOf = (word: string, surface: string): boolean =>
  word === surface || (word.length > 3 && surface.startsWith(word) && surface.length <= word.length + 2)

/** "What about Samsung?", behind phones of others. */
export function namesOtherMaker(clause: Clause): boolean {
  const makers = clause.wish.words.filter(({ isVendor }) => isVendor)
  const own = [...(clause.focus ? [clause.focus] : []), ...clause.shown.slice(0, 1)]
  const isOwn = (maker: string) =>
    own.some(({ title, vendor }) => hasWord(title, maker) || (vendor !== null && hasWord(vendor, maker)))
  return own.length > 0 && makers.some(({ surface, isDenied }) => !isDenied && !isOwn(surface))
}
