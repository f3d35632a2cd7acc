import { phrasesOfAll } from '../../language/packs.ts'
import { endOfNegation } from '../../language/readers/negation.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { isListed, meaningNamed } from './policy-words.ts'

/**
 * What pages list: where a shop sends to, in which ways one pays. A list answers for what is not in it too, as it shows all there is: "do you
 * ship to Canada?", and the page names other countries.
 */
interface Listing {
  /** A term that no word has. */
  term: string
  has(meaning: number): boolean
  /** From so many on a sentence lists them. */
  least: number
  /** What it is a list of, and whether the sentence or its heading has to say so. */
  of: string
  isSaid: boolean
}

const waysToPay = new Set(
  [
    ...['card', 'apple pay', 'paypal', 'klarna', 'bizum', 'amazon pay', 'sofort', 'mercado pago', 'oxxo', 'bitcoin'],
    ...['bank transfer', 'direct debit', 'on account', 'cash', 'cash on delivery', 'check', 'holiday vouchers'],
  ].map(meaningNamed),
)

const said = (name: string) => ({ of: `#${meaningNamed(name)}`, isSaid: true })

const listings: readonly Listing[] = [
  { term: '#sent to', has: (meaning) => !isListed(meaning), least: 1, ...said('shipping') },
  { term: '#paid by', has: (meaning) => waysToPay.has(meaning), least: 2, ...said('pay'), isSaid: false },
]

const ABROAD = `#${meaningNamed('abroad')}`
const NOT_ABROAD = '#not abroad'
const numberOf = (term: string): number => Number(term.slice(1))

/**
 * The terms of what a sentence lists; nothing where it says what there is not, but for all that is abroad.
 * @param meanings of the sentence @param above those of its heading
 */
export function listedIn(text: string, meanings: ReadonlySet<string>, above: ReadonlySet<string>): string[] {
  const numbers = [...meanings].map(numberOf)
  const found = listings.filter(({ has, least, of, isSaid }) => {
    const isOf = !isSaid || meanings.has(of) || above.has(of)
    return isOf && numbers.filter(has).length >= least
  })
  if (found.length === 0) return []
  // "We do not deliver to Norway or abroad" tells of all that is not listed.
  if (denies(text)) return meanings.has(ABROAD) ? [NOT_ABROAD] : []
  return found.map(({ term }) => term)
}

/** "We don't deliver outside the UK", "we never charge": what a shopper says so may deny no wish, a page does. */
const ofPages = phraseTable([[true, phrasesOfAll(({ questions }) => questions?.denies)]])

/** Whether a sentence says what is not. */
export function denies(text: string): boolean {
  const tokens = tokenize(text)
  return deniesBy(tokens) || tokens.some((_, at) => phraseAt(ofPages, tokens, at) !== null)
}

/** The same by the words with which a shopper denies too: what passages are ranked by was learnt with these. */
export const deniesOutright = (text: string): boolean => deniesBy(tokenize(text))

const deniesBy = (tokens: readonly TextToken[]): boolean => tokens.some((_, at) => endOfNegation(tokens, at) !== null)

/** How much a list says of one that is not in it. */
const UNLISTED = 0.9
/** How much what is said of all of them does. */
const OF_ALL = 0.35

/** The list that a meaning would stand in, with how much it says of it. */
export const listingOf = (meaning: string): { term: string; strength: number }[] =>
  listings.flatMap(({ term, has }) => (has(numberOf(meaning)) ? [{ term, strength: UNLISTED }] : []))

/** What that is a list of, likewise: a heading "Payment" is not astray of a card. */
export const listedWith = (meaning: string): { term: string; strength: number }[] =>
  listings.flatMap(({ of, has, isSaid }) => {
    if (!has(numberOf(meaning))) return []
    return [{ term: of, strength: OF_ALL }, ...(isSaid ? [{ term: NOT_ABROAD, strength: UNLISTED }] : [])]
  })
