import { plainOf } from '../../../language/text/plain.ts'
import type { WishReading } from '../../../search/read-wish.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import { isOnlyPlace } from '../../understanding/rules.ts'
import { asksDetails } from '../asks.ts'

/** "In blue", "size M": names values of options, and nothing else. */
export function namesOnlyOptions({ wishes, order, words, namesThing, hasAudience }: WishReading): boolean {
  const isOption = Object.keys(wishes).every((name) => name === 'options' || name === 'notOptions')
  return isOption && order === null && words.length === 0 && !namesThing && !hasAudience
}

/** Names a value, a price or what must not be, besides an end of the list. */
export function hasOtherValues({ wishes, spans, words, hasAudience }: WishReading): boolean {
  const isNamed = Object.keys(wishes).length > 0 || spans.some(({ kind }) => kind === 'other_currency')
  return isNamed || hasAudience || words.some(({ isDenied }) => isDenied)
}

interface Pointing {
  text: string
  wish: Pick<WishReading, 'words' | 'wishes'>
  ordinals: readonly number[]
  isAsked: boolean
  reference: { isQuestion: boolean }
}

/** "The second one", "tell me about it": what there is to tell is asked for, and nothing else. */
export function isOnlyPointing({ text, wish: { words, wishes }, ordinals, isAsked, reference }: Pointing): boolean {
  if (asksDetails(text)) return true
  if (ordinals.length > 0 && isOnlyPlace(plainOf(text))) return true
  return Object.keys(wishes).length === 0 && words.length === 0 && !isAsked && !reference.isQuestion
}

/** What a clause tells of which product it is about. */
interface Naming {
  text: string
  isAsking: boolean
  reference: { isQuestion: boolean }
  named: { beside: { hasWords: boolean; wish: Pick<WishReading, 'wishes'> } } | null
  share(deeds: readonly ['pick']): number | null
}

/** As likely as this it is one of those shown that is meant. */
const PICKS = 0.5

/** "No, the lagoon 120", "the 120 litre one": says which product is meant, and asks nothing of it. */
export function onlyNames(clause: Naming): boolean {
  const { named, isAsking, reference } = clause
  if (isAsking || reference.isQuestion) return false
  // "OK that one. Is it washable" picks, and asks.
  if ((clause.share(['pick']) ?? 0) >= PICKS && clausesOf(clause.text).length === 1) return true
  const beside = named?.beside
  return beside !== undefined && !beside.hasWords && Object.keys(beside.wish.wishes).length === 0
}
