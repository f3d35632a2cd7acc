import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { fold } from '../../search/analysis/fold.ts'

const SHORTEST_START = 3

/**
 * What words of four languages have in common, as `grammar/concepts.yml` lists them: "repartidor", "livreur" and "driver" are
 * one concept, so that what one language's phrases teach holds for the others.
 */
export class Concepts {
  readonly #words = new Map<string, string[]>()
  readonly #starts = new Map<string, string[]>()

  constructor() {
    const file = parse(readFileSync(new URL('grammar/concepts.yml', import.meta.url), 'utf8')) as Record<string, string>
    for (const [name, words] of Object.entries(file)) {
      for (const listed of words.split(/\s+/)) {
        const word = fold(listed).replace('_', ' ')
        if (word.endsWith('*')) add(this.#starts, word.slice(0, -1), name)
        else add(this.#words, word, name)
      }
    }
  }

  /** Concepts of a text in order, none twice in a row. @param words as `wordsForClassifier` cuts them */
  in(words: readonly string[]): string[] {
    const found: string[] = []
    const note = (name: string) => {
      if (found.at(-1) !== name) found.push(name)
    }
    for (const [at, word] of words.entries()) {
      if (isPlaceholder(word)) note(word)
      else {
        for (const name of this.#words.get(`${word} ${words[at + 1]}`) ?? []) note(name)
        for (const name of this.#of(word)) note(name)
      }
    }
    return found
  }

  #of(word: string): readonly string[] {
    const known = this.#words.get(word)
    if (known) return known
    for (let length = word.length; length >= SHORTEST_START; length--) {
      const begun = this.#starts.get(word.slice(0, length))
      if (begun) return begun
    }
    return []
  }
}

function add(map: Map<string, string[]>, key: string, name: string): void {
  const names = map.get(key)
  if (!names) map.set(key, [name])
  else if (!names.includes(name)) names.push(name)
}

/** Stands for what differs from shop to shop, see `wordsForClassifier`. */
export const isPlaceholder = (word: string): boolean =>
  word[0] === 'x' && /^x(prod|color|num|price|order|mail|url)$/.test(word)
