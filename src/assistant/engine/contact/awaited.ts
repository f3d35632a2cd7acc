import { wordsOfAll } from '../../../language/packs.ts'
import { readSaid } from '../../../language/said/said.ts'
import type { Role } from '../../../language/said/said-lines.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import { matchesFilters } from '../../../search/constraints/filters.ts'
import { valuesOfProduct } from '../../../search/questions/values-of-product.ts'
import { isAvailable, type SearchProduct } from '../../../search/search-product.ts'
import { namingIn } from '../../../search/things/naming.ts'
import type { Clause } from '../clause.ts'
import { wordsNaming } from '../orders/order-asked.ts'
import { awaitedProduct } from '../shown/named-elsewhere.ts'
import { unshownBy } from '../shown/unshown.ts'

/** What a shopper waits for: a product, and which of its variants where only one can be meant. */
export interface Awaited {
  product: SearchProduct
  variant: SearchProduct['variants'][number] | null
  /** All that was wished for of it is sold out. */
  isMeant: boolean
}

/** What was shown longer ago is not waited for. */
const MOST_KNOWN = 20

/**
 * What is waited for: what the clause names of all that was shown, else of what the shop has, else what was talked about; and of that what is
 * sold out. Null where nothing of it is.
 */
export function awaitedBy(clause: Clause): Awaited | null {
  for (const product of candidatesOf(clause)) {
    const out = product.variants.filter((variant) => !isAvailable(variant))
    if (out.length === 0) continue
    const meant = variantsMeant(clause, product)
    const missing = meant.filter((variant) => !isAvailable(variant))
    const among = missing.length > 0 ? missing : out
    const isOnly = among.length === 1 && product.variants.length > 1
    const isMeant = out.length === product.variants.length || (missing.length > 0 && missing.length === meant.length)
    return { product, variant: isOnly ? (among[0] ?? null) : null, isMeant }
  }
  return null
}

/** Products that may be meant, the likeliest first. */
function candidatesOf(clause: Clause): SearchProduct[] {
  const { index } = clause.scope.catalog
  if (clause.named) return [index.productById(clause.named.id)].flatMap((one) => one ?? [])
  const { focus, shown, seen = [] } = clause.before
  const known = [focus, ...shown, ...seen].slice(0, MOST_KNOWN)
  const products = [...new Set(known)].flatMap((id) => (id === null ? [] : (index.productById(id) ?? [])))
  const scores = new Map(products.map((product) => [product, nameScore(clause, product)]))
  const most = Math.max(0, ...scores.values())
  if (most > 0) return products.filter((product) => scores.get(product) === most)
  const elsewhere = unshownBy(clause)?.products ?? []
  if (elsewhere.length > 0) return elsewhere
  // "When the root is back" names what is not known here.
  const pointed = pointedWords(clause)
  if (pointed.length > 0) return products.filter((product) => hasValueOf(product, pointed))
  const said = awaitedProduct(clause)
  const first = said === undefined ? null : index.productById(said)
  return [...(first ? [first] : []), ...products]
}

const pronouns = wordsOfAll(({ references }) => `${references?.it ?? ''} ${references?.one ?? ''}`)
const naming = new Set<Role>(['t', 'r', 'v'])

/** The words that say what is waited for. */
function pointedWords({ text, scope: { catalog, understanding } }: Clause): string[] {
  const stopWords = [catalog.language, understanding.language].map((one) => languageOf(one).stopWords)
  return readSaid(text, 'one', namingIn(catalog))
    .flatMap(({ words }) => words)
    .filter(({ role, token }) => naming.has(role) && token.kind !== 'sign')
    .map(({ token }) => token.text)
    .filter((word) => !stopWords.some((words) => words.has(word)) && !pronouns.has(word))
}

const hasValueOf = ({ variants }: SearchProduct, words: readonly string[]): boolean =>
  variants.some(({ options }) =>
    Object.values(options).some((value) => tokenize(value).some(({ text }) => words.includes(text))),
  )

/** How well a clause names a product, by the words of its title or by what it is. */
function nameScore(clause: Clause, product: SearchProduct): number {
  const { wish } = clause
  const words = wordsNaming(clause, product.title).filter((word) => !/^\d+$/.test(word))
  return words.length + Number(wish.namesThing && wish.isThing(product))
}

/** As many words of its title, or one and what it is, name a product surely. */
const SURELY_NAMED = 2

/** Whether a clause names a product by more than a word that both have. @param id of the product */
export function isSurelyNamed(clause: Clause, id: string): boolean {
  const product = clause.scope.catalog.index.productById(id)
  return product !== null && nameScore(clause, product) >= SURELY_NAMED
}

/** The variants in the values that the clause names, else in those that were wished for. */
function variantsMeant({ wish, text, before }: Clause, product: SearchProduct): SearchProduct['variants'] {
  const own = valuesOfProduct(
    text,
    product.variants.map(({ options }) => options),
  )
  const numbers = new Set(tokenize(text).flatMap(({ kind, text: word }) => (kind === 'number' ? word : [])))
  // "The 90" of bags of 90 and 110 cm.
  const numbered = product.variants.filter(({ options }) =>
    Object.values(options).some((value) => tokenize(value).some(({ text: word }) => numbers.has(word))),
  )
  for (const options of [{ ...wish.wishes.options, ...own.options }, before.search?.wishes.options ?? {}]) {
    const fitting = Object.keys(options).length > 0 ? matchesFilters(product, { options }).variants : []
    if (fitting.length > 0) return fitting
    if (numbered.length > 0) return numbered
  }
  return []
}
