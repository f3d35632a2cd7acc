import { qualityOf } from '../../../language/amounts/read-degree.ts'
import { lexicon } from '../../../language/said/lexicon.ts'
import { isSaidWord } from '../../../language/said/said.ts'
import type { Deed, Role } from '../../../language/said/said-lines.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import { asksForNeed, wordsOfFacts } from '../../../search/questions/read-question.ts'
import { inCatalog, titledIn } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { StoreCatalog } from '../../../search/store-catalog.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import type { Statement } from '../../statement.ts'
import type { TurnScope } from '../../turn-scope.ts'
import type { Clause } from '../clause.ts'
import { kinOf } from './kin.ts'
import { isBehindArticle } from './named-elsewhere.ts'
import { arePartsOnly } from './parts-only.ts'
import { evidenceOf, isForm, isProForm, LEAST_SHARE, MOST_HELD } from './unshown.ts'

/** Shorter words name nothing. */
const SHORTEST = 3
/** As likely as this something is asked. */
const LEAST_ASKED = 0.4
/** So many are looked at. */
const MOST_RANKED = 40

const pointing: ReadonlySet<Role> = new Set(['r', 't'])
/** What is asked, or what it is for. */
const asked: ReadonlySet<Role> = new Set(['q', 'a'])
const wishing: readonly Deed[] = ['find', 'gift', 'more', 'refine']
const asking: readonly Deed[] = ['ask', 'options', 'stock', 'price', 'pick', 'compare']

/** A word that says nothing, unless products are called so: "spelt". */
const isFiller = (word: string, catalog: StoreCatalog): boolean =>
  lexicon().fillers.has(word) && !(isNoun(word) && titledIn(catalog)(word))

/** The words of a clause that name a thing which a product is not called, and whether it points with them. */
function namingWords(clause: Clause, own: SearchProduct, isHead = false): { words: string[]; isPointed: boolean } {
  const { text, scope } = clause
  const { roles, language } = scope.understanding
  const { stopWords } = languageOf(language)
  const said = tokenize(text).map((token) => ({ ...token, role: roles.get(token.text) ?? 'o' }))
  // "La Ingrid": a name behind an article points, though no line has it.
  const isName = (word: string) => !isSaidWord(word) && isBehindArticle(text, word, languageOf(language))
  const isPointing = (at: number) => pointing.has(said[at]?.role ?? 'o') || isName(said[at]?.text ?? '')
  // "Resistentes al agua" asks how it is, and names no water.
  const ofFacts = wordsOfFacts(text, language, scope.catalog.language)
  const isFormAt = (at: number) => isForm(said[at]?.text ?? '', language)
  const naming = said.flatMap(({ text: word, role }, at) => {
    const isSmall = word.length < SHORTEST || stopWords.has(word) || isFiller(word, scope.catalog)
    // "The big bottle", "the set" are of what is talked about; "the starter kit" is not.
    const isOfOwn = isFormAt(at) && !isFormAt(at - 1) && !isFormAt(at + 1)
    if (isSmall || isOfOwn || ofFacts.has(word) || qualityOf(word) !== undefined) return []
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
    (clause.reference.isIt && !clause.isElse) ||
    naming.some(({ isNamed, role }) => isNamed || role === 'r') ||
    asksForNeed(text, language, scope.catalog.language)
  const isSold = (word: string) => clause.part(word, 'search').wish.thing?.isSold === true
  const sold = naming.filter(
    ({ word, role, isTold }) => !isTold && (clause.isElse || ((isHead || asked.has(role)) && isSold(word))),
  )
  return { words: isOfOwn ? [] : sold.map(({ word }) => word), isPointed: false }
}

/** What a message wishes or says of things before a clause that asks of "it": "blocks I think! Are they painted?" */
function saidBefore({ text, scope, reference }: Clause): string | null {
  const { text: whole, found } = scope.understanding
  const before = whole.slice(0, Math.max(0, whole.indexOf(text)))
  const parts = found.flatMap(({ act, clause }) => (clause && act !== 'tell' && before.includes(clause) ? clause : []))
  return reference.isIt && parts.length > 0 ? parts.join(' ') : null
}

/** Whether a clause says nothing beside what a product is called: "so one of those cake tins". */
export function namesOnly(clause: Clause, id: string): boolean {
  const { text, scope, reference } = clause
  const { language } = scope.understanding
  const own = scope.catalog.index.productById(id)
  const words = tokenize(text).filter(
    ({ kind, text: word }) => kind === 'word' && !languageOf(language).stopWords.has(word),
  )
  const isOwn = (word: string) => own !== null && evidenceOf([own], [word], scope, false)[0]?.isNamed === true
  const rest = words.filter(({ text: word }) => !isOwn(word))
  // "What about the wren, is it warm?" asks what stands behind that.
  const isAsking = reference.isIt || (!reference.isGoingOn && (clause.share(['ask']) ?? 0) >= LEAST_ASKED)
  return !isAsking && rest.length < words.length && rest.every(({ text: word }) => lexicon().fillers.has(word))
}

/** What a clause asks of other products than the one it was taken to be about. */
export interface NamedBeside {
  clause: Clause
  /** In the words of the clause. */
  named: string
  products: SearchProduct[]
  /** Whether they are wished for, and nothing is asked of them. */
  isWished: boolean
}

/** What is asked of other products, and what is said before that. */
export interface Elsewhere extends NamedBeside {
  said: readonly Statement[]
}

/** Of turns in which something is asked elsewhere. */
const elsewhere = new WeakMap<TurnScope, Elsewhere>()
export const elsewhereOf = (scope: TurnScope): Elsewhere | undefined => elsewhere.get(scope)
export const forgetElsewhere = (scope: TurnScope): boolean => elsewhere.delete(scope)
/** Keeps that what was asked of one product is asked of others: only of the first, whose page is silent. */
export function noteElsewhere(scope: TurnScope, asked: Elsewhere): void {
  elsewhere.set(scope, asked)
}

/**
 * The products that a question names which the page of another does not answer: that page is not said to be silent about what others are called.
 * Null where nothing else is named.
 * @param id of the product whose page is silent
 */
export function namedBeside(clause: Clause, id: string): NamedBeside | null {
  const { scope, before } = clause
  const { index } = scope.catalog
  const own = index.productById(id)
  if (!own) return null
  const inIt = namingWords(clause, own)
  const head = inIt.words.length === 0 ? saidBefore(clause) : null
  const { words, isPointed } = head ? namingWords(clause.part(head), own, true) : inIt
  if (words.length === 0) return null
  const named = words.join(' ')
  const { q } = inCatalog(named, scope.catalog, scope.understanding.language)
  // "The blue one" is of the kind that is talked about.
  const kin = isPointed && isProForm(clause) ? kinOf(scope) : null
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
  const having = found.filter(({ share }) => share === most).map(({ product }) => product)
  // "Blocks" are no walker with blocks.
  const things = having.filter(clause.part(named, 'search').wish.isThing)
  const best = things.length > 0 ? things : having
  const known = new Set([...before.shown, ...(before.seen ?? [])])
  const seen = best.filter(({ id }) => known.has(id))
  const products = seen.length > 0 ? seen : best
  if (products.length === 0 || (head && products.length > MOST_HELD)) return null
  if (seen.length === 0 && !clause.isElse && arePartsOnly(words, scope)) return null
  const isWished = (head === null && !isPointed) || (clause.share(wishing) ?? 0) > (clause.share(asking) ?? 0)
  return { clause, named, products, isWished }
}
