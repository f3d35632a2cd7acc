import { countIn } from '../../../language/amounts/bare-number.ts'
import { readQuantity } from '../../../language/amounts/read-quantity.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { isPurposeWord } from '../../../language/readers/purpose.ts'
import { conceptOf } from '../../../language/text/families.ts'
import { tokenize, wordsIn } from '../../../language/text/tokens.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { Understanding } from '../../understanding/understanding.ts'
import { asksForNumber } from '../asks.ts'

/** What of a clause tells how many are wanted. */
interface Counting {
  /** The clause's own words. */
  text: string
  /** Whether a product is talked about, and whether the clause asks for the price of nothing else. */
  isOfFocus: boolean
  asksItsPrice: boolean
  /** Whether it asks for a price at all: "what is it for 6 lamps". */
  asksPrice: boolean
  /** The clause stands beside a title. */
  isBeside: boolean
  /** What was shown. */
  shown: readonly SearchProduct[]
}

/** How many are wanted: one, where it is not said. */
export function piecesOf(
  { text: message, slots: { quantity } }: Understanding,
  { text, isOfFocus, asksItsPrice, asksPrice, isBeside, shown }: Counting,
): number {
  // "How much for 6?", "do you have 6?"
  const isPriced = isOfFocus && (asksItsPrice || asksForNumber(message)) && !namesForm(message, shown)
  const priced = isPriced ? countIn(message) : null
  const counted = isOfFocus ? readQuantity(tokenize(message), undefined, true)?.value : undefined
  const wanted = (isOfFocus && !asksPrice && countsUse(message) ? undefined : quantity) ?? priced ?? counted ?? 1
  // The number of "Brushes (2 Pack)" is its title's.
  return isBeside && message.includes(String(wanted)) && !text.includes(String(wanted)) ? 1 : wanted
}

/** Words between a "for" and its number: "for like 200 books". */
const MOST_BEFORE_NUMBER = 1

/** "Is that enough for 200 books?": counts what the thing that is talked about is for. */
function countsUse(message: string): boolean {
  const tokens = tokenize(message)
  const at = readQuantity(tokens, () => true)?.from ?? 0
  return tokens.slice(Math.max(0, at - 1 - MOST_BEFORE_NUMBER), at).some(({ text }) => isPurposeWord(text))
}

const sizeMarkers = wordsOfAll(({ options }) => `${options?.beforeSize ?? ''} ${options?.beforeSizeWord ?? ''}`)

/** "The leather 9, how much?": a number behind another value or "in" is the value of an option that it is called so, and counts nothing. */
function namesForm(message: string, products: readonly SearchProduct[]): boolean {
  const values = products.flatMap(({ variants }) => variants.flatMap(({ options }) => Object.values(options)))
  const words = new Set(values.flatMap((value) => wordsIn(value)))
  const isValue = (word: string) =>
    words.has(word) || sizeMarkers.has(word) || Boolean(conceptOf('color', word) ?? conceptOf('material', word))
  return tokenize(message).some(
    ({ kind, text }, at, all) => kind === 'number' && words.has(text) && isValue(all[at - 1]?.text ?? ''),
  )
}

/** "2" is none of "2.5 kg". */
const number = /\d+(?:[.,]\d+)?/g

/** Whether a number of a text is a value of an option that products come in. @param pieces that number, and no other: "2 of them in 29" */
export function countsOption(text: string, products: readonly SearchProduct[], pieces?: number): boolean {
  const numbers = (text.match(number) ?? []).filter((own) => pieces === undefined || Number(own) === pieces)
  if (numbers.length === 0) return false
  const values = products.flatMap(({ variants }) => variants.flatMap(({ options }) => Object.values(options)))
  return numbers.some((own) => values.some((value) => value.startsWith(own) && value.match(number)?.[0] === own))
}
