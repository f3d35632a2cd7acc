import { type ChargeWish, chargesWished } from '../../../knowledge/charges/pick-charge.ts'
import { type Reckoning, readReckoning } from '../../../language/amounts/read-reckoning.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { isOfPrice } from '../asks.ts'
import type { Clause } from '../clause.ts'
import { code } from './named-operands.ts'

const plus = wordsOfAll(({ reckoning }) => reckoning?.plus)
/** From this share on it asks for a price. */
const LIKELY = 0.3
/** From this on it asks for a discount. */
const SURE = 0.5

/** What the words of a text want reckoned. */
export interface Read {
  reckoning: Reckoning
  charges: ChargeWish
  /** Asks for what something costs. */
  asksPrice: boolean
  /** "With shipping", "and with the code": a charge is to be reckoned too. */
  isCharged: boolean
}

/** Reads it. @param charges those that the text speaks of */
export function readFor(clause: Clause, text: string, charges: ChargeWish): Read {
  const reckoning = readReckoning(text)
  const asksPrice =
    reckoning.asksPay || isOfPrice(text) || text.split(/[,;.?!–—-]/).some(isOfPrice) || sharesPrice(clause)
  const behind = behindPlus(text, clause.scope.understanding.language)
  const isWith = behind.some(({ isDelivered, asksFree }) => isDelivered && !asksFree)
  const isWrapped = charges.isWrapped || behind.some(({ isPacked }) => isPacked)
  // "Sent to Milan, what is the total?"
  const isDelivered = charges.isDelivered || (charges.place !== null && reckoning.kind === 'sum')
  // "What do I pay with the student code?"
  const isOfPay = charges.isReduced && (reckoning.asksPay || reckoning.kind === 'sum')
  const isReduced = isOfPay || isOfDiscount(clause) || code.test(text)
  const isCharged = isWith || isReduced || (isWrapped && asksPrice)
  return {
    ...{ reckoning, isCharged, asksPrice: asksPrice || isWith },
    charges: { ...charges, isReduced, isWrapped, isDelivered },
  }
}

/** "And with SPRING10?", of what is named beside or was reckoned before. */
const isOfDiscount = ({ scope, before, focus, reference }: Clause): boolean =>
  (typeof before.reckonedWith === 'string' || (focus !== null && reference.isIt)) &&
  scope.understanding.found.some(({ deed, confidence }) => deed === 'discount' && confidence >= SURE)

const sharesPrice = ({ scope }: Clause): boolean =>
  scope.understanding.found.some(({ deed, confidence }) => deed === 'price' && confidence >= LIKELY)

/** "With shipping", "mit Versand": so many words between. */
const MOST_BETWEEN = 2

function behindPlus(text: string, language: string): ChargeWish[] {
  const words = tokenize(text).filter(({ kind }) => kind !== 'sign')
  return words.flatMap(({ text: word, end }, at) => {
    const last = words[at + MOST_BETWEEN] ?? words.at(-1)
    return plus.has(word) && last !== undefined ? [chargesWished(text.slice(end, last.end), language)] : []
  })
}
