/** FNV-1a over UTF-16 code units, to be fed one unit at a time. */
export const hashStart = 0x811c9dc5 | 0
export const hashStep = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

/** The hash of a whole word: the same as feeding its code units to `hashStep`. */
export function hashOf(word: string): number {
  let hash = hashStart
  for (let index = 0; index < word.length; index++) hash = hashStep(hash, word.charCodeAt(index))
  return hash
}
