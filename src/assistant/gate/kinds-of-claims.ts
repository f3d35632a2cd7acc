import type { Claim, Clause, Mode, Scene, Verdict } from './claim.ts'
import { actionClaims, checkAction } from './kinds/actions.ts'
import { checkComparison, checkPraise, comparisonClaims, praiseClaims } from './kinds/comparisons.ts'
import { checkDate, dateClaims } from './kinds/dates.ts'
import { checkFeature, featureClaims } from './kinds/features.ts'
import { checkHours, hoursClaims } from './kinds/hours.ts'
import { checkMoney, moneyClaims } from './kinds/money.ts'
import { checkName, nameClaims } from './kinds/names.ts'
import { checkNumber, numberClaims } from './kinds/numbers.ts'
import { checkCode, checkDiscount, checkPercent, codeClaims, discountClaims, percentClaims } from './kinds/offers.ts'
import { checkOrder, checkPerson, checkTracking, orderClaims, personClaims, trackingClaims } from './kinds/orders.ts'
import { checkPages, pageClaims } from './kinds/pages.ts'
import { checkSize, sizeClaims } from './kinds/sizes.ts'
import { checkPieces, checkStock, stockClaims } from './kinds/stock.ts'

/** What a sentence can claim, and how that is held against the facts of the turn. */
export interface Kind {
  name: string
  /** How it is found in a clause; `taken` are the claims found by the rows above. */
  extract: (scene: Scene, clause: Clause, taken: readonly Claim[]) => Claim[]
  /** Compares it with the facts. */
  check: (claim: Claim, scene: Scene, clause: Clause) => Verdict
  /** In which manner of speaking it counts. */
  held: readonly Mode[]
}

const always: readonly Mode[] = ['asserted', 'asked', 'offered', 'wished', 'hedged', 'untold']
const stated: readonly Mode[] = ['asserted']
const offered: readonly Mode[] = ['asserted', 'offered', 'hedged', 'asked']
/** "It may be returned" grants as "it can be returned" does. */
const promised: readonly Mode[] = ['asserted', 'hedged']
const none = (): Claim[] => []

/** Kinds of claims. The order matters: what one row has taken, the numbers of the last rows are not. */
export const kinds: readonly Kind[] = [
  { name: 'money', extract: moneyClaims, check: checkMoney, held: always },
  { name: 'percent', extract: percentClaims, check: checkPercent, held: always },
  { name: 'discount', extract: discountClaims, check: checkDiscount, held: offered },
  { name: 'free', extract: none, check: checkDiscount, held: offered },
  { name: 'code', extract: codeClaims, check: checkCode, held: always },
  { name: 'tracking', extract: trackingClaims, check: checkTracking, held: always },
  { name: 'name', extract: nameClaims, check: checkName, held: always },
  { name: 'stock', extract: stockClaims, check: checkStock, held: stated },
  { name: 'pieces', extract: none, check: checkPieces, held: always },
  { name: 'order', extract: orderClaims, check: checkOrder, held: stated },
  { name: 'action', extract: actionClaims, check: checkAction, held: always },
  { name: 'person', extract: personClaims, check: checkPerson, held: stated },
  { name: 'hours', extract: hoursClaims, check: checkHours, held: stated },
  { name: 'date', extract: dateClaims, check: checkDate, held: stated },
  { name: 'pages', extract: pageClaims, check: checkPages, held: promised },
  { name: 'comparison', extract: comparisonClaims, check: checkComparison, held: stated },
  { name: 'praise', extract: praiseClaims, check: checkPraise, held: stated },
  { name: 'feature', extract: featureClaims, check: checkFeature, held: stated },
  { name: 'size', extract: sizeClaims, check: checkSize, held: stated },
  { name: 'count', extract: numberClaims, check: checkNumber, held: stated },
  { name: 'measure', extract: none, check: checkNumber, held: stated },
]

export const kindNamed = new Map(kinds.map((kind) => [kind.name, kind]))
