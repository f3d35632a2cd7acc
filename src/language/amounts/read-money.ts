import {
  alsoWeights,
  centSigns,
  currencyCodes,
  currencyNames,
  currencySigns,
  dollarPrefixes,
  moneyInDoubt,
} from '../data/currencies.ts'
import { namesOfAll, wordList, wordsOfAll } from '../packs.ts'
import type { TextToken } from '../text/tokens.ts'
import { readDecimal } from './read-digits.ts'
import { readNumberWords } from './read-number-words.ts'

export interface Amount {
  value: number
  /** What the shopper called the money: codes it can stand for; null when not said. */
  currencies: readonly string[] | null
  end: number
}

/** Currencies by every folded word for money. */
const words = new Map<string, readonly string[]>()
for (const code of wordList(currencyCodes)) words.set(code.toLowerCase(), [code])
const weights = new Set<string>()
const cents = new Set(wordList(centSigns))
/** "Bucks": whatever the shop's money is. */
const slang = new Set(wordsOfAll((pack) => pack.moneySlang))
for (const [word, name] of namesOfAll(({ currencies }) => currencies)) {
  const codes = currencyNames[name]
  if (codes) words.set(word, codes)
  else cents.add(word)
  if (alsoWeights.includes(name)) weights.add(word)
}

/** The currencies that a folded word or a sign can stand for, the likeliest first; null when it names no money. */
export const currenciesOf = (text: string): readonly string[] | null => currencySigns[text] ?? words.get(text) ?? null

/** Words for money that mean little else, folded. */
export const currencyWords = (): string[] => [...words.keys()].filter((word) => !moneyInDoubt.includes(word))

/** Whether a word for money is one for a weight as well: "pounds". */
export const isAlsoWeight = (word: string): boolean => weights.has(word)

/** Whether the folded word or sign is the hundredth part of money: "cents". */
export const isCent = (text: string): boolean => cents.has(text)

/** Whether the folded word is money of whatever currency: "bucks". */
export const isMoneySlang = (word: string): boolean => slang.has(word)

/** Number and money as a store in this language with this currency reads them. */
export interface MoneyReader {
  amountAt(tokens: readonly TextToken[], at: number): Amount | null
}

export function createMoneyReader(language: string, currency: string): MoneyReader {
  const currencyAt = (tokens: readonly TextToken[], at: number): readonly string[] | null => {
    const token = tokens[at]
    if (!token || token.kind === 'number') return null
    if (slang.has(token.text)) return [currency]
    const codes = currenciesOf(token.text)
    return isAlsoWeight(token.text) && !codes?.includes(currency) ? null : codes
  }
  return {
    amountAt(tokens, from) {
      let at = from
      // "US$ 50", "R$ 50", but not "a $50 lamp"
      const prefix =
        tokens[at + 1]?.text === '$' && tokens[at + 1]?.glued ? dollarPrefixes[tokens[at]?.text ?? ''] : undefined
      const before = prefix ? [prefix] : currencyAt(tokens, at)
      if (before) at += prefix ? 2 : 1
      const number = numberAt(tokens, at, language)
      if (!number) return null
      at = number.end
      const after = currencyAt(tokens, at)
      if (after) at++
      const rest = after ? centsAt(tokens, at, language) : null
      return { value: number.value + (rest?.value ?? 0), currencies: after ?? before, end: rest?.end ?? at }
    },
  }
}

const joiners = wordsOfAll((pack) => pack.joiners)

/** "12 dollars and 50 cents": one amount. */
function centsAt(tokens: readonly TextToken[], at: number, language: string): { value: number; end: number } | null {
  const from = joiners.has(tokens[at]?.text ?? '') ? at + 1 : at
  const number = numberAt(tokens, from, language)
  const isPart = number !== null && number.value < 100 && isCent(tokens[number.end]?.text ?? '')
  return isPart ? { value: number.value / 100, end: number.end + 1 } : null
}

function numberAt(tokens: readonly TextToken[], at: number, language: string): { value: number; end: number } | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'word') return readNumberWords(tokens, at)
  if (token.kind !== 'number') return null
  const value = readDecimal(token.text, language)
  if (value === null) return null
  const next = tokens[at + 1]
  if (next?.text === 'k' && next.glued) return { value: value * 1000, end: at + 2 }
  // "50,- €" and "50.- CHF"
  const dash =
    tokens[at + 1]?.glued && /^[.,]$/.test(tokens[at + 1]?.text ?? '') && /^[-–]$/.test(tokens[at + 2]?.text ?? '')
  return { value, end: dash ? at + 3 : at + 1 }
}
