import { lexicon } from '../../language/said/lexicon.ts'
import { tokenize } from '../../language/tokens.ts'
import { languageOf } from '../../search/analysis/languages.ts'
import { inCatalog, readWish } from '../../search/read-wish.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import type { SearchResult } from '../tools/tool-results.ts'
import type { Clause } from './clause.ts'
import { chooseAmong } from './compare-moves.ts'
import type { Row } from './frame-row.ts'
import { aboutProduct } from './product-moves.ts'

/** Shorter words describe nothing. */
const SHORTEST = 3
/** Characters of a wish in which no thing is known. */
const MOST_OF_OPEN = 60
/** More that are called so are not held against a question. */
const MOST_HELD = 3

/** The words that a clause points with, or names a thing with: "folding" of "the folding one, how heavy is it?" */
function pointingWords({ text, scope }: Clause): string[] {
  const { roles, language } = scope.understanding
  const { stopWords } = languageOf(language)
  const { talk } = lexicon()
  return tokenize(text).flatMap(({ kind, text: word }) => {
    const role = roles.get(word)
    const isTelling = role === 't' || (role === 'r' && !talk.has(word))
    return kind === 'word' && word.length >= SHORTEST && isTelling && !stopWords.has(word) ? word : []
  })
}

/** Whether a product's texts have any of some words, as they are or in the language of the shop. */
function hasAny(
  product: SearchProduct,
  words: readonly string[],
  { catalog, understanding }: Clause['scope'],
): boolean {
  const { index } = catalog
  const document = index.documentOf(product.id)
  const { q } = inCatalog(words.join(' '), catalog, understanding.language)
  const groups = index.parse(`${words.join(' ')} ${q}`).groups.filter(({ isStopWord }) => !isStopWord)
  const found = document === undefined ? [] : [...index.findWords({ groups }, [document]).values()].flat()
  return found.some((word) => word !== null && word.source !== 'spelling')
}

/**
 * What to look for where a clause points at something by words that nothing shown or talked about has, and some product of the shop has: "the
 * folding one", behind bicycles that do not fold; first among what is looked for, then in the whole shop. Empty where it does not.
 */
function unshownBy(clause: Clause): { words: string[]; queries: string[] } {
  const { scope, focus, shown, before } = clause
  const own = [...(focus ? [focus] : []), ...shown]
  const words = own.length === 0 || clause.ordinals.length > 0 ? [] : pointingWords(clause)
  const none = { words, queries: [] }
  if (words.length === 0 || own.some((product) => hasAny(product, words, scope))) return none
  const { catalog, understanding } = scope
  const named = words.join(' ')
  const { q } = inCatalog(named, catalog, understanding.language)
  if (!catalog.index.parse(`${named} ${q}`).groups.some((group) => catalog.index.knows(group))) return none
  if (before.search === null) return { words, queries: [named] }
  const { query, parts } = before.search
  const open =
    readWish(query, catalog, understanding.language, { parts }).thing?.names[0] ?? query.slice(0, MOST_OF_OPEN)
  return { words, queries: open === '' ? [named] : [`${open} ${named}`, named] }
}

export const ofUnshown: Row = {
  frame: 'products shown',
  when: 'it points at what was not shown by a word for it: "the folding one, how heavy is it?"',
  does: 'looks for that, and answers from what the shop tells of it',
  of: ['ask', 'options', 'stock', 'price', 'pick', 'compare', 'buy'],
  holds: (clause) => unshownBy(clause).queries.length > 0,
  move: (turn) => {
    const searches = turn.answers<SearchResult>('search_products')
    const { words, queries } = unshownBy(turn.clause)
    const { scope } = turn
    const fitting = searches.map(({ products }) =>
      products
        .flatMap(({ id }) => scope.catalog.index.productById(id) ?? [])
        .filter((product) => hasAny(product, words, scope)),
    )
    const found = fitting.find((products) => products.length > 0)
    const query = queries[searches.length]
    if (!found && query !== undefined)
      return { call: { tool: 'search_products', input: { query, any_stock: true, lookup: true } } }
    const [first, ...others] = found ?? []
    if (first === undefined || others.length >= MOST_HELD) return null
    return others.length === 0 ? aboutProduct(turn, first.id) : chooseAmong(turn, [first, ...others])
  },
}
