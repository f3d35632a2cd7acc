import { likingIn, saysLiking } from '../../../language/readers/read-gift.ts'
import type { Need } from '../../../search/needs/read-need.ts'
import { boundedReading, textBounds } from '../../../shared/bounded-text.ts'
import { needIn } from '../../tools/need-in.ts'
import type { Act } from '../../understanding/understanding.ts'
import type { Clause } from '../clause.ts'

const ofGoods = new Set<Act>(['search', 'recommend', 'refine', 'product_question', 'stock_question', 'quote'])

/** What a clause calls for is told by the whole message, where no other part of that is about goods. As much of it as a search reads. */
export function needText({ scope, text }: Clause): string {
  const isOneOfMany = scope.understanding.found.filter(({ act }) => ofGoods.has(act)).length > 1
  return boundedReading(isOneOfMany ? text : scope.understanding.text, textBounds.query)
}

/** What a clause calls for, whether it names it or not, and what the shop has of that. Of a present that is what somebody likes. */
export const needOf = (clause: Clause): Need =>
  needIn(clause.scope, clause.isGift ? likingIn(needText(clause)) : needText(clause))

/** Roles of words that tell nothing of what somebody likes: of a price, and around it. */
const besideLiking = new Set<string>(['o', 'p'])

/** Whether it tells what somebody likes who gets a present, and not only for whom that is and what it may cost: "for my nephew, under 60 dollars". */
export function tellsLiking(clause: Clause): boolean {
  const text = needText(clause)
  const { roles } = clause.scope.understanding
  const isTold = (word: string) => !besideLiking.has(roles.get(word) ?? 't')
  return saysLiking(text) || clause.part(likingIn(text)).wish.words.some(({ surface }) => isTold(surface))
}

/** As likely as this a message surely calls for a product, though it may sound like something else. */
const SURELY = 0.5
export const surelyCalls = (clause: Clause): boolean => (needOf(clause).products[0]?.likelihood ?? 0) >= SURELY
