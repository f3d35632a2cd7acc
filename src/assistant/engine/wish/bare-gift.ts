import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { LIKELY } from '../how-sure.ts'

/** A present, and not a word about what or for whom. */
const isBareGift = ({ wish, hasWords, hasValues, before }: Clause): boolean =>
  !wish.namesThing && !hasWords && !hasValues && !wish.hasAudience && before.search === null

/** The row of the table for it. */
export const ofBareGift: Row = {
  frame: 'talk',
  when: 'it wants a present, and tells nothing of whom it is for or what they like',
  does: 'asks for that',
  of: ['gift', 'find', 'tell'],
  speaksTo: ['wish', 'same'],
  holds: (clause) => clause.act === 'recommend' && (clause.isGift || clause.confidence >= LIKELY) && isBareGift(clause),
  move: askAboutGift,
}

/** A present for somebody: what they like, and how much it may cost, is asked first. */
function askAboutGift(turn: EngineTurn): Move {
  // What is told next belongs to this wish.
  turn.scope.state.search = { query: '', wishes: {}, isGift: true }
  turn.scope.state.pending = { kind: 'gift_likes', data: {} }
  return { say: [turn.say('gift_ask')] }
}
