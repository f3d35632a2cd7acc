import { tellsAllergy } from '../../../language/readers/tells-allergy.ts'
import { kinOf } from '../../../search/needs/rank-followed.ts'
import { likelihoodOf } from '../../../search/needs/rank-needed.ts'
import { signsIn } from '../../tools/need-in.ts'
import type { FoundAct } from '../../understanding/understanding.ts'
import type { Clause } from '../clause.ts'
import { needText } from './calls-for.ts'

/** The logarithm of the odds of a likelihood, which is taken for no surer than this. */
const SUREST = 0.999
function oddsOf(likelihood: number): number {
  const own = Math.min(Math.max(likelihood, 1 - SUREST), SUREST)
  return Math.log(own / (1 - own))
}

/** How likely a message calls for something of the kinds that were shown, and for something else: the logarithms of the odds of the best. */
export function callsForShown(clause: Clause): { shown: number; other: number } {
  const { before, scope } = clause
  const isKin = kinOf(before.shown, scope.catalog)
  const [shown, other] = [[0], [0]]
  for (const [{ id }, signs] of signsIn(scope, needText(clause))) (isKin(id) ? shown : other).push(likelihoodOf(signs))
  return { shown: oddsOf(Math.max(...shown)), other: oddsOf(Math.max(...other)) }
}

/**
 * How likely what is said behind a wish is about another need, 0..1: "and something to keep it sharp", behind knives. The weights are those of a
 * logistic regression over the messages of `test/data/needs/next-working.jsonl` and `next-held-back.jsonl`, each shop left out in turn: 83 of 100
 * were told apart, where 74 of 100 say more of the same.
 */
export function mayBeOther(clause: Clause): number {
  const { reference, scope } = clause
  const share = (deed: 'tell' | 'refine' | 'find' | 'ask') => clause.share([deed]) ?? 0
  const { shown, other } = callsForShown(clause)
  const sum =
    -2.7 +
    2.3 * Number(reference.isGoingOn) +
    1.8 * Number(reference.isSomething) +
    1.2 * Number(clause.isAsking) -
    0.4 * share('tell') -
    1.5 * share('refine') +
    2 * share('find') +
    2.9 * share('ask') +
    0.33 * (other - shown) +
    Number(reference.isMatching) -
    3.5 * Number(clause.isDenying) -
    2 * Number(scope.understanding.priceDirection !== 0)
  return 1 / (1 + Math.exp(-sum))
}

/** What tells, or wishes for something. */
const telling = ['tell', 'refine', 'find', 'gift'] as const
/** As likely as this what begins as a question does only tells something: "es para ir al trabajo". */
const MAY_TELL = 0.8
/** As sure as this one part of a message asks. */
const SURELY_ASKS = 0.4

/** Whether a message asks nothing, in none of its parts, and is no word of what must not be. */
export function onlyTells(clause: Clause): boolean {
  const { understanding } = clause.scope
  if (tellsAllergy(understanding.text)) return false
  const asks = ({ act, confidence, clause: part }: FoundAct) =>
    part !== undefined && confidence >= SURELY_ASKS && (act === 'product_question' || act === 'stock_question')
  if (understanding.text.includes('?') || understanding.found.some(asks)) return false
  // "My son is 4, can he take these"
  const [, ...behind] = clause.text.split(/[,.;!]/)
  if (behind.some((part) => clause.part(part).isAsking)) return false
  return !clause.isAsking || (clause.share(telling) ?? 0) >= MAY_TELL
}

/** Whether it names a price or values of options, which a search holds products against. */
export const namesValues = ({ wish: { wishes } }: Clause): boolean =>
  (wishes.priceMin ?? wishes.priceMax) !== undefined || wishes.options !== undefined
