import type { Card } from '../../conversations/turn.ts'
import type { TurnScope } from '../turn-scope.ts'

/** Notes what the shopper sees now: "the second one", "is it waterproof?" are about these. */
export function remember({ state }: TurnScope, cards: Card[], isMore = false): void {
  const former = isMore ? state.shown : []
  state.shown = [...former, ...cards.map(({ externalId }) => externalId)].slice(-50)
  state.shownPrices = cards.flatMap(({ price }) => price ?? [])
  state.shownTitles = cards.map(({ title }) => title.slice(0, 100))
  state.focus = cards.length === 1 ? (cards[0]?.externalId ?? null) : null
}
