import type { PriceWords } from './price-words.ts'
import type { QuestionWords } from './question-pack.ts'
import type { Phrases, Words } from './word-lists.ts'

export type { Phrases, Words }

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
  /** Counts that are told roughly, with the least they can be: "hundreds" is 200. */
  vague: Record<string, number>
  /** More often everyday words than numbers, or too small to be a claim: "one". */
  rarely: Words
  /** Words that are numbers in another language, by what stands before them here: `four: 'au'`, an oven. */
  homographs?: Record<string, Words>
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

/**
 * Whom a thing is for. Kinship counts: what is for my wife is for women. A phrase with `!` has other meanings, and counts only
 * behind "for" or a possessive: "for my man", not "iron man".
 */
export interface AudienceWords {
  /** "men", "dad". */
  men: Phrases
  /** "women", "wife". */
  women: Phrases
  /** "boys", "nephew". */
  boys: Phrases
  /** "girls", "niece". */
  girls: Phrases
  /** "kids", "teenager". */
  kids: Phrases
  /** "baby", "toddler". */
  baby: Phrases
  /** "unisex", "gender neutral". */
  unisex: Phrases
  /** Any animal that is kept: "pets". */
  pets: Phrases
  /** "dog". */
  dogs: Phrases
  /** "puppy". */
  puppies: Phrases
  /** "cat". */
  cats: Phrases
  /** "kitten". */
  kittens: Phrases
  /** Small ones in cages: "hamster", "rabbit". */
  rodents: Phrases
  /** "parakeet". */
  birds: Phrases
}

/** What tells how old somebody is. */
export interface AgeWords {
  /** Behind a number, an age wherever it stands: "years old". */
  old: Phrases
  /** Behind a number, an age only of somebody who is named or behind "for": "years" of "boy, 8 years". */
  years: Phrases
  /** Behind a number, likewise the age of a baby: "months". */
  months: Phrases
  /** Between somebody and the number: "aged" of "a boy aged 8". */
  aged: Phrases
}

