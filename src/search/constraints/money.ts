import { readNumberWords } from './number-words.ts'
import type { TextToken } from './tokens.ts'

export interface Amount {
  value: number
  /** What the shopper called the money: codes it can stand for; null when not said. */
  currencies: readonly string[] | null
  end: number
}

const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD']
const signs: Record<string, readonly string[]> = {
  $: dollars,
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  '₽': ['RUB'],
  '₺': ['TRY'],
  '₩': ['KRW'],
  '₴': ['UAH'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '฿': ['THB'],
  '₪': ['ILS'],
  '₦': ['NGN'],
}
const named: Record<string, readonly string[]> = {
  'dollar dollars dolar dolares buck bucks dollaro dollari dollers doller dollors dolars dollas': dollars,
  'euro euros eur': ['EUR'],
  'pound pounds quid gbp libra libras livre livres pfund sterling': ['GBP'],
  'yen jpy': ['JPY'],
  'yuan rmb cny': ['CNY'],
  'rupee rupees inr': ['INR'],
  'franken chf': ['CHF'],
  'peso pesos': ['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'PHP', 'DOP'],
  'real reais brl': ['BRL'],
  'zloty zlotys pln zl': ['PLN'],
  'krona kronor kroner kr': ['SEK', 'NOK', 'DKK', 'ISK'],
}
for (const code of 'usd cad aud nzd sgd hkd mxn sek nok dkk czk huf ron try ars clp cop krw zar aed sar'.split(' ')) {
  named[code] = [code.toUpperCase()]
}
const words = new Map<string, readonly string[]>()
for (const [names, codes] of Object.entries(named)) for (const name of names.split(' ')) words.set(name, codes)
/** Also names of weights: money only in a store that sells in them. */
const weights = new Set('pound pounds libra libras livre livres pfund'.split(' '))

/** Number and money as a store in this language with this currency reads them. */
export interface MoneyReader {
  amountAt(tokens: readonly TextToken[], at: number): Amount | null
}

export function createMoneyReader(language: string, currency: string): MoneyReader {
  const currencyAt = (tokens: readonly TextToken[], at: number): readonly string[] | null => {
    const token = tokens[at]
    if (!token || token.kind === 'number') return null
    if (token.kind === 'sign') return signs[token.text] ?? null
    const codes = words.get(token.text) ?? null
    return weights.has(token.text) && !codes?.includes(currency) ? null : codes
  }
  return {
    amountAt(tokens, from) {
      let at = from
      // "US$ 50", "R$ 50"
      if (/^(us|ca|au|r)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === '$') at++
      const before = currencyAt(tokens, at)
      if (before) at++
      const number = numberAt(tokens, at, language)
      if (!number) return null
      at = number.end
      const after = currencyAt(tokens, at)
      if (after) at++
      return { value: number.value, currencies: after ?? before, end: at }
    },
  }
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

/**
 * "1,200.50" and "1.200,50" are 1200.5 everywhere. A single separator before exactly three digits splits thousands,
 * except for a point in English, where "1.200" is one point two.
 */
export function readDecimal(text: string, language: string): number | null {
  const digits = text.normalize('NFKC').replace(/[\s'’]/g, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return toNumber(digits)
  const sign = digits[last] as string
  const behind = digits.length - last - 1
  const both = digits.includes('.') && digits.includes(',')
  const repeated = digits.indexOf(sign) !== last
  const isDecimal = both ? !repeated : !repeated && (behind !== 3 || (sign === '.' && language === 'en'))
  const whole = (isDecimal ? digits.slice(0, last) : digits).replace(/[.,]/g, '')
  return toNumber(isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole)
}

function toNumber(digits: string): number | null {
  if (digits.length > 15 || !/^\d+(\.\d+)?$/.test(digits)) return null
  return Number(digits)
}
