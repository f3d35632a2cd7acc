import type { Lexicon } from './thing-lexicon.ts'

/** A word that a name is called by, or a meaning of the dictionary. */
type Key = string | number

/**
 * The names of a catalog by what they are kinds of, so that who looks for the relatives of a thing need not try them all. Names are
 * added only: those that left the catalog are for the caller to skip.
 */
export class NameIndex {
  readonly #lexicon: Lexicon
  readonly #added = new Set<string>()
  /** By all that a name is a kind of, itself included. */
  readonly #kindsOf = new Map<Key, string[]>()
  /** By what a name itself is called and means. */
  readonly #own = new Map<Key, string[]>()

  /** @param lexicon of the catalog */
  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
  }

  get size(): number {
    return this.#added.size
  }

  add(name: string): void {
    if (this.#added.has(name)) return
    this.#added.add(name)
    const { kinds } = this.#lexicon
    const above = new Set<Key>([name])
    const own = new Set<Key>([name])
    for (const english of this.#lexicon.englishOf(name)) {
      const { names, senses } = kinds.climb(english)
      for (const key of names) above.add(key)
      for (const key of senses) above.add(key)
      for (const key of this.#ownKeys(english)) own.add(key)
    }
    for (const key of above) put(this.#kindsOf, key, name)
    for (const key of own) put(this.#own, key, name)
  }

  /** All names that `relateNames` could relate to a thing, and some more. */
  relativesOf(name: string, english: readonly string[]): Set<string> {
    const found = new Set<string>([name])
    const take = (names: readonly string[] | undefined) => {
      for (const one of names ?? []) found.add(one)
    }
    for (const one of english) {
      for (const key of this.#ownKeys(one)) {
        take(this.#kindsOf.get(key))
        take(this.#own.get(key))
      }
      const { names, senses } = this.#lexicon.kinds.climb(one)
      for (const key of names) take(this.#own.get(key))
      for (const key of senses) take(this.#own.get(key))
    }
    return found
  }

  /** Bytes held, estimated. */
  get bytes(): number {
    let entries = 0
    for (const names of this.#kindsOf.values()) entries += names.length
    return entries * 8 + (this.#kindsOf.size + this.#own.size * 2) * 60
  }

  #ownKeys(english: string): Key[] {
    const { kinds } = this.#lexicon
    const names = [english, ...kinds.listedAs(english)]
    return [...names, ...names.flatMap((name) => kinds.nouns.sensesOf(name))]
  }
}

function put(map: Map<Key, string[]>, key: Key, name: string): void {
  const names = map.get(key)
  if (names) names.push(name)
  else map.set(key, [name])
}
