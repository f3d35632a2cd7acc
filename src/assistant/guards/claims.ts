import { weekdayOf } from '../../language/read-calendar.ts'
import { readClocks } from './amounts.ts'
import { type Hit, Lexicon } from './lexicon.ts'
import { claimWords, countryWords, topicWords } from './lexicon-words.ts'
import type { Token } from './read-tokens.ts'

const policyLexicon = new Lexicon({
  ...claimWords,
  ...topicWords,
  ...Object.fromEntries(Object.entries(countryWords).map(([code, words]) => [`country.${code}`, words])),
})

/** The claims in a text; "unworn" and "no problem" deny nothing. */
export function findClaims(tokens: readonly Token[]): Hit[] {
  const hits = policyLexicon
    .find(tokens)
    .filter(
      (hit) => !isOtherWord(tokens, hit) && !isInches(tokens, hit) && !isCosting(tokens, hit) && !isNamed(tokens, hit),
    )
    .filter((hit, _, all) => !isPartOf(all, hit) && !(hit.tag === 'opening' && !tellsHours(tokens)))
  const harmless = hits.filter(({ tag }) => tag === 'unworn')
  if (harmless.length === 0) return hits
  return hits.filter(({ tag, from, to }) => tag !== 'neg' || !harmless.some((hit) => from >= hit.from && to <= hit.to))
}

/** "reach us" names no country, "a week ago" no month. */
const isOtherWord = (tokens: readonly Token[], { tag, from, to }: Hit): boolean => {
  const token = tokens[from]
  if (to !== from + 1 || !token) return false
  if (tag === 'country.us') return token.text === 'us' && token.raw !== 'US'
  return tag === 'month' && token.text === 'ago' && /^(hour|day|week|month|year)s?$/.test(tokens[from - 1]?.text ?? '')
}

/** Hours or days stand beside "open", or the shop: "open toe", "opened food" are neither. */
const tellsHours = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }) =>
      weekdayOf(text) !== null ||
      /^(hours?|shop|store|midnight|mitternacht|medianoche|minuit|clock|laden|geschaft|tienda|boutique|magasin|oeffnungszeiten|offnungszeiten|horario|horaires)$/.test(
        text,
      ),
  ) || readClocks(tokens).length > 0

/** "no shipping" denies nothing, "lieferbar" is no delivery, "exchanged for cash" no exchange. */
const isPartOf = (hits: readonly Hit[], { tag, from, to }: Hit): boolean => {
  const outer: Record<string, string[]> = {
    neg: ['freebie'],
    delivery: ['stockYes', 'stockNo'],
    exchange: ['cashOut'],
    cod: ['cashOut'],
    payment: ['cashOut'],
    refund: ['deduction'],
    discount: ['deduction'],
  }
  return hits.some((hit) => outer[tag]?.includes(hit.tag) && from >= hit.from && to <= hit.to)
}

/** "10 Zoll" is a size, "Zoll" a tax. */
const isInches = (tokens: readonly Token[], { from }: Hit): boolean =>
  tokens[from]?.text === 'zoll' && tokens[tokens[from - 1]?.skip ? from - 2 : from - 1]?.kind === 'number'

/** The "Check" of a "Men Check Shirt" looks nothing up. */
const isNamed = (tokens: readonly Token[], { tag, from, to }: Hit): boolean =>
  tag === 'hedge' &&
  to === from + 1 &&
  /^\p{Lu}/u.test(tokens[from]?.raw ?? '') &&
  /^\p{Lu}/u.test(tokens[from - 1]?.raw ?? '')

/** Spanish "sale por 20 $" is no sale. */
const isCosting = (tokens: readonly Token[], { from, to, tag }: Hit): boolean =>
  tag === 'discount' &&
  to === from + 1 &&
  tokens[from]?.text === 'sale' &&
  /^(por|a|el|la|ya|hoy|del|de)$/.test(tokens[to]?.text ?? '')
