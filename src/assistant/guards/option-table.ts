import type { Fact } from './fact.ts'

/** What is read of a value of an option. */
interface ReadOption {
  /** Its words as one key: "stainless steel". */
  key: string
  /** In digits and in words. */
  numbers: readonly { value: number }[]
}

/** One value of an option of a product, whichever variants have it. */
export interface OptionValue {
  /** In lower case. */
  name: string
  key: string
  words: readonly string[]
  /** In the order of the product. */
  variants: VariantFacts[]
}

/** A value of an option as a variant has it, with the fact that tells so. */
export interface VariantOption extends ReadOption {
  name: string
  fact: Fact
}

export interface VariantFacts {
  id: string
  price: Fact[]
  available: Fact[]
  inventory: Fact[]
  options: VariantOption[]
}

/**
 * The option values of a product, each once: a sentence may have hundreds of numbers that could be of one, and a product has up to
 * 2,048 variants. Grows with the facts of a turn.
 */
export class OptionTable {
  readonly #byName = new Map<string, Map<string, OptionValue>>()
  /** The first that has a key. */
  readonly #byKey = new Map<string, Fact>()
  /** All words of the values. */
  readonly words = new Set<string>()

  add(variant: VariantFacts, name: string, fact: Fact, { key, numbers }: ReadOption): void {
    const named = this.#byName.get(name) ?? new Map<string, OptionValue>()
    this.#byName.set(name, named)
    variant.options.push({ name, key, numbers, fact })
    const former = named.get(key)
    if (former) {
      former.variants.push(variant)
      return
    }
    const words = key.split(' ')
    named.set(key, { name, key, words, variants: [variant] })
    if (!this.#byKey.has(key)) this.#byKey.set(key, fact)
    for (const word of words) this.words.add(word)
  }

  *[Symbol.iterator](): Iterator<OptionValue> {
    for (const named of this.#byName.values()) yield* named.values()
  }

  /** Who tells a value by its words, of whichever option. */
  factOf(key: string): Fact | undefined {
    return this.#byKey.get(key)
  }

  /** How many values each option has. */
  get counts(): number[] {
    return [...this.#byName.values()].map(({ size }) => size)
  }
}

const numbersOf = new WeakMap<readonly VariantFacts[], Map<number, Fact>>()

/** The fact that tells a number as part of an option of some variants. All of a list are read once. */
export function numberOfOptions(variants: readonly VariantFacts[], value: number): Fact | undefined {
  const facts = numbersOf.get(variants) ?? numbersIn(variants)
  numbersOf.set(variants, facts)
  return facts.get(value)
}

function numbersIn(variants: readonly VariantFacts[]): Map<number, Fact> {
  const facts = new Map<number, Fact>()
  const seen = new Set<ReadOption['numbers']>()
  for (const { options } of variants) {
    for (const { numbers, fact } of options) {
      if (seen.has(numbers)) continue
      seen.add(numbers)
      for (const { value } of numbers) if (!facts.has(value)) facts.set(value, fact)
    }
  }
  return facts
}
