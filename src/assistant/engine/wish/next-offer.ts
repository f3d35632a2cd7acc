import type { Statement } from '../../statement.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import type { EngineTurn } from '../engine-turn.ts'

/** Facets worth a question, in the order in which shoppers decide. */
const facets = ['size', 'color', 'material'] as const
const MAX_FACET_BUTTONS = 4

/** Offers what may be done with those found. */
export function offerNext(turn: EngineTurn, { products, more }: SearchResult): void {
  if (more > 0) turn.button('button_more')
  if (products.length >= 2) turn.button('button_compare')
}

/** The facet that splits the results best is asked for, when the shopper named none of it and there is much to choose from. */
export function narrowing(turn: EngineTurn, { products, more }: SearchResult): Statement | null {
  if (products.length < 4 && more === 0) return null
  const named = new Set(Object.keys(turn.scope.state.search?.wishes.options ?? {}))
  for (const facet of facets) {
    if (named.has(facet)) continue
    const values = new Map<string, number>()
    for (const { options } of products) {
      for (const value of options[facet] ?? []) values.set(value, (values.get(value) ?? 0) + 1)
    }
    const splitting = [...values].filter(([, count]) => count < products.length).sort((a, b) => b[1] - a[1])
    if (splitting.length < 2) continue
    for (const [value] of splitting.slice(0, MAX_FACET_BUTTONS)) {
      const { text } = turn.value(value)
      turn.scope.buttons.push({ label: text, value: text })
    }
    return turn.say('narrow', { facet: turn.phrase(`facet_${facet}`) })
  }
  return null
}
