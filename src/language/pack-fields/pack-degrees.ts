import type { Words } from '../text/word-lists.ts'

/** Words that tell how much of a quality a thing has, by which a shopper prefers one to another. */
export interface DegreeWords {
  /** Before such a word: "too", "so", "very". */
  before: Words
  /** The qualities by name, each with its opposite under `opposites` of read-degree.ts, in all forms: "grand grande". */
  qualities: Record<DegreeQuality, Words>
}

export type DegreeQuality =
  | 'big'
  | 'small'
  | 'heavy'
  | 'light'
  | 'long'
  | 'short'
  | 'loud'
  | 'quiet'
  | 'thick'
  | 'thin'
  | 'sour'
  | 'mild'
  | 'strong'
