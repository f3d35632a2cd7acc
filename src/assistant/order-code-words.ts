import { phrasesOfAll } from '../language/packs.ts'
import { anySpellingOf } from '../language/text/any-spelling.ts'
import { plainOf } from '../language/text/plain.ts'
import { anywhere } from '../language/text/word-patterns.ts'
import { hasAgreed } from './shopper-agreed.ts'
import type { TurnScope } from './turn-scope.ts'
import { emailsIn } from './typed-by-shopper.ts'

type PatternName = 'forgot' | 'refuses' | 'address' | 'asksCode' | 'otherCode'
const said = (name: PatternName): RegExp =>
  new RegExp(
    anywhere(({ dialogue }) => dialogue?.[name]),
    'u',
  )
const forgot = said('forgot')
/** The shopper prefers not to give the address. */
const refuses = said('refuses')
const aboutAddress = said('address')
/** "Send me a code", "another code please"; one for a discount is something else. */
const asks = said('asksCode')
const otherCode = said('otherCode')

/** Whether the shopper, in this message, asks for a code to the address of an order: in their own words, or with a yes to the offer. */
export function wantsOrderCode({ text, before, state, understanding }: TurnScope): boolean {
  const plain = plainOf(text)
  if (asks.test(plain) && !otherCode.test(plain)) return true
  if (emailsIn(text).length > 0) return false
  const { asked } = before.orderCode
  const isAsked = asked !== null && asked.turn === state.turns - 1
  const isUnknown = forgot.test(plain) || refuses.test(plain)
  if (isUnknown && (aboutAddress.test(plain) || (isAsked && isShort(plain)))) return true
  return isAsked && asked.isOffer && hasAgreed(understanding, text)
}

/** "No idea" answers what was asked; a longer message without the word may not know something else. */
const isShort = (plain: string): boolean => plain.split(' ').length <= 8

const DIGITS = 6
/** Six digits in any groups, by themselves: no part of a longer number, of an amount or of another code. */
const grouped = /(?<![\p{L}\p{N}#_.,/-])\d(?:[ .-]{0,2}\d){5}(?![\p{L}\p{N}_]|[.,/-]\d)/gu
const order = anySpellingOf(phrasesOfAll(({ writing }) => writing?.order))
const orderWord = new RegExp(String.raw`(?:#|(?<!\p{L})${order}(?!\p{L})(?:\s*(?:no|nr|num|id)\b)?[\s.:º°#]*)$`, 'iu')

/** The code in a shopper's message, "482913" or "my code is 48 29 13", as six digits; undefined without one. */
export function saidCode(text: string): string | undefined {
  const told = text.normalize('NFKC')
  const codes = [...told.matchAll(grouped)]
    .filter(({ index }) => !orderWord.test(told.slice(0, index)))
    .map(([digits]) => digits.replace(/\D/g, ''))
  return codes.find((code) => code.length === DIGITS)
}
