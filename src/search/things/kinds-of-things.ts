import { thingWords } from '../../language/thing-words.ts'
import { remembering } from '../../shared/remembering.ts'
import { englishRows } from '../glossary/translate-query.ts'
import { loadNouns, type Nouns } from './nouns.ts'

/** How what a product is stands to what is wished: the same by any name, a kind of it, or only the wider word for it. */
export type Relation = 'same' | 'kind' | 'wider'

/** A word means many things; what shops sell is among its first meanings: the very first of a word that the list has too. */
const MOST_SENSES = 2
/** Names whose relatives are remembered. */
const MOST_REMEMBERED = 4000

/** A name with all that it is a kind of. */
interface Climbed {
  names: Set<string>
  senses: Set<number>
}

/** What `relate` needs to know of a name, whichever the other is. */
interface KnownName {
  /** Other names for the same that the project's own list has. */
  same: ReadonlySet<string>
  /** Itself and those. */
  names: readonly string[]
  /** What it may mean. */
  senses: readonly number[]
  /** Whatever is one of these is it; names of other meanings stand by their letters only. */
  meanings: readonly number[]
  climbed: Climbed
  /** Names that are said to be none of this. */
  deniedOf: readonly string[]
  /** How names of several words end that may be kinds of it: "baseball bat" is one of the many things called bat. */
  endings: readonly { text: string; senses: readonly number[] }[]
}

/** What is a kind of what, over English names in the singular: the project's own list first, then WordNet. */
export class Kinds {
  readonly nouns: Nouns
  /** By name: other names for the same. */
  readonly #same = new Map<string, Set<string>>()
  /** By name: what it is a kind of, as the list tells. */
  readonly #wider = new Map<string, Set<string>>()
  readonly #listed = new Set<string>()
  /** Names of which the dictionary knows another meaning only. */
  readonly #own = new Set<string>()
  readonly #not = new Map<string, Set<string>>()
  readonly #climbed = remembering((name) => this.#climb(name), MOST_REMEMBERED)
  readonly #synonyms = remembering((name) => this.#findSame(name), MOST_REMEMBERED)
  readonly #known = remembering((name) => this.#knownOf(name), MOST_REMEMBERED)

  /** @param lists see `ThingWords.kinds` */
  constructor(nouns: Nouns, lists: string) {
    this.nouns = nouns
    for (const line of lists.split('\n')) if (line.trim() !== '') this.#takeLine(line)
  }

