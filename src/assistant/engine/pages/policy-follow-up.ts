import { askedOfPlace } from '../../../knowledge/index/places.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { atStart } from '../../../language/text/word-patterns.ts'
import { asksOfGoods } from '../../../search/questions/read-question.ts'
import { GOES_ON } from '../../tools/policy-passages.ts'
import { complaintShare, goesOnOfReturn } from '../../troubles.ts'
import type { Act } from '../../understanding/understanding.ts'
import { isDefinite } from '../asks.ts'
import type { Clause } from '../clause.ts'

const another = new RegExp(
  atStart(({ dialogue }) => dialogue?.another),
  'u',
)

/** "And if it is broken?", "et qui paie ?", "und wie lange dauert das?" */
const furtherQuestion = new RegExp(
  atStart(({ dialogue }) => dialogue?.further),
  'u',
)

/** "What about Germany?", "how long?" behind an answer of the owner's pages: the question as a whole; null when it does not go on from it. */
export function followsPolicy(clause: Clause): string | null {
  const { scope, act, text } = clause
  const { understanding } = scope
  const { topic } = scope.before
  const plain = plainOf(text)
  const former = scope.before.lastPolicy
  const isAnother = another.test(plain)
  if (!former || clause.ordinals.length > 0 || goesElsewhere.has(act)) return null
  // "And do I have to pay for the pick-up?", "do I have to send the cake back?", behind what the pages say of a trouble.
  const { language } = understanding
  const isOfTrouble = ofService.has(act) && (topic === 'order' || complaintShare(former, language) >= OF_TROUBLE)
  // "How long do I have?", behind what they say of returns.
  const isOfReturn =
    ofService.has(act) && !clause.wish.namesThing && goesOnOfReturn(former, text, language, act === 'returns')
  // "And the candles?" goes on from what was asked of the lamps; "ok then a cheese knife maybe?" is a wish.
  const isOfThing = isAnother && isDefinite(text) && !clause.hasValues && topic === 'pages'
  // "To Brighton" names no thing.
  const namesThing = clause.wish.namesThing && (topic !== 'pages' || clause.wish.thing?.isKnown === true)
  if (!isOfTrouble && !isOfReturn && !isOfThing && (namesThing || (wishing.has(act) && clause.hasKnownWords)))
    return null
  if (isOfThing && clause.wish.namesThing) return `${former} ${text}`
  const { catalog } = scope
  const isOfFocus = act === 'stock_question' || asksOfGoods(text, understanding.language, catalog.language)
  if (clause.focus !== null && isOfFocus) return null
  const isFurther = furtherQuestion.test(plain)
  const placed = isAnother || isFurther ? askedOfPlace(former, text, understanding.language) : null
  if (placed !== null) return placed
  // "How long does that take?", "who pays the postage?"
  const isOfIt = (clause.isAsked || (clause.isAsking && clause.focus === null)) && clause.reference.isIt
  const isOfPages = clause.isAsking && !clause.namesGoods && !clause.hasKnownWords
  const isOn = isAnother || isFurther || isOfTrouble || isOfReturn || (topic === 'pages' && (isOfIt || isOfPages))
  // "What does it cost and how long does it take": both are asked on.
  const isAll = understanding.found.every(({ act: one }) => !wishing.has(one))
  return isOn ? `${former}${GOES_ON}${isAll ? understanding.text : text}` : null
}

/** As likely as this what was asked before is a trouble. */
const OF_TROUBLE = 0.5

const wishing = new Set<Act>(['search', 'refine', 'recommend', 'more_results'])
const ofService = new Set<Act>(['returns', 'shipping', 'payment', 'policy'])
const goesElsewhere = new Set<Act>(['order_status', 'human', 'reorder', 'compare', 'discount'])
