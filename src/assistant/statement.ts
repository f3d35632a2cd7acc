import type { Echo } from './engine/echoed.ts'
import type { Fact } from './fact.ts'

/** A sentence of the embedded engine with the rows that bear it out: nobody has to read again what it claims. */
export interface Statement {
  /** In the shopper's language. */
  text: string
  /** Read in this turn: what the sentence tells of the shop. */
  facts: readonly Fact[]
  /** A place that tells of the shop was filled with what no row of this turn says: such a sentence is never shown. */
  isBare?: boolean
  /** It only says that nothing was understood: beside a sentence that answers another part of the message it is not sent. */
  isHelpless?: boolean
  /** It tells nothing that the shop knows: what the message may mean besides goes before it. */
  isUntold?: boolean
  /** The product it speaks of, with the words that name it. */
  about?: { id: string; named: string }
  /** What it tells of that product: behind a sentence that told it already it is not sent. */
  tells?: readonly Told[]
  /** How it is said behind another sentence about the same product: "Its page says ...". */
  behind?: string
}

/** What of a product a sentence tells as a whole. */
export type Told = 'price' | 'stock'

/** A piece of a sentence together with the facts it tells. */
export interface FactRef {
  text: string
  facts: readonly Fact[]
}

/** What fills a place of a phrase: a count, the shopper's words, our own, or a piece that rows bear out. */
export type Param = string | number | FactRef

/** What fills the places of a phrase. Those that tell of the shop take nothing but facts. */
export type Params = Record<string, Param> & {
  [place in 'title' | 'price' | 'quote' | 'url']?: FactRef
} & {
  /** The shopper's own words, between quotes. */
  [place in 'corrected' | 'missing' | 'untold']?: Echo
}

/** The text of a piece. */
export const textOf = (param: Param): string => (typeof param === 'object' ? param.text : String(param))

/** A sentence without a fact in it. */
export const plainStatement = (text: string): Statement => ({ text, facts: [] })
