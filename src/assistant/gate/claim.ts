import type { TextToken } from '../../language/text/tokens.ts'
import type { PhraseKey } from '../engine/say.ts'
import type { Fact } from '../fact.ts'
import type { Cue, ReadLanguage } from './cues.ts'
import type { Known, KnownProduct, KnownVariant } from './known.ts'
import type { Named } from './options.ts'
import type { Amount } from './said-amounts.ts'

/** How a clause is meant. Only what is asserted claims something of the shop, but for names and money. */
export type Mode = 'asserted' | 'asked' | 'offered' | 'wished' | 'hedged' | 'untold'

/** What a sentence states of the shop, ready to be held against facts. */
export interface Claim {
  kind: string
  /** The products that it may be about: it holds where it holds for one of them. Empty where it is about none. */
  subject: readonly KnownProduct[]
  mode: Mode
  polarity: 'holds' | 'denied'
  value: string | number | null
  unit: string | null
  /** Places of tokens in the sentence; the end is exclusive. */
  span: { from: number; to: number }
  /** In the sentence's own words. */
  said: string
}

/** What the facts of the turn say to a claim. */
export interface Verdict {
  holds: boolean
  /** Those that bear it out, or that say otherwise. */
  facts: readonly Fact[]
  /** What is known instead, told in its place. */
  instead?: Instead
}

/** The phrase that stands in the place of a false claim, and the facts it is made of. */
export interface Instead {
  key: Extract<PhraseKey, `gate_${string}`>
  params: Record<string, string>
  facts: readonly Fact[]
}

/** A product that a sentence names. Places of tokens; the end is exclusive. */
export interface Mention {
  products: readonly KnownProduct[]
  /** Whether it is named by the thing it is, in another language: a "Becher" may be any mug. */
  isThing?: boolean
  from: number
  to: number
}

/** A part of a sentence that is meant in one way. */
export interface Clause {
  /** Places of tokens of the sentence. */
  from: number
  to: number
  mode: Mode
  cues: readonly Cue[]
  amounts: readonly Amount[]
  mentions: readonly Mention[]
  /** Places of tokens where a "not" or "without" begins. */
  negations: readonly number[]
  /** The products that it is about, where none is named nearer. */
  subject: readonly KnownProduct[]
  /** Whether it is known which one: it was named, or is the only one. */
  isOfOne: boolean
}

/** A sentence with what is known in this turn. */
export interface Scene {
  text: string
  language: ReadLanguage
  tokens: readonly TextToken[]
  /** Folded words and numbers, and the tokens they are. */
  words: readonly string[]
  places: readonly number[]
  clauses: readonly Clause[]
  mentions: readonly Mention[]
  known: Known
  turn: TurnWords
  /** Amounts of money that earlier sentences told and that hold. */
  said: readonly number[]
  /** How many pieces earlier sentences spoke of. */
  counts: readonly number[]
  /** What earlier sentences of the answer named, last first. */
  named: readonly KnownProduct[]
  /** What the sentences before spoke of, of what owner's pages tell. */
  topics: readonly string[]
  /** Values of options that the sentence before told of products, by their ids. */
  meant: ReadonlyMap<string, Named>
}

/** What of the turn does not depend on the sentence. */
export interface TurnWords {
  language: ReadLanguage
  /** BCP 47, for money and dates. */
  locale: string
  currency: string
  /** In which the shop writes. */
  catalogLanguage: string
  storeName: string
  /** How many words a title of the whole catalog has that begins at a place of some folded words; 0 where none does. */
  titleWordsAt: (words: readonly string[], at: number) => number
  allowedCodes: readonly string[]
  hasDiscounts: boolean
  shopperText: string
  shopperWords: ReadonlySet<string>
  shopperAmounts: readonly Amount[]
  /** What was done for the shopper in this turn: `contact`, `person`, `mail`, `cart`. */
  done: ReadonlySet<string>
  now: Date
}

export const HOLDS: Verdict = { holds: true, facts: [] }
export const FAILS: Verdict = { holds: false, facts: [] }

/** The variants of a product that a claim is about, and whether the sentence tells which. */
export interface MeantVariants {
  variants: readonly KnownVariant[]
  isTold: boolean
  /** Those whose options the clause itself names; none where it names none. */
  own: readonly KnownVariant[]
  /** Those of them that fit what was said before, by the answer or the shopper. */
  likely: readonly KnownVariant[]
}

/** That a page does not say it, of the product where it is one. */
export function untoldOf([product, other]: readonly KnownProduct[]): Instead {
  const title = product && !other ? product.title : null
  return { key: 'gate_untold', params: { title: title ? String(title.value) : '' }, facts: title ? [title] : [] }
}

/** A clause as it was written. */
export const textOf = ({ text, tokens }: Scene, { from, to }: { from: number; to: number }): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
