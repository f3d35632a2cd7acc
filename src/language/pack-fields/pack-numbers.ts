import type { Phrases, Words } from '../text/word-lists.ts'

/** How a language counts in words. */
export interface NumberWords {
  /** What parts the decimals from the rest: "1.5", "1,5". It decides what "1.200" is. */
  decimalMark: '.' | ','
  /** 0, 1, 2 ... as far as each has a word of its own: "zero one two". A `-` where there is none. */
  small: Words
  /** 20, 30 ... 90: "twenty thirty". */
  tens: Words
  /** 21 ... 29, then 31 ... 39 and so on, as far as they are one word: "veintiuno". */
  betweenTens?: readonly Words[]
  /** 200, 300 ... 900 where they are one word: "doscientos". */
  hundreds?: Words
  /** "hundred". */
  hundred: Words
  /** Whether a hundred is one word with what follows: "duecentocinquanta". */
  isHundredJoined?: boolean
  /** "thousand". */
  thousand: Words
  /** What may stand before the two: "a hundred". */
  aHundred?: Words
  /** Between the parts: "y" of "treinta y uno". */
  and: Words
  /** Said only behind hundreds: the "and" of "a hundred and five"; "five and ten" is two numbers. */
  isAndAfterHundreds?: boolean
  /** Four of them are eighty: "vingt" of "quatre-vingts". */
  score?: Words
  /** Below a thousand in one word, the unit before the ten: "funfundzwanzig". `one` is how 1 begins such a word. */
  joined?: { one: string; and: string; hundred: string }
  /** Words for one, articles included: "a" of "a week". */
  one: Words
  /** Other numbers in one word: "septante". */
  more?: Record<string, number>
  /** Names of counts: "dozen" is 12. */
  counts: Record<string, number>
  /** More often everyday words than numbers, or too small to be a claim: "one". */
  rarely: Words
  /** Ends a word for how often: "mal" of "dreimal"; and such words of their own, from two: "twice". */
  timesEnding?: string
  times?: Words
  /** Beside a unit of length, that it measures an area: "square". */
  squared: Words
  /** Two of something: "couple of". */
  two: Phrases
}

/**
 * Which end of a list a shopper asks for. A phrase with `!` counts only with an article up to three words before it: "las
 * zapatillas mas baratas" are the cheapest, "mas baratas" is cheaper.
 */
export interface OrderWords {
  /** "the cheapest", "lowest price". */
  cheapest: Phrases
  /** "most expensive", "dearest". */
  dearest: Phrases
  /** "newest", "latest". */
  newest: Phrases
  /** "best rated", "top". */
  best: Phrases
}

/** How many are wanted. */
export interface QuantityWords {
  /** What is counted when the thing is not named: "pieces". */
  counters: Words
  /** What goods come in: "bags" of "2 bags", said of coffee. */
  holders?: Words
  /** Before a number that counts: "take" of "I take 3". */
  takers: Words
  /** Stands before the verb for what is counted: "vous en avez 6". */
  partitive?: Words
  /** What may end the message behind such a number: "please". */
  endings: Words
  /** Before a number that names and does not count: "size 42", "order 1234". */
  notCounted: Words
  /** Before a number that points: "the two laptops". */
  pointers: Words
  /** Beside the price of one of several: "each". */
  each: Words
  /** "of" of "3 of them". */
  of: Words
  /** "them" of "3 of them". */
  them: Words
  /** Words for more than one that are no things: "times", "weeks". */
  notThings: Words
  /** How the plural of a thing ends: "s". */
  plurals: Words
  /** What begins something else behind a thing: "3 bags for work". */
  details: Words
}
