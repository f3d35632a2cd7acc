import { setImmediate } from 'node:timers/promises'
import { wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import type { Embedder } from './embedder.ts'

/** Its own vectors never mean what another model's mean: callers give it no part in ranking. */
export const HASH_EMBEDDER_ID = 'hash-256'

const DIMENSIONS = 256
/** Some 10 ms of work, after which others get their turn. */
const TEXTS_PER_TURN = 50
const SHORTEST_GRAM = 3
const LONGEST_GRAM = 5
/** Length of a word's letter groups together, beside the word's own 1: they find words written alike. */
const GRAMS_SHARE = 1
const PAIR_SHARE = 0.5
/** The first line is the title. */
const FIRST_LINE_COUNT = 3
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
/** Thai, Lao, kana and Han: written without blanks, a single letter says much. */
const DENSE_SCRIPT = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]/
const FILLERS = wordsOfAll(({ glue }) => glue)

export interface HashEmbedderOptions {
  /** How much a folded word (see `fold`) tells, such as its inverse document frequency. Default: little for small words. */
  idf?: (term: string) => number
}

/**
 * Vectors made of the spelling alone: words, pairs of words and letter groups hashed into 256 numbers. Needs no download and no training
 * and always gives the same for the same text. It knows no meaning: good for products with like names and for queries that
 * find nothing, not for ranking (measured: mixing it in made ranking worse).
 */
export function createHashEmbedder({ idf = defaultIdf }: HashEmbedderOptions = {}): Embedder {
  return {
    id: HASH_EMBEDDER_ID,
    dimensions: DIMENSIONS,
    embed: async (texts, _kind, options) => {
      const vectors: Float32Array[] = []
      for (const [at, text] of texts.entries()) {
        if (at % TEXTS_PER_TURN === TEXTS_PER_TURN - 1) await setImmediate()
        options?.signal?.throwIfAborted()
        vectors.push(hashText(text, idf))
      }
      return vectors
    },
  }
}

function hashText(text: string, idf: (term: string) => number): Float32Array {
  const vector = new Float32Array(DIMENSIONS)
  const { words, pairs } = countTerms(text)
  for (const [word, count] of words) {
    const weight = idf(word) * (1 + Math.log(count))
    add(vector, hashPart(word, 0, word.length, 1), weight)
    addGrams(vector, word, weight * GRAMS_SHARE)
  }
  for (const [pair, count] of pairs) {
    const blank = pair.indexOf(' ')
    const weight = (idf(pair.slice(0, blank)) + idf(pair.slice(blank + 1))) / 2
    add(vector, hashPart(pair, 0, pair.length, 2), weight * (1 + Math.log(count)) * PAIR_SHARE)
  }
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  return length > 0 ? vector.map((value) => value / length) : vector
}

function countTerms(text: string): { words: Map<string, number>; pairs: Map<string, number> } {
  const words = new Map<string, number>()
  const pairs = new Map<string, number>()
  let count = FIRST_LINE_COUNT
  for (const line of text.split('\n')) {
    let before: string | undefined
    for (const [written] of line.matchAll(WORD)) {
      const word = fold(written)
      words.set(word, (words.get(word) ?? 0) + count)
      if (before !== undefined) pairs.set(`${before} ${word}`, (pairs.get(`${before} ${word}`) ?? 0) + count)
      before = word
    }
    count = 1
  }
  return { words, pairs }
}

function addGrams(vector: Float32Array, word: string, weight: number): void {
  const isDense = DENSE_SCRIPT.test(word)
  const [shortest, longest] = isDense ? [1, 3] : [SHORTEST_GRAM, LONGEST_GRAM]
  const bounded = isDense ? word : `<${word}>`
  const hashes: number[] = []
  for (let start = 0; start + shortest <= bounded.length; start++) {
    for (let size = shortest; size <= longest && start + size <= bounded.length; size++) {
      hashes.push(hashPart(bounded, start, start + size, 3))
    }
  }
  const each = weight / Math.sqrt(hashes.length)
  for (const hash of hashes) add(vector, hash, each)
}

/** The lowest eight bits choose the place, the highest the sign, so that what falls together by chance cancels out on average. */
function add(vector: Float32Array, hash: number, weight: number): void {
  const place = hash & (DIMENSIONS - 1)
  vector[place] = (vector[place] as number) + (hash < 0 ? -weight : weight)
}

/** FNV-1a over the letters, then the finish of MurmurHash3, without which near texts would share their lowest bits. */
function hashPart(text: string, start: number, end: number, seed: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

function defaultIdf(term: string): number {
  if (FILLERS.has(term)) return 0.1
  if (/^\p{N}+$/u.test(term)) return 0.5
  return 0.5 + Math.min(term.length, 8) / 8
}
