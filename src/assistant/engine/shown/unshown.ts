import { qualityOf } from '../../../language/amounts/read-degree.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { isPurposeWord } from '../../../language/readers/purpose.ts'
import { lexicon } from '../../../language/said/lexicon.ts'
import { isSaidWord } from '../../../language/said/said.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import type { FieldName } from '../../../search/index/indexed-fields.ts'
import type { ReadingSource } from '../../../search/index/parsed-text.ts'
import { wordsAlike } from '../../../search/needs/words-alike.ts'
import { asksForNeed, wordsOfFacts } from '../../../search/questions/read-question.ts'
import { inCatalog, readWish } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { isDescribing } from '../../../search/things/named-by-title.ts'
import { lexiconOf } from '../../../search/things/thing-lexicon.ts'
import type { Clause } from '../clause.ts'
import { hasInName } from './called-so.ts'
import { kinOf } from './kin.ts'
import { isBehindArticle, isNameOf } from './named-elsewhere.ts'
import { arePartsOnly } from './parts-only.ts'
import { numberedAs } from './pointed-product.ts'

/** Shorter words describe nothing. */
const SHORTEST = 3
/** A name that stands alone has no more words. */
const MOST_BARE = 2
/** More that are called so are not held against a question. */
export const MOST_HELD = 3
/** So many are looked at. */
const MOST_RANKED = 60

const forms = ['containers', 'sets', 'vague'] as const
/** "The big bottle" is of what is talked about. */
export const isForm = (word: string, language: string): boolean =>
  forms.some((list) => lexiconOf(language).is(list, word))

/**
 * The words that a clause points with, or names a thing with: "folding" of "the folding one, how heavy is it?" What a thing is named with has to
 * stand behind an article or alone; "do I need batteries?" asks for none, and "the little one" is told by what was shown.
 */
function pointingWords({ text, scope, reference, isAsked }: Clause): string[] {
  const { roles, language } = scope.understanding
  const own = languageOf(language)
  const { fillers } = lexicon()
  const said = tokenize(text).map(({ text: word }) => word)
  // "Water resistant?" asks how it is, and names no water.
  const ofFacts = wordsOfFacts(text, language, scope.catalog.language)
  const words = tokenize(text).flatMap(({ kind, text: word }) => {
    const isSmall = kind !== 'word' || word.length < SHORTEST || own.stopWords.has(word) || fillers.has(word)
    return isSmall || ofFacts.has(word) ? [] : word
  })
  // "Do I need an oven for it?" asks of what is talked about, "the white spots" are its own.
  const isBare =
    words.length <= MOST_BARE && !reference.isIt && isAsked && !asksForNeed(text, language, scope.catalog.language)
  const isOfNext = (word: string) => {
    const next = said[said.indexOf(word) + 1] ?? ''
    return isDescribing(word, language) && isNoun(next) && roles.get(next) === 'q'
  }
  const { index } = scope.catalog
  const isKnown = (word: string) => index.parse(word).groups.some((group) => index.knows(group))
  return words.filter((word) => {
    const role = roles.get(word)
    // "How many seats in the minivan", "what do the rolexes go for": no word of talk, and one that the shop has.
    const isOwn = role === undefined || role === 'o' ? !isSaidWord(word) && isKnown(word) : role === 't'
    const isNamed = (isOwn && isBehindArticle(text, word, own)) || (role === 't' && isBare)
    const isPointed = role === 'r' && !isOfNext(word)
    return (isPointed || isNamed) && qualityOf(word) === undefined && !isForm(word, language)
  })
}

/** How much of what a clause points with a product has: in its name more than in what is told of it. */
interface Evidence {
  product: SearchProduct
  /** 0..1 */
  share: number
  isNamed: boolean
}

/** A slip, or a part of a word, bears nothing out. */
const loose = new Set<ReadingSource>(['spelling', 'part'])
/** In a description a word tells less of what a thing is. */
const TOLD = 0.5

