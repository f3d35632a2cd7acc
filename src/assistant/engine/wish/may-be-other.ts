import { rankNeeded } from '../../../search/needs/rank-needed.ts'
import type { Clause } from '../clause.ts'
import { needText } from './calls-for.ts'

const oddsOf = (share: number): number => {
  const own = Math.min(Math.max(share, 1e-3), 1 - 1e-3)
  return Math.log(own / (1 - own))
}

/** How likely a message calls for something of the kinds that were shown, and for something else: the logarithms of the odds of the best. */
export function ownLikelihoods(clause: Clause): { own: number; other: number } {
  const { before, scope } = clause
  const { kinds } = scope.catalog
  const own = new Set(before.shown.slice(0, 3).flatMap((id) => [...kinds.kindsOf(id)].map(([kind]) => kind)))
  const isOwn = (id: string) => before.shown.includes(id) || [...kinds.kindsOf(id)].some(([kind]) => own.has(kind))
  const likely = rankNeeded(needText(clause), scope.understanding.language, scope.catalog)
  const most = (ofOwn: boolean) => oddsOf(likely.find(({ product }) => isOwn(product.id) === ofOwn)?.likelihood ?? 0)
  return { own: most(true), other: most(false) }
}

/** How likely a clause behind a wish is about another need, 0..1. */
export function mayBeOther(clause: Clause): number {
  const { reference, scope } = clause
  const share = (deed: 'tell' | 'refine' | 'find' | 'ask') => clause.share([deed]) ?? 0
  const { own, other } = ownLikelihoods(clause)
  const sum =
    -2.7 +
    2.27 * Number(reference.isGoingOn) +
    1.84 * Number(reference.isSomething) +
    1.22 * Number(clause.isAsking) -
    0.36 * share('tell') -
    1.54 * share('refine') +
    2.01 * share('find') +
    2.91 * share('ask') +
    0.33 * (other - own) +
    1.02 * Number(reference.isMatching) -
    3.52 * Number(clause.isDenying) -
    2.05 * Number(scope.understanding.priceDirection !== 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Whether it names a price or values of options, which a search holds products against. */
export const namesValues = ({ wish: { wishes } }: Clause): boolean =>
  (wishes.priceMin ?? wishes.priceMax) !== undefined || wishes.options !== undefined
