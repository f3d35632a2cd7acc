import { conceptOf, imitation } from '../../language/families.ts'
import { remembering } from '../../shared/remembering.ts'
import type { Fact } from './fact.ts'
import { OptionTable, type VariantFacts } from './option-table.ts'
import { type PolicyPart, readPolicy } from './policy-part.ts'
import { readNumbers, readTokens, type Token } from './read-tokens.ts'

export interface ProductFacts {
  id: string
  title: Fact | null
  titleWords: string[]
  prices: Fact[]
  compareAt: Fact[]
  available: Fact[]
  inventory: Fact[]
  variants: Map<string, VariantFacts>
  options: OptionTable
  /** Every word of the product's facts, folded and in the singular, with the fact it comes from. */
  words: Map<string, Fact>
  numbers: Map<number, Fact>
  colors: Set<string>
  materials: Set<string>
  /** What was read of it in words: title, description, options. */
  texts: Fact[]
  /** Names of options whose value is "no", such as "waterproof". */
  denied: Set<string>
}

export interface OrderFacts {
  id: string
  facts: Fact[]
  items: Fact[]
}

/** The singular in a rough way: the same for both sides of a comparison. */
export function stem(word: string): string {
  if (/(ar|el|al)ves$/.test(word)) return `${word.slice(0, -3)}f`
  if (/^(kni|wi|li)ves$/.test(word)) return `${word.slice(0, -3)}fe`
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 5 && /(sh|ch|ss|x)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** The words and numbers of a value as one key. */
export const keyOfWords = (text: string): string => keyOfTokens(readTokens(text))

const keyOfTokens = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text: word }) => word)
    .join(' ')

/** The words of a text, in a rough singular, for looking up. */
export const wordSet = (text: string): Set<string> => new Set(keyOfWords(text).split(' ').filter(Boolean).map(stem))

const policies = new WeakMap<Fact, PolicyPart[]>()

/** The facts of a turn, by what they are about. Grows with the list it was made of. */
export class FactBook {
  readonly products = new Map<string, ProductFacts>()
  readonly orders = new Map<string, OrderFacts>()
  readonly policyParts: PolicyPart[] = []
  readonly counts: Fact[] = []
  /** Words of all facts, in the singular. */
  readonly words = new Set<string>()
  /** Those of titles, makers and options. */
  readonly names = new Set<string>()
  readonly numbers = new Map<number, Fact>()
  readonly links = new Map<string, Fact>()
  /** Title words: where they stand in which titles. */
  readonly titleIndex = new Map<string, { product: ProductFacts; place: number }[]>()
  #read = 0
  #product: ProductFacts | null = null
  #order: OrderFacts | null = null

  read(facts: readonly Fact[]): void {
    for (; this.#read < facts.length; this.#read++) this.#add(facts[this.#read] as Fact)
  }

  #add(fact: Fact): void {
    if (fact.entity === 'product') this.#addToProduct(this.#productOf(fact.id), fact)
    else if (fact.entity === 'variant') this.#addVariant(fact)
    else if (fact.entity === 'order' || fact.entity === 'order_item') this.#addToOrder(fact)
    else if (fact.field === 'count') this.counts.push(fact)
    else if (typeof fact.value === 'string' && (fact.entity === 'policy' || fact.entity === 'store'))
      this.#addPolicy(fact)
    if (/url/i.test(fact.field)) this.links.set(String(fact.value), fact)
    else if (typeof fact.value === 'string' && fact.field !== 'text') this.#addWords(fact)
  }