export function evidenceOf(
  products: readonly SearchProduct[],
  words: readonly string[],
  { catalog, understanding }: Clause['scope'],
  isKin: boolean,
): Evidence[] {
  const { index, language } = catalog
  const told: readonly FieldName[] = isKin ? ['description'] : ['description', 'options']
  const readings = words.map((word) => {
    const { q } = inCatalog(word, catalog, understanding.language)
    const groups = index.parse(q).groups.filter(({ isStopWord }) => !isStopWord)
    const firm = groups.map((group) => ({
      ...group,
      readings: group.readings.filter(({ source }) => !loose.has(source)),
    }))
    // "La de mano", of a hand blender.
    const alike = wordsAlike(word, understanding.language, language)
    return { words: [word, ...alike], groups: firm }
  })
  const documents = products.flatMap(({ id }) => index.documentOf(id) ?? [])
  const found = readings.map(({ groups }) => index.findWords({ groups }, documents))
  const levels = products.map((product): number[] => {
    const document = index.documentOf(product.id) ?? -1
    return readings.map(({ words: said }, at) => {
      const has = (found[at]?.get(document) ?? []).flatMap((one) => one?.field ?? [])
      const isCalled = said.some((word) => hasInName(product, word, language, isKin))
      if (has.some((field) => !told.includes(field)) || isCalled) return 1
      return has.length > 0 ? TOLD : 0
    })
  })
  // A word that no text has may still be told by a name: "wood", of what is called pine.
  const weights = readings.map(({ groups }, at) => {
    const rarity = Math.max(0, ...groups.map((group) => index.rarityOf(group)))
    return rarity > 0 || levels.every((of) => of[at] === 0) ? rarity : 1
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return products.map((product, place) => {
    const of = levels[place] ?? []
    const share = of.reduce((sum, level, at) => sum + level * (weights[at] ?? 0), 0) / (all || 1)
    return { product, share, isNamed: of.includes(1) }
  })
}

/** As much of what it is pointed at with has to be so. */
export const LEAST_SHARE = 0.5

const articles = wordsOfAll(({ dialogue }) => dialogue?.definite)

/** "The folding one", "el de ámbar", "der mit den Armlehnen", "dem fürs Handgelenk": says what it is like, and not what it is, as "the parmesan" does. */
export function isProForm({ text, reference, scope }: Clause): boolean {
  const { stopWords } = languageOf(scope.understanding.language)
  const words = tokenize(text).map(({ text: word }) => word)
  const isSmall = (word: string) => stopWords.has(word) || isPurposeWord(word)
  const isOpen = (word: string, at: number) =>
    articles.has(word) && isSmall(words[at + 1] ?? '') && !articles.has(words[at + 1] ?? '')
  return reference.isOne || words.some(isOpen)
}

export interface Unshown {
  /** What it points with. */
  named: string
  /** Those that have most of it. */
  products: SearchProduct[]
}

/** Products that may be called so, best first, and those of the kind that is talked about. */
function calledLike(named: string, scope: Clause['scope']): { ranked: SearchProduct[]; ofKin: SearchProduct[] } {
  const { catalog, understanding, before } = scope
  const { index } = catalog
  const { q } = inCatalog(named, catalog, understanding.language)
  const rankedBy = (text: string) =>
    index.rank(index.parse(text), { limit: MOST_RANKED }).flatMap(({ id }) => index.productById(id) ?? [])
  const { query = '', parts } = before.search ?? {}
  const [open = ''] = readWish(query, catalog, understanding.language, { parts }).thing?.names ?? []
  const ranked = rankedBy(`${named} ${q}`)
  return { ranked, ofKin: [...ranked, ...rankedBy(open)].filter(kinOf(scope) ?? (() => true)) }
}

/** The one of the kind that is talked about that a name tells from the others: "the wood one", of racks; undefined where none or several are so. */
export function ofKinNamed(clause: Clause, name: string): SearchProduct | undefined {
  const { scope, focus, shown } = clause
  const { stopWords } = languageOf(scope.understanding.language)
  const words = tokenize(name).flatMap(({ kind, text }) => (kind === 'word' && !stopWords.has(text) ? text : []))
  const pool = [...new Set([...(focus ? [focus] : []), ...shown, ...calledLike(name, scope).ofKin])]
  const found = evidenceOf(pool, words, scope, true).filter(({ share, isNamed }) => isNamed && share >= LEAST_SHARE)
  return found.length === 1 ? found[0]?.product : undefined
}

/**
 * Products that a clause points at by words that nothing shown or talked about has: "the folding one", behind bicycles that do not fold; of
 * what is looked for, else of the whole shop. Null where it points at none, nor names a thing that none of those shown is.
 */
export function unshownBy(clause: Clause): Unshown | null {
  const { scope, focus, shown } = clause
  const own = [...(focus ? [focus] : []), ...shown]
  const { catalog, understanding } = scope
  const isPlaced = clause.ordinals.length > 0 || numberedAs(clause) !== undefined
  const words = own.length === 0 || isPlaced ? [] : pointingWords(clause)
  if (words.length === 0) return null
  const named = words.join(' ')
  const isLike = isProForm(clause)
  const { thing, isThing, namesThing } = clause.part(named, 'search').wish
  const ofOwn = evidenceOf(own, words, scope, true)
  const isTold = ofOwn.some(({ share }) => share > 0)
  if (ofOwn.some(({ isNamed }) => isNamed) || (isTold && !isLike)) return null
  if (namesThing && own.some(isThing)) return null
  if (!isLike && arePartsOnly(words, scope)) return null
  const { ranked, ofKin } = calledLike(named, scope)
  const isOnlyLike = (word: string) => isDescribing(word, understanding.language) && !isNameOf(word, catalog)
  const isOfKin = isLike || words.every(isOnlyLike)
  // Of another kind a product is meant by its name alone: "parmesan" is no pasta that goes with it.
  const pools = [{ among: ofKin, isKin: true }, ...(isOfKin ? [] : [{ among: ranked, isKin: false }])]
  const values = tokenize(clause.text).flatMap(({ text }) => (understanding.roles.get(text) === 'v' ? text : []))
  for (const { among, isKin } of pools) {
    const found = evidenceOf([...new Set(among)], words, scope, isKin).filter(
      ({ product, share, isNamed }) =>
        share >= LEAST_SHARE && (isNamed || (isLike && !isTold)) && !own.includes(product),
    )
    const most = Math.max(...found.map(({ share }) => share))
    const best = found.filter(({ share }) => share === most).map(({ product }) => product)
    // "The watering can in rose" of two, one of which comes in that.
    const having = best.filter((product) => values.some((value) => hasInName(product, value, catalog.language, true)))
    const products = having.length > 0 ? having : best
    // "The one that holds most": many in the shop have the word.
    if (products.length > 0) return isLike && products.length > MOST_HELD ? null : { named, products }
  }
  // "Can I throw that in the dryer?" is asked of what is talked about, whatever it goes into; "and the dryer, is it loud?" of that.
  const at = tokenize(clause.text).find(({ text }) => words.includes(text))?.start ?? 0
  if (focus !== null && clause.part(clause.text.slice(0, at)).reference.isIt) return null
  // "Does the metal come with plugs", of a shelf of metal.
  return thing !== null && !isOfKin && clause.calledSo === null ? { named, products: [] } : null
}
