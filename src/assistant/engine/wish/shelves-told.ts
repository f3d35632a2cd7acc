import type { Statement } from '../../statement.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import type { EngineTurn } from '../engine-turn.ts'

const MOST_BUTTONS = 4

/** "What do you sell?": the parts of the shop, each a button; where products have none, some of them are a beginning. */
export function shelvesTold(turn: EngineTurn, { shelves, more }: SearchResult): Statement {
  if (shelves.length > 1) {
    turn.scope.buttons.push(...shelves.slice(0, MOST_BUTTONS).map((name) => ({ label: name, value: name })))
    return turn.say('shelves', { shelves: turn.values(shelves) })
  }
  if (more > 0) turn.button('button_more')
  return turn.say('recommend_intro')
}
