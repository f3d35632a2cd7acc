/** The words by which sentiment is read: lower case, without accents, German ä ö ü as a o u; `*` = any ending. */
export interface SentimentWords {
  /** Clear praise; `weak` counts half. */
  good: string
  weakGood: string
  /** Clear blame. */
  bad: string
  weakBad: string
  /** Praise that turns into blame when it is denied ("not happy"); other praise that is denied counts half. */
  contentment: string
  negators: string
  /** Ends what a negator reaches. */
  but: string
  /** In a sentence that asks for something, praise describes what is wanted ("I need a great jacket"). */
  wishes: string[]
  goodPhrases: string[]
  badPhrases: string[]
  /** What only an angry or worn-out shopper says. */
  anger: string[]
  /** Says nothing although it looks so ("happy birthday"). */
  empty: string[]
}
