import type { Phrases, Words } from '../text/word-lists.ts'

/** What is said of prices. The fields `...OfMoney` hold phrases that mean a price only beside a currency ("for $20"). */
export interface PriceWords {
  /** Before the highest price: "under", "no more than". */
  atMost: Phrases
  atMostOfMoney: Phrases
  /** Before the lowest: "over", "at least". */
  atLeast: Phrases
  atLeastOfMoney: Phrases
  /** Behind the highest: "or less". */
  orLess: Phrases
  orLessOfMoney: Phrases
  /** Behind the lowest: "and up". */
  orMore: Phrases
  orMoreOfMoney: Phrases
  /** Before a price that may be missed by a little: "around $50". It means a price only beside a currency. */
  aroundOfMoney: Phrases
  /** The same with or without a currency, where nothing is counted behind it: "ballpark". */
  around: Phrases
  /** Behind such a price: "ish" of "30 ish". Without a currency only where the number stands by itself. */
  aroundBehind?: Phrases
  /** Before an amount of money that the shopper has, who cannot spend more: "i have" of "I have 50 euros". */
  having: Phrases
  /** Before or between these: "only" of "I only have 50". It makes a number without a currency money. */
  only: Words
  /** Behind such an amount: "to spend". */
  spent: Phrases
  /** Between "not" and "more than", and behind an amount: "want to spend" of "I do not want to spend more than 50". */
  spending: Words
  /** What refuses, besides the words of negation: "cant". */
  refusals: Words
  /** What begins something else behind a number that stands for money: "what" of "I only have 50 what is there". */
  goesOn: Words
  /** Before a range: "between". */
  range: Phrases
  rangeOfMoney: Phrases
  /** Between its ends: "and", "to". */
  to: Phrases
  /** Before the highest measure, in a unit: "to" of "dogs to 50 lb". */
  upTo: Words
  /** Between such a phrase and the amount: "about" of "under about 50". */
  beforeAmount: Words
  /** Before all of it, said of nothing else: "costing" of "costing under 50". */
  lead: Words
  /** Before a bare number these tell that it is an age, a size or a measure: "women over 50". */
  notMoney: Words
  /** A wish for the lower end of the prices: "cheap", "on a budget". */
  cheap: Phrases
  /** Sold for less than before: "on sale". */
  reduced?: Phrases
}
