import type { Card } from '../../conversations/turn.ts'
import type { OrderInput } from '../../orders/orders.schema.ts'
import type { Expect } from '../chat/suite.ts'
import type { FitQuery } from '../fit/fit-query.ts'
import type { FitLanguage } from '../fit/words/things.ts'

/** Kinds of generated conversations, in the order of the report. */
export const talkKinds = [
  ...['refine', 'shown', 'pieces', 'compare', 'variant', 'fact', 'options', 'two_questions', 'nothing'],
  ...['order', 'wrong_email', 'reorder', 'lead', 'contact', 'person', 'small_talk', 'injection'],
] as const
export type TalkKind = (typeof talkKinds)[number]

/** What must be true of an answer, as the rows have it. Whatever is absent is not looked at. */
export interface TalkExpect {
  /** What `spiel eval chat` checks: orders, leads, a person. */
  suite?: Expect
  /** Rules that every card keeps, and what fits them. */
  wish?: FitQuery['expect']
  /** The product that is spoken of; of the others shown before none may be on the cards. */
  about?: { id: string; others: string[] }
  /** Products that are all named. */
  all?: string[]
  /** Whether a product, or its form with these values, can be had. `is: not_offered` = it has no such form. */
  stock?: { id: string; is: 'there' | 'gone' | 'not_offered'; values: string[] }
  /** One of these amounts is told. */
  amount?: { any: number[]; isInText: boolean }
  /** So many are wanted of what is there, and what they cost; null = the row has no price. */
  pieces?: { wanted: number; there: number; sum: number | null }
  /** A fact that the description asserts, by one of these pieces of its text. */
  fact?: { pieces: string[] }
  /** A fact about which the row is silent. */
  untold?: { pieces: string[] }
  /** Values that are named, each in one of its spellings; and such of the shop that this product does not have. */
  values?: { each: string[][]; never: string[] }
  /** Each stands in the text or on the order that is shown. */
  told?: string[]
  /** External ids of variants that may not be offered again. */
  notOffered?: string[]
  /** Stands nowhere in the text. */
  never?: string[]
  /** No product is shown. */
  isQuiet?: true
  /** It says that it is a machine. */
  isMachine?: true
}

/** What was shown so far, for what a shopper can point at. */
export interface TalkScene {
  /** Cards of the last turn that showed some. */
  shown: readonly Card[]
}

export interface TalkTurn {
  say: string
  expect: TalkExpect
}

/** The next message, made when the one before it was answered; undefined = what was shown gives no ground for it. */
export type TalkStep = (scene: TalkScene) => TalkTurn | undefined

export interface Talk {
  id: string
  kind: TalkKind
  language: FitLanguage
  steps: TalkStep[]
  /** Orders that the store must have. */
  orders: OrderInput[]
}

/** A conversation before it has its number. */
export type TalkDraft = Pick<Talk, 'steps'> & { orders?: OrderInput[] }

/** A turn that does not depend on what was shown. */
export const turnOf =
  (say: string, expect: TalkExpect): TalkStep =>
  () => ({ say, expect })
