import { packs, phraseList } from '../../language/packs.ts'
import type { Analyzer } from '../analysis/analyzer.ts'

/** Words that mean the same to the owner's shoppers; `to` is also found when `from` is asked for. */
export interface Synonym {
  from: string[]
  to: string[]
  /** Whether asking for `to` finds `from` as well. */
  twoWay: boolean
}

/** Spellings of the same word, true in any store. */
const builtInSynonyms: Synonym[] = packs
  .flatMap(({ spellings }) => (spellings ?? []).map((words) => phraseList(words)))
  .map((words) => ({ from: words, to: words, twoWay: true }))

/** Synonyms by the terms that call for them. */
export class SynonymTable {
  /** By "term term": the other sides, each as terms. */
  readonly #targets = new Map<string, string[][]>()
  /** Words of the longest left side. */
  longest = 1

  constructor(synonyms: Synonym[], analyzer: Analyzer) {
    const termsOf = (text: string): string[] =>
      analyzer
        .analyze(text)
        .filter((token) => token.span === 1 && token.kind !== 'piece')
        .map((token) => token.term)
    for (const { from, to, twoWay } of [...builtInSynonyms, ...synonyms]) {
      const left = from.map(termsOf)
      const right = to.map(termsOf)
      for (const one of left) for (const other of right) this.#add(one, other)
      if (twoWay) for (const one of right) for (const other of left) this.#add(one, other)
    }
  }

  /** What the terms, in a row, may be replaced by. */
  of(terms: string[]): string[][] {
    return this.#targets.get(terms.join(' ')) ?? []
  }

  #add(from: string[], to: string[]): void {
    const key = from.join(' ')
    if (from.length === 0 || to.length === 0 || key === to.join(' ')) return
    const targets = this.#targets.get(key) ?? []
    if (targets.some((terms) => terms.join(' ') === to.join(' '))) return
    targets.push(to)
    this.#targets.set(key, targets)
    this.longest = Math.max(this.longest, from.length)
  }
}