/** How many are wanted. */
export interface QuantityWords {
  /** What is counted when the thing is not named: "pieces". */
  counters: Words
  /** Before a number that counts: "take" of "I take 3". */
  takers: Words
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

/** How options of a variant are told. */
export interface OptionWords {
  /** What shops call such an option: "size". */
  names: { color: Words; size: Words; material: Words }
  /** What a longer name of one ends in: "schuhgrosse". */
  nameEndings?: { color: Words; size: Words }
  /** Before a value of any option: "in". */
  markers: Phrases
  colorMarkers: Phrases
  materialMarkers: Phrases
  /** Between "in" and the value: "the". */
  articles: Words
  /** Before a word for size: "in size 42". */
  beforeSizeWord: Words
  /** Before a bare size: "in 42". */
  beforeSize: Words
  /** Before what describes a thing: "of leather". */
  describing: Words
  /** Values that mean nothing by themselves: "standard". */
  generic: Words
}

/** How a language lays out a name of a thing. */
export interface NameWords {
  /** Whether the thing itself stands at the start ("zapatos rojos") or at the end ("red shoes"). */
  head: 'first' | 'last'
  /** Words after which only details follow: "shoes FOR women". */
  details: Words
  /** What may stand before an apostrophe without being part of the word: "l'eau". */
  elisions: Words
  /** In the list of stop words, though it tells products apart: "grande". */
  meaningful: Words
  /** Ordinary words that the list of stop words lacks. */
  moreStopWords: Words
  /** Words the stemmer would make one with an unrelated word: "organic" and "organ". */
  unstemmed: Words
  /** Plurals that no rule tells: "children" is "child". */
  plurals: Record<string, string>
  /** What tells a plural besides the stemmer, the first that fits: "luces" is "luz". */
  singulars: readonly (readonly [RegExp, string])[]
  /** Whether "ae", "oe" and "ue" are written for umlauts: "schluessel". */
  hasDigraphs?: boolean
}

/** How a message points at what was said or shown before. */
export interface ReferenceWords {
  /** Stands for a thing that was shown: "it", "they". */
  it: Words
  /** Stands for the name of a thing: "one" of "the black one". */
  one: Words
  /** Another than what was shown: "else", "another", "better". */
  other: Words
  /** How questions begin: "is", "does", "which". */
  asking: Words
  /** Stands for any thing: "something".*/
  something: Words
  /** What was wished for before counts no more: "forget that", "i meant". */
  restart: Phrases
  /** Goes on from what was said: "what about", "and". */
  goesOn: Phrases
  /** Before or behind a price that asks for both together: "together", "in total". */
  together: Phrases
}

/**
 * All words of one language that Spiel reads by. Data and nothing else: readers join the packs, so that a message is understood in
 * any language whatever the store's.
 */
export interface LanguagePack {
  /** ISO 639-1. */
  code: string
  numbers: NumberWords
  /** Units by their symbol (see `unitSymbols`): `in: 'inch inches'`. */
  units: Record<string, Words>
  /** Words behind a number that make it an amount of something else than money, besides the units: "pages". */
  counted: Words
  /** What follows a measure and tells that "in" before it was a unit: "40 in wide". */
  dimensions: Words
  /** Behind "in" tells that it is no unit: "12 in stock". */
  afterPreposition: Words
  /** Money by its name (see `currencyNames`), and `cent` for a hundredth of any: `dollar: 'dollar dollars buck bucks'`. */
  currencies: Record<string, Words>
  prices: PriceWords
  orders: OrderWords
  /** Of two prices the lower and the higher: "cheaper", "less"; "dearer", "more". */
  comparisons: { lower: Words; higher: Words }
  /** "in stock", and said of what is gone: "sold out". */
  stock: { there: Phrases; gone: Phrases }
  /** "without"; between it and the value: "any" of "without any leather". `behind` denies what stands before it: "free" of "BPA-free". */
  negation: { words: Phrases; before: Words; behind?: Words }
  /** Begins a sentence that cannot be read without the one before: "until then", "they". */
  goesOn: Phrases
  /** Between values: "or". */
  joiners: Words
  /** Before a vendor, category or tag: "made by", "in category", "tagged". */
  named: { vendor: Phrases; category: Phrases; tag: Phrases }
  options: OptionWords
  /** Colours by their English name (see `colorParents`). A word with `!` counts only when the store has this very value. */
  colors: Record<string, Words>
  /** Materials by their English name (see `materialKinds`), marked likewise. */
  materials: Record<string, Words>
  /** Sizes by letter: `s: 'small'`. */
  sizes: Record<string, Words>
  /** Before a material: not that material. "faux". */
  imitation: Words
  /** How adjectives agree with their thing. */
  agreement: {
    /** What may follow the word as it stands here: "s" of "rojos". */
    endings: Words
    /** What may stand for its last letter: `a: 'o'` makes "roja" "rojo". */
    swaps: Record<string, string>
    /** What no rule tells: `blanche: 'blanc'`. */
    irregular: Record<string, string>
  }
  /** Colours beside these are kinds of food and drink: "red wine". */
  foods: Words
  /** Things that shops sell by their English name: in English other names of it. Singular, the usual name first. */
  things: Record<string, Phrases>
  names: NameWords
  /** The commonest words that hold others together, which tell nothing of what a text is about: "the". */
  glue: Words
  /** Ways to spell or call one thing, the same in any store: "grey, gray". */
  spellings?: readonly Phrases[]
  audiences: AudienceWords
  ages: AgeWords
  /** "my" of "for my wife". */
  possessives: Words
  /** "a", "the". */
  articles: Words
  /** Between one wished thing and another. */
  further: {
    /** "and", which also joins parts of one thing: the other needs an article or a number. */
    and: Phrases
    /** "and also", "plus": what follows is another thing. */
    also: Phrases
    /** Before a thing of its own, besides articles and numbers: "some", "a pair of". */
    some: Phrases
  }
  quantities: QuantityWords
  /** What makes a claim or a wish less firm: "maybe", "around". */
  hedges: Phrases
  /** An answer that agrees: "yes please". */
  yes: Phrases
  /** An answer that declines: "no thanks". */
  no: Phrases
  /** A wish for a present: "a gift for". */
  gifts: Phrases
  /** What begins a request and tells nothing of the thing: "i m looking for". An apostrophe is a space. */
  requests: Phrases
  /** Names of the days from Sunday on with their forms, of the weekend, and of the months from January on: "may". */
  calendar: { weekdays: readonly Words[]; weekend: Phrases; months: readonly Words[] }
  /** How words are written in a hurry, where that can hardly mean something else: `pls: 'please'`. */
  shorthand: Record<string, string>
  references: ReferenceWords
  /** Before whom or what a thing is for, "for", and before what one does with it, "to" of "a lamp to read by". */
  purposes: { for: Phrases; to: Phrases }
  /** How facts of a product are asked for and told. */
  questions: QuestionWords
}

type DeepPartial<T> = T extends string | number | boolean | readonly unknown[]
  ? T
  : { readonly [K in keyof T]?: DeepPartial<T[K]> | undefined }

/** Any pack, of which every part may be missing. */
export type AnyPack = DeepPartial<Omit<LanguagePack, 'code'>> & { readonly code: string }

/** A language of which only some words are understood. */
export type PartialLanguagePack = AnyPack & { isPartial: true }
