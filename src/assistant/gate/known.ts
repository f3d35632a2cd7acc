import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import type { Fact } from '../fact.ts'
import { MOST_KEPT, MOST_READ, stem, stemsOf } from './fact-words.ts'
import { type KnownPolicy, meaningsOf, policySentences } from './known-pages.ts'
import { plainOf } from './plain-sentence.ts'
import { type Amount, readAmounts } from './said-amounts.ts'

export interface KnownVariant {
  id: string
  price: Fact | null
  compareAt: Fact | null
  available: Fact | null
  inventory: Fact | null
  options: { name: string; value: string; fact: Fact }[]
}

/** What was read of a product in this turn. */
export interface KnownProduct {
  id: string
  title: Fact | null
  /** Words of the title in the singular. */
  titleWords: string[]
  price: Fact | null
  compareAt: Fact | null
  available: Fact | null
  variants: Map<string, KnownVariant>
  /** Title, vendor, category, tags, description. */
  texts: Fact[]
}

export interface KnownOrder {
  id: string
  facts: Fact[]
  items: Fact[]
}

/**
 * A product of the catalog that a sentence names and no tool of the turn has read: nothing is known of it, so that nothing that is
 * said of it is borne out.
 */
export const stranger: KnownProduct = {
  ...{ id: '', title: null, titleWords: [], price: null, compareAt: null, available: null },
  ...{ variants: new Map(), texts: [] },
}

/** The amounts of a text of the shop. */
export const readNumbers = remembering((language) =>
  remembering((text): readonly Amount[] => {
    const tokens = tokenize(plainOf(text.slice(0, MOST_READ)))
    const amounts = readAmounts(tokens, language)
    return [...amounts, ...amounts.flatMap((amount, at) => packOfBoth(tokens, amount, amounts[at + 1]) ?? [])]
  }, MOST_KEPT),
)

/** "2 x 360 ml" are 720 in all. */
function packOfBoth(tokens: readonly TextToken[], count: Amount, each: Amount | undefined): Amount | null {
  const isPack = each?.unit && /^[x×]$/.test(tokens[count.to]?.text ?? '') && each.from === count.to + 1
  const isLong = isPack && /^(?:mm|cm|m|in|ft)$/.test(each.unit ?? '')
  if (!isPack || isLong || tokens[each.to]?.text === tokens[count.to]?.text) return null
  return { ...each, from: count.from, values: each.values.map((value) => value * (count.values[0] ?? 1)) }
}

/** The facts of a turn, by what they are about. Grows with the list it is made of. */
export class Known {
  readonly products = new Map<string, KnownProduct>()
  readonly orders = new Map<string, KnownOrder>()
  /** Sentences of the owner's pages: those of the passages that were read in this turn first. */
  policies: readonly KnownPolicy[] = []
  /** Those of the passages that were read in this turn. */
  readonly passages: KnownPolicy[] = []
  readonly counts: Fact[] = []
  readonly links = new Map<string, Fact>()
  /** Everything else that was read: hours, words of a search. */
  readonly others: Fact[] = []
  /** Every word of every fact, in the singular. */
  readonly words = new Set<string>()
  /** Whether a word stands in anything that is known, the owner's pages too. */
  hasWord = (word: string): boolean => this.words.has(word) || this.#pages.some(({ words }) => words.has(word))
  /** Products by the words of their titles. */
  readonly titles = new Map<string, Set<KnownProduct>>()
  readonly #language: string
  #pages: readonly KnownPolicy[] = []
  #read = 0
  #product: KnownProduct | null = null
  #order: KnownOrder | null = null

  /** @param language in which the shop writes, as far as that is known */
  constructor(language = 'en') {
    this.#language = language
  }

  read(facts: readonly Fact[]): void {
    for (; this.#read < facts.length; this.#read++) this.#add(facts[this.#read] as Fact)
    this.#join()
  }

  /** Takes sentences of the owner's pages for known that no tool of the turn has read. */
  takePages(pages: readonly KnownPolicy[]): void {
    if (pages === this.#pages) return
    this.#pages = pages
    this.#join()
  }

  /** A passage that was read is known as the owner's page has it, in the language of that page. */
  #join(): void {
    const read = new Set(this.passages.map(({ fact }) => fact.id))
    const languages = new Map(this.#pages.map(({ fact, language }) => [fact.id, language]))
    const passages = this.passages.flatMap((one) => {
      const language = languages.get(one.fact.id) ?? one.language
      const own =
        language === one.language
          ? one
          : this.#pages.find(({ fact, text }) => fact.id === one.fact.id && text === one.text)
      return { ...(own ?? one), isRead: true }
    })
    this.policies = [...passages, ...this.#pages.filter(({ fact }) => !read.has(fact.id))]
  }

  #add(fact: Fact): void {
    const { entity, field, value } = fact
    if (/url/i.test(field)) this.links.set(String(value), fact)
    // The words of a search are the shopper's.
    else if (typeof value === 'string' && entity !== 'search') for (const word of stemsOf(value)) this.words.add(word)
    if (entity === 'product') this.#addToProduct(this.#productOf(fact.id), fact)
    else if (entity === 'variant') this.#addToVariant(fact)
    else if (entity === 'order' || entity === 'order_item') this.#addToOrder(fact)
    else if (field === 'count') this.counts.push(fact)
    else if ((entity === 'policy' || entity === 'store') && typeof value === 'string' && !/url/i.test(field)) {
      if (field === 'title') this.#addHeading(fact.id, value)
      else for (const one of policySentences(this.#language)(value)) this.passages.push({ ...one, fact, isRead: true })
    } else this.others.push(fact)
  }

  /** What a page's heading speaks of, each of its sentences does. */
  #addHeading(id: string, heading: string): void {
    for (const policy of this.passages.filter(({ fact }) => fact.id === id))
      policy.meanings = new Set([...policy.meanings, ...meaningsOf(heading, policy.language)])
  }

  #productOf(id: string): KnownProduct {
    let product = this.products.get(id)
    if (!product) {
      product = { ...stranger, id, titleWords: [], variants: new Map(), texts: [] }
      this.products.set(id, product)
    }
    this.#product = product
    return product
  }

  #addToProduct(product: KnownProduct, fact: Fact): void {
    if (fact.field === 'price') product.price = fact
    else if (fact.field === 'compareAtPrice') product.compareAt = fact
    else if (fact.field === 'available') product.available = fact
    else if (typeof fact.value === 'string' && !/url/i.test(fact.field)) {
      product.texts.push(fact)
      if (fact.field === 'title' && !product.title) this.#addTitle(product, fact)
    }
  }

  #addTitle(product: KnownProduct, fact: Fact): void {
    product.title = fact
    product.titleWords = tokenize(String(fact.value)).flatMap(({ kind, text }) => (kind === 'sign' ? [] : stem(text)))
    for (const word of product.titleWords) {
      const same = this.titles.get(word)
      if (same) same.add(product)
      else this.titles.set(word, new Set([product]))
    }
  }