  /** Adds names of one thing. */
  addSame(names: string[]): void {
    for (const name of names) this.#listed.add(name)
    for (const name of names) for (const other of names) if (name !== other) put(this.#same, name, other)
  }

  /** Of "earbuds" and "earbud", both in the list, one is the other. */
  joinPlurals(): void {
    for (const name of this.#listed) {
      const singular = name.slice(0, -1)
      if (name.endsWith('s') && this.#listed.has(singular) && !this.#not.get(name)?.has(singular))
        this.addSame([name, singular])
    }
  }

  /** A name as the list writes it: without hyphens, and in the singular where it has that. */
  inOurForm(name: string): string {
    const spaced = name.replaceAll('-', ' ')
    const last = spaced.slice(spaced.lastIndexOf(' ') + 1)
    const singular = last.slice(0, -1)
    return last.endsWith('s') && this.#listed.has(singular) && !this.isDenied(last, singular)
      ? spaced.slice(0, -1)
      : spaced
  }

  /** Whether it is the name of something that shops sell. */
  isThing(name: string): boolean {
    return this.isListed(name) || this.nouns.isGood(name)
  }

  /** Whether the project's own list has it. */
  isListed(name: string): boolean {
    return this.#listed.has(name)
  }

  /** Other names for the same thing that the project's own list has. */
  listedAs(name: string): Iterable<string> {
    return this.#same.get(name) ?? []
  }

  /** Other names for the same thing. */
  sameAs(name: string): readonly string[] {
    return this.#synonyms(name)
  }

  #findSame(name: string): string[] {
    const found = new Set(this.#same.get(name))
    if (!this.#own.has(name)) {
      for (const sense of this.#sensesOf(name)) for (const noun of this.nouns.nounsOf(sense)) found.add(noun)
    }
    found.delete(name)
    return [...found].filter((other) => !this.isDenied(name, other))
  }

  /** How the thing named `is` stands to the thing named `wished`; null when it is something else. */
  relate(wished: string, is: string): Relation | null {
    if (wished === is) return 'same'
    const [one, other] = [this.#known(wished), this.#known(is)]
    if (one.deniedOf.some((name) => other.climbed.names.has(name))) return null
    const head = this.#headOf(wished)
    const isOfMany = head !== null && this.nouns.sensesOf(head).length > 1
    // A picture frame is called "frame" as well, but what is called so may be a bed frame, which is another sort.
    if (isOfMany && is === head) return 'wider'
    if (one.same.has(is)) return 'same'
    if (isOfMany && is.endsWith(` ${head}`) && !is.endsWith(` ${wished}`) && !this.#isPlaced(is)) return null
    const { senses } = other.climbed
    if (one.endings.some((ending) => is.endsWith(ending.text) && ending.senses.some((sense) => senses.has(sense))))
      return 'kind'
    if (reaches(other.climbed, one)) return one.senses.some((sense) => other.senses.includes(sense)) ? 'same' : 'kind'
    return reaches(one.climbed, other) ? 'wider' : null
  }

  /** The names one step up: "loafer" is a kind of shoe. */
  directlyWider(name: string): string[] {
    const listed = this.#wider.get(name)
    if (listed) return [...listed]
    return this.#sensesOf(name)
      .slice(0, 1)
      .flatMap((sense) => [...this.nouns.widerOf(sense)])
      .flatMap((sense) => this.nouns.nounsOf(sense))
  }

  climb(name: string): Climbed {
    return this.#climbed(name)
  }

  #knownOf(name: string): KnownName {
    const same = this.#same.get(name) ?? new Set<string>()
    const names = [name, ...same]
    const senses = this.#sensesOf(name)
    const only = [...same].map((other) => this.nouns.sensesOf(other)).filter(({ length }) => length === 1)
    return {
      same,
      names,
      senses,
      meanings: [...new Set([...only.flat(), ...(this.#own.has(name) ? [] : senses)])],
      climbed: this.climb(name),
      deniedOf: [...this.#not].flatMap(([other, not]) => (names.some((one) => not.has(one)) ? [other] : [])),
      endings: names.map((one) => ({ text: ` ${one}`, senses: this.nouns.sensesOf(one) })),
    }
  }

  #climb(name: string): Climbed {
    const climbed: Climbed = { names: new Set(), senses: new Set() }
    const waiting = [name]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (climbed.names.has(next)) continue
      for (const same of [next, ...(this.#same.get(next) ?? [])]) {
        climbed.names.add(same)
        waiting.push(...(this.#wider.get(same) ?? []))
      }
      waiting.push(...this.#lastWord(next))
      if (!this.#own.has(next)) this.nouns.climb(this.#sensesOf(next), climbed.senses)
    }
    return climbed
  }

  /** Of a name of more words that neither list nor dictionary places. */
  #lastWord(name: string): string[] {
    const last = this.#headOf(name)
    if (last === null || this.#isPlaced(name)) return []
    return this.isThing(last) && !this.#not.get(name)?.has(last) ? [last] : []
  }

  /** The last of several words: "frame" of "picture frame". */
  #headOf(name: string): string | null {
    const at = name.lastIndexOf(' ')
    return at < 0 ? null : name.slice(at + 1)
  }

  /** Whether the list or the dictionary tells what it is a kind of. */
  #isPlaced(name: string): boolean {
    return this.#wider.has(name) || this.nouns.isGood(name)
  }

  #sensesOf(name: string): number[] {
    return this.nouns.sensesOf(name).slice(0, this.#listed.has(name) ? 1 : MOST_SENSES)
  }

  /** Whether `is` or anything it is a kind of is said not to be `wished`, by any of its names. */
  isDenied(is: string, wished: string): boolean {
    if (this.#not.size === 0) return false
    const names = new Set([wished, ...(this.#same.get(wished) ?? [])])
    for (const name of this.climb(is).names)
      for (const not of this.#not.get(name) ?? []) if (names.has(not)) return true
    return false
  }

  #takeLine(line: string): void {
    const [, same = '', instead = '', wider = '', not = ''] = /^([^<!]*)(?:<(<?)([^!]*))?(?:!(.*))?$/.exec(line) ?? []
    const things = same.split(',').map((names) => namesIn(names, '='))
    for (const names of things) this.addSame(names)
    for (const name of things.flat()) {
      this.#listed.add(name)
      if (instead !== '') this.#own.add(name)
      for (const other of namesIn(wider, ',')) {
        this.#listed.add(other)
        if (other !== name) put(this.#wider, name, other)
      }
      for (const other of namesIn(not, ',')) put(this.#not, name, other)
    }
  }
}

const reaches = ({ names, senses }: Climbed, to: KnownName): boolean =>
  to.names.some((name) => names.has(name)) || to.meanings.some((sense) => senses.has(sense))

let loaded: Kinds | undefined

/** Made when first asked for, once a process. */
export function loadKinds(): Kinds {
  if (!loaded) {
    loaded = new Kinds(loadNouns(), thingWords.en.kinds)
    for (const row of englishRows()) {
      const names = row.map((name) => (loaded as Kinds).inOurForm(name))
      // A wall clock is one clock of many.
      loaded.addSame(names.filter((name) => !names.some((other) => name.endsWith(` ${other}`))))
    }
    loaded.joinPlurals()
  }
  return loaded
}

const namesIn = (list: string, between: string): string[] =>
  list
    .split(between)
    .map((name) => name.trim())
    .filter((name) => name !== '')

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}
