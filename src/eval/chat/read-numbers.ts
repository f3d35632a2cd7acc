import { readDecimal } from '../../language/amounts/read-digits.ts'
import { readNumberWords } from '../../language/amounts/read-number-words.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { anyPhrase, anyWord } from './judging-words.ts'

/** Sentences of an answer; a decimal point ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** A number as people write it: 1,299.99, 1.299,99, 1 299,99, 6,95, 24.999. Three digits behind the only kind of sign are thousands. */
export const readNumber = (text: string): number => readDecimal(text, 'und') ?? Number.NaN

const NUMBER = String.raw`(?<!\d)(?:\d{1,3}(?:[\s\u00a0\u202f.,'’]\d{3}){1,4}(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,3})?)`
const SIGN = String.raw`(?:US\$|\$|€|£|¥|\b(?:USD|EUR|GBP|CHF|JPY)\b)`
const WORD = String.raw`(?:\$|€|£|¥|\b(?:USD|EUR|GBP|CHF|JPY|US dollars?|dollars?|d[oó]lares|euros?|bucks|pounds)\b)`
const MONEY = new RegExp(`${SIGN}\\s?(${NUMBER})|(${NUMBER})[\\s\\u00a0\\u202f]?(?:${WORD})`, 'giu')
const PERCENT = new RegExp(`(${NUMBER})[\\s\\u00a0\\u202f]?(?:%|${anyPhrase(({ percent }) => percent)})`, 'giu')

const all = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map((match) => readNumber(match.slice(1).find((part) => part !== undefined) ?? ''))

/** Amounts of money in a text. */
export const amountsIn = (text: string): number[] => all(text, MONEY)
export const percentagesIn = (text: string): number[] => all(text, PERCENT)
/** Any number at all: what a shopper typed may be said back. */
export const numbersIn = (text: string): number[] => all(text, new RegExp(`(${NUMBER})`, 'gu'))

/** Letters and digits only, so that quotes, accents and dashes of a title do not matter. */
export const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,4}|\\p{L}{2,6})\\s+${anyWord(({ products }) => products)}(?!\\p{L})`,
  'giu',
)

/** "5 products", "drei Artikel": how many of them are claimed. */
export function countsIn(text: string): number[] {
  return [...text.matchAll(COUNT)].flatMap(([, word = '']) => {
    const value = /^\d/.test(word) ? Number(word) : readNumberWords(tokenize(word), 0)?.value
    // "an item", "one option" count nothing.
    return value === undefined || value === 1 ? [] : [value]
  })
}
