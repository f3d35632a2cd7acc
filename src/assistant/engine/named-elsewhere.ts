import { hasWord } from '../../language/has-word.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { tokenize } from '../../language/tokens.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { sureness, type TitleName } from '../../search/things/title-cells.ts'
import type { Clause } from './clause.ts'

const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)
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
  const own = [...(clause.focus ? [clause.focus] : []), ...clause.shown]
  const groups = index
    .parse(clause.reference.rest)
    .groups.filter(({ isStopWord, surface }) => !isStopWord && isDefinite(clause.text, surface))
  const documents = own.flatMap(({ id }) => index.documentOf(id) ?? [])
  const found = index.findWords({ groups }, documents)
  const named = groups.flatMap((group, at): SearchProduct[] => {
    if (documents.some((document) => found.get(document)?.[at])) return []
    const titled = index.titled(group, MOST_NAMED) ?? []
    const isCalled = ({ name, sure }: TitleName) =>
      sure >= sureness.unknownWord && name.split(/[ ~]/).some((word) => isWordOf(word, group.surface))
    // Where nothing was shown, or nothing else is said, any word of the title will do: "the balsamic", "what about the wren".
    const isAny = own.length === 0 || (clause.reference.isGoingOn && groups.length === 1)
    return isAny || titled.some((product) => things.titleNames(product).some(isCalled)) ? titled : []
  })
  const countOf = ({ title }: SearchProduct): number => groups.filter(({ surface }) => hasWord(title, surface)).length
  const most = Math.max(0, ...named.map(countOf))
  return [...new Set(named.filter((product) => countOf(product) === most))]
}

/** An article stands no further before a name. */
const MOST_BETWEEN = 4

/** "The stollen", "the big stollen", but not "a pack". */
function isDefinite(text: string, name: string): boolean {
  const words = tokenize(text).map(({ text: word }) => word)
  const at = words.indexOf(name)
  return words.slice(Math.max(0, at - MOST_BETWEEN), Math.max(0, at)).some((word) => definite.has(word))
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
  return makers.length > 0 && own.length > 0 && !makers.some(({ surface }) => isOwn(surface))
}
