import type { ActWords } from './pack-fields/pack-acts.ts'
import type { ClaimWords } from './pack-fields/pack-claims.ts'
import type { Comparatives } from './pack-fields/pack-comparatives.ts'
import type { ContentWords } from './pack-fields/pack-contents.ts'
import type { DegreeWords } from './pack-fields/pack-degrees.ts'
import type { DialogueWords } from './pack-fields/pack-dialogue.ts'
import type { JudgingWords } from './pack-fields/pack-judging.ts'
import type { LeakWords } from './pack-fields/pack-leaks.ts'
import type { NameWords, OptionWords } from './pack-fields/pack-names.ts'
import type { NumberWords, OrderWords, QuantityWords } from './pack-fields/pack-numbers.ts'
import type { OrderQuestions } from './pack-fields/pack-order-questions.ts'
import type { AgeWords, AudienceWords } from './pack-fields/pack-people.ts'
import type { PolicyWords } from './pack-fields/pack-policies.ts'
import type { PriceWords } from './pack-fields/pack-prices.ts'
import type { QuestionWords } from './pack-fields/pack-questions.ts'
import type { ReckoningWords } from './pack-fields/pack-reckoning.ts'
import type { ReferenceWords } from './pack-fields/pack-references.ts'
import type { ScaleWords } from './pack-fields/pack-scales.ts'
import type { TalkWords } from './pack-fields/pack-talk.ts'
import type { TopicWords } from './pack-fields/pack-topics.ts'
import type { WritingWords } from './pack-fields/pack-writing.ts'
import type { Phrases, Words } from './text/word-lists.ts'

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
  dimensions: Phrases
  /** Behind "in" tells that it is no unit: "12 in stock". */
  afterPreposition: Words
  /** Words for whatever the shop's money is: "bucks". */
  moneySlang?: Words
  /** Money by its name (see `currencyNames`), and `cent` for a hundredth of any: `dollar: 'dollar dollars buck bucks'`. */
  currencies: Record<string, Words>
  prices: PriceWords
  orders: OrderWords
  /** Of two prices the lower and the higher: "cheaper", "less"; "dearer", "more". */
  comparisons: { lower: Words; higher: Words }
  /** "in stock", and said of what is gone: "sold out"; asks when that is there again: "when is it back"; behind "how many", how many there are: "are left". */
  /** `when` and, behind it, `back`: asks when it is there again. */
  stock: { there: Phrases; gone: Phrases; when?: Phrases; back?: Phrases; left?: Phrases }
  /**
   * "without"; between it and the value: "any" of "without any leather". `behind` denies what stands before it: "free" of "BPA-free"; `closing`
   * does where its clause ends: "una cafetera no". `absent` alone, as a value, says that there is none: "armrest: none". In `idle` a "no" answers, "no the", or tells what one lacks, "I have no".
   */
  negation: {
    words: Phrases
    before: Words
    behind?: Words
    ofNext?: Words
    closing?: Words
    absent?: Words
    idle?: Phrases
  }
  /** Tells what somebody has, who needs something else: "has", "already" of "she already has leggings". */
  had?: { have: Words; already: Words }
  /** Begins a sentence that cannot be read without the one before: "until then", "they". */
  goesOn: Phrases
  /** Between what will do as well: "or". */
  either: Words
  /** Between values: "or", "and". */
  joiners: Words
  /** Counts people, for whom something is big enough: behind a number "people", of what has places for so many "berth", before one "family of". */
  headcount: { behind: Words; places: Words; before: Phrases }
  /** How words compare: endings, the longest first, and what stands before the word: "est"; "the most". */
  comparing: { endings: Words; before: Phrases }
  /** Words of how big and heavy things are, and what stands before them: see `DegreeWords`. */
  degrees: DegreeWords
  /** By what things are more or less so: see `ScaleWords`. */
  scales?: ScaleWords
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
  /** Whether the language writes the parts of a name as one word. */
  joinsWords?: boolean
  /** Things that shops sell by their English name: in English other names of it. Singular, the usual name first. */
  things: Record<string, Phrases>
  /** What things are like and what they are for, by its English name: `silent: 'silent quiet noiseless'`, the usual word first. */
  properties: Record<string, Words>
  names: NameWords
  /** The commonest words that hold others together, which tell nothing of what a text is about: "the". */
  glue: Words
  /** Words that tell nothing by themselves and that lists of stop words leave out. */
  plain?: Words
  /** Ways to spell or call one thing, the same in any store: "grey, gray". */
  spellings?: readonly Phrases[]
  audiences: AudienceWords
  ages: AgeWords
  /** Words of a wish that ask for nothing: people of whom nothing is told ("boss"), and talk ("sorry"). */
  askNothing: Words
  /** Days on which something is given or worn: "birthday". */
  occasions: Words
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
  /** What names of things may begin with to tell whom they are for: "herren" of "Herrenjacke". */
  audienceHeads?: Words
  /** A wish for a present: "a gift for". */
  gifts: Phrases
  /** What begins a request and tells nothing of the thing: "i m looking for". An apostrophe is a space. */
  requests: Phrases
  /** Said beside a wish, telling nothing of the thing: "also". */
  beside: Words
  /** Names of the days from Sunday on with their forms, of the weekend, and of the months from January on: "may". */
  calendar: {
    weekdays: readonly Words[]
    weekend: Phrases
    months: readonly Words[]
    /** Before the day when something has to be there at the latest, "by Friday", and before the one that is too late, "before Friday". */
    by: Phrases
    before: Phrases
    /** Beside the day when something is there, "will it come Friday", and beside the one when it is ordered, which may be what day it is: "today is Wednesday". */
    arrives: Phrases
    orders: Phrases
  }
  /** How words, or two together, are written in a hurry, where that can hardly mean something else: `pls: 'please'`, `'c quoi': 'c est quoi'`. */
  shorthand: Readonly<Record<string, string>>
  /** How a message points at what was said or shown before. */
  references: ReferenceWords
  /** Before whom or what a thing is for, "for", and before what one does with it, "to" of "a lamp to read by". */
  purposes: {
    for: Phrases
    to: Phrases
    /** Leads on to what a thing is to keep away: "against". */
    against: Phrases
    /** Ends of words that say the same of what they begin with: "schutz" of "Zeckenschutz". */
    againstEndings?: Words
  }
  /** Turns against what was said before: "but", "however". */
  contrasts: Words
  /**
   * What a street is called: "rue" before its name, "street" behind it, "strasse" at its end. One with `!` is a street only with a
   * number: "in place", "2 market place".
   */
  streets: { before?: Words; behind?: Words; endings?: Words }
  /** What shops promise, and what is asked of it. */
  policies: PolicyWords
  /** How somebody feels, and who they say they are. */
  talk: TalkWords
  /** Names of things, or words beside them, that are words of everyday talk as well: "phone". They name no thing and tell no language. */
  thingsOfTalk: Words
  /** A few words, frequent in shops, that no other language has; two that stand together in no other are joined: "tu_es". */
  telling?: Words
  /** What somebody does with a message. */
  acts: ActWords
  /** The steps of a talk. */
  dialogue: DialogueWords
  /** What is in goods, and what must not be. */
  contents: ContentWords
  /** Addresses, numbers and slips. */
  writing: WritingWords
  /** How the answers of the assistant are judged in an evaluation. */
  judging: JudgingWords
  /** By what the answers of a model are read; only of languages that the assistant speaks. */
  claims?: ClaimWords
  /** What an answer must not tell; likewise. */
  leaks?: LeakWords
  /** How facts of a product are asked for and told. */
  comparatives: Comparatives
  orderQuestions: OrderQuestions
  questions: QuestionWords
  /** How prices are to be added up or held against each other. */
  reckoning?: ReckoningWords
  /** Words by which shoppers and shops speak of one matter in a product's text: see `TopicWords`. */
  topics?: TopicWords
}

type DeepPartial<T> = T extends string | number | boolean | readonly unknown[]
  ? T
  : { readonly [K in keyof T]?: DeepPartial<T[K]> | undefined }

/** Any pack, of which every part may be missing. */
export type AnyPack = DeepPartial<Omit<LanguagePack, 'code'>> & { readonly code: string }

/** A language of which only some words are understood. */
export type PartialLanguagePack = AnyPack & { isPartial: true }