  #addWords(fact: Fact): void {
    const { words, numbers } = readFact(fact)
    const isName = !/^(description|category|tags)$/.test(fact.field)
    for (const word of words) {
      this.words.add(word)
      if (isName) this.names.add(word)
    }
    if (fact.field.startsWith('option.')) for (const word of readValue(fact.field.slice(7)).words) this.names.add(word)
    if (fact.entity !== 'product' && fact.entity !== 'variant' && !/At$|number/i.test(fact.field)) {
      for (const { value, inWords } of numbers) if (!inWords) this.numbers.set(value, fact)
    }
  }

  #addPolicy(fact: Fact): void {
    const parts = policies.get(fact) ?? readPolicy(fact)
    policies.set(fact, parts)
    this.policyParts.push(...parts)
    for (const part of parts) {
      for (const word of part.words) this.words.add(word)
      for (const word of part.text.split(' ')) this.words.add(stem(word))
    }
  }

  #productOf(id: string): ProductFacts {
    const known = this.products.get(id)
    this.#product = known ?? newProduct(id)
    if (!known) this.products.set(id, this.#product)
    return this.#product
  }

  #addToProduct(product: ProductFacts, fact: Fact): void {
    if (fact.field === 'price') product.prices.push(fact)
    else if (fact.field === 'compareAtPrice') product.compareAt.push(fact)
    else if (fact.field === 'available') product.available.push(fact)
    else if (fact.field === 'inventory') product.inventory.push(fact)
    else if (typeof fact.value === 'string' && !/url/i.test(fact.field)) {
      if (fact.field === 'title') this.#addTitle(product, fact)
      describe(product, fact)
    }
  }

  #addTitle(product: ProductFacts, fact: Fact): void {
    if (product.title) return
    product.title = fact
    product.titleWords = keyOfWords(String(fact.value)).split(' ').filter(Boolean).map(stem)
    for (const [place, word] of product.titleWords.entries()) {
      const list = this.titleIndex.get(word)
      if (list) list.push({ product, place })
      else this.titleIndex.set(word, [{ product, place }])
    }
  }

  #addVariant(fact: Fact): void {
    const product = fact.of === undefined ? (this.#product ?? this.#productOf('')) : this.#productOf(fact.of)
    let variant = product.variants.get(fact.id)
    if (!variant) {
      variant = { id: fact.id, price: [], available: [], inventory: [], options: [] }
      product.variants.set(fact.id, variant)
    }
    if (fact.field === 'price') {
      variant.price.push(fact)
      product.prices.push(fact)
    } else if (fact.field === 'compareAtPrice') product.compareAt.push(fact)
    else if (fact.field === 'available') variant.available.push(fact)
    else if (fact.field === 'inventory') variant.inventory.push(fact)
    else if (typeof fact.value === 'string' && !/url/i.test(fact.field)) {
      if (fact.field.startsWith('option.')) {
        product.options.add(variant, fact.field.slice(7).toLowerCase(), fact, readFact(fact))
      }
      describe(product, fact)
    }
  }

  #addToOrder(fact: Fact): void {
    const id = fact.of ?? (fact.entity === 'order' ? fact.id : this.#order?.id) ?? fact.id
    const known = this.orders.get(id)
    this.#order = known ?? { id, facts: [], items: [] }
    if (!known) this.orders.set(id, this.#order)
    if (fact.entity === 'order') this.#order.facts.push(fact)
    else this.#order.items.push(fact)
  }
}

const newProduct = (id: string): ProductFacts => ({
  id,
  title: null,
  titleWords: [],
  prices: [],
  compareAt: [],
  available: [],
  inventory: [],
  variants: new Map(),
  options: new OptionTable(),
  words: new Map(),
  numbers: new Map(),
  colors: new Set(),
  materials: new Set(),
  texts: [],
  denied: new Set(),
})

/** Keeps the words, numbers, colours and materials said of a product. */
function describe(product: ProductFacts, fact: Fact): void {
  product.texts.push(fact)
  const { key, words, numbers, colors, materials } = readFact(fact)
  for (const word of words) if (!product.words.has(word)) product.words.set(word, fact)
  for (const number of numbers) product.numbers.set(number.value, fact)
  if (fact.field.startsWith('option.')) {
    const name = readValue(fact.field.slice(7)).key
    const denies = /^(no|none|not .*|non .*|nein|kein.*|sin|aucun.*)$/.test(key)
    if (denies) product.denied.add(name)
    for (const word of name.split(' '))
      if (!denies && !product.words.has(stem(word))) product.words.set(stem(word), fact)
  }
  for (const name of colors) product.colors.add(name)
  for (const name of materials) product.materials.add(name)
}

const lineage = {
  color: remembering((key) => conceptOf('color', key)?.concept.lineage ?? null),
  material: remembering((key) => conceptOf('material', key)?.concept.lineage ?? null),
}

/** What can be read from a value, whichever entity has it. */
interface ValueReading {
  /** Its words and numbers: "stainless steel". */
  key: string
  /** In the singular, each once. */
  words: readonly string[]
  numbers: readonly { value: number; inWords: boolean }[]
  colors: readonly string[]
  materials: readonly string[]
}

/** Characters of a value that are read. */
const MOST_READ = 4000
/**
 * A turn often shows the products of the turn before. Their readings are kept: reading six products again would take as long as the
 * rest of the gate.
 */
const MOST_REMEMBERED = 5_000

const readValue = remembering((value): ValueReading => {
  const tokens = readTokens(value)
  const words = tokens.flatMap(({ kind, text }) => (kind === 'word' ? stem(text) : []))
  return {
    key: keyOfTokens(tokens),
    words: [...new Set(words)],
    numbers: readNumbers(tokens).flatMap(({ values, inWords }) => values.map((one) => ({ value: one, inWords }))),
    colors: conceptsIn('color', tokens),
    materials: conceptsIn('material', tokens),
  }
}, MOST_REMEMBERED)

const readings = new WeakMap<Fact, ValueReading>()

/** Read once a fact: it is kept in several places, and a turn may have two gates. */
function readFact(fact: Fact): ValueReading {
  const reading = readings.get(fact) ?? readValue(String(fact.value).slice(0, MOST_READ))
  readings.set(fact, reading)
  return reading
}

/** Colours or materials named in a text; "faux leather" is no leather. */
function conceptsIn(kind: 'color' | 'material', tokens: readonly Token[]): string[] {
  const names = new Set<string>()
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at] as Token
    if (word.kind !== 'word') continue
    const next = tokens[at + 1]
    const pair = next?.kind === 'word' ? lineage[kind](`${word.text} ${next.text}`) : null
    const found = pair ?? (imitation.has(tokens[at - 1]?.text ?? '') ? null : lineage[kind](word.text))
    for (const name of found ?? []) names.add(name)
    if (pair) at++
  }
  return [...names]
}