  #addToVariant(fact: Fact): void {
    const product = fact.of === undefined ? (this.#product ?? this.#productOf(fact.id)) : this.#productOf(fact.of)
    // What is offered again has titles of its own.
    if (fact.field === 'title') {
      this.#addToProduct(this.#productOf(fact.id), fact)
      return
    }
    let variant = product.variants.get(fact.id)
    if (!variant) {
      variant = { id: fact.id, price: null, compareAt: null, available: null, inventory: null, options: [] }
      product.variants.set(fact.id, variant)
    }
    if (fact.field === 'price') variant.price = fact
    else if (fact.field === 'compareAtPrice') variant.compareAt = fact
    else if (fact.field === 'available') variant.available = fact
    else if (fact.field === 'inventory') variant.inventory = fact
    else if (fact.field.startsWith('option.'))
      variant.options.push({ name: fact.field.slice(7).toLowerCase(), value: String(fact.value), fact })
  }

  #addToOrder(fact: Fact): void {
    const id = fact.of ?? (fact.entity === 'order' ? fact.id : this.#order?.id) ?? fact.id
    let order = this.orders.get(id)
    if (!order) {
      order = { id, facts: [], items: [] }
      this.orders.set(id, order)
    }
    this.#order = order
    if (fact.entity === 'order') order.facts.push(fact)
    else order.items.push(fact)
  }
}

/** Whether a variant can be had. */
export const isThere = ({ available, inventory }: KnownVariant): boolean =>
  available ? available.value === true : inventory === null || Number(inventory.value) > 0

/** Prices of these variants, of all where none is given, the product's own among them. */
export const pricesOf = (product: KnownProduct, variants: readonly KnownVariant[] = []): Fact[] => {
  const own = (variants.length > 0 ? variants : [...product.variants.values()]).flatMap(({ price }) => price ?? [])
  return variants.length > 0 && own.length > 0 ? own : [...own, ...(product.price ? [product.price] : [])]
}

/** What is crossed out beside the prices. */
export const formerPricesOf = (product: KnownProduct): Fact[] => [
  ...(product.compareAt ? [product.compareAt] : []),
  ...[...product.variants.values()].flatMap(({ compareAt }) => compareAt ?? []),
]

export const lowestOf = (product: KnownProduct): number =>
  Math.min(...pricesOf(product).map(({ value }) => Number(value)))

const numbers = new WeakMap<KnownProduct, { variants: number; found: { amount: Amount; fact: Fact }[] }>()

/** The numbers of a product's texts and options, with their units. @param language in which the shop writes */
export function numbersOf(product: KnownProduct, language: string): { amount: Amount; fact: Fact }[] {
  const known = numbers.get(product)
  if (known && known.variants === product.variants.size) return known.found
  const options = [...product.variants.values()].flatMap((variant) => variant.options.map(({ fact }) => fact))
  const found = [...product.texts, ...options].flatMap((fact) =>
    readNumbers(language)(String(fact.value)).map((amount) => ({ amount, fact })),
  )
  numbers.set(product, { variants: product.variants.size, found })
  return found
}

const byValue = new WeakMap<object, Map<number, { amount: Amount; fact: Fact }[]>>()

/** Those of the numbers of a product with one of these values, whatever their unit. */
export function numbersWith(
  product: KnownProduct,
  language: string,
  values: readonly number[],
): { amount: Amount; fact: Fact }[] {
  const all = numbersOf(product, language)
  let index = byValue.get(all)
  if (!index) {
    index = new Map()
    for (const one of all) {
      for (const value of one.amount.values) {
        const same = index.get(value)
        if (same) same.push(one)
        else index.set(value, [one])
      }
    }
    byValue.set(all, index)
  }
  return values.flatMap((value) => index.get(value) ?? [])
}
