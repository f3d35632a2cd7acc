import type { Fact } from './fact.ts'
import type { VariantFacts } from './fact-book.ts'

/** What is read of a value of an option. */
interface ValueOfOption {
  /** Its words as one key: "stainless steel". */
  key: string
  /** In digits and in words. */
  numbers: readonly number[]
}

/** One value of an option of a product, whichever variants have it. */
export interface OptionValue extends ValueOfOption {
  /** In lower case. */
  name: string
  words: readonly string[]
  /** In the order of the product. */
  variants: VariantFacts[]
}

/** A value of an option as a variant has it, with the fact that tells so. */
export interface VariantOption extends ValueOfOption {
  name: string
  fact: Fact
}

/**
 * The option values of a product, each once: a sentence may have hundreds of numbers that could be of one, and a product has up to
 * 2,048 variants. Grows with the facts of a turn.
 */
export class OptionTable {
  readonly #read = new Map<string, ValueOfOption>()
  readonly #byName = new Map<string, Map<string, OptionValue>>()
  /** The first that has a key. */
  readonly #byKey = new Map<string, Fact>()
  /** All words of the values. */
  readonly words = new Set<string>()

  /** @param read reads a value that was not told before */
  add(variant: VariantFacts, name: string, fact: Fact, read: (text: string) => ValueOfOption): void {
    const text = String(fact.value)
    const told = this.#read.get(text) ?? read(text)
    this.#read.set(text, told)
    const named = this.#byName.get(name) ?? new Map<string, OptionValue>()
    this.#byName.set(name, named)
    const value = named.get(told.key) ?? { name, ...told, words: told.key.split(' '), variants: [] }
    named.set(told.key, value)
    value.variants.push(variant)
    variant.options.push({ name, ...told, fact })
    if (!this.#byKey.has(told.key)) this.#byKey.set(told.key, fact)
    for (const word of value.words) this.words.add(word)
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
  const seen = new Set<readonly number[]>()
  for (const { options } of variants) {
    for (const { numbers, fact } of options) {
      if (seen.has(numbers)) continue
      seen.add(numbers)
      for (const number of numbers) if (!facts.has(number)) facts.set(number, fact)
    }
  }
  return facts
}
