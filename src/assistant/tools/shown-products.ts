import type { Card } from '../../conversations/turn.ts'
import type { DialogueState } from '../dialogue-state.ts'
import type { TurnScope } from '../turn-scope.ts'

const MOST_TALKED = 6
const MOST_SEEN = 50

/** A product becomes the one that is talked about. */
export function talkAbout(state: DialogueState, id: string): void {
  state.focus = id
  state.talked = [id, ...state.talked.filter((one) => one !== id)].slice(0, MOST_TALKED)
}

/** What was shown at any time, the last first: "the linen one" may be one of long ago. */
export function noteSeen(state: DialogueState, cards: readonly Card[]): void {
  const ids = cards.map(({ externalId }) => externalId)
  state.seen = [...new Set([...ids, ...(state.seen ?? [])])].slice(0, MOST_SEEN)
}

/** Notes what the shopper sees now: "the second one", "is it waterproof?" are about these. */
export function remember({ state }: TurnScope, cards: Card[], isMore = false): void {
  const former = isMore ? state.shown : []
  state.shown = [...former, ...cards.map(({ externalId }) => externalId)].slice(-50)
  noteSeen(state, cards)
  state.shownPrices = cards.flatMap(({ price }) => price ?? [])
  state.shownTitles = cards.map(({ title }) => title.slice(0, 100))
  state.compared = []
  state.focus = null
  if (cards.length === 1 && cards[0]) talkAbout(state, cards[0].externalId)
}

/** Notes products as those that are talked about, though no card shows them: what was bought with an order. */
export function recall(
  state: DialogueState,
  products: readonly { id: string; title: string; price: number | null }[],
): void {
  const ids = [...new Set(products.map(({ id }) => id))]
  if (ids.length === 0) return
  state.shown = ids.slice(0, MOST_SEEN)
  state.seen = [...new Set([...ids, ...(state.seen ?? [])])].slice(0, MOST_SEEN)
  state.shownPrices = products.flatMap(({ price }) => price ?? [])
  state.shownTitles = products.map(({ title }) => title.slice(0, 100))
  state.compared = []
  state.focus = null
  state.search = null
  if (ids.length === 1 && ids[0]) talkAbout(state, ids[0])
}
