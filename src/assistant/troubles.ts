import { type Facet, facets } from '../knowledge/facets/facets.ts'
import { pageFacets } from '../knowledge/facets/read-facets.ts'
import type { PhraseKey } from './engine/say.ts'

/** What may be wrong with an order, by name: what pages tell of it, and how they are asked where a shopper's own words find nothing. */
export const troubles = {
  late: { facets: ['delivery.late'], asks: 'ask_late' },
  damaged: { facets: ['delivery.damaged'], asks: 'ask_damaged' },
  wrong: { facets: ['delivery.wrong'], asks: 'ask_wrong' },
  faulty: { facets: ['warranty.covers', 'warranty.claim', 'warranty.length'], asks: 'ask_faulty' },
  exchange: { facets: ['returns.exchange'], asks: 'ask_exchange' },
  change: { facets: ['order.change', 'order.cancel'], asks: 'ask_order_change' },
  refund: { facets: ['returns.refund'], asks: 'ask_refund' },
  return: { facets: ['returns.window'], asks: 'ask_return' },
} as const satisfies Record<string, { facets: readonly Facet[]; asks: PhraseKey }>

export type Trouble = keyof typeof troubles
export const troubleNames = Object.keys(troubles) as Trouble[]
/** That something is sent back is no trouble that is read out of words: it is what is done about one. */
const readNames = troubleNames.filter((name) => name !== 'return')
/** Of these somebody complains; the others may be asked before anything is bought. */
const complainedOf: readonly Trouble[] = ['late', 'damaged', 'wrong', 'faulty']

/** As likely as this it is meant. */
const LIKELY = 0.06

const shareOf = (name: Trouble, shares: Float32Array): number =>
  troubles[name].facets.reduce((sum, facet) => sum + (shares[facets.indexOf(facet)] ?? 0), 0)

/** What may be wrong by a shopper's words, and how likely each is, the likeliest first. @param language ISO 639-1 */
function troublesIn(text: string, language: string): { name: Trouble; share: number }[] {
  const shares = pageFacets.asked(text, language)
  return readNames
    .map((name) => ({ name, share: shareOf(name, shares) }))
    .filter(({ share }) => share >= LIKELY)
    .sort((a, b) => b.share - a.share)
}

/** What is wrong by a shopper's words; null where nothing seems to be. */
export const troubleIn = (text: string, language: string): { name: Trouble; share: number } | null =>
  troublesIn(text, language)[0] ?? null

/** As likely as this money is asked for back. */
const MONEY_BACK = 0.25
/** As likely as this it is wanted back for a trouble that is told beside, in a sentence of its own or not. */
const FOR_TROUBLE = 0.1

/** The trouble that money is wanted back for: "it has gone off. Can I have my money back?"; null where none is told. */
export function troubleOfRefund(parts: readonly string[], language: string): Trouble | null {
  const told = parts.flatMap((part) => troublesIn(part, language))
  if (!told.some(({ name, share }) => name === 'refund' && share >= MONEY_BACK)) return null
  const meant = told.filter(({ name, share }) => name !== 'late' && complainedOf.includes(name) && share >= FOR_TROUBLE)
  return meant.toSorted((a, b) => b.share - a.share)[0]?.name ?? null
}

/** What is half as likely as the likeliest may be meant as well. */
export function troublesMeant(text: string, language: string): Trouble[] {
  const all = troublesIn(text, language)
  return all.filter(({ share }) => share * 2 >= (all[0]?.share ?? 0)).map(({ name }) => name)
}

/** How likely words, as those of a heading, are about one of some troubles, 0 to 1. */
export function troubleShare(names: readonly Trouble[], text: string, language: string): number {
  const shares = pageFacets.asked(text, language)
  return names.reduce((sum, name) => sum + shareOf(name, shares), 0)
}

/** How likely words tell of something wrong with what was bought, 0 to 1. */
export const complaintShare = (text: string, language: string): number => troubleShare(complainedOf, text, language)

/** As likely as this a question is about what was bought. */
const OF_RETURN = 0.4
/** As likely as this it may be, behind another that is. */
const MAYBE_OF_RETURN = 0.2

const returnShare = (text: string, language: string): number =>
  pageFacets.asked(text, language).reduce((sum, share, at) => sum + (facets[at]?.startsWith('returns.') ? share : 0), 0)

/** Whether it asks about sending back, or a trouble for which one may. */
export const asksOfReturn = (text: string, language: string): boolean =>
  complaintShare(text, language) + returnShare(text, language) >= OF_RETURN

/** Whether it goes on from such a question: "who pays the postage?" @param isSure whether it surely asks of a return by itself */
export const goesOnOfReturn = (former: string, text: string, language: string, isSure: boolean): boolean =>
  (isSure || returnShare(text, language) >= MAYBE_OF_RETURN) && asksOfReturn(former, language)

/** How likely a sentence tells what to do about one of some troubles. @param told as `pageFacets.told` gives it */
export function tellsOfTrouble(names: readonly Trouble[], told: Float32Array): number {
  const wanted = new Set<Facet>(names.flatMap((name) => troubles[name].facets))
  let sum = 0
  for (let at = 0; at < told.length; at += 2) {
    if (wanted.has(facets[told[at] as number] as Facet)) sum += told[at + 1] as number
  }
  return sum
}
