import type { Phrases, Words } from '../text/word-lists.ts'

/**
 * By what the assistant's answers are judged in an evaluation. Words of their own, though others have the like: a word that the
 * assistant's own guards lack would otherwise be lacking here too. A `*` stands for any ending.
 */
export interface JudgingWords {
  /** Small words that hardly any other language of the packs has. */
  telling: Words
  /** What is counted when products are: "3 results". */
  products: Words
  /** Behind a number, a percentage. */
  percent: Phrases
  /** Said of an order. */
  delivered: Words
  cancelled: Words
  /** In a sentence that does not say that it is so: "not", "once". */
  notSaid: Phrases
  /** Said of what can be had; of what cannot; and what denies the first up to two words before it: "not". */
  stock: { there: Phrases; gone: Phrases; denied: Words }
  /** In a sentence that wishes or promises and claims nothing of stock: "as soon as". */
  later: Phrases
  /** A person of the shop: "colleague". */
  people: Words
}
