import { qualityOf } from '../../language/read-degree.ts'
import type { Deed, Role } from '../../language/said/said-lines.ts'
import { tokenize } from '../../language/tokens.ts'
import { languageOf } from '../../search/analysis/languages.ts'
import { asksForNeed } from '../../search/questions/read-question.ts'
import { inCatalog } from '../../search/read-wish.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import type { Clause } from './clause.ts'
import { chooseAmong } from './compare-moves.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import { kinOf } from './kin.ts'
import { aboutProduct } from './product-moves.ts'
import { search } from './search-moves.ts'
import { evidenceOf, isFiller, isForm, isProForm, LEAST_SHARE, MOST_HELD } from './unshown.ts'

/** Shorter words name nothing. */
const SHORTEST = 3
/** So many are looked at. */
const MOST_RANKED = 40

const pointing: ReadonlySet<Role> = new Set(['r', 't'])
/** What is asked, or what it is for. */
const asked: ReadonlySet<Role> = new Set(['q', 'a'])
const wishing: readonly Deed[] = ['find', 'gift', 'more', 'refine']
const asking: readonly Deed[] = ['ask', 'options', 'stock', 'price', 'pick', 'compare']

/** The words of a clause that name a thing which a product is not called, and whether it points with them. */
function namingWords(clause: Clause, own: SearchProduct): { words: string[]; isPointed: boolean } {
  const { text, scope } = clause
  const { roles, language } = scope.understanding
  const { stopWords } = languageOf(language)
  const said = tokenize(text).map((token) => ({ ...token, role: roles.get(token.text) ?? 'o' }))
  const isPointing = (at: number) => pointing.has(said[at]?.role ?? 'o')
  const isFormAt = (at: number) => isForm(said[at]?.text ?? '', language)
  const naming = said.flatMap(({ text: word, role }, at) => {
    const isSmall = word.length < SHORTEST || stopWords.has(word) || isFiller(word, scope.catalog)
    // "The big bottle", "the set" are of what is talked about; "the starter kit" is not.
    const isOfOwn = isFormAt(at) && !isFormAt(at - 1) && !isFormAt(at + 1)
    if (isSmall || isOfOwn || qualityOf(word) !== undefined) return []
    const [evidence] = evidenceOf([own], [word], scope, false)
    return { word, role, at, isNamed: evidence?.isNamed ?? false, isTold: (evidence?.share ?? 0) > 0 }
  })
  // "Do they have pockets", "is it as loud as the bosch": what is asked of is told before.
  const isBehindIt = (at: number) => clause.part(text.slice(0, said[at - 1]?.start ?? 0)).reference.isIt
  const pointed = naming.filter(
    ({ role, at, isTold }) => (isPointing(at) || (role === 'v' && isPointing(at - 1))) && !isTold && !isBehindIt(at),
  )
  if (pointed.length > 0) return { words: pointed.map(({ word }) => word), isPointed: true }
  // "Does it come with a stand?", "do I need batteries?" ask of what is talked about, and so does what names that again.
  const isOfOwn =
    clause.reference.isIt ||
    naming.some(({ isNamed, role }) => isNamed || role === 'r') ||
    asksForNeed(text, language, scope.catalog.language)
  const isSold = (word: string) => clause.part(word, 'search').wish.thing?.isSold === true
  const sold = naming.filter(
    ({ word, role, isTold }) => !isTold && (clause.isElse || (asked.has(role) && isSold(word))),
  )
  return { words: isOfOwn ? [] : sold.map(({ word }) => word), isPointed: false }
}

/**
 * What is asked of a product that its page does not tell, where it names another thing: the page is not said to be silent about what other
 * products are called. One is asked in its place, of few each, more are shown. Null where nothing else is named.
 */
export function askedOfOthers(turn: EngineTurn, id: string): Move | null {
  const { clause } = turn
  const { scope, before } = clause
  const { index } = scope.catalog
  const own = index.productById(id)
  const { words, isPointed } = own ? namingWords(clause, own) : { words: [], isPointed: false }
  if (words.length === 0) return null
  const named = words.join(' ')
  const { q } = inCatalog(named, scope.catalog, scope.understanding.language)
  // "The blue one" is of the kind that is talked about.
  const kin = isProForm(clause) ? kinOf(scope) : null
  const ranked = index.rank(index.parse(`${named} ${q}`), { limit: MOST_RANKED })
  const found = evidenceOf(
    ranked.flatMap(({ id }) => index.productById(id) ?? []),
    words,
    scope,
    false,
  ).filter(
    ({ share, isNamed, product }) => isNamed && share >= LEAST_SHARE && product !== own && (kin?.(product) ?? true),
  )
  const most = Math.max(...found.map(({ share }) => share))
  const best = found.filter(({ share }) => share === most).map(({ product }) => product)
  const known = new Set([...before.shown, ...(before.seen ?? [])])
  const seen = best.filter(({ id }) => known.has(id))
  const products = seen.length > 0 ? seen : best
  if (products.length === 0) return null
  const isWished = !isPointed || (clause.share(wishing) ?? 0) > (clause.share(asking) ?? 0)
  const [only, ...others] = products
  if (others.length === 0) return aboutProduct(isWished ? turn.withClause(clause.part('')) : turn, only?.id)
  return isWished || products.length > MOST_HELD
    ? search(turn.withClause(clause.part(named, 'search')), 'new')
    : chooseAmong(turn, products)
}
