import { currencySigns } from '../../language/data/currencies.ts'
import { conceptOf } from '../../language/families.ts'
import { fold } from '../../language/fold.ts'
import { packs } from '../../language/packs.ts'
import { currencyWords } from '../../language/read-money.ts'
import { emailPattern } from '../../shared/email-pattern.ts'

/** How words are written in a hurry, as whole words. */
const spelledOut = new Map(packs.flatMap(({ shorthand }) => Object.entries(shorthand ?? {})))

const beforeWord = new Map(packs.flatMap(({ writing }) => Object.entries(writing?.beforeWord ?? {})))

const urlPattern = /\bhttps?:\/\/\S+|\bwww\.\S+/g
const orderPattern = /#\s?[a-z]{0,3}-?\d[\d-]{2,}|\b[a-z]{1,3}-?\d{5,}\b|\b\d{5,}\b|\b\d{3,}-\d{2,}\b/g
const moneySigns = Object.keys(currencySigns).join('')
const moneyWords = currencyWords().join('|')
const pricePattern = new RegExp(
  String.raw`(?:[${moneySigns}]|us\$)\s?\d[\d.,]*k?|(?<![\d.,])[.,]*\d[\d.,]*\s?(?:[${moneySigns}]|(?:${moneyWords})\b)`,
  'g',
)

/** Cuts a text into the words a classifier sees: folded, spelled out, with placeholders for what differs from shop to shop. */
export function wordsForClassifier(text: string, isProduct: (word: string) => boolean): string[] {
  const plain = fold(text.replace(/[’‘`´]/g, "'"))
    .replace(emailPattern, ' xmail ')
    .replace(urlPattern, ' xurl ')
    .replace(orderPattern, ' xorder ')
    .replace(pricePattern, ' xprice ')
    .replace(/\b4 (?=[a-z])/g, 'for ')
    .replace(/\b2day\b/g, 'today')
    .replace(/\d+(?:[.,]\d+)*/g, ' xnum ')
    .replace(/([a-z])\1{2,}/g, '$1')
    // English contractions are one word, as many type them; French elisions are two.
    .replace(/(\w)'(s|re|m|ll|t|ve|d)\b/g, '$1$2')
    .replace(/[^\p{L}]+/gu, ' ')
  const words: string[] = []
  const raw = plain.split(' ').filter((word) => word !== '')
  for (const [at, word] of raw.entries()) {
    for (const said of spellOut(word, raw[at + 1] ?? '').split(' ')) {
      const seen = mask(said, isProduct)
      if (seen !== 'xprod' || words.at(-1) !== 'xprod') words.push(seen)
    }
  }
  return words
}

function spellOut(word: string, next: string): string {
  const before = beforeWord.get(word)
  const isMeant = before && next !== '' && next !== before.not && next.endsWith(before.ending ?? '')
  return (isMeant ? before.says : spelledOut.get(word)) ?? word
}

function mask(word: string, isProduct: (word: string) => boolean): string {
  if (word.length < 3) return word
  const color = conceptOf('color', word)
  if (color && !color.literalOnly) return 'xcolor'
  return isProduct(word) ? 'xprod' : word
}
