import { facets } from '../../knowledge/facets/facets.ts'
import { pageFacets } from '../../knowledge/facets/read-facets.ts'
import { deeds } from '../../language/said/said-lines.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { complaintShare } from '../troubles.ts'
import type { Act } from '../understanding/understanding.ts'
import type { Clause } from './clause.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import type { Row } from './frame-row.ts'

/** What is said beside what is wanted, and what is guessed to be that. */
const passing = new Set<Act>(['yes', 'no', 'small_talk', 'tell', 'thanks', 'unknown'])
const NONE = facets.indexOf('none')
/** As likely as this it is chatter, a riddle or a question that no shop answers. */
const CHATTER = 0.35
/** The same of what is off the shop's matters by its deed. */
const OFF = 0.3
/** As likely as this it need not be asked: "write me a poem". */
const SURELY_OFF = 0.45
const offDeeds = ['off', 'talk', 'who', 'tell', 'trick'] as const

/** "Who wins the cup?": asks nothing that a shop's pages tell, and names nothing of the shop. */
function asksNoShop(clause: Clause): boolean {
  const off = clause.share(['off']) ?? 0
  if (clause.reference.isIt || clause.ordinals.length > 0 || !(clause.isAsking || off >= SURELY_OFF)) return false
  const isChatter = (clause.share(offDeeds) ?? 0) >= CHATTER && !clause.namesGoods && !clause.hasKnownWords
  if (!isChatter && off < OFF) return false
  const shares = pageFacets.asked(clause.text, clause.scope.understanding.language)
  return shares.every((share, at) => at === NONE || share < (shares[NONE] ?? 0))
}

/** The row of the table for it. */
export const ofNoShop: Row = {
  frame: 'talk',
  when: 'it asks what no shop tells: "who wins the cup?"',
  does: 'says so',
  of: offDeeds,
  speaksTo: ['chat', 'pages'],
  holds: asksNoShop,
  move: (turn) => ({ say: [turn.say('off_topic')] }),
}

/** Less than this of a trouble, it is told of nothing that was bought. */
const LITTLE = 0.15
/** As likely as this a part of the message complains. */
const COMPLAINS = 0.25

/** "You are useless", while products are talked about or beside a wish: of the talk, and of no order. */
export function isOfTalk({ scope, text, before }: Clause): boolean {
  const { found, language, slots, roles } = scope.understanding
  if (slots.order_number !== undefined || before.topic === 'order' || scope.handOff.isWaiting) return false
  const complains = found.some(({ shares }) => (shares?.[deeds.indexOf('complain')] ?? 0) >= COMPLAINS)
  const isOfThing = wordsIn(text).some((word) => roles.get(word) === 't')
  const isBeside = found.some(({ act, clause }) => clause !== undefined && clause !== text && !passing.has(act))
  const isTalking = before.shown.length > 0 || before.focus !== null || before.search !== null || isBeside
  return complains && !isOfThing && isTalking && complaintShare(text, language) < LITTLE
}

/** Says sorry in one sentence; a person is offered where nothing else is wanted. */
export function apologise(turn: EngineTurn): Move {
  const isAlone = turn.scope.understanding.found.every(({ act }) => passing.has(act) || act === 'complaint')
  if (isAlone) turn.button('button_human')
  return { say: [turn.say('sorry_for_talk'), ...(isAlone ? [turn.say('offer_human')] : [])] }
}

const leaving = ['thanks', 'bye', 'no', 'talk', 'yes'] as const
const LEAVES = 0.7
const THANKS = 0.3
const GOES = 0.15

/** "Never mind, thanks", "I'll think about it, cheers": thanks and a farewell in one. */
const isLeaving = (clause: Clause): boolean =>
  (clause.share(leaving) ?? 0) >= LEAVES &&
  (clause.share(['thanks', 'bye']) ?? 0) >= THANKS &&
  !clause.isAsking &&
  !clause.namesGoods

/** The row of the table for it. */
export const ofLeaving: Row = {
  frame: 'talk',
  when: 'it lets the matter be, or thanks, in some words',
  does: 'says goodbye, or answers',
  of: ['thanks', 'bye'],
  holds: isLeaving,
  move: (turn) => ({ say: [turn.say((turn.clause.share(['bye', 'no']) ?? 0) >= GOES ? 'goodbye' : 'thanks')] }),
}
