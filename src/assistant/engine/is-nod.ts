import type { Wish } from './move-of.ts'

/** As likely as this it only says which one is taken. */
const LIKELY_PICKED = 0.5

/** "The blue one then. How long does it last?": chooses what the question behind it is about, and asks nothing itself. */
export const isNod = ({ clause }: Wish, all: readonly Wish[]): boolean =>
  !clause.isAsking &&
  (clause.share(['pick']) ?? 0) >= LIKELY_PICKED &&
  all.some(
    ({ clause: { movedTo, isQuestion }, row }) => movedTo !== null && isQuestion && row.frame === 'products shown',
  )
